"""A table as it shall be: changed in a copy, then in the store, and only then in its room."""

from collections.abc import Callable

import msgspec

from malecon.server.refusal import Refusal, unsaved
from malecon.server.service.rooms import GONE
from malecon.server.service.service import Service
from malecon.server.storage.failures import Conflict, Damaged, Failed
from malecon.server.storage.rows import Identity, Notice, SeatRow, TableChange, TableRow
from malecon.server.table import chat, permissions, seating, telling
from malecon.server.table.room import Room


class Draft(msgspec.Struct):
    """What people can change about a table; seats, state and who was removed until it begins."""

    table: TableRow
    seats: list[SeatRow]
    removed: dict[int, bool]

    def seats_of(self, me: Identity) -> list[int]:
        return seating.seats_of(self.seats, me)

    def check_open(self) -> None:
        """Refused if the game has begun, or never will."""
        permissions.check_open(self.table)


async def change(service: Service, room: Room, work: Callable[[Draft], None]) -> None:
    """Change a table, one command after another; a refusal or a failure has changed nothing."""
    async with room.changing:
        if room.is_gone:
            raise unsaved()
        draft = Draft(msgspec.structs.replace(room.table), room.copied_seats(), room.removed.copy())
        before = Draft(room.table, room.seats, room.removed)
        work(draft)
        if draft == before:
            return
        try:
            await _make(service, room, draft)
        except Damaged:
            service.met_damage(room.table.id)
            service.throw_away(room)
            raise
        except BaseException:  # it is built again from what is stored, whatever that is
            service.throw_away(room)
            raise
    room.send_table()
    await settle(service, room)


async def settle(service: Service, room: Room) -> None:
    """Welcome those again who now have other seats; who cannot be is to connect again."""
    if not room.unsettled:
        return
    try:
        lines = await service.store.chat(room.table.id, None, chat.LINES)
    except Failed:
        for subscriber in room.unsettled:
            subscriber.cut(GONE)
        return
    for subscriber in room.unsettled:
        room.settle(subscriber, chat.shown(room, lines, room.muted_by(subscriber.identity)))


async def _make(service: Service, room: Room, draft: Draft) -> None:
    if draft.table.state == "open" and seating.is_full(draft.seats):
        room.take_seats(draft.seats)  # saved in one with the first row
        room.begin()
        await room.until_saved()
        return
    table = draft.table
    changed = TableChange(table.id, table.listed, table.several, table.owner)
    if room.match_log is None:
        changed.seats, changed.state, changed.removed = draft.seats, table.state, draft.removed
        changed.notices = _invited(service, room, draft)
        changed.changed = table.changed = service.now()
    try:
        await service.store.change_table(changed)
    except Conflict:
        raise Refusal("table/begun", "The game has begun.") from None
    _apply(room, draft)


def _invited(service: Service, room: Room, draft: Draft) -> list[Notice]:
    """Those for whom a seat is kept that was not before."""
    before = {row.kept for row in room.seats}
    kept = [row for row in draft.seats if row.kept not in before]
    return telling.invitations(kept, service.now(), service.service_time() + service.notice_wait)


def _apply(room: Room, draft: Draft) -> None:
    table, made = room.table, draft.table
    table.listed, table.several = made.listed, made.several
    table.owner, table.owner_person = made.owner, made.owner_person
    if room.match_log is None:  # else the game itself goes on with them
        table.state, table.changed = made.state, made.changed
        room.saved_state = made.state
        room.removed = draft.removed
        room.take_seats(draft.seats)
