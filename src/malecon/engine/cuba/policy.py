"""Fast judgement for playouts: uniform choice, and the points if play ended now."""

from mypy_extensions import i64

from malecon.engine.bits import size
from malecon.engine.cuba.state import State
from malecon.engine.rng import Rng


def guess(p: State, seat: i64, rng: Rng) -> i64:
    """Any legal action, all equally likely."""
    return p.pick(seat, rng)


def evaluate(p: State) -> list[float]:
    """Points so far and two per building owned (C-135); at the end they are in the score."""
    ahead = 0 if p.to_move() == -2 else 2
    return [float(p.points[seat] + ahead * size(p.tiles[seat])) for seat in range(p.box.seats)]


def spread(p: State) -> float:
    """How many points of difference still mean little."""
    return 8.0
