"""Actions of the engine and the permanent numbers under which they are stored."""

from typing import NamedTuple


class Span(NamedTuple):
    """Consecutive actions that are stored under consecutive numbers."""

    stored: int
    action: int
    length: int


class Numbering:
    """The table of one game. Spans are added at its end; a number once given keeps its meaning."""

    def __init__(self, *spans: Span) -> None:
        self._stored: dict[int, int] = {}
        self._actions: dict[int, int] = {}
        for span in spans:
            for i in range(span.length):
                self._stored[span.action + i] = span.stored + i
                self._actions[span.stored + i] = span.action + i
        count = sum(span.length for span in spans)
        assert len(self._stored) == len(self._actions) == count, "a number stands twice"

    def stored(self, action: int) -> int:
        """The number under which an action is stored."""
        return self._stored[action]

    def action(self, stored: int) -> int:
        """The action that is stored under a number; ValueError if there is none."""
        found = self._actions.get(stored)
        if found is None:
            raise ValueError(f"no action is stored as {stored}")
        return found
