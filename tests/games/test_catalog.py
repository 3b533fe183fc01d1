"""Editions, options and the tables of printed components."""

import json
import pickle
import tomllib
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

import pytest
from click.testing import CliRunner

from malecon.cli.check import check
from malecon.engine.cuba.rules import COMMON, INDIVIDUAL, MIXED, UNLIMITED, Rules
from malecon.games import errors, options
from malecon.games.cuba.game import CubaGame
from malecon.games.cuba.tables import CATALOG
from malecon.games.errors import BadComponents, BadOption, MaleconError
from malecon.games.opening import game_with

COLUMNS = (
    "tokens full_row_price large_office cloister product_store rum_cafe"
    " black_market lighthouse veto sides variant_offered"
)
PRESETS = {
    "de": "2012 by_class two products product one_water any sea_pile at_once common yes",
    "nl": "2007 by_class two products product one_water any sea_pile at_once common no",
    "fr": "2007 flat any materials material one_water any sea_pile at_once common yes",
    "zh": "2007 by_class two products product two_water across dock_sea parliament mixed yes",
    "en": "2007 by_class any products product one_water across sea_pile at_once common yes",
}
STANDALONE = {
    "market_law": "every_round",
    "rebid": "yes",
    "secret_delegate": "no",
    "bank": "unlimited",
    "building_tax_zero": "paid",
    "hidden_money": "no",
}
ANSWERS: dict[str, dict[str, dict[str, bool | int]]] = {
    "tokens": {
        "2012": {"products_each": 15, "goods_each": 10},
        "2007": {"products_each": 18, "goods_each": 15},
    },
    "full_row_price": {"by_class": {"flat_full_row": False}, "flat": {"flat_full_row": True}},
    "large_office": {"two": {"large_office_any": False}, "any": {"large_office_any": True}},
    "cloister": {
        "products": {"cloister_materials": False},
        "materials": {"cloister_materials": True},
    },
    "product_store": {
        "product": {"product_store_material": False},
        "material": {"product_store_material": True},
    },
    "rum_cafe": {"one_water": {"rum_cafe_water": 1}, "two_water": {"rum_cafe_water": 2}},
    "black_market": {
        "any": {"black_market_across": False},
        "across": {"black_market_across": True},
    },
    "lighthouse": {
        "sea_pile": {"lighthouse_swaps_dock": False},
        "dock_sea": {"lighthouse_swaps_dock": True},
    },
    "veto": {"at_once": {"veto_in_parliament": False}, "parliament": {"veto_in_parliament": True}},
    "sides": {
        "common": {"sides": COMMON},
        "individual": {"sides": INDIVIDUAL},
        "mixed": {"sides": MIXED},
    },
    "variant_offered": {"yes": {}, "no": {}},
    "market_law": {"every_round": {"market_law_once": False}, "once": {"market_law_once": True}},
    "rebid": {"yes": {"rebid": True}, "no": {"rebid": False}},
    "secret_delegate": {"yes": {"secret_delegate": True}, "no": {"secret_delegate": False}},
    "bank": {"unlimited": {"bank": UNLIMITED}, "195": {"bank": 195}, "140": {"bank": 140}},
    "building_tax_zero": {
        "paid": {"building_tax_zero_paid": True},
        "unpaid": {"building_tax_zero_paid": False},
    },
    "hidden_money": {"yes": {}, "no": {}},
}
RULE_FIELDS = sorted({f for values in ANSWERS.values() for v in values.values() for f in v})
MARKET = {
    "product_row": [6, 5, 4, 3, 2],
    "goods_row": [6, 5, 4],
    "buy_from_supply": 7,
    "sell_to_supply": {"product": 1, "goods": 3},
    "start": {"product": 3, "goods": 2},
}
SHIPS = "CCSTR CCSTG SSSTR SSCTG TTCSR TTCSG CCCSR TTTCG CSTRG SSTRR TTSGG CCTRG CSSRG CSRRG CTRGG"
BOARDS = ("common", "blue", "red", "yellow", "green", "purple")

components, problems, tables = CATALOG.components, CATALOG.problems, CATALOG.tables


def rules_for(edition: str, chosen: Mapping[str, object]) -> tuple[Rules, dict[str, str]]:
    played = game_with(chosen, "cuba", edition=edition)
    assert isinstance(played, CubaGame)
    return played.box.rules, played.options


def answers(rules: Rules) -> dict[str, object]:
    return {field: getattr(rules, field) for field in RULE_FIELDS}


def printed(values: dict[str, str]) -> dict[str, bool | int]:
    return {f: a for name, value in values.items() for f, a in ANSWERS[name][value].items()}


def preset(edition: str) -> dict[str, str]:
    return dict(zip(COLUMNS.split(), PRESETS[edition].split(), strict=True)) | STANDALONE


def ships(**changed: str) -> dict[str, str]:
    numbered = {str(number): ship for number, ship in enumerate(SHIPS.split(), 1)}
    return numbered | {name.lstrip("n"): ship for name, ship in changed.items()}


def file(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


# Editions and options


@pytest.mark.parametrize("edition", PRESETS)
def test_edition_is_the_preset_table(edition: str) -> None:
    rules, values = rules_for(edition, {})
    assert values == preset(edition)
    assert answers(rules) == printed(preset(edition))


def test_editions_and_options_offered() -> None:
    cuba = options.choices("cuba")
    assert tuple(cuba.editions) == tuple(PRESETS)
    assert cuba.default == "de"
    assert {name: list(option.values) for name, option in cuba.options.items()} == {
        name: list(values) for name, values in ANSWERS.items()
    }
    effects = {name: o.effect for name, o in cuba.options.items() if o.effect != "rules"}
    assert effects == {"variant_offered": "advice", "hidden_money": "display"}


def test_titles_are_word_keys() -> None:
    for name, edition in options.choices("cuba").editions.items():
        assert edition.title == f"edition-cuba-{name}"


def test_german_edition_is_the_engines_default() -> None:
    rules, _ = rules_for("de", {})
    assert answers(rules) == answers(Rules())
    for field in RULE_FIELDS:
        assert type(getattr(rules, field)) is type(getattr(Rules(), field))


def test_every_field_of_the_rules_has_an_option() -> None:
    fields = getattr(Rules, "__mypyc_attrs__", None) or vars(Rules())
    assert sorted(fields) == RULE_FIELDS


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("name", ANSWERS)
def test_option_outweighs_edition(edition: str, name: str) -> None:
    for value in ANSWERS[name]:
        rules, values = rules_for(edition, {name: value})
        assert values == preset(edition) | {name: value}
        assert answers(rules) == printed(preset(edition) | {name: value})


def test_all_options_at_once() -> None:
    chosen = {name: list(values)[-1] for name, values in ANSWERS.items()}
    rules, values = rules_for("nl", chosen)
    assert values == chosen
    assert answers(rules) == printed(chosen)


def test_booleans_and_numbers_are_understood() -> None:
    chosen = {"rebid": False, "secret_delegate": True, "bank": 195, "tokens": 2007}
    _, values = rules_for("de", chosen)
    expected = {"rebid": "no", "secret_delegate": "yes", "bank": "195", "tokens": "2007"}
    assert values == preset("de") | expected


@pytest.mark.parametrize("edition", ["", "DE", "es", "de "])
def test_unknown_edition_is_refused(edition: str) -> None:
    with pytest.raises(BadOption, match=r"no edition .* de, nl, fr, zh, en"):
        rules_for(edition, {})


@pytest.mark.parametrize("name", ["tokens_each", "Tokens", "", "default"])
def test_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"no option '{name}'; the options are tokens, "):
        rules_for("de", {name: "2007"})


def test_unknown_value_is_refused() -> None:
    for value, quoted in [
        ("100", "'100'"),
        (100, "100"),
        (True, "true"),
        (1, "1"),
        (195.0, "a float"),
        (None, "nothing"),
        ([195], "a list of 1"),
        ("x" * 500, f"'{'x' * 40}...'"),
        (10**6000, "a huge number"),
    ]:
        with pytest.raises(BadOption) as refused:
            rules_for("de", {"bank": value})
        expected = f"Option bank cannot be {quoted}; it can be unlimited, 195, 140."
        assert str(refused.value) == expected


def test_numbers_are_not_booleans() -> None:
    with pytest.raises(BadOption, match="rebid cannot be 1; it can be yes, no"):
        rules_for("de", {"rebid": 1})


def test_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="no game 'chess'"):
        options.choices("chess")


# Default components


def test_default_tables() -> None:
    printed, digest = components()
    assert printed.product_row == bytes([6, 5, 4, 3, 2])
    assert printed.goods_row == bytes([6, 5, 4])
    assert printed.buy_from_supply == 7
    assert (printed.sell_product, printed.sell_goods) == (1, 3)
    assert (printed.start_products, printed.start_goods) == (3, 2)
    assert printed.plantations[0] == bytes([8, 3, 0, 5, 1, 4, 2, 3, 0, 5, 1, 4])
    assert printed.plantations[5] == bytes([3, 8, 5, 0, 1, 5, 4, 2, 0, 4, 3, 1])
    assert printed.ships[0] == bytes([3, 3, 4, 5, 6])
    assert printed.ships[14] == bytes([3, 5, 6, 7, 7])
    assert len(digest) == 64


def test_default_tables_are_sound() -> None:
    default = tomllib.loads(files("malecon.games").joinpath("data/cuba.toml").read_text())
    assert problems(default) == []
    assert tuple(default["plantations"]) == BOARDS
    assert list(default["ships"].values()) == SHIPS.split()


def test_default_ships_hold_what_the_file_says() -> None:
    printed, _ = components()
    assert Counter(b"".join(printed.ships)) == {3: 17, 4: 17, 5: 17, 6: 12, 7: 12}
    assert len({tuple(sorted(ship)) for ship in printed.ships}) == 15


def test_default_boards_hold_what_the_file_says() -> None:
    printed, _ = components()
    for board in printed.plantations:
        crosses = [cross(board, field) for field in range(12)]
        assert sorted(sum(kind < 3 for kind in c) for c in crosses) == [
            *(1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4),
        ]
        assert all(len({kind for kind in c if 3 <= kind < 8}) >= 2 for c in crosses)
        assert not any(board[i] == board[i + 1] for i in range(11) if i % 4 != 3)
        assert not any(board[i] == board[i + 4] for i in range(8))


def test_default_boards_show_the_worker_examples() -> None:
    printed, _ = components()
    common, blue = printed.plantations[:2]
    assert sorted(cross(common, common.index(8))) == [0, 0, 1, 3, 5, 8]
    assert cross(blue, 5).count(1) == 2
    assert cross(blue, 5).count(0) == 1
    assert {3, 5} <= set(cross(blue, 5))


def cross(board: bytes, field: int) -> list[int]:
    return [board[i] for i in range(12) if i // 4 == field // 4 or i % 4 == field % 4]


# Own components


def test_file_replaces_a_board_and_keeps_the_rest(tmp_path: Path) -> None:
    own = file(tmp_path, '[plantations]\nred = ["LMTC", "FTFC", "WSMS"]\n')
    printed, digest = components(own)
    default, default_digest = components()
    assert printed.plantations[2] == bytes([2, 1, 5, 3, 0, 5, 0, 3, 8, 4, 1, 4])
    assert printed.plantations[:2] == default.plantations[:2]
    assert printed.plantations[3:] == default.plantations[3:]
    assert printed.ships == default.ships
    assert digest != default_digest
    assert problems(own) == problems(str(own)) == []
    assert components(str(own))[1] == digest
    assert CATALOG.replaces(own) == ("plantations",)


def test_file_replaces_ships(tmp_path: Path) -> None:
    lines = "\n".join(f'{number} = "RGCST"' for number in range(1, 16))
    printed, _ = components(file(tmp_path, f"[ships]\n{lines}\n"))
    assert printed.ships == [bytes([6, 7, 3, 4, 5])] * 15


def test_file_replaces_part_of_the_market(tmp_path: Path) -> None:
    printed, _ = components(file(tmp_path, "[market]\ngoods_row = [6, 5, 4, 3]\n"))
    assert printed.goods_row == bytes([6, 5, 4, 3])
    assert printed.product_row == bytes([6, 5, 4, 3, 2])


def test_dict_replaces_tables() -> None:
    numbered = dict(enumerate(reversed(SHIPS.split()), 1))
    printed, _ = components(MappingProxyType({"ships": numbered, "market": {"start": sold(0, 3)}}))
    assert printed.ships[0] == bytes([3, 5, 6, 7, 7])
    assert (printed.start_products, printed.start_goods) == (0, 3)


def test_dict_may_hold_tuples() -> None:
    rows = {"product_row": (9, 8, 7, 6, 5, 4, 3, 2, 1), "buy_from_supply": 10}
    assert components({"market": rows})[0].product_row == bytes(range(9, 0, -1))


def sold(product: int, goods: int) -> dict[str, int]:
    return {"product": product, "goods": goods}


def test_empty_file_is_the_default(tmp_path: Path) -> None:
    own = file(tmp_path, "# nothing\n")
    assert components(own)[1] == components()[1] == components({})[1]
    assert CATALOG.replaces(own) == ()


def test_tables_given_back_are_the_same_tables() -> None:
    own = tables({"market": {"start": sold(5, 1)}})
    again = {"market": {"start": own.market.start}, "ships": own.ships}
    assert components(again)[1] == components({"market": {"start": sold(5, 1)}})[1]


def test_replacing_leaves_the_default_alone() -> None:
    before = components()[1]
    tables().ships["1"] = "RRRRR"
    components({"market": {"start": sold(1, 1)}})
    assert components()[1] == before


# Hash


def test_hash_is_of_sorted_json() -> None:
    text = files("malecon.games").joinpath("data/cuba.toml").read_text()
    plain = json.dumps(tomllib.loads(text), sort_keys=True, separators=(",", ":"))
    assert components()[1] == sha256(plain.encode()).hexdigest()


def test_hash_of_the_default_is_known() -> None:
    """Stored matches hold it: change the data only together with this line."""
    assert components()[1] == "0abca41500deb2eb7eb74c95f00bb1bba3748d8d96681fe233800c2361481bb1"


def test_hash_ignores_comments_and_order(tmp_path: Path) -> None:
    first = file(tmp_path, "[market]\nstart = { product = 4, goods = 2 }\nbuy_from_supply = 8\n")
    one = components(first)[1]
    text = "\ufeff# mine\n[market]\nbuy_from_supply = 8\n[market.start]\ngoods=2\nproduct=4 # 4\n"
    assert components(file(tmp_path, text))[1] == one


def test_hash_sees_every_change() -> None:
    default = ships()
    changes: list[dict[str, object]] = [
        {},
        {"ships": default | {"1": default["2"], "2": default["1"]}},
        {"market": {"buy_from_supply": 8}},
        {"market": {"start": sold(2, 2)}},
        {"plantations": {"red": tables().plantations["blue"]}},
    ]
    assert len({components(change)[1] for change in changes}) == len(changes)


# Problems


def test_every_kind_of_market_problem() -> None:
    for key, value, problem in [
        ("product_row", 6, "market.product_row: 6, expected a list of prices"),
        ("product_row", "654", "market.product_row: '654', expected a list of prices"),
        ("product_row", [6, 5], "market.product_row: 2 prices, expected 3 to 9"),
        ("product_row", list(range(10, 0, -1)), "market.product_row: 10 prices, expected 3 to 9"),
        ("goods_row", [6], "market.goods_row: 1 prices, expected 2 to 9"),
        ("goods_row", [10, 5], "market.goods_row: price 10, expected whole numbers from 1 to 9"),
        ("goods_row", [5, 0], "market.goods_row: price 0, expected whole numbers from 1 to 9"),
        ("goods_row", [5, 4.0], "market.goods_row: price a float, expected whole numbers"),
        ("goods_row", [5, True], "market.goods_row: price true, expected whole numbers"),
        ("goods_row", [5, "4"], "market.goods_row: price '4', expected whole numbers"),
        ("goods_row", [5, 5], "market.goods_row: price 5 after 5, expected each price below"),
        ("goods_row", [5, 6], "market.goods_row: price 6 after 5, expected each price below"),
        ("buy_from_supply", 6, "market.buy_from_supply: 6, expected a whole number from 7 "),
        ("buy_from_supply", 21, "market.buy_from_supply: 21, expected a whole number from 7 "),
        ("buy_from_supply", "7", "market.buy_from_supply: '7', expected a whole number"),
        ("sell_to_supply", 1, "market.sell_to_supply: 1, expected a table of product and goods"),
        ("sell_to_supply", sold(3, 3), "market.sell_to_supply.product: 3, expected a whole num"),
        ("sell_to_supply", sold(1, 5), "market.sell_to_supply.goods: 5, expected a whole num"),
        ("sell_to_supply", sold(0, 3), "market.sell_to_supply.product: 0, expected a whole num"),
        ("sell_to_supply", {"goods": 3}, "market.sell_to_supply: product is missing"),
        ("start", sold(6, 2), "market.start.product: 6, expected a whole number from 0 to 5"),
        ("start", sold(3, 4), "market.start.goods: 4, expected a whole number from 0 to 3"),
        ("start", sold(-1, 2), "market.start.product: -1, expected a whole number from 0 to 5"),
        ("start", {"product": 3}, "market.start: goods is missing"),
        ("start", sold(3, 2) | {"rum": 1}, "market.start: unknown name 'rum', expected one of"),
        ("rows", [6, 5], "market: unknown name 'rows', expected one of product_row, goods_row"),
        ("buy_from_supply", 16**6000, "market.buy_from_supply: a huge number, expected"),
    ]:
        assert only({"market": {key: value}}).startswith(problem)


def test_prices_at_their_limits_are_fine() -> None:
    rows = {"product_row": [3, 2, 1], "goods_row": [9, 8], "sell_to_supply": sold(1, 8)}
    assert problems({"market": MARKET | rows | {"buy_from_supply": 10}}) == []
    assert problems({"market": {"start": sold(5, 3)}}) == []


def test_every_kind_of_plantation_problem() -> None:
    for board, problem in [
        ("WCFTMSLCFTMS", "'WCFTMSLCFTMS', expected 12 fields as 3 rows of 4 letters"),
        (["WCFT", "MSLC"], "a list of 2, expected 12 fields as 3 rows of 4 letters"),
        (["WCFT", "MSLCC", "FTMS"], "row 2: 'MSLCC' has 5 letters, expected 4"),
        (["WCFT", "MSLC", "FTM"], "row 3: 'FTM' has 3 letters, expected 4"),
        (["WCFT", "MSLC", 12], "row 3: 12, expected 4 letters"),
        (["WCFT", "MSRC", "FTMS"], "row 2: unknown letter 'R', expected one of W L M F T S C"),
        (["wCFT", "MSLC", "FTMS"], "row 1: unknown letter 'w', expected one of W L M F T S C"),
    ]:
        assert only({"plantations": {"green": board}}) == f"plantations.green: {problem}"


def test_fields_are_counted() -> None:
    assert problems({"plantations": {"blue": ["WCFT", "MSWC", "FTMS"]}}) == [
        "plantations.blue: letter W 2 times, expected 1",
        "plantations.blue: letter L 0 times, expected 1",
    ]


def test_every_kind_of_ship_problem() -> None:
    for table, problem in [
        (ships(n3="SSST"), "ships.3: 'SSST' has 4 letters, expected 5"),
        (ships(n3="SSSTRR"), "ships.3: 'SSSTRR' has 6 letters, expected 5"),
        (ships(n3="SSSTW"), "ships.3: unknown letter 'W', expected one of S C T R G"),
        (ships() | {"3": ["S"]}, "ships.3: a list of 1, expected 5 letters"),
        (ships(n16="SSSTR"), "ships: unknown name '16', expected one of 1, 2, 3"),
        (ships(n01="SSSTR"), "ships: unknown name '01', expected one of 1, 2, 3"),
        ({n: s for n, s in ships().items() if n != "4"}, "ships: 4 missing, expected all of 1 to"),
    ]:
        assert only({"ships": table}).startswith(problem)


def test_tables_are_named() -> None:
    known = "expected one of market, plantations, ships"
    assert only({"laws": {}}) == f"unknown name 'laws', {known}"
    assert only({"plantations": {"black": []}}).startswith("plantations: unknown name 'black', ")
    assert only({"ships": ["CCSTR"]}) == "ships: a list of 1, expected a table"
    assert only({"market": 3}) == "market: 3, expected a table"


def test_every_problem_is_found() -> None:
    bad = {"market": {"goods_row": [1]}, "ships": ships(n1="X", n2="CCC"), "laws": 1}
    assert len(problems(bad)) == 5


def only(table: dict[str, object]) -> str:
    (problem,) = problems(table)
    with pytest.raises(BadComponents) as refused:
        components(table)
    assert str(refused.value) == problem
    return problem


def test_unreadable_files(tmp_path: Path) -> None:
    own = file(tmp_path, '[ships]\n1 = "CCSTR"\n1 = "CCSTR"\n')
    assert "the file is not TOML" in problems(own)[0]
    assert "line 3" in problems(own)[0]
    for text in ["a = " + "[" * 5000, "a = " + "9" * 5000, "a = 2020-13-13", "[ships"]:
        assert "the file is not TOML" in problems(file(tmp_path, text))[0]
    own.write_bytes(b"[ships]\n\xff\n")
    assert problems(own) == [f"{own}: line 2 is not UTF-8 text"]
    assert problems(tmp_path) == [f"{tmp_path}: there is no such file"]
    assert problems(tmp_path / "none") == [f"{tmp_path / 'none'}: there is no such file"]


def test_problems_of_a_file_name_it(tmp_path: Path) -> None:
    own = file(tmp_path, "[market]\nbuy_from_supply = 1\n")
    with pytest.raises(BadComponents, match=r"own\.toml: market\.buy_from_supply: 1, "):
        components(own)


# The check command


def test_check_of_a_sound_file(tmp_path: Path) -> None:
    own = file(tmp_path, "[market]\n[plantations]\n")
    result = CliRunner().invoke(check, [str(own)])
    digest = components(own)[1]
    assert result.exit_code == 0
    expected = f"{own}: fine, 2 tables replaced: market, plantations, hash {digest}\n"
    assert result.output == expected


def test_check_counts_tables(tmp_path: Path) -> None:
    assert "1 table replaced: market, " in run_check(file(tmp_path, "[market]"), 0)
    assert "fine, 0 tables replaced, hash" in run_check(file(tmp_path, ""), 0)


def test_check_of_a_bad_file(tmp_path: Path) -> None:
    own = file(tmp_path, '[plantations]\nred = ["XCFT", "MSL", "FTMS"]\n')
    assert run_check(own, 2).splitlines() == problems(own)
    assert len(problems(own)) == 2


def test_check_of_a_missing_file(tmp_path: Path) -> None:
    none = tmp_path / "none.toml"
    assert run_check(none, 2) == f"{none}: there is no such file\n"


def run_check(path: Path, code: int) -> str:
    result = CliRunner().invoke(check, [str(path)])
    assert result.exit_code == code
    return result.output


# Errors


def test_errors_have_their_own_codes() -> None:
    all_kinds = MaleconError.__subclasses__()
    kinds = [kind for kind in all_kinds if kind.__module__.startswith("malecon.games.")]
    assert {kind.code: kind.__name__ for kind in kinds} == {
        "move/bad": "BadMove",
        "move/illegal": "IllegalMove",
        "move/stale": "StaleMove",
        "option/bad": "BadOption",
        "components/bad": "BadComponents",
        "record/bad": "BadRecord",
        "snapshot/bad": "BadSnapshot",
        "seats/bad": "BadSeats",
        "settings/unknown": "UnknownSettings",
    }
    assert issubclass(MaleconError, ValueError)


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadComponents("one", "two")))
    assert error.problems == ("one", "two")
    assert str(error) == "one; two"


def test_quoted_values_are_short_and_on_one_line() -> None:
    for value in ["a\nb", "x" * 10**6, 10**9000, {"a": 1}, [[1]] * 99, None, 1.5, b"x", {1}]:
        assert len(errors.shown(value)) < 60
        assert "\n" not in errors.shown(value)
