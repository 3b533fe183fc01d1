"""What a move costs: processor time from one socket to all sockets, also beside another build.

python -m tests.load.cost
python -m tests.load.cost --beside OTHER/.venv/bin/python --moves 10000

Five people who choose at random play one table after another, with one move on its way at a time.
Seeds are numbered, so that every server plays the same games. Two builds play some moves each by
turns, and the median of their ratios counts, so that other work on the machine does little harm.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tests.load.crowd import Crowd, Table
from tests.server.serving import Server

# Tables are dealt by numbered seeds instead of secret ones.
PROGRAM: Final = """
import itertools, secrets
numbers, drawn = itertools.count(1), secrets.token_bytes
def token_bytes(size=None):
    return next(numbers).to_bytes(32, "big") if size == 32 else drawn(size)
secrets.token_bytes = token_bytes
from malecon.cli.serve import serve
serve()
"""
BLOCK: Final = 200  # moves before it is the other build's turn
PATIENCE: Final = 30.0


class Used(NamedTuple):
    """Nanoseconds of processor: of the loop that plays and sends, of other threads, and of all."""

    loop: int = 0
    others: int = 0
    all: int = 0


def used(pid: int) -> Used:
    """What the threads of a process have used so far."""
    found = {
        task.name: int((task / "schedstat").read_text().split()[0])
        for task in Path(f"/proc/{pid}/task").iterdir()
    }
    loop = found.pop(str(pid))
    others = sum(found.values())
    return Used(loop, others, loop + others)


class Turns(deque[Table]):
    """Tables that may be played at; somebody waits for the next."""

    def __init__(self) -> None:
        super().__init__()
        self._come = asyncio.Event()

    def append(self, table: Table) -> None:
        super().append(table)
        self._come.set()

    async def next(self) -> Table:
        """The table whose last move has reached everybody."""
        async with asyncio.timeout(PATIENCE):
            while not self:
                self._come.clear()
                await self._come.wait()
        return self.popleft()


class Players:
    """Five people at a server, who open another table when a game is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.blocks: list[Used] = []
        self._crowd: Crowd | None = None
        self._turns = Turns()
        self._sent = 0
        self._games = 0

    async def play(self, moves: int) -> None:
        """Play so many moves; what they used is the next block."""
        block, last = Used(), self._sent + moves
        while self._sent < last:
            if self._crowd is None:
                await self._open()
            before = used(self.server.pid)
            await self._play_on(last)
            after = used(self.server.pid)
            block = Used(*(a + b - c for a, b, c in zip(block, after, before, strict=True)))
        self.blocks.append(block)

    async def _play_on(self, last: int) -> None:
        """Until the last move has reached everybody, or the game is over."""
        while self._crowd is not None:
            table = await self._turns.next()
            if self._sent == last:
                self._turns.append(table)
                return
            if table.send(0.0, self._sent):
                self._sent += 1
            else:
                self._leave(self._crowd)

    async def _open(self) -> None:
        self._games += 1
        self._crowd = Crowd(self.server.port, seed=self._games)
        self._crowd.ready = self._turns
        await self._crowd.open(1)

    def _leave(self, crowd: Crowd) -> None:
        if crowd.errors:
            raise RuntimeError(f"game {self._games}: {crowd.errors[0]}")
        crowd.close()
        self._crowd = None


@contextmanager
def serving(python: str, folder: Path) -> Iterator[Server]:
    """A server of its own, which is ended afterwards."""
    server = Server(folder / "store", program=PROGRAM, python=python)
    server.start()
    try:
        yield server
    finally:
        server.end()


async def measure(pythons: list[str], moves: int) -> list[list[Used]]:
    """Let each build play so many moves, a block at a time; the blocks of each."""
    with tempfile.TemporaryDirectory(prefix="malecon-cost-") as folder:
        if len(pythons) == 1:
            with serving(pythons[0], Path(folder)) as server:
                return await _by_turns([server], moves)
        Path(folder, "other").mkdir()
        with (
            serving(pythons[0], Path(folder)) as server,
            serving(pythons[1], Path(folder, "other")) as other,
        ):
            return await _by_turns([server, other], moves)


async def _by_turns(servers: list[Server], moves: int) -> list[list[Used]]:
    for server in servers:
        await server.ready()
    players = [Players(server) for server in servers]
    for each in players:  # nothing is warm in the first block
        await each.play(BLOCK)
        each.blocks.clear()
    for _ in range(moves // BLOCK):
        for each in players:
            await each.play(BLOCK)
    return [each.blocks for each in players]


def costs(blocks: list[Used]) -> str:
    """Microseconds of a move."""
    found = (statistics.median(part) / BLOCK / 1000 for part in zip(*blocks, strict=True))
    return "loop {:.0f} µs, other threads {:.0f} µs, all {:.0f} µs".format(*found)


def ratios(here: list[Used], there: list[Used]) -> str:
    """How much more a move costs here than there."""
    pairs = [[a / b for a, b in zip(*pair, strict=True)] for pair in zip(here, there, strict=True)]
    found = (statistics.median(part) - 1 for part in zip(*pairs, strict=True))
    return "loop {:+.1%}, other threads {:+.1%}, all {:+.1%}".format(*found)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measures the processor time of a move.")
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--beside", metavar="PYTHON", help="the interpreter of another build")
    given = parser.parse_args()
    pythons = [sys.executable, *([given.beside] if given.beside else [])]
    found = asyncio.run(measure(pythons, given.moves))
    for python, blocks in zip(pythons, found, strict=True):
        sys.stdout.write(f"{python}: {costs(blocks)}\n")
    if given.beside:
        sys.stdout.write(f"the first beside the second: {ratios(found[0], found[1])}\n")


if __name__ == "__main__":
    main()
