"""Short ways from the last cards of a round to parliament and to the laws."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from malecon import IllegalMove, Match
from malecon.games.event import Event, Reason
from tests.cuba import CARDS, cuba, play

COVERED = ("two-points", "one-point", "four-pesos", "two-pesos")
QUIET = {"I": "tax-5", "II": "levy-tobacco", "III": "subsidy-water", "IV": "drought"}


def last_lap(
    *players: Mapping[str, Any],
    fourth: Sequence[str] | None = None,
    fifth: Sequence[str] = ("mayor", "merchant"),
    **given: Any,
) -> Match:
    """The fourth lap begins: each seat holds its fourth and its fifth card.

    fourth: per seat the moves to come, a card first ("foreman, use inn"); by default a card
    without effect. The bonuses for forgoing are taken, so that no fourth card brings any.
    """
    moves = fourth or [neutral(card) for card in fifth]
    seated = [
        {"hand": hand, "played": [card for card in CARDS if card not in hand]}
        | dict(players[seat] if seat < len(players) else {})
        for seat, hand in enumerate(
            [[text.split(",")[0], card] for text, card in zip(moves, fifth, strict=True)]
        )
    ]
    given.setdefault("markers", COVERED)
    given["proposals"] = QUIET | dict(given.get("proposals", {}))
    return cuba(*seated, seats=len(fifth), lap=4, **given)


def parliament(
    *players: Mapping[str, Any],
    fourth: Sequence[str] | None = None,
    fifth: Sequence[str] = ("mayor", "merchant"),
    **given: Any,
) -> Match:
    """All fourth cards are played; the fifth cards have just been shown."""
    moves = fourth or [neutral(card) for card in fifth]
    match = last_lap(*players, fourth=moves, fifth=fifth, **given)
    start = given.get("start", 0)
    for seat in range(start, start + len(fifth)):
        play(match, seat % len(fifth), moves[seat % len(fifth)], "end")
    return match


def neutral(fifth: str) -> str:
    """A fourth card that changes nothing."""
    return "foreman" if fifth == "merchant" else "merchant"


def bid(match: Match, *pesos: int) -> Match:
    """One bid for each seat that is asked, in seat order."""
    for seat, amount in zip(match.waiting, pesos, strict=True):
        match.play(f"bid {amount}", seat=seat)
    return match


def enact(match: Match, groups: str = "III IV") -> Match:
    """The winner of the vote enacts two laws."""
    (winner,) = match.waiting
    return play(match, winner, f"enact {groups}", "end")


def law_phase(
    *players: Mapping[str, Any],
    enacts: str = "III IV",
    fifth: Sequence[str] = ("mayor", "merchant"),
    **given: Any,
) -> Match:
    """The law phase begins; nobody has bought votes, and seat 0 has enacted two proposals.

    Without further words these are a subsidy on water and a drought, which move nothing here.
    """
    match = parliament(*players, fifth=fifth, **given)
    if step(match) == "bid":
        bid(match, *[0] * len(match.waiting))
    return enact(match, enacts)


def refused(match: Match, seat: int, move: str) -> Reason:
    """Why a move is refused; playing it changes nothing."""
    before, told = match.snapshot(), len(match.events)
    with pytest.raises(IllegalMove):
        match.play(move, seat=seat)
    assert match.snapshot() == before
    assert len(match.events) == told
    reason = match.why_not(move, seat)
    assert reason is not None
    return reason


def asked(match: Match) -> list[int]:
    """The seats that must choose now."""
    return list(match.waiting)


def step(match: Match) -> str:
    """What is asked now."""
    found: str = match.view(None).step
    return found


def told(match: Match, event: str) -> list[Event]:
    """What happened of one sort."""
    return [found for found in match.events if found.event == event]


def money(match: Match) -> list[int]:
    """The pesos of every seat."""
    return [seat.pesos for seat in match.view(None).players]


def goods(match: Match, place: str) -> dict[str, int]:
    """What lies on the market or in the supply."""
    found: dict[str, int] = getattr(match.view(None), place)
    return found


def docks(match: Match) -> dict[str, int | None]:
    """Which ship lies where."""
    there = match.view(None).harbour
    return {place: ship and ship.ship for place, ship in there.items()}
