"""Who sees what, and what can be taken back (C-151)."""

from typing import Any

import pytest

from malecon import BadSeats, IllegalMove, Match
from tests.cuba import cuba, pieces, play
from tests.rules.phases import asked, bid, law_phase, money, parliament, told

P_BUT_RUM = ("citrus", "citrus", "sugar", "tobacco")


def alike(one: Match, two: Match, seat: int | None) -> bool:
    """Whether a seat, or a spectator, can tell two matches apart by view, events or offer."""
    same = one.view(seat) == two.view(seat) and one.heard(seat) == two.heard(seat)
    return same and (seat is None or one.offer(seat) == two.offer(seat))


def bidding(amount: int, **given: Any) -> Match:
    """Seat 0 has sealed its bid; seats 1 and 2 have not."""
    match = parliament(fifth=("mayor", "mayor", "mayor"), **given)
    match.play(f"bid {amount}", seat=0)
    return match


# Bids


def test_C_151_a_sealed_bid_is_seen_by_its_seat_alone() -> None:
    match = bidding(3)
    assert match.view(0).sealed == "bid 3"
    assert match.view(1).sealed is None
    assert match.view(None).sealed is None
    assert alike(match, bidding(7), 1)
    assert alike(match, bidding(7), 2)
    assert alike(match, bidding(7), None)
    assert not alike(match, bidding(7), 0)


def test_C_151_everybody_sees_that_a_seat_has_bid() -> None:
    match = bidding(3)
    assert match.view(None).answered == [0]
    assert match.view(None).waiting == [1, 2]
    assert [(e.seat, e.what) for e in match.heard(None) if e.event == "sealed"] == [(0, "bid")]
    assert [e for e in match.heard(1) if e.event == "chose"] == []
    assert [(e.seat, e.what) for e in match.heard(0) if e.event == "chose"] == [(0, "bid 3")]


def test_C_151_the_bids_are_shown_together_when_the_last_is_in() -> None:
    match = bidding(3)
    match.play("bid 2", seat=2)
    assert told(match, "bid") == []
    match.play("bid 0", seat=1)
    assert [(e.seat, e.n) for e in told(match, "bid")] == [(0, 3), (1, 0), (2, 2)]
    assert match.view(None).votes == [8, 5, 7]


def test_C_151_the_second_purchase_is_sealed_too() -> None:
    one = bid(parliament(fifth=("mayor", "mayor")), 1, 1)
    one.play("bid 2", seat=0)
    two = bid(parliament(fifth=("mayor", "mayor")), 1, 1)
    two.play("bid 9", seat=0)
    assert alike(one, two, 1)
    assert alike(one, two, None)


def test_C_151_the_order_of_arrival_of_bids_does_not_matter() -> None:
    one = parliament(fifth=("mayor", "merchant", "merchant"))
    play(one, 0, "bid 1")
    play(one, 1, "bid 2")
    play(one, 2, "bid 3")
    two = parliament(fifth=("mayor", "merchant", "merchant"))
    play(two, 2, "bid 3")
    play(two, 0, "bid 1")
    play(two, 1, "bid 2")
    assert one.snapshot() == two.snapshot()
    assert one.record() == two.record()


def test_C_151_the_record_of_a_running_game_keeps_sealed_bids_back() -> None:
    assert bidding(3).record(reveal=False) == bidding(7).record(reveal=False)
    assert "bid" not in bidding(3).record(reveal=False).splitlines()[-2]


def test_C_151_a_position_guessed_from_a_view_keeps_only_the_own_bid() -> None:
    match = bidding(3)
    match.play("bid 5", seat=1)
    guesses = [match.game.from_view(match.view(0), seed) for seed in range(20)]
    sealed = [match.game.snapshot(guess)["sealed"] for guess in guesses]
    assert {answer[0] for answer in sealed} == {"bid 3"}
    assert len({answer[1] for answer in sealed}) > 1


# Payments


def test_C_151_answers_to_the_tax_are_sealed_until_the_last_is_in() -> None:
    one = law_phase()
    one.play("pay", seat=0)
    two = law_phase()
    two.play("decline", seat=0)
    assert one.view(0).sealed == "pay"
    assert alike(one, two, 1)
    assert alike(one, two, None)
    assert [(e.seat, e.what) for e in one.heard(None) if e.event == "sealed"][-1] == (0, "payment")
    one.play("decline", seat=1)
    two.play("decline", seat=1)
    assert not alike(one, two, 1)


def test_C_151_answers_to_the_levy_are_sealed_until_the_last_is_in() -> None:
    stock = {"pesos": 0, "yard": {"wood": 2, "stone": 2}}
    one = law_phase(stock, stock, laws={"II": "levy-materials"})
    one.play("pay wood wood", seat=1)
    two = law_phase(stock, stock, laws={"II": "levy-materials"})
    two.play("pay stone stone", seat=1)
    assert one.view(1).sealed == "pay wood wood"
    assert alike(one, two, 0)
    assert alike(one, two, None)
    assert pieces(one, 1) == {"wood": 2, "stone": 2}


def test_C_151_the_order_of_arrival_of_payments_does_not_matter() -> None:
    one = law_phase(start=1)
    play(one, 0, "pay")
    play(one, 1, "pay")
    two = law_phase(start=1)
    play(two, 1, "pay")
    play(two, 0, "pay")
    assert one.snapshot() == two.snapshot()
    assert [e.seat for e in told(one, "met")] == [e.seat for e in told(two, "met")] == [1, 0]


# Piles, cards, previews


def test_C_151_no_view_tells_what_chance_will_draw() -> None:
    one = cuba(seed=1, draws=False)
    two = cuba(seed=2, draws=False)
    assert alike(one, two, 0)
    assert alike(one, two, None)
    laws = one.view(None).law_piles
    assert laws["I"] == sorted(laws["I"])
    assert one.view(None).pile.unseen == list(range(5, 16))


def test_C_151_the_record_of_a_running_game_keeps_the_seed_back() -> None:
    match = cuba(seed=77)
    assert match.seed.hex() not in match.record()
    assert match.commitment in match.record()
    assert match.seed.hex() in match.record(reveal=True)


def test_C_151_a_preview_stops_where_chance_begins() -> None:
    match = cuba(
        {"yard": {"rum": 1}}, laws={"IV": "harbour-law"}, docks={1: (1, P_BUT_RUM)}, draws=False
    )
    play(match, 0, "mayor, dock 1, load rum")
    (choice,) = match.offer(0).moves
    assert [(e.what, e.target) for e in choice.effect if e.event == "ship"] == [
        ("1", "pile"), ("4", "dock 1")
    ]  # fmt: skip


def test_C_151_the_preview_of_a_sealed_answer_is_what_the_law_itself_brings() -> None:
    match = law_phase()
    pay, decline = match.offer(0).moves
    assert (decline.move, decline.effect) == ("decline", ())
    told = [(event.event, event.seat, event.n) for event in pay.effect]
    assert told == [("paid", 0, 2), ("scored", 0, 2)]


def test_C_102_the_preview_of_the_levy_counts_the_tax_that_was_paid() -> None:
    match = law_phase({"pesos": 5, "yard": {"citrus": 1}})
    for seat in match.waiting:
        play(match, seat, "pay")
    pay = match.offer(0).moves[0]
    assert sum(event.n for event in pay.effect if event.event == "scored") == 3


def test_C_151_a_bid_has_no_preview() -> None:
    match = parliament()
    assert {choice.effect for choice in match.offer(0).moves} == {()}


def test_C_151_a_payment_previews_what_depends_on_nobody_else() -> None:
    match = law_phase({"yard": {"citrus": 1}}, {"yard": {"citrus": 1}})
    before = match.offer(0)
    assert brings(match, "pay") == 2
    assert brings(match, "decline") == 0
    match.play("decline", seat=1)
    assert match.offer(0) == before, "nobody learns what another has sealed"
    match.play("pay", seat=0)
    assert brings(match, "pay") == 3, "tax and levy bring one more (C-102)"


def brings(match: Match, move: str) -> int:
    """Points that the offer promises to seat 0."""
    (choice,) = [choice for choice in match.offer(0).moves if choice.move == move]
    return sum(event.n for event in choice.effect if event.event == "scored")


def test_C_151_the_fifth_cards_are_turned_over_as_one() -> None:
    match = parliament(fifth=("mayor", "merchant", "worker"))
    shown = [i for i, event in enumerate(match.events) if event.event == "revealed"]
    assert shown == [shown[0], shown[0] + 1, shown[0] + 2]


def test_C_151_everything_else_is_public() -> None:
    match = cuba({"pesos": 7, "yard": {"rum": 2}, "warehouse": {"sugar": 1}}, {"pesos": 3})
    public = match.view(None)
    assert public.players == match.view(0).players == match.view(1).players
    assert public.players[0].pesos == 7
    assert public.players[0].yard["rum"] == 2
    assert public.players[0].warehouse["sugar"] == 1


def test_C_151_a_seat_that_does_not_exist_sees_nothing() -> None:
    match = cuba()
    with pytest.raises(BadSeats):
        match.view(3)
    with pytest.raises(BadSeats):
        match.offer(-1)


# Taking back


def test_C_151_a_sealed_bid_can_be_taken_back_until_the_last_is_in() -> None:
    match = parliament(fifth=("mayor", "mayor", "mayor"))
    before, heard, moves = match.snapshot(), list(match.events), list(match.log)
    match.play("bid 3", seat=0)
    assert match.can_undo(0)
    match.undo(0)
    assert match.snapshot() == before
    assert match.events == heard
    assert match.log == moves
    match.play("bid 1", seat=0)
    assert match.view(0).sealed == "bid 1"


def test_C_151_taking_back_a_bid_leaves_those_of_others() -> None:
    match = bidding(3)
    match.play("bid 4", seat=1)
    match.undo(0)
    assert match.view(None).answered == [1]
    assert match.view(1).sealed == "bid 4"
    match.play("bid 9", seat=0)
    match.play("bid 0", seat=2)
    assert money(match) == [1, 6, 10]


def test_C_151_a_restart_takes_a_sealed_bid_back_as_well() -> None:
    match = bidding(3)
    match.restart(0)
    assert asked(match) == [0, 1, 2]


def test_C_151_bids_cannot_be_taken_back_after_the_reveal() -> None:
    match = parliament(fifth=("mayor", "merchant"))
    bid(match, 1, 1)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    with pytest.raises(IllegalMove):
        match.undo(1)
    assert money(match) == [9, 9]


def test_C_151_a_payment_can_be_taken_back_until_the_last_is_in() -> None:
    match = law_phase()
    match.play("pay", seat=0)
    match.undo(0)
    match.play("decline", seat=0)
    match.play("pay", seat=1)
    assert match.scores == (0, 2)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_C_151_choices_of_a_turn_are_taken_back_one_by_one_or_all_at_once() -> None:
    match = cuba({"pesos": 20})
    start, heard = match.snapshot(), list(match.events)
    play(match, 0, "merchant, buy rum")
    after_one = match.snapshot()
    play(match, 0, "buy citrus")
    match.undo(0)
    assert match.snapshot() == after_one
    play(match, 0, "buy citrus, buy citrus")
    match.restart(0)
    assert match.snapshot() == start
    assert match.events == heard
    assert not match.can_undo(0)


def test_C_151_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    match = cuba()
    play(match, 0, "merchant, buy rum, end")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    with pytest.raises(IllegalMove):
        match.restart(0)
    assert pieces(match, 0) == {"rum": 1}


def test_C_151_nobody_takes_back_the_choice_of_another() -> None:
    match = cuba()
    play(match, 0, "merchant, buy rum")
    with pytest.raises(IllegalMove):
        match.undo(1)
    with pytest.raises(IllegalMove):
        match.restart(2)
    assert pieces(match, 0) == {"rum": 1}


def test_C_151_nothing_is_taken_back_across_a_draw() -> None:
    match = cuba(
        {"yard": {"rum": 1, "water": 1}, "buildings": {"b3": "small-office", "c3": "golf-course"}},
        laws={"IV": "harbour-law"},
        docks={1: (1, P_BUT_RUM)},
    )
    play(match, 0, "foreman, use small-office, dock 1, load rum")
    drawn = match.snapshot()
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    play(match, 0, "use golf-course, give water")
    match.restart(0)
    assert match.snapshot() == drawn


def test_C_151_enacting_can_be_taken_back_until_the_turn_ends() -> None:
    match = bid(parliament(), 0, 0)
    play(match, 0, "enact I II")
    match.undo(0)
    assert match.view(None).laws["I"] == "printed-tax"
    play(match, 0, "enact III IV, end")
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_C_151_a_veto_in_parliament_is_not_taken_back_once_another_seat_has_bid() -> None:
    match = parliament(
        {"buildings": {"b3": "church"}},
        fourth=("foreman, use church", "foreman"),
        edition="zh",
    )
    play(match, 0, "veto IV")
    match.play("bid 4", seat=1)
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert match.view(1).sealed == "bid 4"
    assert match.view(None).proposals["IV"] is None


def test_C_151_a_seat_without_pesos_bids_nothing_by_itself() -> None:
    match = parliament({"pesos": 0}, {"pesos": 5})
    assert asked(match) == [1]
    assert [e.seat for e in match.heard(1) if e.event == "forced"] == []
    assert [(e.seat, e.what) for e in match.heard(0) if e.event == "forced"] == [(0, "bid 0")]
    match.play("bid 2", seat=1)
    assert money(match) == [0, 3]
    assert [(e.seat, e.n) for e in told(match, "bid")] == [(0, 0), (1, 2)]


def test_C_151_a_veto_in_parliament_is_not_taken_back_after_the_bids_are_shown() -> None:
    match = parliament(
        {"buildings": {"b3": "church"}},
        fourth=("foreman, use church", "foreman"),
        fifth=("mayor", "merchant"),
        edition="zh",
    )
    play(match, 0, "veto IV")
    bid(match, 0, 0)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.restart(0)
    assert match.view(None).proposals["IV"] is None


def test_C_151_a_veto_is_not_taken_back_across_bids_that_came_by_themselves() -> None:
    match = parliament(
        {"pesos": 0, "buildings": {"b3": "church"}},
        {"pesos": 0},
        fourth=("foreman, use church", "foreman"),
        edition="zh",
    )
    play(match, 0, "veto IV")
    assert [(e.seat, e.n) for e in told(match, "bid")] == [(0, 0), (1, 0)]
    assert not match.can_undo(0)
