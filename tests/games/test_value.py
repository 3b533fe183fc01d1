"""A match is a value: copied, pickled, compared, shown."""

import copy
import pickle
from collections.abc import Callable
from operator import index
from random import Random

import pytest

from malecon import Match, load
from tests.games.test_match import bidding


class Numpy:
    """An integer as numpy has them: no int, but usable as one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy()": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def strolled(game: str, seats: int, choices: int, seed: int = 5) -> Match:
    match, chosen = Match(game, seats=seats, seed=seed), Random(seed)
    for _ in range(choices):
        stroll(match, chosen)
    return match


def stroll(match: Match, chosen: Random) -> None:
    seat = chosen.choice(match.waiting)
    match.play(chosen.choice(match.legal(seat)), seat=seat)


def all_of(match: Match) -> tuple[object, ...]:
    return (match.position.encode(), match.log, match.events, match.record(reveal=True))


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("game", "seats"), [("cuba", 3), ("havana", 2)])
def test_a_copy_is_equal_and_goes_its_own_way(way: str, game: str, seats: int) -> None:
    match = strolled(game, seats, 60)
    before = all_of(match)
    copied = COPIES[way](match)
    assert copied == match
    assert all_of(copied) == before
    for _ in range(20):
        stroll(copied, Random(1))
    assert all_of(match) == before
    assert copied != match


@pytest.mark.parametrize("way", COPIES)
def test_what_was_played_before_copying_can_be_taken_back_in_both(way: str) -> None:
    match = Match("cuba", seats=2, seed=3)
    seat = match.waiting[0]
    start = match.fingerprint
    match.play("take wood", seat=seat)
    copied = COPIES[way](match)
    match.undo(seat)
    match.play("take stone", seat=seat)
    copied.undo(seat)
    assert copied.fingerprint == start
    assert match.fingerprint != start


@pytest.mark.parametrize("way", COPIES)
def test_a_sealed_choice_is_copied_sealed(way: str) -> None:
    match = bidding(5, 5)
    match.play("bid 3", seat=0)
    copied = COPIES[way](match)
    copied.play("bid 0", seat=1)
    assert match.waiting == (1,)
    assert match.can_undo(0)
    assert copied.view(None).players[0].pesos == 2


def test_a_pickled_match_draws_on_as_the_first_one() -> None:
    match = strolled("cuba", 4, 100)
    other = COPIES["pickle"](match)
    one, two = Random(9), Random(9)
    while not match.over:
        stroll(match, one)
        stroll(other, two)
    assert other.record() == match.record()


def test_the_same_game_by_other_settings_is_not_equal() -> None:
    assert Match("cuba", seats=3, seed=1) != Match("cuba", seats=3, seed=1, edition="fr")
    assert Match("cuba", seats=3, seed=1) != Match("havana", seats=3, seed=1)
    assert Match("cuba", seats=3, seed=1) == Match("cuba", seats=3, seed=1)
    assert Match("cuba", seats=3, seed=1) != "cuba"


def test_a_match_changes_and_is_no_key_but_its_fingerprint_is() -> None:
    match = strolled("havana", 3, 30)
    with pytest.raises(TypeError):
        hash(match)
    assert f"hash {match.fingerprint}" in match.record(reveal=True)
    assert load(match.record(reveal=True)).fingerprint == match.fingerprint


def test_it_says_what_it_is_and_who_is_asked() -> None:
    assert repr(bidding(5, 5)) == (
        "<Match cuba de, 2 seats, round 2 parliament, seat 0, seat 1 to choose>"
    )
    match = strolled("havana", 2, 5, seed=2)
    assert repr(match).startswith("<Match havana ")
    while not match.over:
        stroll(match, Random(3))
    assert repr(match).endswith(", over>")
    assert "a draw to come" in repr(Match("cuba", seed=1, draws=False))


def test_integers_of_numpy_are_integers() -> None:
    match = Match("cuba", seats=Numpy(2), seed=Numpy(3))  # type: ignore[arg-type]
    assert match == Match("cuba", seats=2, seed=3)
    seat: int = Numpy(match.waiting[0])  # type: ignore[assignment]
    match.play(match.legal(seat)[0], seat=seat)
    assert match.view(seat).seat == index(seat)
