"""What somebody who asks for advice is told: plans with their facts, and nothing in words."""

from typing import Final

import msgspec

from malecon.games.event import Event

ANYWHERE: Final = -1
ANY_REASON: Final = -1


class Loss(msgspec.Struct, frozen=True):
    """A loss that a coach warns of: its key, and what the engine tells (engine/coaching.py)."""

    key: str
    event: int
    place: int = ANYWHERE  # that seat 0 is, where another seat takes it from this one
    why: int = ANY_REASON


class Risk(msgspec.Struct, frozen=True):
    """A loss that may come: in how many of a hundred tries, and how much of it then."""

    key: str
    share: int
    n: int = 1


class LikelierSeat(msgspec.Struct, frozen=True):
    """Another seat that is clearly likelier to win than this one, in percent."""

    seat: int
    share: int


class AdvisedPlan(msgspec.Struct, frozen=True):
    """What a seat could do until its turn ends or something is drawn or revealed."""

    moves: tuple[str, ...]
    events: tuple[Event, ...]  # what happens by it
    now: int  # points that it brings at once
    points: float  # expected at the end
    points_error: float  # the standard error of that
    share: int  # the chance of winning, in percent
    share_error: int
    low: int  # points at the end that nine of ten tries reach
    risks: tuple[Risk, ...]
    rival: LikelierSeat | None
