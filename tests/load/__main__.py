"""Load: how fast a move reaches everybody, how many moves a second, how soon all are back.

python -m tests.load            (everything, some minutes)
python -m tests.load --tables 40 --seconds 10 --spectators 100 --most 400    (a trial)
"""

import argparse
import asyncio
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

from tests.load.bots import beside_bots
from tests.load.crowd import Crowd, Figures, percentile
from tests.load.viewer import Viewer
from tests.server.serving import Server

PROCESSORS = sorted(os.sched_getaffinity(0))


class Load:
    """One run of everything against one server."""

    def __init__(self, folder: Path, given: argparse.Namespace) -> None:
        self.given = given
        apart = given.apart and len(PROCESSORS) > 1
        if apart:
            os.sched_setaffinity(0, PROCESSORS[-1:])
        self.server = Server(folder / "store", processors=set(PROCESSORS[:-1]) if apart else None)
        self.crowd = Crowd(self.server.port, given.seed)
        self.missed: list[str] = []

    async def run(self) -> int:
        """All parts, one after another; how many targets were missed."""
        try:
            self.server.start()
            say(f"server ready after {await self.server.ready():.2f} s, {loads()}")
            await self._tables()
            await self._ceiling()
            await self._spectators()
            await self._reconnect()
            await self._bots()
            if trouble := self.server.trouble():
                self.missed.append(f"the server's log: {trouble}")
        finally:
            self.server.end()
        for missed in self.missed:
            say(f"MISSED: {missed}")
        return len(self.missed)

    async def _tables(self) -> None:
        given = self.given
        began = time.perf_counter()
        await self.crowd.open(given.tables)
        sockets = sum(len(table.viewers) for table in self.crowd.tables)
        took = time.perf_counter() - began
        say(f"{given.tables} tables, {sockets} sockets connected in {took:.1f} s, {loads()}")
        used = self._cpu()
        figures = await self.crowd.drive(given.rate, given.seconds)
        say(f"moves: {figures}")
        self._print_cpu(used, figures.seconds)
        self._demand(figures, 0.100, f"{given.rate} moves/s, p99 under 100 ms")

    async def _ceiling(self) -> None:
        best, rate = 0.0, float(self.given.rate)
        while rate < self.given.most:
            rate = round(rate * 1.25)
            used = self._cpu()
            figures = await self.crowd.drive(rate, self.given.step)
            say(f"step: {figures}")
            self._print_cpu(used, figures.seconds)
            if figures.errors or percentile(figures.last, 0.99) > 0.100:
                break
            best = figures.sent / figures.seconds
        say(f"ceiling: {best:.0f} moves/s with p99 under 100 ms, {loads()}")

    async def _spectators(self) -> None:
        if not self.given.spectators:
            return
        crowd = Crowd(self.server.port, self.given.seed + 1)
        await crowd.open(1)
        began = time.perf_counter()
        await crowd.watch(crowd.tables[0], self.given.spectators)
        say(f"{self.given.spectators} spectators came in {time.perf_counter() - began:.1f} s")
        used = self._cpu()
        figures = await crowd.drive(2.0, self.given.seconds)
        say(f"spectators: {figures}")
        self._print_cpu(used, figures.seconds)
        self._demand(figures, 0.500, f"{self.given.spectators} spectators, p99 under 500 ms")
        for viewer in crowd.tables[0].viewers:
            viewer.close()

    async def _reconnect(self) -> None:
        """Kill the server under everybody; all come back as soon as they can."""
        viewers = [viewer for table in self.crowd.tables for viewer in table.viewers]
        for viewer in viewers:
            viewer.told, viewer.failed = None, self.crowd.errors.append
        self.crowd.errors.clear()
        killed = time.perf_counter()
        self.server.kill()
        self.server.start()
        tries = await asyncio.gather(*(come_back(viewer, self.server.port) for viewer in viewers))
        took = time.perf_counter() - killed
        await self.server.ready()
        say(
            f"reconnect: {len(viewers)} sockets had their table again {took:.1f} s after the kill, "
            f"{sum(tries)} tries, {len(self.crowd.errors)} errors, {loads()}"
        )
        if took > 10.0:
            self.missed.append(f"{len(viewers)} sockets reconnected within 10 s: {took:.1f} s")

    async def _bots(self) -> None:
        """Five planners at one table beside people at others."""
        for viewer in (viewer for table in self.crowd.tables for viewer in table.viewers):
            viewer.close()
        found = await beside_bots(self.server, self.given.bot, tables=20)
        say(f"{self.given.bot}s: {found}")
        self._demand(found.beside, 0.100, "20 moves/s beside five bots, p99 under 100 ms")

    def _demand(self, figures: Figures, limit: float, what: str) -> None:
        found = percentile(figures.last, 0.99)
        if found > limit or figures.errors:
            say("\n".join(figures.errors[:5]))
            self.missed.append(f"{what}: {1000 * found:.0f} ms, {len(figures.errors)} errors")

    def _cpu(self) -> tuple[float, float]:
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return (int(fields[11]) + int(fields[12])) / ticks, time.process_time()

    def _print_cpu(self, before: tuple[float, float], seconds: float) -> None:
        server, own = (now - then for now, then in zip(self._cpu(), before, strict=True))
        say(f"  processor: server {server / seconds:.0%}, generator {own / seconds:.0%}")


async def come_back(viewer: Viewer, port: int) -> int:
    """Try until the table is there again, as a page would; how often that took."""
    await viewer.broken.wait()
    tries = 1
    while True:
        try:
            await viewer.connect(port)
            return tries
        except OSError:
            tries += 1
            await asyncio.sleep(random.uniform(0.2, 0.6))


def say(text: str) -> None:
    """Print a line at once: somebody is waiting for it."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def loads() -> str:
    """The machine's load."""
    return "load average {:.1f} {:.1f} {:.1f}".format(*os.getloadavg())


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Loads a server of its own.")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--step", type=float, default=10.0)
    parser.add_argument("--most", type=float, default=5000.0)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--together",
        dest="apart",
        action="store_false",
        help="do not give server and generator processors of their own",
    )
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="malecon-load-") as folder:
        sys.exit(1 if asyncio.run(Load(Path(folder), given).run()) else 0)


if __name__ == "__main__":
    main()
