"""Who plays which seat: people, bots, and bots that stand in for people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from malecon.games.chance import commitment
from malecon.server import names, wire
from malecon.server.course import Viewer
from malecon.server.refusal import Refusal
from malecon.server.store import ChatRow, Identity, SeatRow, TableRow

if TYPE_CHECKING:
    from malecon.server.room import Room

Done = tuple[int, wire.RowInfo | None]

PEOPLE: Final = ("person", "stand-in", "resigned")
LATER: Final = 1 << 62  # than any time


def seats_of(seats: Sequence[SeatRow], me: Identity) -> list[int]:
    """The seats of a person, also those that a bot plays for it now."""
    return [s.seat for s in seats if s.identity == me.id and s.state not in ("open", "gone")]


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Whether no seat is open."""
    return all(row.state != "open" for row in seats)


def take(seat: SeatRow, me: Identity, now: int) -> None:
    """Somebody sits down."""
    seat.state, seat.identity, seat.name, seat.person = "person", me.id, me.name, me.person
    seat.bot, seat.since = None, now


def rename(seats: Sequence[SeatRow], me: Identity, now: int) -> None:
    """Somebody has another name."""
    for row in seats:
        if row.identity == me.id and row.name != me.name:
            row.name, row.since = me.name, now


def called(seats: Sequence[SeatRow], lines: Sequence[ChatRow] = ()) -> dict[str, str]:
    """By person what everybody is called at a table, and who has written there and is gone."""
    people = [
        (row.since, row.person, row.name) for row in seats if row.person and row.state in PEOPLE
    ]
    people += [(LATER, line.person, line.name) for line in lines if line.name]
    return names.told_apart(people)


def vacate(seats: list[SeatRow], identity: int) -> None:
    """Somebody gets up from all its seats."""
    for number, row in enumerate(seats):
        if row.identity == identity:
            seats[number] = SeatRow(row.seat, "open", row.colour)


def viewers(mine: list[int], hello: wire.Hello) -> list[Viewer]:
    """Whose eyes a guest sees with: those of its seats, or of a spectator."""
    if hello.seats is None:
        return list(mine) or [None]
    for seat in hello.seats:
        if seat not in mine:
            raise Refusal("seat/not-yours", f"Seat {seat + 1} is not yours.")
    return list(dict.fromkeys(hello.seats)) or [None]


def own(room: "Room", me: Identity, seat: int | None) -> int:
    """The seat that a person means."""
    mine = room.seats_of(me)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise Refusal("request/bad", "You have several seats here: say which one.")
    if seat is None or seat not in mine:
        raise Refusal("seat/not-yours", "That is not your seat.")
    return seat


def check_plays_itself(room: "Room", seat: int) -> None:
    """Who has a stand-in takes the seat back first."""
    state = room.seats[seat].state
    if state != "person":
        raise Refusal("move/not-asked", f"A bot plays seat {seat + 1} now ({state}).")


def bot_of(room: "Room", seat: int) -> str | None:
    """The bot that plays a seat now."""
    row = room.seats[seat]
    return row.bot if row.state in ("bot", "stand-in", "resigned", "gone") else None


def timed(room: "Room") -> set[int]:
    """The seats whose clocks run now."""
    if room.course is None or not room.is_running:
        return set()
    return {seat for seat in room.course.match.waiting if room.seats[seat].state == "person"}


def stand(room: "Room", me: Identity, seat: int | None, bot: str | None) -> Done:
    """A bot shall play for me, or for somebody who is asked and has long been away."""
    mine = room.seats_of(me)
    if seat is None or seat in mine:
        seat = own(room, me, seat)
        if room.seats[seat].state != "person":
            raise Refusal("move/not-asked", f"A bot plays seat {seat + 1} already.")
        return seat, put_stand_in(room, seat, bot, "asked")
    if not mine or seat >= len(room.seats):
        raise Refusal("seat/not-yours", "That is not your seat.")
    _check_absent(room, seat)
    return mine[0], put_stand_in(room, seat, bot, "absent")


def _check_absent(room: "Room", seat: int) -> None:
    assert room.course is not None
    away = room.presence.since(room.seats[seat].identity)
    asked = seat in room.course.match.waiting and room.seats[seat].state == "person"
    if not asked or away is None or room.host.service_time() - away < room.host.absent_after:
        raise Refusal("stand/present", f"Seat {seat + 1} is not held up by somebody long away.")


def put_stand_in(room: "Room", seat: int, bot: str | None, why: str) -> wire.RowInfo:
    """A bot plays a seat until its person comes back."""
    assert room.course is not None
    row = room.seats[seat]
    row.bot = room.host.default_bot(bot)
    row.state = "gone" if why == "deleted" else "stand-in"
    room.course.note("stand", seat, f"{row.bot} {why}")
    return wire.RowInfo("stand", seat, bot=row.bot, why=why)


def resign(room: "Room", seat: int, bot: str | None) -> Done:
    """A bot plays a seat for good."""
    assert room.course is not None
    row = room.seats[seat]
    if row.state == "resigned":
        raise Refusal("move/not-asked", f"Seat {seat + 1} has resigned already.")
    row.bot = room.host.default_bot(bot)
    row.state = "resigned"
    room.course.note("resign", seat, row.bot)
    return seat, wire.RowInfo("resign", seat, bot=row.bot)


def back(room: "Room", seat: int) -> Done:
    """A person takes its seat back."""
    assert room.course is not None
    row = room.seats[seat]
    if row.state != "stand-in":
        raise Refusal("move/not-asked", f"No bot stands in for seat {seat + 1} ({row.state}).")
    row.state, row.bot = "person", None
    room.clocks.give(seat, room.host.service_time())
    room.course.note("back", seat)
    return seat, wire.RowInfo("back", seat)


def table(room: "Room", me: Identity | None) -> wire.Table:
    """A table in play as somebody sees it."""
    return described(room.table, room.seats, me, room)


def described(
    row: TableRow, seats: list[SeatRow], me: Identity | None, room: "Room | None" = None
) -> wire.Table:
    """A table as somebody sees it; the seed is shown when the game has ended."""
    result = row.result if row.state in ("over", "stopped") else None
    shown = called(seats)
    return wire.Table(
        table=row.id,
        game=row.game,
        edition=row.edition,
        options=row.options,
        state=row.state,
        listed=row.listed,
        several=row.several,
        removed=bool(me and room and room.removed.get(me.id) is False),
        pace=msgspec.json.decode(row.pace, type=wire.Pace),
        owner=row.owner_person,
        commitment=commitment(row.seed),
        opened=row.opened,
        changed=row.changed,
        seats=[_seat(seat, shown, room) for seat in seats],
        yours=[s.seat for s in seats if me and s.identity == me.id and s.state != "gone"],
        forked=wire.Forked(row.forked, row.forked_step) if row.forked else None,
        rematch=row.rematch,
        waiting=[int(seat) for seat in row.waiting],
        heading=row.heading,
        result=msgspec.json.decode(result, type=wire.Result) if result else None,
    )


def _seat(row: SeatRow, shown: dict[str, str], room: "Room | None") -> wire.SeatInfo:
    is_person = row.state in PEOPLE
    return wire.SeatInfo(
        seat=row.seat,
        state=row.state,
        name=shown.get(row.person or "", row.name) if is_person else "",
        person=row.person if is_person else None,
        colour=row.colour,
        bot=row.bot,
        present=room is not None and row.identity is not None and room.is_present(row.identity),
    )
