"""Positions as bytes for hashes that are stored: the form is part of a game's settings.

Form 1 is a list of numbers in a fixed order; games begun under it keep it for ever. From form 2 on
fields have names and one with its neutral value is left out, so that a field added later changes no
hash of a game that does not use it.
"""

import struct
from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from malecon.engine.position import Position

LIST: Final = 1
NAMED: Final = 2
NEWEST: Final = NAMED


class Forms:
    """The forms of one game's positions."""

    def __init__(self, *, first: str, first_rows: str, neutral: dict[str, int]) -> None:
        """`first` and `first_rows` name the fields of form 1; `neutral` has all that there are."""
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
        for row in self._first_rows(position):
            numbers.extend(row)
        return struct.pack(f"<{len(numbers)}q", *numbers)

    def _as_names(self, position: Position) -> bytes:
        found: list[str] = []
        for (name, neutral), value in zip(self._named, self._fields(position), strict=True):
            if isinstance(value, int):
                if value != neutral:
                    found.append(f"{name}={value}")
            elif not _all_are(value, neutral):
                found.append(f"{name}={','.join(map(str, value))}")
        return ";".join(found).encode()


def _all_are(row: Iterable[int], neutral: int) -> bool:
    return all(value == neutral for value in row)


def neutral(zero: str, minus_one: str) -> dict[str, int]:
    """Fields by name with the value that says nothing."""
    return dict.fromkeys(zero.split(), 0) | dict.fromkeys(minus_one.split(), -1)
