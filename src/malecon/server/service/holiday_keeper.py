"""Holidays begin and end by the day where each person lives; their tables of days are told."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from malecon.server import logs
from malecon.server.notices import quiet
from malecon.server.refusal import Refusal
from malecon.server.storage.failures import Failed
from malecon.server.storage.notices import HolidayRow
from malecon.server.storage.store import Store
from malecon.server.table.room import Room
from malecon.server.wire.notices import NoticeSettings

LOOK: Final = 30.0  # seconds between two looks
MANY: Final = 1_000  # holidays of one look, those that begin first
EVERY: Final = -1


class HolidayKeeper:
    """Who is on holiday now. A look that is cut short by a kill is made again."""

    def __init__(
        self,
        store: Store,
        settings: Callable[[int], Awaitable[NoticeSettings]],
        now: Callable[[], int],
        room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self.on: dict[int, str] = {}  # by identity, the last day
        self._store = store
        self._settings = settings
        self._now = now
        self._room = room

    async def remember(self) -> None:
        """Who was on holiday when the last process ended: a table may begin before a look."""
        try:
            rows = await self._store.open_holidays(MANY)
            self.on = {
                row.identity: row.last
                for row in rows
                if row.state == "on" and await self._today(row) <= row.last
            }
        except Failed as error:  # the first look finds out
            logs.failed("store", error)

    async def run(self) -> None:
        """Look for as long as the server is up."""
        while True:
            with suppress(Failed):  # whoever keeps the pulse says so; it is looked again
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Let holidays begin and end that are due to."""
        for row in await self._store.open_holidays(MANY):
            today = await self._today(row)
            if today > row.last:
                await self._end(row)
            elif today >= row.first:
                await self._begin(row)

    async def _today(self, row: HolidayRow) -> str:
        settings = await self._settings(row.identity)
        return quiet.today(settings.zone, self._now()).isoformat()

    async def _begin(self, row: HolidayRow) -> None:
        self.on[row.identity] = row.last
        if row.state == "planned":
            await self._tell(row.identity, row.last)
            await self._store.set_holiday(msgspec.structs.replace(row, state="on"))

    async def _end(self, row: HolidayRow) -> None:
        self.on.pop(row.identity, None)
        if row.state == "on":
            await self._tell(row.identity, "")
        await self._store.set_holiday(msgspec.structs.replace(row, state="over"))

    async def _tell(self, identity: int, until: str) -> None:
        """Tell all tables where somebody plays; one that is frozen cannot be told."""
        for table in await self._store.tables_of(identity, "running", None, EVERY):
            try:
                room = await self._room(table)
                room.set_holiday(identity, until)
                await room.until_saved()
            except Refusal:
                continue
