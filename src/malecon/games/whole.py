"""Whole numbers as people hand them in."""

from operator import index
from typing import SupportsIndex


def whole(value: object) -> int | None:
    """The integer that a value is, numpy's included; None for a bool and for all else."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)
