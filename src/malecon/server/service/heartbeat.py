"""The server's pulse: service time, stored every few seconds, so that a restart goes on from it."""

from collections.abc import Callable
from typing import Final

from malecon.server import logs
from malecon.server.service.service_time import ServiceTime
from malecon.server.storage.failures import Failed
from malecon.server.storage.store import Store

BEAT: Final = 5.0  # seconds between two beats
RETRY: Final = 1.0  # after one that could not be stored
MISSED: Final = 3  # beats, after which something is wrong


class Pulse:
    """When service time was stored last, and whether that could be done."""

    def __init__(self, store: Store, service: ServiceTime, steady: Callable[[], float]) -> None:
        self.failed = 0
        self._store = store
        self._service = service
        self._steady = steady
        self._stored = self._tried = steady()
        self._in_a_row = 0  # beats that could not be stored

    @property
    def age(self) -> int:
        """Milliseconds since the last beat that is stored."""
        return int(1000 * (self._steady() - self._stored))

    @property
    def is_stored(self) -> bool:
        """Whether the last beat could be stored."""
        return not self._in_a_row

    @property
    def is_fine(self) -> bool:
        return self.is_stored and self.age <= 1000 * BEAT * MISSED

    @property
    def is_due(self) -> bool:
        """Whether it is time for the next beat."""
        return self._steady() - self._tried >= (BEAT if self.is_stored else RETRY)

    async def beat(self) -> None:
        """Store service time; a beat that cannot be stored is counted, and tried again soon."""
        self._tried = self._steady()
        try:
            await self._store.beat(self._service.read())
        except Failed as error:
            self.failed += 1
            self._in_a_row += 1
            if self._in_a_row == 1:
                logs.failed("pulse", error)
            return
        if self._in_a_row:
            logs.note("pulse", missed=self._in_a_row)
        self._in_a_row = 0
        self._stored = self._tried
