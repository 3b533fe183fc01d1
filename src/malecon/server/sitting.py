"""Sitting down, getting up, and being forgotten."""

from malecon.server import identity, owner, seating
from malecon.server.draft import Draft, change
from malecon.server.house import House
from malecon.server.refusal import Refusal
from malecon.server.room import Room, settled
from malecon.server.store import Identity, SeatRow

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
        _check_welcome(draft, me, invited)
    table = draft.table
    if mine and table.listed and not table.several and (me is None or table.owner != me.id):
        raise Refusal(
            "seat/one", "At a listed table everybody has one seat, unless its owner says otherwise."
        )
    free = [row for row in draft.seats if row.state == "open" and seat in (None, row.seat)]
    if not free:
        raise Refusal("seat/taken", "That seat is taken.")
    return free[0]


def _check_welcome(draft: Draft, me: Identity, invited: bool) -> None:
    """Who was removed comes back by a newer invitation only."""
    was_removed = me.id in draft.removed
    if was_removed and not (invited and draft.removed[me.id]):
        raise Refusal(
            "table/removed", "The owner has removed you; only a new invitation lets you in."
        )


async def sit(
    house: House, me: Identity, room: Room, seat: int | None, *, invited: bool = False
) -> None:
    """Sit down on a seat, or on the first open one."""

    def take(draft: Draft) -> None:
        row = check(draft, me, seat, invited=invited)
        if row is None:
            return
        taken = {other.colour for other in draft.seats if other.state != "open"}
        row.colour = identity.free_colour(me.colour, taken)
        seating.take(row, me, house.now())
        draft.removed.pop(me.id, None)
        _recolour(draft.seats)

    await change(house, room, take)


async def leave(house: House, me: Identity, room: Room, seat: int) -> None:
    """Get up; in a running game a bot stands in."""
    if room.course is None:
        await change(house, room, lambda draft: _get_up(draft, me, seat))
        return
    seat = seating.own(room, me, seat)
    if not room.is_running:
        raise Refusal("table/over", "The game has ended.")
    if room.seats[seat].state == "person":
        first = room.course.rows
        room.commit(first, me.id, seating.put_stand_in(room, seat, None, "left"))
        await settled(room)


def _get_up(draft: Draft, me: Identity, seat: int) -> None:
    if seat not in draft.seats_of(me):
        raise Refusal("seat/not-yours", "That is not your seat.")
    draft.check_open()
    draft.seats[seat] = SeatRow(seat, "open", draft.seats[seat].colour)
    if not draft.seats_of(me):
        owner.hand_on(draft, me.id)


async def forget(house: House, me: Identity) -> None:
    """Bots take the seats of who wants to be forgotten, and others its tables."""
    store = house.store
    mine = [
        table
        for state in ("open", "running")
        for table in await store.tables_of(me.id, state, None, EVERY)
    ]
    for table in mine:
        try:
            room = await house.room(table)
        except Refusal as refusal:
            if refusal.error not in ("table/damaged", "not-found"):
                raise
            continue  # nobody plays there any more, and nobody need be seen off
        await _vacate(house, me, room)
    await store.forget_identity(me.id)
    for room in list(house.rooms.values()):
        if any(seat.identity == me.id for seat in room.seats):
            house.throw_away(room)  # names are read anew


async def _vacate(house: House, me: Identity, room: Room) -> None:
    def go(draft: Draft) -> None:
        if draft.table.state == "open":
            seating.vacate(draft.seats, me.id)
        owner.hand_on(draft, me.id)

    await change(house, room, go)
    for seat in room.seats_of(me):
        if room.is_running and room.course is not None:
            first = room.course.rows
            room.commit(first, None, seating.put_stand_in(room, seat, None, "deleted"))
            await settled(room)


def _recolour(seats: list[SeatRow]) -> None:
    """Open seats and bots make room for the colours that people have."""
    taken = {row.colour for row in seats if row.state == "person"}
    for row in seats:
        if row.state != "person":
            row.colour = identity.free_colour(row.colour, taken)
            taken.add(row.colour)
