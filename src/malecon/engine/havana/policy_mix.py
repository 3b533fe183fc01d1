"""Chance in the judgement: near-equal choices are mixed, so that equals do not collide."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana import policy_weights as weights
from malecon.engine.rng import Rng

_STEPS: Final = 128
_UNIT: Final = 32
_FINE: Final = 1 << 16
# Quantiles of waiting times with mean 1: the nth of 128 is 1/128 + 1/127 + ...
_NOISE: Final = bytes(
    [sum(_UNIT * _FINE // (_STEPS - j) for j in range(i + 1)) // _FINE for i in range(_STEPS)]
)


def mixed(score: i64, rng: Rng) -> i64:
    """A score with some luck: the best usually stays the best, a near one now and then wins."""
    return score * _UNIT + weights.HEAT * _NOISE[rng.below(_STEPS)]


def well_mixed(score: i64, rng: Rng) -> i64:
    """A score with more luck, where all begin alike."""
    return score * _UNIT + weights.FIRST_HEAT * _NOISE[rng.below(_STEPS)]
