"""Sitting down, getting up, and being forgotten."""

from malecon.server import identity
from malecon.server.refusal import Refusal
from malecon.server.service import owner
from malecon.server.service.draft import Draft, change
from malecon.server.service.service import Service
from malecon.server.storage.rows import Identity, SeatRow
from malecon.server.table import commands, permissions, seating
from malecon.server.table.room import Room
from malecon.server.workers import bots

EVERY = -1


def check(draft: Draft, me: Identity | None, seat: int | None, *, invited: bool) -> SeatRow | None:
    """The seat that somebody can take; None for who sits there already and names no other."""
    mine = draft.seats_of(me) if me is not None else []
    if seat is None and mine:
        return None
    if seat in mine:
        raise Refusal("seat/own", "You sit there already.")
    draft.check_open()
    if me is not None:
        permissions.check_welcome(draft.removed, me, invited=invited)
    permissions.check_one_more_seat(draft.table, me, mine)
    free = [row for row in draft.seats if row.state == "open" and seat in (None, row.seat)]
    if not free:
        raise Refusal("seat/taken", "That seat is taken.")
    welcome = [row for row in free if row.kept in (None, me and me.id)]
    if not welcome:
        raise Refusal("seat/kept", "That seat is kept for somebody else.")
    return min(welcome, key=lambda row: row.kept is None)


async def sit(
    service: Service,
    me: Identity,
    room: Room,
    seat: int | None,
    *,
    invited: bool = False,
    colour: str | None = None,
) -> None:
    """Sit down on a seat, or on the first open one; a bot makes room for the colour chosen."""

    def take(draft: Draft) -> None:
        row = check(draft, me, seat, invited=invited)
        if row is None:
            return
        taken = {other.colour for other in draft.seats if other.state not in ("open", "bot")}
        row.colour = identity.free_colour(colour or me.colour, taken)
        seating.take(row, me, service.now())
        draft.removed.pop(me.id, None)
        _recolour(draft.seats)

    await change(service, room, take)


async def decline(service: Service, me: Identity, room: Room) -> None:
    """Let others have the seats that are kept for somebody."""

    def release(draft: Draft) -> None:
        draft.check_open()
        for row in draft.seats:
            if row.kept == me.id:
                seating.release(row)

    await change(service, room, release)


async def leave(service: Service, me: Identity, room: Room, seat: int) -> None:
    """Get up; in a running game a bot stands in."""
    if room.match_log is None:
        await change(service, room, lambda draft: _get_up(draft, me, seat))
        return
    seat = permissions.own_seat(room.seats_of(me), seat)
    if not room.is_running:
        raise Refusal("table/over", "The game has ended.")
    if room.seats[seat].state == "person":
        room.change(commands.stand_in(room, seat, None, "left"), me.id)
        await room.until_saved()


def _get_up(draft: Draft, me: Identity, seat: int) -> None:
    if seat not in draft.seats_of(me):
        raise Refusal("seat/not-yours", "That is not your seat.")
    draft.check_open()
    draft.seats[seat] = SeatRow(seat, "open", draft.seats[seat].colour)
    if not draft.seats_of(me):
        owner.hand_on(draft, me.id)


async def forget(service: Service, me: Identity) -> None:
    """Bots take the seats of who wants to be forgotten, and others its tables."""
    store = service.store
    mine = [
        table
        for state in ("open", "running")
        for table in await store.tables_of(me.id, state, None, EVERY)
    ]
    for table in mine:
        try:
            room = await service.room(table)
        except Refusal as refusal:
            if refusal.error not in ("table/frozen", "not-found"):
                raise
            continue  # nobody can be told; the store itself sees to the seats
        await _vacate(service, me, room)
    await store.forget_identity(me.id, bots.default())
    for room in list(service.rooms.values()):
        if any(me.id in (seat.identity, seat.kept) for seat in room.seats):
            service.throw_away(room)  # names are read anew


async def _vacate(service: Service, me: Identity, room: Room) -> None:
    def go(draft: Draft) -> None:
        if draft.table.state == "open":
            seating.vacate(draft.seats, me.id)
        owner.hand_on(draft, me.id)

    await change(service, room, go)
    for seat in room.seats_of(me):
        if room.is_running:
            room.change(commands.stand_in(room, seat, None, "deleted"), None)
            await room.until_saved()


def _recolour(seats: list[SeatRow]) -> None:
    """Open seats and bots make room for the colours that people have."""
    taken = {row.colour for row in seats if row.state == "person"}
    for row in seats:
        if row.state != "person":
            row.colour = identity.free_colour(row.colour, taken)
            taken.add(row.colour)
