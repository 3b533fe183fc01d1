"""The judgement of HAVANA: always legal, blind to what is hidden, mixed, and better than chance."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from malecon import Match
from malecon.engine.havana import actions, policy_outlook, policy_street, steps, street
from malecon.engine.havana.hands import surely_in_hand
from malecon.engine.havana.kinds import BUILDINGS, CARDS, DIGITS
from malecon.engine.havana.turn import Havana
from malecon.engine.position import CHANCE, OVER
from malecon.engine.rng import Rng
from malecon.games.choosing import game
from tests.havana import havana
from tests.laws.walk import random_game

EVERY_SEAT = 0b1111


def guessed(
    position: Havana, rng: Rng, guessing: int = EVERY_SEAT
) -> Iterator[tuple[Havana, int, int]]:
    """Every decision of a game in which some seats guess and the others play at random."""
    while (seat := position.to_move()) != OVER:
        if seat == CHANCE:
            position.play(seat, position.pick(seat, rng))
            continue
        guesses = guessing >> seat & 1
        action = position.guess(seat, rng) if guesses else position.pick(seat, rng)
        yield position, seat, action
        position.play(seat, action)


def begun(seats: int) -> Havana:
    return game("havana", seats=seats).new()


def choices(match: Match, seat: int, n: int = 40) -> Counter[str]:
    """What a seat would do, over so many seeds."""
    position = match.position
    return Counter(match.game.write(position.guess(seat, Rng(seed))) for seed in range(n))


@pytest.mark.parametrize("number", range(12))
def test_guesses_are_legal_over_all_options(number: int) -> None:
    position = cast(Havana, random_game("havana", number).new())
    guessing = EVERY_SEAT if number % 2 else 0b0101  # among random seats, odd things come up
    for at, seat, action in guessed(position, Rng(number), guessing):
        assert action in at.legal(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_do_not_matter(seats: int) -> None:
    compared = 0
    for at, seat, _ in guessed(begun(seats), Rng(seats), 0b0011):
        other = at.copy()
        other.resample(seat, Rng(compared))
        assert other.guess(seat, Rng(7)) == at.guess(seat, Rng(7))
        compared += other.encode() != at.encode()
    assert compared > 20


def test_sealed_first_cards_do_not_matter() -> None:
    position = begun(4)
    while position.to_move() == CHANCE or position.asked == 0:
        seat = position.to_move()
        position.play(seat, position.pick(seat, Rng(3)))
    other = position.copy()
    for cards in ((0, 1), (11, 12)):
        other = position.copy()
        for card in cards:
            other.play(1, actions.LAY + card)
        assert other.guess(0, Rng(5)) == position.guess(0, Rng(5))


def test_clones_do_not_all_lay_the_same_first_cards() -> None:
    match = havana({}, {}, {}, {}, seats=4, phase="first")
    assert len(choices(match, 0, 200)) > 1


def test_near_equal_cards_are_mixed() -> None:
    mixed = 0
    for at, seat, _ in guessed(begun(4), Rng(8)):
        if at.step == steps.LAY_CARD and at.choices(seat) > 4:
            seen = {at.guess(seat, Rng(seed)) for seed in range(12)}
            mixed += len(seen) > 1
    assert mixed > 3


def test_buys_the_building_that_wins() -> None:
    rich = {
        "open": ("siesta", "protection"),
        "buildings": ["capitol", "fortress"],  # 12 of 15
        "cubes": {"brick": 2, "sandstone": 2, "loam": 2, "glass": 2},
        "pesos": 9,
        "workers": 2,
    }
    match = havana(rich, {}, {}, {}, seats=4, top=["well", "bench", "kiosk", "bakery"])
    match.play("do siesta", seat=0)
    assert set(choices(match, 0)) == {"buy top-right"}


def test_two_small_purchases_can_win_as_well() -> None:
    rich = {
        "buildings": ["capitol", "fortress"],
        "cubes": {"loam": 1, "sandstone": 1},
        "workers": 1,
    }
    match = havana(rich, {}, {}, {}, seats=4, top=["well", "kiosk", "lamp-post", "balcony"])
    match.play("do siesta", seat=0)
    for _ in range(2):
        if match.position.to_move() == 0:
            match.play(match.game.write(match.position.guess(0, Rng(1))), seat=0)
    assert match.position.scores()[0] == 15


def test_peso_thief_robs_the_rich() -> None:
    match = havana(
        {"open": ("peso-thief", "siesta")},
        {"pesos": 1, "open": ("worker", "pesos")},
        {"pesos": 9, "open": ("worker", "pesos")},
    )
    match.play("do siesta", seat=0)
    assert set(choices(match, 0)) == {"rob 3"}


def test_mama_takes_the_colour_that_is_lacking() -> None:
    match = havana(
        {"open": ("mama", "siesta"), "cubes": {"brick": 1}, "pesos": 0},
        centre={"glass": 1, "loam": 1, "pesos": 0},
        top=["florist", "capitol", "cathedral", "fortress"],
        bottom=["grand-hotel", "aquarium", "university", "rum-house"],
    )
    match.play("do siesta", seat=0)
    assert choices(match, 0).most_common(1)[0][0] == "pick glass"


def test_conservation_stops_a_win() -> None:
    match = havana(
        {"open": ("conservation", "siesta")},
        {"buildings": ["capitol", "cathedral", "fortress"], "cubes": {"sandstone": 3}},
        top=["bench", "opera-house", "grand-hotel", "university"],
        bottom=["aquarium", "convent", "hospital", "rum-house"],
    )
    match.play("do siesta", seat=0)
    assert set(choices(match, 0)) == {"remove top-left"}


def test_thief_before_tax_and_draws_before_theft() -> None:
    match = havana({"open": ("tax-collector", "material-thief")}, {"cubes": {"brick": 4}}, {})
    assert set(choices(match, 0, 3)) == {"do material-thief"}
    match = havana({"open": ("black-market", "mama")}, {}, {})
    assert set(choices(match, 0, 3)) == {"do black-market"}


def test_renewal_waits_when_the_pile_is_about_to_come_back() -> None:
    hand = ["siesta", "protection", "worker"]
    discard = ["pesos", "debris", "conservation", "tax-collector", "architect", "peso-thief"]
    discard += ["material-thief", "black-market"]
    match = havana({"open": ("renewal", "mama"), "hand": hand, "discard": discard}, {}, {})
    match.play("do renewal", seat=0)
    assert set(choices(match, 0, 5)) == {"done"}


def test_shortfall_agrees_with_the_street() -> None:
    for at, seat, _ in guessed(begun(3), Rng(2), 0b010):
        for building in range(BUILDINGS):
            if at.box.components.architect[building]:
                continue
            enough = policy_street.own_shortfall(at, seat, building) == 0
            assert enough == street.can_buy(at, seat, building)


def test_who_goes_before_agrees_with_counting() -> None:
    looked = 0
    for at, seat, _ in guessed(begun(3), Rng(4)):
        if at.step != steps.LAY_CARD:
            continue
        look = policy_outlook.outlook(at, seat)
        for other in range(3):
            if other == seat:
                continue
            for low, high in ((0, 7), (2, 2), (3, 8), (5, 6)):
                found = policy_outlook.goes_before(look, policy_outlook.SEAT * other, low, high)
                assert abs(int(found) - counted(at, other, 10 * low + high)) <= 2
                looked += 1
    assert looked > 100


def counted(p: Havana, seat: int, number: int) -> float:
    """How likely, of 128, a seat makes a lower number, card by card."""
    hand = surely_in_hand(p, seat)
    covered = p.covers[seat]
    kept = [card for card in range(CARDS) if p.open[seat] >> card & 1 and card != covered]
    new = [card for card in range(CARDS) if hand >> card & 1]
    made = [sorted((DIGITS[one], DIGITS[two])) for one in kept for two in new]
    return 128 * sum(10 * low + high < number for low, high in made) / len(made)


def test_evaluate_gives_the_points_at_the_end_and_hope_before() -> None:
    position = begun(4)
    doubts = [position.spread()]
    for at, _, _ in guessed(position, Rng(6)):
        expected = at.evaluate()
        assert all(value >= points for value, points in zip(expected, at.scores(), strict=True))
        doubts.append(at.spread())
    assert position.evaluate() == [float(points) for points in position.scores()]
    assert position.spread() < min(doubts) <= max(doubts) == doubts[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_guess_beats_random_seats(seats: int) -> None:
    won = 0
    for number in range(10):
        position = begun(seats)
        me = number % seats
        for _ in guessed(position, Rng(100 + number), 1 << me):
            pass
        won += position.winners() >> me & 1
    assert won >= 8
