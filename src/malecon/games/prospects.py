"""What may come of a choice, as far as a seat can know; asked for, never pushed."""

from typing import Any, Final

import msgspec

from malecon.games.event import Event

SEED: Final = 0  # of what is filled in for hidden things, on which nothing here depends


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that may follow: what it is about, where, and what it would bring.

    `next` could be chosen next, `all` is the most of that; `lost` is given up; `later` is what a
    building or card would do; `law` what a law brings everybody now; `cross`, `free`, `lower` and
    `pairs` are places and numbers.
    """

    kind: str
    place: str = ""
    move: str = ""
    n: int = 0
    effect: tuple[Event, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What may come of each choice of an offer, and what does not depend on the choice."""

    table: tuple[Prospect, ...] = ()
    moves: dict[str, tuple[Prospect, ...]] = {}


def preview(game: Any, view: Any) -> Preview:
    """What may come of a seat's choices, computed from its view alone."""
    if view.seat is None:
        return Preview()
    found: Preview = game.preview(game.from_view(view, SEED), view.seat)
    return found
