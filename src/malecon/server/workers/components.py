"""The components of this site, and the worker that reads those which people write themselves.

A text from outside is read in a process of its own, one at a time: nobody knows how long the TOML
of a stranger takes, and a text that takes too long is ended together with its process.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from malecon.games import own_components
from malecon.games.own_components import MOST_BYTES, Checked, Written
from malecon.games.registry import all_games
from malecon.server.refusal import Refusal
from malecon.server.workers.supervisor import Supervisor, Told
from malecon.server.workers.worker import READY

LATE_SECONDS: Final = 2.0  # a text that is meant well takes a hundredth of this
WAIT_SECONDS: Final = 20.0  # for a worker that starts, and for those who came before
MOST_WAITING: Final = 40
NICENESS: Final = 5  # somebody waits, but not a game; bots have 10
IDLE_SECONDS: Final = 300.0  # until the worker is sent home


class TextToCheck(msgspec.Struct):
    """A text for the worker."""

    number: int
    game: str
    text: str
    printed: Written | None
    language: str


class Answer(msgspec.Struct):
    """What the worker makes of it."""

    number: int
    checked: Checked


class Slow(Refusal):
    """A text that took too long: whoever sent it pays for that."""


class ComponentService:
    """What new tables are played with, and a reader for people's own."""

    def __init__(self, site: Mapping[str, Written] | None = None, late: float = LATE_SECONDS):
        self._site = dict(site or {})
        self._late = late
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._supervisor: Supervisor | None = None
        self._up = asyncio.Event()
        self._number = 0
        self._answered: asyncio.Future[Told] | None = None
        self._rest: asyncio.TimerHandle | None = None

    def site(self, game: str) -> Written | None:
        """The components that the host has chosen for a game; None for our reconstruction."""
        return self._site.get(game)

    def of(self, game: str) -> Written:
        """What a new table is played with."""
        return self.site(game) or own_components.reconstruction(game)

    async def check(self, game: str, text: str, language: str = "en") -> Checked:
        """What is wrong with somebody's text; refused if it is too long, or takes too long."""
        size = len(text.encode())
        if size > MOST_BYTES:
            said = f"The text has {size} bytes; {MOST_BYTES} are allowed. Nothing was changed."
            raise Refusal("request/too-large", said)
        if self._waiting >= MOST_WAITING:
            raise Refusal("limit/rate", "Too many texts wait to be checked; wait a little.", 1.0)
        self._waiting += 1
        try:
            async with asyncio.timeout(WAIT_SECONDS), self._lock:
                return await self._asked(game, text, language)
        except TimeoutError:
            raise _unchecked() from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Send the worker home for good."""
        supervisor = self._supervisor
        self._send_home()
        if supervisor is not None:
            await asyncio.to_thread(supervisor.join)

    async def _asked(self, game: str, text: str, language: str) -> Checked:
        supervisor = self._supervisor or self._begin()
        await self._up.wait()
        self._number += 1
        self._answered = asyncio.get_running_loop().create_future()
        question = TextToCheck(self._number, game, text, self.site(game), language)
        supervisor.ask(msgspec.json.encode(question))
        told = await self._answered
        self._let_rest()
        if told.answer is not None:
            return msgspec.json.decode(told.answer, type=Answer).checked
        if told.was_late:
            said = "The text takes too long to read; it is no list of cards. Nothing was changed."
            raise Slow("components/bad", said)
        raise _unchecked()

    def _begin(self) -> Supervisor:
        loop = asyncio.get_running_loop()

        def deliver(supervisor: Supervisor, told: Told) -> None:  # in the supervisor's thread
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._told, supervisor, told)

        context = multiprocessing.get_context("spawn")
        self._supervisor = Supervisor(0, context, self._late, deliver, work)
        self._supervisor.begin()
        return self._supervisor

    def _told(self, supervisor: Supervisor, told: Told) -> None:
        if supervisor is not self._supervisor:
            return
        if told.is_up:
            self._up.set()
        else:
            self._up.clear()
        waits = self._answered is not None and not self._answered.done()
        if told.was_asked and waits and self._is_to_this(told):
            assert self._answered is not None
            self._answered.set_result(told)

    def _is_to_this(self, told: Told) -> bool:
        """Whoever gave up waiting has left a question behind, whose answer nobody wants."""
        if told.answer is None:
            return True
        return msgspec.json.decode(told.answer, type=Answer).number == self._number

    def _let_rest(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._send_home)

    def _send_home(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        supervisor, self._supervisor, self._rest = self._supervisor, None, None
        self._up.clear()
        if supervisor is not None:
            supervisor.close()


def _unchecked() -> Refusal:
    return Refusal("components/unchecked", "The text could not be checked now; try again.")


def work(pipe: Connection) -> None:
    """The worker: texts in, what is wrong with them out, until nobody asks any more."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in all_games():
        own_components.check(game, "ready = false")  # what is read once is read before the first
    try:
        pipe.send_bytes(READY)
        while True:
            asked = msgspec.json.decode(pipe.recv_bytes(), type=TextToCheck)
            checked = own_components.check(asked.game, asked.text, asked.printed, asked.language)
            pipe.send_bytes(msgspec.json.encode(Answer(asked.number, checked)))
    except (EOFError, OSError):  # nobody asks any more
        return
