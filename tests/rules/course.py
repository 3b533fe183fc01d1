"""What the scenarios share: editions, refusals that change nothing, and the way through a round."""

from typing import Any

import pytest

from malecon import BadMove, IllegalMove, Match
from tests.cuba import CARDS, play

EDITIONS = ("de", "nl", "fr", "zh", "en")
every_edition = pytest.mark.parametrize("edition", EDITIONS)

# What somebody says who wants nothing to happen; the worker is the card left for parliament.
DULL = ("end", "decline", "bid 0", "done", "merchant", "architect", "foreman", "mayor")


def refused(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Reason and paragraph of a move that is refused and changes nothing."""
    before = _state(match)
    with pytest.raises(IllegalMove):
        match.play(move, seat=seat)
    assert _state(match) == before
    reason = match.why_not(move, seat)
    assert reason is not None
    return reason.key, reason.rule


def unreadable(match: Match, seat: int, move: str) -> bool:
    """Whether a text is no move at all; nothing changes."""
    before = _state(match)
    with pytest.raises(BadMove):
        match.play(move, seat=seat)
    return _state(match) == before


def _state(match: Match) -> tuple[bytes, int, int]:
    return match.position.encode(), len(match.log), len(match.events)


def sending(delegate: str, fourth: str = "merchant", **more: Any) -> dict[str, Any]:
    """A seat in lap 4 that still holds its fourth card and the one for parliament."""
    return {"played": [card for card in CARDS if card not in (delegate, fourth)], **more}


def convene(match: Match) -> Match:
    """Lap 4 of seats that all play the merchant and do nothing; the last is then start player."""
    while match.snapshot()["step"] == "card":
        play(match, match.waiting[0], "merchant, end")
    return match


def bid(match: Match, *amounts: int) -> Match:
    """Sealed bids in seat order; who has no peso is not asked and its amount is left out."""
    for seat, amount in zip(match.waiting, amounts, strict=True):
        match.play(f"bid {amount}", seat=seat)
    return match


def enact(match: Match, pair: str) -> Match:
    """The winner passes two laws, and the law phase begins."""
    return play(match, match.waiting[0], f"enact {pair}, end")


def dull(match: Match) -> None:
    """One move of the next seat that gains and costs as little as there is."""
    seat = match.waiting[0]
    moves = [str(move) for move in match.legal(seat)]
    match.play(next((move for move in DULL if move in moves), moves[0]), seat=seat)


def finish_round(match: Match) -> Match:
    """Everybody is dull until the round is over."""
    number = match.snapshot()["round"]
    while match.waiting and match.snapshot()["round"] == number:
        dull(match)
    return match


def votes(match: Match) -> list[int]:
    """The votes of each seat as they were told."""
    return [event.n for event in match.events if event.event == "votes"]
