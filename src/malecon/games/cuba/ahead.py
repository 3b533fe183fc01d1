"""A seat's next turn before it has come: its next card in the action phase."""

from malecon.engine.cuba import course, steps, tell
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import project
from malecon.games.cuba.phases import SETUP, phase


def come_to(p: Cuba, seat: int) -> str:
    """Go on to a seat's next card; why there is none that can be planned."""
    now = phase(p)
    if p.step == steps.GAME_OVER:
        return "over"
    if now == SETUP:
        return "setup"
    if now != tell.ACTIONS:
        return "phase"
    if len(project.played(p, seat)) == course.LAPS:
        return "round"
    course.come_to(p, seat)
    return ""
