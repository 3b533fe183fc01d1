"""HAVANA's buildings, and options that take a number."""

import tomllib
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from click.testing import CliRunner

from malecon import Match
from malecon.cli.check import check
from malecon.engine.havana.rules import NO_LIMIT, UNLIMITED, Rules
from malecon.games import options
from malecon.games.catalog import digest
from malecon.games.errors import BadComponents, BadOption
from malecon.games.havana.game import HavanaGame
from malecon.games.havana.tables import CATALOG, PRICED
from malecon.games.opening import game_with

components, problems, tables = CATALOG.components, CATALOG.problems, CATALOG.tables
TEXT = files("malecon.games").joinpath("data/havana.toml").read_text(encoding="utf-8")
BUILDINGS: dict[str, dict[str, Any]] = tomllib.loads(TEXT)["buildings"]


def changed(**values: object) -> dict[str, object]:
    """The buildings with other values for the bench; None takes one away."""
    building = BUILDINGS["bench"] | values
    kept = {key: value for key, value in building.items() if value is not None}
    return {"buildings": BUILDINGS | {"bench": kept}}


def renamed(old: str, new: object) -> dict[str, object]:
    named = {new if name == old else name: building for name, building in BUILDINGS.items()}
    return {"buildings": named}


def only(table: dict[str, object]) -> str:
    (problem,) = problems(table)
    with pytest.raises(BadComponents) as refused:
        components(table)
    assert str(refused.value) == problem
    return problem


# The default buildings


def test_default_buildings() -> None:
    printed, digest = components()
    names = tables().names
    assert len(names) == len(printed.points) == 36
    assert names[:4] == ("bench", "well", "kiosk", "lamp-post")
    assert names[34:] == ("capitol", "cathedral")
    assert len(digest) == 64
    for i, (name, building) in enumerate(BUILDINGS.items()):
        assert names[i] == name.replace("_", "-")
        assert printed.points[i] == building["vp"]
        assert [cubes[i] for cubes in printed.cubes] == [building.get(c, 0) for c in PRICED[:5]]
        assert printed.pesos[i] == building.get("pesos", 0)
        assert printed.workers[i] == building.get("workers", 0)
        assert printed.architect[i] == building.get("architect", False)


def test_default_buildings_are_sound() -> None:
    assert problems({"buildings": BUILDINGS}) == []
    assert sum(building["vp"] for building in BUILDINGS.values()) == 125
    assert {building["vp"] for building in BUILDINGS.values()} == set(range(1, 8))


def test_default_prices_hold_what_the_file_says() -> None:
    assert BUILDINGS["statue"] == {"vp": 2, "brick": 1, "pesos": 2}
    for building in BUILDINGS.values():
        price = sum(building.get(key, 0) for key in ("brick", "sandstone", "loam", "glass"))
        price += building.get("workers", 0) + building.get("pesos", 0) / 2
        assert (
            building["vp"] - 1 < price + building.get("architect", False) * 3 / 4 <= building["vp"]
        )
    assert not any(building.get("debris") for building in BUILDINGS.values())


def test_hash_of_the_default_is_known() -> None:
    """Stored matches hold it: change the data only together with this line."""
    assert components()[1] == "f80486cf796e7f41714ea0fbf2c662c78a543c2e1f791d05e584032d5bc38590"


# Own buildings


def test_own_buildings_replace_all() -> None:
    own = {f"house_{i}": {"vp": 2, "debris": 3, "architect": i % 2 == 0} for i in range(36)}
    printed, _ = components({"buildings": own})
    assert printed.points == bytes([2] * 36)
    assert printed.cubes[4] == bytes([3] * 36)
    assert printed.architect == bytes([1, 0] * 18)
    match = Match("havana", seats=2, seed=1, components={"buildings": own})
    assert "house-7" in match.view(None).prices


def test_hash_sees_every_change_and_the_order() -> None:
    found = [{}, changed(vp=2), changed(debris=1), changed(architect=True)]
    found.append({"buildings": dict(reversed(BUILDINGS.items()))})
    found.append(renamed("bench", "seat"))
    assert len({components(own)[1] for own in found}) == len(found)


def test_hash_ignores_what_says_nothing() -> None:
    spelled = {name.replace("_", "-"): building for name, building in BUILDINGS.items()}
    told = MappingProxyType({"buildings": MappingProxyType(spelled)})
    said = changed(brick=0, debris=0, architect=False)
    assert components(told)[1] == components(said)[1] == components({})[1] == components()[1]


def test_replacing_leaves_the_default_alone() -> None:
    before = components()[1]
    components(changed(vp=9))
    assert components()[1] == before == digest(tables())


# Problems


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("vp", 0, "vp 0, expected a whole number from 1 to 9"),
        ("vp", 10, "vp 10, expected a whole number from 1 to 9"),
        ("vp", True, "vp true, expected a whole number from 1 to 9"),
        ("vp", None, "vp nothing, expected a whole number from 1 to 9"),
        ("brick", 10, "brick 10, expected a whole number from 0 to 9"),
        ("debris", -1, "debris -1, expected a whole number from 0 to 9"),
        ("pesos", 2.0, "pesos a float, expected a whole number from 0 to 9"),
        ("workers", "1", "workers '1', expected a whole number from 0 to 9"),
        ("architect", 1, "architect 1, expected true or false"),
        ("sandstone", 0, "no price, expected a cube, a peso or a worker at least"),
        ("red", 1, "unknown name 'red', expected one of vp, brick, sandstone, loam, glass, "),
    ],
)
def test_problem_of_a_building(key: str, value: object, problem: str) -> None:
    assert only(changed(**{key: value})).startswith(f"buildings.bench: {problem}")


def test_huge_numbers_are_only_named() -> None:
    assert "vp a huge number, " in only(changed(vp=-(10**6000)))
    assert "brick a huge number, " in only(changed(brick=10**6000))


def test_architect_alone_is_no_price() -> None:
    assert "no price" in only(changed(sandstone=0, architect=True))


@pytest.mark.parametrize("name", ["", "Bench", "a b", "1st", "-a", "a-", "a--b", "ä", "x" * 31, 7])
def test_name_that_cannot_be_typed(name: object) -> None:
    assert only(renamed("bench", name)).startswith("buildings: name ")


def test_every_name_once() -> None:
    assert only(renamed("bench", "lamp-post")) == (
        "buildings: lamp-post twice, expected each name once"
    )


def test_number_of_buildings() -> None:
    some = dict(list(BUILDINGS.items())[:35])
    assert only({"buildings": some}) == "buildings: 35 of them, expected 36"
    assert only({"buildings": {}}) == "buildings: 0 of them, expected 36"


def test_points_in_all() -> None:
    low = {name: building | {"vp": 1} for name, building in BUILDINGS.items()}
    assert only({"buildings": low}) == "buildings: 36 points in all, expected at least 58"
    low |= {name: low[name] | {"vp": 9} for name in ("bench", "well")} | {
        "kiosk": BUILDINGS["kiosk"]
    }
    assert only({"buildings": low}) == "buildings: 52 points in all, expected at least 58"
    low["barber"] = BUILDINGS["barber"] | {"vp": 7}
    assert problems({"buildings": low}) == []


def test_tables_are_named() -> None:
    assert only({"ships": {}}) == "unknown name 'ships', expected one of buildings"
    assert only({"buildings": [1]}) == "buildings: a list of 1, expected a table"
    assert only(changed() | {"laws": 1}) == "unknown name 'laws', expected one of buildings"
    assert "expected a table with vp" in only({"buildings": BUILDINGS | {"bench": 3}})


# The check command


def test_check_finds_the_game_by_its_tables(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT, encoding="utf-8")
    assert said(own, 0) == f"{own}: fine, 1 table replaced: buildings, hash {components()[1]}\n"
    own.write_text("[buildings]\nbench = { vp = 1 }\n", encoding="utf-8")
    assert said(own, 2).startswith(f"{own}: buildings: 1 of them, expected 36\n")
    own.write_text("[ships]\n", encoding="utf-8")
    assert "ships: 1, 2, 3" in said(own, 2)


def test_check_takes_the_game(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[market]\n", encoding="utf-8")
    assert said(own, 0, "--game", "cuba").startswith(f"{own}: fine, 1 table replaced: market")
    assert said(own, 2, "--game", "havana") == (
        f"{own}: unknown name 'market', expected one of buildings\n"
    )
    own.write_text("", encoding="utf-8")
    assert f"hash {components()[1]}\n" in said(own, 0, "--game", "havana")
    result = CliRunner().invoke(check, [str(own), "--game", "chess"])
    assert isinstance(result.exception, BadOption)


def said(path: Path, code: int, *words: str) -> str:
    result = CliRunner().invoke(check, [str(path), *words])
    assert result.exit_code == code
    return result.output


# Options


def answers(**chosen: object) -> tuple[int, int, int]:
    played = game_with(chosen, "havana", edition="nl")
    assert isinstance(played, HavanaGame)
    rules = played.box.rules
    return rules.stall_limit, rules.round_limit, rules.bank


def test_the_only_edition() -> None:
    havana = options.choices("havana")
    assert list(havana.editions) == [havana.default] == ["nl"]
    assert options.resolve("havana", "nl", {}) == {
        "stall_limit": "15", "round_limit": "none", "bank": "unlimited", "memory_help": "no"
    }  # fmt: skip
    plain = Rules()
    assert answers() == (15, NO_LIMIT, UNLIMITED)
    assert answers() == (plain.stall_limit, plain.round_limit, plain.bank)


def test_options_take_numbers_and_digits() -> None:
    assert answers(stall_limit=1, round_limit="99", bank=108) == (1, 99, 108)
    assert answers(stall_limit="none", round_limit="none") == (NO_LIMIT, NO_LIMIT, UNLIMITED)
    assert options.resolve("havana", "nl", {"round_limit": 7})["round_limit"] == "7"


@pytest.mark.parametrize(
    "value", [0, 100, -1, "0", "100", "015", " 5", "5.0", "٣", "", True, None, 5.0, [5], 10**99]
)
def test_number_out_of_its_span_is_refused(value: object) -> None:
    with pytest.raises(BadOption) as refused:
        answers(stall_limit=value)
    assert str(refused.value).startswith("Option stall_limit cannot be ")
    assert str(refused.value).endswith("; it can be none, 1 to 99.")


def test_numbers_are_only_for_options_that_take_them() -> None:
    with pytest.raises(BadOption, match="it can be unlimited, 108"):
        answers(bank=15)


def test_record_keeps_a_number() -> None:
    match = Match("havana", seats=2, seed=1, round_limit=3)
    assert "\noption round_limit 3\n" in match.record(reveal=True)
