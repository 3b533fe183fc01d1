"""The architect (C-067 to C-071, A-28 to A-36)."""

import pytest

from malecon import IllegalMove
from malecon.games.event import Lack
from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.acting import random_game, refused, unread

INN = {"wood": 1, "stone": 1, "water": 1}
ELEVEN = {
    "a1": "cement-factory", "b1": "sawmill", "c1": "golf-course", "d1": "cloister",
    "a2": "rum-cafe", "b2": "cigar-cafe", "c2": "small-office", "d2": "large-office",
    "b3": "hotel", "c3": "goods-store", "d3": "dam",
}  # fmt: skip


@pytest.mark.parametrize("field", ["a1", "b1", "c2", "d1", "b2", "d3"])
def test_C_067_any_field_may_be_built_on_even_the_pawns(field: str) -> None:
    match = cuba({"pawn": "b2", "yard": INN})
    play(match, 0, "architect", "build inn", f"on {field}", "end")
    assert player(match, 0).buildings == {field: "inn"}


def test_C_067_neither_the_warehouse_nor_another_building() -> None:
    match = cuba({"yard": INN, "buildings": {"b1": "dam"}})
    play(match, 0, "architect", "build inn")
    assert refused(match, 0, "on a3") == ("reason-place-warehouse", "C-067")
    assert refused(match, 0, "on b1") == ("reason-place-building", "C-067")
    assert len(legal(match, 0)) == 10
    unread(match, 0, "on a4")


def test_C_068_the_cost_goes_to_the_supply() -> None:
    match = cuba({"yard": {"wood": 3, "stone": 2}})
    play(match, 0, "architect", "build cigar-factory", "on b2")
    assert pieces(match, 0) == {"wood": 1}
    assert match.view(None).supply["wood"] == 14
    assert match.view(None).supply["stone"] == 15


def test_C_068_who_lacks_material_cannot_build() -> None:
    match = cuba({"yard": {"wood": 2, "stone": 1}}, {"yard": {"stone": 5}})
    play(match, 0, "architect")
    reason = match.why_not("build large-bank", 0)
    assert reason is not None
    assert (reason.key, reason.n, reason.what, reason.rule) == ("reason-cost", 2, "stone", "C-068")
    assert refused(match, 0, "build cigar-factory") == ("reason-cost", "C-068")
    unread(match, 0, "build castle")


def test_C_068_all_that_is_lacking_is_told() -> None:
    match = cuba({"yard": {"wood": 1}, "pesos": 1}, laws={"IV": "building-law"})
    play(match, 0, "architect")
    reason = match.why_not("build hotel", 0)
    assert reason is not None
    assert reason.lacks == (
        Lack("wood", 1, rule="C-068"),
        Lack("stone", 2, rule="C-068"),
        Lack("water", 1, rule="C-068"),
        Lack("building-law", 1, rule="C-069"),
    )
    with pytest.raises(
        IllegalMove, match="1 more wood, 2 more stone, 1 more water and 1 more peso"
    ):
        match.play("build hotel", seat=0)


def test_C_069_the_building_law_costs_two_pesos_more() -> None:
    match = cuba({"yard": {"water": 2}, "pesos": 5}, laws={"IV": "building-law"})
    play(match, 0, "architect", "build golf-course", "on b2")
    assert (player(match, 0).pesos, pieces(match, 0)) == (3, {})


def test_C_069_without_the_law_building_is_free_of_pesos() -> None:
    match = cuba({"yard": {"water": 2}, "pesos": 0}, laws={"IV": "drought"})
    play(match, 0, "architect", "build golf-course", "on b2")
    assert player(match, 0).buildings == {"b2": "golf-course"}


def test_C_070_one_building_per_architect() -> None:
    match = cuba({"yard": {"wood": 5, "stone": 5, "water": 5}})
    play(match, 0, "architect", "build inn", "on b1")
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "build dam")[0] == "reason-not-now"
    play(match, 0, "end")
    assert match.waiting == (1,)


def test_C_071_who_forgoes_first_scores_two_the_second_one_the_third_nothing() -> None:
    match = cuba()
    play(match, 0, "architect", "end")
    assert match.scores == (2, 0, 0)
    play(match, 1, "architect", "end")
    assert match.scores == (2, 1, 0)
    play(match, 2, "architect", "end")
    assert match.scores == (2, 1, 0)
    assert match.view(None).markers == ["two-points", "one-point"]


def test_C_071_a_builder_scores_no_alternative() -> None:
    match = cuba({"yard": INN})
    play(match, 0, "architect", "build inn", "on b1", "end")
    assert match.scores == (0, 0, 0)
    assert match.view(None).markers == []


def test_A_28_nobody_has_to_build() -> None:
    match = cuba({"yard": INN})
    play(match, 0, "architect")
    assert "end" in legal(match, 0)
    assert "build inn" in legal(match, 0)
    play(match, 0, "end")
    assert pieces(match, 0) == INN


def test_A_28_a_chosen_building_must_be_placed() -> None:
    match = cuba({"yard": INN})
    play(match, 0, "architect", "build inn")
    assert refused(match, 0, "end") == ("reason-must-finish", "A-38")


def test_A_29_the_bonus_comes_by_itself_and_cannot_be_chosen() -> None:
    match = cuba()
    play(match, 0, "architect")
    assert legal(match, 0) == ["end"]
    play(match, 0, "end")
    used = [event.what for event in match.events if event.event == "marker"]
    assert used == ["two-points"]


def test_A_30_builders_do_not_count_among_those_who_forgo() -> None:
    match = cuba({"yard": INN})
    play(match, 0, "architect", "build inn", "on b1", "end")
    play(match, 1, "architect", "end")
    assert match.scores == (0, 2, 0)


def test_A_31_forgoing_under_the_building_law_costs_nothing() -> None:
    match = cuba({"pesos": 1, "yard": INN}, laws={"IV": "building-law"})
    play(match, 0, "architect", "end")
    assert (match.scores[0], player(match, 0).pesos) == (2, 1)


def test_A_32_who_cannot_pay_the_two_pesos_cannot_build() -> None:
    match = cuba({"pesos": 1, "yard": {"water": 2}}, laws={"IV": "building-law"})
    play(match, 0, "architect")
    reason = match.why_not("build golf-course", 0)
    assert reason is not None
    assert (reason.key, reason.n, reason.rule) == ("reason-law", 1, "C-069")
    assert refused(match, 0, "build golf-course") == ("reason-law", "C-069")
    assert legal(match, 0) == ["end"]


def test_A_33_the_pawn_stays_on_top_of_a_building() -> None:
    match = cuba({"pawn": "b2", "yard": INN, "played": ["worker"]}, {}, {}, lap=2)
    play(match, 0, "architect", "build inn", "on b2", "end")
    assert player(match, 0).pawn == "b2"
    assert player(match, 0).buildings == {"b2": "inn"}


def test_A_34_one_seat_may_own_both_tiles_of_a_factory() -> None:
    cost = {"wood": 4, "stone": 4, "tobacco": 2}
    match = cuba({"yard": cost, "buildings": {"a1": "cigar-factory"}})
    play(match, 0, "architect", "build cigar-factory", "on b1", "end")
    assert player(match, 0).buildings == {"a1": "cigar-factory", "b1": "cigar-factory-2"}
    assert pieces(match, 0) == {"wood": 2, "stone": 2, "tobacco": 2}


def test_A_34_there_is_no_third_tile() -> None:
    match = cuba(
        {"yard": {"wood": 2, "stone": 2}},
        {"buildings": {"a1": "distillery", "b1": "distillery-2"}},
    )
    play(match, 0, "architect")
    assert refused(match, 0, "build distillery") == ("reason-building-gone", "C-142")
    assert "build cigar-factory" in legal(match, 0)


def test_A_35_on_a_full_plantation_one_can_only_forgo() -> None:
    match = cuba({"buildings": ELEVEN, "yard": {"wood": 5, "stone": 5, "water": 5}})
    play(match, 0, "architect")
    assert refused(match, 0, "build inn") == ("reason-no-field-left", "C-067")
    assert legal(match, 0) == ["end"]
    play(match, 0, "end")
    assert match.scores == (2, 0, 0)


def test_A_36_buildings_stay_where_they_are_for_a_whole_game() -> None:
    moved = []
    built = 0
    for before, _, after in random_game(5, seats=4):
        for old, new in zip(before.players, after.players, strict=True):
            built += len(new.buildings) - len(old.buildings)
            if not old.buildings.items() <= new.buildings.items():
                moved.append((old.buildings, new.buildings))
    assert moved == []
    assert built > 0
