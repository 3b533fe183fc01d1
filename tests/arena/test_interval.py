"""Intervals over blocks, against tables and by hand."""

import random

import pytest

from malecon.arena.interval import interval, student


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (19, 2.0930),
        (30, 2.0423),
        (99, 1.9842),
        (1000, 1.9623),
    ],
)
def test_quantiles_of_students_t(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.0001)


def test_other_confidence() -> None:
    assert student(10, 0.99) == pytest.approx(3.1693, abs=0.0001)


def test_interval_by_hand() -> None:
    """Mean 0.4, standard deviation sqrt(0.1 / 4), error of the mean sqrt(0.1 / 20) = 0.0707."""
    low, high = interval([0.2, 0.6, 0.4, 0.6, 0.2])
    error = ((0.04 * 4) / 4 / 5) ** 0.5
    assert low == pytest.approx(0.4 - 2.7764 * error, abs=0.0001)
    assert high == pytest.approx(0.4 + 2.7764 * error, abs=0.0001)


def test_interval_stays_among_shares() -> None:
    assert interval([0.0, 1.0]) == (0.0, 1.0)
    low, high = interval([1.0, 1.0, 0.75, 1.0])
    assert high == 1.0
    assert 0.7 < low < 0.9375


def test_one_block_says_nothing() -> None:
    assert interval([0.5]) == (0.0, 1.0)


def test_blocks_that_agree_are_not_certain() -> None:
    low, high = interval([1.0] * 100)
    assert high == 1
    assert low == pytest.approx(0.963, abs=0.001)
    low, high = interval([0.0] * 100)
    assert low == 0
    assert high == pytest.approx(0.037, abs=0.001)
    low, high = interval([0.25] * 4)
    assert low < 0.1
    assert high > 0.6


def test_true_share_is_inside_as_often_as_said() -> None:
    luck = random.Random(3)
    inside = 0
    for _ in range(1000):
        low, high = interval([sum(luck.random() < 0.4 for _ in range(4)) / 4 for _ in range(20)])
        inside += low <= 0.4 <= high
    assert 930 <= inside <= 970
