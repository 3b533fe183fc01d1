"""How long people may think: no limit, a bank for the whole game, or so long for each turn."""

from typing import Annotated, Final

from msgspec import Meta, Struct

HOUR: Final = 3_600_000


class NoPace(Struct, tag_field="kind", tag="none", frozen=True, forbid_unknown_fields=True):
    """Nobody is pressed for time."""


class LivePace(Struct, tag_field="kind", tag="live", frozen=True, forbid_unknown_fields=True):
    """A bank of time for the whole game, and something more for each turn."""

    bank: Annotated[int, Meta(ge=10_000, le=86_400_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class TurnPace(Struct, tag_field="kind", tag="turn", frozen=True, forbid_unknown_fields=True):
    """So long for each time that a seat is asked."""

    turn: Annotated[int, Meta(ge=60_000, le=2_592_000_000)]


Pace = NoPace | LivePace | TurnPace


class Patience(Struct, frozen=True):
    """After how many milliseconds others need not wait: at live tables, and at those of days."""

    live: int
    days: int

    def at(self, pace: "Pace") -> int:
        """The one that goes for a pace."""
        return self.days if is_days(pace) else self.live


def is_days(pace: Pace) -> bool:
    """Whether a table is played over days: without a clock nobody is pressed."""
    return isinstance(pace, NoPace) or (isinstance(pace, TurnPace) and pace.turn >= HOUR)
