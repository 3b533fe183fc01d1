"""One worker and the thread that looks after it: starts it, asks it, and puts another in its place.

The thread ends when it is told to and never else. A worker that cannot be started is tried again,
after longer and longer pauses; meanwhile questions are given back unasked.
"""

from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from msgspec import Struct

from malecon.server import logs
from malecon.server.workers.worker import READY, work

START_SECONDS: Final = 60.0  # until a worker must have come up, on any machine
LOOK_SECONDS: Final = 1.0  # between two looks whether an idle worker still lives
PAUSES: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # between tries to start a worker
GIVE_UP: Final = 3.0  # seconds a worker gets to end by itself


class Told(Struct, frozen=True):
    """What became of a supervisor's question, if it had one, and how its worker is."""

    is_up: bool
    lost: bool = False  # a worker has to be replaced
    was_asked: bool = False
    was_late: bool = False
    answer: bytes | None = None
    seconds: float = 0.0


class Supervisor:
    """A worker's keeper. `tell` is called in its thread."""

    def __init__(
        self, number: int, context: SpawnContext, late: float,
        deliver: Callable[["Supervisor", Told], None],
        target: Callable[[Connection], None] | None = None,
    ) -> None:  # fmt: skip
        self._target = target or work
        self._context = context
        self._late = late
        self._deliver = deliver
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._inbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._closing = False
        self._failures = 0  # to start a worker, in a row
        self._is_up = False
        self._thread = Thread(target=self._run, name=f"malecon-bots-{number}", daemon=True)
        self.is_begun = False

    # In the event loop

    def begin(self) -> None:
        """Start a worker, and answer from now on."""
        self.is_begun = True
        self._thread.start()

    def ask(self, question: bytes) -> None:
        """Let the worker think; what comes of it is told."""
        self._inbox.put(question)

    @property
    def is_fit(self) -> bool:
        """Whether there is a worker, or one is on its way that nothing is known against."""
        return self.is_begun and self._thread.is_alive() and not self._failures

    @property
    def is_starting(self) -> bool:
        """Whether there is no worker yet, or not again."""
        return self.is_begun and not self._is_up

    def close(self) -> None:
        """End the worker, at once if it is thinking, and then the thread."""
        self._closing = True
        self._inbox.put(None)
        process = self._process
        if process is not None:
            process.kill()

    def join(self) -> None:
        """Wait for the end."""
        if self.is_begun:
            self._thread.join(GIVE_UP)

    # In the thread

    def _run(self) -> None:
        while not self._closing:
            try:
                self._turn()
            except Exception as error:  # whatever it is, the thread goes on
                self._failed(error)
        self._end()

    def _turn(self) -> None:
        pause = LOOK_SECONDS
        if not self._lives():
            self._replace()
            pause = PAUSES[min(self._failures, len(PAUSES)) - 1] if self._failures else pause
        try:
            question = self._inbox.get(timeout=pause)
        except Empty:
            return
        if question is None:
            return
        if self._lives():
            self._ask(question)
        else:
            self._lose()

    def _lives(self) -> bool:
        return self._is_up and self._process is not None and self._process.is_alive()

    def _replace(self) -> None:
        """Another worker, or the first."""
        if self._is_up:
            self._lose()
        try:
            self._start()
        except Exception as error:  # no memory, no process, no file, a worker that broke: try again
            self._failed(error)
            return
        self._failures = 0
        self._is_up = True
        self._deliver(self, Told(is_up=True))

    def _failed(self, error: Exception) -> None:
        self._failures += 1
        if not self._closing and self._failures & (self._failures - 1) == 0:  # rarer and rarer
            logs.failed("worker", error, tries=self._failures)
        self._lose()

    def _lose(self, was_asked: bool = False, was_late: bool = False, seconds: float = 0.0) -> None:
        """There is no worker any more."""
        lost, self._is_up = self._is_up, False
        self._end()
        self._deliver(self, Told(False, lost, was_asked, was_late, None, seconds))

    def _ask(self, question: bytes) -> None:
        assert self._pipe is not None
        began = monotonic()
        try:
            self._pipe.send_bytes(question)
            if self._pipe.poll(self._late):
                answer = self._pipe.recv_bytes()
                told = Told(True, was_asked=True, answer=answer, seconds=monotonic() - began)
                self._deliver(self, told)
                return
        except (EOFError, OSError):
            self._lose(was_asked=True, seconds=monotonic() - began)
            return
        self._lose(was_asked=True, was_late=True, seconds=monotonic() - began)

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        try:
            process = self._context.Process(target=self._target, args=(theirs,), daemon=True)
            process.start()
            self._process = process
        finally:
            theirs.close()
        if self._closing:  # perhaps before there was anything to kill
            raise InterruptedError("The worker is not wanted any more.")
        if not self._pipe.poll(START_SECONDS):
            raise TimeoutError("The worker did not come up.")
        if self._pipe.recv_bytes() != READY:
            raise OSError("The worker said something else than that it is ready.")

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(GIVE_UP)
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
