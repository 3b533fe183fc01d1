"""A search that keeps several plans apart, and how each of them goes on in fresh worlds.

The plans that are shown begin differently, so that there is something to choose from. What is
said of them comes from worlds in which none was chosen: a plan that was lucky gains nothing by it.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from malecon.engine.planning import Plan, Search, bounded, ranked
from malecon.engine.position import OVER, Position
from malecon.engine.rng import Rng

ANY: Final = -1
# Numbers to a loss that is counted: the event; the place that seat 0 is, where another seat takes
# from this one (ANY: it is told of the seat that has it); why (or ANY).
LOSS: Final = 3
EVENT: Final = 7  # numbers to an event
FRESH: Final = 1 << 29  # worlds from here on have not been searched in
BAD: Final = 10  # one of so many tries is the bad case


class TriedPlan:
    """How one plan goes on: the points of its seat, the chances of all, and what it loses."""

    def __init__(self, plan: Plan, seats: i64, losses: i64) -> None:
        self.plan: Plan = plan
        self.now: i64 = 0  # points that the plan itself brings
        self.points: list[float] = []  # world by world
        self.shares: list[float] = [0.0 for _ in range(seats)]
        self.squares: list[float] = [0.0 for _ in range(seats)]
        self.times: list[int] = [0 for _ in range(losses)]  # in how many worlds it happened
        self.amounts: list[int] = [0 for _ in range(losses)]

    def mean(self) -> float:
        """The points expected at the end."""
        return sum(self.points) / float(len(self.points))

    def doubt(self) -> float:
        """The standard error of that."""
        n = float(len(self.points))
        mean = self.mean()
        squares = 0.0
        for points in self.points:
            squares += (points - mean) * (points - mean)
        return sqrt(squares) / n

    def low(self) -> float:
        """The points that all but the worst tries reach."""
        return sorted(self.points)[len(self.points) // BAD]

    def share(self, seat: i64) -> float:
        """A seat's chance of winning."""
        return self.shares[seat] / float(len(self.points))

    def share_doubt(self, seat: i64) -> float:
        """The standard error of that."""
        n = float(len(self.points))
        mean = self.share(seat)
        spread = self.squares[seat] / n - mean * mean
        return sqrt(spread / n) if spread > 0.0 else 0.0


class Coaching(Search):
    """A search for somebody who wants to choose."""

    def __init__(
        self, root: Position, seat: i64, seed: int, rounds: i64, wanted: i64, losses: list[int]
    ) -> None:
        super().__init__(root, seat, seed, rounds, False)
        self.wanted: i64 = wanted  # how many plans are to be told of
        self.losses: list[int] = losses
        self.tried: list[TriedPlan] = []
        self.fresh: i64 = 0  # worlds that these have met

    def kept(self, best: list[Plan], most: i64) -> list[Plan]:
        """The better ones, and the best of those that begin differently."""
        found = best[:most]
        for plan in different(best, self.wanted):
            if plan not in found:
                found.append(plan)
        return found

    def choose(self) -> None:
        """The best plans, each beginning differently where there are so many beginnings."""
        best = ranked(self.plans)
        found = different(best, self.wanted)
        for plan in best:
            if len(found) < self.wanted and plan not in found:
                found.append(plan)
        before = self.root.scores()[self.seat]
        for plan in found:
            tried = TriedPlan(plan, self.root.seats(), len(self.losses) // LOSS)
            tried.now = self.after(plan).scores()[self.seat] - before
            self.tried.append(tried)

    def after(self, plan: Plan) -> Position:
        """The position that a plan leads to."""
        p = self.root.copy()
        self.forget(p)
        for action in plan.actions:
            p.play(self.seat, action)
        return p

    def look(self) -> None:
        """Let each of the plans that were chosen go on in one more world."""
        for tried in self.tried:
            self.look_at(tried)
        self.fresh += 1

    def look_at(self, tried: TriedPlan) -> None:
        """One plan in the world at hand, listening for losses from its end on."""
        rng = Rng(self.worlds + FRESH + self.fresh)
        p = self.root.copy()
        p.resample(self.seat, rng)
        self.forget(p)
        for action in tried.plan.actions:
            p.play(self.seat, action)
        p.listen()
        self.nodes += len(tried.plan.actions) + self.go_on(p, rng)
        self.count(tried, p.hear())
        points = p.evaluate()
        tried.points.append(points[self.seat])
        for seat, share in enumerate(shares(p, points)):
            tried.shares[seat] += share
            tried.squares[seat] += share * share

    def count(self, tried: TriedPlan, told: list[int]) -> None:
        """What the seat has lost in this world."""
        for i in range(len(self.losses) // LOSS):
            found = lost(told, self.seat, self.losses[LOSS * i : LOSS * i + LOSS])
            tried.amounts[i] += found
            if found > 0:
                tried.times[i] += 1


def different(plans: list[Plan], wanted: i64) -> list[Plan]:
    """The first plan of each beginning, so many at most."""
    found: list[Plan] = []
    begun: list[int] = []
    for plan in plans:
        if len(found) < wanted and plan.actions[0] not in begun:
            begun.append(plan.actions[0])
            found.append(plan)
    return found


def lost(told: list[int], seat: i64, loss: list[int]) -> i64:
    """How much of one kind of loss a seat has had by these events."""
    event, place, why = loss
    found: i64 = 0
    for i in range(0, len(told), EVENT):
        if told[i] != event or (why != ANY and told[i + 6] != why):
            continue
        is_mine = told[i + 1] == seat if place == ANY else told[i + 4] == place + seat
        if is_mine:
            found += told[i + 3]
    return found


def shares(p: Position, points: list[float]) -> list[float]:
    """Every seat's chance of winning; once the game is over the winners share it."""
    seats = len(points)
    if p.to_move() == OVER:
        winners = p.winners()
        won = [float(winners >> seat & 1) for seat in range(seats)]
        return [one / sum(won) for one in won]
    doubt = p.spread()
    best = max(points)
    weights = [exp(bounded((one - best) / doubt)) for one in points]
    return [one / sum(weights) for one in weights]
