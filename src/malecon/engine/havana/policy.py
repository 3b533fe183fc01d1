"""Fast judgement for playouts: uniform choice, and the points so far."""

from mypy_extensions import i64

from malecon.engine.havana.state import State
from malecon.engine.rng import Rng


def guess(p: State, seat: i64, rng: Rng) -> i64:
    """Any legal action, all equally likely."""
    return p.pick(seat, rng)


def evaluate(p: State) -> list[float]:
    """Points so far."""
    return [float(p.points[seat]) for seat in range(p.box.seats)]


def spread(p: State) -> float:
    """How many points of difference still mean little."""
    return 4.0
