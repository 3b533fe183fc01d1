"""Service time: how long the service has been up, over all its processes.

It stands still while no process runs, knows nothing of the time of day, and leaves out what a
process slept. Clocks and absence are measured by it, so that nobody pays for what the server did.
"""

from collections.abc import Callable
from typing import Final

LONGEST: Final = 1.0  # seconds; of a longer gap the rest was sleep: a stopped process, a closed lid


class ServiceTime:
    """Milliseconds of service; whoever keeps it reads it more often than every second."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._then = steady()
        self._seconds = 0.0

    def go_on_from(self, milliseconds: int) -> None:
        """A new process goes on where the last one has left off."""
        self._then = self._steady()
        self._seconds = milliseconds / 1000

    def read(self) -> int:
        """The service time now."""
        now = self._steady()
        self._seconds += min(max(now - self._then, 0.0), LONGEST)
        self._then = now
        return round(self._seconds * 1000)
