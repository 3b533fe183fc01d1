"""The mayor and loading (C-077 to C-082, A-59 to A-64, A-72, A-73)."""

import pytest

from tests.cuba import P, Q, R, S, cuba, legal, pieces, play, player
from tests.rules.acting import end_round, refused, step, unread

MAYOR_LAST = {"played": ["foreman", "architect", "merchant"]}
HARBOUR_LAW = {"IV": "harbour-law"}
ALL_BUT_CITRUS = ["tobacco", "tobacco", "sugar", "cigars"]
WITHOUT_TOBACCO = {1: (13, ()), 2: (14, ()), 3: (7, ())}  # S, at sea, would take one


def test_C_077_any_number_of_units_from_yard_and_warehouse() -> None:
    match = cuba({"yard": {"citrus": 1, "rum": 1, "wood": 1}, "warehouse": {"citrus": 1}})
    play(match, 0, "mayor", "dock 1", "load citrus", "load citrus", "load rum")
    assert match.scores == (3, 0, 0)
    assert pieces(match, 0) == {"wood": 1}
    assert player(match, 0).warehouse["citrus"] == 0
    assert match.view(None).harbour["1"].loaded == [True, True, False, False, True]


def test_C_077_only_one_ship() -> None:
    match = cuba({"yard": {"citrus": 3}})
    play(match, 0, "mayor", "dock 1")
    assert refused(match, 0, "dock 2") == ("reason-one-ship", "C-077")
    play(match, 0, "load citrus")
    assert refused(match, 0, "dock 2") == ("reason-one-ship", "C-077")
    unread(match, 0, "dock 4")


def test_C_077_loading_may_stop_early() -> None:
    match = cuba({"yard": {"citrus": 2}})
    play(match, 0, "mayor", "dock 3", "load citrus", "end")
    assert (match.scores[0], pieces(match, 0)) == (3, {"citrus": 1})
    assert player(match, 0).pesos == 10


def test_C_078_units_need_a_free_space_of_their_kind() -> None:
    match = cuba({"yard": {"citrus": 2, "rum": 1, "cigars": 1}}, docks={1: (R, ()), 3: (P, ())})
    play(match, 0, "mayor", "dock 3", "load citrus", "load citrus", "load rum")
    assert refused(match, 0, "load cigars") == ("reason-ship-space", "C-078")
    assert refused(match, 0, "load citrus")[0] == "reason-cost"
    assert (match.scores[0], pieces(match, 0)) == (9, {"cigars": 1})


def test_C_078_an_occupied_space_takes_nothing_more() -> None:
    match = cuba({"yard": {"rum": 1, "sugar": 1}}, docks={1: (P, ["rum"])})
    play(match, 0, "mayor", "dock 1")
    assert refused(match, 0, "load rum") == ("reason-ship-space", "C-078")
    assert legal(match, 0) == ["end", "load sugar"]


def test_C_078_a_ship_is_full_with_five_units() -> None:
    full = ["citrus", "citrus", "sugar", "tobacco", "rum"]
    match = cuba({"yard": {"citrus": 1, "rum": 1}}, docks={1: (P, full)})
    play(match, 0, "mayor")
    assert refused(match, 0, "dock 1") == ("reason-ship-full", "C-078")


def test_C_078_one_mayor_may_fill_a_whole_ship() -> None:
    cargo = {"rum": 1, "cigars": 1, "sugar": 2, "citrus": 1}
    match = cuba({"yard": cargo})
    play(match, 0, "mayor", "dock 3", "load rum,load cigars,load sugar,load sugar,load citrus")
    assert match.scores == (15, 0, 0)
    assert legal(match, 0) == ["end"]


@pytest.mark.parametrize(("dock", "points"), [(1, 2), (2, 4), (3, 6)])
def test_C_079_each_unit_scores_the_number_of_the_dock(dock: int, points: int) -> None:
    match = cuba({"yard": {"citrus": 1, "sugar": 1}})
    play(match, 0, "mayor", f"dock {dock}", "load citrus", "load sugar")
    assert match.scores == (points, 0, 0)


def test_C_080_a_full_ship_stays_until_the_end_of_the_round() -> None:
    docks = {1: (P, ["citrus", "citrus", "sugar", "tobacco"])}
    match = cuba({}, {}, MAYOR_LAST | {"yard": {"rum": 1}}, lap=4, turn=2, docks=docks)
    play(match, 2, "mayor", "dock 1", "load rum", "end")
    assert step(match) == "bid"
    ship = match.view(None).harbour["1"]
    assert (ship.ship, ship.loaded) == (P, [True] * 5)
    assert ship.spaces == ["citrus", "citrus", "sugar", "tobacco", "rum"]
    end_round(match)
    assert match.view(None).pile.tail == [R, P]
    assert match.view(None).harbour["3"].ship == Q


def test_C_081_under_the_harbour_law_a_completed_ship_leaves_at_once() -> None:
    docks = {2: (Q, ALL_BUT_CITRUS)}
    match = cuba({"yard": {"citrus": 1}}, round=3, docks=docks, laws=HARBOUR_LAW, draws=False)
    play(match, 0, "mayor", "dock 2", "load citrus", "end")
    match.play("ship 5", seat=-1)
    table = match.view(None)
    assert {place: ship.ship for place, ship in table.harbour.items()} == {
        "sea": 5, "1": S, "2": P, "3": R
    }  # fmt: skip
    assert table.pile.tail == [Q]
    assert (table.supply["tobacco"], table.supply["cigars"]) == (12, 8)
    assert match.scores == (2, 0, 0)
    assert match.waiting == (1,)


def test_C_081_an_incomplete_ship_stays_under_the_harbour_law() -> None:
    docks = {2: (Q, ["tobacco", "tobacco", "sugar"])}
    match = cuba({"yard": {"citrus": 1}}, round=3, docks=docks, laws=HARBOUR_LAW)
    play(match, 0, "mayor", "dock 2", "load citrus", "end")
    assert match.view(None).harbour["2"].ship == Q
    assert match.view(None).pile.tail == []


def test_C_082_who_forgoes_first_gets_four_pesos_the_second_two_the_third_nothing() -> None:
    match = cuba()
    play(match, 0, "mayor", "end")
    play(match, 1, "mayor", "end")
    play(match, 2, "mayor", "end")
    assert [owner.pesos for owner in match.view(None).players] == [14, 12, 10]
    assert match.view(None).markers == ["four-pesos", "two-pesos"]


def test_C_082_who_delivers_does_not_count_among_those_who_forgo() -> None:
    match = cuba({"yard": {"citrus": 1}})
    play(match, 0, "mayor", "dock 1", "load citrus", "end")
    play(match, 1, "mayor", "end")
    assert [owner.pesos for owner in match.view(None).players] == [10, 14, 10]
    assert match.view(None).markers == ["four-pesos"]


def test_A_59_nobody_has_to_load() -> None:
    match = cuba({"yard": {"citrus": 1}})
    play(match, 0, "mayor")
    assert "dock 1" in legal(match, 0)
    play(match, 0, "end")
    assert (player(match, 0).pesos, pieces(match, 0)) == (14, {"citrus": 1})
    assert match.scores == (0, 0, 0)


def test_A_60_there_is_no_third_marker_for_the_mayor() -> None:
    match = cuba(markers=["four-pesos", "two-pesos"])
    play(match, 0, "mayor", "end")
    assert player(match, 0).pesos == 10
    assert match.view(None).markers == ["four-pesos", "two-pesos"]


def test_A_61_points_come_when_a_unit_is_loaded_before_the_ship_leaves() -> None:
    docks = {2: (Q, ALL_BUT_CITRUS)}
    match = cuba({"yard": {"citrus": 1}}, round=3, docks=docks, laws=HARBOUR_LAW)
    play(match, 0, "mayor", "dock 2", "load citrus")
    assert match.scores == (2, 0, 0)
    play(match, 0, "end")
    told = [event.event for event in match.events if event.event in ("scored", "ship")]
    assert told[:2] == ["scored", "ship"]
    assert match.scores == (2, 0, 0)


def test_A_62_earlier_deliveries_do_not_score_again() -> None:
    docks = {2: (Q, ["tobacco", "tobacco"])}
    match = cuba({}, {}, MAYOR_LAST | {"yard": {"citrus": 1}}, lap=4, turn=2, docks=docks)
    play(match, 2, "mayor", "dock 2", "load citrus", "end")
    assert match.scores == (0, 0, 2)
    end_round(match)
    assert match.view(None).harbour["3"].ship == Q
    assert match.scores == (0, 0, 2)


def test_A_63_departure_waits_for_the_whole_delivery() -> None:
    docks = {2: (Q, ["tobacco", "tobacco", "sugar"])}
    owner = {"yard": {"citrus": 1, "cigars": 1, "rum": 1}}
    match = cuba(owner, round=3, docks=docks, laws=HARBOUR_LAW)
    play(match, 0, "mayor", "dock 2", "load citrus", "load cigars")
    assert match.view(None).harbour["2"].ship == Q
    assert legal(match, 0) == ["end"]
    play(match, 0, "end")
    assert match.view(None).harbour["2"].ship == P
    assert (match.scores[0], pieces(match, 0)) == (4, {"rum": 1})


def test_A_64_the_large_office_loads_one_where_only_one_space_is_left() -> None:
    owner = {"pawn": "b2", "yard": {"citrus": 2}, "buildings": {"b3": "large-office"}}
    match = cuba(owner, docks={1: (P, ["citrus"])})
    play(match, 0, "foreman", "use large-office", "dock 1", "load citrus")
    assert match.scores == (1, 0, 0)
    assert pieces(match, 0) == {"citrus": 1}
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "dock 2")[0] == "reason-not-now"


def test_A_72_the_ship_at_sea_is_not_loaded_by_the_mayor() -> None:
    match = cuba({"yard": {"tobacco": 1}}, docks=WITHOUT_TOBACCO)
    play(match, 0, "mayor")
    assert legal(match, 0) == ["end"]
    unread(match, 0, "dock sea")
    unread(match, 0, "dock 0")


def test_A_72_the_ship_at_sea_is_not_loaded_by_an_office() -> None:
    owner = {"yard": {"tobacco": 1}, "buildings": {"b3": "small-office"}}
    match = cuba(owner, docks=WITHOUT_TOBACCO)
    play(match, 0, "foreman")
    assert refused(match, 0, "use small-office") == ("reason-changes-nothing", "A-07")


def test_A_73_spaces_of_a_kind_are_interchangeable() -> None:
    match = cuba({"yard": {"citrus": 3}})
    play(match, 0, "mayor", "dock 1", "load citrus", "load citrus")
    assert refused(match, 0, "load citrus") == ("reason-ship-space", "C-078")
    assert match.view(None).harbour["1"].loaded == [True, True, False, False, False]
