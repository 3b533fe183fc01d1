"""Our own games, in the build that runs here and in the other one, which needs its own process."""

import inspect
import json
import os
import sys
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen
from types import TracebackType
from typing import Final, Self

from malecon.cli.bench.stopwatch import Engine, Figures, Measure, each, stages
from malecon.engine.position import CHANCE, OVER, Position
from malecon.engine.rng import Rng
from malecon.engine.search import playouts
from malecon.games import choosing

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
ABSENT: Final = {
    COMPILED: "no compiled build is installed",
    INTERPRETED: "there is no source tree here",
}
SEATS: Final = 4
PLAYOUTS: Final = "playout_decisions_per_s"
_ANSWER: Final = """
try:
    from malecon.cli.bench.builds import answer
except ModuleNotFoundError as error:
    raise SystemExit(str(error))
answer()
"""


def build() -> str:
    """Which build this process has imported."""
    return INTERPRETED if inspect.isfunction(playouts) else COMPILED


class OwnGame(Engine):
    """One of our games in this process, random play with four seats."""

    def __init__(self, name: str) -> None:
        self.start = choosing.game(name, seats=SEATS).new()
        course = stages(self.course())
        super().__init__(
            {
                PLAYOUTS: Measure(self.playouts, self.playouts),
                "python_decisions_per_s": Measure(self.python_loop, self.decisions),
                "copy_us": each([position.copy for position in course]),
                "legal_us": each([partial(p.legal, p.to_move()) for p in course]),
            }
        )

    def slice(self) -> Figures:
        """Each figure once; games go with the playouts."""
        figures = super().slice()
        whole = self.measures[PLAYOUTS]
        figures["games_per_s"] = figures[PLAYOUTS] * whole.times / whole.units
        return figures

    def playouts(self, games: int) -> int:
        """The loop inside the engine, which counts the decisions itself."""
        return playouts(self.start, games, 1)

    def python_loop(self, games: int) -> None:
        """The same from outside."""
        rng = Rng(1)
        for _ in range(games):
            position = self.start.copy()
            while (seat := position.to_move()) != OVER:
                position.play(seat, position.pick(seat, rng))

    def decisions(self, games: int) -> int:
        """The choices in the games of python_loop."""
        rng = Rng(1)
        return sum(_choices(self.start.copy(), rng) for _ in range(games))

    def course(self) -> list[Position]:
        """The positions of one game in which a seat is asked."""
        position, rng = self.start.copy(), Rng(1)
        course = []
        while (seat := position.to_move()) != OVER:
            if seat != CHANCE:
                course.append(position.copy())
            position.play(seat, position.pick(seat, rng))
        return course


class OtherBuild:
    """A process that has imported the other build and measures a slice whenever asked."""

    def __init__(self, seconds: float) -> None:
        command = [sys.executable, "-P", "-c", _ANSWER, str(seconds)]
        self.process = Popen(command, env=_other_path(), stdin=PIPE, stdout=PIPE, text=True)
        self.build = self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate()

    def read(self) -> str:
        """Its next line; nothing if it could not start."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ask(self, game: str) -> Figures:
        """One slice of this game."""
        assert self.process.stdin is not None
        print(game, file=self.process.stdin, flush=True)
        figures: Figures = json.loads(self.read())
        return figures


class OtherGame:
    """One of our games in the other build."""

    def __init__(self, other: OtherBuild, name: str) -> None:
        self.other = other
        self.name = name

    def prepare(self, seconds: float) -> None:
        """Asked for the first time, the other process prepares; it has been told the length."""
        self.slice()

    def slice(self) -> Figures:
        """Each figure once."""
        return self.other.ask(self.name)


def answer() -> None:
    """Say which build this is, then measure each game named on standard input for a slice."""
    seconds = float(sys.argv[1])
    print(build(), flush=True)
    games: dict[str, OwnGame] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in games:
            games[name] = OwnGame(name)
            games[name].prepare(seconds)
        print(json.dumps(games[name].slice()), flush=True)


def _choices(position: Position, rng: Rng) -> int:
    decisions = 0
    while (seat := position.to_move()) != OVER:
        decisions += seat != CHANCE and len(position.legal(seat)) > 1
        position.play(seat, position.pick(seat, rng))
    return decisions


def _other_path() -> dict[str, str]:
    """The source tree is never compiled; what is installed is, unless it could not be."""
    path = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build() == COMPILED:
        path["PYTHONPATH"] = str(Path("src").resolve())
    return path
