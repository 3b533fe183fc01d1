"""Every option: each of its readings at the table, and what is refused (rules/en/editions.md)."""

from pathlib import Path
from typing import Any

import pytest

from malecon import BadOption, Match
from malecon.engine.cuba.rules import Rules
from malecon.games.event import Lack, Reason, lacking
from malecon.games.options import choices
from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.phases import asked, bid, docks, goods, law_phase, money, parliament, refused, step

BOOK = (Path(__file__).parents[2] / "rules" / "en" / "editions.md").read_text(encoding="utf-8")
FIELDS = sorted(name for name in dir(Rules()) if not name.startswith("_"))
OPTIONS = sorted(choices("cuba").options)
YES_NO = ("yes", "no")


def foreman(yard: dict[str, int], building: str, **options: Any) -> Match:
    """A foreman in whose reach one building stands."""
    match = cuba({"pesos": 0, "yard": yard, "buildings": {"b3": building}}, **options)
    return play(match, 0, f"foreman, use {building}")


# The book and the tests


def test_the_rules_have_sixteen_fields() -> None:
    assert len(FIELDS) == 16


@pytest.mark.parametrize("field", FIELDS)
def test_each_field_is_explained_in_the_book(field: str) -> None:
    assert f"`{field}`" in BOOK


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_and_each_of_its_values_is_explained_in_the_book(option: str) -> None:
    explained = BOOK[BOOK.index(f"\n- `{option}`:") :].split("\n- ")[1].split("\n\n")[0]
    words = [value for value in choices("cuba").options[option].values if value not in YES_NO]
    assert [value for value in words if f"`{value}`" in explained] == words
    assert f"| `{option}` |" in BOOK


@pytest.mark.parametrize("field", FIELDS)
def test_each_field_has_a_test_in_this_file(field: str) -> None:
    found = [name for name in globals() if name.startswith(f"test_{field}__")]
    assert len(found) >= 1


# The readings


def supply(kind: str, **options: Any) -> int:
    """How many of a kind are in the supply of a new game."""
    return goods(Match("cuba", seats=2, draws=False, **options), "supply")[kind]


def test_products_each__fifteen_of_a_kind_or_eighteen() -> None:
    assert supply("citrus", edition="de") == 12
    assert supply("citrus", edition="nl") == 15
    assert supply("tobacco", tokens="2007") == 15
    assert supply("sugar", edition="fr", tokens=2012) == 12


def test_goods_each__ten_of_a_kind_or_fifteen() -> None:
    assert supply("rum", edition="de") == 8
    assert supply("rum", edition="zh") == 13
    assert supply("cigars", tokens=2007) == 13


@pytest.mark.parametrize(
    ("options", "earned"),
    [
        ({"edition": "de"}, 1),
        ({"edition": "nl"}, 1),
        ({"edition": "zh"}, 1),
        ({"edition": "en"}, 1),
        ({"edition": "fr"}, 3),
        ({"edition": "fr", "full_row_price": "by_class"}, 1),
        ({"full_row_price": "flat"}, 3),
    ],
)
def test_flat_full_row__what_a_product_brings_when_its_row_is_full(
    options: dict[str, Any], earned: int
) -> None:
    match = cuba({"pesos": 0, "yard": {"sugar": 1}}, market={"sugar": 5}, **options)
    play(match, 0, "merchant, sell sugar")
    assert money(match)[0] == earned


@pytest.mark.parametrize("price", ["by_class", "flat"])
def test_flat_full_row__goods_bring_three_in_either_reading(price: str) -> None:
    match = cuba({"pesos": 0, "yard": {"rum": 1}}, market={"rum": 3}, full_row_price=price)
    play(match, 0, "merchant, sell rum")
    assert money(match)[0] == 3


@pytest.mark.parametrize("edition", ["de", "nl", "zh"])
def test_large_office_any__two_equal_units(edition: str) -> None:
    match = cuba(
        {"yard": {"tobacco": 3}, "buildings": {"b3": "large-office"}},
        docks={1: (8, ())},
        edition=edition,
    )
    play(match, 0, "foreman, use large-office, dock 1, load tobacco, load tobacco")
    assert step(match) == "foreman"
    assert match.scores[0] == 2


@pytest.mark.parametrize("options", [{"edition": "fr"}, {"edition": "en"}, {"large_office": "any"}])
def test_large_office_any__as_many_equal_units_as_fit(options: dict[str, Any]) -> None:
    match = cuba(
        {"yard": {"tobacco": 4, "citrus": 1}, "buildings": {"b3": "large-office"}},
        docks={1: (8, ())},
        **options,
    )
    play(match, 0, "foreman, use large-office, dock 1, load tobacco, load tobacco")
    assert legal(match, 0) == ["done", "load tobacco"]
    play(match, 0, "load tobacco")
    assert step(match) == "foreman"  # ship 8 has three spaces for tobacco
    assert match.scores[0] == 3
    assert pieces(match, 0) == {"tobacco": 1, "citrus": 1}


def test_cloister_materials__products_or_materials() -> None:
    stock = {"sugar": 1, "citrus": 1, "wood": 1, "stone": 1, "rum": 1}
    assert legal(foreman(stock, "cloister"), 0) == ["done", "give citrus", "give sugar"]
    french = foreman(stock, "cloister", edition="fr")
    assert legal(french, 0) == ["done", "give wood", "give stone"]
    play(french, 0, "give wood, give stone")
    assert french.scores[0] == 2
    assert refused(foreman(stock, "cloister", cloister="materials"), 0, "give sugar") == Reason(
        "reason-wrong-piece", what="sugar", rule="B-04"
    )


def test_product_store_material__a_product_or_a_material() -> None:
    stock = {"sugar": 1, "wood": 1, "rum": 1}
    assert legal(foreman(stock, "product-store"), 0) == ["done", "give sugar"]
    french = foreman(stock, "product-store", edition="fr")
    assert legal(french, 0) == ["done", "give wood"]
    play(french, 0, "give wood")
    assert money(french)[0] == 4
    assert legal(foreman(stock, "product-store", product_store="material"), 0) == [
        "done", "give wood"
    ]  # fmt: skip


def test_rum_cafe_water__one_water_or_two() -> None:
    stock = {"yard": {"wood": 1, "stone": 1, "water": 1}}
    german = play(cuba(stock), 0, "architect, build rum-cafe, on b2")
    assert pieces(german, 0) == {}
    chinese = play(cuba(stock, edition="zh"), 0, "architect")
    assert refused(chinese, 0, "build rum-cafe") == lacking(Lack("water", 1, rule="C-068"))
    enough = cuba({"yard": {"wood": 1, "stone": 1, "water": 2}}, rum_cafe="two_water")
    play(enough, 0, "architect, build rum-cafe, on b2")
    assert pieces(enough, 0) == {}


def test_black_market_across__any_cargo_or_only_across_the_classes() -> None:
    any_kind = foreman({"citrus": 1}, "black-market")
    assert legal(any_kind, 0) == [
        "done", "convert citrus sugar", "convert citrus tobacco", "convert citrus rum",
        "convert citrus cigars",
    ]  # fmt: skip
    across = foreman({"citrus": 1}, "black-market", edition="en")
    assert legal(across, 0) == ["done", "convert citrus rum", "convert citrus cigars"]
    assert refused(across, 0, "convert citrus sugar") == Reason(
        "reason-wrong-pair", what="sugar", rule="B-16"
    )
    back = foreman({"rum": 1}, "black-market", black_market="across")
    assert legal(back, 0) == [
        "done", "convert rum citrus", "convert rum sugar", "convert rum tobacco"
    ]  # fmt: skip


def test_lighthouse_swaps_dock__pile_and_sea_or_dock_and_sea() -> None:
    pile = foreman({}, "lighthouse")
    assert refused(pile, 0, "dock 1").key == "reason-must-finish"
    play(pile, 0, "call 9")
    assert docks(pile) == {"sea": 9, "1": 1, "2": 2, "3": 3}
    dock = foreman({}, "lighthouse", edition="zh")
    assert refused(dock, 0, "call 9").key == "reason-must-finish"
    play(dock, 0, "dock 3")
    assert docks(dock) == {"sea": 3, "1": 1, "2": 2, "3": 4}
    assert docks(play(foreman({}, "lighthouse", lighthouse="dock_sea"), 0, "dock 1"))["sea"] == 1


def test_veto_in_parliament__at_once_or_in_parliament() -> None:
    at_once = foreman({}, "church")
    assert step(at_once) == "veto"
    later = foreman({}, "church", edition="zh")
    assert step(later) == "foreman"
    assert step(foreman({}, "church", edition="zh", veto="at_once")) == "veto"
    church = {"buildings": {"b3": "church"}}
    used = ("foreman, use church", "foreman")
    assert step(parliament(church, fourth=used, veto="parliament")) == "veto-in-parliament"


def test_sides__common_individual_or_mixed() -> None:
    ships = "ship 1, ship 2, ship 3, start 1"
    common = play(Match("cuba", seats=2, draws=False), -1, ships)
    assert step(common) == "take"
    own = play(Match("cuba", seats=2, sides="individual", draws=False), -1, ships)
    play(own, -1, "board red, board blue")
    assert [player(own, seat).board for seat in (0, 1)] == ["red", "blue"]
    assert step(own) == "take"
    mixed = play(Match("cuba", seats=2, edition="zh", draws=False), -1, ships)
    play(mixed, -1, "board red, board blue")
    assert legal(mixed, 0) == ["side common", "side individual"]
    play(mixed, 0, "side common")
    assert [player(mixed, seat).board for seat in (0, 1)] == ["common", "blue"]


@pytest.mark.parametrize(("value", "left"), [("every_round", 1), ("once", 3)])
def test_market_law_once__whether_an_older_market_law_still_acts(value: str, left: int) -> None:
    match = law_phase(
        {"pesos": 0},
        {"pesos": 0},
        laws={"IV": "scarcity"},
        enacts="I III",
        market_law=value,
    )
    assert goods(match, "market")["sugar"] == left


@pytest.mark.parametrize(
    ("value", "asks"),
    [("yes", "bid-again"), ("no", "enact"), (True, "bid-again"), (False, "enact")],
)
def test_rebid__tied_leaders_buy_again_or_not(value: str | bool, asks: str) -> None:
    match = bid(parliament(fifth=("mayor", "mayor"), rebid=value), 0, 0)
    assert step(match) == asks


@pytest.mark.parametrize(
    ("value", "asks"), [("no", "card"), ("yes", "delegate"), (True, "delegate")]
)
def test_secret_delegate__before_the_first_card_or_not_at_all(value: str | bool, asks: str) -> None:
    match = Match("cuba", seats=2, secret_delegate=value, draws=False)
    play(match, -1, "ship 1, ship 2, ship 3, start 1")
    play(match, 0, "take wood, take wood, take citrus, take citrus, end")
    play(match, 1, "take wood, take wood, take citrus, take citrus, end")
    play(match, -1, "law tax-5, law levy-water, law subsidy-votes, law corruption")
    assert step(match) == asks


@pytest.mark.parametrize(("value", "left"), [(195, 175), ("140", 120), ("unlimited", None)])
def test_bank__the_starting_money_comes_out_of_it(value: str | int, left: int | None) -> None:
    assert Match("cuba", seats=2, bank=value, draws=False).view(None).bank == left


def test_bank__a_payment_is_cut_to_what_is_there_and_the_marker_used() -> None:
    match = cuba({"pesos": 0}, {"pesos": 100}, {"pesos": 37}, bank=140)
    assert match.view(None).bank == 3
    play(match, 0, "mayor, end")
    assert money(match) == [3, 100, 37]
    play(match, 1, "mayor, end")
    assert money(match) == [3, 100, 37]
    assert sorted(match.view(None).markers) == ["four-pesos", "two-pesos"]


def test_bank__what_seats_pay_returns_to_it() -> None:
    match = cuba({"pesos": 20}, {"pesos": 0}, {"pesos": 0}, bank=195)
    play(match, 0, "merchant, buy rum")
    assert match.view(None).bank == 180


@pytest.mark.parametrize(("value", "points"), [("paid", 2), ("unpaid", 0)])
def test_building_tax_zero_paid__whether_nothing_due_is_paid(value: str, points: int) -> None:
    match = law_phase(laws={"I": "tax-buildings"}, building_tax_zero=value, round=6)
    assert match.over
    assert match.scores == (points, points)


@pytest.mark.parametrize("option", ["hidden_money", "variant_offered"])
def test_options_without_a_field_change_no_rule(option: str) -> None:
    plain = parliament({"pesos": 7}, **{option: "no"})
    other = parliament({"pesos": 7}, **{option: "yes"})
    assert asked(plain) == asked(other) == [0, 1]
    assert legal(plain, 0) == legal(other, 0)
    assert plain.position.encode() == other.position.encode()


# What is refused


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="'harbour'"):
        Match("cuba", seats=2, harbour="open")


def test_an_option_of_the_engine_is_no_option_of_a_table() -> None:
    with pytest.raises(BadOption, match="'large_office_any'"):
        Match("cuba", seats=2, large_office_any=True)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_unknown_value_is_refused_by_name(option: str) -> None:
    chosen: dict[str, Any] = {option: "perhaps"}
    with pytest.raises(BadOption, match=f"{option}.*'perhaps'"):
        Match("cuba", seats=2, **chosen)


@pytest.mark.parametrize(
    ("option", "value"),
    [("tokens", 2008), ("bank", -1), ("rebid", 1), ("bank", True), ("sides", None), ("veto", "")],
)
def test_a_value_of_the_wrong_sort_is_refused(option: str, value: Any) -> None:
    chosen: dict[str, Any] = {option: value}
    with pytest.raises(BadOption, match=option):
        Match("cuba", seats=2, **chosen)


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="'it'"):
        Match("cuba", seats=2, edition="it")
