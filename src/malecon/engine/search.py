"""Many games at once, inside compiled code."""

from mypy_extensions import i64

from malecon.engine.position import OVER, Position
from malecon.engine.rng import Rng


def playout(position: Position, rng: Rng) -> tuple[i64, i64]:
    """Play to the end at random: how many decisions, and how many actions with draws and all.

    A decision is a choice of a seat between at least two actions.
    """
    decisions: i64 = 0
    actions: i64 = 0
    while True:
        played = position.stroll(rng)
        if played == OVER:
            return decisions, actions
        decisions += played
        actions += 1


def playouts(position: Position, games: int, seed: int) -> int:
    """Play that many random games from copies of a position; the number of decisions in all."""
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(position.copy(), rng)[0]
    return decisions


def perft(position: Position, depth: int) -> int:
    """How many lines of that many actions there are, chance outcomes counted like choices."""
    if depth == 0:
        return 1
    lines = 0
    seat = position.to_move()
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        lines += perft(after, depth - 1)
    return lines
