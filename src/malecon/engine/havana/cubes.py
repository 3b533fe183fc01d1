"""Rows of five counts, one per colour, from 0 to 127."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana.kinds import COLOURED, DEBRIS

_GUARDS: Final = 64 | 64 << 7 | 64 << 14 | 64 << 21 | 64 << 28


def count(cubes: i64, colour: i64) -> i64:
    """How many cubes of a colour."""
    return (cubes >> 7 * colour) & 127


def some(colour: i64, n: i64) -> i64:
    """A row with n cubes of one colour."""
    return n << 7 * colour


def covers(cubes: i64, price: i64) -> bool:
    """Whether there are enough cubes of every colour; counts stay below 64."""
    return (cubes | _GUARDS) - price & _GUARDS == _GUARDS


def coloured(cubes: i64) -> i64:
    """How many cubes that are not debris."""
    total: i64 = 0
    for colour in range(COLOURED):
        total += count(cubes, colour)
    return total


def every(cubes: i64) -> i64:
    """How many cubes in all."""
    return coloured(cubes) + count(cubes, DEBRIS)


def present(cubes: i64, colours: i64) -> i64:
    """Which of the first so many colours are there, as a set."""
    found: i64 = 0
    for colour in range(colours):
        if count(cubes, colour) > 0:
            found |= 1 << colour
    return found
