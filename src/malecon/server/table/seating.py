"""Who plays which seat: people, bots, and bots that stand in for people."""

from collections.abc import Sequence
from typing import Final

from malecon.server import names
from malecon.server.storage.rows import ChatRow, Identity, SeatRow, TableRow

PEOPLE: Final = ("person", "stand-in", "resigned")
LATER: Final = 1 << 62  # than any time


def seats_of(seats: Sequence[SeatRow], me: Identity) -> list[int]:
    """The seats of a person, also those that a bot plays for it now."""
    return [s.seat for s in seats if s.identity == me.id and s.state not in ("open", "gone")]


def is_shared(seats: Sequence[SeatRow]) -> bool:
    """Whether one person has several seats, so that the game is nobody's to be rated by."""
    people = [row.identity for row in seats if row.identity is not None]
    return len(set(people)) < len(people)


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Whether no seat is open."""
    return all(row.state != "open" for row in seats)


def is_left_to_bots(seats: Sequence[SeatRow]) -> bool:
    """Whether everybody who could still play has a stand-in."""
    states = {row.state for row in seats}
    return "stand-in" in states and "person" not in states


def take(seat: SeatRow, me: Identity, now: int) -> None:
    """Somebody sits down."""
    seat.state, seat.identity, seat.name, seat.person = "person", me.id, me.name, me.person
    seat.bot, seat.since = None, now
    release(seat)


def keep(seat: SeatRow, who: Identity) -> None:
    """An open seat is kept for somebody."""
    seat.state, seat.bot = "open", None
    seat.kept, seat.kept_name, seat.kept_person = who.id, who.name, who.person


def release(seat: SeatRow) -> None:
    """A seat is kept for nobody any more."""
    seat.kept, seat.kept_name, seat.kept_person = None, "", None


def is_theirs(table: TableRow, seats: Sequence[SeatRow], me: Identity | None) -> bool:
    """Whether a table is somebody's: as its owner, on a seat, or by one that is kept for it."""
    if me is None:
        return False
    is_kept = any(row.kept == me.id for row in seats)
    return table.owner == me.id or is_kept or bool(seats_of(seats, me))


def rename(seats: Sequence[SeatRow], me: Identity, now: int) -> None:
    """Somebody has another name."""
    for row in seats:
        if row.identity == me.id and row.name != me.name:
            row.name, row.since = me.name, now
        if row.kept == me.id:
            row.kept_name = me.name


def is_called_otherwise(seat: SeatRow, me: Identity) -> bool:
    """Whether a seat has or is kept for somebody under an earlier name."""
    is_old = seat.identity == me.id and seat.name != me.name
    return is_old or (seat.kept == me.id and seat.kept_name != me.name)


def called(seats: Sequence[SeatRow], lines: Sequence[ChatRow] = ()) -> dict[str, str]:
    """By person what everybody is called at a table, and who has written there and is gone."""
    people = [
        (row.since, row.person, row.name) for row in seats if row.person and row.state in PEOPLE
    ]
    people += [(LATER, line.person, line.name) for line in lines if line.name]
    return names.told_apart(people)


def vacate(seats: list[SeatRow], identity: int) -> None:
    """Somebody gets up from all its seats, and none is kept for it."""
    for number, row in enumerate(seats):
        if row.identity == identity:
            seats[number] = SeatRow(row.seat, "open", row.colour)
        if row.kept == identity:
            release(row)


def bot_of(row: SeatRow) -> str | None:
    """The bot that plays a seat now."""
    return row.bot if row.state in ("bot", "stand-in", "resigned", "gone") else None
