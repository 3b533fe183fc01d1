"""How far a mean over blocks can be trusted."""

from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95


def interval(shares: list[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The bounds of the true mean share, by Student's t over blocks.

    Blocks that all agree do not show how they spread. Then each counts as a single game (Wilson),
    which is far too careful but never certain.
    """
    n = len(shares)
    mean = fmean(shares)
    if n < 2:
        return 0.0, 1.0
    spread = stdev(shares)
    if spread == 0:
        return _wilson(mean, n, confidence)
    reach = student(n - 1, confidence) * spread / sqrt(n)
    return max(0.0, mean - reach), min(1.0, mean + reach)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The t that a value stays within, on both sides, with this confidence."""
    low, high = 0.0, 1.0
    while _within(high, freedom) < confidence:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The probability of a value between -t and t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for i in range(2 + odd, freedom - 1, 2):
        term *= square * (i - 1) / i
        total += term
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total


def _wilson(mean: float, n: int, confidence: float) -> tuple[float, float]:
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)
