"""What every bot answers."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

import msgspec

from malecon.games.api import Game
from malecon.games.errors import MaleconError
from malecon.games.view import View


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on one turn: actions played in its head, or milliseconds of CPU."""

    nodes: int = 0
    ms: float = 0.0


FULL = Budget(ms=300.0)


class Forfeit(MaleconError):
    """An answer with which a bot loses its game: why, in a word, and in a sentence."""

    code = "bot/forfeit"

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


def never() -> bool:
    """Nobody stops the thinking."""
    return False


def seat_of(view: View) -> int:
    """Whose view it is; a bot is never asked as a spectator."""
    assert view.seat is not None
    return view.seat


class Bot(ABC):
    """A player that knows its seat's view and its legal actions, nothing else."""

    name: ClassVar[str]
    peeks: ClassVar[bool] = False  # whether an arena shows it what others have sealed

    @abstractmethod
    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        """Actions to play one after another; they end before a draw or a reveal.

        The first is one of the legal ones. The budget is what is left of this turn's. The same
        seed and budget of nodes give the same answer; once stopped() is true the best so far does.
        """
