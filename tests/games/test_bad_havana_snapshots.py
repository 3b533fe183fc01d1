"""Snapshots of HAVANA that cannot be: each is refused by name with one sentence."""

import copy
from typing import Any

import pytest

from malecon import BadOption, BadSeats, BadSnapshot, MaleconError, Match
from malecon.games.havana import names
from tests.games import places
from tests.games.refusals import is_one_sentence, refusal
from tests.havana import BOTTOM, TOP, havana

pytestmark = pytest.mark.slow

OWN: dict[str, Any] = {
    "open": ("siesta", "peso-thief"), "discard": ["mama"], "cubes": {"brick": 1, "debris": 2},
    "pesos": 3, "workers": 1, "buildings": ["barber"],
}  # fmt: skip
GOOD = havana(OWN, bank="108", box={"glass": 1}).snapshot()
NAMED: dict[str, type[MaleconError]] = {
    "game": BadOption,
    "edition": BadOption,
    "options": BadOption,
    "seats": BadSeats,
}
# What follows from the rest is not read back, so only its type is looked at.
DERIVED = ("number", "hand_count", "discard_count", "laid_count", "known.hand", "known.discard")


def restored(snapshot: Any) -> Match:
    return Match.from_snapshot(snapshot, seed=1)


def changed(changes: dict[str, Any], good: dict[str, Any] = GOOD) -> dict[str, Any]:
    """A good snapshot with other values at some places."""
    return places.changed(good, changes)


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
    """Options as in the edition, and colours of which there are none."""
    return place.startswith("options.") or (place.split(".")[-1] in names.COLOURS and value == 0)


def is_of_a_price(place: str) -> bool:
    """A building that costs something less is another building, and there can be one."""
    return place.startswith("components.buildings.") and place.count(".") == 3


@pytest.mark.parametrize("key", GOOD)
def test_a_key_that_is_missing(key: str) -> None:
    keys = {
        place: without(place)
        for place, value in places.places(GOOD)
        if place.split(".")[0] == key and not place.split(".")[-1].isdigit()
        if not may_be_left_out(place, value) and not is_of_a_price(place)
    }
    assert wrongly_taken(keys) == []


def test_what_may_be_left_out_changes_nothing() -> None:
    optional = [place for place, value in places.places(GOOD) if may_be_left_out(place, value)]
    assert len(optional) == 4 + 5 + 4 + 3 + 5 + 5
    for place in optional:
        kept = without(place) if place.startswith("options.") else GOOD
        assert restored(without(place)).snapshot() == kept, place


@pytest.mark.parametrize("wrong", [1.5, "", "lunch", {}, [], {"lunch": 1}, [1.5], True, -1, 10**30])
@pytest.mark.parametrize("key", [key for key in GOOD if key != "format"])
def test_a_value_of_the_wrong_type(key: str, wrong: Any) -> None:
    others = {
        place: changed({place: wrong})
        for place, value in places.places(GOOD)
        if place.split(".")[0] == key and not of_type(place, value, wrong)
    }
    assert wrongly_taken(others) == []


def of_type(place: str, value: Any, wrong: Any) -> bool:
    """Whether a value could be right at its place."""
    if isinstance(wrong, bool):
        return isinstance(value, bool)
    if any(f".{key}" in place for key in DERIVED):
        return type(wrong) is type(value) or (isinstance(wrong, str) and ".known." in place)
    return wrong in ({}, []) and type(wrong) is type(value)


@pytest.mark.parametrize(
    "snapshot", [None, 5, "text", [], {}, b"", {"format": "malecon snapshot 2"}]
)
def test_what_is_no_snapshot(snapshot: Any) -> None:
    refusal(BadSnapshot, lambda: restored(snapshot))


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "81 cubes: one more in the bag": {"bag.brick": GOOD["bag"]["brick"] + 1},
    "79 cubes": {"bag.brick": GOOD["bag"]["brick"] - 1},
    "81 cubes: one more in the centre": {"centre.debris": 1},
    "81 cubes: one more in the box": {"box.loam": 1},
    "81 cubes: one more with a seat": {"players.1.cubes.glass": 1},
    "80 cubes, 41 of them grey": {"bag.debris": 39, "bag.brick": 8},
    "cubes beyond counting": {"bag.brick": 128},
    "an unknown colour": {"bag.gold": 1},
    "an unknown colour in the centre": {"centre.gold": 1},
    "16 workers in supply": {"workers": 15},
    "16 workers with a seat": {"players.1.workers": 1},
    "14 workers": {"workers": 13},
    "a building in rows and pile": {"rows.top": ["bakery", *TOP[1:]]},
    "a building twice in a row": {"rows.top": ["well", *TOP[1:]]},
    "a building in both rows": {"rows.bottom": ["bench", *BOTTOM[1:]]},
    "a building twice in the pile": {"pile": [*GOOD["pile"], GOOD["pile"][0]]},
    "a building with two seats": {"players.1.buildings": ["barber"], "players.1.points": 3},
    "a building twice with a seat": {"players.0.buildings": ["barber"] * 2, "players.0.points": 6},
    "a building that there is not": {"pile": ["palace", *GOOD["pile"][1:]]},
    "seven buildings in a row": {"rows.top": [*TOP, "cathedral"], "pile": GOOD["pile"][:-4]},
    "a pile that is no multiple of four": {"pile": GOOD["pile"][1:]},
    "a card twice in hand": {"cards.0.hand": [*GOOD["cards"][0]["hand"], "worker"]},
    "a card in hand and open": {"cards.0.hand": [*GOOD["cards"][0]["hand"], "siesta"]},
    "a card in hand and discarded": {"cards.0.hand": [*GOOD["cards"][0]["hand"], "mama"]},
    "a card in hand and laid": {"cards.0.laid": ["worker"]},
    "a card open twice": {"players.0.open": ["siesta", "siesta"]},
    "a card nowhere": {"cards.0.discard": []},
    "a card that there is not": {"cards.0.discard": ["papa"]},
    "one open card": {
        "players.0.open": ["siesta"], "cards.0.hand": [*GOOD["cards"][0]["hand"], "peso-thief"],
    },
    "three open cards": {"players.0.open": ["siesta", "peso-thief", "mama"], "cards.0.discard": []},
    "wrong points": {"players.0.points": 4},
    "points from nowhere": {"players.1.points": 1},
    "a peso too many": {"players.0.pesos": 4},
    "a peso too few": {"bank": 100},
    "109 pesos in the bank": {"bank": 109},
    "no bank where money counts": {"bank": None},
    "a bank where money is unlimited": {"rules.bank": -1},
    "an unknown step": {"step": "lunch"},
    "an unknown end": {"ended": "boredom"},
    "an unknown card to carry out": {"progress.card": "papa"},
    "an unknown place to go on": {"progress.after": "lunch"},
    "a seat twice in the order": {"order": [0, 1, 1]},
    "a seat not in the order": {"order": [0, 1]},
    "no order in round 2": {"order": []},
    "a seat in the order that there is not": {"order": [0, 1, 3]},
    "the fourth of three seats": {"turn": 3},
    "the fourth place of three": {"place": 3},
    "turn and place that differ": {"turn": 1},
    "a player too few": {"players": GOOD["players"][:2]},
    "a player too many": {"players": [*GOOD["players"], GOOD["players"][0]]},
    "cards of two players": {"cards": GOOD["cards"][:2]},
    "a key that a player has not": {"players.0.yard": {}},
    "a key that progress has not": {"progress.dock": 1},
    "other rules": {"rules": 2},
    "five seats": {"seats": 5},
    "other components": {"components": "0" * 64},
    "an option of CUBA": {"options.rebid": "no"},
    "no stall at all": {"options.stall_limit": "0"},
}  # fmt: skip
OTHERWISE = {"five seats": BadSeats, "an option of CUBA": BadOption, "no stall at all": BadOption}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position(name: str) -> None:
    given = changed(IMPOSSIBLE[name])
    kept = copy.deepcopy(given)
    refusal(OTHERWISE.get(name, BadSnapshot), lambda: restored(given))
    assert given == kept


def test_a_match_keeps_no_hold_of_the_snapshot_it_was_given() -> None:
    given = copy.deepcopy(GOOD)
    match = restored(given)
    given["players"][0]["pesos"] = 99
    given["rows"]["top"].clear()
    assert match.snapshot() == GOOD
