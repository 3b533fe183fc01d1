"""What a bot is asked: somewhere it is to think, and the same in words for a worker."""

from abc import abstractmethod

from msgspec import DecodeError, Raw, Struct, ValidationError, json

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
    is_advice: bool = False  # whether plans are wanted, with reasons, and not moves


class Question(Asker):
    """Somewhere a bot is to think."""

    was_broken: bool = False  # a worker has died over it

    @abstractmethod
    def job(self) -> Job | None:
        """What there is to think about now; None if nothing any more."""

    @abstractmethod
    def answer(self, actions: list[int]) -> None:
        """What the bot wants to play."""

    def hear(self, said: bytes, job: Job) -> bool:
        """Take what a worker says to a job; False, and nothing is done, if that is no answer."""
        try:
            found = json.decode(said, type=list[int])
        except (DecodeError, ValidationError):
            return False
        if not found or found[0] not in job.legal:
            return False
        self.answer(found)
        return True

    def miss(self, job: Job) -> None:
        """No worker has answered in time: any legal move is better than none."""
        self.answer([job.legal[job.seed % len(job.legal)]])
