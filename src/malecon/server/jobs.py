"""Who thinks for bots: a bounded pool of processes of low priority, outside the event loop.

A worker that dies is replaced; one that is late is killed, and a legal move at random is played in
its place, so that no table ever waits for a bot for long.
"""

import asyncio
import multiprocessing
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from msgspec import Struct, json

Answer = Callable[[list[int] | None], None]

NICENESS: Final = 10
LATE_SECONDS: Final = 10.0  # much more than any budget
GIVE_UP: Final = 3.0  # seconds a worker gets to end by itself


class Job(Struct):
    """One question to a bot: a view and what is legal, nothing more."""

    table: str
    row: int
    seat: int
    bot: str
    game: str
    seats: int
    edition: str
    options: dict[str, str]
    view: Mapping[str, Any]
    legal: list[int]
    ms: float = 0.0  # of CPU, for this answer
    seed: int = 0


class Jobs(ABC):
    """Somewhere that bots think."""

    waiting: int = 0
    done: int = 0
    replaced: int = 0

    @abstractmethod
    def ask(self, job: Job, answer: Answer) -> None:
        """Let a bot think; `answer` is called in the event loop."""

    @abstractmethod
    def workers(self) -> int:
        """How many workers there are, or would be as soon as somebody asks."""

    @abstractmethod
    async def close(self) -> None:
        """Stop thinking; what is under way is dropped."""


class LocalJobs(Jobs):
    """Processes on this machine, each looked after by a thread."""

    def __init__(self, workers: int | None = None, late: float = LATE_SECONDS) -> None:
        self._late = late
        self._queue: SimpleQueue[tuple[Job, Answer] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._minders = [_Minder(self, number) for number in range(count)]

    def ask(self, job: Job, answer: Answer) -> None:
        self.waiting += 1
        job.seed = secrets.randbits(60)
        self._queue.put((job, answer))

    def workers(self) -> int:
        return sum(minder.is_fit() for minder in self._minders)

    async def close(self) -> None:
        self._closing = True
        for _ in self._minders:
            self._queue.put(None)
        for minder in self._minders:
            await asyncio.to_thread(minder.stop)

    def take(self) -> tuple[Job, Answer] | None:
        """The next question, for a minder."""
        return None if self._closing else self._queue.get()

    def tell(self, answer: Answer, actions: list[int]) -> None:
        """An answer, from a minder's thread."""
        if not self._closing:
            self._loop.call_soon_threadsafe(self._told, answer, actions)

    def note_replaced(self) -> None:
        """A worker had to be replaced."""
        self.replaced += 1

    @property
    def late(self) -> float:
        """When a worker is late."""
        return self._late

    def _told(self, answer: Answer, actions: list[int]) -> None:
        self.waiting -= 1
        self.done += 1
        answer(actions)


class _Minder:
    """A thread with one worker: hands it questions, and another worker in its place if need be."""

    def __init__(self, jobs: LocalJobs, number: int) -> None:
        self._jobs = jobs
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = Thread(target=self._run, name=f"malecon-bots-{number}", daemon=True)
        self._thread.start()

    def is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def is_fit(self) -> bool:
        """Whether there is a worker, or none was needed yet."""
        return self._process is None or self._process.is_alive()

    def stop(self) -> None:
        """End the worker, at once if it is thinking."""
        if self._process is not None:
            self._process.kill()
        self._thread.join(GIVE_UP)

    def _run(self) -> None:
        while (taken := self._jobs.take()) is not None:
            job, answer = taken
            actions = self._ask(job)
            if not actions:
                actions = [job.legal[job.seed % len(job.legal)]]
            self._jobs.tell(answer, actions)
        self._end()

    def _ask(self, job: Job) -> list[int] | None:
        if self._process is None:
            self._start()
        elif not self.is_alive():
            self._replace()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(json.encode(job))
            if self._pipe.poll(self._jobs.late):
                found = json.decode(self._pipe.recv_bytes(), type=list[int])
                return found if set(found[:1]) <= set(job.legal) else None
        except (EOFError, OSError):
            pass  # it died: replaced below, like one that is late
        self._replace()
        return None

    def _replace(self) -> None:
        self._end()
        self._jobs.note_replaced()
        self._start()

    def _start(self) -> None:
        # spawn: a forked worker would hold the sockets and the store of the server open
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(GIVE_UP)
        if self._pipe is not None:
            self._pipe.close()


def work(pipe: Connection) -> None:
    """A worker: questions in, answers out, until nobody asks any more."""
    import signal

    from malecon.server import bots

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            job = json.decode(pipe.recv_bytes(), type=Job)
            pipe.send_bytes(json.encode(bots.choose(job)))
        except (EOFError, OSError):  # nobody asks any more
            return
