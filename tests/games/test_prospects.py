"""What may come of a choice, as a preview tells it: what then follows in the very game."""

from random import Random
from typing import Any

import pytest

from malecon import Match
from malecon.games import prospects
from malecon.games.event import Event
from malecon.games.prospects import Prospect
from tests.cuba import cuba, play
from tests.havana import havana


def foreseen(match: Match[Any], seat: int, move: str, kind: str) -> list[Prospect]:
    found = prospects.preview(match.game, match.view(seat)).moves.get(move, ())
    return [one for one in found if one.kind == kind]


def points(prospect: Prospect, seat: int) -> int:
    return sum(one.n for one in prospect.effect if (one.event, one.seat) == ("scored", seat))


def gains(prospect: Prospect) -> dict[str, int]:
    return gains_in(prospect, "yard")


def gains_in(prospect: Prospect, store: str) -> dict[str, int]:
    return {one.what: one.n for one in prospect.effect if one.target == store}


def law(match: Match[Any], seat: int, place: str) -> list[int]:
    table = prospects.preview(match.game, match.view(seat)).table
    found = next(one for one in table if one.place == place)
    return [points(found, seat) for seat in range(match.seats)]


def test_C_047_a_pawn_shows_its_cross_and_what_could_be_harvested() -> None:
    match = play(cuba({}), 0, "worker")
    cross = {one.place for one in foreseen(match, 0, "place b2", "cross")}
    assert cross == {f"field {at}" for at in ("a2", "b2", "c2", "d2", "b1", "b3")}
    found = {one.place: gains(one) for one in foreseen(match, 0, "place b2", "next")}
    assert found == {
        "field b2": {"tobacco": 1}, "field d2": {"citrus": 1}, "field b3": {"sugar": 1},
    }  # fmt: skip
    assert foreseen(match, 0, "place b2", "free")[0].n == 2


def test_C_079_a_dock_shows_what_can_be_loaded_and_what_all_of_it_scores() -> None:
    match = play(cuba({"yard": {"citrus": 2, "tobacco": 1}}), 0, "mayor")
    loads = foreseen(match, 0, "dock 2", "next")
    assert [one.move for one in loads] == ["load citrus", "load tobacco"]
    assert points(foreseen(match, 0, "dock 2", "all")[0], 0) == 4  # it has one berth for citrus
    assert points(foreseen(match, 0, "dock 1", "all")[0], 0) == 3


def test_a_building_shows_what_the_next_foreman_would_make_of_it() -> None:
    match = play(cuba({"yard": {"wood": 5, "stone": 2}}), 0, "architect")
    assert points(foreseen(match, 0, "build sawmill", "later")[0], 0) == 3  # 5 less the price of 2
    match = play(match, 0, "build sawmill")
    on = foreseen(match, 0, "on d3", "later")[0]
    assert points(on, 0) == 3
    lost = foreseen(match, 0, "on d3", "lost")[0]
    assert [(one.what, one.n) for one in lost.effect] == [("sugar", 1)]


def test_a_building_that_finds_nothing_says_so() -> None:
    match = play(cuba({"yard": {"wood": 3, "stone": 1, "water": 1}}), 0, "architect")
    assert foreseen(match, 0, "build rum-cafe", "later")[0].effect == ()


def test_the_foreman_shows_what_a_building_gives_to_the_end() -> None:
    there = {
        "yard": {"wood": 6, "tobacco": 1},
        "buildings": {"b2": "sawmill", "b1": "small-office"},
    }
    match = play(cuba(there | {"pawn": "a2"}), 0, "foreman")
    assert points(foreseen(match, 0, "use sawmill", "all")[0], 0) == 4
    assert points(foreseen(match, 0, "use small-office", "all")[0], 0) == 2


def test_a_law_shows_what_it_would_bring_everybody_now() -> None:
    match = cuba(
        {"pesos": 4}, {"pesos": 3}, {"pesos": 9, "buildings": {"b2": "inn"}},
        proposals={"I": "tax-4", "II": "levy-tobacco", "III": "subsidy-buildings", "IV": "surplus"},
    )  # fmt: skip
    assert law(match, 0, "proposal I") == [2, 0, 2]
    assert law(match, 1, "proposal III") == [0, 0, 1]
    assert law(match, 1, "proposal IV") == [0, 0, 0]


def test_C_108_votes_of_cards_that_nobody_has_shown_are_not_counted() -> None:
    match = cuba({}, proposals={"III": "subsidy-votes"})
    table = prospects.preview(match.game, match.view(0)).table
    assert "proposal III" not in [one.place for one in table]


def test_H_044_a_card_shows_what_it_would_bring_now_and_where_its_number_stands() -> None:
    open_cards = {"open": ["siesta", "mama"]}
    match = havana(open_cards, phase="cards", centre={"pesos": 5, "brick": 3, "debris": 2})
    match.play("cover siesta", seat=0)
    assert [one.n for one in foreseen(match, 0, "lay pesos", "later")[0].effect] == [3]
    assert foreseen(match, 0, "lay pesos", "lower")[0].n == 77  # of 78: nothing is above 89
    worker = foreseen(match, 0, "lay worker", "later")[0]
    assert sum(one.n for one in worker.effect if one.event == "moved") == 2


def test_H_045_of_what_is_chosen_only_the_number_is_told() -> None:
    match = havana({"open": ["siesta", "worker"]}, phase="cards", centre={"brick": 3, "debris": 3})
    match.play("cover siesta", seat=0)
    mama = foreseen(match, 0, "lay mama", "later")[0]
    assert gains_in(mama, "stock") == {"debris": 2}
    assert mama.n == 2


def test_a_house_shows_its_price_as_it_would_be_paid() -> None:
    match = havana({"cubes": {"sandstone": 1, "debris": 5}, "workers": 1, "pesos": 9})
    while match.view(0).step == "do":
        match.play(match.legal(0)[0])
    price = match.view(0).prices["balcony"]
    paid = foreseen(match, 0, "buy top-right", "all")[0]
    assert points(paid, 0) == price.points
    assert gains_in(paid, "supply") | gains_in(paid, "box") == {"worker": 1, "sandstone": 1}


@pytest.mark.parametrize("name", ["cuba", "havana"])
def test_what_could_follow_does(name: str) -> None:
    """What a preview says can be chosen next is what is then offered, with the same effect."""
    match, dice, seen = Match(name, seats=3, seed=4), Random(4), 0
    while not match.over:
        seat = dice.choice(match.waiting)
        found = prospects.preview(match.game, match.view(seat))
        move = str(dice.choice(match.legal(seat)))
        match.choose(move, seat)
        told = [one for one in found.moves.get(move, ()) if one.kind == "next"]
        offered = {choice.move: choice for choice in match.offer(seat).moves}
        for one in told:
            seen += 1
            assert set(changes(offered[one.move].effect)) <= set(changes(one.effect))
        match.go_on()
    assert seen > 10


def changes(effect: tuple[Event, ...]) -> list[Event]:
    return [one for one in effect if one.event in ("moved", "paid", "earned", "scored", "stolen")]


def test_who_is_not_asked_is_told_of_laws_alone() -> None:
    match = cuba({})
    assert prospects.preview(match.game, match.view(1)).moves == {}
    assert prospects.preview(match.game, match.view(None)) == prospects.Preview()
