"""What the owner of a table may do, and who owns it next."""

from typing import Final

from malecon.server import identity
from malecon.server.refusal import Refusal
from malecon.server.service.draft import Draft, change
from malecon.server.service.service import Service
from malecon.server.storage.rows import Identity, SeatRow
from malecon.server.table import permissions, seating
from malecon.server.table.opening import INVITATION
from malecon.server.table.room import Room
from malecon.server.workers import bots

REMOVED: Final = 1008  # the close code of who may not be here


async def put_bot(
    service: Service, me: Identity, room: Room, seat: int, bot: str | None,
    person: Identity | None = None, *, leads: bool = False,
) -> None:  # fmt: skip
    """Put a bot on an open seat, keep the seat for a person, or let anybody take it."""
    name = None if bot is None else bots.named(bot)

    def put(draft: Draft) -> None:
        permissions.check_owner(draft.table, me, leads=leads)
        draft.check_open()
        row = _seat(draft, seat)
        if row.state not in ("open", "bot"):
            raise Refusal("seat/taken", "Somebody sits there.")
        row.bot = name
        row.state = "open" if name is None else "bot"
        seating.release(row)
        if person is not None and name is None:
            seating.keep(row, person)
            draft.removed.pop(person.id, None)

    await change(service, room, put)


async def begin(
    service: Service, me: Identity, room: Room, bot: str | None, *, leads: bool = False
) -> None:
    """Begin with bots on the open seats."""
    name = bots.named(bot)

    def fill(draft: Draft) -> None:
        permissions.check_owner(draft.table, me, leads=leads)
        draft.check_open()
        for row in draft.seats:
            if row.state == "open":
                row.state, row.bot = "bot", name
                seating.release(row)

    await change(service, room, fill)


async def list_table(
    service: Service, me: Identity, room: Room, listed: bool, several: bool | None
) -> None:
    """Show in the lobby or not, and whether one person may take several seats there."""

    def put(draft: Draft) -> None:
        permissions.check_owner(draft.table, me)
        if listed and draft.table.state == "closed":
            draft.check_open()
        if listed and draft.table.club is not None:
            raise Refusal("club/members", "A table of a club is for its members alone.")
        draft.table.listed = listed
        if several is not None:
            draft.table.several = several

    await change(service, room, put)


async def remove(
    service: Service, me: Identity, room: Room, seat: int, *, leads: bool = False
) -> None:
    """Ask who sits there to go; only a new invitation lets that person come back."""
    gone: set[int] = set()

    def empty(draft: Draft) -> None:
        permissions.check_owner(draft.table, me, leads=leads)
        draft.check_open()
        row = _seat(draft, seat)
        if row.state != "person" or row.identity is None:
            raise Refusal("seat/empty", "Nobody sits there.")
        if row.identity == me.id:
            raise Refusal("seat/own", "That is your own seat; get up by leaving.")
        gone.add(row.identity)
        draft.removed[row.identity] = False
        seating.vacate(draft.seats, row.identity)

    await change(service, room, empty)
    if not room.table.listed:
        for subscriber in list(room.subscribers):  # told by now, and not to see any more of it
            if subscriber.identity is not None and subscriber.identity.id in gone:
                subscriber.cut(REMOVED)


async def swap(
    service: Service, me: Identity, room: Room, one: int, other: int, *, leads: bool = False
) -> None:
    """Who sits on two seats changes places, before the game begins."""

    def put(draft: Draft) -> None:
        permissions.check_owner(draft.table, me, leads=leads)
        draft.check_open()
        first, second = _seat(draft, one), _seat(draft, other)
        first.seat, second.seat = second.seat, first.seat
        draft.seats.sort(key=lambda row: row.seat)

    await change(service, room, put)


async def close(service: Service, me: Identity, room: Room, *, leads: bool = False) -> None:
    """Close a table that has not begun: its links are void, and nobody can sit down."""

    def shut(draft: Draft) -> None:
        permissions.check_owner(draft.table, me, leads=leads)
        draft.check_open()
        _close(draft)

    await change(service, room, shut)


async def pass_on(
    service: Service, me: Identity, room: Room, seat: int | None, person: str | None
) -> None:
    """Make somebody who sits there the owner."""
    permissions.check_owner(room.table, me)
    heir = _named(room, seat, person)
    if await service.store.owned(heir) >= service.limits.tables:
        raise Refusal("limit/tables", "That person has too many open or running tables.")

    def give(draft: Draft) -> None:
        permissions.check_owner(draft.table, me)
        if draft.table.state == "closed":
            draft.check_open()
        seats = [row for row in draft.seats if row.identity == heir and _is_person(row)]
        if not seats:
            raise Refusal("seat/empty", "Nobody sits there any more.")
        _give(draft, seats[0])

    await change(service, room, give)


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


async def new_link(service: Service, me: Identity, room: Room, kind: str) -> str:
    """A new link in the place of the old one; an invitation is for who was removed, too."""
    token = identity.new_secret()
    async with room.changing:
        permissions.check_links(room.table, me)
        await service.store.set_token(kind, room.table.id, identity.digest(token))
        if kind == INVITATION:
            room.removed = dict.fromkeys(room.removed, True)
    return token


async def drop_link(service: Service, me: Identity, room: Room, kind: str) -> None:
    """No link any more."""
    async with room.changing:
        permissions.check_links(room.table, me)
        await service.store.set_token(kind, room.table.id, None)


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
