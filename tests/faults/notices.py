"""Kills the server while people play who know of their turns by webhook alone.

Whoever is asked plays when its receiver is called, once for each id, and at no other time: a
notice that is lost stops its game for good. Of three kills one falls when a call comes and before
it is heard, one when it is heard and before it is answered, and one at any time.

python -m tests.faults.notices --kills 300
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from tests.faults.kill import audit
from tests.server.client import BROKEN, Person
from tests.server.receivers import Hooks, status
from tests.server.serving import GENEROUS, Server, listening

TABLES: Final = 4
LIMITS: Final = GENEROUS | {
    "notice_wait": 0, "notice_gap": 0, "notice_retry": 1, "channels": 1000, "new_channels": 1e6,
    "address_new_channels": 1e6,
}  # fmt: skip
OPTIONS: Final = ("--allow-notices-to", "127.0.0.1", "--url", "http://127.0.0.1")
PACE: Final = {"kind": "turn", "turn": 86_400_000}
PATIENCE: Final = 60.0
WHEN: Final = ("unheard", "heard", "any")
OK: Final = status(204)


class Outcome(Struct):
    """What a run has shown, when nothing was wrong."""

    kills: int
    in_calls: int  # of these, when a call had come and was not answered
    notices: int
    calls: int
    repeated: int  # notices that came more than once
    turns: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.in_calls} while a call was on its way) in"
            f" {self.seconds:.0f} s\n{self.notices} notices in {self.calls} calls: every one at"
            f" least once, {self.repeated} more than once, {self.turns} turns played by them"
        )


class Lost(Exception):
    """A notice never came, or came as another."""


class NoticeTest(Hooks):
    """A server, its people, their receiver, and somebody with an axe."""

    def __init__(self, folder: Path, *, seed: int, tables: int = TABLES) -> None:
        super().__init__()
        self.answer = self._answered
        self.server = Server(folder / "store", limits=LIMITS, options=OPTIONS)
        self.rng = random.Random(seed)
        self.people: dict[str, Person] = {}
        self.times: Counter[str] = Counter()  # by the id of a notice
        self.letters: dict[str, set[str]] = {}  # by the id of a call, its notices
        self.turns = 0
        self._tables = tables
        self._hosts: dict[Person, Person] = {}  # and whom they play with
        self._axe: asyncio.Future[None] | None = None  # falls when a call comes
        self._when = ""
        self._playing: set[asyncio.Task[None]] = set()
        self._failed: list[BaseException] = []
        self._is_ending = False

    async def run(self, kills: int) -> Outcome:
        """Play and kill; Lost if anything was."""
        began = time.monotonic()
        listens = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = listens.sockets[0].getsockname()[1]
        try:
            self.server.start()
            await self.server.ready()
            await self._sit_down()
            for number in range(kills):
                await self._kill(WHEN[number % 3])
                self.server.start()
                if number % 25 == 24:
                    sys.stdout.write(f"{number + 1} kills, {len(self.times)} notices\n")
                    sys.stdout.flush()
            await self.server.ready()
            await self._settle()
            assert await self.server.stop(), f"no orderly end: {self.server.log}"
        finally:
            listens.close()
            self.server.end()
        audit(self.server.data)
        assert not self.server.trouble(), self.server.trouble()
        self._compare()
        return Outcome(
            kills, kills - kills // 3, len(self.times), len(self.letters),
            sum(times > 1 for times in self.times.values()), self.turns,
            time.monotonic() - began,
        )  # fmt: skip

    # Being told

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A call comes."""
        if self._when == "unheard" and self._fall():
            writer.close()
            return
        await super().serve(reader, writer)

    async def put(self, thing: Any) -> None:
        """A call has come, and is answered."""
        self._hear(thing)
        await super().put(thing)

    def _hear(self, call: Any) -> None:
        letter = msgspec.json.decode(call.body)
        ids = {told["id"] for told in letter["notices"]}
        if not ids <= self.letters.setdefault(letter["id"], ids):
            self._failed.append(Lost(f"Call {letter['id']} came again with other notices."))
        for told in letter["notices"]:
            self.times[told["id"]] += 1
            if self.times[told["id"]] > 1 or self._is_ending:
                continue
            person = self.people[call.path.rpartition("/")[2]]
            if told["kind"] == "your_turn":
                self._begin(self._play(person, told["table"]))
            if told["kind"] == "over" and person in self._hosts:
                self._begin(self._open_table(person))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._playing.add(task)
        task.add_done_callback(self._played)

    def _played(self, task: asyncio.Task[None]) -> None:
        self._playing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._failed.append(task.exception() or Lost())

    async def _play(self, person: Person, table: str) -> None:
        """A whole turn, however often the server is killed meanwhile."""
        self.turns += 1
        while True:
            try:
                await listening(self.server.port)
                if await self._play_on(person, table):
                    return
            except BROKEN:
                await asyncio.sleep(0.05)

    async def _play_on(self, person: Person, table: str) -> bool:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"Cookie": person.cookie}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            await socket.send('{"hello": {}}')
            while True:
                ((name, content),) = msgspec.json.decode(await socket.recv()).items()
                if name != "update":
                    continue
                if content["offer"] is None:
                    return True
                play = {
                    "n": content["n"], "id": f"k{self.rng.getrandbits(60)}",
                    "seat": content["seat"],
                    "moves": [self.rng.choice(content["offer"]["moves"])["move"]],
                }  # fmt: skip
                await socket.send(msgspec.json.encode({"play": play}).decode())

    # Tables

    async def _sit_down(self) -> None:
        for number in range(self._tables):
            pair = [Person(self.server.port, f"{name} {number}") for name in ("Ana", "Bo")]
            for person in pair:
                await person.arrive()
                self.people[person.person] = person
                channel = {"kind": "webhook", "address": f"{self.url}/{person.person}"}
                await person.request("POST", "/api/me/notices/channels", channel)
            self._hosts[pair[0]] = pair[1]
            await self._open_table(pair[0])

    async def _open_table(self, host: Person) -> None:
        opening = {"game": "cuba", "seats": 2, "pace": PACE}
        opened = await host.request("POST", "/api/tables", opening)
        token = opened["invitation"]
        await self._hosts[host].request("POST", "/api/join", {"token": token})

    # The axe

    async def _kill(self, when: str) -> None:
        if when == "any":
            await self.server.ready()
            await asyncio.sleep(self.rng.random())
            self.server.kill()
        else:
            self._axe, self._when = asyncio.get_running_loop().create_future(), when
            try:
                await asyncio.wait_for(self._axe, PATIENCE)
            except TimeoutError:
                raise Lost(f"Nobody was called for {PATIENCE:.0f} s: a game stands.") from None
        if self._failed:
            raise self._failed[0]

    def _answered(self) -> bytes:
        """What a call is answered with, once it is heard."""
        return b"" if self._when == "heard" and self._fall() else OK()

    def _fall(self) -> bool:
        """Kill the server with its call on the way, if that is wanted now."""
        if self._axe is None or self._axe.done():
            return False
        self.server.kill()
        self._axe.set_result(None)
        return True

    async def _settle(self) -> None:
        """Nobody begins another turn, and all that is stored is told."""
        async with asyncio.timeout(PATIENCE):
            while not self.turns:  # so few kills, or so slow a machine
                await asyncio.sleep(0.2)
            self._is_ending = True
            while self._playing or self._open():
                await asyncio.sleep(0.2)

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        path = self.server.data / "malecon.sqlite3"
        db = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        try:
            return db.execute(query).fetchall()
        finally:
            db.close()

    def _open(self) -> bool:
        waiting = "SELECT 1 FROM outbox WHERE state IN ('waiting', 'batched')"
        return bool(self._rows(f"{waiting} AND kind <> 'hour_left' LIMIT 1"))

    def _compare(self) -> None:
        """Every notice that was stored has come; none has come that was not stored."""
        stored = {row[0] for row in self._rows("SELECT id FROM outbox WHERE kind <> 'hour_left'")}
        if missing := stored - set(self.times):
            raise Lost(f"{len(missing)} of {len(stored)} notices never came: {sorted(missing)[:3]}")
        if invented := set(self.times) - stored:
            raise Lost(f"{len(invented)} notices came that nobody stored.")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    with tempfile.TemporaryDirectory(prefix="malecon-notices-") as folder:
        test = NoticeTest(Path(folder), seed=given.seed)
        sys.stdout.write(f"{asyncio.run(test.run(given.kills))}\n")


if __name__ == "__main__":
    main()
