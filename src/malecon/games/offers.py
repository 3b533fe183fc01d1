"""What a seat is offered: each legal move with its effect, and for the rest the reason."""

import msgspec

from malecon.games.event import Event, Reason


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal move as the page shows it: its notation, its place on the board, its effect."""

    move: str
    place: str = ""
    effect: tuple[Event, ...] = ()


class NotOffered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One visible thing that is not offered, and why."""

    move: str
    reason: Reason
    place: str = ""


class Offer(msgspec.Struct, frozen=True):
    """All that a seat can do now, and what it cannot."""

    ask: str
    moves: tuple[Choice, ...]
    refused: tuple[NotOffered, ...]
