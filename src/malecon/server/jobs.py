"""Who thinks for bots: a bounded pool of processes of low priority, outside the event loop.

Questions wait in their shares until a worker is free, and are put into words only then: nobody
thinks about a position that has passed. A worker that dies is replaced; one that is late is killed,
and a legal move at random is played in its place, so that no table waits for a bot for long. Where
no worker can be started the questions wait until one can.
"""

import asyncio
import multiprocessing
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from multiprocessing.context import SpawnContext
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json

from malecon.server import logs
from malecon.server.minder import Minder, Told
from malecon.server.shares import HOLD, Asker, Shares

LATE_SECONDS: Final = 10.0  # much more than any budget


class Job(Struct):
    """One question to a bot in words: a view and what is legal, nothing more."""

    table: str
    row: int
    seat: int
    bot: str
    settings: str  # of the game, resolved
    view: Mapping[str, Any]
    legal: list[int]
    ms: float = 0.0  # of CPU, for this answer
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


class Jobs(ABC):
    """Somewhere that bots think. `ask` and all answers are in the event loop."""

    waiting: int = 0
    done: int = 0
    replaced: int = 0

    @abstractmethod
    def ask(self, question: Question) -> None:
        """Let a bot think as soon as its turn comes."""

    def moved(self, question: Question) -> None:  # noqa: B027
        """The rank of a question may have changed."""

    @abstractmethod
    def workers(self) -> int:
        """How many workers there are, or would be as soon as they are needed."""

    def dead(self) -> int:
        """How many workers cannot be started, or have nobody who would start them."""
        return 0

    @abstractmethod
    async def close(self) -> None:
        """Stop thinking; what is under way is dropped."""


class LocalJobs(Jobs):
    """Processes on this machine, each looked after by a thread."""

    def __init__(
        self,
        workers: int | None = None,
        late: float = LATE_SECONDS,
        context: SpawnContext | None = None,
    ) -> None:
        # spawn: a forked worker would hold the sockets and the store of the server open
        context = context or multiprocessing.get_context("spawn")
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._shares = Shares()
        self._idle: list[Minder] = []
        self._looking: asyncio.TimerHandle | None = None
        self._under_way: dict[Minder, tuple[Question, Job]] = {}
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._minders = [Minder(number, context, late, self._tell) for number in range(count)]
        self._minders[0].begin()  # at once, so that it shows whether workers can be started

    def ask(self, question: Question) -> None:
        self._shares.put(question)
        self._hand_out()

    def moved(self, question: Question) -> None:
        self._shares.moved(question)
        self._count()

    def workers(self) -> int:
        resting = sum(not minder.is_begun for minder in self._minders)
        fit = sum(minder.is_fit for minder in self._minders)
        return fit + (resting if not self.dead() else 0)

    def dead(self) -> int:
        return sum(minder.is_begun and not minder.is_fit for minder in self._minders)

    async def close(self) -> None:
        self._closing = True
        for minder in self._minders:
            minder.close()
        for minder in self._minders:
            await asyncio.to_thread(minder.join)

    def _tell(self, minder: Minder, told: Told) -> None:
        """News from a minder, in its thread."""
        if not self._closing:
            self._loop.call_soon_threadsafe(self._told, minder, told)

    def _told(self, minder: Minder, told: Told) -> None:
        self.replaced += told.lost
        if minder in self._idle:
            self._idle.remove(minder)
        if told.is_up:
            self._idle.append(minder)
        try:
            if minder in self._under_way:
                self._take_back(*self._under_way.pop(minder), told)
        finally:
            self._hand_out()

    def _take_back(self, question: Question, job: Job, told: Told) -> None:
        """What a worker made of a question: an answer, or nothing."""
        self._shares.used(question, told.seconds)
        actions = _actions(told.answer, job)
        if actions is None and not (told.was_late or question.was_broken):
            question.was_broken = told.was_asked
            self._shares.put(question)
            return
        self.done += 1
        question.answer(actions or [job.legal[job.seed % len(job.legal)]])

    def _hand_out(self) -> None:
        """Questions to workers that have nothing to do; more workers if there are none."""
        while self._idle and not self._closing:
            question = self._shares.take()
            if question is None:
                break
            assert isinstance(question, Question)
            job = _in_words(question)
            if job is None:
                self._shares.used(question, 0.0)
                continue
            self._shares.expect(question, job.ms / 1000)
            job.seed = secrets.randbits(60)
            minder = self._idle.pop()
            self._under_way[minder] = question, job
            minder.ask(json.encode(job))
        if self._shares and not self._closing:
            self._look_again() if self._idle else self._begin_one_more()
        self._count()

    def _look_again(self) -> None:
        """Those who wait though a worker is free are held back for a moment."""
        if self._looking is None or self._looking.when() < self._loop.time():
            self._looking = self._loop.call_later(HOLD, self._hand_out)

    def _begin_one_more(self) -> None:
        if any(minder.is_starting for minder in self._minders):
            return
        resting = next((minder for minder in self._minders if not minder.is_begun), None)
        if resting is not None:
            resting.begin()

    def _count(self) -> None:
        self.waiting = len(self._shares) + len(self._under_way)


def _in_words(question: Question) -> Job | None:
    """A table where that fails does not hold up the others."""
    try:
        return question.job()
    except Exception as error:
        logs.failed("question", error)
        return None


def _actions(answer: bytes | None, job: Job) -> list[int] | None:
    if answer is None:
        return None
    try:
        found = json.decode(answer, type=list[int])
    except (DecodeError, ValidationError):
        return None
    return found if found and found[0] in job.legal else None
