"""All attacks on one server: requests, half requests, rows of requests, and sockets."""

import asyncio
import re
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.attack.hostile import Attacker
from tests.server.fuzz import Fuzzer
from tests.server.raw import HANDSHAKE, exchange
from tests.server.serving import Answer, Down, ask

AT_ONCE: Final = 32
REFRESH: Final = 400  # requests after which there are new people and tables
SHOWN: Final = 300  # bytes of a request in a report
SOCKET_SHARE: Final = 0.2  # of all that is sent
STATUS: Final = re.compile(rb"HTTP/1\.1 (\d\d\d) [A-Z]")
OPENINGS: Final[tuple[Any, ...]] = (
    {"game": "havana", "seats": 2, "who": ["me", "open"], "listed": True},
    {"game": "havana", "seats": 2, "who": ["me", "me"]},
    {"game": "cuba", "seats": 2, "who": ["me", "me"]},
    {"game": "havana", "seats": 2, "who": [{"bot": "random"}, {"bot": "random"}]},
)


@dataclass
class Report:
    """What was sent, what came back, and what should not have."""

    sent: int = 0
    answers: Counter[int] = field(default_factory=Counter)
    routes: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


class Strike:
    """An attack with so many requests and messages."""

    def __init__(self, port: int, seed: int, requests: int) -> None:
        self.report = Report()
        self._port = port
        self._left = requests
        self._seed = seed
        self._watch: dict[str, str] = {}

    async def run(self) -> Report:
        """Send everything."""
        described = (await ask(self._port, "GET", "/schema/openapi.json")).json
        attackers = [Attacker(self._seed + number, described) for number in range(AT_ONCE)]
        for about, sent in attackers[0].certain():
            await self._send(about, sent)
            self.report.sent += 1
        sockets = max(1, round(AT_ONCE * SOCKET_SHARE))
        workers = [self._requests(attacker) for attacker in attackers[sockets:]]
        workers += [self._messages(attacker) for attacker in attackers[:sockets]]
        await asyncio.gather(*workers)
        every = {f"{m.upper()} {p}" for p, methods in described["paths"].items() for m in methods}
        if self.report.sent > 20 * len(every) and (missed := every - self.report.routes):
            self.report.problems.append(f"never tried: {sorted(missed)}")
        return self.report

    async def _arrive(self, attacker: Attacker) -> None:
        """Somebody with an open, two running and a finished table, all of which may be attacked."""
        made = await ask(self._port, "POST", "/api/me", {"name": "Eve"})
        cookie = made.headers["set-cookie"].partition(";")[0]
        tables, tokens = [], []
        for opening in OPENINGS:
            opened = (await ask(self._port, "POST", "/api/tables", opening, cookie)).json
            tables.append(opened["table"]["table"])
            tokens += [opened["invitation"], opened["watch"]]
            self._watch[tables[-1]] = opened["watch"]
        attacker.cookies = [*attacker.cookies[-3:], cookie, cookie]
        attacker.tables = [*attacker.tables[-4:], *tables]
        attacker.records = attacker.records[-2:]
        for table in tables[2:]:
            record = await ask(self._port, "GET", f"/api/tables/{table}/record", None, cookie)
            attacker.records.append(record.body.decode())
        attacker.tokens = [*attacker.tokens[-8:], *tokens]

    # Requests

    async def _requests(self, attacker: Attacker) -> None:
        number = 0
        while self._left > 0:
            if number % REFRESH == 0:
                await self._arrive(attacker)
            number += 1
            await self._request(attacker)

    async def _request(self, attacker: Attacker) -> None:
        c = attacker.chosen
        about, sent = attacker.request()
        count = 1
        if c.random() < 0.02:  # half of it, and away
            await self._half(sent[: c.randrange(len(sent))])
        elif c.random() < 0.03:  # several in one go; the first one ends the connection, or not
            more = [attacker.request()[1] for _ in range(c.choice((2, 5)))]
            kept = [one.replace(b"Connection: close\r\n", b"") for one in more]
            count += len(more)
            await self._send("a row of requests", b"".join(kept)[:60_000] + sent)
        else:
            await self._send(about, sent)
        self.report.routes.add(about)
        self.report.sent += count
        self._left -= count

    def _judge(self, about: str, sent: bytes, heard: bytes) -> None:
        statuses = [int(status) for status in STATUS.findall(heard)]
        self.report.answers.update(statuses or [0])
        if any(status >= 500 for status in statuses):
            self.report.problems.append(f"{statuses} to {about}: {sent[:SHOWN]!r}")

    async def _half(self, sent: bytes) -> None:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", self._port)
            with closing(writer):
                writer.write(sent)
                await writer.drain()

    async def _send(self, about: str, sent: bytes) -> None:
        try:
            heard = await exchange(self._port, sent)
        except TimeoutError:
            self.report.problems.append(f"no answer in time to {about}: {sent[:SHOWN]!r}")
            return
        except OSError as error:
            self.report.problems.append(f"{error} after {about}: {sent[:SHOWN]!r}")
            return
        self._judge(about, sent, heard)

    # Sockets

    async def _messages(self, attacker: Attacker) -> None:
        number = 0
        while self._left > 0:
            if number % 20 == 0:
                await self._arrive(attacker)
            number += 1
            table = attacker.chosen.choice(attacker.tables)
            cookie = attacker.chosen.choice(attacker.cookies)
            if attacker.chosen.random() < 0.3:
                await self._frames(table, cookie, attacker.chosen)
            else:
                with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                    await self._socket(table, cookie, f"{self._seed}-{number}")

    async def _socket(self, table: str, cookie: str, name: str) -> None:
        from websockets.asyncio.client import connect

        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        url += f"?watch={self._watch.get(table, '')}"
        fuzzer = Fuzzer(name)
        headers = {"Cookie": cookie} if cookie else {}
        async with asyncio.timeout(20), connect(url, additional_headers=headers) as wire:
            listening = asyncio.ensure_future(_listen(wire))
            try:
                await wire.send('{"hello":{}}')
                for _ in range(40):
                    message, is_text = fuzzer.message()
                    self.report.sent += 1
                    self._left -= 1
                    await wire.send(message, text=is_text)
            finally:
                listening.cancel()

    async def _frames(self, table: str, cookie: str, chosen: Random) -> None:
        """A handshake, and then bytes that are no frames."""
        path = f"/api/tables/{table}/socket?watch={self._watch.get(table, '')}"
        lines = (f"GET {path} HTTP/1.1", "Host: h", f"Cookie: {cookie}", *HANDSHAKE)
        spoilt = [line for line in lines if chosen.random() < 0.98]
        frames = b"".join(
            bytes(
                [
                    chosen.choice(
                        (
                            0x81,
                            0x82,
                            0x01,
                            0x00,
                            0x89,
                            0x8A,
                            0x88,
                            0xC1,
                            0x83,
                            chosen.randrange(256),
                        )
                    )
                ]
            )
            + bytes([chosen.choice((0x80, 0x85, 0xFE, 0xFF, 0x05, chosen.randrange(256)))])
            + chosen.randbytes(chosen.choice((4, 9, 12, 200)))
            for _ in range(chosen.choice((1, 5, 50)))
        )
        self.report.sent += 1
        self._left -= 1
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            with closing(writer):
                writer.write("\r\n".join((*spoilt, "", "")).encode())
                async with asyncio.timeout(5):
                    heard = await reader.read(65_536)
                    self._judge("a handshake", frames, heard)
                    writer.write(frames)
                    await writer.drain()
                    writer.write_eof()
                    while await reader.read(65_536):
                        pass


async def _listen(wire: Any) -> None:
    with suppress(ConnectionClosed):
        while True:
            await wire.recv()


async def healthy(port: int) -> Answer:
    """How the server is after all that."""
    try:
        return await ask(port, "GET", "/health")
    except Down as error:
        return Answer(0, {}, str(error).encode())
