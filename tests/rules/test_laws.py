"""Phase D: each of the 24 laws, who pays, who scores, and in which order."""

from collections.abc import Mapping
from typing import Any

import pytest

from malecon import BadMove, Match
from malecon.games.event import Lack, Reason, lacking
from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.phases import (
    asked,
    bid,
    enact,
    goods,
    law_phase,
    money,
    parliament,
    refused,
    step,
    told,
)


def after_tax(*players: Mapping[str, Any], **given: Any) -> Match:
    """The levy is asked; all have declined the tax. In round 6, so that the yards are kept."""
    match = law_phase(*players, round=6, **given)
    for seat in match.waiting:
        match.play("decline", seat=seat)
    return match


# Order


def test_C_097_the_laws_are_carried_out_in_the_order_I_II_III_IV() -> None:
    match = law_phase(
        {"yard": {"citrus": 1, "water": 2}}, {"pesos": 0}, proposals={"IV": "scarcity"}
    )
    told_before = len(match.events)
    play(match, 0, "pay", "pay")
    reasons = [event.why for event in match.events[told_before:] if event.why.startswith("law ")]
    assert reasons == [
        "law printed-tax", "law printed-levy", "law subsidy-water",
        "law scarcity", "law scarcity", "law scarcity",
    ]  # fmt: skip


def test_C_097_laws_that_are_not_there_are_passed_over() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, enacts="I II", round=6)
    assert match.over
    assert match.scores == (0, 0)


# Tax


def test_C_098_whoever_pays_the_tax_scores_two() -> None:
    match = law_phase({"pesos": 7}, {"pesos": 7})
    assert asked(match) == [0, 1]
    assert legal(match, 0) == ["pay", "decline"]
    match.play("pay", seat=0)
    match.play("decline", seat=1)
    assert match.scores == (2, 0)
    assert money(match) == [5, 7]
    assert [(e.seat, e.what) for e in told(match, "met")] == [(0, "printed-tax")]
    assert [(e.seat, e.what) for e in told(match, "declined")] == [(1, "printed-tax")]


@pytest.mark.parametrize("due", [1, 2, 3, 4, 5])
def test_C_099_tax_of_so_many_pesos(due: int) -> None:
    match = law_phase({"pesos": due}, {"pesos": due - 1}, laws={"I": f"tax-{due}"},
                      proposals={"I": "tax-buildings"})  # fmt: skip
    assert asked(match) == [0]  # the other seat is one peso short
    match.play("pay", seat=0)
    assert money(match) == [0, due - 1]
    assert match.scores == (2, 0)


def test_C_099_the_building_tax_is_one_peso_for_each_own_building() -> None:
    three = {"b2": "inn", "c2": "dam", "d3": "storehouse"}
    match = law_phase(
        {"pesos": 5, "buildings": three},
        {"pesos": 1, "buildings": {"b2": "church", "c2": "hotel"}},
        laws={"I": "tax-buildings"},
    )
    assert asked(match) == [0]
    match.play("pay", seat=0)
    assert money(match) == [2, 1]
    assert match.scores == (2, 0)


def test_C_099_the_storehouse_counts_for_the_building_tax_the_warehouse_does_not() -> None:
    match = law_phase(
        {"pesos": 5, "buildings": {"b2": "storehouse"}}, {}, laws={"I": "tax-buildings"}
    )
    match.play("pay", seat=0)
    assert money(match)[0] == 4


# Levy


def test_C_100_whoever_pays_the_levy_scores_two() -> None:
    match = after_tax({"yard": {"citrus": 2}}, {"yard": {"citrus": 1}})
    assert step(match) == "levy"
    assert asked(match) == [0, 1]
    assert legal(match, 0) == ["pay", "decline"]
    match.play("pay", seat=0)
    match.play("decline", seat=1)
    assert match.scores == (2, 0)
    assert pieces(match, 0) == {"citrus": 1}
    assert pieces(match, 1) == {"citrus": 1}


@pytest.mark.parametrize("kind", ["citrus", "sugar", "tobacco", "water"])
def test_C_101_levy_of_one_piece_of_a_kind(kind: str) -> None:
    others = {"wood": 2, "stone": 2, "water": 2, "citrus": 2, "sugar": 2, "tobacco": 2, "rum": 2}
    del others[kind]
    match = after_tax({"yard": {kind: 1}}, {"yard": others}, laws={"II": f"levy-{kind}"},
                      proposals={"II": "levy-materials"})  # fmt: skip
    assert asked(match) == [0]  # the other seat has all but this kind
    supply = goods(match, "supply")[kind]
    match.play("pay", seat=0)
    assert pieces(match, 0) == {}
    assert goods(match, "supply")[kind] == supply + 1
    assert [(e.seat, e.n, e.why) for e in told(match, "scored") if e.seat == 0] == [
        (0, 2, f"law levy-{kind}")
    ]


def test_C_101_levy_of_two_materials() -> None:
    match = after_tax(
        {"yard": {"wood": 2, "water": 1, "citrus": 2}}, {"yard": {"stone": 1}},
        laws={"II": "levy-materials"},
    )  # fmt: skip
    assert asked(match) == [0]
    assert legal(match, 0) == ["decline", "pay wood wood", "pay wood water"]
    match.play("pay wood wood", seat=0)
    assert pieces(match, 0) == {"water": 1, "citrus": 2}


def test_C_101_levy_of_two_products() -> None:
    match = after_tax(
        {"yard": {"sugar": 1, "tobacco": 2, "wood": 2}}, {"yard": {"sugar": 1, "rum": 5}},
        laws={"II": "levy-products"},
    )  # fmt: skip
    assert asked(match) == [0]
    assert legal(match, 0) == ["decline", "pay sugar tobacco", "pay tobacco tobacco"]
    match.play("pay tobacco sugar", seat=0)
    assert pieces(match, 0) == {"tobacco": 1, "wood": 2}


def test_C_101_a_pair_of_the_other_class_is_refused() -> None:
    match = after_tax(
        {"yard": {"wood": 2, "sugar": 2}}, {}, laws={"II": "levy-products"}
    )  # fmt: skip
    assert refused(match, 0, "pay wood wood") == Reason(
        "reason-wrong-pair", what="levy-products", rule="C-101"
    )
    assert refused(match, 0, "pay") == Reason(
        "reason-wrong-pair", what="levy-products", rule="C-101"
    )


def test_C_102_tax_and_levy_together_bring_one_point_more() -> None:
    match = law_phase({"yard": {"citrus": 1}}, {"pesos": 0})
    play(match, 0, "pay", "pay")
    assert match.scores == (5, 0)


def test_C_102_only_one_of_the_two_brings_no_more_than_two() -> None:
    match = law_phase({"yard": {"citrus": 1}}, {"yard": {"citrus": 1}})
    match.play("pay", seat=0)
    match.play("decline", seat=1)
    match.play("decline", seat=0)
    match.play("pay", seat=1)
    assert match.scores == (2, 2)


def test_C_102_a_tax_paid_in_an_earlier_round_does_not_count() -> None:
    match = law_phase({"pesos": 2, "warehouse": {"citrus": 1}}, {"pesos": 0})
    match.play("pay", seat=0)
    assert match.view(None).taxed == [0]
    match.play("decline", seat=0)
    assert match.view(None).round == 3
    assert match.view(None).taxed == []


# Subsidy


def test_C_103_nobody_pays_for_a_subsidy() -> None:
    match = law_phase(
        {"pesos": 1, "yard": {"water": 3}}, {"pesos": 1}, laws={"I": "tax-5"},
        proposals={"I": "tax-4"}, round=6,
    )  # fmt: skip
    assert match.over
    assert match.scores == (3, 0)
    assert pieces(match, 0) == {"water": 3}
    assert money(match) == [1, 1]


def test_C_104_one_point_for_each_own_building() -> None:
    match = law_phase(
        {"pesos": 0, "buildings": {"b2": "inn", "a1": "storehouse"}}, {"pesos": 0},
        proposals={"III": "subsidy-buildings"},
    )  # fmt: skip
    assert match.scores == (2, 0)


def test_C_105_one_point_for_each_material_field_without_a_building() -> None:
    match = law_phase(
        {"pesos": 0, "buildings": {"a1": "inn", "c2": "dam", "d1": "hotel"}}, {"pesos": 0},
        proposals={"III": "subsidy-materials"},
    )  # fmt: skip
    assert match.scores == (3, 5)  # lake and a forest are built over; d1 was a citrus field


def test_C_106_one_point_for_each_product_field_without_a_building() -> None:
    match = law_phase(
        {"pesos": 0, "buildings": {"a1": "inn", "c2": "dam", "d1": "hotel"}}, {"pesos": 0},
        proposals={"III": "subsidy-products"},
    )  # fmt: skip
    assert match.scores == (5, 6)


@pytest.mark.parametrize(("water", "points"), [(1, 1), (7, 7), (8, 7), (9, 7)])
def test_C_107_one_point_for_each_water_seven_at_most(water: int, points: int) -> None:
    match = law_phase(
        {"pesos": 0, "yard": {"water": water}}, {"pesos": 0}, proposals={"III": "subsidy-water"}
    )
    assert match.scores == (points, 0)


def test_C_108_one_point_for_each_vote_on_the_fifth_card_only() -> None:
    match = parliament(
        {"pesos": 4, "buildings": {"b3": "town-hall"}}, {"pesos": 1},
        fourth=("foreman, use town-hall", "foreman"),
        fifth=("architect", "merchant"),
        proposals={"III": "subsidy-votes"},
    )  # fmt: skip
    enact(bid(match, 3, 0))
    assert match.scores == (3, 2)


@pytest.mark.parametrize(
    ("pesos", "points"), [(0, 0), (2, 0), (3, 1), (20, 6), (21, 7), (24, 7), (30, 7)]
)
def test_C_109_one_point_for_each_full_three_pesos_seven_at_most(pesos: int, points: int) -> None:
    match = law_phase(
        {"pesos": pesos},
        {"pesos": 0},
        laws={"I": "tax-buildings"},
        proposals={"III": "subsidy-pesos"},
        building_tax_zero="unpaid",
    )
    assert match.scores == (points, 0)
    assert money(match)[0] == pesos


# Group IV


def test_C_110_the_six_laws_of_the_fourth_group() -> None:
    match = Match("cuba", seats=2, edition="de", seed=1, draws=False)
    assert match.view(None).law_piles["IV"] == [
        "scarcity", "surplus", "drought", "building-law", "harbour-law", "corruption"
    ]  # fmt: skip


def test_C_111_scarcity_takes_two_of_each_product_off_the_market() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, proposals={"IV": "scarcity"})
    market = {"citrus": 1, "sugar": 1, "tobacco": 1, "rum": 2, "cigars": 2}
    assert goods(match, "market") == market
    assert goods(match, "supply")["citrus"] == 14
    assert match.view(None).prices["citrus"].buy == 6


def test_C_112_surplus_brings_two_of_each_product_to_the_market() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, proposals={"IV": "surplus"})
    market = {"citrus": 5, "sugar": 5, "tobacco": 5, "rum": 2, "cigars": 2}
    assert goods(match, "market") == market
    assert goods(match, "supply")["sugar"] == 10
    assert match.view(None).prices["sugar"].buy == 2


def test_C_113_A_79_a_market_law_acts_in_every_law_phase_while_in_force() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, laws={"IV": "scarcity"}, enacts="I III")
    assert goods(match, "market")["tobacco"] == 1


def test_C_113_A_79_option_once_only_when_it_is_enacted() -> None:
    given = {"market_law": "once"}
    old = law_phase({"pesos": 0}, {"pesos": 0}, laws={"IV": "scarcity"}, enacts="I III", **given)
    assert goods(old, "market")["tobacco"] == 3
    assert [(e.what, e.why) for e in told(old, "skipped") if e.seat is None] == [
        ("scarcity", "A-79")
    ]
    new = law_phase({"pesos": 0}, {"pesos": 0}, proposals={"IV": "scarcity"}, **given)
    assert goods(new, "market")["tobacco"] == 1


def test_C_113_option_once_is_over_in_the_next_round() -> None:
    match = parliament({"pesos": 0}, {"pesos": 0}, proposals={"IV": "surplus"}, market_law="once")
    enact(match)
    assert match.view(None).passed == []
    assert match.view(None).laws["IV"] == "surplus"
    assert goods(match, "market")["citrus"] == 5


def test_C_114_drought_leaves_one_product_field_free_of_water() -> None:
    match = cuba(laws={"IV": "drought"})
    play(match, 0, "worker, place d3, harvest d3")
    assert refused(match, 0, "harvest d2") == Reason("reason-needs-water", n=1, rule="C-051")
    assert pieces(match, 0) == {"stone": 1, "sugar": 1}


def test_C_115_the_building_law_asks_two_pesos_more() -> None:
    rich = cuba({"pesos": 2, "yard": {"stone": 2}}, laws={"IV": "building-law"})
    play(rich, 0, "architect, build dam, on b2")
    assert player(rich, 0).pesos == 0
    poor = cuba({"pesos": 1, "yard": {"stone": 2}}, laws={"IV": "building-law"})
    play(poor, 0, "architect")
    assert refused(poor, 0, "build dam") == lacking(Lack("building-law", 1, rule="C-069"))


def test_C_116_corruption_takes_the_purchase_of_votes_away() -> None:
    match = parliament(laws={"IV": "corruption"})
    assert step(match) == "enact"
    assert told(match, "bid") == []


def test_C_117_under_the_harbour_law_a_full_ship_sails_at_once() -> None:
    last = {2: (2, ("tobacco", "tobacco", "sugar", "cigars"))}
    match = cuba({"yard": {"citrus": 1}}, docks=last, laws={"IV": "harbour-law"}, draws=False)
    play(match, 0, "mayor, dock 2, load citrus, end")
    assert step(match) == "draw-ship"
    assert match.view(None).pile.tail == [2]


def test_C_118_a_law_about_characters_is_felt_from_the_next_round() -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, proposals={"IV": "drought"})
    assert match.view(None).round == 3
    play(match, 1, "worker, place d3, harvest d3")
    assert "harvest d2" not in legal(match, 1)


# Rulings


def test_A_84_all_who_can_pay_are_asked_at_once_and_the_others_skipped() -> None:
    match = law_phase({"pesos": 2}, {"pesos": 1}, {"pesos": 9},
                      fifth=("mayor", "merchant", "merchant"))  # fmt: skip
    assert asked(match) == [0, 2]
    assert [(e.seat, e.what, e.why) for e in told(match, "skipped")] == [
        (1, "printed-tax", "C-098")
    ]
    match.play("pay", seat=2)
    assert match.scores == (0, 0, 0)  # nothing is shown before the last answer
    assert money(match) == [2, 1, 9]
    match.play("decline", seat=0)
    assert match.scores == (0, 0, 2)


def test_A_84_scored_clockwise_from_the_new_start_seat() -> None:
    match = law_phase(
        fourth=("merchant", "foreman", "foreman"), fifth=("mayor", "merchant", "merchant"),
    )  # fmt: skip
    assert match.view(None).start == 2
    match.play("pay", seat=1)
    match.play("pay", seat=0)
    match.play("pay", seat=2)
    assert [event.seat for event in told(match, "met")] == [2, 0, 1]


def test_A_84_an_answer_to_the_levy_is_shown_with_the_last() -> None:
    match = after_tax({"yard": {"citrus": 1}}, {"yard": {"citrus": 1}})
    match.play("pay", seat=1)
    assert match.scores == (0, 0)
    assert pieces(match, 1) == {"citrus": 1}
    match.play("pay", seat=0)
    assert match.scores == (2, 2)


def test_A_85_part_of_a_tax_cannot_be_paid() -> None:
    match = law_phase({"pesos": 3}, {"pesos": 9}, laws={"I": "tax-4"})
    assert asked(match) == [1]
    assert refused(match, 0, "pay") == Reason("reason-not-your-turn", rule="C-041")
    match.play("decline", seat=1)
    assert match.scores == (0, 0)
    assert money(match) == [3, 9]


def test_A_85_part_of_a_levy_cannot_be_paid() -> None:
    match = after_tax({"yard": {"wood": 1}}, {"yard": {"stone": 2}}, laws={"II": "levy-materials"})
    assert asked(match) == [1]
    assert refused(match, 1, "pay wood stone") == Reason(
        "reason-cannot-pay", what="levy-materials", rule="A-85", lacks=(Lack("wood"),)
    )
    assert refused(match, 1, "pay wood wood").lacks == (Lack("wood", 2),)
    match.play("pay stone stone", seat=1)
    assert match.scores == (0, 2)
    assert pieces(match, 0) == {"wood": 1}


def test_A_87_a_building_tax_of_nothing_is_paid_without_being_asked() -> None:
    match = law_phase(
        {"pesos": 0, "yard": {"citrus": 1}}, {"pesos": 9, "buildings": {"b2": "inn"}},
        laws={"I": "tax-buildings"},
    )  # fmt: skip
    assert asked(match) == [1]
    assert match.scores == (2, 0)
    match.play("decline", seat=1)
    match.play("pay", seat=0)
    assert match.scores == (5, 0)


def test_A_87_option_unpaid_leaves_a_building_tax_of_nothing_unmet() -> None:
    match = law_phase(
        {"pesos": 9, "yard": {"citrus": 1}}, {"pesos": 9, "buildings": {"b2": "inn"}},
        laws={"I": "tax-buildings"}, building_tax_zero="unpaid",
    )  # fmt: skip
    assert asked(match) == [1]
    assert [(e.seat, e.why) for e in told(match, "skipped")] == [(0, "A-87")]
    match.play("decline", seat=1)
    match.play("pay", seat=0)
    assert match.scores == (2, 0)


def test_A_88_the_extra_point_comes_right_after_the_levy() -> None:
    match = law_phase({"yard": {"citrus": 1}}, {"yard": {"citrus": 1}}, start=1)
    match.play("pay", seat=0)
    match.play("pay", seat=1)
    match.play("pay", seat=0)
    match.play("pay", seat=1)
    assert match.view(None).start == 1
    assert [(e.seat, e.n, e.why) for e in told(match, "scored")] == [
        (1, 2, "law printed-tax"), (0, 2, "law printed-tax"),
        (1, 2, "law printed-levy"), (1, 1, "C-102"),
        (0, 2, "law printed-levy"), (0, 1, "C-102"),
    ]  # fmt: skip


@pytest.mark.parametrize("pair", ["rum rum", "rum cigars", "wood citrus", "citrus rum", "wood"])
def test_A_89_goods_and_mixed_classes_are_never_a_levy(pair: str) -> None:
    stock = {"wood": 2, "citrus": 2, "rum": 2, "cigars": 2}
    match = after_tax({"yard": stock}, {}, laws={"II": "levy-products"})
    with pytest.raises(BadMove):
        match.play(f"pay {pair}", seat=0)
    assert pieces(match, 0) == stock


def test_A_89_two_different_kinds_of_the_class_will_do() -> None:
    match = after_tax({"yard": {"wood": 1, "water": 1}}, {}, laws={"II": "levy-materials"})
    match.play("pay wood water", seat=0)
    assert match.scores == (2, 0)
    assert pieces(match, 0) == {}


def test_A_90_the_levy_can_be_paid_from_the_warehouse() -> None:
    match = after_tax({"warehouse": {"citrus": 1}}, {})
    match.play("pay", seat=0)
    assert player(match, 0).warehouse["citrus"] == 0
    assert match.scores == (2, 0)


def test_A_90_the_yard_pays_first() -> None:
    match = after_tax(
        {"yard": {"citrus": 1}, "warehouse": {"citrus": 2}}, {}, laws={"II": "levy-products"}
    )
    match.play("pay citrus citrus", seat=0)
    assert pieces(match, 0) == {}
    assert player(match, 0).warehouse["citrus"] == 1


def test_A_91_water_and_pesos_are_counted_after_bids_tax_and_levy() -> None:
    match = parliament(
        {"pesos": 10}, {"pesos": 0}, fifth=("mayor", "worker"),
        proposals={"III": "subsidy-pesos"},
    )  # fmt: skip
    match.play("bid 3", seat=0)
    enact(match)
    match.play("pay", seat=0)
    assert match.scores == (3, 0)  # 10 - 3 - 2 = 5 pesos: 1 point, and 2 for the tax


def test_A_91_a_water_paid_as_levy_no_longer_counts() -> None:
    match = after_tax({"yard": {"water": 3}}, {}, laws={"II": "levy-water"})
    match.play("pay", seat=0)
    assert match.scores == (4, 0)  # 2 for the levy, 2 for the water left


def test_A_92_the_vote_subsidy_takes_the_card_shown_in_this_round() -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, {"pesos": 0}, fifth=("mayor", "worker", "foreman"),
        proposals={"III": "subsidy-votes"},
    )  # fmt: skip
    assert match.scores == (5, 1, 4)


def test_A_93_the_lake_is_a_material_field_and_the_warehouse_neither() -> None:
    built = {"a2": "inn", "b1": "dam", "c2": "hotel", "c3": "church"}
    match = law_phase(
        {"pesos": 0, "buildings": built}, {"pesos": 0}, proposals={"III": "subsidy-materials"}
    )
    assert match.scores == (1, 5)  # only the lake is left


def test_A_94_the_field_under_the_pawn_counts_as_unbuilt() -> None:
    match = law_phase(
        {"pesos": 0, "pawn": "a1"}, {"pesos": 0}, proposals={"III": "subsidy-materials"}
    )
    assert match.scores == (5, 5)


def test_A_95_scarcity_takes_what_there_is() -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, market={"citrus": 1, "sugar": 0, "tobacco": 4},
        proposals={"IV": "scarcity"},
    )  # fmt: skip
    assert goods(match, "market") == {
        "citrus": 0, "sugar": 0, "tobacco": 2, "rum": 2, "cigars": 2
    }  # fmt: skip
    assert [(e.what, e.n) for e in told(match, "moved") if e.source == "market"] == [
        ("citrus", 1), ("tobacco", 2)
    ]  # fmt: skip


def test_A_96_surplus_stops_at_the_last_space() -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, market={"citrus": 4, "sugar": 5, "tobacco": 0},
        proposals={"IV": "surplus"},
    )  # fmt: skip
    assert goods(match, "market") == {
        "citrus": 5, "sugar": 5, "tobacco": 2, "rum": 2, "cigars": 2
    }  # fmt: skip


def test_A_96_surplus_stops_when_the_supply_has_no_more() -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, gone={"citrus": 1, "sugar": 0}, proposals={"IV": "surplus"},
        round=6,
    )  # fmt: skip
    match.play("decline", seat=1)  # it has the citrus that the levy asks for
    assert goods(match, "market")["citrus"] == 4
    assert goods(match, "market")["sugar"] == 3
    assert goods(match, "market")["tobacco"] == 5
    assert goods(match, "supply")["citrus"] == 0


@pytest.mark.parametrize("law", ["scarcity", "surplus"])
def test_A_97_market_laws_never_touch_rum_and_cigars(law: str) -> None:
    match = law_phase(
        {"pesos": 0}, {"pesos": 0}, market={"rum": 1, "cigars": 3}, proposals={"IV": law}
    )
    assert goods(match, "market")["rum"] == 1
    assert goods(match, "market")["cigars"] == 3


@pytest.mark.parametrize("law", ["drought", "building-law", "harbour-law", "corruption"])
def test_A_98_standing_rules_do_nothing_in_the_law_phase(law: str) -> None:
    match = law_phase({"pesos": 0}, {"pesos": 0}, proposals={"IV": law}, round=6)
    assert match.over
    market = {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert goods(match, "market") == market
    assert match.scores == (0, 0)
    assert [event for event in match.events if event.why == f"law {law}"] == []
