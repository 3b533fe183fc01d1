"""Whatever is sent: no traceback, no silence, and what was refused has changed nothing."""

import asyncio
import hashlib
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from malecon.server import logs
from malecon.server.service.audit import audited
from tests.server.fuzz import Fuzzer, ends_the_socket
from tests.server.served import Person, Server, run, serving

NAMES = ("Ana", "Ben")
BATCH = 15  # fewer than the twenty misunderstandings that close a socket


class Client:
    """Somebody with a fuzzer at one table."""

    def __init__(
        self, person: Person, table: str, name: str, query: str = "", seat: int = 0
    ) -> None:
        self.person = person
        self.table = table
        self.query = query
        self.fuzzer = Fuzzer(name, seat)
        self.heard: Counter[str] = Counter()
        self.refused: set[str] = set()
        self.acked: set[str] = set()
        self.closed: Counter[int] = Counter()
        self.sent = 0
        self.keys: Counter[str] = Counter()  # how often each was sent: noise repeats some

    async def fuzz(self, count: int) -> None:
        """Send so many messages; after every few the server must still answer."""
        while self.sent < count:
            socket = self.person.socket(self.table, self.query)
            async with socket:
                try:
                    await socket.wire.send('{"hello":{}}')
                    while self.sent < count:
                        await self._batch(socket.wire, min(BATCH, count - self.sent))
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd is not None else 1006
                    self.closed[code] += 1

    async def _batch(self, wire: ClientConnection, count: int) -> None:
        """Some messages and a ping; all that comes until the pong."""
        listening = asyncio.ensure_future(self._listen(wire))
        try:
            for _ in range(count):
                message, is_text = self.fuzzer.message()
                self.sent += 1
                self.keys.update(keys_in(message))
                await wire.send(message, text=is_text)
                if ends_the_socket(message, is_text):
                    break
            await wire.send('{"ping":{}}')
            async with asyncio.timeout(60):
                await listening
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, wire: ClientConnection) -> None:
        """Hear until a pong comes that was asked for last; a fuzzer may have asked, too."""
        while True:
            ((name, content),) = msgspec.json.decode(await wire.recv()).items()
            self.heard[name] += 1
            if name == "refused":
                self.heard[content["error"]] += 1
                if content["error"] != "key/reused":
                    self.refused.add(content["id"])
                assert content["message"]
                assert content["error"] not in ("server/failed", "store/failed")
            elif name == "ack":
                self.acked.add(content["id"])
            elif name == "update":
                self.fuzzer.n = content["n"]
                offer = content["offer"] or {"moves": []}
                self.fuzzer.offered = [choice["move"] for choice in offer["moves"]][:3]
            elif name == "pong":
                return


def keys_in(message: str | bytes) -> list[str]:
    """The keys of the commands in a message, if it can be read."""
    try:
        read = msgspec.json.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
    contents = read.values() if isinstance(read, dict) else ()
    found = (content.get("id") for content in contents if isinstance(content, dict))
    return [key for key in found if isinstance(key, str)]


def digests(folder: Path) -> dict[str, str]:
    """A hash of all rows and keys of every table."""
    db = sqlite3.connect(folder / "malecon.sqlite3")
    found = {}
    for (table,) in db.execute("SELECT id FROM matches").fetchall():
        kept = [
            db.execute(f"SELECT * FROM {name} WHERE match=? ORDER BY 1, 2, 3", (table,)).fetchall()
            for name in ("rows", "keys", "seats", "chat")
        ]
        kept.append(db.execute("SELECT * FROM matches WHERE id=?", (table,)).fetchall())
        found[table] = hashlib.sha256(repr(kept).encode()).hexdigest()
    db.close()
    return found


def keys(folder: Path, table: str, name: str) -> set[str]:
    """The keys of what a person has done at a table."""
    db = sqlite3.connect(folder / "malecon.sqlite3")
    mine = "match=? AND identity=(SELECT id FROM identities WHERE name=?)"
    found = {
        key
        for column, kept in (("id", "keys"), ("key", "chat"))
        for (key,) in db.execute(f"SELECT {column} FROM {kept} WHERE {mine}", (table, name))
    }
    db.close()
    return found


async def foreign_clients(at: Server, tables: list[str], watch: dict[str, str]) -> list[Client]:
    """People without a seat at the tables that they write to."""
    stranger = await at.person("Stranger")
    nobody = await at.person()
    return [
        Client(who, table, f"{name}-{table}", f"?watch={watch[table]}")
        for table in tables
        for name, who in (("stranger", stranger), ("nobody", nobody))
    ]


@pytest.mark.slow
def test_fuzzed_messages_change_nothing(
    tmp_path: Path,
    messages: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    broken: list[Any] = []
    monkeypatch.setattr(logs, "failed", lambda *about, **fields: broken.append((about, fields)))
    clients: list[Client] = []

    async def play() -> None:
        async with serving(tmp_path) as at:
            people = [await at.person(name) for name in NAMES]
            opened = {}
            for game, seats in (("cuba", 2), ("havana", 2), ("cuba", 2), ("havana", 3)):
                found = await people[0].open(game, seats)
                opened[found["table"]["table"]] = found
                joined = await people[1].post("/api/join", token=found["invitation"])
                assert joined.status_code == 200
            tables = list(opened)
            watch = {table: found["watch"] for table, found in opened.items()}
            before = digests(tmp_path)
            clients.extend(await foreign_clients(at, tables[2:], watch))
            own = [
                Client(person, table, name, seat=NAMES.index(name))
                for table in tables[:2]
                for name, person in zip(NAMES, people, strict=True)
            ]
            for client in own:
                client.fuzzer.foreign += [f"{name}-{number}" for name in NAMES for number in (1, 2)]
            clients.extend(own)
            share = -(-messages // len(clients))
            await asyncio.gather(*(client.fuzz(share) for client in clients))
            health = await people[0].get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "fine")
            after = digests(tmp_path)
            for table in tables[2:]:
                assert after[table] == before[table]
            for client in own:
                kept = keys(tmp_path, client.table, client.fuzzer.name)
                assert client.acked <= kept
                once = {key for key in client.refused if client.keys[key] == 1}
                assert not (once - set(client.fuzzer.foreign)) & kept

    run(play(), patience=60 + messages / 20)
    heard = sum((client.heard for client in clients), Counter())
    closed = sum((client.closed for client in clients), Counter())
    with capfd.disabled():
        sent = sum(client.sent for client in clients)
        print(f"\n{sent} messages; heard {dict(heard)}; closed {dict(closed)}")  # noqa: T201
    assert broken == []
    assert "Traceback" not in "".join(capfd.readouterr())
    assert heard["request/bad"] > messages // 4
    assert heard["ack"]
    assert audited(tmp_path).problems == []
