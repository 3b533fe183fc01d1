"""The foreman and the warehouse (C-072 to C-076, A-37 to A-44)."""

from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.acting import end_round, refused, vote

# The pawn on b2 reaches a2, b2, c2, d2, b1 and b3; d3 lies outside.
DAM_GOLF_HOTEL = {
    "pawn": "b2",
    "buildings": {"b1": "dam", "d2": "golf-course", "d3": "hotel"},
    "yard": {"water": 1},
}
STORED = {"citrus": 0, "sugar": 3, "tobacco": 0}


def test_C_072_buildings_of_the_cross_in_any_order() -> None:
    match = cuba(DAM_GOLF_HOTEL)
    play(match, 0, "foreman", "use dam", "use golf-course", "give water,give water,give water")
    assert match.scores == (3, 0, 0)
    assert pieces(match, 0) == {}


def test_C_072_after_one_of_the_cross_none_outside_may_be_used() -> None:
    match = cuba(DAM_GOLF_HOTEL)
    play(match, 0, "foreman", "use dam")
    assert refused(match, 0, "use hotel") == ("reason-out-of-reach", "C-072")
    assert legal(match, 0) == ["end", "use golf-course"]


def test_C_072_one_building_outside_the_cross_ends_the_foreman() -> None:
    match = cuba(DAM_GOLF_HOTEL)
    play(match, 0, "foreman", "use hotel")
    assert match.scores == (2, 0, 0)
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "use dam") == ("reason-out-of-reach", "C-072")


def test_C_072_some_of_the_cross_may_be_left_out() -> None:
    owner = {"pawn": "b2", "buildings": {"a2": "distillery", "c2": "inn"}, "yard": {"sugar": 2}}
    match = cuba(owner)
    play(match, 0, "foreman", "use inn", "end")
    assert (match.scores[0], pieces(match, 0)) == (1, {"sugar": 2})


def test_C_072_the_building_under_the_pawn_belongs_to_the_cross() -> None:
    match = cuba({"pawn": "b2", "buildings": {"b2": "inn", "b1": "small-bank"}})
    play(match, 0, "foreman", "use inn")
    assert legal(match, 0) == ["end", "use small-bank"]
    play(match, 0, "use small-bank")
    assert (match.scores[0], player(match, 0).pesos) == (1, 12)


def test_C_073_six_buildings_of_the_cross_and_no_seventh() -> None:
    buildings = {
        "a2": "hotel", "b2": "inn", "c2": "small-bank", "d2": "large-bank", "b1": "dam",
        "b3": "town-hall", "d3": "lighthouse",
    }  # fmt: skip
    match = cuba({"pawn": "b2", "buildings": buildings})
    play(match, 0, "foreman", "use hotel,use inn,use small-bank,use large-bank,use dam")
    assert refused(match, 0, "use lighthouse") == ("reason-out-of-reach", "C-072")
    play(match, 0, "use town-hall")
    assert legal(match, 0) == ["end"]
    assert (match.scores[0], player(match, 0).pesos, pieces(match, 0)) == (3, 16, {"water": 2})


def test_C_074_the_present_place_counts_and_the_pawn_stays() -> None:
    match = cuba({"pawn": "c1", "buildings": {"d1": "inn", "c3": "hotel", "b2": "dam"}})
    play(match, 0, "foreman", "use inn", "use hotel")
    assert match.scores == (3, 0, 0)
    assert player(match, 0).pawn == "c1"
    assert refused(match, 0, "use dam") == ("reason-out-of-reach", "C-072")


def test_C_074_the_foreman_follows_the_pawn_that_the_worker_moved() -> None:
    match = cuba({"pawn": "a1", "buildings": {"b3": "inn", "d3": "hotel"}, "played": []}, lap=1)
    play(match, 0, "worker", "place c3", "end")
    play(match, 1, "merchant", "end")
    play(match, 2, "merchant", "end")
    play(match, 0, "foreman", "use inn", "use hotel")
    assert match.scores == (3, 0, 0)


def test_C_075_a_function_is_used_once() -> None:
    match = cuba({"pawn": "b2", "buildings": {"b1": "inn", "b3": "dam"}})
    play(match, 0, "foreman", "use inn")
    assert refused(match, 0, "use inn") == ("reason-already-used", "C-075")
    play(match, 0, "use dam")
    assert match.scores == (1, 0, 0)


def test_C_076_the_printed_warehouse_stores_products_only() -> None:
    match = cuba({"yard": {"sugar": 3, "rum": 1, "wood": 2}})
    play(match, 0, "foreman", "use warehouse")
    assert player(match, 0).warehouse == STORED
    assert pieces(match, 0) == {"rum": 1, "wood": 2}
    assert match.view(None).supply["sugar"] == 9


def test_C_076_stored_products_outlast_the_round_and_those_in_the_yard_do_not() -> None:
    owner = {"yard": {"sugar": 3}, "played": ["mayor", "architect", "merchant"]}
    match = cuba({"yard": {"sugar": 2}}, {}, owner, lap=4, turn=2)
    play(match, 2, "foreman", "use warehouse", "end")
    end_round(match)
    assert player(match, 2).warehouse == STORED
    assert pieces(match, 0) == {}


def test_A_37_row_and_column_are_both_used() -> None:
    match = cuba({"pawn": "b2", "buildings": {"d2": "inn", "b3": "hotel"}})
    play(match, 0, "foreman", "use inn", "use hotel")
    assert match.scores == (3, 0, 0)


def test_A_38_a_function_is_finished_before_the_next_begins() -> None:
    match = cuba(DAM_GOLF_HOTEL)
    play(match, 0, "foreman", "use golf-course")
    assert refused(match, 0, "use dam") == ("reason-must-finish", "A-38")
    assert refused(match, 0, "end") == ("reason-must-finish", "A-38")
    play(match, 0, "done", "use dam")
    assert refused(match, 0, "use golf-course") == ("reason-already-used", "C-075")
    assert (match.scores[0], pieces(match, 0)) == (0, {"water": 3})


def test_A_39_rum_of_the_distillery_is_served_in_the_cafe() -> None:
    owner = {"pawn": "b2", "buildings": {"a2": "distillery", "c2": "rum-cafe"}}
    match = cuba(owner | {"yard": {"sugar": 3}})
    play(match, 0, "foreman", "use distillery", "give sugar,give sugar,give sugar")
    assert pieces(match, 0) == {"rum": 3}
    play(match, 0, "use rum-cafe", "give rum,give rum,give rum")
    assert (match.scores[0], pieces(match, 0)) == (6, {})


def test_A_39_cigars_of_the_factory_are_shipped_by_the_office() -> None:
    owner = {"pawn": "b2", "buildings": {"a2": "cigar-factory", "c2": "small-office"}}
    match = cuba(owner | {"yard": {"tobacco": 1}})
    play(match, 0, "foreman", "use cigar-factory", "give tobacco", "use small-office")
    assert legal(match, 0) == ["done", "dock 2", "dock 3"]
    play(match, 0, "dock 3", "load cigars")
    assert match.scores == (3, 0, 0)


def test_A_40_the_printed_warehouse_may_be_the_one_building_outside_the_cross() -> None:
    match = cuba({"pawn": "b2", "yard": {"sugar": 3}, "buildings": {"b3": "inn"}})
    play(match, 0, "foreman", "use warehouse")
    assert player(match, 0).warehouse == STORED
    assert legal(match, 0) == ["end"]


def test_A_40_outside_the_cross_the_warehouse_is_no_second_building() -> None:
    match = cuba({"pawn": "b2", "yard": {"sugar": 3}, "buildings": {"b3": "inn"}})
    play(match, 0, "foreman", "use inn")
    assert refused(match, 0, "use warehouse") == ("reason-out-of-reach", "C-072")


def test_A_41_all_products_of_the_yard_are_stored_at_once() -> None:
    match = cuba({"yard": {"citrus": 1, "sugar": 2, "tobacco": 4}, "warehouse": {"citrus": 2}})
    play(match, 0, "foreman", "use warehouse")
    assert player(match, 0).warehouse == {"citrus": 3, "sugar": 2, "tobacco": 4}
    assert pieces(match, 0) == {}
    assert legal(match, 0) == ["end"]


def test_A_42_the_storehouse_is_a_second_door_to_the_same_store() -> None:
    owner = {"yard": {"sugar": 2}, "warehouse": {"sugar": 1}, "buildings": {"b3": "storehouse"}}
    match = cuba(owner)
    play(match, 0, "foreman", "use storehouse")
    assert player(match, 0).warehouse == STORED
    assert refused(match, 0, "use warehouse") == ("reason-changes-nothing", "A-07")


def test_A_42_what_is_stored_stays_without_another_use() -> None:
    owner = {"warehouse": {"sugar": 3}, "buildings": {"b3": "storehouse"}}
    match = cuba(owner, lap=4, turn=2)
    play(match, 2, "merchant", "end")
    end_round(match)
    assert player(match, 0).warehouse == STORED
    assert match.view(None).supply["sugar"] == 9


def test_A_43_the_storehouse_counts_as_a_building_and_the_warehouse_does_not() -> None:
    laws = {"I": "tax-buildings", "III": "subsidy-buildings"}
    match = cuba({}, {"buildings": {"b3": "storehouse"}}, round=6, lap=4, turn=2, laws=laws)
    play(match, 2, "merchant", "end")
    vote(match, "II IV")
    play(match, 1, "pay")
    # tax met by all (0, 1, 0 pesos); subsidy 0, 1, 0; two points per tile at the end
    assert match.scores == (2, 2 + 1 + 2, 2)
    assert [owner.pesos for owner in match.view(None).players] == [10, 9, 10]


def test_A_44_the_yard_is_spent_before_the_warehouse() -> None:
    match = cuba({"yard": {"sugar": 1}, "warehouse": {"sugar": 2}})
    play(match, 0, "merchant", "sell sugar")
    assert (pieces(match, 0), player(match, 0).warehouse["sugar"]) == ({}, 2)
    play(match, 0, "sell sugar")
    assert player(match, 0).warehouse["sugar"] == 1
