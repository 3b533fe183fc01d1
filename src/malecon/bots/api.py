"""What every bot answers, and the registry of bots."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from malecon.games.api import Game
from malecon.games.errors import BadOption, shown


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on one turn: actions played in its head, or milliseconds of CPU."""

    nodes: int = 0
    ms: float = 0.0


FULL = Budget(ms=300.0)


def never() -> bool:
    """Nobody stops the thinking."""
    return False


class Bot(ABC):
    """A player that knows its seat's view and its legal actions, nothing else."""

    name: ClassVar[str]
    peeks: ClassVar[bool] = False  # whether an arena shows it what others have sealed

    @abstractmethod
    def choose(
        self,
        game: Game,
        view: Mapping[str, Any],
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        """Actions to play one after another; they end before a draw or a reveal.

        The first is one of the legal ones. The budget is what is left of this turn's. The same
        seed and budget of nodes give the same answer; once stopped() is true the best so far does.
        """


def bots() -> dict[str, Bot]:
    """The bots by name, the weakest first."""
    from malecon.bots.planner import Planner
    from malecon.bots.random import Random
    from malecon.bots.rules import Rules

    return {bot.name: bot for bot in (Random(), Rules(), Planner())}


def experiments() -> dict[str, Bot]:
    """The bots by name, and those that play only in an arena."""
    from malecon.bots.peeker import Peeker

    return bots() | {Peeker.name: Peeker()}


def find(name: str, known: Mapping[str, Bot] | None = None) -> Bot:
    """The bot of a name."""
    known = known or bots()
    if not isinstance(name, str) or name not in known:
        raise BadOption(f"There is no bot {shown(name)}; the bots are {', '.join(known)}.")
    return known[name]
