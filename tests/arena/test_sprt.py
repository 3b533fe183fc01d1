"""The test that stops early, on simulated blocks."""

import random

import pytest

from malecon.arena.sprt import FEWEST, Sprt
from malecon.games.errors import BadOption


def decided(share: float, seed: int, most: int = 4000) -> Sprt:
    """The test after blocks of four games with this true share."""
    luck = random.Random(seed)
    test = Sprt(0.25, 0.35, 4)
    while test.decision is None and test.blocks < most:
        test.add(sum(luck.random() < share for _ in range(4)) / 4)
    return test


@pytest.mark.parametrize(("share", "right"), [(0.25, 0.25), (0.35, 0.35)])
def test_errors_are_as_rare_as_said(share: float, right: float) -> None:
    tests = [decided(share, seed) for seed in range(600)]
    wrong = sum(test.decision != right for test in tests)
    assert wrong <= 600 * 0.07
    assert sum(test.blocks for test in tests) / 600 < 40  # 60 blocks if their number were fixed


@pytest.mark.parametrize(("share", "right"), [(0.05, 0.25), (0.8, 0.35), (0.0, 0.25), (1.0, 0.35)])
def test_clear_cases_are_over_soon(share: float, right: float) -> None:
    for seed in range(20):
        test = decided(share, seed)
        assert test.decision == right
        assert FEWEST <= test.blocks <= 40


def test_nothing_counts_after_the_decision() -> None:
    test = decided(1.0, 1)
    blocks, ratio = test.blocks, test.ratio
    test.add(0.0)
    assert (test.blocks, test.ratio) == (blocks, ratio)


def test_ratio_by_hand() -> None:
    """Twelve blocks around a mean of 0.5, spread as sixteen expected ones and eleven seen say."""
    test = Sprt(0.4, 0.5, 2)
    for share in (0.0, 1.0, 0.5) * 4:
        test.add(share)
    variance = (8 * 0.25 + 16 * 0.5 * 0.5 / 2) / 27
    assert test.ratio == pytest.approx(12 * 0.1 * 0.05 / variance)
    assert test.decision is None


@pytest.mark.parametrize(("low", "high"), [(0.3, 0.3), (0.4, 0.2), (-0.1, 0.5), (0.5, 1.1)])
def test_shares_that_cannot_be(low: float, high: float) -> None:
    with pytest.raises(BadOption, match="LOW < HIGH"):
        Sprt(low, high, 4)


def test_numbers_that_are_none() -> None:
    with pytest.raises(BadOption):
        Sprt(float("nan"), 0.5, 4)
