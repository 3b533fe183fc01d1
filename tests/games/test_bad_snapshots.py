"""Snapshots of positions that cannot be: each is refused by name with one sentence."""

import copy
from typing import Any

import pytest

from malecon import BadOption, BadSeats, BadSnapshot, MaleconError, Match
from malecon.games.catalog import digest
from malecon.games.cuba.tables import CATALOG
from tests.cuba import FIXTURE, P, cuba
from tests.games import places
from tests.games.refusals import is_one_sentence, refusal

pytestmark = pytest.mark.slow

OWN = {"pawn": "b2", "yard": {"water": 2}, "warehouse": {"citrus": 1}, "buildings": {"b1": "inn"}}
GOOD = cuba(OWN, docks={1: (P, ("citrus",))}, vetoed=("I", 1), tail=[9]).snapshot()
NAMED: dict[str, type[MaleconError]] = {
    "game": BadOption,
    "edition": BadOption,
    "options": BadOption,
    "seats": BadSeats,
}


def restored(snapshot: Any) -> Match:
    return Match.from_snapshot(snapshot, seed=1, components=FIXTURE)


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The good snapshot with other values at some places."""
    return places.changed(GOOD, changes)


def without(place: str) -> dict[str, Any]:
    """The good snapshot without something."""
    return places.without(GOOD, place)


def wrongly_taken(snapshots: dict[str, dict[str, Any]]) -> list[str]:
    """The places whose change is not refused as it should be."""
    found = []
    for place, snapshot in snapshots.items():
        try:
            restored(snapshot)
        except MaleconError as error:
            named = NAMED.get(place.partition(".")[0], BadSnapshot)
            if type(error) in (named, BadSnapshot) and is_one_sentence(str(error)):
                continue
            found.append(f"{place}: {type(error).__name__}: {error}")
        else:
            found.append(f"{place}: taken")
    return found


def test_the_snapshot_of_these_tests_is_good() -> None:
    assert restored(GOOD).snapshot() == GOOD


def may_be_left_out(place: str, value: Any) -> bool:
    """Options as in the edition, kinds of which there are none, and what is printed on a ship."""
    own = ".yard." in place or ".warehouse." in place
    return place.startswith("options.") or place.endswith(".spaces") or (own and value == 0)


@pytest.mark.parametrize("key", GOOD)
def test_a_key_that_is_missing(key: str) -> None:
    keys = {
        place: without(place)
        for place, value in places.places(GOOD)
        if place.split(".")[0] == key and not place.split(".")[-1].isdigit()
        if not may_be_left_out(place, value)
    }
    assert wrongly_taken(keys) == []


def test_docks_that_are_missing() -> None:
    docks = [f"harbour.{dock}" for dock in (1, 2, 3)]
    assert wrongly_taken({dock: without(dock) for dock in docks}) == []


def test_what_may_be_left_out_changes_nothing() -> None:
    optional = [place for place, value in places.places(GOOD) if may_be_left_out(place, value)]
    assert len(optional) == 17 + 4 + (8 - 1 + 3 - 1) + 2 * (8 + 3)
    for place in optional:
        kept = without(place) if place.startswith("options.") else GOOD
        assert restored(without(place)).snapshot() == kept, place


@pytest.mark.parametrize("wrong", [1.5, "", "lunch", {}, [], {"lunch": 1}, [1.5], True, -1, 10**30])
@pytest.mark.parametrize("key", [key for key in GOOD if key != "format"])
def test_a_value_of_the_wrong_type(key: str, wrong: Any) -> None:
    others = {
        place: changed({place: wrong})
        for place, value in places.places(GOOD)
        if place.split(".")[0] == key
        and ".spaces" not in place
        and not of_type(place, value, wrong)
    }
    assert wrongly_taken(others) == []


def of_type(place: str, value: Any, wrong: Any) -> bool:
    """Whether a value could be right at its place."""
    if isinstance(wrong, bool):
        return isinstance(value, bool)
    if place == "rules.bank" and wrong == value:
        return True
    return wrong in ({}, []) and type(wrong) is type(value)


@pytest.mark.parametrize(
    "snapshot", [None, 5, "text", [], {}, b"", {"format": "malecon snapshot 3"}]
)
def test_what_is_no_snapshot(snapshot: Any) -> None:
    refusal(BadSnapshot, lambda: restored(snapshot))


@pytest.mark.parametrize("name", ["colour", "seats", "name", "edition", "components", "draws"])
def test_an_option_that_there_is_not(name: str) -> None:
    refusal(BadOption, lambda: restored(changed({f"options.{name}": "no"})))


def test_no_edition() -> None:
    refusal(BadSnapshot, lambda: restored(changed({"edition": None})))


def test_a_snapshot_carries_its_components() -> None:
    assert Match.from_snapshot(GOOD, seed=1).snapshot() == GOOD


def first_format(components: str) -> dict[str, Any]:
    """The good snapshot as the first release wrote it."""
    found = changed({"format": "malecon snapshot 1", "rules": 1, "components": components})
    del found["form"]
    return found


def test_a_snapshot_of_the_first_format_names_its_components() -> None:
    first = first_format(digest(CATALOG.tables(FIXTURE)))
    assert restored(first).snapshot() == GOOD
    assert "components" in refusal(BadSnapshot, lambda: Match.from_snapshot(first, seed=1))
    unknown = first_format("0" * 64)
    assert "components" in refusal(BadSnapshot, lambda: restored(unknown))


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a cube too many in the supply": {"supply.wood": 16},
    "a cube too few in the supply": {"supply.wood": 14},
    "a cube too many in a yard": {"players.0.yard.wood": 1},
    "cubes beyond counting": {"players.0.yard.wood": 40},
    "a product too many in a warehouse": {"players.1.warehouse.sugar": 1},
    "a product too many on the market": {"market.citrus": 4},
    "more on the market than it has spaces": {"market.citrus": 6, "supply.citrus": 7},
    "a product too many aboard": {"harbour.2.loaded": [True, False, False, False, False]},
    "an unknown kind": {"players.0.yard.gold": 1},
    "a building twice": {"players.1.buildings": {"b1": "inn"}},
    "a building built and left": {"buildings_left": [*GOOD["buildings_left"], "inn"]},
    "a building twice in the supply": {"buildings_left": [*GOOD["buildings_left"], "dam"]},
    "a building nowhere": {"buildings_left": GOOD["buildings_left"][1:]},
    "a building that there is not": {"players.0.buildings": {"b1": "palace"}},
    "a building on no field": {"players.0.buildings": {"e1": "inn"}},
    "a building on the warehouse": {"players.0.buildings": {"a3": "inn"}},
    "a ship twice in the docks": {"harbour.2.ship": 1},
    "a ship in dock and pile": {"pile.unseen": [1, *GOOD["pile"]["unseen"]]},
    "a ship twice in the pile": {"pile.unseen": [*GOOD["pile"]["unseen"], 5]},
    "a ship in both parts of the pile": {"pile.tail": [9, 5]},
    "a ship nowhere": {"pile.unseen": GOOD["pile"]["unseen"][1:]},
    "a ship that there is not": {"harbour.2.ship": 16},
    "a ship with four spaces": {"harbour.2.loaded": [False] * 4},
    "an unknown step": {"step": "lunch"},
    "a law of another group": {"laws.I": "levy-water"},
    "a law that there is not": {"laws.I": "tax-6"},
    "a law in force and proposed": {"laws.I": "tax-4"},
    "a law in force and in its pile": {"laws.I": "tax-1"},
    "a law twice in its pile": {"law_piles.I": ["tax-1", "tax-1"]},
    "a card twice": {"players.0.played": ["worker"]},
    "a card nowhere": {"players.0.hand": ["worker", "merchant", "architect", "foreman"]},
    "a player too few": {"players": GOOD["players"][:2]},
    "a player too many": {"players": [*GOOD["players"], GOOD["players"][0]]},
    "points from nowhere": {"players.0.points": 5},
    "nobody is start player": {"start": None},
    "the seventh round": {"round": 7},
    "the fourth of three seats": {"turn": 3},
    "a marker twice": {"markers": ["one-point", "one-point"]},
    "more pesos than can be": {"players.0.pesos": 4096},
    "a bank where money is unlimited": {"bank": 100},
    "other rules": {"rules": 2},
    "a bid that all have made": {
        "step": "bid", "asked": [0, 1, 2], "answered": [0, 1, 2], "sealed": ["bid 0"] * 3,
    },
}  # fmt: skip


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position(changes: dict[str, Any]) -> None:
    given = changed(changes)
    kept = copy.deepcopy(given)
    refusal(BadSnapshot, lambda: restored(given))
    assert given == kept


# Positions that no game reaches and from which none could go on by the rules.
DEAD_ENDS: dict[str, dict[str, Any]] = {
    "no tax in force": {"laws.I": None},
    "no levy in force": {"laws.II": None},
    "law piles used up in round 2": {"law_piles.I": []},
    "two proposals missing": {"proposals.I": None, "proposals.II": None},
    "nothing at sea": {"harbour.sea": None, "pile.unseen": [4, *GOOD["pile"]["unseen"]]},
    "an empty dock in round 2": {"harbour.2": None, "pile.unseen": [2, *GOOD["pile"]["unseen"]]},
    "a site for no building": {"step": "site"},
    "pieces for no building": {"step": "give"},
    "conversion by no building": {"step": "convert"},
    "an office's dock without an office": {"step": "office-dock"},
    "an office's load without an office": {"step": "office-load"},
    "a call without a lighthouse": {"step": "call"},
    "a veto without a church": {"step": "veto"},
    "loading in no dock": {"step": "load"},
    "a bid that nobody is asked for": {"step": "bid"},
    "a second bid that nobody is asked for": {"step": "bid-again"},
    "a tax that nobody is asked for": {"step": "tax"},
    "a levy that nobody is asked for": {"step": "levy"},
    "delegates where there are none": {"step": "delegate", "asked": [0, 1, 2]},
    "a delegate where there is none": {"delegates": ["worker", None, None]},
    "a card that two seats are asked for": {"asked": [0, 1]},
    "an answer of a seat that is not asked": {"answered": [1], "sealed": [None, "bid 0", None]},
    "a sealed bid above the own money": {
        "step": "bid", "asked": [0, 1, 2], "answered": [0], "sealed": ["bid 99", None, None],
    },
    "a sealed bid that is none": {
        "step": "bid", "asked": [0, 1, 2], "answered": [0], "sealed": ["worker", None, None],
    },
    "a lap in which nobody has played before": {"lap": 2},
    "a card played before its lap": {
        "players.0.played": ["worker"],
        "players.0.hand": ["merchant", "architect", "foreman", "mayor"],
    },
    "a card in round 0": {"round": 0},
    "picks in round 2": {"step": "take"},
    "a veto of a later round": {"vetoed": {"group": "I", "round": 6}},
    "votes from a town hall that is not built": {"town_hall": 1},
    "a veto to come from a church that is not built": {"church": 1},
    "an individual board where all are alike": {"players.0.board": "blue"},
    "the same individual board twice": {
        "options.sides": "individual", "players.0.board": "blue", "players.1.board": "blue",
        "players.2.board": "red",
    },
}  # fmt: skip


@pytest.mark.parametrize("changes", DEAD_ENDS.values(), ids=DEAD_ENDS)
def test_a_dead_end(changes: dict[str, Any]) -> None:
    refusal(BadSnapshot, lambda: restored(changed(changes)))


def test_a_match_keeps_no_hold_of_the_snapshot_it_was_given() -> None:
    given = copy.deepcopy(GOOD)
    match = restored(given)
    record = match.record()
    given["players"][0]["pawn"] = "d3"
    assert match.snapshot() == GOOD
    assert match.record() == record
