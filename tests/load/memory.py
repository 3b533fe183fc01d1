"""What thousands of games cost that nobody plays just now: time to start, memory awake and after.

Run as `python -m tests.load.memory --games 5000`. A store is written with so many running games of
people; the server is started on it, somebody comes to every table, and then everybody leaves.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

from malecon.cli.supervise import GIVES_BACK
from tests.load.viewer import Viewer
from tests.server import stocked
from tests.server.serving import Server

MOVES = 60
AT_ONCE = 8
TWICE = 2.0
QUIET = 150.0  # seconds in which rooms that nobody needs must be gone


def stock(folder: Path, games: int, bots: int) -> None:
    """Running games, each of two people, some of a person and a bot that is asked."""
    db = stocked.store(folder)
    db.execute("BEGIN")
    stocked.people(db, 2)
    made = {
        name: stocked.first_rows(stocked.table("x", None, name=name), MOVES)
        for name in ("cuba", "havana")
    }
    for number in range(games):
        name = ("cuba", "havana")[number % 2]
        rows, match_log = made[name]
        row = stocked.table(f"t{number:05}", 1, name=name)
        row.waiting = "".join(map(str, match_log.match.waiting))
        who: list[int | str | None] = [1, 2]
        if number < bots:
            who[match_log.match.waiting[0]] = "rules"
        stocked.put(db, row, stocked.seated(who), rows)
        if number < bots:
            db.execute("UPDATE matches SET goes_on = 1 WHERE id = ?", (row.id,))
    db.execute("COMMIT")
    db.close()


def megabytes(pid: int) -> float:
    """What a process has in memory now."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024


async def wake_all(server: Server, games: int) -> list[Viewer]:
    """Come to every table and stay."""
    numbers = iter(range(games))
    here: list[Viewer] = []

    async def some() -> None:
        for number in numbers:
            viewer = Viewer(f"/api/tables/t{number:05}/socket", "malecon=secret-1", "0")
            await viewer.connect(server.port)
            here.append(viewer)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return here


async def measured(folder: Path, games: int, bots: int) -> bool:
    """Whether memory comes down again to twice what it was at the start."""
    stock(folder, games, bots)
    server = Server(folder, environment=GIVES_BACK)
    server.start()
    try:
        ready = await server.ready(300.0)
        say(f"{games} running games: ready after {ready:.2f} s")
        await asyncio.sleep(5.0)
        first = megabytes(server.pid)
        say(f"at start {first:.0f} MB")
        began = time.monotonic()
        here = await wake_all(server, games)
        took = time.monotonic() - began
        awake = megabytes(server.pid)
        say(f"somebody at each, {took:.0f} s: {awake:.0f} MB, {1000 * took / games:.1f} ms each")
        for viewer in here:
            viewer.close()
        deadline = time.monotonic() + QUIET
        while (last := megabytes(server.pid)) > TWICE * first and time.monotonic() < deadline:
            await asyncio.sleep(5.0)
        await asyncio.sleep(10.0)
        last = megabytes(server.pid)
        say(f"everybody gone: {last:.0f} MB, {last / first:.1f} times as much as at start")
        return last <= TWICE * first
    finally:
        server.end()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--bots", type=int, default=50, help="games in which a bot is asked")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="malecon-memory-") as folder:
        fine = asyncio.run(measured(Path(folder) / "data", given.games, given.bots))
        sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
