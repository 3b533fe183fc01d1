"""A small seeded generator for simulation and search; play() never uses it."""

from typing import Final

from mypy_extensions import i64

_WORD: Final = (1 << 32) - 1
# A * 2**32 - 1 and A * 2**31 - 1 are prime, which gives the longest period, some 2**61 numbers.
_A: Final = 1073740155


class Rng:
    """Multiply with carry, below 2**62 throughout: the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = mixed(seed & _WORD) << 28 ^ mixed((seed >> 32 & _WORD) + 1)
        if self.state == 0:
            self.state = 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the bias of n / 2**32 is far below what a game can show."""
        state: i64 = self.state
        state = _A * (state & _WORD) + (state >> 32)
        self.state = state
        return (state & _WORD) * n >> 32


def mixed(word: i64) -> i64:
    """A word of 31 bits in which every bit of the given 32 counts: near seeds lead far apart."""
    word = (word ^ 0x3C6EF372) & 0xFFFFFFFF
    for _ in range(3):
        word = (word ^ word >> 15) * 0x2C1B3C6D & 0x7FFFFFFF
        word = (word ^ word >> 12) * 0x297A2D39 & 0x7FFFFFFF
    return word ^ word >> 15
