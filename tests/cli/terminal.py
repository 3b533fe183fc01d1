"""The command as a person or a script runs it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from threading import Timer
from types import TracebackType
from typing import IO, Self

from click.testing import CliRunner, Result

from malecon.cli.main import malecon

COMMAND = [sys.executable, "-m", "malecon"]
ENGLISH = {"LC_ALL": "C.UTF-8"}  # whatever the locale here
OVER = "The game is over"
PATIENCE = 120  # seconds; a game that hangs is ended
TAKE = "take wood, take stone, take citrus, take sugar, end"
LAPS = ("worker, place c2, end", "foreman, end", "mayor, end", "architect, end")


def run(*words: str, lines: str = "") -> Result:
    """A command inside this process; `lines` are typed."""
    return CliRunner(env=ENGLISH).invoke(malecon, words, input=lines, prog_name="malecon")


def said(*words: str, lines: str = "") -> str:
    """What a command prints that goes well."""
    result = run(*words, lines=lines)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*words: str) -> str:
    """The one sentence of a command that is refused."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    [sentence] = result.stderr.splitlines()
    assert "Traceback" not in result.output
    assert re.fullmatch(r"\S.*\.", sentence)
    return sentence


def _listen_to_interrupts() -> None:
    """A run in the background may have been started deaf to them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Table:
    """A game of `malecon play` in its own process, driven through pipes."""

    def __init__(self, *words: str) -> None:
        env = {key: value for key, value in os.environ.items() if key != "FORCE_COLOR"}
        self.process = subprocess.Popen(
            [*COMMAND, "play", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=env | ENGLISH | {"PYTHONIOENCODING": "utf-8"},
            preexec_fn=_listen_to_interrupts,
        )
        self.heard: list[str] = []
        self.watch = Timer(PATIENCE, self.process.kill)
        self.watch.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.leave()

    def asks(self) -> Iterator[str]:
        """The legal moves, whenever the game asks for one, until it is over."""
        is_asked = False
        for line in self._stream(self.process.stdout):
            self.heard.append(line)
            if line.startswith(OVER):
                return
            if is_asked:
                yield line.strip()
            is_asked = bool(re.match(r"(Seat|Spieler) \d: ", line))

    def type(self, line: str) -> None:
        """Type a line."""
        stdin = self._stream(self.process.stdin)
        stdin.write(f"{line}\n")
        stdin.flush()

    def leave(self) -> tuple[int, str]:
        """Type no more; the exit code and what went to standard error."""
        out, err = self.process.communicate()
        self.watch.cancel()
        self.heard += out.splitlines(keepends=True)
        return self.process.returncode, err

    @staticmethod
    def _stream(stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream


def first(moves: str) -> str:
    """The first of the moves that a game offers."""
    return re.split(r"[,|…]", moves)[0].strip()
