"""What a match promises beyond the rules: taking back, going on from a record, verified chance."""

from random import Random

import pytest

from malecon import BadRecord, IllegalMove, Match, load
from malecon.games.record import verified
from tests.cuba import cuba, play

TAKE = "take wood, take stone, take citrus, take sugar, end"


def to_the_end(match: Match) -> Match:
    chosen = Random(1)
    while not match.over:
        seat = chosen.choice(match.waiting)
        match.play(chosen.choice(match.legal(seat)), seat=seat)
    return match


def bidding(*pesos: int) -> Match:
    """Two seats that have played all four cards and buy votes."""
    players = [{"pesos": own, "played": ["worker", "merchant", "architect"]} for own in pesos]
    match = cuba(*players, seats=2, lap=4)
    play(match, 0, "foreman, end")
    return play(match, 1, "foreman, end")


def test_a_bid_of_nothing_by_who_has_nothing_is_played_and_not_taken_back() -> None:
    match = bidding(0, 5)
    forced = [event for event in match.events if event.event == "forced"]
    assert [(event.seat, event.what) for event in forced] == [(0, "bid 0")]
    assert match.waiting == (1,)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert match.waiting == (1,)


def test_a_chosen_bid_is_taken_back_until_the_last_is_in() -> None:
    match = bidding(5, 5)
    events = len(match.events)
    match.play("bid 3", seat=0)
    match.undo(0)
    assert (match.waiting, len(match.events)) == ((0, 1), events)
    match.play("bid 4", seat=0)
    match.play("bid 0", seat=1)
    assert match.view(None).players[0].pesos == 1
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_a_record_that_keeps_its_seed_back_goes_on_and_says_which_draws_it_cannot_prove() -> None:
    begun = Match("cuba", seats=2, seed=3)
    play(begun, begun.waiting[0], TAKE)
    ended = to_the_end(load(begun.record()))
    text = ended.record()
    drawn = sum(entry.seat == -1 for entry in ended.log)
    assert "\nunproved 4\n" in text
    assert verified(text) == drawn - 4
    assert load(text).record() == text


def test_a_record_with_its_seed_proves_every_draw() -> None:
    ended = to_the_end(Match("cuba", seats=3, seed=4))
    assert verified(ended.record()) == sum(entry.seat == -1 for entry in ended.log)


def test_a_match_begun_amid_secrets_has_no_record_before_its_end() -> None:
    first = Match("cuba", seats=2, seed=3, secret_delegate=True)
    for _ in range(2):
        play(first, first.waiting[0], TAKE)
    first.play("delegate mayor", seat=0)
    first.play("delegate worker", seat=1)
    match = Match.from_snapshot(first.snapshot(), seed=5)
    with pytest.raises(BadRecord):
        match.record()
    ended = to_the_end(match)
    assert load(ended.record()).scores == ended.scores


def test_a_draw_cannot_be_taken_back() -> None:
    full = ("tobacco", "tobacco", "sugar", "citrus")
    match = cuba(
        {"yard": {"cigars": 1}, "pawn": "b2", "buildings": {"b1": "small-office", "b2": "inn"}},
        laws={"IV": "harbour-law"},
        docks={2: (2, full)},
    )
    play(match, 0, "foreman, use small-office, dock 2, load cigars")
    assert match.log[-1].seat == -1
    assert not match.can_undo(0)
    play(match, 0, "use inn")
    match.undo(0)
    assert match.scores[0] == 2


def test_restart_goes_back_to_the_beginning_of_the_turn() -> None:
    match = cuba({"pesos": 9})
    before = match.position.encode()
    play(match, 0, "merchant, buy citrus")
    match.restart(0)
    assert match.position.encode() == before
    assert match.waiting == (0,)
