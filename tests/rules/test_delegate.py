"""The secret delegate: chosen by all before the first card, seen by its owner alone."""

from typing import Any

import pytest

from malecon import IllegalMove, Match
from malecon.games.event import Reason
from tests.cuba import CARDS, FIXTURE, legal, play, player
from tests.rules.phases import asked, bid, enact, refused, step, told

PICKS = "take wood, take wood, take citrus, take citrus, end"


def round_1(seats: int = 2, **options: Any) -> Match:
    """A new game, seat 0 first, with everybody's starting pieces taken and the laws turned up."""
    match = Match("cuba", seats=seats, seed=3, components=FIXTURE, draws=False, **options)
    play(match, -1, "ship 1, ship 2, ship 3, start 1")
    for seat in range(seats):
        play(match, seat, PICKS)
    play(match, -1, "law tax-5, law levy-water, law subsidy-votes, law corruption")
    match.draws = True
    return match


def delegates(*cards: str, **options: Any) -> Match:
    """Each seat has sent its delegate."""
    match = round_1(len(cards), secret_delegate=True, **options)
    for seat, card in enumerate(cards):
        match.play(f"delegate {card}", seat=seat)
    return match


def turn(match: Match, seat: int, card: str) -> Match:
    """A card played to no purpose; the last one is played by itself."""
    if step(match) == "card":
        match.play(card, seat=seat)
    if step(match) == "place":
        match.play("place a3", seat=seat)
    return play(match, seat, "end")


def lap(match: Match, *cards: str) -> Match:
    """One card of each seat."""
    for seat, card in enumerate(cards):
        turn(match, seat, card)
    return match


def decline_all(match: Match) -> Match:
    """Everybody declines tax and levy."""
    while step(match) in ("tax", "levy"):
        match.play("decline", seat=match.waiting[0])
    return match


def test_C_150_all_seats_send_a_delegate_before_the_first_card() -> None:
    match = round_1(3, secret_delegate=True)
    assert step(match) == "delegate"
    assert asked(match) == [0, 1, 2]
    assert match.view(None).proposals["I"] == "tax-5"
    assert legal(match, 2) == [f"delegate {card}" for card in CARDS]
    assert refused(match, 0, "worker") == Reason("reason-not-now")
    match.play("delegate worker", seat=1)
    match.play("delegate mayor", seat=0)
    assert step(match) == "delegate"
    match.play("delegate worker", seat=2)
    assert step(match) == "card"
    assert asked(match) == [0]


def test_C_150_without_the_option_no_delegate_is_sent() -> None:
    match = round_1()
    assert step(match) == "card"
    assert refused(match, 0, "delegate worker") == Reason("reason-not-now")


def test_C_150_the_delegate_is_not_played() -> None:
    match = delegates("mayor", "worker")
    assert legal(match, 0) == ["worker", "merchant", "architect", "foreman"]
    assert refused(match, 0, "mayor") == Reason("reason-card-delegate", what="mayor", rule="C-150")


def test_C_150_the_delegates_are_shown_and_vote_when_parliament_begins() -> None:
    match = delegates("mayor", "worker")
    lap(match, "worker", "merchant")
    lap(match, "merchant", "architect")
    lap(match, "architect", "mayor")
    assert told(match, "revealed") == []
    lap(match, "foreman", "foreman")
    assert [(e.seat, e.what) for e in told(match, "revealed")] == [(0, "mayor"), (1, "worker")]
    assert match.view(None).votes == [5, 1]
    assert player(match, 0).fifth == "mayor"
    assert step(match) == "bid"


def test_C_150_a_delegate_is_sent_again_every_round() -> None:
    match = delegates("mayor", "worker")
    lap(match, "worker", "merchant")
    lap(match, "merchant", "architect")
    lap(match, "architect", "mayor")
    lap(match, "foreman", "foreman")
    decline_all(enact(bid(match, 0, 0), "I II"))
    assert match.view(None).round == 2
    assert step(match) == "delegate"
    assert match.view(0).delegate is None
    assert legal(match, 0) == [f"delegate {card}" for card in CARDS]


def test_A_92_the_vote_subsidy_counts_the_delegate() -> None:
    match = delegates("mayor", "architect")
    lap(match, "worker", "merchant")
    lap(match, "merchant", "worker")
    lap(match, "foreman", "foreman")
    lap(match, "architect", "mayor")
    before = match.scores
    decline_all(enact(bid(match, 0, 0), "III IV"))
    assert match.scores == (before[0] + 5, before[1] + 3)


def test_A_102_the_choice_is_final() -> None:
    match = round_1(secret_delegate=True)
    match.play("delegate mayor", seat=0)
    assert refused(match, 0, "delegate worker") == Reason("reason-not-your-turn", rule="C-041")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    with pytest.raises(IllegalMove):
        match.restart(0)
    assert match.view(0).sealed == "delegate mayor"


def test_A_102_the_choice_is_final_after_the_last_is_in() -> None:
    match = delegates("mayor", "worker")
    with pytest.raises(IllegalMove):
        match.undo(1)
    assert match.view(1).delegate == "worker"


def test_A_102_the_order_of_arrival_does_not_matter() -> None:
    one = round_1(secret_delegate=True)
    one.play("delegate mayor", seat=0)
    one.play("delegate worker", seat=1)
    two = round_1(secret_delegate=True)
    two.play("delegate worker", seat=1)
    two.play("delegate mayor", seat=0)
    assert one.snapshot() == two.snapshot()


def test_A_103_the_owner_may_look_at_the_delegate() -> None:
    match = delegates("mayor", "worker")
    assert match.view(0).delegate == "mayor"
    assert match.view(1).delegate == "worker"
    lap(match, "worker", "merchant")
    assert match.view(0).delegate == "mayor"


def test_A_08_nobody_else_sees_the_delegate_before_parliament() -> None:
    one = lap(delegates("mayor", "worker", "worker"), "merchant", "merchant", "merchant")
    two = lap(delegates("architect", "worker", "worker"), "merchant", "merchant", "merchant")
    assert one.view(0) != two.view(0)
    assert one.view(1) == two.view(1)
    assert one.view(2) == two.view(2)
    assert one.view(None) == two.view(None)
    assert one.view(None).delegate is None
    assert one.heard(1) == two.heard(1)
    assert one.heard(None) == two.heard(None)
    assert one.offer(1) == two.offer(1)


def test_A_08_a_delegate_still_sealed_is_not_seen_either() -> None:
    one = round_1(secret_delegate=True)
    one.play("delegate mayor", seat=0)
    two = round_1(secret_delegate=True)
    two.play("delegate worker", seat=0)
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.heard(1) == two.heard(1)
    assert [(e.seat, e.what) for e in one.heard(1) if e.event == "sealed"] == [(0, "delegate")]
    assert one.record(reveal=False) == two.record(reveal=False)


def test_A_08_the_record_of_a_running_game_keeps_the_delegate_back() -> None:
    one = lap(delegates("mayor", "worker"), "merchant", "merchant")
    two = lap(delegates("architect", "worker"), "merchant", "merchant")
    assert one.record(reveal=False) == two.record(reveal=False)
    assert "delegate mayor" not in one.record(reveal=False)


def test_A_08_played_cards_are_public_and_the_hand_holds_the_delegate() -> None:
    match = lap(delegates("mayor", "worker"), "merchant", "architect")
    assert player(match, 0).played == ["merchant"]
    assert player(match, 0).hand == ["worker", "architect", "foreman", "mayor"]
    assert player(match, 0).fifth is None


def test_A_08_after_the_fourth_card_the_fifth_is_known() -> None:
    match = delegates("mayor", "worker")
    lap(match, "worker", "merchant")
    lap(match, "merchant", "architect")
    lap(match, "architect", "mayor")
    turn(match, 0, "foreman")
    assert player(match, 0).hand == ["mayor"]


def test_A_08_no_preview_shows_a_delegate() -> None:
    match = delegates("mayor", "worker")
    lap(match, "worker", "merchant")
    lap(match, "merchant", "architect")
    lap(match, "architect", "mayor")
    turn(match, 0, "foreman")
    (choice,) = [choice for choice in match.offer(1).moves if choice.move == "end"]
    assert [event.event for event in choice.effect] == ["turn-ended", "start", "phase"]


def test_C_150_a_position_guessed_from_a_view_knows_only_the_own_delegate() -> None:
    match = lap(delegates("mayor", "worker"), "merchant", "merchant")
    guesses = [match.game.from_view(match.view(0), seed) for seed in range(40)]
    own = {match.game.snapshot(guess)["delegates"][0] for guess in guesses}
    other = {match.game.snapshot(guess)["delegates"][1] for guess in guesses}
    assert own == {"mayor"}
    assert other == {"worker", "architect", "foreman", "mayor"}
