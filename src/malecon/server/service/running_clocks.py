"""The rooms whose clocks run, and what happens when one is at zero."""

import asyncio
from collections.abc import Callable
from typing import Final

from malecon.server.table.room import Room

TICK: Final = 0.25  # seconds between two looks at the clocks


class RunningClocks:
    """One loop over the rooms whose clocks run; `broken` is told of a room with a bug."""

    def __init__(
        self, service_time: Callable[[], int], broken: Callable[[str, Exception], None]
    ) -> None:
        self._service_time = service_time
        self._broken = broken
        self._rooms: set[Room] = set()

    def timed(self, room: Room) -> None:
        """The clocks of a room have changed."""
        if room.clocks.deadline() is not None:
            self._rooms.add(room)
        else:
            self._rooms.discard(room)

    def discard(self, room: Room) -> None:
        """A room is thrown away."""
        self._rooms.discard(room)

    async def look(self) -> None:
        """Again and again, until the server ends."""
        while True:
            await asyncio.sleep(TICK)
            now = self._service_time()
            for room in list(self._rooms):
                if (room.clocks.deadline() or now + 1) <= now:
                    self._run_out(room)

    def _run_out(self, room: Room) -> None:
        try:
            room.run_out()
        except Exception as bug:  # one table's, and no other's
            self._broken(room.table.id, bug)
            self._rooms.discard(room)
