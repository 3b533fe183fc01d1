"""Acceptance scenarios of the foreman, his buildings and what is stored (SC-32 to SC-43, SC-48)."""

from typing import Any

import pytest

from tests.cuba import P, Q, R, cuba, legal, pieces, play, player
from tests.rules.course import every_edition, finish_round, refused, sending, unreadable

DAM_AND_COURSE: dict[str, Any] = {
    "pawn": "b2",
    "buildings": {"b1": "dam", "d2": "golf-course", "d3": "hotel"},
    "yard": {"water": 1},
}


def owner(*tiles: str, **yard: int) -> dict[str, Any]:
    """A seat whose pawn on b2 has these buildings in its cross, and some pieces in the yard."""
    fields = ("b1", "a2", "c2", "d2", "b3")
    return {"pawn": "b2", "buildings": dict(zip(fields, tiles, strict=False)), "yard": yard}


@every_edition
def test_SC_32_dam_then_golf_course(edition: str) -> None:
    match = play(cuba(DAM_AND_COURSE, edition=edition), 0, "foreman, use dam")
    assert pieces(match, 0) == {"water": 3}
    assert refused(match, 0, "use hotel") == ("reason-out-of-reach", "C-072")
    play(match, 0, "use golf-course, give water, give water, give water")
    assert refused(match, 0, "use hotel") == ("reason-out-of-reach", "C-072")
    play(match, 0, "end")
    assert match.scores == (3, 0, 0)
    assert pieces(match, 0) == {}


@every_edition
def test_SC_33_the_hotel_alone(edition: str) -> None:
    match = play(cuba(DAM_AND_COURSE, edition=edition), 0, "foreman, use hotel")
    assert match.scores == (2, 0, 0)
    refused(match, 0, "use dam")
    refused(match, 0, "use golf-course")
    assert legal(match, 0) == ["end"]
    play(match, 0, "end")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"water": 1}


def test_SC_34_some_buildings_may_be_left_out() -> None:
    match = cuba(owner("small-bank", "distillery", "inn", sugar=2), edition="de")
    play(match, 0, "foreman, use inn, end")
    assert match.scores == (1, 0, 0)
    assert pieces(match, 0) == {"sugar": 2}
    assert player(match, 0).pesos == 10


@every_edition
def test_SC_36_worked_example_of_the_cement_factory(edition: str) -> None:
    match = cuba(owner("cement-factory", stone=5), edition=edition)
    play(match, 0, "foreman, use cement-factory", *["give stone"] * 4)
    refused(match, 0, "give stone")
    play(match, 0, "end")
    assert match.scores == (4, 0, 0)
    assert pieces(match, 0) == {"stone": 1}
    assert match.view(None).supply["stone"] == 14


@every_edition
def test_SC_37_distillery_then_rum_cafe(edition: str) -> None:
    match = cuba(owner("distillery", "rum-cafe", sugar=3), edition=edition)
    rum = match.view(None).supply["rum"]
    play(match, 0, "foreman, use distillery, give sugar, give sugar, give sugar")
    assert pieces(match, 0) == {"rum": 3}
    play(match, 0, "use rum-cafe, give rum, give rum, give rum, end")
    assert match.scores == (6, 0, 0)
    assert pieces(match, 0) == {}
    assert match.view(None).supply["rum"] == rum


@pytest.mark.parametrize("edition", ["nl", "de", "zh", "en"])
def test_SC_39_the_cloister_takes_two_products(edition: str) -> None:
    match = cuba(owner("cloister", citrus=1, sugar=2, wood=1), edition=edition)
    play(match, 0, "foreman, use cloister")
    assert refused(match, 0, "give wood") == ("reason-wrong-piece", "B-04")
    play(match, 0, "give citrus, give sugar")
    refused(match, 0, "give sugar")
    play(match, 0, "end")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"sugar": 1, "wood": 1}


def test_SC_39_the_french_cloister_takes_two_materials() -> None:
    match = cuba(owner("cloister", wood=1, stone=1, water=1, citrus=3), edition="fr")
    play(match, 0, "foreman, use cloister")
    assert refused(match, 0, "give citrus") == ("reason-wrong-piece", "B-04")
    play(match, 0, "give wood, give water")
    refused(match, 0, "give stone")
    play(match, 0, "end")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"stone": 1, "citrus": 3}


@pytest.mark.parametrize("edition", ["nl", "de", "zh", "en"])
def test_SC_40_five_buildings_for_money(edition: str) -> None:
    tiles = ("goods-store", "product-store", "materials-store", "small-bank", "large-bank")
    match = cuba(owner(*tiles, rum=1, tobacco=1, wood=2) | {"pesos": 0}, edition=edition)
    earned = []
    for turn in (
        "foreman, use goods-store, give rum",
        "use product-store, give tobacco",
        "use materials-store, give wood, give wood",
        "use small-bank",
        "use large-bank",
    ):
        play(match, 0, turn)
        earned.append(player(match, 0).pesos)
    assert earned == [6, 6 + 4, 6 + 4 + 2 * 2, 6 + 4 + 2 * 2 + 2, 20]
    assert pieces(match, 0) == {}
    assert match.scores == (0, 0, 0)


@every_edition
def test_SC_41_black_market_turns_citrus_into_rum(edition: str) -> None:
    match = play(cuba(owner("black-market", citrus=1), edition=edition), 0, "foreman")
    play(match, 0, "use black-market")
    assert unreadable(match, 0, "convert citrus wood")
    assert refused(match, 0, "convert citrus citrus") == ("reason-wrong-pair", "B-16")
    play(match, 0, "convert citrus rum, end")
    assert pieces(match, 0) == {"rum": 1}


@pytest.mark.parametrize("edition", ["nl", "de", "fr"])
def test_SC_41_black_market_turns_citrus_into_sugar(edition: str) -> None:
    match = cuba(owner("black-market", citrus=1), edition=edition)
    play(match, 0, "foreman, use black-market, convert citrus sugar, end")
    assert pieces(match, 0) == {"sugar": 1}


@pytest.mark.parametrize("edition", ["zh", "en"])
def test_SC_41_black_market_only_across_classes(edition: str) -> None:
    match = cuba(owner("black-market", citrus=1), edition=edition)
    play(match, 0, "foreman, use black-market")
    assert refused(match, 0, "convert citrus sugar") == ("reason-wrong-pair", "B-16")
    assert legal(match, 0) == ["done", "convert citrus rum", "convert citrus cigars"]


@every_edition
def test_SC_42_stored_products_outlast_the_round(edition: str) -> None:
    yard = {"sugar": 3, "rum": 1, "wood": 2}
    match = cuba(
        sending("worker", "foreman", pawn="b3", yard=yard), edition=edition, lap=4, start=1, turn=0
    )
    play(match, 0, "foreman, use warehouse, end")
    finish_round(match)
    assert match.view(None).round == 3
    assert pieces(match, 0) == {"rum": 1, "wood": 2}
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 3, "tobacco": 0}


@every_edition
def test_SC_43_products_in_the_yard_are_lost(edition: str) -> None:
    own = {"yard": {"citrus": 2, "cigars": 1, "stone": 1}, "warehouse": {"tobacco": 1}}
    match = cuba(own, edition=edition, lap=4, start=1, turn=0)
    supply = match.view(None).supply
    finish_round(match)
    assert match.view(None).round == 3
    assert pieces(match, 0) == {"cigars": 1, "stone": 1}
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 0, "tobacco": 1}
    assert match.view(None).supply == supply | {"citrus": supply["citrus"] + 2}


def test_SC_48_worked_example_of_the_large_office() -> None:
    docks = {1: (Q, ()), 2: (P, ()), 3: (R, ())}
    seat = owner("large-office", tobacco=2, rum=1, citrus=1)
    match = play(cuba(seat, edition="de", docks=docks), 0, "foreman, use large-office, dock 1")
    play(match, 0, "load tobacco, load tobacco, end")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"rum": 1, "citrus": 1}
    assert match.view(None).harbour["1"].loaded == [True, True, False, False, False]


@pytest.mark.parametrize(("one", "other"), [("rum", "citrus"), ("citrus", "rum")])
def test_SC_48_rum_and_citrus_together_are_refused(one: str, other: str) -> None:
    docks = {1: (Q, ()), 2: (P, ()), 3: (R, ())}
    seat = owner("large-office", tobacco=2, rum=1, citrus=1)
    match = play(cuba(seat, edition="de", docks=docks), 0, "foreman, use large-office, dock 2")
    play(match, 0, f"load {one}")
    refused(match, 0, f"load {other}")
    assert refused(match, 0, "use large-office") == ("reason-already-used", "C-075")
    play(match, 0, "end")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"tobacco": 2, other: 1}
