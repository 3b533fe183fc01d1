"""Ships: loading, leaving, moving up, the harbour law, the pile and the lighthouse."""

from typing import Any

import pytest

from malecon import BadSeats, IllegalMove, Match
from malecon.games.cuba.shape import CubaPile
from malecon.games.event import Reason
from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.phases import asked, docks, goods, law_phase, refused, step, told

HARBOUR_LAW = {"IV": "harbour-law"}
ALL_OF_P = ("citrus", "citrus", "sugar", "tobacco", "rum")
ALL_OF_Q = ("tobacco", "tobacco", "sugar", "cigars", "citrus")
ALL_OF_R = ("rum", "cigars", "sugar", "sugar", "citrus")
OFFICES = {"b3": "small-office", "c3": "large-office"}
LIGHTHOUSE = {"buildings": {"b3": "lighthouse"}}


def end_of_round(**given: Any) -> Match:
    """A round of two seats that own nothing is over; chance is about to draw a ship."""
    return law_phase({"pesos": 0}, {"pesos": 0}, draws=False, **given)


def loaded(match: Match, place: str) -> list[str]:
    """What the ship at a place carries."""
    ship = match.view(None).harbour[place]
    return [kind for kind, full in zip(ship.spaces, ship.loaded, strict=True) if full]


def pile(match: Match) -> CubaPile:
    """The pile as everybody knows it."""
    found: CubaPile = match.view(None).pile
    return found


# The end of a round


def test_C_119_ships_go_from_pile_to_sea_to_docks_one_two_three_and_under_the_pile() -> None:
    match = end_of_round(round=3)
    play(match, -1, "ship 5")
    assert [(e.what, e.source, e.target) for e in told(match, "ship")] == [
        ("3", "dock 3", "pile"),
        ("2", "dock 2", "dock 3"),
        ("1", "dock 1", "dock 2"),
        ("4", "sea", "dock 1"),
        ("5", "pile", "sea"),
    ]
    assert docks(match) == {"sea": 5, "1": 4, "2": 1, "3": 2}


def test_C_120_a_ship_that_leaves_drops_its_cargo_into_the_supply() -> None:
    match = end_of_round(round=3, docks={3: (3, ("rum", "sugar", "sugar"))})
    assert goods(match, "supply")["rum"] == 8
    assert goods(match, "supply")["sugar"] == 12
    assert pile(match).tail == [3]
    assert [(e.what, e.n, e.source, e.target) for e in told(match, "moved")] == [
        ("sugar", 2, "dock 3", "supply"),
        ("rum", 1, "dock 3", "supply"),
    ]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_C_121_full_ships_leave_at_the_end_of_a_round(number: int) -> None:
    match = end_of_round(round=number, docks={1: (1, ALL_OF_P), 2: (2, ALL_OF_Q[:4])})
    play(match, -1, "ship 5, ship 6")
    assert pile(match).tail == [3, 1]
    assert docks(match) == {"sea": 6, "1": 5, "2": 4, "3": 2}


def test_C_121_full_ships_leave_at_the_end_of_round_1_too() -> None:
    match = end_of_round(round=1, docks={1: (1, ALL_OF_P)})
    play(match, -1, "ship 5, ship 6")
    assert pile(match).tail == [1]
    assert docks(match) == {"sea": 6, "1": 5, "2": 4, "3": 2}


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_C_122_the_ship_in_dock_3_leaves_loaded_or_not(number: int) -> None:
    match = end_of_round(round=number)
    assert pile(match).tail == [3]
    assert [(e.what, e.why) for e in told(match, "ship") if e.target == "pile"] == [("3", "C-122")]


def test_C_122_at_the_end_of_round_1_no_ship_leaves_that_is_not_full() -> None:
    match = end_of_round(round=1, docks={2: (2, ALL_OF_Q[:4])})
    play(match, -1, "ship 5")
    assert docks(match) == {"sea": 5, "1": 4, "2": 1, "3": 2}
    assert loaded(match, "3") == list(ALL_OF_Q[:4])
    assert pile(match).tail == []


def test_C_123_the_others_move_up_in_order_with_their_cargo() -> None:
    match = end_of_round(round=3, docks={1: (1, ("citrus", "rum")), 2: (2, ALL_OF_Q)})
    assert step(match) == "draw-ship"
    play(match, -1, "ship 15")
    assert docks(match) == {"sea": None, "1": 15, "2": 4, "3": 1}
    play(match, -1, "ship 14")
    assert docks(match) == {"sea": 14, "1": 15, "2": 4, "3": 1}
    assert loaded(match, "3") == ["citrus", "rum"]
    assert step(match) == "draw-law"


def test_A_68_both_ships_full_at_the_end_of_round_1() -> None:
    match = end_of_round(round=1, docks={1: (1, ALL_OF_P), 2: (2, ALL_OF_Q)})
    play(match, -1, "ship 5, ship 6, ship 7")
    assert docks(match) == {"sea": 7, "1": 6, "2": 5, "3": 4}
    assert pile(match).tail == [2, 1]


def test_A_69_dock_3_is_cleared_at_the_end_even_after_the_harbour_law_did() -> None:
    match = end_of_round(round=3, laws=HARBOUR_LAW, tail=(3,), docks={3: (5, ())}, enacts="I III")
    play(match, -1, "ship 6")
    assert pile(match).tail == [3, 5]
    assert docks(match) == {"sea": 6, "1": 4, "2": 1, "3": 2}


def test_A_70_ships_that_leave_together_go_under_the_pile_from_dock_3_to_dock_1() -> None:
    match = end_of_round(
        round=3, docks={1: (1, ALL_OF_P), 2: (2, ALL_OF_Q), 3: (3, ALL_OF_R)}, tail=(9,)
    )
    assert pile(match).tail == [9, 3, 2, 1]


def test_A_71_at_least_eleven_ships_are_in_the_pile() -> None:
    match = end_of_round(round=3)
    play(match, -1, "ship 5")
    assert len(pile(match).unseen) + len(pile(match).tail) == 11
    assert None not in docks(match).values()


def test_A_71_a_ship_that_left_comes_again_only_after_all_above_it() -> None:
    match = end_of_round(round=3, tail=(9,))
    with pytest.raises(IllegalMove):
        match.play("ship 9", seat=-1)
    with pytest.raises(IllegalMove):
        match.play("ship 3", seat=-1)
    match.play("ship 8", seat=-1)
    assert docks(match)["sea"] == 8


def test_A_71_when_no_unseen_ship_is_left_the_first_that_left_comes_without_a_draw() -> None:
    match = end_of_round(round=4, tail=range(5, 16))
    assert step(match) == "draw-law"
    assert docks(match) == {"sea": 5, "1": 4, "2": 1, "3": 2}
    assert pile(match) == CubaPile(unseen=[], tail=[6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3])


def test_A_71_after_the_last_unseen_ship_the_known_ones_follow() -> None:
    match = end_of_round(round=4, tail=range(6, 16), docks={1: (1, ALL_OF_P)})
    play(match, -1, "ship 5")
    assert docks(match) == {"sea": 6, "1": 5, "2": 4, "3": 2}
    assert pile(match) == CubaPile(unseen=[], tail=[7, 8, 9, 10, 11, 12, 13, 14, 15, 3, 1])


# Draws


@pytest.mark.parametrize("seen", [1, 2, 3, 4])
def test_C_123_chance_draws_no_ship_that_is_in_sight_or_has_just_left(seen: int) -> None:
    match = end_of_round(round=2)
    with pytest.raises(IllegalMove):
        match.play(f"ship {seen}", seat=-1)


def test_C_123_chance_draws_any_ship_not_yet_seen() -> None:
    match = end_of_round(round=2)
    assert pile(match).unseen == [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    match.play("ship 11", seat=-1)
    assert pile(match).unseen == [5, 6, 7, 8, 9, 10, 12, 13, 14, 15]


def test_C_123_nobody_draws_in_the_place_of_chance() -> None:
    match = end_of_round(round=2)
    assert refused(match, 0, "ship 5") == Reason("reason-not-your-turn", rule="C-041")
    match.draws = True
    with pytest.raises(BadSeats):
        match.play("ship 5", seat=-1)


def test_C_123_the_same_seed_draws_the_same_ship() -> None:
    one = law_phase({"pesos": 0}, {"pesos": 0}, seed=7)
    two = law_phase({"pesos": 0}, {"pesos": 0}, seed=7)
    other = law_phase({"pesos": 0}, {"pesos": 0}, seed=8)
    assert docks(one) == docks(two)
    assert docks(one) != docks(other)


# The harbour law


def test_C_124_a_ship_completed_by_the_mayor_leaves_at_once_and_gaps_close() -> None:
    match = cuba(
        {"yard": {"citrus": 1}},
        round=3,
        laws=HARBOUR_LAW,
        docks={2: (2, ALL_OF_Q[:4]), 3: (3, ("rum",))},
        draws=False,
    )
    play(match, 0, "mayor, dock 2, load citrus, end")
    assert match.scores == (2, 0, 0)
    assert docks(match) == {"sea": None, "1": 4, "2": 1, "3": 3}
    assert loaded(match, "3") == ["rum"]
    assert pile(match).tail == [2]
    play(match, -1, "ship 5")
    assert docks(match)["sea"] == 5
    assert asked(match) == [1]


def test_C_124_the_first_dock_is_refilled_from_the_sea_only() -> None:
    match = cuba({"yard": {"rum": 1}}, laws=HARBOUR_LAW, docks={1: (1, ALL_OF_P[:4])}, draws=False)
    play(match, 0, "mayor, dock 1, load rum, end")
    assert docks(match) == {"sea": None, "1": 4, "2": 2, "3": 3}


def test_C_124_when_dock_3_leaves_all_move_up() -> None:
    match = cuba(
        {"yard": {"citrus": 1}}, laws=HARBOUR_LAW, docks={3: (3, ALL_OF_R[:4])}, draws=False
    )
    play(match, 0, "mayor, dock 3, load citrus, end")
    assert docks(match) == {"sea": None, "1": 4, "2": 1, "3": 2}


def test_C_124_a_ship_completed_by_the_small_office_leaves_at_once() -> None:
    match = cuba(
        {"yard": {"rum": 1}, "buildings": OFFICES},
        laws=HARBOUR_LAW,
        docks={1: (1, ALL_OF_P[:4])},
        draws=False,
    )
    play(match, 0, "foreman, use small-office, dock 1, load rum")
    assert pile(match).tail == [1]
    assert step(match) == "draw-ship"
    play(match, -1, "ship 9")
    assert step(match) == "foreman"
    assert asked(match) == [0]
    assert docks(match) == {"sea": 9, "1": 4, "2": 2, "3": 3}


def test_C_124_a_ship_completed_by_the_large_office_leaves_at_once() -> None:
    match = cuba(
        {"yard": {"tobacco": 2}, "buildings": OFFICES},
        laws=HARBOUR_LAW,
        docks={2: (2, ("sugar", "cigars", "citrus"))},
        draws=False,
    )
    play(match, 0, "foreman, use large-office, dock 2, load tobacco, load tobacco")
    assert match.scores == (4, 0, 0)
    assert pile(match).tail == [2]
    assert goods(match, "supply")["tobacco"] == 12


def test_C_124_without_the_law_a_full_ship_stays() -> None:
    match = cuba({"yard": {"citrus": 1}}, docks={2: (2, ALL_OF_Q[:4])}, draws=False)
    play(match, 0, "mayor, dock 2, load citrus, end")
    assert docks(match)["2"] == 2
    assert loaded(match, "2") == list(ALL_OF_Q)
    assert step(match) == "card"


def test_C_124_a_ship_that_is_not_full_stays_under_the_law() -> None:
    match = cuba(
        {"yard": {"citrus": 1}}, laws=HARBOUR_LAW, docks={2: (2, ALL_OF_Q[:3])}, draws=False
    )
    play(match, 0, "mayor, dock 2, load citrus, end")
    assert docks(match) == {"sea": 4, "1": 1, "2": 2, "3": 3}


def test_C_124_a_ship_full_before_the_law_waits_for_the_end_of_the_round() -> None:
    match = cuba({"yard": {"citrus": 1}}, laws=HARBOUR_LAW, docks={2: (2, ALL_OF_Q)}, draws=False)
    play(match, 0, "mayor, dock 1, load citrus, end")
    assert docks(match)["2"] == 2
    assert step(match) == "card"


def test_A_61_points_are_scored_while_loading_by_the_dock_before_the_ship_leaves() -> None:
    match = cuba(
        {"yard": {"citrus": 1}}, laws=HARBOUR_LAW, docks={3: (3, ALL_OF_R[:4])}, draws=False
    )
    play(match, 0, "mayor, dock 3, load citrus")
    assert match.scores == (3, 0, 0)
    assert docks(match)["3"] == 3


def test_A_62_a_unit_scores_once_when_it_is_loaded() -> None:
    match = cuba({"yard": {"citrus": 1}}, docks={2: (2, ALL_OF_Q[:3])})
    play(match, 0, "mayor, dock 2, load citrus, end")
    assert match.scores == (2, 0, 0)


def test_A_63_the_ship_is_looked_at_when_the_delivery_is_done() -> None:
    match = cuba(
        {"yard": {"citrus": 2, "sugar": 1, "tobacco": 1, "rum": 1}}, laws=HARBOUR_LAW, draws=False
    )
    play(match, 0, "mayor, dock 1, load citrus, load citrus, load sugar, load tobacco, load rum")
    assert docks(match)["1"] == 1
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "dock 2") == Reason("reason-one-ship", n=1, rule="C-077")
    play(match, 0, "end")
    assert docks(match)["1"] == 4
    assert match.scores == (5, 0, 0)


def test_A_64_the_large_office_loads_one_if_only_one_space_is_left() -> None:
    match = cuba({"yard": {"tobacco": 2}, "buildings": OFFICES}, docks={2: (2, ("tobacco",))})
    play(match, 0, "foreman, use large-office, dock 2, load tobacco")
    assert step(match) == "foreman"
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"tobacco": 1}
    assert refused(match, 0, "load tobacco") == Reason("reason-not-now")


def test_A_65_the_next_office_meets_the_new_harbour() -> None:
    match = cuba(
        {"yard": {"rum": 1, "tobacco": 2}, "buildings": OFFICES},
        laws=HARBOUR_LAW,
        docks={1: (1, ALL_OF_P[:4])},
        sea=8,
    )
    play(match, 0, "foreman, use small-office, dock 1, load rum")
    assert docks(match)["1"] == 8
    play(match, 0, "use large-office, dock 1, load tobacco, load tobacco")
    assert match.scores == (3, 0, 0)
    assert loaded(match, "1") == ["tobacco", "tobacco"]


def test_A_66_the_cargo_of_a_departed_ship_can_be_received_in_the_same_turn() -> None:
    match = cuba(
        {
            "yard": {"citrus": 1, "sugar": 2},
            "buildings": {"b3": "small-office", "c3": "distillery"},
        },
        laws=HARBOUR_LAW,
        docks={1: (1, ("citrus", "sugar", "tobacco", "rum"))},
        gone={"rum": 0},
    )
    play(match, 0, "foreman")
    assert refused(match, 0, "use distillery") == Reason(
        "reason-changes-nothing", what="distillery", rule="A-07"
    )
    play(match, 0, "use small-office, dock 1, load citrus")
    assert goods(match, "supply")["rum"] == 1
    play(match, 0, "use distillery, give sugar")
    assert pieces(match, 0) == {"sugar": 1, "rum": 1}
    assert step(match) == "foreman"


def test_A_67_in_round_1_no_law_of_the_fourth_group_holds() -> None:
    match = Match("cuba", seats=2, edition="de", seed=1)
    picks = "take wood, take wood, take citrus, take citrus, end"
    first = match.waiting[0]
    play(match, first, picks)
    play(match, 1 - first, picks)
    assert match.view(None).round == 1
    assert match.view(None).laws["IV"] is None
    assert docks(match)["3"] is None


def test_A_72_the_ship_at_sea_cannot_be_loaded() -> None:
    match = cuba({"yard": {"cigars": 1}}, docks={2: (7, ()), 3: (10, ())})
    play(match, 0, "mayor")
    assert legal(match, 0) == ["end"]  # only ship 4 at sea has room for cigars
    office = cuba({"yard": {"cigars": 1}, "buildings": OFFICES}, docks={2: (7, ()), 3: (10, ())})
    play(office, 0, "foreman")
    assert refused(office, 0, "use small-office") == Reason(
        "reason-changes-nothing", what="small-office", rule="A-07"
    )


def test_A_73_equal_spaces_of_a_ship_are_interchangeable() -> None:
    match = cuba({"yard": {"tobacco": 3}}, docks={2: (2, ("tobacco",))})
    play(match, 0, "mayor, dock 2, load tobacco")
    assert loaded(match, "2") == ["tobacco", "tobacco"]
    assert refused(match, 0, "load tobacco") == Reason(
        "reason-ship-space", what="tobacco", rule="C-078"
    )


# The lighthouse


def test_A_52_the_unseen_ships_and_those_that_left_are_open_to_all() -> None:
    match = cuba(LIGHTHOUSE, tail=(9, 6))
    known = CubaPile(unseen=[5, 7, 8, 10, 11, 12, 13, 14, 15], tail=[9, 6])
    assert pile(match) == known
    assert match.view(1).pile == known
    play(match, 0, "foreman, use lighthouse")
    assert legal(match, 0) == [
        "done", "call 5", "call 6", "call 7", "call 8", "call 9", "call 10", "call 11",
        "call 12", "call 13", "call 14", "call 15",
    ]  # fmt: skip


def test_A_53_for_an_unseen_ship_the_one_at_sea_joins_the_unseen() -> None:
    match = cuba(LIGHTHOUSE, tail=(9, 6))
    play(match, 0, "foreman, use lighthouse, call 12")
    assert docks(match) == {"sea": 12, "1": 1, "2": 2, "3": 3}
    assert pile(match) == CubaPile(unseen=[4, 5, 7, 8, 10, 11, 13, 14, 15], tail=[9, 6])


def test_A_53_for_a_ship_that_left_the_one_at_sea_takes_its_exact_place() -> None:
    match = cuba(LIGHTHOUSE, tail=(9, 6, 15))
    play(match, 0, "foreman, use lighthouse, call 6")
    assert docks(match)["sea"] == 6
    assert pile(match) == CubaPile(unseen=[5, 7, 8, 10, 11, 12, 13, 14], tail=[9, 4, 15])


def test_A_53_a_ship_taken_from_the_unseen_is_no_longer_drawn() -> None:
    match = cuba(
        LIGHTHOUSE | {"yard": {"rum": 1}},
        docks={1: (1, ALL_OF_P[:4])},
        laws=HARBOUR_LAW,
        lap=1,
        draws=False,
    )
    play(match, 0, "foreman, use lighthouse, call 12, end")
    play(match, 1, "merchant, end")
    play(match, 2, "merchant, end")
    play(match, 0, "mayor, dock 1, load rum, end")
    assert docks(match)["1"] == 12
    with pytest.raises(IllegalMove):
        match.play("ship 12", seat=-1)
    match.play("ship 4", seat=-1)
    assert docks(match)["sea"] == 4


def test_A_54_the_exchange_is_optional() -> None:
    match = cuba(LIGHTHOUSE)
    play(match, 0, "foreman, use lighthouse, done")
    assert docks(match)["sea"] == 4
    assert step(match) == "foreman"


@pytest.mark.parametrize("ship", [1, 2, 3, 4])
def test_A_54_the_ship_must_be_another_one_of_the_pile(ship: int) -> None:
    match = cuba(LIGHTHOUSE)
    play(match, 0, "foreman, use lighthouse")
    assert refused(match, 0, f"call {ship}") == Reason(
        "reason-ship-not-in-pile", n=ship, rule="A-54"
    )


def test_A_54_option_dock_sea_exchanges_a_ship_in_dock_with_its_cargo() -> None:
    match = cuba(LIGHTHOUSE, docks={2: (2, ("sugar", "citrus"))}, edition="zh")
    play(match, 0, "foreman, use lighthouse")
    assert legal(match, 0) == ["done", "dock 1", "dock 2", "dock 3"]
    play(match, 0, "dock 2")
    assert docks(match) == {"sea": 2, "1": 1, "2": 4, "3": 3}
    assert loaded(match, "sea") == ["sugar", "citrus"]
    assert loaded(match, "2") == []
    assert player(match, 0).points == 0
    assert 2 not in pile(match).unseen


def test_A_54_option_dock_sea_takes_neither_a_full_ship_nor_an_empty_dock() -> None:
    match = cuba(LIGHTHOUSE, round=1, docks={1: (1, ALL_OF_P)}, lighthouse="dock_sea")
    play(match, 0, "foreman, use lighthouse")
    assert refused(match, 0, "dock 1") == Reason("reason-ship-full", n=1, rule="C-078")
    assert refused(match, 0, "dock 3") == Reason("reason-ship-none", n=3, rule="C-077")
    assert legal(match, 0) == ["done", "dock 2"]


def test_A_54_option_dock_sea_brings_the_cargo_back_into_the_harbour() -> None:
    match = last_round_of_the_swap()
    play(match, -1, "ship 5")
    assert docks(match) == {"sea": 5, "1": 2, "2": 1, "3": 4}
    assert loaded(match, "1") == ["sugar", "citrus"]


def last_round_of_the_swap() -> Match:
    """Ship 2 was exchanged with ship 4 in dock 2 and is at sea, with cargo, as the round ends."""
    return law_phase(
        {"pesos": 0} | LIGHTHOUSE,
        {"pesos": 0},
        fourth=("foreman, use lighthouse, dock 2", "foreman"),
        docks={2: (2, ("sugar", "citrus"))},
        round=3,
        edition="zh",
        draws=False,
    )
