"""Snapshots whose step cannot have been reached: the engine would not have allowed it."""

import copy
from typing import Any

import pytest

from malecon import BadSnapshot, Match
from tests.cuba import FIXTURE, P, cuba, play
from tests.games.places import changed
from tests.games.refusals import refusal
from tests.rules.phases import bid, law_phase, parliament


def restored(snapshot: Any) -> Match:
    return Match.from_snapshot(snapshot, seed=1, components=FIXTURE)


def refused(match: Match, at: dict[str, Any]) -> str:
    """The sentence with which a changed snapshot is refused; unchanged it is taken."""
    good = match.snapshot()
    assert restored(good).snapshot() == good
    return refusal(BadSnapshot, lambda: restored(changed(good, at)))


# The architect

ENOUGH = {"wood": 2, "stone": 2}


def building(**given: Any) -> Match:
    own = {"yard": ENOUGH, "pesos": 5}
    return play(cuba(own, {"buildings": {"b1": "inn"}}, **given), 0, "architect, build distillery")


def test_a_site_for_a_building_without_its_materials() -> None:
    poor = {"players.0.yard": {}, "supply.wood": 15, "supply.stone": 15}
    assert "site" in refused(building(), poor)


def test_a_site_for_a_building_that_stands_elsewhere() -> None:
    assert "site" in refused(building(), {"progress.tile": "inn"})


def test_a_site_under_the_building_law_with_too_few_pesos() -> None:
    assert "site" in refused(building(laws={"IV": "building-law"}), {"players.0.pesos": 1})


def test_a_site_with_no_field_left() -> None:
    full = [f"{column}{row}" for row in "123" for column in "abcd" if column + row != "a3"]
    tiles = ["sawmill", "cloister", "hotel", "dam", "church", "golf-course", "small-bank"]
    tiles += ["large-bank", "lighthouse", "town-hall", "storehouse"]
    match = building()
    left = [tile for tile in match.snapshot()["buildings_left"] if tile not in tiles]
    own = dict(zip(full, tiles, strict=True))
    assert "site" in refused(match, {"players.0.buildings": own, "buildings_left": left})


# The foreman

WORKSHOP = {
    "pawn": "b2",
    "yard": {"sugar": 1, "water": 1},
    "buildings": {"b1": "distillery", "c1": "golf-course"},
}


def distilling() -> Match:
    own = WORKSHOP | {"yard": {"sugar": 2}}
    return play(cuba(own), 0, "foreman, use distillery")


def test_pieces_for_a_building_that_takes_none_of_them() -> None:
    nothing = {"players.0.yard.sugar": 0, "supply.sugar": 12}
    assert "give" in refused(distilling(), nothing)


def test_pieces_for_a_building_that_is_not_in_use() -> None:
    assert "give" in refused(distilling(), {"progress.used": []})


def test_more_pieces_than_the_building_takes() -> None:
    own = WORKSHOP | {"yard": {"water": 9}}
    match = play(cuba(own), 0, "foreman, use golf-course, give water")
    assert "give" in refused(match, {"progress.count": 4})


def test_a_second_building_outside_the_cross() -> None:
    own = WORKSHOP | {"yard": {"sugar": 2, "water": 1}}
    match = play(cuba(own), 0, "foreman, use distillery")
    assert "give" in refused(match, {"progress.used": ["distillery", "golf-course"]})


def test_a_rest_of_a_turn_that_has_not_come_to_it() -> None:
    assert "end" in refused(play(cuba(), 0, "foreman"), {"step": "end"})


# The worker, the merchant and the mayor


def test_a_harvest_with_more_free_fields_than_the_worker_has() -> None:
    assert "harvest" in refused(
        play(cuba(laws={"IV": "drought"}), 0, "worker, place b2"), {"progress.spare": 2}
    )


def test_a_harvest_of_fields_outside_the_cross() -> None:
    match = play(cuba(), 0, "worker, place b2")
    assert "harvest" in refused(match, {"progress.harvested": ["d3"], "progress.spare": 1})


def test_a_kind_both_bought_and_sold() -> None:
    match = play(cuba({"pesos": 9}), 0, "merchant, buy citrus")
    assert "trade" in refused(match, {"progress.sold": ["citrus"]})


def test_a_load_that_the_ship_does_not_hold() -> None:
    match = play(cuba({"yard": {"citrus": 2}}), 0, "mayor, dock 1")
    assert "load" in refused(match, {"progress.count": 2})


def test_a_load_that_a_seat_does_not_have() -> None:
    match = play(cuba({"yard": {"citrus": 1}}), 0, "mayor, dock 1")
    assert "load" in refused(match, {"players.0.yard": {}, "supply.citrus": 12})


def test_cargo_on_the_ship_at_sea() -> None:
    loaded = {"harbour.sea.loaded": [True, False, False, False, False], "supply.sugar": 11}
    refused(cuba(), loaded)


# What is left over from another step


@pytest.mark.parametrize(
    "left",
    [
        {"progress.count": 1}, {"progress.spare": 1}, {"progress.harvested": ["c1"]},
        {"progress.bought": ["rum"]}, {"progress.sold": ["rum"]}, {"progress.used": ["warehouse"]},
        {"progress.tile": "inn"}, {"progress.dock": 1}, {"progress.cargo": "rum"},
        {"progress.after": "round"}, {"votes": [0, 1, 0]}, {"taxed": [1]}, {"passed": ["I", "II"]},
    ],
    ids=str,
)  # fmt: skip
def test_something_left_over_between_turns(left: dict[str, Any]) -> None:
    refused(cuba(), left)


# Parliament and the laws


def test_a_tax_that_a_seat_cannot_pay() -> None:
    assert "tax" in refused(law_phase(), {"players.1.pesos": 0})


def test_a_tax_that_a_seat_could_pay_and_is_not_asked_for() -> None:
    match = law_phase({}, {"pesos": 0}, {}, fifth=("mayor", "merchant", "merchant"))
    assert "tax" in refused(match, {"asked": [0]})


def test_a_levy_that_a_seat_cannot_pay() -> None:
    match = law_phase({"yard": {"citrus": 1}}, {"yard": {"citrus": 1}}, laws={"I": "tax-1"})
    for seat in (0, 1):
        match.play("decline", seat=seat)
    assert match.snapshot()["step"] == "levy"
    none = {"players.1.yard": {}, "supply.citrus": match.snapshot()["supply"]["citrus"] + 1}
    assert "levy" in refused(match, none)


def test_votes_nobody_has_bid() -> None:
    assert "votes" in refused(parliament(), {"votes": [5, 9]})


def test_votes_that_are_fewer_than_a_card_brings() -> None:
    match = bid(parliament(fifth=("mayor", "mayor")), 1, 1)
    assert match.snapshot()["step"] == "bid-again"
    assert "votes" in refused(match, {"votes": [4, 4]})


def test_a_second_bid_of_seats_that_are_not_tied() -> None:
    match = bid(parliament(fifth=("mayor", "mayor")), 1, 1)
    assert "votes" in refused(match, {"votes": [6, 7]})


def test_laws_enacted_by_a_seat_that_has_not_won_the_vote() -> None:
    assert "votes" in refused(bid(parliament(), 0, 0), {"turn": 1})


def test_votes_bought_under_corruption() -> None:
    match = parliament(laws={"IV": "corruption"})
    assert match.snapshot()["step"] == "enact"
    assert "votes" in refused(match, {"votes": [7, 2]})


def test_a_bid_before_the_fifth_cards_are_shown() -> None:
    match = parliament()
    refused(match, {"players.0.hand": ["mayor"], "players.0.fifth": None})


def test_a_proposal_that_is_gone_without_a_veto() -> None:
    assert "veto" in refused(cuba(), {"proposals.I": None})


def test_a_game_that_is_over_before_its_last_round() -> None:
    match = law_phase()
    over = {"step": "over", "asked": [], "answered": []}
    refused(match, over)


def test_nothing_of_the_snapshot_is_changed_by_refusing_it() -> None:
    good = cuba(docks={1: (P, ("citrus",))}).snapshot()
    kept = copy.deepcopy(good)
    restored(good)
    assert good == kept


def test_five_cards_played_in_four_laps() -> None:
    match = play(cuba(lap=4), 0, "worker")
    own = match.snapshot()["players"][0]
    every = {"players.0.played": [*own["played"], *own["hand"]]}
    assert "has played 5 cards" in refused(match, every)
