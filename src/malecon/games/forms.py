"""Positions as bytes for hashes that are stored: the form is part of a game's settings.

Form 1 is a list of numbers in a fixed order; games begun under it keep it for ever. From form 2 on
fields have names and one with its neutral value is left out, so that a field added later changes no
hash of a game that does not use it.
"""

import struct
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

from malecon.engine.position import Position

Stored = Callable[[Position, Iterable[int]], Iterable[int]]

LIST: Final = 1
NAMED: Final = 2
NEWEST: Final = NAMED


class Forms:
    """The forms of one game's positions."""

    def __init__(
        self,
        *,
        first: str,
        first_rows: str,
        neutral: dict[str, int],
        actions: dict[str, Stored] | None = None,
    ) -> None:
        """`first` and `first_rows` name the fields of form 1, `neutral` all that there are.

        Fields that hold actions of the engine have a function that gives the stored numbers.
        """
        self._actions = actions or {}
        self._rows = first_rows.split()
        self._first = attrgetter(*first.split())
        self._first_rows = attrgetter(*first_rows.split())
        self._named = [(name, neutral[name]) for name in sorted(neutral)]
        self._fields = attrgetter(*(name for name, _ in self._named))

    def encode(self, position: Position, form: int) -> bytes:
        """A position in one of the forms."""
        if form == LIST:
            return self._as_list(position)
        if form == NAMED:
            return self._as_names(position)
        raise ValueError(f"There is no form {form} of positions.")

    def _as_list(self, position: Position) -> bytes:
        numbers = list(self._first(position))
        for name, row in zip(self._rows, self._first_rows(position), strict=True):
            numbers.extend(self._stored(name, position, row))
        return struct.pack(f"<{len(numbers)}q", *numbers)

    def _as_names(self, position: Position) -> bytes:
        found: list[str] = []
        for (name, neutral), value in zip(self._named, self._fields(position), strict=True):
            if isinstance(value, int):
                if value != neutral:
                    found.append(f"{name}={value}")
            elif (row := list(value)).count(neutral) != len(row):
                stored = self._stored(name, position, row)
                found.append(f"{name}={','.join(map(str, stored))}")
        return ";".join(found).encode()

    def _stored(self, name: str, position: Position, row: Iterable[int]) -> Iterable[int]:
        return self._actions[name](position, row) if name in self._actions else row


def neutral(zero: str, minus_one: str) -> dict[str, int]:
    """Fields by name with the value that says nothing."""
    return dict.fromkeys(zero.split(), 0) | dict.fromkeys(minus_one.split(), -1)
