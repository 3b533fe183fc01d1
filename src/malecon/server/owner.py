"""What the owner of a table may do, and who owns it next."""

from typing import Final

from malecon.server import identity, seating
from malecon.server.draft import Draft, change
from malecon.server.house import House
from malecon.server.refusal import Refusal
from malecon.server.room import Room
from malecon.server.store import Identity, SeatRow, TableRow

INVITATION: Final = "invitation"
WATCH: Final = "watch"
REMOVED: Final = 1008  # the close code of who may not be here


def check(table: TableRow, me: Identity) -> None:
    """The one place that says who may do what only the owner may."""
    if table.owner != me.id:
        raise Refusal("table/not-yours", "Only who owns the table may do that.")


async def put_bot(house: House, me: Identity, room: Room, seat: int, bot: str | None) -> None:
    """Put a bot on an open seat, or take it away."""
    name = None if bot is None else house.default_bot(bot)

    def put(draft: Draft) -> None:
        check(draft.table, me)
        draft.check_open()
        row = _seat(draft, seat)
        if row.state not in ("open", "bot"):
            raise Refusal("seat/taken", "Somebody sits there.")
        row.bot = name
        row.state = "open" if name is None else "bot"

    await change(house, room, put)


async def begin(house: House, me: Identity, room: Room, bot: str | None) -> None:
    """Begin with bots on the open seats."""
    name = house.default_bot(bot)

    def fill(draft: Draft) -> None:
        check(draft.table, me)
        draft.check_open()
        for row in draft.seats:
            if row.state == "open":
                row.state, row.bot = "bot", name

    await change(house, room, fill)


async def list_table(
    house: House, me: Identity, room: Room, listed: bool, several: bool | None
) -> None:
    """Show in the lobby or not, and whether one person may take several seats there."""

    def put(draft: Draft) -> None:
        check(draft.table, me)
        if listed and draft.table.state == "closed":
            draft.check_open()
        draft.table.listed = listed
        if several is not None:
            draft.table.several = several

    await change(house, room, put)


async def remove(house: House, me: Identity, room: Room, seat: int) -> None:
    """Ask who sits there to go; only a new invitation lets that person come back."""
    gone: set[int] = set()

    def empty(draft: Draft) -> None:
        check(draft.table, me)
        draft.check_open()
        row = _seat(draft, seat)
        if row.state != "person" or row.identity is None:
            raise Refusal("seat/empty", "Nobody sits there.")
        if row.identity == me.id:
            raise Refusal("seat/own", "That is your own seat; get up by leaving.")
        gone.add(row.identity)
        draft.removed[row.identity] = False
        seating.vacate(draft.seats, row.identity)

    await change(house, room, empty)
    if not room.table.listed:
        for guest in list(room.guests):  # told by now, and not to see any more of it
            if guest.identity is not None and guest.identity.id in gone:
                guest.cut(REMOVED)


async def close(house: House, me: Identity, room: Room) -> None:
    """Close a table that has not begun: its links are void, and nobody can sit down."""

    def shut(draft: Draft) -> None:
        check(draft.table, me)
        draft.check_open()
        _close(draft)

    await change(house, room, shut)


async def pass_on(
    house: House, me: Identity, room: Room, seat: int | None, person: str | None
) -> None:
    """Make somebody who sits there the owner."""
    check(room.table, me)
    heir = _named(room, seat, person)
    if await house.store.owned(heir) >= house.limits.tables:
        raise Refusal("limit/tables", "That person has too many open or running tables.")

    def give(draft: Draft) -> None:
        check(draft.table, me)
        if draft.table.state == "closed":
            draft.check_open()
        seats = [row for row in draft.seats if row.identity == heir and _is_person(row)]
        if not seats:
            raise Refusal("seat/empty", "Nobody sits there any more.")
        _give(draft, seats[0])

    await change(house, room, give)


def hand_on(draft: Draft, leaving: int) -> None:
    """Who has sat there longest owns the table that its owner leaves; without one it closes."""
    if draft.table.owner != leaving:
        return
    heirs = [row for row in draft.seats if _is_person(row) and row.identity != leaving]
    if heirs:
        _give(draft, min(heirs, key=lambda row: (row.since, row.seat)))
    elif draft.table.state == "open":
        _close(draft)
    else:
        draft.table.owner, draft.table.owner_person = None, ""


async def new_link(house: House, me: Identity, room: Room, kind: str) -> str:
    """A new link in the place of the old one; an invitation is for who was removed, too."""
    token = identity.new_secret()
    async with room.changing:
        _check_links(room, me)
        await house.store.set_token(kind, room.table.id, identity.digest(token))
        if kind == INVITATION:
            room.removed = dict.fromkeys(room.removed, True)
    return token


async def drop_link(house: House, me: Identity, room: Room, kind: str) -> None:
    """No link any more."""
    async with room.changing:
        _check_links(room, me)
        await house.store.set_token(kind, room.table.id, None)


def _check_links(room: Room, me: Identity) -> None:
    check(room.table, me)
    if room.table.state == "closed":
        raise Refusal("table/closed", "The table was closed.")


def _named(room: Room, seat: int | None, person: str | None) -> int:
    """The identity that is meant by a seat or by a person."""
    if (seat is None) == (person is None):
        raise Refusal("request/bad", "Say either the seat or the person.")
    for row in room.seats:
        if _is_person(row) and row.identity is not None and seat in (None, row.seat):
            if person in (None, row.person):
                return row.identity
    raise Refusal("seat/empty", "Nobody sits there.")


def _seat(draft: Draft, seat: int) -> SeatRow:
    if seat >= len(draft.seats):
        raise Refusal("seats/bad", f"There is no seat {seat}.")
    return draft.seats[seat]


def _is_person(row: SeatRow) -> bool:
    return row.state in seating.PEOPLE


def _give(draft: Draft, row: SeatRow) -> None:
    draft.table.owner, draft.table.owner_person = row.identity, row.person or ""


def _close(draft: Draft) -> None:
    draft.table.state = "closed"
    draft.table.listed = False
