"""A small seeded generator for simulation and search; play() never uses it."""

from typing import Final

from mypy_extensions import i64

_MASK: Final = (1 << 31) - 1


class Rng:
    """Two words of 31 bits, xorshifted: the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = mixed(seed & _MASK)
        self.b: i64 = mixed((seed >> 31 & _MASK) ^ self.a)
        if self.a == 0 and self.b == 0:
            self.b = 1
        for _ in range(4):
            self.below(1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the bias of n / 2**31 is far below what a game can show."""
        t: i64 = self.a
        b: i64 = self.b
        t ^= (t << 11) & _MASK
        self.a = b
        b ^= (b >> 19) ^ t ^ (t >> 8)
        self.b = b
        return (b * n) >> 31


def mixed(word: i64) -> i64:
    """A word of 31 bits in which every bit of the given one counts: near seeds lead far apart."""
    word ^= 0x3C6EF372
    for _ in range(3):
        word = (word ^ word >> 15) * 0x2C1B3C6D & _MASK
        word = (word ^ word >> 12) * 0x297A2D39 & _MASK
    return word ^ word >> 15
