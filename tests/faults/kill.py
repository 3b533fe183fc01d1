"""Kills the server over and over while eight tables play at full speed, and compares the stories.

python -m tests.faults.kill --kills 300
"""

import argparse
import asyncio
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tests.faults import agreement, journal
from tests.faults.agreement import Agreement, Disagreement, Key, Row
from tests.faults.circle import TABLES, Circle, Setting
from tests.server.serving import PROGRAM, Server


class Outcome(Struct):
    """What a run has shown, when nothing was wrong."""

    kills: int
    early: int  # of these, before the server had answered anybody
    games: int
    breaks: int
    seconds: float
    up: float
    starts: list[float]
    agreement: Agreement

    def __str__(self) -> str:
        found = self.agreement
        return (
            f"{self.kills} kills ({self.early} while starting) in {self.seconds:.0f} s, "
            f"{self.breaks} broken connections, {self.games} games ended\n"
            f"start-up: median {statistics.median(self.starts):.2f} s, "
            f"longest {max(self.starts):.2f} s\n"
            f"{found.commands} commands: {found.acknowledged} acknowledged "
            f"({found.acknowledged / self.up:.0f}/s while up), {found.repeated} sent again, "
            f"{found.refused} refused, {found.unanswered} never answered\n"
            f"{found.rows} rows, {found.keys} keys: every acknowledged command once, none lost, "
            "none doubled"
        )


class KillTest:
    """A server, its clients, and somebody with an axe."""

    def __init__(
        self,
        folder: Path,
        *,
        seed: int,
        tables: Sequence[Setting] = TABLES,
        program: str = PROGRAM,
        gap: float = 1.5,
        compare_every: int = 0,
        look_for: str = "",
    ) -> None:
        self.journals = folder / "journals"
        self.journals.mkdir(parents=True)
        self.server = Server(folder / "store", program=program)
        self.rng = random.Random(seed)
        self.circles = [
            Circle(self.server.port, self.journals, setting, seed * 100 + number)
            for number, setting in enumerate(tables)
        ]
        self.gap = gap
        self.compare_every = compare_every
        self.look_for = look_for
        self.early = 0
        self.up = 0.0

    async def run(self, kills: int) -> Outcome:
        """Play and kill; Disagreement if anything was lost or doubled."""
        began = time.monotonic()
        try:
            async with asyncio.TaskGroup() as group:
                for circle in self.circles:
                    group.create_task(circle.play())
                await self._kill_often(kills)
            assert await self.server.stop(), f"no orderly end: {self.server.log}"
        finally:
            self.server.end()
        audit(self.server.data)
        found = self.compare()
        assert not self.server.trouble(), self.server.trouble()
        return Outcome(
            kills=kills,
            early=self.early,
            games=sum(circle.games for circle in self.circles),
            breaks=sum(circle.breaks for circle in self.circles),
            seconds=time.monotonic() - began,
            up=self.up,
            starts=self.server.starts,
            agreement=found,
        )

    def compare(self) -> Agreement:
        """Disagreement unless journals and log agree."""
        return agreement.compare(journal.read(self.journals), *self._stored())

    def _stored(self) -> tuple[list[Row], list[Key]]:
        """Rows and keys, read from a copy: the server is to find what the crash left behind."""
        with tempfile.TemporaryDirectory() as copy:
            shutil.copytree(self.server.data, copy, dirs_exist_ok=True)
            return agreement.stored(Path(copy))

    def _look(self) -> None:
        """Disagreement if there is a fault of the kind looked for."""
        found = agreement.faults(journal.read(self.journals), *self._stored())
        if fault := next((fault for fault in found if self.look_for in fault), None):
            raise Disagreement(fault)

    async def _kill_often(self, kills: int) -> None:
        for number in range(1, kills + 1):
            self.server.start()
            await self._wait()
            self.server.kill()
            if self.compare_every and number % self.compare_every == 0:
                self._look()
                sys.stdout.write(f"{number} kills\n")
                sys.stdout.flush()
        self.server.start()
        await self.server.ready()
        await asyncio.sleep(1.0)
        for circle in self.circles:
            circle.leave()

    async def _wait(self) -> None:
        """Until somewhere in the middle of play or, now and then, of the start or the return."""
        luck = self.rng.random()
        if self.server.starts and luck < 0.1:
            self.early += 1
            await asyncio.sleep(self.rng.random() * statistics.median(self.server.starts))
            return
        await self.server.ready()
        began = time.monotonic()
        if luck < 0.9:
            await self._play_again()
        await asyncio.sleep(self.rng.random() * self.gap)
        self.up += time.monotonic() - began

    async def _play_again(self) -> None:
        """Until clients are back and something was acknowledged."""
        before = self.acknowledged
        until = time.monotonic() + 10.0
        while self.acknowledged == before and time.monotonic() < until:
            await asyncio.sleep(0.01)

    @property
    def acknowledged(self) -> int:
        """How many commands the games that go on have had acknowledged."""
        return sum(player.acknowledged for circle in self.circles for player in circle.players)


def audit(data: Path) -> None:
    """`malecon audit` finds nothing."""
    command = [sys.executable, "-m", "malecon", "audit", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"malecon audit: {done.stdout}{done.stderr}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    with tempfile.TemporaryDirectory(prefix="malecon-kill-") as folder:
        test = KillTest(Path(folder), seed=given.seed, compare_every=25)
        sys.stdout.write(f"{asyncio.run(test.run(given.kills))}\n")


if __name__ == "__main__":
    main()
