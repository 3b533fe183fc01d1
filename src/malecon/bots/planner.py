"""The bot that looks ahead: whole turns tried in worlds that fit its view (engine/planning.py)."""

from collections.abc import Callable
from time import process_time
from typing import ClassVar, Final

from malecon.bots.api import Bot, Budget, never, seat_of
from malecon.engine.planning import Search
from malecon.games.api import Game
from malecon.games.view import View

NODES_PER_PLAN: Final = 400
FEWEST: Final = 8  # plans compared
MOST: Final = 40
SLICE: Final = 1000  # nodes between two looks at the clock, about a millisecond
NODES_PER_MS: Final = 1000  # only to choose how many plans to compare
RESERVE: Final = 0.9  # the part of the time after which nothing more is begun


class Planner(Bot):
    """Sequential halving over whole turns; sealed choices are mixed."""

    name = "planner"
    nodes_per_plan: ClassVar[int] = NODES_PER_PLAN
    fewest: ClassVar[int] = FEWEST

    def rounds(self, game: Game) -> int:
        """Playouts are cut when so many more rounds have begun."""
        return game.horizon

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        if len(legal) == 1:
            return legal
        position = game.from_view(view, seed)
        search = Search(position, seat_of(view), seed, self.rounds(game), False)
        return self.think(search, Stopwatch(budget, stopped))

    def think(self, search: Search, clock: "Stopwatch") -> list[int]:
        """Propose, then give up half of what is left at even distances."""
        search.propose(clock.plans(self.nodes_per_plan, self.fewest))
        rounds = (len(search.plans) - 1).bit_length()
        for i in range(rounds):
            while not clock.is_past((i + 1) / rounds, search.nodes):
                search.run(SLICE)
            if clock.is_stopped:
                break
            if i + 1 < rounds:
                search.halve()
        return search.best()


class Stopwatch:
    """How much of a budget is used."""

    def __init__(self, budget: Budget, stopped: Callable[[], bool]) -> None:
        self.budget = budget
        self.begun = process_time()
        self.stopped = stopped
        self.is_stopped = False

    def plans(self, nodes_per_plan: int = NODES_PER_PLAN, fewest: int = FEWEST) -> int:
        """How many plans a budget is enough to compare."""
        nodes = self.budget.nodes or self.budget.ms * NODES_PER_MS
        return min(MOST, max(fewest, int(nodes) // nodes_per_plan))

    def is_past(self, part: float, nodes: int) -> bool:
        """Whether this part of the budget is used, or somebody waits for the answer."""
        self.is_stopped = self.is_stopped or self.stopped()
        if self.is_stopped:
            return True
        if self.budget.nodes:
            return nodes >= part * self.budget.nodes
        used = (process_time() - self.begun) * 1000
        return used >= part * RESERVE * self.budget.ms


class FirstPlanner(Planner):
    """The planner of the first release, kept to be compared with."""

    name = "planner-1"
    nodes_per_plan = 1500
    fewest = 6

    def rounds(self, game: Game) -> int:
        return 2
