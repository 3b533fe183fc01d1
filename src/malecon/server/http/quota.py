"""How much one identity, and all who come from one address, may open, list and keep here."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call
from malecon.server.refusal import Refusal
from malecon.server.service.service import Service
from malecon.server.storage.rows import Identity, TableRow

STALE: Final = 86_400_000  # milliseconds until an open table that nobody is at leaves the lobby

Listed = Callable[[str], None]


class Lobby:
    """From where the open tables in the lobby were listed; one listing at a time."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tables: dict[str, set[str]] = {}

    @asynccontextmanager
    async def place(self, service: Service, me: Identity, address: str) -> AsyncIterator[Listed]:
        """A place for one more table, which is told by its id once it is listed."""
        async with self._lock:
            if await service.store.listed(me.id) >= service.limits.listed:
                raise Refusal("limit/listed", "You have too many open tables in the lobby.")
            here = self._tables[address] = await self._still_open(service, address)
            if len(here) >= service.limits.address_listed:
                said = "There are too many open tables in the lobby from where you are."
                raise Refusal("limit/listed", said)
            yield here.add

    async def _still_open(self, service: Service, address: str) -> set[str]:
        found = await service.store.tables(sorted(self._tables.get(address, ())))
        return {row.id for row, _ in found if row.listed and row.state == "open"}


@asynccontextmanager
async def opening(call: Call, me: Identity, *, listed: bool) -> AsyncIterator[Listed]:
    """One more table, which is told by its id once it is open."""
    requests.service(call).gate.table(me.id, middleware.address(call.scope))
    async with listing(call, me, listed) as told:
        yield told


@asynccontextmanager
async def listing(call: Call, me: Identity, comes_in: bool) -> AsyncIterator[Listed]:
    """One more open table in the lobby, if it comes in."""
    if not comes_in:
        yield lambda _: None
        return
    lobby: Lobby = call.app.state.lobby
    async with lobby.place(requests.service(call), me, middleware.address(call.scope)) as told:
        yield told


def may_keep(call: Call, me: Identity) -> None:
    """One more record, which is a table, too."""
    requests.service(call).gate.record(me.id, middleware.address(call.scope))


def is_shown(service: Service, row: TableRow) -> bool:
    """Whether a listed table is worth showing: it plays, or somebody is or was there lately."""
    room = service.rooms.get(row.id)
    is_fresh = service.now() - row.changed < STALE
    return row.state != "open" or is_fresh or (room is not None and bool(room.subscribers))
