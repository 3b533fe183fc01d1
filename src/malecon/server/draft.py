"""A table as it shall be: changed in a copy, then in the store, and only then in its room."""

from collections.abc import Callable

import msgspec

from malecon.server import seating
from malecon.server.house import House
from malecon.server.refusal import Refusal, unsaved
from malecon.server.room import Room, settled
from malecon.server.store import Change, Conflict, Identity, SeatRow, TableRow


class Draft(msgspec.Struct):
    """What people can change about a table; seats, state and who was removed until it begins."""

    table: TableRow
    seats: list[SeatRow]
    removed: dict[int, bool]

    def seats_of(self, me: Identity) -> list[int]:
        return seating.seats_of(self.seats, me)

    def check_open(self) -> None:
        """Refused if the game has begun, or never will."""
        if self.table.state == "closed":
            raise Refusal("table/closed", "The table was closed.")
        if self.table.state != "open":
            raise Refusal("table/begun", "The game has begun.")


async def change(house: House, room: Room, work: Callable[[Draft], None]) -> None:
    """Change a table, one wish after another; a refusal or a failure has changed nothing."""
    async with room.changing:
        if room.is_gone:
            raise unsaved()
        draft = Draft(msgspec.structs.replace(room.table), room.copied_seats(), room.removed.copy())
        before = Draft(room.table, room.seats, room.removed)
        work(draft)
        if draft == before:
            return
        try:
            await _make(house, room, draft)
        except BaseException:  # it is built again from what is stored, whatever that is
            house.throw_away(room)
            raise
    room.tell_table()


async def _make(house: House, room: Room, draft: Draft) -> None:
    if draft.table.state == "open" and seating.is_full(draft.seats):
        room.take_seats(draft.seats)  # saved in one with the first row
        room.begin()
        await settled(room)
        return
    table = draft.table
    changed = Change(table.id, table.listed, table.several, table.owner)
    if room.course is None:
        changed.seats, changed.state, changed.removed = draft.seats, table.state, draft.removed
        changed.changed = table.changed = house.now()
    try:
        await house.store.change_table(changed)
    except Conflict:
        raise Refusal("table/begun", "The game has begun.") from None
    _apply(room, draft)


def _apply(room: Room, draft: Draft) -> None:
    table, made = room.table, draft.table
    table.listed, table.several = made.listed, made.several
    table.owner, table.owner_person = made.owner, made.owner_person
    if room.course is None:  # else the game itself goes on with them
        table.state, table.changed = made.state, made.changed
        room.saved_state = made.state
        room.removed = draft.removed
        room.take_seats(draft.seats)
