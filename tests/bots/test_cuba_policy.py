"""The judgement of CUBA: always legal, blind to what is hidden, mixed, and no fool."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from malecon import Match
from malecon.engine.cuba import actions, steps
from malecon.engine.cuba.turn import Cuba
from malecon.engine.position import CHANCE, OVER
from malecon.engine.rng import Rng
from malecon.games import options
from malecon.games.cuba.game import CubaGame
from tests.cuba import P, Q, R, cuba, cuba_game, play

MAYOR_LAST = {"played": ["worker", "foreman", "architect"]}
FOREMAN_LAST = {"played": ["mayor", "architect", "merchant"]}
WATER: dict[str, Any] = {"laws": {"II": "levy-water"}, "proposals": {"II": "levy-materials"}}
OPTIONS = options.choices("cuba").options


def some_game(number: int) -> CubaGame:
    """A game with every edition, seat count and option in turn."""
    chance = random.Random(number)
    editions = sorted(options.choices("cuba").editions)
    chosen: dict[str, Any] = {"secret_delegate": "yes" if number % 3 == 0 else "no"}
    for name in sorted(OPTIONS):
        if name != "secret_delegate" and chance.random() < 0.3:
            chosen[name] = chance.choice(sorted(OPTIONS[name].values))
    return cuba_game(seats=2 + number % 4, edition=editions[number % len(editions)], options=chosen)


def played(
    game: CubaGame, seed: int, guessing: int, look: Callable[[Cuba, int], None] | None = None
) -> Cuba:
    """A game between the judgement, in the seats of a mask, and uniform choice."""
    p = game.new()
    rng = Rng(seed)
    while (seat := p.to_move()) != OVER:
        if seat == CHANCE or guessing >> seat & 1 == 0:
            p.play(seat, p.pick(seat, rng))
            continue
        if look is not None:
            look(p, seat)
        p.play(seat, p.guess(seat, rng))
    return p


def moves(match: Match, seat: int, seed: int = 1) -> list[str]:
    """What the judgement plays until its turn is over."""
    p = match.position
    rng = Rng(seed)
    found = []
    while p.to_move() == seat:
        action = p.guess(seat, rng)
        found.append(match.game.write(action))
        p.play(seat, action)
        if action == 0:
            break
    return found


@pytest.mark.parametrize("number", range(24))
def test_the_choice_is_legal_and_changes_nothing(number: int) -> None:
    def look(p: Cuba, seat: int) -> None:
        before = p.encode()
        assert p.guess(seat, Rng(number)) in p.legal(seat)
        assert p.encode() == before

    game = some_game(number)
    played(game, number, (1 << game.seats) - 1, look)
    played(game, number, 1, look)


@pytest.mark.parametrize("secret", ["yes", "no"])
def test_C_151_nothing_hidden_is_looked_at(secret: str) -> None:
    differed = Counter[int]()

    def look(p: Cuba, seat: int) -> None:
        for number in range(2):
            other = p.copy()
            other.resample(seat, Rng(number))
            if other.fifth != p.fifth or other.sealed != p.sealed:
                differed[p.step] += 1
                assert other.guess(seat, Rng(5)) == p.guess(seat, Rng(5))

    game = cuba_game(seats=3, options={"secret_delegate": secret})
    for seed in range(4):
        played(game, seed, 0b111, look)
    assert differed[steps.BID_VOTES] > 0
    assert (differed[steps.PLAY_CARD] > 0) == (secret == "yes")


def test_the_same_seed_gives_the_same_choice() -> None:
    game = cuba_game(seats=4)
    assert played(game, 3, 0b1111).encode() == played(game, 3, 0b1111).encode()


def test_bids_are_mixed() -> None:
    mixed = Counter[bool]()

    def look(p: Cuba, seat: int) -> None:
        if p.step == steps.BID_VOTES:
            bids = {p.guess(seat, Rng(seed)) for seed in range(20)}
            if bids != {actions.BID}:
                mixed[len(bids) > 1] += 1

    for seed in range(6):
        played(cuba_game(seats=4), seed, 0b1111, look)
    assert mixed[True] > 5
    assert mixed[True] > mixed[False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_uniform_choice(seats: int) -> None:
    for seed in range(8):
        p = played(cuba_game(seats=seats), seed, 1 << seed % seats)
        assert p.winners() == 1 << seed % seats


def test_four_of_them_score_as_people_do() -> None:
    best = [max(played(cuba_game(seats=4), seed, 0b1111).scores()) for seed in range(10)]
    assert 65 <= sum(best) / len(best) <= 95


def test_in_the_last_round_everything_goes_on_the_ship() -> None:
    yard = {"citrus": 2, "sugar": 1, "tobacco": 1, "rum": 1}
    match = cuba(
        {"yard": yard} | MAYOR_LAST, round=6, lap=4, docks={1: (R, ()), 3: (P, ())}, **WATER
    )
    play(match, 0, "mayor")
    assert sorted(moves(match, 0)[1:]) == sorted(["end"] + [f"load {kind}" for kind in (
        "citrus", "citrus", "sugar", "tobacco", "rum")])  # fmt: skip


def test_the_dock_that_pays_most() -> None:
    docks = {1: (P, ()), 2: (Q, ()), 3: (R, ())}
    yard = {"citrus": 1, "rum": 1, "cigars": 1}
    match = cuba({"yard": yard} | MAYOR_LAST, round=6, lap=4, docks=docks, **WATER)
    play(match, 0, "mayor")
    assert moves(match, 0)[0] == "dock 3"


def test_taxes_and_levies_are_met_in_the_last_round() -> None:
    match = cuba(
        {"pesos": 4, "yard": {"tobacco": 1, "sugar": 1}}, round=6, lap=4,
        laws={"I": "tax-3", "II": "levy-sugar"},
    )  # fmt: skip
    p = cast(Cuba, match.position)
    p.asked = 1
    for step in (steps.PAY_TAX, steps.PAY_LEVY):
        p.step = step
        assert match.game.write(p.guess(0, Rng(1))) == "pay"


def test_two_points_are_taken_when_nothing_can_be_built() -> None:
    match = cuba({"yard": {}})
    play(match, 0, "architect")
    assert moves(match, 0) == ["end"]


def test_a_hotel_is_built_when_it_can_be_used_for_five_rounds() -> None:
    match = cuba({"yard": {"wood": 2, "stone": 2, "water": 1}}, round=1)
    play(match, 0, "architect")
    assert moves(match, 0)[0] != "end"


def test_products_that_would_be_lost_are_stored_or_sold() -> None:
    yard = {"citrus": 2, "sugar": 2}
    match = cuba({"yard": yard} | FOREMAN_LAST, round=3, lap=4)
    play(match, 0, "foreman")
    assert moves(match, 0) == ["use warehouse", "end"]


def test_the_dam_comes_before_the_golf_course() -> None:
    buildings = {"b3": "golf-course", "a2": "dam"}
    match = cuba({"buildings": buildings} | FOREMAN_LAST, round=6, lap=4)
    play(match, 0, "foreman")
    assert moves(match, 0)[:3] == ["use dam", "use golf-course", "give water"]


def test_at_the_end_the_outlook_is_the_score() -> None:
    p = played(cuba_game(seats=3), 4, 0b111)
    assert p.evaluate() == [float(points) for points in p.scores()]


def test_the_outlook_comes_near_and_its_doubt_shrinks() -> None:
    missed: dict[int, list[float]] = {}
    for seed in range(8):
        seen: dict[int, list[float]] = {}
        doubts: list[float] = []

        def look(p: Cuba, seat: int, seen: Any = seen, doubts: Any = doubts) -> None:
            if p.round not in seen:
                seen[p.round] = p.evaluate()
                doubts.append(p.spread())

        final = played(cuba_game(seats=4), seed, 0b1111, look).scores()
        assert doubts == sorted(doubts, reverse=True)
        for round, expected in seen.items():
            errors = [abs(a - b) for a, b in zip(expected, final, strict=True)]
            missed.setdefault(round, []).extend(errors)
    assert all(sum(errors) / len(errors) < 9 for errors in missed.values())
    assert sum(missed[6]) < sum(missed[2]) < sum(missed[1]) * 1.2
