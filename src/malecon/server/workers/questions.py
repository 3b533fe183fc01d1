"""What a bot is asked: somewhere it is to think, and the same in words for a worker."""

from abc import abstractmethod

from msgspec import Raw, Struct

from malecon.server.workers.shares import Asker


class Job(Struct):
    """One question to a bot in words: a view and what is legal, nothing more."""

    table: str
    row: int
    seat: int
    bot: str
    settings: str  # of the game, resolved
    view: Raw  # in JSON
    legal: list[int]
    ms: float = 0.0  # for this answer, of CPU and by the clock on the wall
    seed: int = 0


class Question(Asker):
    """Somewhere a bot is to think."""

    was_broken: bool = False  # a worker has died over it

    @abstractmethod
    def job(self) -> Job | None:
        """What there is to think about now; None if nothing any more."""

    @abstractmethod
    def answer(self, actions: list[int]) -> None:
        """What the bot wants to play."""
