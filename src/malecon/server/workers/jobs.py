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
from multiprocessing.context import SpawnContext
from typing import Final

from msgspec import json

from malecon.server import logs
from malecon.server.workers.questions import Job, Question
from malecon.server.workers.shares import HOLD, Shares
from malecon.server.workers.supervisor import Supervisor, Told

LATE_SECONDS: Final = 10.0  # much more than any budget


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
        self._idle: list[Supervisor] = []
        self._looking: asyncio.TimerHandle | None = None
        self._under_way: dict[Supervisor, tuple[Question, Job]] = {}
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._supervisors = [
            Supervisor(number, context, late, self._deliver) for number in range(count)
        ]
        self._supervisors[0].begin()  # at once, so that it shows whether workers can be started

    def ask(self, question: Question) -> None:
        self._shares.put(question)
        self._hand_out()

    def moved(self, question: Question) -> None:
        self._shares.moved(question)
        self._count()

    def workers(self) -> int:
        resting = sum(not supervisor.is_begun for supervisor in self._supervisors)
        fit = sum(supervisor.is_fit for supervisor in self._supervisors)
        return fit + (resting if not self.dead() else 0)

    def dead(self) -> int:
        return sum(
            supervisor.is_begun and not supervisor.is_fit for supervisor in self._supervisors
        )

    async def close(self) -> None:
        self._closing = True
        for supervisor in self._supervisors:
            supervisor.close()
        for supervisor in self._supervisors:
            await asyncio.to_thread(supervisor.join)

    def _deliver(self, supervisor: Supervisor, told: Told) -> None:
        """News from a supervisor, in its thread."""
        if not self._closing:
            self._loop.call_soon_threadsafe(self._told, supervisor, told)

    def _told(self, supervisor: Supervisor, told: Told) -> None:
        self.replaced += told.lost
        if supervisor in self._idle:
            self._idle.remove(supervisor)
        if told.is_up:
            self._idle.append(supervisor)
        try:
            if supervisor in self._under_way:
                self._take_back(*self._under_way.pop(supervisor), told)
        finally:
            self._hand_out()

    def _take_back(self, question: Question, job: Job, told: Told) -> None:
        """What a worker made of a question: an answer, or nothing."""
        self._shares.used(question, told.seconds)
        if told.answer is None or not question.hear(told.answer, job):
            if not (told.was_late or question.was_broken):
                question.was_broken = told.was_asked
                self._shares.put(question)
                return
            question.miss(job)
        self.done += 1

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
            supervisor = self._idle.pop()
            self._under_way[supervisor] = question, job
            supervisor.ask(json.encode(job))
        if self._shares and not self._closing:
            self._look_again() if self._idle else self._begin_one_more()
        self._count()

    def _look_again(self) -> None:
        """Those who wait though a worker is free are held back for a moment."""
        if self._looking is None or self._looking.when() < self._loop.time():
            self._looking = self._loop.call_later(HOLD, self._hand_out)

    def _begin_one_more(self) -> None:
        if any(supervisor.is_starting for supervisor in self._supervisors):
            return
        resting = next(
            (supervisor for supervisor in self._supervisors if not supervisor.is_begun), None
        )
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
