"""The phases of a round, told by a position."""

from typing import Final

from malecon.engine.cuba import steps, tell
from malecon.engine.cuba.turn import Cuba

SETUP: Final = -1  # before the phases of the first round


def phase(p: Cuba) -> int:
    """The phase of the round that a position stands in, as events name it."""
    if p.round == 0:
        return SETUP
    if p.step == steps.DRAW_SHIP:
        sailing = p.after in (steps.AFTER_TURN, steps.AFTER_OFFICE)
        return tell.ACTIONS if sailing else tell.END_OF_ROUND
    if p.step <= steps.SEND_DELEGATE:
        return tell.PROPOSALS
    if p.step <= steps.REST:
        return tell.ACTIONS
    if p.step <= steps.CLOSE_PARLIAMENT:
        return tell.PARLIAMENT
    return tell.LAWS if p.step < steps.GAME_OVER else tell.END_OF_ROUND
