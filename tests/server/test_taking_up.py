"""What was about to follow when the server went down follows when it is up again."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from malecon.server.service.audit import audited
from malecon.server.service.service import Service
from malecon.server.storage.rows import Append, Done
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.table.room import Room
from tests.server.served import Person, Server, run, serving


async def again(at: Server, person: Person) -> Person:
    """The same person at another server."""
    found = await at.person()
    found.http.cookies = person.http.cookies
    return found


async def stopped(at: Server) -> tuple[str, list[Person]]:
    """A table whose people have agreed to stop and then to play again."""
    table, people = await at.table("Ana Bea")
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        await first.hello()
        await second.hello()
        for kind in ("stop", "rematch"):
            for socket in (first, second):
                assert (await socket.command(kind, agree=True))[0] == "ack"
    return table, people


def test_rematch_begins_that_all_wanted_before_the_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        with monkeypatch.context() as crashed:
            crashed.setattr(Room, "_go_on", lambda self: None)
            async with serving(tmp_path) as at:
                table, people = await stopped(at)
        async with serving(tmp_path) as at:
            ana = await again(at, people[0])
            async with ana.socket(table) as socket:
                told = (await socket.hello())["table"]
                while told["rematch"] is None:
                    told = await socket.until("table")
            found = (await ana.get("/api/me/tables")).json()["tables"]
            assert {row["table"] for row in found} == {table, told["rematch"]}
            assert (await ana.get(f"/api/tables/{told['rematch']}")).json()["state"] == "running"
        assert audited(tmp_path).problems == []

    run(work())


def test_rematch_is_opened_with_the_row_that_tells_it_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = asyncio.Event()

    def lose(self: Service, append: Append, done: Done) -> None:
        if append.rematch is not None:
            lost.set()
        else:
            self.store.append(append, done)

    async def work() -> None:
        with monkeypatch.context() as crashed:
            crashed.setattr(Service, "save", lose)
            async with serving(tmp_path) as at:
                table, people = await stopped(at)
                await asyncio.wait_for(lost.wait(), 10)
        db = sqlite3.connect(tmp_path / FILE)
        assert db.execute("SELECT id, rematch FROM matches").fetchall() == [(table, None)]
        db.close()
        async with serving(tmp_path) as at:  # where it is opened, though nobody has come yet
            ana = await again(at, people[0])
            found: list[Any] = []
            while len(found) != 2 or found[1]["rematch"] != found[0]["table"]:
                found = (await ana.get("/api/me/tables")).json()["tables"]

    run(work())


def test_full_table_begins_though_the_server_went_down_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        with monkeypatch.context() as crashed:
            crashed.setattr(Room, "take_up", lambda self: None)
            async with serving(tmp_path) as at:
                somebody = await at.person("Ana")
                opened = await somebody.open(seats=2, who=["me", "me"])
                table = opened["table"]["table"]
                assert (await somebody.get(f"/api/tables/{table}")).json()["state"] == "open"
        async with serving(tmp_path) as at:
            ana = await again(at, somebody)
            assert (await ana.get(f"/api/tables/{table}")).json()["state"] == "running"

    run(work())


def test_end_of_a_game_is_not_told_before_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[tuple[Append, Done]] = []

    def hold(self: Service, append: Append, done: Done) -> None:
        if append.state == "stopped":
            held.append((append, done))
        else:
            self.store.append(append, done)

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                await first.command("stop", agree=True)
                monkeypatch.setattr(Service, "save", hold)
                await second.say("stop", id="last", agree=True)
                asking = asyncio.ensure_future(ana.get(f"/api/tables/{table}"))
                at.service.rooms[table].send_table()
                heard = await _heard(first)
                assert len(held) == 1
                assert not asking.done()
                assert all(told["state"] == "running" for name, told in heard if name == "table")
                at.service.store.append(*held[0])
                assert (await asking).json()["state"] == "stopped"
                while (await first.until("table"))["state"] != "stopped":
                    pass

    run(work())


def test_welcome_comes_before_all_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[Append, Done]] = []

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await first.command("stop", agree=True)
                monkeypatch.setattr(
                    Service, "save", lambda _, append, done: held.append((append, done))
                )
                async with bea.socket(table) as other:
                    await other.hello()
                    await other.say("stop", id="last", agree=True)
                    await second.say("hello")
                    while len(at.service.rooms[table].subscribers) < 3:
                        await asyncio.sleep(0.01)
                    at.service.store.append(*held[0])
                    names = [(await second.hear())[0] for _ in range(4)]
                assert names[:3] == ["welcome", "update", "over"]

    run(work())


async def _heard(socket: Any) -> list[tuple[str, Any]]:
    """All that comes within a moment."""
    heard = []
    try:
        async with asyncio.timeout(0.4):
            while True:
                heard.append(await socket.hear())
    except TimeoutError:
        return heard


def test_who_comes_into_a_room_that_is_thrown_away_is_sent_to_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await at.table("Ana Bea")
            async with ana.socket(table) as early:
                at.service.throw_away(await at.service.room(table))  # it has not said hello yet
                await early.say("hello")
                await early.until("refused")
                async with asyncio.timeout(5):
                    await early.wire.wait_closed()
                assert early.wire.close_code == 1012
            async with ana.socket(table) as again:
                await again.hello()

    run(work())
