"""Who is told what of a change at a table: by what its own seat was shown of it, no more."""

from collections.abc import Iterable, Iterator
from typing import Final

from malecon.server import identity, wire
from malecon.server.storage.rows import Notice, SeatRow
from malecon.server.table.seating import PEOPLE
from malecon.server.table.state import ENDED, TableState
from malecon.server.table.votes import SET

HOUR: Final = 3_600_000
WORTH_IT: Final = 2 * HOUR  # left, or nobody is warned that an hour is
RETIMED: Final = ("back", "holiday", "grace", "sit")  # rows after which a clock goes otherwise
STOOD_IN: Final = ("clock", "absent", "agreed")  # why a bot plays for who may not know


def notices(
    at: TableState, first: int, about: wire.RowInfo | None, now: int, service: int, wait: int
) -> list[Notice]:
    """What is told of the rows since `first`, each person once of each kind.

    `at.table.waiting` is still what was asked before. Who looks at the table needs no notice.
    """
    match_log = at.begun()
    found: dict[tuple[int | None, str], Notice] = {}
    for kind, seat in _told(at, about):
        who = at.seats[seat].identity
        if who is None or not match_log.is_news(seat, first):
            continue
        due = service + wait
        if kind == "hour_left":
            due = at.clocks.deadline_of(seat) - HOUR
        elif at.is_looking(who):
            continue
        id = identity.new_id(24)
        found.setdefault((who, kind), Notice(id, who, kind, seat, match_log.n(seat), now, due))
    return list(found.values())


def invitations(seats: Iterable[SeatRow], now: int, due: int) -> list[Notice]:
    """Those are invited for whom a seat is kept, each once."""
    kept = {row.kept: row.seat for row in seats if row.kept is not None and row.state == "open"}
    return [
        Notice(identity.new_id(24), who, "invitation", seat, 0, now, due)
        for who, seat in kept.items()
    ]


def reminder(at: TableState, seat: int, by: str, now: int, due: int) -> list[Notice]:
    """Who is asked is told so once more, by somebody whom it wants to hear from."""
    who = at.seats[seat].identity
    if who is None or (who, by) in at.mutes or at.is_looking(who):
        return []
    n = at.begun().n(seat)
    return [Notice(identity.new_id(24), who, "reminder", seat, n, now, due)]


def of_chat(at: TableState, by: int, person: str, now: int, due: int) -> list[Notice]:
    """Who is told of a line of chat: those who sit here, do not look, and want to read it."""
    others = {row.identity for row in at.seats if row.state in PEOPLE} - {by, None}
    return [
        Notice(identity.new_id(24), who, "chat", None, 0, now, due)
        for who in others
        if who is not None and not at.is_looking(who) and (who, person) not in at.mutes
    ]


def answered(at: TableState) -> list[int]:
    """The seats that were asked before and are not any more, or not their people."""
    return [
        seat
        for seat in map(int, at.table.waiting)
        if seat not in at.waiting or at.seats[seat].state != "person"
    ]


def retimed(about: wire.RowInfo | None) -> list[int]:
    """The seat whose clock goes otherwise from now on, so that its warning is wrong."""
    if about is None or about.seat is None or about.kind not in RETIMED:
        return []
    return [about.seat]


def _told(at: TableState, about: wire.RowInfo | None) -> Iterator[tuple[str, int]]:
    people = [row.seat for row in at.seats if row.state in PEOPLE]
    kind = about.kind if about is not None else ""
    if kind == "begin":
        yield from (("begun", seat) for seat in people)
    if at.table.state in ENDED and kind in ("over", "stopped"):
        yield from (("over", seat) for seat in people)
    if about is not None and about.seat is not None:
        if kind == "rematch" and about.agree and at.votes.is_first(kind, about.seat):
            asked_by = at.seats[about.seat].identity
            yield from (("rematch", s) for s in people if at.seats[s].identity != asked_by)
        if kind == "sit":
            yield "begun", about.seat
        if kind == "stand" and about.why in STOOD_IN:
            yield "stand_in", about.seat
    for seat in _newly_asked(at):
        yield "your_turn", seat
    for seat in _newly_timed(at, about):
        yield "hour_left", seat


def _newly_asked(at: TableState) -> list[int]:
    before = set(map(int, at.table.waiting))
    return [s for s in at.waiting if s not in before and at.seats[s].state == "person"]


def _newly_timed(at: TableState, about: wire.RowInfo | None) -> list[int]:
    """Those whose clock begins to run, if there is so much on it that a warning is of use."""
    if about is not None and about.kind == SET:
        seats = at.clocks.running
    else:
        seats = {*_newly_asked(at), *retimed(about)}
    return [seat for seat in sorted(seats & at.clocks.running) if at.clocks.left[seat] >= WORTH_IT]
