"""Numbers of the engine in names: sets and rows of small counts.

A view is made with every move, and most of it is as it was: what was put into names before is kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

KEPT: Final = 2048  # sets or rows of each kind


def set_of(names: Sequence[str]) -> Callable[[int], list[str]]:
    """A function that gives the members of a set by name."""

    @lru_cache(KEPT)
    def found(mask: int) -> list[str]:
        return members(mask, names)

    return lambda mask: found(mask)[:]


def members(mask: int, names: Sequence[str]) -> list[str]:
    """The members of a set by name."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def counts_of(names: Sequence[str], bits: int) -> Callable[[int], dict[str, int]]:
    """A function that gives a row of counts by name, each so many bits wide."""
    most = (1 << bits) - 1
    all_of_it = (1 << bits * len(names)) - 1

    @lru_cache(KEPT)
    def counts(row: int) -> dict[str, int]:
        return {name: row >> bits * i & most for i, name in enumerate(names)}

    return lambda row: dict(counts(row & all_of_it))


@lru_cache(KEPT)
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
