"""A search over whole turns: playouts by guess, cut with evaluate, weak plans given up by halves.

A plan is what one seat does until its turn passes, something is drawn or choices are revealed.
Every plan meets the same sampled worlds with the same dice, so that luck does not decide.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import size
from malecon.engine.position import CHANCE, END, OVER, Position
from malecon.engine.rng import Rng

WHIM: Final = 8  # one in so many steps of a proposed plan is any legal action
TRIES_PER_PLAN: Final = 6  # proposals made for each plan that is wanted
LEAD: Final = 0.002  # what a point of lead is worth beside the chance of winning
DICE: Final = 1 << 30


class Plan:
    """What a seat could do, and how that went in the worlds tried."""

    def __init__(self, actions: list[int], prior: float) -> None:
        self.actions: list[int] = actions
        self.prior: float = prior  # how the table looks right after it
        self.tries: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def mean(self) -> float:
        """How it went on average; what it looked like if it was never tried."""
        return self.total / float(self.tries) if self.tries > 0 else self.prior

    def doubt(self) -> float:
        """The standard error of the mean."""
        if self.tries < 2:
            return 0.25
        n = float(self.tries)
        spread = self.squares / n - (self.total / n) * (self.total / n)
        return sqrt(spread / n) if spread > 0.0 else 0.0


class Search:
    """What a seat could do in a position of which it knows its view; it can stop at any time."""

    def __init__(self, root: Position, seat: i64, seed: int, rounds: i64, is_shown: bool) -> None:
        self.root: Position = root
        self.seat: i64 = seat
        self.rng: Rng = Rng(seed)
        self.worlds: i64 = self.rng.below(DICE)  # seed of the first world
        self.until: i64 = root.stage() + rounds
        self.is_shown: bool = is_shown  # the sealed choices of others lie open
        self.is_sealed: bool = root.is_sealed()
        self.plans: list[Plan] = []  # those not given up, best first after halve()
        self.world: i64 = 0
        self.turn: i64 = 0  # the plan to be tried next
        self.nodes: i64 = 0  # actions played so far

    def propose(self, most: i64) -> None:
        """Plans by guess behind every legal action, each result once, the most promising kept."""
        legal = self.root.legal(self.seat)
        seen: dict[bytes, bool] = {}
        tries: i64 = most * TRIES_PER_PLAN
        if tries < len(legal):
            tries = len(legal)
        for i in range(tries):
            begin = legal[i] if i < len(legal) else -1
            self.propose_one(begin, i >= 2 * len(legal), seen)
        self.plans = self.kept(ranked(self.plans), most)

    def propose_one(self, begin: i64, may_stray: bool, seen: dict[bytes, bool]) -> None:
        """One more plan, if it leads where none has led."""
        p = self.root.copy()
        self.forget(p)
        done: list[int] = []
        action = begin if begin >= 0 else p.guess(self.seat, self.rng)
        while True:
            sealed = p.is_sealed()
            p.play(self.seat, action)
            done.append(action)
            self.nodes += 1
            if action == END or not self.goes_on(p, sealed):
                break
            stray = may_stray and self.rng.below(WHIM) == 0
            action = p.pick(self.seat, self.rng) if stray else p.guess(self.seat, self.rng)
        key = p.encode()
        if key not in seen:
            seen[key] = True
            self.plans.append(Plan(done, self.outcome(p)))

    def follow(self) -> list[int]:
        """The plan that guess itself makes."""
        self.propose_one(-1, False, {})
        return self.chosen(self.plans[-1])

    def chosen(self, plan: Plan) -> list[int]:
        """The choices of a plan, without the only ones: a match plays those by itself."""
        p = self.root.copy()
        self.forget(p)
        found: list[int] = []
        for action in plan.actions:
            if action == END or p.choices(self.seat) > 1:
                found.append(action)
            p.play(self.seat, action)
        return found

    def goes_on(self, p: Position, sealed: bool) -> bool:
        """Whether the seat goes on choosing, with nothing drawn or revealed in between."""
        if (p.waiting() >> self.seat) & 1 == 0:
            return False
        if not sealed:
            return not p.is_sealed()
        return p.is_sealed() and p.copy().unseal(self.seat) > 0

    def forget(self, p: Position) -> None:
        """Sealed choices of others are made anew by guess."""
        if not self.is_shown and self.is_sealed:
            for other in range(p.seats()):
                if other != self.seat:
                    p.unseal(other)

    def run(self, nodes: i64) -> None:
        """Try plans in turn until so many more actions have been played."""
        until = self.nodes + nodes
        while self.nodes < until:
            self.try_plan(self.plans[self.turn])
            self.turn += 1
            if self.turn >= len(self.plans):
                self.turn = 0
                self.world += 1

    def try_plan(self, plan: Plan) -> None:
        """Play a plan in the world at hand, and go on by guess to the cut."""
        rng = Rng(self.worlds + self.world)
        p = self.root.copy()
        if not self.is_shown:
            p.resample(self.seat, rng)
            self.forget(p)
        for action in plan.actions:
            p.play(self.seat, action)
        self.nodes += len(plan.actions) + self.go_on(p, rng)
        result = self.outcome(p)
        plan.tries += 1
        plan.total += result
        plan.squares += result * result

    def go_on(self, p: Position, rng: Rng) -> i64:
        """Everybody plays by guess until the cut; how many actions that were."""
        played: i64 = 0
        while p.stage() < self.until:
            seat = p.to_move()
            if seat == OVER:
                break
            action = p.pick(CHANCE, rng) if seat == CHANCE else p.guess(seat, rng)
            p.play(seat, action)
            played += 1
        return played

    def outcome(self, p: Position) -> float:
        """The seat's chance of winning, and a little for the lead."""
        points = p.evaluate()
        mine = points[self.seat]
        best = -1000.0
        others = 0.0
        doubt = p.spread()
        for other in range(len(points)):
            if other != self.seat:
                if points[other] > best:
                    best = points[other]
                others += exp(bounded((points[other] - mine) / doubt))
        lead = LEAD * (mine - best)
        if p.to_move() == OVER:
            winners = p.winners()
            if (winners >> self.seat) & 1 == 0:
                return lead
            return 1.0 / float(size(winners)) + lead
        return 1.0 / (1.0 + others) + lead

    def halve(self) -> None:
        """Give up the weaker half."""
        self.plans = self.kept(ranked(self.plans), (len(self.plans) + 1) // 2)
        self.turn = 0
        self.world += 1

    def kept(self, best: list[Plan], most: i64) -> list[Plan]:
        """Those of the plans, best first, that are not given up."""
        return best[:most]

    def best(self) -> list[int]:
        """The best plan so far; where choices are sealed, one that may well be the best."""
        favourite = self.plans[0]
        top = -1000.0
        for plan in self.plans:
            value = plan.mean()
            if self.is_sealed:
                value += plan.doubt() * bell(self.rng)
            if value > top:
                top = value
                favourite = plan
        return self.chosen(favourite)


def ranked(plans: list[Plan]) -> list[Plan]:
    """The best first; equals stay in their order."""
    found: list[Plan] = []
    for plan in plans:
        at = len(found)
        while at > 0 and found[at - 1].mean() < plan.mean():
            at -= 1
        found.insert(at, plan)
    return found


def bounded(x: float) -> float:
    """An exponent that exp() takes."""
    if x > 50.0:
        return 50.0
    return x if x > -50.0 else -50.0


def bell(rng: Rng) -> float:
    """A number about as likely as under the bell curve of mean 0 and deviation 1."""
    total: i64 = 0
    for _ in range(12):
        total += rng.below(DICE)
    return float(total) / float(DICE) - 6.0
