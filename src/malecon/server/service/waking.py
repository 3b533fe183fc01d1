"""Which tables are woken though nobody comes: those whose clock is due, and those that go on.

A table goes on by itself where a bot is asked, where all seats are taken and the game is to begin,
and where all want a rematch. The store knows both by an index, so that all other tables sleep.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from malecon.server.storage.store import Store
from malecon.server.table.room import Room

LOOK: Final = 0.5  # seconds between two looks for clocks that are due
AHEAD: Final = 2_000  # milliseconds that a table is woken before its clock is at zero
PASS: Final = 5.0  # seconds between two looks at all tables that go on
SOME: Final = 100  # tables in one look
BUSY: Final = (
    500  # rooms without subscribers; if there are more, tables that go on wait for their turn
)
ASIDE: Final = 600.0  # seconds that a table which cannot be built is left alone


class Waking:
    """Two loops; `wake` says whether a table's room stands now."""

    def __init__(
        self, store: Store, rooms: Mapping[str, Room], wake: Callable[[str], Awaitable[bool]],
        service_time: Callable[[], int], is_fallen: Callable[[str], bool],
    ) -> None:  # fmt: skip
        self._store = store
        self._rooms = rooms
        self._wake = wake
        self._service_time = service_time
        self._is_fallen = is_fallen  # and is built again by who knows when
        self._aside: dict[str, float] = {}

    async def look_for_due(self) -> None:
        """Clocks run on in tables that sleep."""
        while True:
            # those that cannot be built stay due, and must not hide the others
            most = SOME + len(self._aside)
            for table in self._asleep(await self._store.due(self._service_time() + AHEAD, most)):
                await self._try(table)
            await asyncio.sleep(LOOK)

    async def go_on(self, give_way: Callable[[], Awaitable[None]]) -> None:
        """One table after another, behind people who come; round and round if there are many."""
        after = ""
        while True:
            found = await self._store.going_on(after, SOME)
            for table in self._asleep(found):
                while self._crowded():
                    await asyncio.sleep(LOOK)
                await give_way()
                began = time.monotonic()
                await self._try(table)
                await asyncio.sleep(time.monotonic() - began)  # half of the time is for others
            after = found[-1] if len(found) == SOME else ""
            if not after:
                await asyncio.sleep(PASS)

    async def _try(self, table: str) -> None:
        if not await self._wake(table):
            self._aside[table] = time.monotonic() + ASIDE

    def _asleep(self, tables: Iterable[str]) -> list[str]:
        now = time.monotonic()
        self._aside = {table: until for table, until in self._aside.items() if until > now}
        asleep = (table for table in tables if table not in self._rooms)
        return [t for t in asleep if t not in self._aside and not self._is_fallen(t)]

    def _crowded(self) -> bool:
        if len(self._rooms) < BUSY:
            return False
        return sum(not room.subscribers for room in self._rooms.values()) >= BUSY
