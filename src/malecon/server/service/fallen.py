"""Tables whose room was thrown away in the middle of something, and is to be built again."""

from collections.abc import Callable
from typing import Final

SOON: Final = 1.0  # seconds until the first try, doubled with each further one
SLOWEST: Final = 600.0
FORGIVEN: Final = 1200.0  # seconds after which a fall is not held against a table
MANY: Final = 1000


class Fallen:
    """Which tables, and when to try: one that falls again and again must not keep us busy."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._falls: dict[str, tuple[int, float]] = {}  # how often, and when last
        self._due: dict[str, float] = {}

    def add(self, table: str) -> None:
        """A table has fallen."""
        now = self._steady()
        if len(self._falls) > MANY:
            self._falls = {t: f for t, f in self._falls.items() if now - f[1] < FORGIVEN}
        times, last = self._falls.get(table, (0, now))
        times = times + 1 if now - last < FORGIVEN else 1
        self._falls[table] = times, now
        self._due[table] = now + min(SOON * 2 ** (times - 1), SLOWEST)

    def take(self) -> list[str]:
        """The tables that are to be tried now."""
        now = self._steady()
        due = [table for table, at in self._due.items() if at <= now]
        for table in due:
            del self._due[table]
        return due

    def is_waiting(self, table: str) -> bool:
        """Whether a table is better left alone for a while."""
        return table in self._due
