"""How much one identity, and all who come from one address, may open, list and keep here."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from malecon.server import calls, doors
from malecon.server.calls import Call
from malecon.server.house import House
from malecon.server.refusal import Refusal
from malecon.server.store import Identity, TableRow

STALE: Final = 86_400_000  # milliseconds until an open table that nobody is at leaves the lobby

Listed = Callable[[str], None]


class Lobby:
    """From where the open tables in the lobby were listed; one listing at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tables: dict[str, set[str]] = {}

    @asynccontextmanager
    async def place(self, house: House, me: Identity, address: str) -> AsyncIterator[Listed]:
        """A place for one more table, which is told by its id once it is listed."""
        async with self._lock:
            if await house.store.listed(me.id) >= house.limits.listed:
                raise Refusal("limit/listed", "You have too many open tables in the lobby.")
            here = self._tables[address] = await self._still_open(house, address)
            if len(here) >= house.limits.address_listed:
                said = "There are too many open tables in the lobby from where you are."
                raise Refusal("limit/listed", said)
            yield here.add

    async def _still_open(self, house: House, address: str) -> set[str]:
        found = await house.store.tables(sorted(self._tables.get(address, ())))
        return {row.id for row, _ in found if row.listed and row.state == "open"}


@asynccontextmanager
async def opening(call: Call, me: Identity, *, listed: bool) -> AsyncIterator[Listed]:
    """One more table, which is told by its id once it is open."""
    calls.house(call).gate.table(me.id, doors.address(call.scope))
    async with listing(call, me, listed) as told:
        yield told


@asynccontextmanager
async def listing(call: Call, me: Identity, comes_in: bool) -> AsyncIterator[Listed]:
    """One more open table in the lobby, if it comes in."""
    if not comes_in:
        yield lambda _: None
        return
    lobby: Lobby = call.app.state.lobby
    async with lobby.place(calls.house(call), me, doors.address(call.scope)) as told:
        yield told


def may_keep(call: Call, me: Identity) -> None:
    """One more record, which is a table, too."""
    calls.house(call).gate.record(me.id, doors.address(call.scope))


def is_shown(house: House, row: TableRow) -> bool:
    """Whether a listed table is worth showing: it plays, or somebody is or was there lately."""
    room = house.rooms.get(row.id)
    is_fresh = house.now() - row.changed < STALE
    return row.state != "open" or is_fresh or (room is not None and bool(room.guests))
