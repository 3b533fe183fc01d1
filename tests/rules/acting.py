"""Acting at a table under test: what is refused, and quiet ways through the rest of a round."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from malecon import BadMove, IllegalMove, Match
from malecon.games.cuba.shape import CubaView
from tests.cuba import legal, play

QUIET = ("decline", "bid 0", "end", "done")


def refused(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Key and paragraph of the refusal of a move, which changes nothing."""
    before, told = match.snapshot(), len(match.events)
    with pytest.raises(IllegalMove):
        match.play(move, seat=seat)
    assert match.snapshot() == before
    assert len(match.events) == told
    reason = match.why_not(move, seat)
    assert reason is not None
    return reason.key, reason.rule


def unread(match: Match, seat: int, move: str) -> None:
    """The move means nothing, and changes nothing."""
    before = match.snapshot()
    with pytest.raises(BadMove):
        match.play(move, seat=seat)
    assert match.snapshot() == before


def step(match: Match) -> str:
    """What is asked now."""
    found: str = match.view(None).step
    return found


def play_quietly(match: Match) -> None:
    """Whoever is asked first does as little as can be done."""
    seat = match.waiting[0]
    moves = legal(match, seat)
    match.play(next((move for move in QUIET if move in moves), moves[0]), seat=seat)


def end_round(match: Match) -> Match:
    """All play quietly until the next round begins or the game is over."""
    now = match.view(None).round
    while not match.over and match.view(None).round == now:
        play_quietly(match)
    return match


def await_card(match: Match, seat: int) -> Match:
    """All play quietly until this seat is to play a card."""
    while match.waiting != (seat,) or step(match) != "card":
        play_quietly(match)
    return match


def vote(match: Match, groups: str) -> Match:
    """Nobody buys a vote, and the winner passes the proposals of two groups."""
    while step(match) in ("bid", "bid-again"):
        match.play("bid 0", seat=match.waiting[0])
    return play(match, match.waiting[0], f"enact {groups}", "end")


def quiet_game(seats: int = 3, **options: Any) -> Match:
    """A whole game in which everybody does as little as can be done."""
    match = Match("cuba", seats=seats, seed=1, **options)
    while not match.over:
        play_quietly(match)
    return match


def random_game(
    seed: int, seats: int = 3, **options: Any
) -> Iterator[tuple[CubaView, int, CubaView]]:
    """A game of random moves: the table before each, who moved, and the table after it."""
    match: Match[CubaView] = Match("cuba", seats=seats, seed=seed, **options)
    chooser = random.Random(seed)
    after = match.view(None)
    while not match.over:
        before, seat = after, match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        after = match.view(None)
        yield before, seat, after
