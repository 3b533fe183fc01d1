"""What becomes of notices that are due for a channel: now, together, later, or not at all."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from malecon.server import identity
from malecon.server.notices import quiet
from malecon.server.paces import HOUR, Pace, is_days
from malecon.server.storage.notices import Batch, ChannelRow, Sorted, Waiting
from malecon.server.wire.notices import NoticeSettings, Ways

TOGETHER: Final = 50  # notices in a batch
SOON: Final = HOUR // 2  # before quiet hours begin
URGENT: Final = ("hour_left",)  # what does not wait for company


class NoticePauses(Struct, frozen=True):
    """In milliseconds: how long a notice waits for an answer, and a channel between two."""

    mail_wait: int
    gap: int
    mail_gap: int


def ways_of(settings: NoticeSettings, pace: bytes, in_league: bool) -> Ways:
    """The ways that somebody has chosen for tables of a pace, as it is stored, or of a league."""
    if in_league:
        return settings.league
    return settings.days if is_days(msgspec.json.decode(pace, type=Pace)) else settings.live


def is_wanted(notice: Waiting, channel: ChannelRow, settings: NoticeSettings) -> bool:
    """Whether somebody wants to be told of this in this way."""
    ways = ways_of(settings, notice.pace, notice.in_league)
    kind = "your_turn" if notice.kind == "reminder" else notice.kind
    return kind in settings.about and channel.kind in ways


def planned(
    channel: ChannelRow,
    waiting: Sequence[Waiting],
    settings: NoticeSettings,
    is_looking: Callable[[int, str], bool],
    pauses: NoticePauses,
    now: int,
    service: int,
) -> Sorted:
    """A plan for one channel; `now` is the time of day, `service` what pauses are measured by."""
    plan = Sorted(None, [], {}, {})
    silence = quiet.until_end(settings.quiet, settings.zone, now)
    gap = pauses.mail_gap if channel.kind == "mail" else pauses.gap
    rest = 0 if channel.told is None else channel.told + gap - service
    for notice in waiting:
        unanswered = now - notice.at
        if not is_wanted(notice, channel, settings):
            plan.dropped[notice.id] = "unwanted"
        elif is_looking(channel.identity, notice.table):
            plan.dropped[notice.id] = "seen"
        elif silence:
            plan.later[notice.id] = service + silence
        elif notice.kind in URGENT:
            plan.taken.append(notice.id)
        elif channel.kind == "mail" and unanswered < pauses.mail_wait:
            plan.later[notice.id] = service + pauses.mail_wait - max(0, unanswered)
        elif rest > 0:
            plan.later[notice.id] = service + rest
        else:
            plan.taken.append(notice.id)
    for late in plan.taken[TOGETHER:]:
        plan.later[late] = service + gap
    plan.taken = plan.taken[:TOGETHER]
    if plan.taken:
        plan.batch = Batch(new_id(), channel.id, channel.identity, now, service)
    return plan


def comes_before_bed(notice: Waiting, settings: NoticeSettings, now: int, service: int) -> bool:
    """Whether a warning would fall into quiet hours that are about to begin."""
    when = now + notice.due - service

    def is_quiet(at: int) -> bool:
        return quiet.until_end(settings.quiet, settings.zone, at) > 0

    return is_quiet(when) and not is_quiet(now) and is_quiet(now + SOON)


def new_id() -> str:
    """An id that nobody guesses, in letters that every protocol takes."""
    return identity.new_id(24)
