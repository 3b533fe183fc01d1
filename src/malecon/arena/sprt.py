"""A test that stops as soon as the blocks played so far decide between two win shares."""

from math import log
from typing import Final

from malecon.games.errors import BadOption

ERROR: Final = 0.05  # how often it may be wrong, either way
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 10  # blocks before it may decide: by then their spread is roughly known
PRIOR: Final = 16  # blocks' worth of the spread expected before any is seen


class Sprt:
    """A generalized sequential test over block shares taken as normal, their spread estimated."""

    def __init__(self, low: float, high: float, seats: int) -> None:
        if not 0 <= low < high <= 1:
            raise BadOption(f"The test needs two shares 0 <= LOW < HIGH <= 1, not {low}, {high}.")
        self.low = low
        self.high = high
        # The variance of a block if its games were independent, the larger of the two.
        self.expected = max(share * (1 - share) for share in (low, high)) / seats
        self.blocks = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean

    def add(self, share: float) -> None:
        """One more block, unless it is decided already."""
        if self.decision is not None:
            return
        self.blocks += 1
        away = share - self.mean
        self.mean += away / self.blocks
        self.squares += away * (share - self.mean)

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the blocks are with the higher share."""
        if self.blocks == 0:
            return 0.0
        variance = (self.squares + PRIOR * self.expected) / (self.blocks - 1 + PRIOR)
        middle = (self.low + self.high) / 2
        return self.blocks * (self.high - self.low) * (self.mean - middle) / variance

    @property
    def decision(self) -> float | None:
        """The share that is accepted, if one is."""
        if self.blocks < FEWEST or abs(self.ratio) < BOUND:
            return None
        return self.high if self.ratio > 0 else self.low
