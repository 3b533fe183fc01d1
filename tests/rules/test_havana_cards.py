"""Rounds, order and the thirteen cards of HAVANA.

H-013 to H-018, H-027 to H-030, H-033 to H-047, HA-05 to HA-19, HA-22 to HA-33, HA-45, HA-47, HA-48.
"""

import random
from typing import Any

import pytest

from malecon import Match
from malecon.games.havana import names
from tests.havana import cubes, havana, legal, play, player
from tests.rules.acting import refused
from tests.rules.plaza import (
    boxed,
    centre,
    end_turn,
    lay,
    lay_first,
    order,
    row,
    step,
    to_new_cards,
    to_next_round,
    told,
)

PLAIN = ("siesta", "pesos")
GUARDED = {"open": ("siesta", "protection")}
FOUR_COLOURED = {"sandstone": 1, "loam": 1, "brick": 2, "debris": 3}
COMPULSORY = [card for card in names.CARDS if card not in ("renewal", "conservation")]


def having(card: str, **given: Any) -> dict[str, Any]:
    """A seat with a card and Siesta open."""
    return {"open": ("siesta", card)} | given


def bare(**given: Any) -> dict[str, Any]:
    """A seat whose open cards neither protect it nor ask it anything."""
    return {"open": PLAIN} | given


def money(match: Match) -> list[int]:
    """The pesos of all seats."""
    return [seat.pesos for seat in match.view(None).players]


def workers(match: Match) -> list[int]:
    """The workers of all seats."""
    return [seat.workers for seat in match.view(None).players]


def belongings(match: Match) -> list[tuple[int, int, int, dict[str, int]]]:
    """What every seat owns."""
    return [
        (seat.points, seat.pesos, seat.workers, seat.cubes) for seat in match.view(None).players
    ]


# The round


def test_H_013_three_phases_in_this_order() -> None:
    match = to_next_round(lay_first(havana(phase="first", seats=2), PLAIN, PLAIN))
    assert [e.what for e in told(match, "phase")] == ["actions", "restock", "cards", "actions"]
    assert [e.n for e in told(match, "round")] == [1, 2]


def test_H_014_the_lowest_number_goes_first() -> None:
    match = havana(phase="first", seats=4)
    lay_first(
        match,
        ("mama", "pesos"),
        ("material-thief", "protection"),
        ("siesta", "black-market"),
        ("debris", "worker"),
    )
    assert order(match) == [2, 3, 1, 0]  # 07, 24, 26, 89
    went: list[int] = []
    while step(match) == "do":
        went += match.waiting
        end_turn(match)
    assert went == [2, 3, 1, 0]


def test_H_014_nobody_acts_out_of_turn() -> None:
    match = havana(order=[1, 0, 2])
    assert match.waiting == (1,)
    assert refused(match, 0, "do siesta") == ("reason-not-your-turn", "H-014")
    assert legal(match, 2) == []


@pytest.mark.parametrize(("first", "second"), [("worker", "pesos"), ("pesos", "worker")])
def test_H_015_both_cards_in_the_order_the_player_likes(first: str, second: str) -> None:
    match = havana({"open": ("worker", "pesos")}, centre={"pesos": 5})
    assert legal(match, 0) == ["do worker", "do pesos"]
    play(match, 0, f"do {first}")
    assert [e.what for e in told(match, "card")] == [first, second]
    assert (money(match)[0], workers(match)[0]) == (3, 2)


def test_H_015_only_open_cards_are_carried_out() -> None:
    match = havana({"open": ("worker", "pesos"), "discard": ["mama"]})
    assert refused(match, 0, "do siesta") == ("reason-not-open", "H-015")
    assert refused(match, 0, "do mama") == ("reason-not-open", "H-015")


def test_H_015_the_second_card_waits_for_the_choices_of_the_first() -> None:
    match = havana({"open": ("peso-thief", "pesos")}, bare(pesos=4), bare(pesos=6))
    play(match, 0, "do peso-thief")
    assert money(match)[0] == 0
    play(match, 0, "rob 3")
    assert money(match) == [5, 4, 3]  # 3 stolen, then 2 of the 4 in the centre


def test_H_016_only_renewal_and_conservation_can_be_declined() -> None:
    for card in names.CARDS:
        match = havana(
            {"open": ("architect" if card == "siesta" else "siesta", card), "discard": ["mama"]}
            if card != "mama"
            else {"open": ("siesta", "mama"), "discard": ["pesos"]},
            bare(pesos=5, workers=1, cubes=FOUR_COLOURED),
            bare(pesos=5, workers=1, cubes=FOUR_COLOURED),
            centre={"brick": 2, "loam": 2, "debris": 2},
        )
        play(match, 0, f"do {card}")
        assert ("done" in legal(match, 0)) is (card in ("renewal", "conservation")), card


@pytest.mark.parametrize("card", ["peso-thief", "material-thief", "tax-collector", "mama"])
def test_H_016_a_compulsory_action_is_not_declined(card: str) -> None:
    victim = bare(pesos=5, workers=1, cubes={"brick": 1})
    match = havana(having(card), victim, victim, centre={"brick": 2, "loam": 2})
    play(match, 0, f"do {card}")
    assert refused(match, 0, "done") == ("reason-must-take", "H-016")
    assert refused(match, 0, "end") == ("reason-must-finish", "H-016")
    assert refused(match, 0, "buy top-left") == ("reason-must-finish", "H-016")


def test_H_016_a_turn_does_not_end_before_its_actions() -> None:
    match = havana(having("worker"))
    assert refused(match, 0, "end") == ("reason-must-finish", "H-016")
    assert refused(match, 0, "done") == ("reason-must-finish", "H-016")


def test_HA_47_all_other_actions_must_be_carried_out() -> None:
    for card in COMPULSORY:
        other = "renewal" if card == "siesta" else "siesta"
        match = havana({"open": (other, card)}, bare(), bare())
        assert "end" not in legal(match, 0)
        play(match, 0, f"do {other}")
        assert [e.what for e in told(match, "card")] == [other, card]


def test_H_017_a_card_that_is_not_covered_acts_again() -> None:
    match = havana({"open": ("architect", "siesta")}, bare(), seats=2)
    end_turn(match)
    assert player(match, 0).open == ["siesta", "architect"]
    lay(to_new_cards(match), ("siesta", "protection"), ("siesta", "mama"))
    assert player(match, 0).open == ["protection", "architect"]
    play(match, 0, "do architect", "end")
    assert workers(match)[0] == 2


TIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "points before cubes": ({"cubes": {"brick": 3}}, {"buildings": ["barber"]}),
    "coloured cubes before pesos": (
        {"cubes": {"brick": 1}, "pesos": 5},
        {"cubes": {"brick": 1, "loam": 1}},
    ),
    "colours count together": (
        {"cubes": {"brick": 2}, "pesos": 1},
        {"cubes": {"brick": 1, "loam": 1, "glass": 1}},
    ),
    "debris is not coloured": ({"cubes": {"debris": 5}}, {"cubes": {"brick": 1}}),
    "pesos before workers": ({"pesos": 1, "workers": 3}, {"pesos": 2}),
    "workers before debris": ({"workers": 1, "cubes": {"debris": 4}}, {"workers": 2}),
    "few points before many cubes": (
        {"cubes": {"brick": 9, "glass": 9, "loam": 9, "debris": 40}, "pesos": 99, "workers": 15},
        {"buildings": ["barber"]},
    ),
    "many pesos": ({"pesos": 150, "workers": 15, "cubes": {"debris": 40}}, {"pesos": 151}),
    "one cube before many pesos": ({"pesos": 900}, {"cubes": {"brick": 1}}),
    "one worker before much debris": ({"cubes": {"debris": 40}}, {"workers": 1}),
    "debris before age": ({"cubes": {"debris": 1}}, {"cubes": {"debris": 2}}),
}


@pytest.mark.parametrize("case", TIES)
def test_H_018_who_has_least_goes_first(case: str) -> None:
    less, more = TIES[case]
    match = havana(less, more, phase="first", seats=2)
    assert order(lay_first(match, PLAIN, PLAIN)) == [0, 1]
    match = havana(more, less, phase="first", seats=2)
    assert order(lay_first(match, PLAIN, PLAIN)) == [1, 0]


def test_H_018_pesos_and_workers_that_pull_opposite_ways() -> None:
    poor, lonely = {"pesos": 2, "workers": 5}, {"pesos": 3, "workers": 0}
    match = havana(poor, lonely, phase="first", seats=2)
    assert order(lay_first(match, PLAIN, PLAIN)) == [0, 1]
    poor, lonely = {"pesos": 2, "workers": 5}, {"pesos": 2, "workers": 4}
    match = havana(poor, lonely, phase="first", seats=2)
    assert order(lay_first(match, PLAIN, PLAIN)) == [1, 0]


def test_H_018_the_youngest_goes_first_if_all_is_equal() -> None:
    assert order(lay_first(havana(phase="first", seats=4), *[PLAIN] * 4)) == [3, 2, 1, 0]


def test_H_018_only_equal_numbers_are_ties() -> None:
    rich = {"pesos": 9, "workers": 3, "buildings": ["barber"], "cubes": {"glass": 3}}
    match = havana(rich, {}, {"pesos": 1}, phase="first")
    lay_first(match, ("siesta", "black-market"), PLAIN, PLAIN)
    assert order(match) == [0, 1, 2]


def test_H_018_cards_of_equal_digits_tie() -> None:
    match = havana({"pesos": 1}, {"pesos": 2}, phase="first", seats=2)
    lay_first(match, ("architect", "debris"), ("protection", "worker"))
    assert [player(match, seat).number for seat in (0, 1)] == [24, 24]
    assert order(match) == [0, 1]


def test_H_018_the_order_says_that_a_tie_was_broken() -> None:
    match = havana({"pesos": 1}, {"pesos": 2}, phase="first")
    lay_first(match, PLAIN, PLAIN, ("mama", "pesos"))
    found = [(e.seat, e.n, e.why) for e in told(match, "order")]
    assert found == [(0, 1, "H-014"), (1, 2, "H-018"), (2, 3, "H-014")]


# Restocking


def test_H_027_what_is_left_stays_and_three_cubes_and_pesos_come() -> None:
    match = havana(seats=2, place=1, centre={"brick": 1, "pesos": 2}, draws=False)
    play(match, 1, "do siesta", "end")
    for colour in ("debris", "debris", "glass"):
        match.play(f"cube {colour}", seat=-1)
    assert centre(match) == {"brick": 1, "glass": 1, "debris": 2, "pesos": 5}
    bag = {"brick": 9, "sandstone": 10, "loam": 10, "glass": 9, "debris": 38}
    assert match.view(None).bag == bag
    assert step(match) == "cover"


def test_H_027_the_centre_piles_up_over_the_rounds() -> None:
    match = to_new_cards(havana(centre={"pesos": 1}, seats=2))
    lay(match, ("protection", "worker"), ("protection", "worker"))
    to_new_cards(match)
    assert centre(match)["pesos"] == 7
    assert sum(n for name, n in centre(match).items() if name != "pesos") == 6


@pytest.mark.parametrize(("left", "added"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_HA_22_restocking_draws_what_the_bag_holds(left: int, added: int) -> None:
    match = to_new_cards(havana({"cubes": {"brick": 1}}, seats=2, bag={"glass": left}))
    assert centre(match).get("glass", 0) == added
    assert centre(match)["pesos"] == 7
    assert step(match) == "cover"


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_HA_22_the_black_market_draws_what_the_bag_holds(left: int, drawn: int) -> None:
    match = havana(having("black-market"), bare(cubes={"brick": 1}), bag={"loam": left})
    play(match, 0, "do black-market")
    assert cubes(match, 0).get("loam", 0) == drawn
    assert step(match) == "buy"


def test_HA_23_no_cube_comes_back_to_the_bag() -> None:
    match = Match("havana", seats=3, seed=5)
    chooser = random.Random(5)
    before = match.view(None)
    while not match.over:
        seat = match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        now = match.view(None)
        for colour in names.COLOURS:
            assert now.bag[colour] <= before.bag[colour]
            assert now.box[colour] >= before.box[colour]
        before = now


def test_HA_24_pesos_are_unlimited_by_default() -> None:
    match = havana(having("tax-collector", pesos=500), bare(pesos=700), centre={"pesos": 900})
    play(match, 0, "do siesta", "end")
    assert match.view(None).bank is None
    assert money(match)[0] == 501


@pytest.mark.parametrize(("bank", "added"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_HA_24_a_finite_bank_gives_what_it_has(bank: int, added: int) -> None:
    match = havana({"pesos": 104 - bank}, seats=2, bank=108)
    assert match.view(None).bank == bank
    to_new_cards(match)
    assert centre(match)["pesos"] == 4 + added
    assert match.view(None).bank == bank - added
    assert [e.n for e in told(match, "restocked")] == [added]


@pytest.mark.parametrize(("bank", "earned"), [(1, 1), (0, 0)])
def test_HA_24_the_tax_collector_takes_what_the_finite_bank_has(bank: int, earned: int) -> None:
    match = havana(having("tax-collector"), bare(pesos=104 - bank), seats=2, bank=108)
    play(match, 0, "do tax-collector")
    assert money(match)[0] == earned
    assert match.view(None).bank == bank - earned


def test_HA_24_what_is_paid_comes_back_to_the_finite_bank() -> None:
    match = havana({"pesos": 4}, top=["lottery-office", "well", "kiosk"], bottom=[], seats=2,
                   bank=108)  # fmt: skip
    play(match, 0, "do siesta", "buy top-left")
    assert money(match)[0] == 0
    assert match.view(None).bank == 104


# New cards


def test_H_028_in_the_same_order_one_card_each() -> None:
    match = havana(order=[2, 0, 1], phase="cards")
    went: list[int] = []
    for _ in range(3):
        went += match.waiting
        play(match, match.waiting[0], "cover siesta", "lay mama")
        assert legal(match, match.waiting[0]) == ["end"]
        play(match, match.waiting[0], "end")
    assert went == [2, 0, 1]
    assert [player(match, seat).open for seat in range(3)] == [["protection", "mama"]] * 3


def test_H_028_the_card_comes_from_the_hand() -> None:
    match = havana({"discard": ["mama"]}, phase="cards")
    play(match, 0, "cover siesta")
    assert refused(match, 0, "lay siesta") == ("reason-not-in-hand", "H-028")
    assert refused(match, 0, "lay protection") == ("reason-not-in-hand", "H-028")
    assert refused(match, 0, "lay mama") == ("reason-not-in-hand", "H-028")
    assert len(legal(match, 0)) == 10


def test_H_028_exactly_one_card() -> None:
    match = havana(phase="cards")
    assert refused(match, 0, "end")[0] == "reason-must-finish"
    assert refused(match, 0, "lay mama")[0] == "reason-must-finish"
    play(match, 0, "cover siesta")
    assert refused(match, 0, "end")[0] == "reason-must-finish"
    play(match, 0, "lay mama")
    assert legal(match, 0) == ["end"]
    refused(match, 0, "lay pesos")
    refused(match, 0, "cover protection")
    assert player(match, 0).laid_count == 1
    assert player(match, 0).hand_count == 10


def test_H_028_only_an_open_card_is_covered() -> None:
    match = havana(phase="cards")
    assert refused(match, 0, "cover mama") == ("reason-not-open", "H-028")


def test_H_029_covered_cards_go_to_the_discard_piles() -> None:
    match = havana({"discard": ["worker"]}, {"open": PLAIN}, seats=2, phase="cards")
    lay(match, ("siesta", "mama"))
    assert player(match, 0).open == ["siesta", "protection"]
    assert match.view(0).discard == ["worker"]
    lay(match, ("pesos", "renewal"))
    assert player(match, 0).open == ["protection", "mama"]
    assert player(match, 1).open == ["siesta", "renewal"]
    assert match.view(0).discard == ["siesta", "worker"]
    assert match.view(1).discard == ["pesos"]


def test_H_029_the_open_cards_are_ordered_anew() -> None:
    match = havana({"open": ("siesta", "black-market")}, seats=2, phase="cards")
    lay(match, ("siesta", "pesos"), ("protection", "renewal"))
    assert [player(match, seat).number for seat in (0, 1)] == [78, 1]
    assert order(match) == [1, 0]


def test_H_029_a_new_card_is_not_discarded_in_the_same_round() -> None:
    match = lay(havana(seats=2, phase="cards"), ("siesta", "mama"), ("siesta", "mama"))
    assert match.view(0).discard == ["siesta"]
    assert "mama" not in match.view(0).hand


@pytest.mark.parametrize(
    ("in_hand", "hand", "discard"), [(3, 11, 0), (4, 3, 8), (5, 4, 7), (11, 10, 1)]
)
def test_H_030_with_two_cards_in_hand_the_pile_comes_back(
    in_hand: int, hand: int, discard: int
) -> None:
    rest = [card for card in names.CARDS if card not in PLAIN]
    given = {"open": PLAIN, "hand": rest[:in_hand], "discard": rest[in_hand:]}
    match = lay(havana(given, seats=2, phase="cards"), ("pesos", rest[0]), ("siesta", "mama"))
    mine = player(match, 0)
    assert (mine.hand_count, mine.discard_count) == (hand, discard)
    assert ("pesos" in match.view(0).hand) is (in_hand == 3)


def test_H_030_hand_and_discard_pile_are_eleven_cards() -> None:
    match = Match("havana", seats=4, seed=8)
    chooser = random.Random(8)
    seen = set()
    while not match.over:
        seat = match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        if step(match) == "do":
            for other in match.view(None).players:
                assert other.hand_count + other.discard_count == 11
                assert 3 <= other.hand_count <= 11
                seen.add(other.discard_count)
    assert {0, 1, 8} <= seen


def test_HA_05_either_card_may_be_covered() -> None:
    assert legal(havana(phase="cards"), 0) == ["cover siesta", "cover protection"]
    one = lay(havana(phase="cards", seats=2), ("siesta", "mama"), ("siesta", "mama"))
    two = lay(havana(phase="cards", seats=2), ("protection", "mama"), ("siesta", "mama"))
    assert player(one, 0).open == ["protection", "mama"]
    assert player(two, 0).open == ["siesta", "mama"]


def test_HA_06_later_players_see_what_is_covered_but_not_by_which_card() -> None:
    match = lay(havana(phase="cards"), ("siesta", "mama"))
    assert match.view(1).players[0].covered == "siesta"
    assert match.view(None).players[0].covered == "siesta"
    assert player(match, 0).open == ["siesta", "protection"]
    assert told(match, "revealed") == []
    assert [(e.seat, e.what) for e in match.heard(1) if e.event == "laid"] == [(0, "siesta")]


def test_HA_07_the_pile_comes_back_by_itself() -> None:
    rest = [card for card in names.CARDS if card not in PLAIN]
    given = {"open": PLAIN, "hand": rest[:3], "discard": rest[3:]}
    match = lay(havana(given, seats=2, phase="cards"), ("pesos", rest[0]), ("siesta", "mama"))
    assert [(e.seat, e.n) for e in told(match, "refreshed")] == [(0, 11)]
    assert step(match) == "do"


def test_HA_08_two_cards_in_hand_before_the_reveal_bring_nothing_back() -> None:
    rest = [card for card in names.CARDS if card not in PLAIN]
    given = {"open": PLAIN, "hand": rest[:3], "discard": rest[3:]}
    match = havana(given, seats=2, phase="cards")
    lay(match, ("pesos", rest[0]))
    assert player(match, 0).hand_count == 2
    assert player(match, 0).discard_count == 8
    lay(match, ("siesta", "mama"))
    assert player(match, 0).hand_count == 11


# Siesta, Renewal, Protection


def test_H_033_siesta_has_no_effect() -> None:
    match = havana({"pesos": 2, "cubes": {"loam": 1}}, seats=2)
    owned, there = belongings(match), centre(match)
    play(match, 0, "do siesta")
    assert belongings(match) == owned
    assert centre(match) == there
    assert step(match) == "buy"
    assert legal(match, 0) == ["end", "buy bottom-left"]


def test_H_034_renewal_takes_a_card_of_choice_from_the_own_pile() -> None:
    match = havana(having("renewal", discard=["worker", "mama"]), {"discard": ["pesos"]})
    play(match, 0, "do renewal")
    assert legal(match, 0) == ["done", "take worker", "take mama"]
    assert refused(match, 0, "take pesos") == ("reason-nothing-in-discard", "H-034")
    play(match, 0, "take mama")
    assert "mama" in match.view(0).hand
    assert match.view(0).discard == ["worker"]
    assert step(match) == "buy"


def test_H_034_renewal_takes_one_card_and_may_be_declined() -> None:
    match = havana(having("renewal", discard=["worker", "mama"]))
    play(match, 0, "do renewal", "done")
    assert match.view(0).discard == ["worker", "mama"]
    assert told(match, "renewed") == []
    match = havana(having("renewal", discard=["worker", "mama"]))
    play(match, 0, "do renewal", "take worker")
    refused(match, 0, "take mama")


def test_HA_09_renewal_without_a_discard_pile_does_nothing() -> None:
    match = havana(having("renewal"))
    play(match, 0, "do renewal")
    assert step(match) == "buy"
    assert player(match, 0).hand_count == 11


def test_HA_10_that_a_card_was_taken_is_public_which_one_is_not() -> None:
    match = havana(having("renewal", discard=["worker", "mama"]))
    play(match, 0, "do renewal", "take mama")
    assert [e.seat for e in match.heard(None) if e.event == "renewed"] == [0]
    assert [e for e in match.heard(1) if e.what in ("mama", "take mama")] == []
    assert player(match, 0).hand_count == 10
    assert player(match, 0).discard_count == 1


@pytest.mark.parametrize("card", ["peso-thief", "material-thief", "tax-collector"])
def test_H_035_protection_guards_against_thieves_and_the_tax_collector(card: str) -> None:
    rich = {"pesos": 8, "workers": 1, "cubes": {"brick": 1}}
    match = havana(having(card), GUARDED | rich, seats=2)
    owned = belongings(match)[1]
    play(match, 0, f"do {card}")
    assert step(match) == "buy"
    assert belongings(match)[1] == owned
    bare_match = havana(having(card), bare(**rich), seats=2, draws=False)
    play(bare_match, 0, f"do {card}")
    assert step(bare_match) != "buy"


def test_H_035_protection_itself_does_nothing() -> None:
    match = havana({"open": ("renewal", "protection")}, seats=2)
    owned = belongings(match)
    play(match, 0, "do protection")
    assert belongings(match) == owned


@pytest.mark.parametrize("place", [0, 2])
def test_HA_11_protection_works_before_and_after_the_owner_s_turn(place: int) -> None:
    turns = {0: [0, 2, 1], 2: [2, 1, 0]}[place]
    guarded, other = GUARDED | {"pesos": 8}, bare(pesos=8)
    match = havana(having("peso-thief"), other, guarded, order=turns, place=place, draws=False)
    play(match, 0, "do peso-thief")
    assert legal(match, 0) == ["rob 2"]
    assert refused(match, 0, "rob 3") == ("reason-protected", "HA-13")


def test_HA_11_protection_in_hand_or_discarded_guards_nobody() -> None:
    match = havana(having("peso-thief"), bare(pesos=8), bare(pesos=8, discard=["protection"]))
    play(match, 0, "do peso-thief")
    assert legal(match, 0) == ["rob 2", "rob 3"]


@pytest.mark.parametrize("card", ["peso-thief", "material-thief", "tax-collector"])
def test_HA_12_protection_stops_all_three(card: str) -> None:
    rich = {"pesos": 8, "workers": 1, "cubes": {"brick": 1, "loam": 1}}
    match = havana(having(card), GUARDED | rich, bare(**rich), draws=False)
    play(match, 0, f"do {card}")
    if card == "tax-collector":
        play(match, 0, "tax worker")
    else:
        assert legal(match, 0) == ["rob 3"]
        play(match, 0, "rob 3")
    guarded = belongings(match)[1]
    assert guarded[1:3] == (8, 1)
    assert cubes(match, 1) == {"brick": 1, "loam": 1}


@pytest.mark.parametrize("card", ["peso-thief", "material-thief"])
def test_HA_13_a_protected_player_is_no_legal_victim(card: str) -> None:
    match = havana(having(card), GUARDED, bare(), bare(), seats=4)
    play(match, 0, f"do {card}")
    assert legal(match, 0) == ["rob 3", "rob 4"]
    assert refused(match, 0, "rob 2") == ("reason-protected", "HA-13")


@pytest.mark.parametrize("card", ["peso-thief", "material-thief"])
def test_HA_14_protected_later_players_do_not_open_the_choice_of_earlier_ones(card: str) -> None:
    rich = {"pesos": 8, "cubes": {"brick": 1}}
    match = havana(having(card), GUARDED | rich, bare(**rich), order=[2, 0, 1], place=1)
    owned = belongings(match)[1:]
    play(match, 0, f"do {card}")
    assert step(match) == "buy"
    assert belongings(match)[1:] == owned


@pytest.mark.parametrize("card", ["peso-thief", "material-thief"])
def test_HA_15_nobody_follows_and_all_others_are_protected(card: str) -> None:
    rich = GUARDED | {"pesos": 8, "cubes": {"brick": 1}}
    match = havana(having(card), rich, rich, order=[2, 1, 0], place=2)
    play(match, 0, f"do {card}")
    assert step(match) == "buy"
    assert money(match) == [0, 8, 8]
    assert cubes(match, 0) == {}


# Debris, Conservation, Tax collector


def test_H_036_debris_takes_all_debris_of_the_centre() -> None:
    match = havana(having("debris", cubes={"debris": 1}), centre={"debris": 4, "glass": 2})
    play(match, 0, "do debris")
    assert cubes(match, 0) == {"debris": 5}
    assert centre(match) == {"glass": 2, "pesos": 4}


def test_HA_29_debris_without_debris_is_still_carried_out() -> None:
    match = havana(having("debris"), centre={"glass": 2})
    play(match, 0, "do debris")
    assert [e.what for e in told(match, "card")] == ["debris", "siesta"]
    assert cubes(match, 0) == {}
    assert centre(match) == {"glass": 2, "pesos": 4}


def test_H_037_conservation_removes_a_building_at_an_end_to_the_box() -> None:
    match = havana(having("conservation"))
    play(match, 0, "do conservation")
    ends = ["top-left", "top-right", "bottom-left", "bottom-right"]
    assert legal(match, 0) == ["done", *(f"remove {end}" for end in ends)]
    play(match, 0, "remove bottom-right")
    assert row(match, "bottom") == ["cafe", "pharmacy", "florist", "lottery-office", "barracks"]
    assert "arcade" not in match.view(None).pile
    assert player(match, 0).buildings == []
    assert match.scores == (0, 0, 0)


def test_H_037_one_building_a_round_for_all_together() -> None:
    match = havana(having("conservation"), having("conservation"), seats=2)
    play(match, 0, "do conservation", "remove top-left", "end")
    play(match, 1, "do conservation")
    assert step(match) == "buy"
    assert len(row(match, "top")) == 5
    to_new_cards(match)
    lay(match, ("siesta", "mama"), ("siesta", "mama"))
    play(match, match.waiting[0], "do conservation")
    assert "remove top-left" in legal(match, match.waiting[0])


def test_HA_33_the_right_passes_on_if_an_earlier_holder_declines() -> None:
    match = havana(having("conservation"), having("conservation"), having("conservation"))
    play(match, 0, "do conservation", "done", "end")
    play(match, 1, "do conservation", "remove top-left", "end")
    play(match, 2, "do conservation")
    assert step(match) == "buy"
    assert row(match, "top")[0] == "well"


def test_H_038_a_peso_for_the_collector_and_a_loss_for_each_later_player() -> None:
    match = havana(
        having("tax-collector"),
        bare(pesos=3, workers=2, cubes={"brick": 1}),
        bare(workers=1, cubes={"debris": 2}),
        bare(workers=1, cubes={"glass": 2}),
        seats=4, order=[1, 0, 2, 3], place=1,
    )  # fmt: skip
    play(match, 0, "do tax-collector", "tax debris", "tax worker")
    assert money(match) == [1, 3, 0, 0]
    assert workers(match) == [0, 2, 1, 0]
    assert [cubes(match, seat) for seat in (1, 2, 3)] == [{"brick": 1}, {"debris": 1}, {"glass": 2}]
    assert boxed(match) == {"debris": 1}
    assert match.view(None).workers == 12
    assert step(match) == "buy"


def test_HA_30_the_collector_chooses_for_each_victim_in_order() -> None:
    rich = bare(workers=1, cubes={"brick": 1, "debris": 1})
    match = havana(having("tax-collector"), rich, rich, order=[0, 2, 1])
    play(match, 0, "do tax-collector")
    assert match.waiting == (0,)
    assert match.view(None).progress.victim == 2
    assert set(legal(match, 0)) == {"tax worker", "tax brick", "tax debris"}
    assert refused(match, 0, "tax glass") == ("reason-no-cube", "H-038")
    assert refused(match, 0, "done") == ("reason-must-take", "H-016")
    play(match, 0, "tax brick")
    assert match.view(None).progress.victim == 1
    play(match, 0, "tax worker")
    assert cubes(match, 2) == {"debris": 1}
    assert workers(match) == [0, 0, 1]


def test_HA_31_the_last_in_the_order_gets_only_the_peso() -> None:
    rich = bare(workers=1, cubes={"brick": 1})
    match = havana(having("tax-collector"), rich, rich, order=[1, 2, 0], place=2)
    play(match, 0, "do tax-collector")
    assert money(match) == [1, 0, 0]
    assert workers(match) == [0, 1, 1]
    assert boxed(match) == {}


def test_HA_32_a_victim_without_worker_and_cube_loses_nothing() -> None:
    match = havana(having("tax-collector"), bare(pesos=5), bare(cubes={"brick": 1, "loam": 1}))
    play(match, 0, "do tax-collector", "tax loam")
    assert money(match) == [1, 5, 0]
    assert cubes(match, 2) == {"brick": 1}
    match = havana(having("tax-collector"), bare(pesos=5), bare(pesos=5))
    play(match, 0, "do tax-collector")
    assert money(match) == [1, 5, 5]
    assert step(match) == "buy"


def test_HA_32_a_victim_with_workers_and_no_cube_loses_a_worker() -> None:
    match = havana(having("tax-collector"), bare(workers=2), bare(cubes={"brick": 1}), draws=False)
    play(match, 0, "do tax-collector")
    assert match.view(None).progress.victim == 1
    assert legal(match, 0) == ["tax worker"]
    play(match, 0, "tax worker", "tax brick")
    assert workers(match) == [0, 1, 0]
    assert match.view(None).workers == 14


# Worker, Architect


def test_H_039_the_first_takes_two_workers_the_others_one() -> None:
    match = havana(having("worker"), having("worker"), having("worker"))
    for seat in range(3):
        play(match, seat, "do worker", "end")
    assert workers(match) == [2, 1, 1]
    assert match.view(None).workers == 11


def test_H_039_without_workers_in_supply_nothing_is_taken() -> None:
    match = havana(having("worker"), bare(), workers=0)
    play(match, 0, "do worker")
    assert workers(match) == [0, 0, 15]
    assert step(match) == "buy"


@pytest.mark.parametrize(("supply", "taken"), [(5, 1), (1, 1), (0, 0)])
def test_H_040_the_architect_takes_one_worker(supply: int, taken: int) -> None:
    match = havana(having("architect"), bare(), workers=supply)
    play(match, 0, "do architect")
    assert workers(match)[0] == taken
    assert match.view(None).workers == supply - taken


def test_HA_25_carrying_out_counts_as_first_even_without_a_worker() -> None:
    match = havana(having("worker"), having("worker"), bare(workers=15))
    play(match, 0, "do worker")
    assert workers(match) == [0, 0, 15]
    snapshot = match.snapshot()
    snapshot["players"][2]["workers"], snapshot["workers"] = 10, 5
    match = Match.from_snapshot(snapshot, seed=1)
    play(match, 0, "end")
    play(match, 1, "do worker")
    assert workers(match) == [0, 1, 10]


def test_HA_25_one_worker_left_for_the_first() -> None:
    match = havana(having("worker"), bare(), workers=1)
    play(match, 0, "do worker")
    assert workers(match) == [1, 0, 14]


def test_HA_25_an_empty_bag_uses_up_the_first_black_market() -> None:
    dealer = having("black-market", cubes={"brick": 1})
    match = havana(dealer, having("black-market"), bag={}, seats=2)
    play(match, 0, "do black-market")
    assert match.view(None).dealt is True
    snapshot = match.snapshot()
    snapshot["bag"]["loam"], snapshot["box"]["loam"] = 5, 5
    match = Match.from_snapshot(snapshot, seed=1)
    play(match, 0, "end")
    play(match, 1, "do black-market")
    assert cubes(match, 1) == {"loam": 1}


def test_HA_26_the_architect_is_not_the_worker_action() -> None:
    match = havana(having("architect"), having("worker"))
    play(match, 0, "do architect", "end")
    play(match, 1, "do worker")
    assert workers(match) == [1, 2, 0]
    match = havana({"open": ("worker", "architect")})
    play(match, 0, "do architect")
    assert workers(match)[0] == 3


def test_HA_27_who_is_not_first_gets_one() -> None:
    both = {"open": ("worker", "black-market")}
    match = havana(both, both, seats=2)
    play(match, 0, "do worker", "end")
    play(match, 1, "do worker")
    assert workers(match) == [2, 1]
    assert [sum(cubes(match, seat).values()) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize("first", ["worker", "black-market"])
def test_HA_28_black_market_and_worker_in_either_order(first: str) -> None:
    match = havana({"open": ("worker", "black-market")})
    play(match, 0, f"do {first}")
    assert next(e.what for e in told(match, "card")) == first
    assert workers(match)[0] == 2
    assert sum(cubes(match, 0).values()) == 2


# Thieves


@pytest.mark.parametrize(("pesos", "taken"), [(0, 0), (1, 0), (2, 1), (7, 3), (10, 5)])
def test_H_041_the_peso_thief_takes_half_rounded_down(pesos: int, taken: int) -> None:
    match = havana(having("peso-thief", pesos=1), bare(pesos=pesos), bare(pesos=9))
    play(match, 0, "do peso-thief", "rob 2")
    assert money(match) == [1 + taken, pesos - taken, 9]


def test_H_041_the_victim_is_later_in_the_order() -> None:
    match = havana(having("peso-thief"), bare(), bare(), bare(), seats=4, order=[3, 0, 2, 1],
                   place=1)  # fmt: skip
    play(match, 0, "do peso-thief")
    assert legal(match, 0) == ["rob 2", "rob 3"]
    assert refused(match, 0, "rob 4") == ("reason-not-later", "H-041")
    assert refused(match, 0, "rob 1") == ("reason-self", "H-041")


def test_H_041_if_nobody_follows_any_other_player() -> None:
    match = havana(having("peso-thief"), bare(pesos=10), bare(pesos=4), order=[1, 2, 0], place=2)
    play(match, 0, "do peso-thief")
    assert legal(match, 0) == ["rob 2", "rob 3"]
    play(match, 0, "rob 2")
    assert money(match) == [5, 5, 4]


def test_HA_16_a_victim_with_nothing_is_legal() -> None:
    match = havana(having("peso-thief"), bare(), bare(pesos=1), bare(pesos=6), seats=4)
    play(match, 0, "do peso-thief")
    assert legal(match, 0) == ["rob 2", "rob 3", "rob 4"]
    play(match, 0, "rob 3")
    assert money(match) == [0, 0, 1, 6]
    match = havana(having("material-thief"), bare(), bare(cubes={"brick": 1}))
    play(match, 0, "do material-thief", "rob 2")
    assert cubes(match, 0) == {}
    assert step(match) == "buy"


def test_HA_17_half_of_seven_pesos_is_three() -> None:
    match = havana(having("peso-thief"), bare(pesos=7), seats=2)
    play(match, 0, "do peso-thief")
    assert money(match) == [3, 4]


def test_H_042_the_material_thief_takes_one_cube_of_choice() -> None:
    victim = bare(cubes={"brick": 2, "loam": 1, "debris": 5})
    match = havana(having("material-thief"), victim, bare())
    play(match, 0, "do material-thief", "rob 2")
    assert legal(match, 0) == ["steal brick", "steal loam", "steal debris"]
    assert refused(match, 0, "steal glass") == ("reason-no-cube", "H-042")
    play(match, 0, "steal debris")
    assert cubes(match, 0) == {"debris": 1}
    assert cubes(match, 1) == {"brick": 2, "loam": 1, "debris": 4}
    assert step(match) == "buy"


def test_H_042_two_cubes_of_any_kind_from_who_has_more_than_three_coloured() -> None:
    match = havana(having("material-thief"), bare(cubes=FOUR_COLOURED), bare())
    play(match, 0, "do material-thief", "rob 2", "steal loam", "steal debris")
    assert cubes(match, 0) == {"loam": 1, "debris": 1}
    assert cubes(match, 1) == {"brick": 2, "sandstone": 1, "debris": 2}
    assert step(match) == "buy"


def test_H_042_the_victim_is_chosen_as_by_the_peso_thief() -> None:
    match = havana(having("material-thief"), bare(), bare(), order=[1, 0, 2], place=1, draws=False)
    play(match, 0, "do material-thief")
    assert legal(match, 0) == ["rob 3"]
    assert refused(match, 0, "rob 2") == ("reason-not-later", "H-041")
    match = havana(having("material-thief"), bare(), bare(), order=[1, 2, 0], place=2)
    play(match, 0, "do material-thief")
    assert legal(match, 0) == ["rob 2", "rob 3"]


def test_HA_18_from_four_coloured_one_or_two() -> None:
    match = havana(having("material-thief"), bare(cubes=FOUR_COLOURED), bare())
    play(match, 0, "do material-thief", "rob 2")
    assert refused(match, 0, "done") == ("reason-must-take", "H-016")
    play(match, 0, "steal brick")
    assert legal(match, 0) == [
        "done", "steal brick", "steal sandstone", "steal loam", "steal debris"
    ]  # fmt: skip
    play(match, 0, "done")
    assert cubes(match, 0) == {"brick": 1}
    assert step(match) == "buy"


@pytest.mark.parametrize(
    ("owned", "most"),
    [
        ({"brick": 3, "debris": 9}, 1),
        ({"debris": 9}, 1),
        ({"brick": 4}, 2),
        ({"brick": 1, "sandstone": 1, "loam": 1, "glass": 1}, 2),
        ({"glass": 9}, 2),
    ],
)
def test_HA_18_only_coloured_cubes_count_to_four(owned: dict[str, int], most: int) -> None:
    match = havana(having("material-thief"), bare(cubes=owned), bare(), draws=False)
    play(match, 0, "do material-thief", "rob 2")
    taken = 0
    while step(match) == "steal":
        play(match, 0, next(move for move in legal(match, 0) if move != "done"))
        taken += 1
    assert taken == most
    assert sum(cubes(match, 0).values()) == most


def test_HA_18_without_cubes_nothing_is_taken() -> None:
    match = havana(having("material-thief"), bare(pesos=3), bare())
    play(match, 0, "do material-thief", "rob 2")
    assert cubes(match, 0) == {}
    assert money(match) == [0, 3, 0]


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("card", ["peso-thief", "material-thief"])
def test_HA_45_of_two_players_the_other_is_always_the_victim(card: str, place: int) -> None:
    turns = [0, 1] if place == 0 else [1, 0]
    victim = bare(pesos=4, cubes={"glass": 1})
    match = havana(having(card), victim, seats=2, order=turns, place=place, draws=False)
    play(match, 0, f"do {card}")
    assert legal(match, 0) == ["rob 2"]
    guarded = havana(having(card), GUARDED, seats=2, order=turns, place=place, draws=False)
    play(guarded, 0, f"do {card}")
    assert step(guarded) == "buy"


def test_H_047_several_thieves_may_rob_the_same_victim() -> None:
    match = havana(having("peso-thief"), having("peso-thief"), bare(pesos=12))
    play(match, 0, "do peso-thief", "rob 3", "end")
    play(match, 1, "do peso-thief", "end")
    assert money(match) == [6, 3, 3]


def test_H_047_each_uses_the_same_card_on_its_own_turn() -> None:
    match = havana(having("pesos"), having("pesos"), having("pesos"), centre={"pesos": 10})
    for seat in range(3):
        play(match, seat, "do pesos", "end")
    assert money(match) == [5, 3, 1]


# Black market, Pesos, Mama


def test_H_043_the_first_draws_two_cubes_from_the_bag_the_others_one() -> None:
    match = havana(having("black-market"), having("black-market"), bare(), draws=False)
    play(match, 0, "do black-market")
    match.play("cube glass", seat=-1)
    match.play("cube debris", seat=-1)
    assert step(match) == "buy"
    play(match, 0, "end")
    play(match, 1, "do black-market")
    match.play("cube brick", seat=-1)
    assert [cubes(match, seat) for seat in (0, 1)] == [{"glass": 1, "debris": 1}, {"brick": 1}]
    assert step(match) == "buy"
    assert sum(match.view(None).bag.values()) == 77
    assert centre(match) == {"pesos": 4}


@pytest.mark.parametrize(
    ("there", "taken"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (10, 5)]
)
def test_H_044_pesos_takes_half_of_the_centre_rounded_up(there: int, taken: int) -> None:
    match = havana(having("pesos"), centre={"pesos": there})
    play(match, 0, "do pesos")
    assert money(match)[0] == taken
    assert centre(match).get("pesos", 0) == there - taken


def test_H_045_mama_takes_half_of_the_debris_and_half_of_the_coloured_cubes() -> None:
    there = {"loam": 1, "sandstone": 2, "brick": 3, "debris": 5}
    match = havana(having("mama"), centre=there)
    play(match, 0, "do mama")
    assert refused(match, 0, "pick glass") == ("reason-no-cube", "H-045")
    play(match, 0, "pick sandstone", "pick loam", "pick sandstone")
    assert cubes(match, 0) == {"loam": 1, "sandstone": 2, "debris": 3}
    assert centre(match) == {"brick": 3, "debris": 2, "pesos": 4}
    assert step(match) == "buy"


@pytest.mark.parametrize(
    ("coloured", "debris", "taken"),
    [
        (0, 0, (0, 0)),
        (1, 0, (1, 0)),
        (0, 1, (0, 1)),
        (3, 3, (2, 2)),
        (4, 2, (2, 1)),
        (5, 1, (3, 1)),
    ],
)
def test_HA_19_mama_rounds_both_halves_up(
    coloured: int, debris: int, taken: tuple[int, int]
) -> None:
    match = havana(having("mama"), centre={"glass": coloured, "debris": debris})
    play(match, 0, "do mama")
    mine = player(match, 0).cubes
    assert (mine["glass"], mine["debris"]) == taken
    assert step(match) == "buy"


def test_HA_19_the_colours_are_free() -> None:
    match = havana(having("mama"), centre={"brick": 1, "loam": 1, "glass": 1})
    play(match, 0, "do mama")
    assert legal(match, 0) == ["pick brick", "pick loam", "pick glass"]
    play(match, 0, "pick glass")
    assert legal(match, 0) == ["pick brick", "pick loam"]
    play(match, 0, "pick brick")
    assert cubes(match, 0) == {"brick": 1, "glass": 1}


def test_H_046_first_is_who_carries_it_out_first_in_the_round() -> None:
    both = {"open": ("worker", "black-market")}
    match = havana(bare(), both, both)
    play(match, 0, "do siesta", "end")
    play(match, 1, "do worker", "end")
    play(match, 2, "do worker")
    assert workers(match) == [0, 2, 1]
    assert [sum(cubes(match, seat).values()) for seat in range(3)] == [0, 2, 1]
    assert [(e.seat, e.what) for e in told(match, "first")] == [(1, "worker"), (1, "black-market")]


def test_H_046_every_round_has_its_first() -> None:
    match = havana(having("worker"), bare(), seats=2)
    play(match, 0, "do worker", "end")
    lay(to_new_cards(match), ("siesta", "renewal"), ("siesta", "mama"))
    play(match, 0, "do worker")
    assert workers(match)[0] == 4


@pytest.mark.parametrize("card", COMPULSORY)
def test_HA_48_a_card_without_pieces_or_victims_is_carried_out_without_effect(card: str) -> None:
    other = "renewal" if card == "siesta" else "siesta"
    own = {"open": (other, card), "cubes": {"brick": 1}, "workers": 15}
    match = havana(own, bare(), seats=2, bag={}, centre={"pesos": 0})
    play(match, 0, f"do {card}")
    assert [e.what for e in told(match, "card")] == [card, other]
    assert step(match) == "buy"
    assert money(match) == [1 if card == "tax-collector" else 0, 0]
    assert workers(match) == [15, 0]
    assert cubes(match, 0) == {"brick": 1}


def test_HA_09_renewal_asks_nothing_without_a_discard_pile() -> None:
    match = havana({"open": ("renewal", "siesta")}, draws=False)
    play(match, 0, "do renewal")
    assert legal(match, 0)[0] == "end"
    assert match.view(None).step == "buy"
