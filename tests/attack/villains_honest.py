"""Honest players: they play against bots at a person's pace, look at pages, and note every wait."""

import asyncio
import time
from typing import Any, Final

from msgspec import Struct, field

from tests.load.viewer import Viewer
from tests.server.client import Person, Refusing
from tests.server.serving import Down, ask

KINDS: Final = ("bot", "ack", "page", "list")
LONG: Final = 40.0  # seconds after which a wait counts as endless
STUCK: Final = 8  # endless waits after which it is clear that nothing goes any more
MOVE_PAUSE: Final = 0.33  # seconds between two moves of a player, well within the limits
PAGE_PAUSE: Final = 0.30  # between two requests
SEATS: Final = 4


class Waits(Struct):
    """Seconds of each wait: for a bot's answer, a move's ack, the page, the list of my tables."""

    times: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    errors: list[str] = field(default_factory=list)
    endless: int = 0

    def of(self, kind: str) -> list[float]:
        """All waits of a kind."""
        return self.times[kind]

    def are_enough(self, number: int) -> bool:
        """Whether there are so many of each kind, or there will never be."""
        return self.endless >= STUCK or all(len(w) >= number for w in self.times.values())


class Seat(Viewer):
    """A seat at a table that says what came, and when."""

    def __init__(self, path: str, cookie: str) -> None:
        super().__init__(path, cookie, "0")
        self.news: asyncio.Queue[tuple[str, float]] = asyncio.Queue()

    def _message(self, content: bytes, now: float) -> None:
        super()._message(content, now)
        self.news.put_nowait((content[2 : content.index(b'"', 2)].decode(), now))

    async def until(self, *names: str) -> tuple[str, float]:
        """Wait for a message of one of these names; when it came."""
        async with asyncio.timeout(LONG):
            while True:
                name, at = await self.news.get()
                if name in names:
                    return name, at

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.news.put_nowait(("lost", time.perf_counter()))


class Player:
    """One person with a table of bots."""

    def __init__(self, port: int, number: int) -> None:
        self.person = Person(port, f"Honest {number}")
        self.waits = Waits()
        self._seat: Seat | None = None
        self._moves = 0

    async def come(self) -> None:
        """Get an identity."""
        await self.person.arrive()

    async def play(self) -> None:
        """Play one game after another, until told to stop."""
        while True:
            try:
                if self._seat is None or self._seat.broken.is_set():
                    self._seat = await self._sit()
                await self._move(self._seat)
            except TimeoutError:
                self.waits.endless += 1
                self.leave()
            except (OSError, Down, Refusing) as error:
                self.waits.errors.append(f"{type(error).__name__} {error}"[:120])
                self.leave()
                await asyncio.sleep(1.0)

    def leave(self) -> None:
        """Hang up."""
        if self._seat is not None:
            self._seat.close()
            self._seat = None

    async def _sit(self) -> Seat:
        who: list[Any] = ["me", *[{"bot": "rules"}] * (SEATS - 1)]
        async with asyncio.timeout(LONG):
            body = {"game": "cuba", "seats": SEATS, "who": who}
            opened = await self.person.request("POST", "/api/tables", body)
            path = f"/api/tables/{opened['table']['table']}/socket"
            seat = Seat(path, self.person.cookie)
            seat.failed = self.waits.errors.append
            await seat.connect(self.person.port)
        return seat

    async def _move(self, seat: Seat) -> None:
        """Play, wait for the ack, and then for every bot that is asked before it is my turn."""
        if not seat.moves:
            name, _ = await seat.until("update", "over", "lost")
            if name != "update":
                self.leave()
            return
        await asyncio.sleep(MOVE_PAUSE)
        move = "end" if "end" in seat.moves else seat.moves[-1]
        self._moves += 1
        began = time.perf_counter()
        command = f'{{"play":{{"n":{seat.n},"id":"h{self._moves}","seat":0,"moves":["{move}"]}}}}'
        seat.send(command.encode())
        name, at = await self._wait("ack", seat, "ack", "refused")
        if name == "refused":
            return
        self.waits.of("ack").append(at - began)
        while not seat.moves:
            name, now = await self._wait("bot", seat, "update", "over")
            if name != "update":
                self.leave()
                return
            self.waits.of("bot").append(now - at)
            at = now

    async def _wait(self, kind: str, seat: Seat, *names: str) -> tuple[str, float]:
        try:
            name, at = await seat.until(*names, "lost")
        except TimeoutError:
            self.waits.of(kind).append(float("inf"))
            raise
        if name == "lost":
            raise ConnectionError("An honest player was cut off.")
        return name, at

    async def look(self) -> None:
        """Look at the page and at my tables in turn, each on a connection of its own."""
        while True:
            for kind, path in (("page", "/"), ("list", "/api/me/tables")):
                await asyncio.sleep(PAGE_PAUSE)
                await self._get(kind, path)

    async def _get(self, kind: str, path: str) -> None:
        began = time.perf_counter()
        try:
            answer = await ask(self.person.port, "GET", path, None, self.person.cookie, LONG)
        except Down:
            self.waits.of(kind).append(float("inf"))
            self.waits.endless += 1
            await asyncio.sleep(1.0)
            return
        self.waits.of(kind).append(time.perf_counter() - began)
        if answer.status != 200:
            self.waits.errors.append(f"GET {path}: {answer.status}")


class Honest:
    """Several of them: each keeps to the pace of a person, and together they wait often."""

    def __init__(self, port: int, players: int) -> None:
        self.players = [Player(port, number) for number in range(players)]

    async def come(self) -> None:
        """Everybody arrives."""
        for player in self.players:
            await player.come()

    async def wait(self, number: int, seconds: float) -> Waits:
        """Play and look until there are so many waits of each kind, or time is up."""
        waits = Waits()
        for player in self.players:
            player.waits = waits
        work = [asyncio.ensure_future(p.play()) for p in self.players]
        work += [asyncio.ensure_future(p.look()) for p in self.players]
        until = time.perf_counter() + seconds
        try:
            while not waits.are_enough(number) and time.perf_counter() < until:
                await asyncio.sleep(0.1)
                for task in work:
                    if task.done():
                        task.result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for player in self.players:
                player.leave()
        return waits
