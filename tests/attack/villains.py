"""An honest player beside villains: how long it waits, alone and while somebody attacks the server.

python -m tests.attack.villains                     (all of them, some twenty minutes)
python -m tests.attack.villains --only flood storm --waits 100

The server has one processor to itself. The honest players run on the others with ordinary priority,
the villain there too, in a process of its own and with low priority, so that the figures show what
the server does and not who gets the processor; bots think wherever there is room. Villains come
from another address. Limits are those that the server has by default.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from tests.attack.villains_honest import KINDS, Honest, Waits
from tests.attack.villains_kinds import VILLAINS
from tests.load.crowd import percentile
from tests.server.serving import Server

BUDGET: Final = 0.333  # seconds that one job of a bot takes
LEAST: Final = 0.050  # seconds that nobody minds
FILES: Final = 1024
SHARES: Final = (0.5, 0.99)
PROCESSORS: Final = sorted(os.sched_getaffinity(0))


class Bounds(Struct, frozen=True):
    """How much longer the honest player may wait: for bots, and for everything else."""

    budget: float = BUDGET
    times: float = 2.0
    least: float = LEAST

    def of(self, kind: str, before: float) -> float:
        """The longest wait, by the one without a villain."""
        return before + self.budget if kind == "bot" else max(self.times * before, self.least)


class Figures(Struct):
    """The honest player's waits, alone and beside one villain."""

    villain: str
    alone: Waits
    beside: Waits
    trouble: str = ""

    def missed(self, bounds: Bounds, least: int) -> list[str]:
        """What was not as it should be, in words."""
        found = [f"{self.villain}: {what}" for what in self.alone.errors + self.beside.errors]
        found += [f"{self.villain}: {self.trouble}"] if self.trouble else []
        for kind in KINDS:
            alone, beside = self.alone.of(kind), self.beside.of(kind)
            if min(len(alone), len(beside)) < least:
                found.append(f"{self.villain}, {kind}: {len(alone)} and {len(beside)} waits only")
            for share in SHARES:
                before, now = percentile(alone, share), percentile(beside, share)
                if not now <= bounds.of(kind, before):
                    words = f"p{100 * share:.0f} went from {_ms(before)} to {_ms(now)} ms"
                    found.append(f"{self.villain}, {kind}: {words}")
        return found

    def __str__(self) -> str:
        cells = []
        for kind in KINDS:
            alone, beside = self.alone.of(kind), self.beside.of(kind)
            cells += [f"{_ms(percentile(w, share))}" for share in SHARES for w in (alone, beside)]
        return (
            f"{self.villain:10}"
            + "".join(f"{cell:>8}" for cell in cells)
            + (f"  {min(len(self.beside.of(kind)) for kind in KINDS)} waits")
        )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}" if seconds < 1 else f"{1000 * seconds:.0f}"


HEAD: Final = f"{'ms':10}" + "".join(
    f"{kind + ' p50':>8}{'beside':>8}{'p99':>8}{'beside':>8}" for kind in KINDS
)


async def beside(
    villains: Sequence[str], folder: Path, waits: int, seconds: float, players: int = 8
) -> Figures:
    """A server of its own, the honest players alone, and then beside villains."""
    server = Server(folder / "store", limits={}, processors=_server_processors())
    attacks: list[subprocess.Popen[str]] = []
    try:
        with few_files():
            server.start()
        await server.ready()
        _let_bots_roam(server)
        honest = Honest(server.port, players)
        await honest.come()
        await honest.wait(min(waits, 20), seconds)  # nothing is cold any more
        alone = await honest.wait(waits, seconds)
        attacks += [_attack(villain, server.port) for villain in villains]
        for attack in attacks:
            await asyncio.to_thread(_begun, attack)
        found = Figures("+".join(villains), alone, await honest.wait(waits, seconds))
        if not server.is_running:
            found.trouble = "the server has ended"
        elif any(attack.poll() is not None for attack in attacks):
            found.trouble = "a villain has given up"
        return found
    finally:
        for attack in attacks:
            attack.kill()
            attack.communicate()
        server.end()


@contextmanager
def few_files() -> Iterator[None]:
    """The server begins with as many open files as systems give by default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _server_processors() -> set[int] | None:
    return set(PROCESSORS[:1]) if len(PROCESSORS) > 1 else None


def _let_bots_roam(server: Server) -> None:
    """Workers have inherited the server's processor: they get all."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[3]) == server.pid and b"spawn_main" in command:
            os.sched_setaffinity(int(entry.name), PROCESSORS)


def _attack(villain: str, port: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.attack.villains_kinds", villain, str(port)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _begun(attack: "subprocess.Popen[str]") -> None:
    """Wait until a villain is at work."""
    assert attack.stdout is not None
    assert attack.stdout.readline() == "begun\n", "the villain has not come far"


async def measured(
    villains: Sequence[str], waits: int, seconds: float, bounds: Bounds, players: int = 8
) -> list[str]:
    """Each villain in turn, as a table; what was missed."""
    missed: list[str] = []
    say(HEAD)
    for villain in villains:
        with tempfile.TemporaryDirectory(prefix="malecon-villains-") as folder:
            figures = await beside([villain], Path(folder), waits, seconds, players)
        say(str(figures))
        missed += figures.missed(bounds, waits)
    return missed


def say(text: str) -> None:
    """Print a line at once: somebody is waiting for it."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measures honest players beside villains.")
    parser.add_argument("--waits", type=int, default=500, help="of each kind, alone and beside")
    parser.add_argument("--seconds", type=float, default=180.0, help="at most, for these")
    parser.add_argument("--only", nargs="+", choices=tuple(VILLAINS), default=tuple(VILLAINS))
    given = parser.parse_args()
    if len(PROCESSORS) > 1:
        os.sched_setaffinity(0, PROCESSORS[1:])
    missed = asyncio.run(measured(given.only, given.waits, given.seconds, Bounds()))
    for line in missed:
        say(f"MISSED: {line}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
