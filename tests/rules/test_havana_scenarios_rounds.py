"""Acceptance scenarios of HAVANA: restocking, new cards and the end (SH-21 to SH-25, SH-48 on)."""

import random
from typing import Any

import pytest

from malecon import Match
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaView
from tests.havana import PLAIN, cubes, havana, legal, play, player
from tests.rules.acting import end_round, refused, step


def table(match: Match) -> HavanaView:
    """What everybody sees."""
    found: HavanaView = match.view(None)
    return found


def total(counts: dict[str, int]) -> int:
    """How many cubes there are in a row of counts."""
    return sum(counts[colour] for colour in names.COLOURS)


def test_SH_21_three_cubes_and_three_pesos_to_the_centre() -> None:
    match = havana(seats=2, place=1, centre={"pesos": 2, "brick": 1}, draws=False)
    bag = total(table(match).bag)
    play(match, 1, "do siesta", "end")
    for colour in ("loam", "debris", "brick"):
        match.play(f"cube {colour}", seat=-1)
    assert table(match).centre == {
        "brick": 2, "sandstone": 0, "loam": 1, "glass": 0, "debris": 1, "pesos": 5
    }  # fmt: skip
    assert total(table(match).bag) == bag - 3
    assert step(match) == "cover"


def vanessa_lays_pesos() -> Match:
    """Vanessa, seat 1, has laid her 8 on the 0; Peter, seat 0, has still to lay."""
    match = havana(
        {}, {"open": ("siesta", "black-market")}, seats=2, order=[1, 0], phase="cards"
    )  # fmt: skip
    return play(match, 1, "cover siesta", "lay pesos", "end")


def test_SH_22_an_eight_on_the_nought_makes_78() -> None:
    match = vanessa_lays_pesos()
    assert player(match, 1).open == ["siesta", "black-market"]
    assert player(match, 1).covered == "siesta"
    play(match, 0, "cover protection", "lay renewal", "end")
    assert player(match, 1).open == ["black-market", "pesos"]
    assert player(match, 1).number == 78
    assert match.view(1).discard == ["siesta"]
    assert match.view(0).discard == ["protection"]
    assert (player(match, 1).hand_count, player(match, 1).discard_count) == (10, 1)


def test_SH_23_new_cards_are_laid_in_the_order_of_phase_1() -> None:
    vanessa, peter, tobias = 1, 2, 0
    match = havana(
        {"open": ("protection", "material-thief")},
        {"open": ("siesta", "black-market")},
        {"open": ("debris", "worker")},
        phase="cards", order=[vanessa, peter, tobias],
    )  # fmt: skip
    assert refused(match, peter, "cover worker") == ("reason-not-your-turn", "H-014")
    play(match, vanessa, "cover siesta", "lay pesos", "end")
    assert refused(match, tobias, "cover material-thief")[0] == "reason-not-your-turn"
    play(match, peter, "cover worker", "lay mama", "end")
    assert match.waiting == (tobias,)
    play(match, tobias, "cover material-thief", "lay siesta", "end")
    assert [player(match, seat).open for seat in (vanessa, peter, tobias)] == [
        ["black-market", "pesos"], ["debris", "mama"], ["siesta", "protection"]
    ]  # fmt: skip
    assert table(match).round == 3


def test_SH_24_the_card_that_stays_is_carried_out_again() -> None:
    match = vanessa_lays_pesos()
    play(match, 0, "cover protection", "lay debris", "end")
    play(match, 0, "do siesta", "end")
    assert legal(match, 1) == ["do black-market", "do pesos"]
    play(match, 1, "do black-market")
    assert sum(cubes(match, 1).values()) == 2
    assert player(match, 1).pesos == 2
    told = [event.what for event in match.events if event.event == "card" and event.seat == 1]
    assert told == ["black-market", "pesos"]


def test_SH_25_with_two_cards_left_the_discard_pile_comes_back() -> None:
    left = ["renewal", "mama", "pesos"]
    pile = [card for card in names.CARDS if card not in (*PLAIN, *left)]
    match = havana({"hand": left, "discard": pile}, {}, seats=2, phase="cards")
    assert (len(left), len(pile)) == (3, 8)
    play(match, 0, "cover siesta", "lay mama", "end")
    play(match, 1, "cover siesta", "lay mama", "end")
    assert (player(match, 0).hand_count, player(match, 0).discard_count) == (11, 0)
    assert player(match, 0).open == ["protection", "mama"]
    assert {"siesta", *pile} < set(match.view(0).hand)
    assert (player(match, 1).hand_count, player(match, 1).discard_count) == (10, 1)


def test_SH_25_with_three_cards_left_it_does_not() -> None:
    left = ["renewal", "mama", "pesos", "worker"]
    pile = [card for card in names.CARDS if card not in (*PLAIN, *left)]
    match = havana({"hand": left, "discard": pile}, seats=2, phase="cards")
    play(match, 0, "cover siesta", "lay mama", "end")
    play(match, 1, "cover siesta", "lay mama", "end")
    assert (player(match, 0).hand_count, player(match, 0).discard_count) == (3, 8)


def test_SH_48_who_reaches_the_target_ends_the_game_at_once() -> None:
    builder = {"buildings": ["cathedral", "university"], "cubes": {"sandstone": 1, "loam": 1}}
    match = havana({}, builder, seats=4, place=1)
    assert match.scores == (0, 13, 0, 0)
    play(match, 1, "do siesta", "buy bottom-right")
    assert match.scores == (0, 15, 0, 0)
    assert match.over
    assert (match.winners, match.waiting) == ((1,), ())
    for seat in (2, 3):
        assert refused(match, seat, "do siesta") == ("reason-game-over", "H-031")
    assert refused(match, 1, "end") == ("reason-game-over", "H-031")
    assert (table(match).ended, table(match).round) == ("target", 2)


def test_SH_48_one_point_less_does_not() -> None:
    builder = {"buildings": ["cathedral", "university"], "cubes": {"sandstone": 1}}
    match = havana({}, builder, seats=4, place=1)
    play(match, 1, "do siesta", "buy top-left")
    assert (match.scores[1], match.over) == (14, False)
    assert match.winners == ()


LAST: dict[str, Any] = {"top": ["bench"], "bottom": [], "pile": []}
SELLER = {"buildings": ["well"], "cubes": {"sandstone": 1}}


def test_SH_50_the_last_building_is_bought() -> None:
    match = havana(SELLER, {"buildings": ["barber"]}, seats=3, **LAST)
    play(match, 0, "do siesta", "buy top-left")
    assert match.over
    assert (match.scores, match.winners) == ((2, 3, 0), (1,))
    assert table(match).ended == "exhaustion"


def test_SH_50_the_last_building_is_removed() -> None:
    match = havana(SELLER | {"open": ("siesta", "conservation")}, **LAST)
    play(match, 0, "do conservation", "remove top-left")
    assert match.over
    assert (match.scores, match.winners) == ((1, 0, 0), (0,))


def test_SH_50_with_one_building_left_the_game_goes_on() -> None:
    match = havana(SELLER, {"buildings": ["barber"]}, top=["bench"], bottom=["cafe"], pile=[])
    play(match, 0, "do siesta", "buy top-left")
    assert not match.over
    play(match, 0, "end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_SH_52_nothing_is_lost_between_rounds(seats: int, seed: int) -> None:
    match, chooser, rounds = Match("havana", seats=seats, seed=seed), random.Random(seed), 0
    while not match.over:
        seat = match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        if match.over or table(match).round == rounds:
            continue
        rounds = table(match).round
        found, secret = table(match), match.snapshot()["cards"]
        for owner, own in zip(found.players, secret, strict=True):
            assert owner.hand_count + owner.discard_count == 11
            assert sorted([*own["hand"], *own["discard"], *owner.open]) == sorted(names.CARDS)
        parts = [found.bag, found.centre, found.box]
        assert sum(map(total, [*parts, *(owner.cubes for owner in found.players)])) == 80
        there = [*found.rows["top"], *found.rows["bottom"], *found.pile]
        there += [name for owner in found.players for name in owner.buildings]
        boxed = [event.what for event in match.events if event.event == "removed"]
        assert len({*there, *boxed}) == len(there) + len(boxed) == 36
        assert len(found.pile) % 4 == 0
    assert rounds > 1


def stalled(**options: Any) -> Match:
    """Two seats with 9 and 7 points at a table without a cube in the bag."""
    cubes = {"brick": 3, "debris": 19}
    nine = {"buildings": ["convent", "fortress"], "cubes": cubes}
    seven = {"buildings": ["capitol"], "cubes": cubes}
    match = havana(nine, seven, seats=2, bag={}, **options)
    assert match.scores == (9, 7)
    return match


def test_SH_53_fifteen_rounds_without_a_building_leaving_end_the_game() -> None:
    match = stalled()
    for _ in range(14):
        end_round(match)
        assert not match.over
    now = table(match).round
    end_round(match)
    assert match.over
    assert (match.winners, match.scores) == ((0,), (9, 7))
    assert (table(match).ended, table(match).round) == ("stall", now)
    phases = [event.what for event in match.events if event.event == "phase"]
    assert phases[-1] == "restock"


def test_SH_53_a_building_that_leaves_begins_the_count_anew() -> None:
    match = stalled()
    for _ in range(13):
        end_round(match)
    buyer = table(match).order[0]
    while step(match) != "buy":
        play(match, buyer, legal(match, buyer)[0])
    snapshot = match.snapshot()
    snapshot["players"][buyer]["cubes"]["sandstone"] += 1
    snapshot["box"]["sandstone"] -= 1
    match = Match.from_snapshot(snapshot, seed=1)
    play(match, buyer, "buy top-left")
    for _ in range(15):
        end_round(match)
        assert not match.over
    end_round(match)
    assert match.over


def test_SH_53_the_bag_must_be_empty() -> None:
    snapshot = havana(seats=2, bag={"debris": 7}).snapshot()
    match = Match.from_snapshot(snapshot | {"idle": 14}, seed=1)
    end_round(match)
    end_round(match)
    assert (total(table(match).bag), match.over) == (1, False)
    end_round(match)
    assert (total(table(match).bag), match.over) == (0, True)
