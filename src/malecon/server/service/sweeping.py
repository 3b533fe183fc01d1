"""Rooms that nobody needs are thrown away; what they would lose is kept before."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from malecon.server.service import memory
from malecon.server.service.rebuilding import Slices
from malecon.server.table import last_seen
from malecon.server.table.room import Room

SWEEP: Final = 5.0  # seconds between two looks for rooms that nobody needs
IDLE: Final = 60.0  # seconds until a room without subscribers is thrown away
MANY: Final = 100  # rooms whose memory is worth giving back
CROWD: Final = 1_000  # rooms; if there are more, those without subscribers are thrown away sooner
HANDS_OFF: Final = 10.0  # seconds that whoever has asked for a room may have something to do in it
WORTH_IT: Final = 60_000  # milliseconds; a room whose clock is due sooner may as well stay


class Sweeping:
    """One loop over all rooms; `drop` throws one away, `stored` waits for what is being saved."""

    def __init__(
        self, rooms: Mapping[str, Room], slices: Slices, drop: Callable[[Room], None],
        keep_last_seen: Callable[[Room], None], stored: Callable[[], Awaitable[None]],
        steady: Callable[[], float], service_time: Callable[[], int],
    ) -> None:  # fmt: skip
        self._rooms = rooms
        self._slices = slices
        self._drop = drop
        self._keep_last_seen = keep_last_seen
        self._stored = stored
        self._steady = steady
        self._service_time = service_time

    async def sweep(self) -> None:
        """Throw away rooms that nobody was in for a while and that nothing happens in."""
        thrown_out = 0
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self._rooms.values()):
                if not room.presence.is_saved:
                    room.save_presence()
            await self._keep_long_games()
            thrown_out += await self._throw_out(IDLE)
            if len(self._rooms) > CROWD:
                thrown_out += await self._throw_out(HANDS_OFF)
            if thrown_out >= MANY:
                thrown_out = 0
                await self._stored()  # until then what is kept of them is not free
                await memory.give_back()

    async def _keep_long_games(self) -> None:
        for room in list(self._rooms.values()):
            if room.saved - room.last_seen >= last_seen.EVERY:
                async with self._slices:
                    self._keep_last_seen(room)

    async def _throw_out(self, after: float) -> int:
        """Throw away the rooms that were idle for so many seconds; how many there were."""
        idle = [room for room in self._rooms.values() if self._is_idle(room, after)]
        found = len(idle)
        while idle:
            async with self._slices as slices:
                while idle and not slices.is_over:
                    if self._is_idle(idle[-1], after):
                        self._drop(idle[-1])
                    del idle[-1]
        return found

    def _is_idle(self, room: Room, after: float) -> bool:
        is_quiet = not room.subscribers and room.is_settled and room.presence.is_saved
        if not is_quiet or self._steady() - room.touched < after:
            return False
        due = room.clocks.deadline()
        return due is None or due - self._service_time() > WORTH_IT
