"""How a game ends and who wins (H-031, H-032, HA-20, HA-21, HA-40 to HA-44)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana import steps, tell
from malecon.engine.havana.cubes import every
from malecon.engine.havana.kinds import NONE
from malecon.engine.havana.paragraphs import H_031, H_032, HA_44
from malecon.engine.havana.state import State

ALL_CUBES: Final = 80


def is_over(p: State, seat: i64) -> bool:
    """The seat has reached the target, or buildings or cubes are used up: over at once."""
    no_building = p.draw_pile == 0 and p.lengths[0] == 0 and p.lengths[1] == 0
    if p.points[seat] >= p.box.target:
        finish(p, tell.BY_TARGET)
    elif no_building or every(p.boxed) == ALL_CUBES:
        finish(p, tell.BY_EXHAUSTION)
    return p.step == steps.GAME_OVER


def round_is_last(p: State) -> bool:
    """The limits of stalled and of long games, after phase 2 (HA-44)."""
    p.idle = 0 if p.sold else p.idle + 1
    rules = p.box.rules
    if rules.stall_limit > 0 and every(p.bag) == 0 and p.idle >= rules.stall_limit:
        finish(p, tell.BY_STALL)
    elif rules.round_limit > 0 and p.round >= rules.round_limit:
        finish(p, tell.BY_ROUNDS)
    return p.step == steps.GAME_OVER


def finish(p: State, how: i64) -> None:
    """The game is over."""
    p.step = steps.GAME_OVER
    p.ended = how
    why: i64 = HA_44
    if how == tell.BY_TARGET or how == tell.BY_EXHAUSTION:
        why = H_031 if how == tell.BY_TARGET else H_032
    p.tell(tell.ENDED, NONE, how, p.round, NONE, NONE, why)
    best = winners(p)
    for seat in range(p.box.seats):
        if best >> seat & 1:
            p.tell(tell.OVER, seat, NONE, p.points[seat], NONE, NONE, H_031)


def winners(p: State) -> i64:
    """Most points; equals share the victory (HA-42)."""
    most: i64 = -1
    found: i64 = 0
    for seat in range(p.box.seats):
        if p.points[seat] > most:
            most = p.points[seat]
            found = 0
        if p.points[seat] == most:
            found |= 1 << seat
    return found
