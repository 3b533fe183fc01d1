"""Tables full of viewers, and moves sent to them by the clock: an open loop."""

import asyncio
import os
import random
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tests.load.viewer import Viewer
from tests.server.client import Person


class Figures(Struct):
    """What a run of moves has shown; times in seconds, from when a move was due."""

    rate: float
    seconds: float
    last: list[float]  # until the last viewer of a move had it
    each: list[float]  # until any one viewer had it
    lags: list[float]  # between when a move was due and when it was sent
    errors: list[str]
    load: float

    @property
    def sent(self) -> int:
        """How many moves were seen by all."""
        return len(self.last)

    def __str__(self) -> str:
        return (
            f"{self.sent} moves, {self.sent / self.seconds:.0f}/s (due {self.rate:.0f}/s); "
            f"to the last viewer: {spread(self.last)}; to each: {spread(self.each)}; "
            f"generator late by {spread(self.lags)}; {len(self.errors)} errors; "
            f"load average {self.load:.1f}"
        )


def percentile(times: Sequence[float], share: float) -> float:
    """The time within which this share of all lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def spread(times: Sequence[float]) -> str:
    """Median, 99th percentile and maximum, in milliseconds."""
    shares = [1000 * percentile(times, share) for share in (0.5, 0.99, 1.0)]
    return "p50 {:.1f} p99 {:.1f} max {:.1f} ms".format(*shares)


class Table:
    """A table with all its viewers; one move is on its way at a time."""

    def __init__(self, crowd: "Crowd", name: str, watch: str, seats: list[Viewer]) -> None:
        self.crowd = crowd
        self.name = name
        self.watch = watch
        self.seats = seats
        self.spectators: list[Viewer] = []
        self.due = 0.0
        self.missing: set[Viewer] = set()
        for viewer in seats:
            self.follow(viewer)

    def follow(self, viewer: Viewer) -> None:
        """Watch what this viewer is told."""
        viewer.told = self._told
        viewer.failed = self.crowd.errors.append

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody at this table."""
        return self.seats + self.spectators

    def send(self, due: float, key: int) -> bool:
        """Play something for a seat that is asked; False if the game is over."""
        asked = [(seat, viewer) for seat, viewer in enumerate(self.seats) if viewer.moves]
        if not asked:
            return False
        seat, viewer = self.crowd.rng.choice(asked)
        move = self.crowd.rng.choice(viewer.moves)
        viewer.moves = []
        self.due = due
        self.missing = set(self.viewers)
        message = f'{{"play":{{"n":{viewer.n},"id":"{key}","seat":{seat},"moves":["{move}"]}}}}'
        viewer.send(message.encode())
        return True

    def _told(self, viewer: Viewer, now: float) -> None:
        if viewer not in self.missing:
            return
        self.missing.discard(viewer)
        self.crowd.each.append(now - self.due)
        if not self.missing:
            self.crowd.last.append(now - self.due)
            self.crowd.ready.append(self)


class Crowd:
    """All tables of a run."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.each: list[float] = []
        self.last: list[float] = []
        self.errors: list[str] = []
        self._sent = 0

    def close(self) -> None:
        """Everybody hangs up."""
        for table in self.tables:
            for viewer in table.viewers:
                viewer.close()

    async def open(self, tables: int, seats: int = 5) -> None:
        """Open tables, seat people at them, and connect everybody."""
        doors = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with doors:
                self.tables.append(await self._table(number, seats))

        await asyncio.gather(*(one(number) for number in range(tables)))
        self.ready.extend(self.tables)

    async def _table(self, number: int, seats: int) -> Table:
        people = [Person(self.port, f"{number}-{seat}") for seat in range(seats)]
        await people[0].arrive()
        opened: Any = await people[0].request(
            "POST", "/api/tables", {"game": "cuba", "seats": seats}
        )
        for seat, person in enumerate(people[1:], 1):
            body = {"token": opened["invitation"], "seat": seat, "name": person.name}
            await person.request("POST", "/api/join", body)
        name = opened["table"]["table"]
        path = f"/api/tables/{name}/socket"
        viewers = [Viewer(path, person.cookie, str(seat)) for seat, person in enumerate(people)]
        for viewer in viewers:
            await viewer.connect(self.port)
        return Table(self, name, opened["watch"], viewers)

    async def watch(self, table: Table, spectators: int) -> None:
        """Let people without a seat look on."""
        doors = asyncio.Semaphore(64)
        path = f"/api/tables/{table.name}/socket?watch={table.watch}"

        async def one() -> None:
            async with doors:
                viewer = Viewer(path)
                await viewer.connect(self.port)
                table.follow(viewer)
                table.spectators.append(viewer)

        await asyncio.gather(*(one() for _ in range(spectators)))

    async def drive(self, rate: float, seconds: float) -> Figures:
        """Send moves when they are due, whatever the server does; wait for the last ones."""
        self.each, self.last = [], []
        self.errors.clear()
        lags: list[float] = []
        start = time.perf_counter() + 0.05
        for k in range(int(rate * seconds)):
            due = start + k / rate
            if due > time.perf_counter():
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._send(due)
            lags.append(time.perf_counter() - due)
            if time.perf_counter() - due > 5.0 or len(self.errors) > 100:
                self.errors.append("cannot keep up")
                break
        took = time.perf_counter() - start
        await self._settle(len(lags))
        load = os.getloadavg()[0]
        return Figures(rate, took, self.last, self.each, lags, list(self.errors), load)

    async def _send(self, due: float) -> None:
        while True:
            while not self.ready:
                if time.perf_counter() - due > 5.0:
                    return
                await asyncio.sleep(0.0005)
            self._sent += 1
            if self.ready.popleft().send(due, self._sent):
                return

    async def _settle(self, sent: int) -> None:
        """Wait until every viewer has every move."""
        until = time.perf_counter() + 10.0
        while len(self.last) < sent and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        if len(self.last) < sent:
            missing = [table for table in self.tables if table.missing]
            self.errors.append(
                f"{sent - len(self.last)} moves not seen by all, {len(missing)} tables"
            )
