"""Rounds, proposals, playing cards, and the worker (C-038 to C-054, A-11 to A-18)."""

import pytest

from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.acting import end_round, quiet_game, refused, step, unread


def harvests(moves: list[str]) -> list[str]:
    """The fields that may be harvested."""
    return [move.removeprefix("harvest ") for move in moves if move.startswith("harvest ")]


def test_C_038_a_game_has_six_rounds_of_five_phases() -> None:
    events = quiet_game(2).events
    assert [event.n for event in events if event.event == "round"] == [1, 2, 3, 4, 5, 6]
    phases = [event.what for event in events if event.event == "phase"]
    assert phases[:10] == ["proposals", "actions", "parliament", "laws", "end"] * 2
    assert phases[25:] == ["proposals", "actions", "parliament", "laws"]


def test_C_039_one_proposal_of_each_group_is_open_and_has_no_effect_yet() -> None:
    match = cuba(proposals={"IV": "drought"})
    table = match.view(None)
    assert list(table.proposals.values()) == [
        "tax-4", "levy-tobacco", "subsidy-votes", "drought"
    ]  # fmt: skip
    assert list(table.laws.values()) == ["printed-tax", "printed-levy", None, None]
    play(match, 0, "worker", "place b2", "harvest b2", "harvest d2")
    assert pieces(match, 0)["tobacco"] + pieces(match, 0)["citrus"] == 2


def test_C_039_new_proposals_are_turned_up_at_the_start_of_a_round() -> None:
    match = cuba(lap=4, turn=2)
    play(match, 2, "merchant", "end")
    assert [event for event in match.events if event.event == "proposal"] == []
    end_round(match)
    turned = [event.what for event in match.events if event.event == "proposal"]
    assert turned == list(match.view(None).proposals.values())
    assert len(turned) == 4


def test_C_040_six_rounds_use_up_every_law_pile() -> None:
    match = quiet_game(2)
    assert match.view(None).law_piles == {"I": [], "II": [], "III": [], "IV": []}
    shown = [event.what for event in match.events if event.event == "proposal"]
    assert (len(shown), len(set(shown))) == (24, 24)


def test_C_041_start_player_begins_and_play_goes_clockwise_for_four_laps() -> None:
    match = cuba(start=1)
    assert refused(match, 0, "merchant") == ("reason-not-your-turn", "C-041")
    end_round(match)
    cards = [(event.seat, event.n) for event in match.events if event.event == "card"]
    assert cards == [
        (1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3), (2, 3), (0, 3), (1, 4), (2, 4),
        (0, 4),
    ]  # fmt: skip


def test_C_041_a_card_is_played_once_a_round() -> None:
    match = cuba({"played": ["merchant"]}, {}, {}, lap=2)
    assert refused(match, 0, "merchant") == ("reason-card-played", "C-041")
    assert legal(match, 0) == ["worker", "architect", "foreman", "mayor"]


def test_C_042_the_fifth_card_stays_in_hand_until_parliament() -> None:
    match = cuba({"played": ["mayor", "foreman", "merchant"]}, {}, {}, lap=4)
    play(match, 0, "worker", "place a3", "end")
    assert player(match, 0).hand == ["architect"]
    assert player(match, 0).fifth is None
    play(match, 1, "merchant", "end")
    play(match, 2, "merchant", "end")
    assert step(match) == "bid"
    assert (player(match, 0).hand, player(match, 0).fifth) == ([], "architect")
    assert player(match, 0).played == ["mayor", "foreman", "merchant", "worker"]


def test_C_043_points_are_scored_at_once() -> None:
    match = cuba({"points": 5, "buildings": {"b3": "inn"}})
    play(match, 0, "foreman", "use inn")
    assert match.scores == (6, 0, 0)
    assert match.waiting == (0,)


def test_C_044_yard_and_warehouse_are_usable_wherever_the_pawn_stands() -> None:
    match = cuba({"pawn": "d1", "yard": {"sugar": 1}, "warehouse": {"sugar": 1, "citrus": 1}})
    play(match, 0, "merchant", "sell sugar", "sell sugar", "sell citrus")
    assert pieces(match, 0) == {}
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 0, "tobacco": 0}
    assert player(match, 0).pesos == 10 + 3 + 2 + 3


def test_C_045_characters_are_worth_one_to_five_votes() -> None:
    match = cuba(
        {"played": ["merchant", "architect", "foreman", "mayor"]},
        {"played": ["worker", "architect", "foreman", "mayor"]},
        {"played": ["worker", "merchant", "foreman", "mayor"]},
        {"played": ["worker", "merchant", "architect", "mayor"]},
        {"played": ["worker", "merchant", "architect"]},
        seats=5,
        lap=4,
        turn=4,
    )
    play(match, 4, "foreman", "end")
    assert match.view(None).votes == [1, 2, 3, 4, 5]


def test_C_046_the_pawn_may_go_anywhere_or_stay() -> None:
    match = cuba({"pawn": "b2", "buildings": {"d3": "inn"}})
    play(match, 0, "worker")
    assert len(legal(match, 0)) == 12
    play(match, 0, "place b2")
    assert player(match, 0).pawn == "b2"
    match.undo(0)
    play(match, 0, "place d1")
    assert player(match, 0).pawn == "d1"
    unread(match, 0, "place e1")
    assert "place c1" not in legal(match, 0)


@pytest.mark.parametrize(
    ("field", "materials", "products"),
    [
        ("a1", {"water": 1, "stone": 1, "wood": 1}, "c1 d1"),
        ("b1", {"water": 1, "stone": 1}, "c1 d1 b2 b3"),
        ("c1", {"water": 1, "stone": 2, "wood": 1}, "c1 d1"),
        ("d1", {"water": 1, "stone": 1}, "c1 d1 d2 d3"),
        ("a2", {"water": 1, "wood": 2}, "b2 d2"),
        ("b2", {"stone": 1, "wood": 2}, "b2 d2 b3"),
        ("c2", {"stone": 1, "wood": 2}, "c1 b2 d2"),
        ("d2", {"wood": 2}, "d1 b2 d2 d3"),
        ("a3", {"water": 1, "stone": 1, "wood": 1}, "b3 d3"),
        ("b3", {"stone": 2}, "b2 b3 d3"),
        ("c3", {"stone": 1, "wood": 1}, "c1 b3 d3"),
        ("d3", {"stone": 1}, "d1 d2 b3 d3"),
    ],
)
def test_C_047_row_and_column_of_the_pawn_are_active(
    field: str, materials: dict[str, int], products: str
) -> None:
    match = cuba()
    play(match, 0, "worker", f"place {field}")
    assert pieces(match, 0) == materials
    assert harvests(legal(match, 0)) == products.split()


def test_C_047_a_field_outside_the_cross_is_refused() -> None:
    match = cuba({"yard": {"water": 3}})
    play(match, 0, "worker", "place b2")
    assert refused(match, 0, "harvest c1") == ("reason-field-not-in-cross", "C-047")


def test_C_048_material_fields_yield_without_limit() -> None:
    match = cuba()
    play(match, 0, "worker", "place c1", "harvest c1", "harvest d1")
    assert pieces(match, 0) == {"wood": 1, "stone": 2, "water": 1, "tobacco": 1, "citrus": 1}
    supply = match.view(None).supply
    assert (supply["wood"], supply["stone"], supply["tobacco"]) == (14, 13, 11)


def test_C_049_at_most_two_product_fields() -> None:
    match = cuba()
    play(match, 0, "worker", "place d3", "harvest b3", "harvest d2")
    assert refused(match, 0, "harvest d3") == ("reason-needs-water", "C-051")
    assert legal(match, 0) == ["end"]
    assert pieces(match, 0) == {"stone": 1, "sugar": 1, "citrus": 1}


def test_C_050_a_building_on_a_mountain_stops_its_stone() -> None:
    match = cuba({"buildings": {"b1": "inn"}})
    play(match, 0, "worker", "place b2")
    assert pieces(match, 0) == {"wood": 2}


def test_C_050_a_building_on_a_plantation_stops_its_product() -> None:
    match = cuba({"buildings": {"d2": "inn"}, "yard": {"water": 1}})
    play(match, 0, "worker", "place b2")
    assert refused(match, 0, "harvest d2") == ("reason-field-built", "C-050")
    assert harvests(legal(match, 0)) == ["b2", "b3"]


def test_C_050_the_warehouse_yields_nothing() -> None:
    match = cuba()
    play(match, 0, "worker", "place a3")
    assert refused(match, 0, "harvest a3")[0] == "reason-field-yields-nothing"
    assert pieces(match, 0) == {"wood": 1, "stone": 1, "water": 1}


def test_C_051_each_water_buys_one_more_product_field() -> None:
    match = cuba({"yard": {"water": 2}})
    play(match, 0, "worker", "place d3", "harvest b3", "harvest d3", "harvest d1", "harvest d2")
    assert pieces(match, 0) == {"stone": 1, "sugar": 2, "citrus": 2}
    assert match.view(None).supply["water"] == 15


def test_C_051_water_of_the_same_turn_serves() -> None:
    match = cuba()
    play(match, 0, "worker", "place d1", "harvest c1", "harvest d1", "harvest d2")
    assert pieces(match, 0) == {"stone": 1, "tobacco": 1, "citrus": 2}
    assert refused(match, 0, "harvest d3") == ("reason-needs-water", "C-051")


def test_C_052_no_field_is_used_twice() -> None:
    match = cuba({"yard": {"water": 3}})
    play(match, 0, "worker", "place b2", "harvest b2")
    assert refused(match, 0, "harvest b2") == ("reason-field-used", "C-052")
    play(match, 0, "harvest d2")
    assert refused(match, 0, "harvest d2") == ("reason-field-used", "C-052")


def test_C_053_all_goes_to_the_yard() -> None:
    match = cuba({"warehouse": {"citrus": 1}})
    play(match, 0, "worker", "place d2", "harvest d1", "harvest d2", "end")
    assert player(match, 0).warehouse["citrus"] == 1
    assert pieces(match, 0) == {"wood": 2, "citrus": 2}


def test_C_054_drought_leaves_one_product_field_and_all_materials() -> None:
    match = cuba(laws={"IV": "drought"})
    play(match, 0, "worker", "place c1", "harvest c1")
    assert pieces(match, 0) == {"wood": 1, "stone": 2, "water": 1, "tobacco": 1}
    play(match, 0, "harvest d1")
    assert pieces(match, 0) == {"wood": 1, "stone": 2, "tobacco": 1, "citrus": 1}


def test_C_054_drought_without_water_refuses_the_second_field() -> None:
    match = cuba(laws={"IV": "drought"})
    play(match, 0, "worker", "place b2", "harvest b2")
    assert refused(match, 0, "harvest d2") == ("reason-needs-water", "C-051")


def test_A_11_materials_come_in_by_themselves() -> None:
    match = cuba()
    play(match, 0, "worker", "place b2")
    assert pieces(match, 0) == {"wood": 2, "stone": 1}
    assert refused(match, 0, "harvest b1")[0] == "reason-field-yields-nothing"


def test_A_12_fewer_product_fields_may_be_used() -> None:
    match = cuba()
    play(match, 0, "worker", "place b2", "harvest d2", "end")
    assert pieces(match, 0) == {"wood": 2, "stone": 1, "citrus": 1}
    assert match.waiting == (1,)


def test_A_13_free_fields_come_before_water_is_paid() -> None:
    match = cuba({"yard": {"water": 1}})
    play(match, 0, "worker", "place b2", "harvest b2", "harvest d2")
    assert pieces(match, 0)["water"] == 1
    play(match, 0, "harvest b3")
    assert pieces(match, 0) == {"wood": 2, "stone": 1, "tobacco": 1, "citrus": 1, "sugar": 1}


def test_A_14_a_product_out_of_supply_cannot_be_chosen_but_another_can() -> None:
    match = cuba(gone={"tobacco": 0})
    play(match, 0, "worker", "place b2")
    assert refused(match, 0, "harvest b2") == ("reason-supply-empty", "C-131")
    play(match, 0, "harvest d2", "harvest b3")
    assert pieces(match, 0) == {"wood": 2, "stone": 1, "citrus": 1, "sugar": 1}


def test_A_14_the_last_product_can_be_harvested_once() -> None:
    match = cuba(gone={"sugar": 1})
    play(match, 0, "worker", "place d3", "harvest b3")
    assert refused(match, 0, "harvest d3") == ("reason-supply-empty", "C-131")


def test_A_14_a_material_out_of_supply_is_not_received() -> None:
    match = cuba(gone={"wood": 1})
    play(match, 0, "worker", "place b2")
    assert pieces(match, 0) == {"wood": 1, "stone": 1}


def test_A_15_water_paid_into_an_empty_supply_is_not_drawn_again() -> None:
    match = cuba({"yard": {"water": 1}}, gone={"water": 0})
    play(match, 0, "worker", "place d1", "harvest c1", "harvest d1", "harvest d2")
    assert pieces(match, 0) == {"stone": 1, "tobacco": 1, "citrus": 2}
    assert match.view(None).supply["water"] == 1
    assert legal(match, 0) == ["end"]


def test_A_16_the_pawn_may_stand_on_a_building() -> None:
    match = cuba({"buildings": {"b2": "inn"}})
    play(match, 0, "worker", "place b2")
    assert player(match, 0).pawn == "b2"
    assert pieces(match, 0) == {"wood": 2, "stone": 1}
    assert harvests(legal(match, 0)) == ["d2", "b3"]


def test_A_17_water_does_not_reach_outside_the_cross() -> None:
    match = cuba({"buildings": {"b3": "inn", "d3": "dam"}, "yard": {"water": 3}})
    play(match, 0, "worker", "place c3", "harvest c1")
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "harvest b2") == ("reason-field-not-in-cross", "C-047")


def test_A_18_the_pawn_moves_even_if_nothing_is_taken() -> None:
    match = cuba()
    play(match, 0, "worker", "place d2", "end")
    assert player(match, 0).pawn == "d2"
    assert pieces(match, 0) == {"wood": 2}
