"""The buildings one by one (C-137 to C-149, B-01 to B-23, A-45 to A-58)."""

from typing import Any

import pytest

from malecon import Match
from malecon.games.cuba.shape import CubaPile, CubaVeto
from tests.cuba import P, Q, R, S, cuba, legal, pieces, play, player
from tests.rules.acting import await_card, end_round, play_quietly, refused, step, unread, vote

FOREMAN_LAST = {"played": ["mayor", "architect", "merchant"]}
ALL_BUT_CITRUS = ["tobacco", "tobacco", "sugar", "cigars"]


def owner(*buildings: str, **more: Any) -> dict[str, Any]:
    """A seat with buildings in the cross of its pawn on b2, out of reach of the warehouse."""
    fields = ("b1", "a2", "b2", "c2", "d2", "b3")
    on = dict(zip(fields, buildings, strict=False))
    return {"pawn": "b2", "buildings": on, **more}


def foreman(*buildings: str, **options: Any) -> Match:
    """Seat 0 has just played the foreman; `yard` and `warehouse` are its own."""
    own = {key: options.pop(key) for key in ("yard", "warehouse") if key in options}
    return play(cuba(owner(*buildings, **own), **options), 0, "foreman")


@pytest.mark.parametrize(
    ("building", "wood", "stone", "water"),
    [
        pytest.param("cement-factory", 1, 2, 0, id="B_01"),
        pytest.param("sawmill", 2, 1, 0, id="B_02"),
        pytest.param("golf-course", 0, 0, 2, id="B_03"),
        pytest.param("cloister", 2, 1, 0, id="B_04"),
        pytest.param("rum-cafe", 1, 1, 1, id="B_05"),
        pytest.param("cigar-cafe", 1, 1, 1, id="B_06"),
        pytest.param("small-office", 2, 1, 0, id="B_07"),
        pytest.param("large-office", 2, 2, 0, id="B_08"),
        pytest.param("hotel", 2, 2, 1, id="B_09"),
        pytest.param("inn", 1, 1, 1, id="B_10"),
        pytest.param("goods-store", 1, 2, 0, id="B_11"),
        pytest.param("product-store", 2, 1, 0, id="B_12"),
        pytest.param("materials-store", 1, 1, 1, id="B_13"),
        pytest.param("small-bank", 1, 1, 0, id="B_14"),
        pytest.param("large-bank", 2, 3, 0, id="B_15"),
        pytest.param("black-market", 3, 2, 0, id="B_16"),
        pytest.param("cigar-factory", 2, 2, 0, id="B_17"),
        pytest.param("distillery", 2, 2, 0, id="B_18"),
        pytest.param("church", 2, 2, 0, id="B_19"),
        pytest.param("town-hall", 1, 1, 0, id="B_20"),
        pytest.param("dam", 0, 2, 0, id="B_21"),
        pytest.param("lighthouse", 1, 1, 0, id="B_22"),
        pytest.param("storehouse", 2, 0, 0, id="B_23"),
    ],
)
def test_C_068_each_building_has_its_cost(building: str, wood: int, stone: int, water: int) -> None:
    cost = {"wood": wood, "stone": stone, "water": water}
    match = cuba({"yard": {kind: n + 1 for kind, n in cost.items()}})
    play(match, 0, "architect", f"build {building}", "on d3")
    assert pieces(match, 0) == {"wood": 1, "stone": 1, "water": 1}
    for kind in [kind for kind, n in cost.items() if n]:
        short = cuba({"yard": cost | {kind: cost[kind] - 1}})
        play(short, 0, "architect")
        reason = short.why_not(f"build {building}", 0)
        assert reason is not None
        assert (reason.key, reason.n, reason.what) == ("reason-cost", 1, kind)


def test_B_05_in_zh_the_rum_cafe_costs_two_water() -> None:
    match = cuba({"yard": {"wood": 1, "stone": 1, "water": 2}}, edition="zh")
    play(match, 0, "architect", "build rum-cafe", "on d3")
    assert pieces(match, 0) == {}
    short = cuba({"yard": {"wood": 1, "stone": 1, "water": 1}}, edition="zh")
    play(short, 0, "architect")
    assert refused(short, 0, "build rum-cafe") == ("reason-cost", "C-068")
    assert "build cigar-cafe" in legal(short, 0)


@pytest.mark.parametrize(
    ("building", "takes", "wrong", "rule"),
    [
        pytest.param("cement-factory", "stone", "wood", "B-01", id="B_01"),
        pytest.param("sawmill", "wood", "stone", "B-02", id="B_02"),
        pytest.param("golf-course", "water", "stone", "B-03", id="B_03"),
        pytest.param("cloister", "citrus", "rum", "B-04", id="B_04"),
        pytest.param("rum-cafe", "rum", "cigars", "B-05", id="B_05"),
        pytest.param("cigar-cafe", "cigars", "rum", "B-06", id="B_06"),
        pytest.param("goods-store", "rum", "sugar", "B-11", id="B_11"),
        pytest.param("product-store", "sugar", "rum", "B-12", id="B_12"),
        pytest.param("materials-store", "water", "citrus", "B-13", id="B_13"),
        pytest.param("cigar-factory", "tobacco", "sugar", "B-17", id="B_17"),
        pytest.param("distillery", "sugar", "citrus", "B-18", id="B_18"),
    ],
)
def test_C_138_a_building_takes_only_its_own_class(
    building: str, takes: str, wrong: str, rule: str
) -> None:
    match = foreman(building, yard={takes: 1, wrong: 1})
    play(match, 0, f"use {building}")
    assert legal(match, 0) == ["done", f"give {takes}"]
    assert refused(match, 0, f"give {wrong}") == ("reason-wrong-piece", rule)


def test_C_137_a_building_serves_only_its_owner() -> None:
    match = cuba(owner("inn"), {"pawn": "b2"}, turn=1)
    play(match, 1, "foreman")
    assert refused(match, 1, "use inn") == ("reason-not-owned", "C-137")
    assert legal(match, 1) == ["end"]


def test_C_137_a_building_is_not_used_by_building_it() -> None:
    match = cuba({"yard": {"wood": 1, "stone": 1, "water": 1}})
    play(match, 0, "architect", "build inn", "on b1")
    assert refused(match, 0, "use inn")[0] == "reason-not-now"
    play(match, 0, "end")
    assert match.scores == (0, 0, 0)


def test_C_138_pieces_come_from_the_owners_yard_or_warehouse() -> None:
    match = cuba(owner("cloister", warehouse={"citrus": 1}), {"yard": {"tobacco": 5}})
    play(match, 0, "foreman", "use cloister", "give citrus")
    assert (match.scores[0], player(match, 0).warehouse["citrus"]) == (1, 0)
    empty = cuba(owner("cloister"), {"yard": {"tobacco": 5}})
    play(empty, 0, "foreman")
    assert refused(empty, 0, "use cloister") == ("reason-changes-nothing", "A-07")


def test_C_139_what_a_building_takes_goes_to_the_supply() -> None:
    match = foreman("goods-store", "golf-course", yard={"cigars": 1, "water": 2})
    play(match, 0, "use goods-store", "give cigars", "use golf-course", "give water,give water")
    supply = match.view(None).supply
    assert (supply["cigars"], supply["water"]) == (8, 15)
    assert match.view(None).market["cigars"] == 2


def test_C_140_any_number_up_to_the_maximum() -> None:
    match = foreman("cement-factory", yard={"stone": 5})
    play(match, 0, "use cement-factory", "give stone", "give stone", "done")
    assert (match.scores[0], pieces(match, 0)) == (2, {"stone": 3})
    none = foreman("cement-factory", yard={"stone": 5})
    play(none, 0, "use cement-factory", "done")
    assert (none.scores[0], pieces(none, 0)) == (0, {"stone": 5})


@pytest.mark.parametrize(
    ("law", "points"), [("subsidy-materials", (4, 5, 5)), ("subsidy-products", (5, 6, 6))]
)
def test_C_141_a_built_field_no_longer_counts_as_unbuilt(law: str, points: tuple[int, ...]) -> None:
    built = {"buildings": {"b1": "inn", "d1": "dam"}}  # a mountain and a citrus field
    match = cuba(built, lap=4, turn=2, laws={"III": law})
    play(match, 2, "merchant", "end")
    end_round(match)
    assert match.scores == points


def test_C_141_a_built_field_is_covered_in_later_rounds() -> None:
    match = cuba({"yard": {"wood": 1, "stone": 1, "water": 1}})
    play(match, 0, "architect", "build inn", "on b1", "end")
    end_round(match)
    await_card(match, 0)
    held = player(match, 0).yard["stone"]
    play(match, 0, "worker", "place b2")
    assert player(match, 0).yard["stone"] == held
    assert player(match, 0).buildings == {"b1": "inn"}


def test_C_142_only_cigar_factory_and_distillery_exist_twice() -> None:
    left = cuba().view(None).buildings_left
    kinds = [tile.removesuffix("-2") for tile in left]
    assert (len(kinds), len(set(kinds))) == (25, 23)
    assert sorted(kind for kind in set(kinds) if kinds.count(kind) == 2) == [
        "cigar-factory", "distillery"
    ]  # fmt: skip


def test_C_143_the_veto_removes_a_proposal_at_once() -> None:
    match = foreman("church")
    play(match, 0, "use church", "veto III")
    assert match.view(None).proposals == {
        "I": "tax-4", "II": "levy-tobacco", "III": None, "IV": "surplus"
    }  # fmt: skip
    assert "subsidy-votes" not in match.view(None).law_piles["III"]


def test_C_143_parliament_chooses_two_of_the_three_left() -> None:
    match = cuba({}, {}, owner("church", **FOREMAN_LAST), lap=4, turn=2)
    play(match, 2, "foreman", "use church", "veto III", "end")
    for _ in range(6):
        match.play("bid 0", seat=match.waiting[0])
    winner = match.waiting[0]
    assert legal(match, winner) == ["enact I II", "enact I IV", "enact II IV"]
    assert refused(match, winner, "enact I III") == ("reason-no-proposal", "C-090")


def test_C_144_the_veto_tile_lies_beside_the_group() -> None:
    match = foreman("church")
    assert match.view(None).vetoed is None
    play(match, 0, "use church", "veto II")
    assert match.view(None).vetoed == CubaVeto(group="II", round=2)


def test_C_145_next_round_the_same_group_is_barred() -> None:
    match = foreman("church", round=4, vetoed=("I", 3))
    play(match, 0, "use church")
    assert refused(match, 0, "veto I") == ("reason-veto-ban", "C-145")
    assert legal(match, 0) == ["done", "veto II", "veto III", "veto IV"]


def test_C_147_the_vote_tile_gives_two_votes_and_comes_off() -> None:
    match = cuba({}, {}, owner("town-hall", **FOREMAN_LAST), lap=4, turn=2)
    play(match, 2, "foreman", "use town-hall")
    assert match.view(None).town_hall == 2
    play(match, 2, "end")
    assert match.view(None).votes == [1, 1, 3]
    vote(match, "I II")
    assert match.view(None).town_hall is None
    end_round(match)
    told = len(match.events)
    end_round(match)
    votes = [event.n for event in match.events[told:] if event.event == "votes"]
    assert votes == [5, 5, 5]


def test_C_148_an_office_without_loadable_cargo_is_not_usable() -> None:
    docks: dict[int, Any] = {1: (P, ["rum"]), 3: (8, ())}  # no free space for rum in the harbour
    match = foreman("small-office", "large-office", yard={"rum": 2, "wood": 3}, docks=docks)
    assert refused(match, 0, "use small-office") == ("reason-changes-nothing", "A-07")
    assert refused(match, 0, "use large-office") == ("reason-changes-nothing", "A-07")
    assert legal(match, 0) == ["end"]


def test_C_148_an_office_names_only_docks_that_take_the_cargo() -> None:
    match = foreman("small-office", yard={"rum": 1})
    play(match, 0, "use small-office")
    assert legal(match, 0) == ["done", "dock 1", "dock 3"]
    assert refused(match, 0, "dock 2") == ("reason-no-cargo", "C-078")


def test_C_148_the_large_office_loads_equal_units_only() -> None:
    match = foreman("large-office", yard={"rum": 1, "citrus": 1, "tobacco": 2})
    play(match, 0, "use large-office", "dock 1", "load citrus")
    assert match.scores == (1, 0, 0)
    assert legal(match, 0) == ["end"]
    match = foreman("large-office", yard={"citrus": 2, "rum": 1})
    play(match, 0, "use large-office", "dock 1", "load citrus")
    assert refused(match, 0, "load rum") == ("reason-same-kind", "C-148")
    play(match, 0, "load citrus")
    assert match.scores == (2, 0, 0)


def test_C_149_output_of_dam_factory_and_black_market_lies_in_the_yard() -> None:
    stored = {"sugar": 1, "citrus": 1}
    match = foreman("dam", "distillery", "black-market", warehouse=stored)
    play(match, 0, "use dam", "use distillery", "give sugar")
    play(match, 0, "use black-market", "convert citrus tobacco")
    assert pieces(match, 0) == {"water": 2, "rum": 1, "tobacco": 1}
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 0, "tobacco": 0}


def test_B_01_cement_factory_turns_up_to_four_stone_into_points() -> None:
    match = foreman("cement-factory", yard={"stone": 5})
    play(match, 0, "use cement-factory", "give stone,give stone,give stone,give stone")
    assert (match.scores[0], pieces(match, 0)) == (4, {"stone": 1})
    assert legal(match, 0) == ["end"]


def test_B_02_sawmill_turns_up_to_four_wood_into_points() -> None:
    match = foreman("sawmill", yard={"wood": 5})
    play(match, 0, "use sawmill", "give wood,give wood,give wood,give wood")
    assert (match.scores[0], pieces(match, 0)) == (4, {"wood": 1})
    assert legal(match, 0) == ["end"]


def test_B_03_golf_course_turns_up_to_four_water_into_points() -> None:
    match = foreman("golf-course", yard={"water": 5})
    play(match, 0, "use golf-course", "give water,give water,give water,give water")
    assert (match.scores[0], pieces(match, 0)) == (4, {"water": 1})
    assert legal(match, 0) == ["end"]


@pytest.mark.parametrize("edition", ["de", "nl", "zh", "en"])
def test_B_04_cloister_takes_two_products(edition: str) -> None:
    match = foreman("cloister", yard={"citrus": 1, "sugar": 2, "wood": 1}, edition=edition)
    play(match, 0, "use cloister")
    assert refused(match, 0, "give wood") == ("reason-wrong-piece", "B-04")
    play(match, 0, "give citrus", "give sugar")
    assert (match.scores[0], pieces(match, 0)) == (2, {"sugar": 1, "wood": 1})
    assert legal(match, 0) == ["end"]


def test_B_04_in_fr_the_cloister_takes_two_materials() -> None:
    match = foreman("cloister", yard={"citrus": 1, "stone": 1, "wood": 2}, edition="fr")
    play(match, 0, "use cloister")
    assert refused(match, 0, "give citrus") == ("reason-wrong-piece", "B-04")
    play(match, 0, "give stone", "give wood")
    assert (match.scores[0], pieces(match, 0)) == (2, {"citrus": 1, "wood": 1})


def test_B_05_rum_cafe_serves_up_to_three_rum_for_two_points_each() -> None:
    match = foreman("rum-cafe", yard={"rum": 4})
    play(match, 0, "use rum-cafe", "give rum,give rum,give rum")
    assert (match.scores[0], pieces(match, 0)) == (6, {"rum": 1})
    assert legal(match, 0) == ["end"]


def test_B_06_cigar_cafe_serves_up_to_three_cigars_for_two_points_each() -> None:
    match = foreman("cigar-cafe", yard={"cigars": 4})
    play(match, 0, "use cigar-cafe", "give cigars,give cigars,give cigars")
    assert (match.scores[0], pieces(match, 0)) == (6, {"cigars": 1})
    assert legal(match, 0) == ["end"]


def test_B_07_small_office_loads_one_unit_and_scores_its_dock() -> None:
    match = foreman("small-office", yard={"sugar": 2})
    play(match, 0, "use small-office", "dock 3", "load sugar")
    assert (match.scores[0], pieces(match, 0)) == (3, {"sugar": 1})
    assert legal(match, 0) == ["end"]
    assert match.view(None).harbour["3"].loaded == [False, False, True, False, False]


def test_B_07_under_the_harbour_law_the_small_office_sends_a_completed_ship_off() -> None:
    match = foreman(
        "small-office", "inn", yard={"citrus": 1}, round=3, docks={2: (Q, ALL_BUT_CITRUS)},
        laws={"IV": "harbour-law"},
    )  # fmt: skip
    play(match, 0, "use small-office", "dock 2", "load citrus")
    assert match.view(None).pile.tail == [Q]
    assert match.view(None).harbour["2"].ship == P
    assert legal(match, 0) == ["end", "use inn"]


@pytest.mark.parametrize("edition", ["de", "nl", "zh"])
def test_B_08_large_office_loads_two_of_a_kind(edition: str) -> None:
    match = foreman("large-office", yard={"citrus": 3}, docks={1: (7, ())}, edition=edition)
    play(match, 0, "use large-office", "dock 1", "load citrus", "load citrus")
    assert (match.scores[0], pieces(match, 0)) == (2, {"citrus": 1})
    assert legal(match, 0) == ["end"]


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_B_08_in_fr_and_en_the_large_office_loads_any_number_of_a_kind(edition: str) -> None:
    match = foreman(
        "large-office", yard={"citrus": 4, "sugar": 1}, docks={1: (7, ())}, edition=edition
    )
    play(match, 0, "use large-office", "dock 1", "load citrus", "load citrus")
    assert refused(match, 0, "load sugar") == ("reason-same-kind", "C-148")
    play(match, 0, "load citrus")
    assert (match.scores[0], pieces(match, 0)) == (3, {"citrus": 1, "sugar": 1})
    assert legal(match, 0) == ["end"]


def test_B_08_the_large_office_may_load_one() -> None:
    match = foreman("large-office", yard={"tobacco": 2})
    play(match, 0, "use large-office", "dock 2", "load tobacco", "done")
    assert (match.scores[0], pieces(match, 0)) == (2, {"tobacco": 1})


def test_B_09_hotel_scores_two() -> None:
    match = foreman("hotel")
    play(match, 0, "use hotel")
    assert match.scores == (2, 0, 0)


def test_B_10_inn_scores_one() -> None:
    match = foreman("inn")
    play(match, 0, "use inn")
    assert match.scores == (1, 0, 0)


@pytest.mark.parametrize("kind", ["rum", "cigars"])
def test_B_11_goods_store_pays_six_for_one_goods(kind: str) -> None:
    match = foreman("goods-store", yard={kind: 2})
    play(match, 0, "use goods-store", f"give {kind}")
    assert (player(match, 0).pesos, pieces(match, 0)) == (16, {kind: 1})
    assert legal(match, 0) == ["end"]


@pytest.mark.parametrize("edition", ["de", "nl", "zh", "en"])
def test_B_12_product_store_pays_four_for_one_product(edition: str) -> None:
    match = foreman("product-store", yard={"tobacco": 2, "wood": 1}, edition=edition)
    play(match, 0, "use product-store")
    assert refused(match, 0, "give wood") == ("reason-wrong-piece", "B-12")
    play(match, 0, "give tobacco")
    assert (player(match, 0).pesos, pieces(match, 0)) == (14, {"tobacco": 1, "wood": 1})
    assert legal(match, 0) == ["end"]


def test_B_12_in_fr_the_product_store_takes_a_material() -> None:
    match = foreman("product-store", yard={"tobacco": 1, "wood": 2}, edition="fr")
    play(match, 0, "use product-store")
    assert refused(match, 0, "give tobacco") == ("reason-wrong-piece", "B-12")
    play(match, 0, "give wood")
    assert (player(match, 0).pesos, pieces(match, 0)) == (14, {"tobacco": 1, "wood": 1})


def test_B_13_materials_store_pays_two_each_for_up_to_two() -> None:
    match = foreman("materials-store", yard={"wood": 3})
    play(match, 0, "use materials-store", "give wood", "give wood")
    assert (player(match, 0).pesos, pieces(match, 0)) == (14, {"wood": 1})
    assert legal(match, 0) == ["end"]


def test_B_14_small_bank_pays_two() -> None:
    match = foreman("small-bank")
    play(match, 0, "use small-bank")
    assert player(match, 0).pesos == 12


def test_B_15_large_bank_pays_four() -> None:
    match = foreman("large-bank")
    play(match, 0, "use large-bank")
    assert player(match, 0).pesos == 14


@pytest.mark.parametrize("edition", ["de", "nl", "fr"])
def test_B_16_black_market_turns_cargo_into_any_other_cargo(edition: str) -> None:
    match = foreman("black-market", yard={"citrus": 2}, edition=edition)
    play(match, 0, "use black-market")
    assert legal(match, 0) == [
        "done", "convert citrus sugar", "convert citrus tobacco", "convert citrus rum",
        "convert citrus cigars",
    ]  # fmt: skip
    play(match, 0, "convert citrus sugar")
    assert pieces(match, 0) == {"citrus": 1, "sugar": 1}
    assert legal(match, 0) == ["end"]


@pytest.mark.parametrize("edition", ["zh", "en"])
def test_B_16_in_zh_and_en_the_black_market_only_changes_class(edition: str) -> None:
    match = foreman("black-market", yard={"citrus": 1, "rum": 1}, edition=edition)
    play(match, 0, "use black-market")
    assert legal(match, 0) == [
        "done", "convert citrus rum", "convert citrus cigars", "convert rum citrus",
        "convert rum sugar", "convert rum tobacco",
    ]  # fmt: skip
    assert refused(match, 0, "convert citrus sugar") == ("reason-wrong-pair", "B-16")
    assert refused(match, 0, "convert rum cigars") == ("reason-wrong-pair", "B-16")


def test_B_16_black_market_knows_no_materials() -> None:
    match = foreman("black-market", yard={"citrus": 1, "wood": 1})
    play(match, 0, "use black-market")
    unread(match, 0, "convert citrus wood")
    unread(match, 0, "convert wood rum")
    assert refused(match, 0, "convert sugar rum") == ("reason-cost", "C-138")


def test_B_16_black_market_without_cargo_is_not_usable() -> None:
    match = foreman("black-market", yard={"wood": 3, "water": 1})
    assert refused(match, 0, "use black-market") == ("reason-changes-nothing", "A-07")


def test_B_17_cigar_factory_turns_any_amount_of_tobacco_into_cigars() -> None:
    match = foreman("cigar-factory", yard={"tobacco": 5})
    play(match, 0, "use cigar-factory", "give tobacco,give tobacco,give tobacco,give tobacco")
    assert pieces(match, 0) == {"tobacco": 1, "cigars": 4}
    play(match, 0, "give tobacco")
    assert pieces(match, 0) == {"cigars": 5}
    supply = match.view(None).supply
    assert (supply["tobacco"], supply["cigars"]) == (12, 3)


def test_B_18_distillery_turns_any_amount_of_sugar_into_rum() -> None:
    match = foreman("distillery", yard={"sugar": 5})
    play(match, 0, "use distillery", "give sugar,give sugar,give sugar,give sugar,give sugar")
    assert pieces(match, 0) == {"rum": 5}
    assert (match.view(None).supply["sugar"], match.view(None).supply["rum"]) == (12, 3)


def test_B_18_both_tiles_of_one_owner_are_used_each_by_itself() -> None:
    match = foreman("distillery", "distillery-2", yard={"sugar": 2})
    play(match, 0, "use distillery", "give sugar", "done")
    assert legal(match, 0) == ["end", "use distillery-2"]
    play(match, 0, "use distillery-2", "give sugar")
    assert pieces(match, 0) == {"rum": 2}


@pytest.mark.parametrize("edition", ["de", "nl", "fr", "en"])
def test_B_19_church_vetoes_in_the_foremans_turn(edition: str) -> None:
    match = foreman("church", edition=edition)
    play(match, 0, "use church")
    assert legal(match, 0) == ["done", "veto I", "veto II", "veto III", "veto IV"]
    unread(match, 0, "veto V")


def test_B_19_in_zh_the_church_vetoes_in_parliament_before_votes_are_bought() -> None:
    match = cuba({}, {}, owner("church", **FOREMAN_LAST), edition="zh", lap=4, turn=2)
    play(match, 2, "foreman", "use church")
    assert None not in match.view(None).proposals.values()
    assert legal(match, 2) == ["end"]
    play(match, 2, "end")
    assert (step(match), match.waiting) == ("veto-in-parliament", (2,))
    assert match.view(None).votes == [1, 1, 1]
    play(match, 2, "veto IV")
    assert match.view(None).proposals["IV"] is None
    assert step(match) == "bid"


def test_B_20_town_hall_adds_two_votes_this_round_only_to_its_user() -> None:
    match = cuba({}, owner("town-hall"), owner("inn", **FOREMAN_LAST), lap=4, turn=2)
    play(match, 2, "foreman", "use inn", "end")
    assert match.view(None).votes == [1, 1, 1]
    match = cuba({}, {}, owner("town-hall", **FOREMAN_LAST), lap=4, turn=2)
    play(match, 2, "foreman", "use town-hall", "end")
    assert match.view(None).votes == [1, 1, 3]


def test_B_21_dam_gives_two_water() -> None:
    match = foreman("dam", yard={"water": 1})
    play(match, 0, "use dam")
    assert pieces(match, 0) == {"water": 3}
    assert match.view(None).supply["water"] == 12


@pytest.mark.parametrize("edition", ["de", "nl", "fr", "en"])
def test_B_22_lighthouse_exchanges_the_ship_at_sea_for_one_of_the_pile(edition: str) -> None:
    match = foreman("lighthouse", edition=edition)
    play(match, 0, "use lighthouse", "call 11")
    table = match.view(None)
    assert table.harbour["sea"].ship == 11
    assert table.pile.unseen == [4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15]
    assert [table.harbour[dock].ship for dock in ("1", "2", "3")] == [P, Q, R]


def test_B_22_in_zh_the_lighthouse_swaps_a_dock_with_the_sea_and_cargo_stays_aboard() -> None:
    match = foreman("lighthouse", edition="zh", docks={2: (Q, ["sugar"])})
    play(match, 0, "use lighthouse")
    assert legal(match, 0) == ["done", "dock 1", "dock 2", "dock 3"]
    play(match, 0, "dock 2")
    harbour = match.view(None).harbour
    assert (harbour["2"].ship, harbour["sea"].ship) == (S, Q)
    assert harbour["sea"].loaded == [False, False, True, False, False]
    assert harbour["2"].loaded == [False] * 5
    assert len(match.view(None).pile.unseen) == 11


def test_B_22_in_zh_a_full_ship_and_an_empty_dock_cannot_be_swapped() -> None:
    full = ["citrus", "citrus", "sugar", "tobacco", "rum"]
    match = foreman("lighthouse", edition="zh", round=1, docks={1: (P, full)})
    play(match, 0, "use lighthouse")
    assert refused(match, 0, "dock 1") == ("reason-ship-full", "C-078")
    assert refused(match, 0, "dock 3") == ("reason-ship-none", "C-077")
    assert legal(match, 0) == ["done", "dock 2"]


def test_B_22_in_zh_without_a_ship_to_swap_the_lighthouse_is_not_usable() -> None:
    docks = {1: (P, ["citrus", "citrus", "sugar", "tobacco", "rum"])}
    docks[2] = (Q, ["citrus", *ALL_BUT_CITRUS])
    match = foreman("lighthouse", edition="zh", round=1, docks=docks)
    assert refused(match, 0, "use lighthouse") == ("reason-changes-nothing", "A-07")


def test_B_23_storehouse_stores_as_the_printed_warehouse_does() -> None:
    match = foreman("storehouse", yard={"citrus": 2, "sugar": 1, "rum": 1, "stone": 1})
    play(match, 0, "use storehouse")
    assert player(match, 0).warehouse == {"citrus": 2, "sugar": 1, "tobacco": 0}
    assert pieces(match, 0) == {"rum": 1, "stone": 1}


def test_A_45_a_factory_makes_only_what_the_supply_has() -> None:
    match = foreman("cigar-factory", yard={"tobacco": 3}, gone={"cigars": 1})
    play(match, 0, "use cigar-factory", "give tobacco")
    assert pieces(match, 0) == {"tobacco": 2, "cigars": 1}
    assert legal(match, 0) == ["end"]
    empty = foreman("cigar-factory", yard={"tobacco": 3}, gone={"cigars": 0})
    assert refused(empty, 0, "use cigar-factory") == ("reason-changes-nothing", "A-07")


def test_A_46_the_black_market_cannot_give_what_is_out_of_supply() -> None:
    match = foreman("black-market", yard={"citrus": 1}, gone={"rum": 0})
    play(match, 0, "use black-market")
    assert refused(match, 0, "convert citrus rum") == ("reason-supply-empty", "C-131")
    play(match, 0, "convert citrus cigars")
    assert pieces(match, 0) == {"cigars": 1}


def test_A_46_the_black_market_may_be_left_without_converting() -> None:
    match = foreman("black-market", yard={"citrus": 1}, gone={"rum": 0})
    play(match, 0, "use black-market", "done")
    assert pieces(match, 0) == {"citrus": 1}


def test_A_47_the_black_market_does_not_turn_a_kind_into_itself() -> None:
    match = foreman("black-market", yard={"citrus": 1})
    play(match, 0, "use black-market")
    assert refused(match, 0, "convert citrus citrus") == ("reason-wrong-pair", "B-16")


def test_A_48_the_dam_gives_what_is_there() -> None:
    match = foreman("dam", gone={"water": 1})
    play(match, 0, "use dam")
    assert pieces(match, 0) == {"water": 1}
    empty = foreman("dam", gone={"water": 0})
    assert refused(empty, 0, "use dam") == ("reason-changes-nothing", "A-07")


def test_A_49_sugar_from_the_warehouse_becomes_rum_in_the_yard() -> None:
    match = foreman("distillery", warehouse={"sugar": 2})
    play(match, 0, "use distillery", "give sugar", "give sugar")
    assert pieces(match, 0) == {"rum": 2}
    assert player(match, 0).warehouse["sugar"] == 0


def test_A_50_any_mix_of_materials_or_products() -> None:
    held = {"wood": 1, "water": 1, "citrus": 1, "tobacco": 1}
    match = foreman("materials-store", "cloister", yard=held)
    play(match, 0, "use materials-store", "give wood", "give water")
    play(match, 0, "use cloister", "give citrus", "give tobacco")
    assert (player(match, 0).pesos, match.scores[0]) == (14, 2)


def test_A_51_town_hall_votes_count_under_corruption() -> None:
    hall = owner("town-hall", **FOREMAN_LAST)
    mayor = {"played": ["worker", "architect", "foreman", "merchant"]}
    match = cuba({}, mayor, hall, lap=4, turn=2, laws={"IV": "corruption"})
    play(match, 2, "foreman", "use town-hall", "end")
    votes = [event.n for event in match.events if event.event == "votes"]
    assert votes == [1, 5, 3]
    assert step(match) == "enact"


def test_A_52_the_pile_is_known_as_a_set_above_a_tail_in_order() -> None:
    match = cuba(tail=[12, 7])
    pile = match.view(None).pile
    assert pile == CubaPile(unseen=[5, 6, 8, 9, 10, 11, 13, 14, 15], tail=[12, 7])
    assert match.view(1).pile == pile


def test_A_53_a_ship_called_from_the_tail_leaves_its_place_to_the_sea_ship() -> None:
    match = foreman("lighthouse", tail=[12, 7, 9])
    play(match, 0, "use lighthouse", "call 7")
    assert match.view(None).pile.tail == [12, S, 9]
    assert match.view(None).harbour["sea"].ship == 7


def test_A_53_a_ship_called_from_the_unseen_part_is_replaced_there() -> None:
    match = foreman("lighthouse", tail=[12, 7, 9])
    play(match, 0, "use lighthouse", "call 5")
    found = match.view(None).pile
    assert found == CubaPile(unseen=[4, 6, 8, 10, 11, 13, 14, 15], tail=[12, 7, 9])


def test_A_54_the_lighthouse_calls_another_ship_or_none() -> None:
    match = foreman("lighthouse")
    play(match, 0, "use lighthouse")
    assert refused(match, 0, f"call {S}") == ("reason-ship-not-in-pile", "A-54")
    assert refused(match, 0, f"call {P}") == ("reason-ship-not-in-pile", "A-54")
    unread(match, 0, "call 16")
    play(match, 0, "done")
    assert match.view(None).harbour["sea"].ship == S


def test_A_55_the_church_may_be_used_without_a_veto() -> None:
    match = foreman("church")
    play(match, 0, "use church", "done")
    assert None not in match.view(None).proposals.values()
    assert match.view(None).vetoed is None


def test_A_56_vetoes_of_consecutive_rounds_hit_different_groups() -> None:
    match = cuba(owner("church"))
    play(match, 0, "foreman", "use church", "veto I", "end")
    await_card(end_round(match), 0)
    play(match, 0, "foreman", "use church")
    assert refused(match, 0, "veto I") == ("reason-veto-ban", "C-145")
    play(match, 0, "veto II", "end")
    await_card(end_round(match), 0)
    play(match, 0, "foreman", "use church")
    assert refused(match, 0, "veto II") == ("reason-veto-ban", "C-145")
    play(match, 0, "veto I")
    assert match.view(None).vetoed == CubaVeto(group="I", round=4)


def test_A_57_one_veto_a_round() -> None:
    match = foreman("church", "inn")
    play(match, 0, "use church", "veto I")
    assert refused(match, 0, "use church") == ("reason-already-used", "C-075")
    assert refused(match, 0, "veto II")[0] == "reason-not-now"


def test_A_58_in_zh_the_veto_may_be_declined_in_parliament() -> None:
    match = cuba({}, {}, owner("church", **FOREMAN_LAST), edition="zh", lap=4, turn=2)
    play(match, 2, "foreman", "use church", "end")
    assert refused(match, 0, "bid 1") == ("reason-not-your-turn", "C-041")
    play(match, 2, "done")
    assert step(match) == "bid"
    assert None not in match.view(None).proposals.values()
    assert match.view(None).vetoed is None


def test_A_58_in_zh_the_veto_comes_before_votes_are_compared_under_corruption() -> None:
    church = owner("church", **FOREMAN_LAST)
    match = cuba({}, {}, church, edition="zh", lap=4, turn=2, laws={"IV": "corruption"})
    play(match, 2, "foreman", "use church", "end")
    assert [event for event in match.events if event.event == "votes"] == []
    play(match, 2, "veto II")
    assert step(match) == "enact"
    assert legal(match, match.waiting[0]) == ["enact I III", "enact I IV", "enact III IV"]


def test_A_58_in_zh_the_bar_on_last_rounds_group_holds() -> None:
    church = owner("church", **FOREMAN_LAST)
    match = cuba({}, {}, church, edition="zh", lap=4, turn=2, vetoed=("I", 1))
    play(match, 2, "foreman", "use church", "end")
    assert refused(match, 2, "veto I") == ("reason-veto-ban", "C-145")
    assert legal(match, 2) == ["done", "veto II", "veto III", "veto IV"]


def test_A_58_in_zh_a_declined_veto_is_not_kept_for_the_next_round() -> None:
    match = cuba({}, {}, owner("church", **FOREMAN_LAST), edition="zh", lap=4, turn=2)
    play(match, 2, "foreman", "use church", "end", "done")
    end_round(match)
    while step(match) not in ("bid", "veto-in-parliament"):
        play_quietly(match)
    assert step(match) == "bid"
