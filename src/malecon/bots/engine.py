"""A bot that is a program of its own, asked over its standard input and output."""

import atexit
import contextlib
import os
import shlex
import signal
import subprocess
from collections.abc import Callable
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

import msgspec

from malecon.bots import protocol
from malecon.bots.api import Bot, Budget, Forfeit, never
from malecon.bots.turn import BotTurn, actions_of
from malecon.games.api import Game
from malecon.games.view import View

STARTING: Final = 10.0  # seconds until an engine has said hello
GRACE: Final = 2.0  # seconds on top of three times its budget; a budget of nodes has no other limit
NODES: Final = 60.0  # seconds for any budget of nodes
LINE: Final = 1 << 20  # bytes that an answer may have
LOOK: Final = 0.02  # seconds between two looks at whether somebody waits


class EngineBot(Bot):
    """An engine in one seat. What it says is checked; it is ended when it hangs or lies."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name  # type: ignore[misc]  # of this engine, not of all
        self.command = command
        self.line: Line | None = None
        self.game: Game | None = None
        self.asked = 0

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        turn = BotTurn(game, view, legal, budget, seed, stopped)
        return actions_of(self._answer(turn), turn)

    def over(self, scores: list[int], winners: list[int]) -> None:
        """Tell an engine that lives how its game ended."""
        if self.line is not None and self.game is not None:
            self.line.tell(protocol.Over(scores, winners))
        self.game = None

    def close(self) -> None:
        """End the process, and what it has started."""
        if self.line is not None:
            self.line.end()
        self.line = self.game = None

    def _answer(self, turn: BotTurn) -> list[str]:
        line = self._told_of(turn)
        self.asked += 1
        line.tell(protocol.question(turn.view, turn.moves, self.asked, turn.budget, turn.seed))
        patience = NODES if turn.budget.nodes else 3 * turn.budget.ms / 1000
        until, told_to_stop = monotonic() + patience + GRACE, False
        while True:
            said = line.heard(min(until, monotonic() + LOOK))
            if said is None:
                if monotonic() >= until:
                    raise Forfeit(
                        "time", f"{self.name} did not answer in {patience + GRACE:.1f} s."
                    )
                if not told_to_stop and turn.stopped():
                    line.tell(protocol.Stop(self.asked))
                    told_to_stop = True
            elif isinstance(said, protocol.EngineMove) and said.id == self.asked:
                return said.moves

    def _told_of(self, turn: BotTurn) -> "Line":
        """The line to the engine, which knows what is played."""
        if self.line is None:
            self.line = Line(self.name, self.command)
            self.line.greet()
        if self.game is not turn.game:
            self.game = turn.game
            self.line.tell(protocol.new_game(turn.game.resolved, turn.seat))
        return self.line


class Line:
    """A process and the lines to and from it."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Forfeit("exception", f"{name} cannot be started: {error}.") from error
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()

    def greet(self) -> None:
        """Say hello and wait for the other's."""
        self.tell(protocol.EngineHello())
        said = self.heard(monotonic() + STARTING)
        if said is None:
            raise Forfeit("time", f"{self.name} did not say hello in {STARTING:g} s.")
        if not isinstance(said, protocol.EngineHello) or said.protocol != protocol.PROTOCOL:
            raise Forfeit("exception", f"{self.name} does not speak protocol {protocol.PROTOCOL}.")

    def tell(self, message: protocol.Told) -> None:
        """Send a message."""
        self.send(msgspec.json.encode(message))

    def send(self, line: bytes) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Forfeit("exception", f"{self.name} has ended.") from error

    def heard(self, until: float) -> protocol.Said | None:
        """The next line; None if there is none by then."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None
        if not line.endswith(b"\n"):
            raise Forfeit("exception", f"{self.name} has ended, or said a line without an end.")
        try:
            found: protocol.Said = msgspec.json.decode(line, type=protocol.Said)
        except msgspec.MsgspecError as error:
            raise Forfeit("exception", f"{self.name} said what nobody can read: {error}") from error
        return found

    def end(self) -> None:
        """Kill the process and all that belong to it."""
        with contextlib.suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was never sent goes with it
                stream.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LINE):
            self.lines.put(line)
            if not line.endswith(b"\n"):
                return
        self.lines.put(b"")


@cache
def seated(name: str, command: str, chair: int) -> EngineBot:
    """The engine of a chair: it is started once and plays game after game."""
    found = EngineBot(name, command)
    atexit.register(found.close)
    return found
