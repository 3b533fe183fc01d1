"""The phases of a round, told by a position."""

from typing import Final

from malecon.engine.havana import steps, tell
from malecon.engine.havana.turn import Havana

SETUP: Final = -1  # before the phases of the first round
_NEW_CARDS: Final = (steps.COVER_CARD, steps.LAY_CARD, steps.REST)
_AFTER_RESTOCK: Final = (tell.BY_STALL, tell.BY_ROUNDS)


def phase(p: Havana) -> int:
    """The phase of the round that a position stands in, as events name it."""
    if p.round == 0:
        return SETUP
    if p.step in _NEW_CARDS:
        return tell.CARDS
    is_drawing = p.step == steps.DRAW_CUBE and p.after == steps.RESTOCK
    return tell.RESTOCK if is_drawing or p.ended in _AFTER_RESTOCK else tell.ACTIONS
