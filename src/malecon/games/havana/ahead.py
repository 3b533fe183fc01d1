"""A seat's next turn before it has come: to carry out its cards, or to lay a new one."""

from malecon.engine.havana import course, steps, tell
from malecon.engine.havana.turn import Havana
from malecon.games.havana.phases import SETUP, phase


def come_to(p: Havana, seat: int) -> str:
    """Go on to a seat's next turn of this round; why there is none that can be planned."""
    now = phase(p)
    if p.step == steps.GAME_OVER:
        return "over"
    if now == SETUP:
        return "setup"
    place = next(at for at in range(p.box.seats) if p.at_place(at) == seat)
    if now == tell.CARDS and place < p.place:
        return "round"
    course.come_to(p, seat, place)
    return ""
