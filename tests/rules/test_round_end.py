"""Phase E, shortage, the score track, the end of the game and who has won it."""

import random
from typing import Any

from malecon import Match
from malecon.games.event import Reason
from tests.cuba import CARDS, cuba, legal, pieces, play, player
from tests.rules.phases import (
    COVERED,
    asked,
    bid,
    docks,
    enact,
    goods,
    law_phase,
    money,
    parliament,
    refused,
    step,
    told,
)


def last_round(*players: dict[str, Any], **given: Any) -> Match:
    """Round 6 up to its law phase, under a tax and a levy that nobody here can pay."""
    unpaid = {"I": "tax-buildings", "II": "levy-water"}
    return law_phase(*players, round=6, laws=unpaid, building_tax_zero="unpaid", **given)


# Phase E


def test_C_125_products_in_the_yard_are_lost_and_those_in_the_warehouse_kept() -> None:
    match = law_phase(
        {"pesos": 0, "yard": {"sugar": 2, "tobacco": 1}, "warehouse": {"tobacco": 3}},
        {"pesos": 0, "yard": {"sugar": 4}},
    )
    assert match.view(None).round == 3
    assert pieces(match, 0) == {}
    assert pieces(match, 1) == {}
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 0, "tobacco": 3}
    assert goods(match, "supply")["sugar"] == 12
    assert goods(match, "supply")["tobacco"] == 9
    assert money(match) == [0, 0]


def test_C_125_a_product_in_the_yard_still_serves_for_the_levy() -> None:
    match = law_phase({"pesos": 0, "yard": {"citrus": 2}}, {"pesos": 0})
    match.play("pay", seat=0)
    assert match.scores == (2, 0)
    assert pieces(match, 0) == {}


def test_C_126_materials_and_goods_in_the_yard_are_kept() -> None:
    kept = {"wood": 1, "stone": 2, "rum": 1, "cigars": 2}
    match = law_phase(
        {"pesos": 0, "yard": {"sugar": 1, **kept}}, {"pesos": 0, "yard": {"water": 4}}
    )
    assert match.view(None).round == 3
    assert pieces(match, 0) == kept
    assert pieces(match, 1) == {"water": 4}


def test_C_127_the_ships_move_after_the_products_are_lost() -> None:
    match = law_phase({"pesos": 0, "yard": {"sugar": 1}}, {"pesos": 0})
    moved = [event.event for event in match.events if event.why in ("C-125", "C-122", "C-123")]
    assert moved == ["moved", "ship", "ship", "ship", "ship", "ship"]
    assert docks(match)["3"] == 2


def test_C_128_the_black_markers_come_off() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, markers=("free-material", *COVERED))
    assert match.view(None).markers == []
    assert [(e.n, e.why) for e in told(match, "markers-off")] == [(5, "C-128")]


def test_C_128_an_alternative_is_open_again_in_the_next_round() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0})
    play(match, 1, "mayor, end")
    assert money(match) == [0, 4]


def test_C_129_all_characters_return_to_hand() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0})
    assert player(match, 0).hand == list(CARDS)
    assert player(match, 1).hand == list(CARDS)
    assert player(match, 0).played == []
    assert player(match, 0).fifth is None
    assert legal(match, 1) == list(CARDS)


def test_C_130_the_new_start_seat_opens_the_next_round() -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, {"pesos": 0},
        fourth=("merchant", "merchant", "foreman"), fifth=("mayor", "worker", "worker"),
    )  # fmt: skip
    assert match.view(None).round == 3
    assert match.view(None).start == 2
    assert asked(match) == [2]
    play(match, 2, "merchant, end")
    assert asked(match) == [0]


# Shortage and the score track


def test_C_131_a_kind_that_is_used_up_cannot_be_had() -> None:
    match = cuba(gone={"stone": 0, "sugar": 0})
    play(match, 0, "worker, place d3")
    assert pieces(match, 0) == {}  # the mountain in the row has no stone to give
    assert refused(match, 0, "harvest d3") == Reason(
        "reason-supply-empty", what="sugar", rule="C-131"
    )


def test_C_131_play_refills_what_was_used_up() -> None:
    match = cuba({"yard": {"water": 2}}, gone={"water": 0})
    play(match, 0, "architect, build golf-course, on b2, end")
    assert goods(match, "supply")["water"] == 2
    play(match, 1, "worker, place a3")
    assert pieces(match, 1)["water"] == 1


def test_C_133_beyond_80_points_add_up() -> None:
    match = law_phase({"points": 78, "yard": {"citrus": 1}}, {"pesos": 0})
    play(match, 0, "pay", "pay")
    assert match.scores == (83, 0)


def test_C_133_a_second_lap_adds_up_as_well() -> None:
    match = law_phase({"points": 159, "pesos": 2}, {"pesos": 0})
    play(match, 0, "pay")
    assert match.scores == (161, 0)


# The end


def test_C_134_the_game_ends_with_round_6() -> None:
    match = last_round({}, {})
    assert match.over
    assert asked(match) == []
    assert match.legal(0) == []
    assert refused(match, 0, "worker") == Reason("reason-game-over", rule="C-134")


def test_C_134_round_5_is_not_the_last() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, round=5)
    assert not match.over
    assert match.winners == ()
    assert match.view(None).round == 6


def test_C_135_two_points_for_each_own_building() -> None:
    three = {"b2": "inn", "a1": "storehouse", "d3": "dam"}
    match = last_round({"points": 4, "pesos": 0, "buildings": three}, {"points": 4, "pesos": 0})
    assert match.scores == (10, 4)
    assert player(match, 0).sources["owned"] == 6


def test_C_135_money_scores_nothing() -> None:
    match = last_round({"pesos": 90}, {})
    assert match.scores == (0, 0)


def test_C_136_most_points_win() -> None:
    match = last_round({"points": 20, "pesos": 0}, {"points": 19, "pesos": 50})
    assert match.winners == (0,)
    assert [(e.seat, e.n, e.why) for e in told(match, "over")] == [(0, 20, "C-136")]


def test_C_136_the_buildings_are_counted_before_the_winner_is_found() -> None:
    match = last_round(
        {"points": 20, "pesos": 0}, {"points": 19, "pesos": 0, "buildings": {"b2": "inn"}}
    )
    assert match.winners == (1,)


def test_C_136_among_equals_most_money_wins() -> None:
    match = last_round(
        {"points": 20, "pesos": 3}, {"points": 20, "pesos": 4}, {"points": 1, "pesos": 9},
        fifth=("mayor", "merchant", "merchant"),
    )  # fmt: skip
    assert match.winners == (1,)


def test_A_86_equal_in_points_and_money_they_share_the_victory() -> None:
    match = last_round(
        {"points": 20, "pesos": 4}, {"points": 7, "pesos": 4}, {"points": 20, "pesos": 4},
        fifth=("mayor", "merchant", "merchant"),
    )  # fmt: skip
    assert match.winners == (0, 2)
    assert [(e.seat, e.n) for e in told(match, "over")] == [(0, 20), (2, 20)]


def test_A_99_round_6_has_no_phase_E() -> None:
    match = last_round({"yard": {"sugar": 2, "wood": 1}}, {}, docks={1: (1, ("rum",))})
    view = match.view(None)
    assert pieces(match, 0) == {"sugar": 2, "wood": 1}
    assert docks(match) == {"sea": 4, "1": 1, "2": 2, "3": 3}
    assert view.pile.tail == []
    assert sorted(view.markers) == sorted(COVERED)
    assert told(match, "cards-back") == []
    assert [event.what for event in told(match, "phase")] == ["parliament", "laws"]


def test_A_99_a_full_ship_stays_at_the_end_of_round_6() -> None:
    match = last_round({}, {}, docks={1: (1, ("citrus", "citrus", "sugar", "tobacco", "rum"))})
    assert docks(match)["1"] == 1
    assert goods(match, "supply")["rum"] == 7


def test_A_99_the_laws_are_carried_out_in_round_6() -> None:
    match = law_phase(round=6, proposals={"IV": "scarcity"})
    assert step(match) == "tax"
    match.play("pay", seat=0)
    match.play("decline", seat=1)
    assert match.over
    assert match.scores == (2, 0)
    assert goods(match, "market")["citrus"] == 1


def test_A_100_there_is_a_new_start_seat_in_round_6_for_ties() -> None:
    match = parliament(fourth=("merchant", "foreman"), fifth=("mayor", "mayor"), round=6)
    bid(bid(match, 0, 0), 0, 0)
    assert match.view(None).start == 1
    assert asked(match) == [1]
    enact(match)


def test_A_104_pieces_left_over_are_worthless() -> None:
    left = {"wood": 3, "stone": 3, "citrus": 3, "rum": 3, "cigars": 3}
    match = last_round({"yard": left, "warehouse": {"tobacco": 5}}, {}, enacts="I II",
                       proposals={"I": "tax-1", "II": "levy-sugar"})  # fmt: skip
    match.play("decline", seat=0)
    match.play("decline", seat=1)
    assert match.over
    assert match.scores == (0, 0)


def test_A_104_what_is_left_does_not_break_a_tie() -> None:
    rich = {"points": 9, "pesos": 2, "yard": {"rum": 3, "wood": 3}}
    assert last_round(rich, {"points": 9, "pesos": 2}).winners == (0, 1)


def test_A_101_no_points_are_ever_lost() -> None:
    match = Match("cuba", seats=3, seed=8)
    chance = random.Random(8)
    lost = []
    while not match.over:
        before = match.scores
        seat = match.waiting[0]
        match.play(chance.choice(match.legal(seat)), seat=seat)
        lost += [n for n in range(3) if match.scores[n] < before[n]]
    assert lost == []
    assert min(match.scores) > 0
