"""A table as clients see it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from malecon.games.chance import commitment
from malecon.games.own_components import is_ours
from malecon.games.registry import all_games
from malecon.server import wire
from malecon.server.refusal import WhyFrozen
from malecon.server.storage.rows import Identity, SeatRow, TableRow
from malecon.server.table import permissions, seating
from malecon.server.table.state import TableState

NOBODY_AWAY: Final[Mapping[int, str]] = MappingProxyType({})


def table(at: TableState, me: Identity | None) -> wire.Table:
    """A table in play as somebody sees it."""
    return described(at.table, at.seats, me, at, at.service_time())


def described(
    row: TableRow,
    seats: list[SeatRow],
    me: Identity | None,
    at: TableState | None = None,
    service: int = 0,
    *,
    frozen: WhyFrozen | None = None,
    holidays: Mapping[int, str] = NOBODY_AWAY,
) -> wire.Table:
    """A table as somebody sees it; the seed is shown when the game has ended.

    `holidays` are those of everybody, for a table where no room stands.
    """
    result = row.result if row.state in ("over", "stopped") else None
    shown = seating.called(seats)
    is_theirs = seating.is_theirs(row, seats, me)
    rated = row.rated and not seating.is_shared(seats)
    yours = [s.seat for s in seats if me and s.identity == me.id and s.state != "gone"]
    return wire.Table(
        table=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        options=row.options,
        own_components=row.game in all_games() and not is_ours(row.game, row.components),
        state=row.state,
        listed=row.listed,
        several=row.several,
        removed=bool(me and at and at.removed.get(me.id) is False),
        pace=msgspec.json.decode(row.pace, type=wire.Pace),
        owner=row.owner_person,
        commitment=commitment(row.seed),
        opened=row.opened,
        changed=row.changed,
        seats=[
            _seat(seat, shown, at, is_theirs, _holiday(row, seat, at, holidays), service)
            for seat in seats
        ],
        yours=yours,
        forked=wire.Forked(row.forked, row.forked_step) if row.forked else None,
        rematch=row.rematch,
        waiting=[int(seat) for seat in row.waiting] if frozen is None else [],
        heading=row.heading,
        phase=row.phase,
        left=max(0, row.due - service) if row.due is not None else None,
        votes=at.votes.shown() if at is not None else {},
        patience=at.patience if at is not None else 0,
        result=msgspec.json.decode(result, type=wire.Result) if result else None,
        frozen=frozen,
        club=row.club,
        paused=at.is_paused if at is not None else _is_paused(row, seats),
        rated=rated,
        coach=me is not None and bool(yours) and not permissions.why_no_coach(rated, seats, me),
    )


def _is_paused(row: TableRow, seats: list[SeatRow]) -> bool:
    """Of a table where nobody is."""
    return row.state == "running" and seating.is_left_to_bots(seats)


def _holiday(
    row: TableRow, seat: SeatRow, at: TableState | None, holidays: Mapping[int, str]
) -> str | None:
    """The last day of the holiday of who sits there, in a game that goes on."""
    if at is not None:
        return at.holidays.get(seat.seat)
    is_played = row.state == "running" and seat.state in seating.PEOPLE
    return holidays.get(seat.identity or 0) if is_played else None


def _seat(
    row: SeatRow,
    shown: dict[str, str],
    at: TableState | None,
    is_theirs: bool,
    holiday: str | None,
    service: int,
) -> wire.SeatInfo:
    is_person = row.state in seating.PEOPLE
    since = at.presence.since(row.identity) if at is not None and is_person else None
    return wire.SeatInfo(
        seat=row.seat,
        state=row.state,
        name=shown.get(row.person or "", row.name) if is_person else "",
        person=row.person if is_person else None,
        colour=row.colour,
        bot=row.bot,
        present=at is not None and row.identity is not None and at.is_present(row.identity),
        away=max(0, service - since) if since is not None else None,
        holiday=holiday,
        asked=at.asked_for(row.seat) if at is not None else None,
        kept=row.kept is not None,
        kept_for=row.kept_person if is_theirs else None,
        kept_name=row.kept_name if is_theirs else "",
    )
