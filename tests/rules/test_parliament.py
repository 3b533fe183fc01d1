"""Phases A and C: proposals, the new start seat, votes, bids, veto and enacting."""

import random

import pytest

from malecon import BadMove, IllegalMove, Match
from malecon.games.cuba.shape import CubaVeto
from malecon.games.event import Reason
from tests.cuba import cuba, legal, play, player
from tests.rules.phases import (
    asked,
    bid,
    enact,
    last_lap,
    law_phase,
    money,
    parliament,
    refused,
    step,
    told,
)

PICKS = "take wood, take wood, take citrus, take citrus, end"
PAIRS = ["enact I II", "enact I III", "enact I IV", "enact II III", "enact II IV", "enact III IV"]


def before_the_laws() -> Match:
    """A new game of two, played until the first law is to be turned up."""
    match = Match("cuba", seats=2, edition="de", seed=1, draws=False)
    play(match, -1, "ship 1, ship 2, ship 3, start 1")
    play(match, 0, PICKS)
    return play(match, 1, PICKS)


# Phase A


def test_C_039_one_card_of_each_pile_is_turned_up() -> None:
    match = before_the_laws()
    play(match, -1, "law tax-3, law levy-sugar, law subsidy-water, law drought")
    view = match.view(None)
    assert view.proposals == {
        "I": "tax-3", "II": "levy-sugar", "III": "subsidy-water", "IV": "drought"
    }  # fmt: skip
    assert view.laws == {"I": "printed-tax", "II": "printed-levy", "III": None, "IV": None}
    assert [len(pile) for pile in view.law_piles.values()] == [5, 5, 5, 5]
    assert "tax-3" not in view.law_piles["I"]
    assert step(match) == "card"


def test_C_039_the_piles_are_turned_up_in_the_order_of_the_groups() -> None:
    match = before_the_laws()
    with pytest.raises(IllegalMove):
        match.play("law levy-sugar", seat=-1)
    match.play("law tax-3", seat=-1)
    with pytest.raises(IllegalMove):
        match.play("law tax-1", seat=-1)
    assert match.view(None).proposals["II"] is None


def test_C_039_a_proposal_has_no_effect_yet() -> None:
    match = cuba({"yard": {"stone": 2}}, proposals={"IV": "building-law"}, lap=1)
    play(match, 0, "architect, build dam, on b2, end")
    assert player(match, 0).pesos == 10
    assert match.view(None).proposals["IV"] == "building-law"


def test_C_040_every_law_card_is_proposed_exactly_once() -> None:
    match = Match("cuba", seats=2, edition="de", seed=5)
    chance = random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        match.play(chance.choice(match.legal(seat)), seat=seat)
    proposed = [event.what for event in told(match, "proposal")]
    assert len(proposed) == len(set(proposed)) == 24
    assert match.view(None).law_piles == {"I": [], "II": [], "III": [], "IV": []}


# The new start seat


def test_C_083_highest_fourth_card_takes_the_start_card() -> None:
    match = parliament(fourth=("merchant", "foreman", "architect"), fifth=("mayor",) * 3)
    assert match.view(None).start == 1
    assert [(event.seat, event.why) for event in told(match, "start")] == [(1, "C-083")]


def test_C_083_the_start_card_moves_after_the_last_fourth_card_only() -> None:
    match = last_lap(fourth=("merchant", "foreman"), fifth=("mayor", "mayor"))
    play(match, 0, "merchant, end")
    play(match, 1, "foreman")
    assert match.view(None).start == 0
    play(match, 1, "end")
    assert match.view(None).start == 1


def test_C_083_earlier_cards_do_not_count() -> None:
    match = parliament(
        {"played": ["mayor", "foreman", "worker"]},
        fourth=("merchant", "architect"),
        fifth=("architect", "mayor"),
    )
    assert match.view(None).start == 1


def test_C_084_of_equal_fourth_cards_the_one_played_last_counts() -> None:
    match = parliament(
        fourth=("mayor", "worker, place a3", "mayor"), fifth=("merchant",) * 3, start=0
    )
    assert match.view(None).start == 2


def test_C_084_last_is_by_order_of_play_not_by_seat() -> None:
    match = parliament(
        fourth=("mayor", "worker, place a3", "mayor"), fifth=("merchant",) * 3, start=1
    )
    assert match.view(None).start == 0


def test_C_085_A_74_ties_in_parliament_are_broken_from_the_new_start_seat() -> None:
    match = parliament(fourth=("merchant", "foreman", "merchant"), fifth=("mayor",) * 3, start=0)
    bid(match, 0, 0, 0)
    bid(match, 0, 0, 0)
    assert asked(match) == [1]


# Votes


def test_C_086_the_fifth_cards_are_shown_and_are_the_votes() -> None:
    match = last_lap(fourth=("merchant",) * 3, fifth=("mayor", "worker", "foreman"))
    assert [player(match, seat).fifth for seat in range(3)] == [None, None, None]
    play(match, 0, "merchant, end")
    play(match, 1, "merchant, end")
    play(match, 2, "merchant, end")
    assert [player(match, seat).fifth for seat in range(3)] == ["mayor", "worker", "foreman"]
    assert match.view(None).votes == [5, 1, 4]
    assert [(e.seat, e.what) for e in told(match, "revealed")] == [
        (0, "mayor"), (1, "worker"), (2, "foreman")
    ]  # fmt: skip


def test_C_087_the_town_hall_used_this_round_gives_two_votes() -> None:
    match = parliament(
        {"buildings": {"b3": "town-hall"}},
        fourth=("foreman, use town-hall", "merchant"),
        fifth=("architect", "mayor"),
    )
    assert match.view(None).votes == [5, 5]


def test_C_087_a_town_hall_that_was_not_used_gives_none() -> None:
    match = parliament(
        {"buildings": {"b3": "town-hall"}},
        fourth=("foreman", "merchant"),
        fifth=("architect", "mayor"),
    )
    assert match.view(None).votes == [3, 5]


def test_C_088_a_bid_is_from_nothing_to_all_the_pesos() -> None:
    match = parliament({"pesos": 3}, {"pesos": 0}, {"pesos": 7}, fifth=("mayor",) * 3)
    assert legal(match, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused(match, 0, "bid 4") == Reason("reason-bid-above-money", n=3, rule="C-088")
    assert match.view(None).answered == [1]  # seat 1 has no choice but nothing


@pytest.mark.parametrize("text", ["bid", "bid -1", "bid two", "bid 1 1", "bid 5000", "bid 1.5"])
def test_C_088_what_is_no_amount_cannot_be_read(text: str) -> None:
    match = parliament()
    with pytest.raises(BadMove):
        match.play(text, seat=0)
    assert asked(match) == [0, 1]


def test_C_088_each_seat_bids_once() -> None:
    match = parliament()
    match.play("bid 3", seat=0)
    assert refused(match, 0, "bid 4") == Reason("reason-not-your-turn", rule="C-041")
    assert match.view(0).sealed == "bid 3"


def test_C_089_everybody_pays_the_own_bid_winner_or_not() -> None:
    match = bid(parliament(fifth=("mayor", "merchant", "worker")), 1, 3, 9)
    assert money(match) == [9, 7, 1]
    assert [(e.seat, e.n, e.why) for e in told(match, "paid")] == [
        (0, 1, "C-089"), (1, 3, "C-089"), (2, 9, "C-089")
    ]  # fmt: skip


def test_C_089_nothing_is_paid_before_the_last_bid_is_in() -> None:
    match = parliament()
    match.play("bid 6", seat=1)
    assert money(match) == [10, 10]


def test_C_090_card_town_hall_and_bid_together_decide() -> None:
    match = parliament(
        {"buildings": {"b3": "town-hall"}},
        fourth=("foreman, use town-hall", "merchant"),
        fifth=("architect", "mayor"),
    )
    bid(match, 4, 3)
    assert [(e.seat, e.n) for e in told(match, "votes")] == [(0, 9), (1, 8)]
    assert [(e.seat, e.n) for e in told(match, "won")] == [(0, 9)]
    assert asked(match) == [0]


def test_C_090_the_winner_enacts_exactly_two() -> None:
    match = bid(parliament(), 0, 0)
    assert legal(match, 0) == PAIRS
    assert match.legal(1) == []


@pytest.mark.parametrize("text", ["enact I", "enact I II III", "enact II II", "enact", "enact V I"])
def test_C_090_one_or_three_or_twice_the_same_is_refused(text: str) -> None:
    match = bid(parliament(), 0, 0)
    with pytest.raises(BadMove):
        match.play(text, seat=0)
    assert match.view(None).laws["I"] == "printed-tax"


def test_C_090_the_order_of_the_two_does_not_matter() -> None:
    match = bid(parliament(), 0, 0)
    play(match, 0, "enact IV I")
    assert match.view(None).passed == ["I", "IV"]


def test_C_091_tied_leaders_alone_buy_once_more_and_pay_again() -> None:
    match = parliament(fifth=("mayor", "architect", "worker"))
    bid(match, 0, 2, 1)
    assert step(match) == "bid-again"
    assert asked(match) == [0, 1]
    bid(match, 1, 2)
    assert money(match) == [9, 6, 9]
    assert [(e.seat, e.n) for e in told(match, "votes")] == [(0, 6), (1, 7), (2, 2)]
    assert asked(match) == [1]


def test_C_091_there_is_no_third_purchase() -> None:
    match = parliament(fifth=("mayor", "mayor"))
    bid(match, 2, 2)
    bid(match, 1, 1)
    assert step(match) == "enact"


def test_C_091_no_second_purchase_without_a_tie_for_the_lead() -> None:
    match = parliament(fifth=("mayor", "merchant", "merchant"))
    bid(match, 0, 0, 0)
    assert step(match) == "enact"
    assert asked(match) == [0]


def test_C_091_option_rebid_no_breaks_the_tie_at_once() -> None:
    match = parliament(fifth=("mayor", "mayor"), start=1, rebid=False)
    bid(match, 2, 2)
    assert step(match) == "enact"
    assert asked(match) == [0]  # equal fourth cards: seat 0 played last and has the start card
    assert money(match) == [8, 8]


def test_C_092_a_lasting_tie_goes_to_the_start_seat() -> None:
    match = parliament(fourth=("merchant", "merchant", "foreman"), fifth=("mayor",) * 3)
    bid(bid(match, 0, 0, 0), 0, 0, 0)
    assert match.view(None).start == 2
    assert asked(match) == [2]


def test_C_092_otherwise_to_the_leader_first_after_it_clockwise() -> None:
    match = parliament(
        fourth=("merchant", "merchant", "foreman", "merchant"),
        fifth=("mayor", "mayor", "worker", "worker"),
    )
    bid(bid(match, 0, 0, 0, 0), 0, 0)
    assert match.view(None).start == 2
    assert asked(match) == [0]  # after 2 come 3, which does not lead, and 0


def test_C_093_an_enacted_law_ends_the_law_before_it() -> None:
    match = bid(parliament(laws={"I": "tax-3"}, proposals={"IV": "harbour-law"}), 0, 0)
    play(match, 0, "enact I IV")
    laws = match.view(None).laws
    assert laws == {"I": "tax-5", "II": "printed-levy", "III": None, "IV": "harbour-law"}
    assert [event.what for event in told(match, "lapsed")] == ["tax-3"]
    assert [(e.seat, e.what) for e in told(match, "enacted")] == [(0, "tax-5"), (0, "harbour-law")]


def test_C_093_an_enacted_law_is_in_force_in_the_same_round() -> None:
    match = law_phase({"pesos": 1}, {"pesos": 1}, enacts="I III", proposals={"I": "tax-1"})
    assert step(match) == "tax"
    assert asked(match) == [0, 1]  # one peso would not do for the printed tax of two


def test_C_094_proposals_not_enacted_leave_the_game() -> None:
    match = bid(parliament(round=3), 0, 0)
    play(match, 0, "enact I II")
    view = match.view(None)
    assert [event.what for event in told(match, "rejected")] == ["subsidy-water", "drought"]
    assert view.proposals == {"I": None, "II": None, "III": None, "IV": None}
    assert "subsidy-water" not in view.law_piles["III"]
    assert view.laws["III"] is None


def test_C_095_under_corruption_no_votes_are_bought() -> None:
    match = parliament(laws={"IV": "corruption"}, fifth=("merchant", "mayor"))
    assert step(match) == "enact"
    assert asked(match) == [1]
    assert refused(match, 1, "bid 1") == Reason("reason-corruption", rule="C-095")
    assert money(match) == [10, 10]


def test_A_75_the_second_purchase_is_from_what_is_left_and_adds_up() -> None:
    match = parliament({"pesos": 5}, {"pesos": 9}, fifth=("mayor", "mayor"))
    bid(match, 3, 3)
    assert legal(match, 0) == ["bid 0", "bid 1", "bid 2"]
    assert refused(match, 0, "bid 3") == Reason("reason-bid-above-money", n=2, rule="C-088")
    bid(match, 2, 1)
    assert [(e.seat, e.n) for e in told(match, "votes")] == [(0, 10), (1, 9)]
    assert money(match) == [0, 5]


def test_A_75_the_second_purchase_is_sealed_and_nothing_is_a_bid() -> None:
    match = bid(parliament(fifth=("mayor", "mayor")), 0, 0)
    match.play("bid 4", seat=0)
    assert match.view(1).sealed is None
    assert money(match) == [10, 10]
    match.play("bid 0", seat=1)
    assert money(match) == [6, 10]


def test_A_76_who_falls_behind_in_the_second_purchase_is_out() -> None:
    match = parliament(
        {}, {"buildings": {"b3": "town-hall"}}, {},
        fourth=("foreman", "foreman, use town-hall", "merchant"),
        fifth=("mayor", "merchant", "architect"),
    )  # fmt: skip
    bid(match, 1, 2, 3)
    assert asked(match) == [0, 1, 2]
    bid(match, 1, 0, 1)
    assert match.view(None).start == 1
    assert asked(match) == [2]  # 7, 6, 7: the start seat no longer leads


def test_A_77_a_tie_under_corruption_goes_straight_to_the_start_seat() -> None:
    match = parliament(
        fourth=("merchant", "architect"), fifth=("foreman", "foreman"), laws={"IV": "corruption"}
    )
    assert step(match) == "enact"
    assert asked(match) == [1]


def test_A_78_corruption_enacted_now_forbids_bids_only_next_time() -> None:
    match = parliament(proposals={"IV": "corruption"})
    bid(match, 2, 1)
    assert money(match) == [8, 9]
    play(match, 0, "enact III IV")
    assert match.view(None).laws["IV"] == "corruption"


def test_A_78_corruption_replaced_now_has_still_forbidden_the_bids() -> None:
    match = parliament(laws={"IV": "corruption"})
    assert step(match) == "enact"
    play(match, 0, "enact III IV")
    assert match.view(None).laws["IV"] == "drought"
    assert money(match) == [10, 10]


def test_A_80_after_a_veto_two_of_the_three_are_enacted() -> None:
    match = parliament(
        {"buildings": {"b3": "church"}},
        fourth=("foreman, use church, veto III", "foreman"),
        fifth=("mayor", "merchant"),
    )
    bid(match, 0, 0)
    assert legal(match, 0) == ["enact I II", "enact I IV", "enact II IV"]
    assert refused(match, 0, "enact I III") == Reason(
        "reason-no-proposal", what="III", rule="C-090"
    )


def test_A_81_the_winner_cannot_abstain() -> None:
    match = bid(parliament(), 0, 0)
    assert refused(match, 0, "end") == Reason("reason-not-now")
    assert refused(match, 0, "done") == Reason("reason-not-now")
    play(match, 0, "enact I II")
    assert refused(match, 0, "enact III IV") == Reason("reason-not-now")
    assert legal(match, 0) == ["end"]


def test_A_82_a_table_of_equals_without_bids_is_a_tie_like_any_other() -> None:
    match = parliament(fifth=("mayor",) * 3, start=1)
    bid(match, 0, 0, 0)
    assert step(match) == "bid-again"
    bid(match, 0, 0, 0)
    assert match.view(None).start == 0
    assert asked(match) == [0]


def test_A_83_cards_that_left_the_game_are_told_to_everybody() -> None:
    match = parliament(
        {"buildings": {"b3": "church"}},
        fourth=("foreman, use church, veto II", "foreman"),
        laws={"I": "tax-3"},
    )
    enact(bid(match, 0, 0), "I IV")
    gone = [e for e in match.heard(None) if e.event in ("vetoed", "lapsed", "rejected")]
    assert [(e.event, e.what) for e in gone] == [
        ("vetoed", "levy-tobacco"), ("lapsed", "tax-3"), ("rejected", "subsidy-water")
    ]  # fmt: skip


# The veto

CHURCH = {"buildings": {"b3": "church"}}


def test_C_143_the_veto_takes_a_proposal_out_at_once() -> None:
    match = cuba(CHURCH, proposals={"III": "subsidy-pesos"})
    play(match, 0, "foreman, use church, veto III")
    view = match.view(None)
    assert view.proposals == {
        "I": "tax-4", "II": "levy-tobacco", "III": None, "IV": "surplus"
    }  # fmt: skip
    assert "subsidy-pesos" not in view.law_piles["III"]
    assert [(e.seat, e.what, e.why) for e in told(match, "vetoed")] == [
        (0, "subsidy-pesos", "C-143")
    ]


def test_C_143_without_the_option_there_is_no_veto_in_parliament() -> None:
    match = parliament(CHURCH, fourth=("foreman, use church, done", "foreman"))
    assert step(match) == "bid"


def test_C_144_the_veto_tile_lies_at_the_group_of_the_veto() -> None:
    match = cuba(CHURCH, round=3)
    assert match.view(None).vetoed is None
    play(match, 0, "foreman, use church, veto II")
    assert match.view(None).vetoed == CubaVeto(group="II", round=3)


def test_C_145_the_same_group_is_banned_in_the_next_round() -> None:
    match = cuba(CHURCH, round=3, vetoed=("II", 2))
    play(match, 0, "foreman, use church")
    assert legal(match, 0) == ["done", "veto I", "veto III", "veto IV"]
    assert refused(match, 0, "veto II") == Reason("reason-veto-ban", what="II", rule="C-145")


def test_C_146_a_round_without_a_veto_ends_the_ban() -> None:
    idle = ("foreman, use church, done", "merchant")
    match = law_phase(CHURCH, round=3, vetoed=("II", 2), fourth=idle, fifth=("mayor", "worker"))
    play(to_next_round(match), 0, "foreman, use church, veto II")
    assert match.view(None).proposals["II"] is None


def test_C_146_the_veto_tile_is_taken_off_after_a_round_in_which_the_church_stays_idle() -> None:
    match = law_phase(CHURCH, round=3, vetoed=("II", 2))
    assert match.view(None).vetoed == CubaVeto(group="II", round=2)
    assert to_next_round(match).view(None).vetoed is None
    assert match.view(None).round == 4


def test_C_146_the_veto_tile_stays_through_the_round_in_which_it_bans() -> None:
    used = ("foreman, use church, veto II", "merchant")
    match = law_phase(CHURCH, fourth=used, fifth=("mayor", "worker"))
    vetoed = CubaVeto(group="II", round=2)
    assert to_next_round(match).view(None).vetoed == vetoed
    play(match, 0, "foreman, use church")
    assert match.view(None).vetoed == vetoed


def test_C_144_a_new_veto_moves_the_tile_to_its_group() -> None:
    match = cuba(CHURCH, round=3, vetoed=("II", 2))
    play(match, 0, "foreman, use church, veto IV")
    assert match.view(None).vetoed == CubaVeto(group="IV", round=3)


def to_next_round(match: Match) -> Match:
    """Nobody pays anything, and the next round begins."""
    while step(match) in ("tax", "levy"):
        match.play("decline", seat=match.waiting[0])
    assert step(match) == "card"
    return match


def test_C_147_the_vote_tile_comes_off_after_the_vote() -> None:
    match = last_lap(
        {"buildings": {"b3": "town-hall"}},
        fourth=("foreman, use town-hall", "foreman"),
        fifth=("mayor", "merchant"),
    )
    play(match, 0, "foreman, use town-hall")
    assert match.view(None).town_hall == 0
    play(match, 0, "end")
    play(match, 1, "foreman, end")
    enact(bid(match, 0, 0))
    assert match.view(None).town_hall is None
    assert match.view(None).votes == [0, 0]


def test_C_147_the_votes_of_the_town_hall_count_under_corruption() -> None:
    match = parliament(
        {"buildings": {"b3": "town-hall"}},
        fourth=("foreman, use town-hall", "merchant"),
        fifth=("architect", "foreman"),
        laws={"IV": "corruption"},
    )
    assert [(e.seat, e.n) for e in told(match, "votes")] == [(0, 5), (1, 4)]
    assert asked(match) == [0]


def test_A_55_the_church_may_be_used_without_a_veto() -> None:
    match = cuba(CHURCH)
    play(match, 0, "foreman, use church, done, end")
    assert None not in match.view(None).proposals.values()
    assert match.view(None).vetoed is None


def test_A_55_the_church_need_not_be_used() -> None:
    match = cuba(CHURCH)
    play(match, 0, "foreman")
    assert legal(match, 0) == ["end", "use church"]


def test_A_56_each_veto_sets_the_ban_for_the_following_round_only() -> None:
    match = cuba(CHURCH, round=3, vetoed=("I", 2))
    play(match, 0, "foreman, use church, veto II")
    assert match.view(None).vetoed == CubaVeto(group="II", round=3)
    later = cuba(CHURCH, round=4, vetoed=("II", 3))
    play(later, 0, "foreman, use church, veto I")
    assert later.view(None).proposals["I"] is None


def test_A_57_a_second_veto_in_a_round_is_impossible() -> None:
    match = cuba({"buildings": {"b3": "church", "c3": "inn"}})
    play(match, 0, "foreman, use church, veto I")
    assert refused(match, 0, "use church") == Reason(
        "reason-already-used", what="church", rule="C-075"
    )
    assert refused(match, 0, "veto II") == Reason("reason-not-now")


def test_A_58_in_parliament_the_holder_decides_before_votes_are_bought() -> None:
    match = parliament(CHURCH, fourth=("foreman, use church", "foreman"), edition="zh")
    assert step(match) == "veto-in-parliament"
    assert asked(match) == [0]
    assert match.view(None).votes == [5, 2]
    assert legal(match, 0) == ["done", "veto I", "veto II", "veto III", "veto IV"]
    play(match, 0, "veto IV")
    assert match.view(None).proposals["IV"] is None
    assert step(match) == "bid"
    assert asked(match) == [0, 1]


def test_A_58_in_parliament_the_use_alone_vetoes_nothing() -> None:
    match = cuba(CHURCH, edition="zh")
    play(match, 0, "foreman, use church, end")
    assert None not in match.view(None).proposals.values()
    assert match.view(None).church == 0


def test_A_58_in_parliament_the_holder_may_decline() -> None:
    match = parliament(CHURCH, fourth=("foreman, use church", "foreman"), veto="parliament")
    play(match, 0, "done")
    assert step(match) == "bid"
    assert None not in match.view(None).proposals.values()
    assert match.view(None).vetoed is None


def test_A_58_the_veto_in_parliament_is_held_under_corruption_too() -> None:
    match = parliament(
        CHURCH,
        fourth=("foreman, use church", "foreman"),
        laws={"IV": "corruption"},
        edition="zh",
    )
    assert step(match) == "veto-in-parliament"
    play(match, 0, "veto I")
    assert step(match) == "enact"
    assert legal(match, 0) == ["enact II III", "enact II IV", "enact III IV"]


def test_A_58_the_ban_holds_in_parliament_too() -> None:
    match = parliament(
        CHURCH,
        fourth=("foreman, use church", "foreman"),
        round=3,
        vetoed=("III", 2),
        edition="zh",
    )
    assert legal(match, 0) == ["done", "veto I", "veto II", "veto IV"]
    assert refused(match, 0, "veto III") == Reason("reason-veto-ban", what="III", rule="C-145")


def test_A_58_a_church_not_used_has_no_veto_in_parliament() -> None:
    match = parliament(CHURCH, fourth=("foreman", "foreman"), edition="zh")
    assert step(match) == "bid"
