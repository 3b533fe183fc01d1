"""Rooms that nobody needs are thrown away, and what is thrown away is free."""

import asyncio
import gc
import sqlite3
import threading
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from malecon.server import app
from malecon.server.service import memory, sweeping
from malecon.server.service.service import Service
from malecon.server.table.room import Room
from tests.server import stocked
from tests.server.served import WIDE, FirstMove, run, serving

GAMES = 20


def games(db: sqlite3.Connection) -> list[str]:
    """Running games of two people, and one of bots that are asked."""
    stocked.people(db, 2)
    ids = []
    for name in ("cuba", "havana"):
        rows, _ = stocked.first_rows(stocked.table("x", None, name=name), 20)
        for number in range(GAMES):
            ids.append(f"{name}{number}")
            row = stocked.table(ids[-1], 1, name=name)
            stocked.put(db, row, stocked.seated([1, 2]), rows)
    return ids


def test_a_room_that_is_thrown_away_is_freed_without_a_search(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    ids = games(db)
    db.close()

    async def used(at: Service, table: str) -> "weakref.ref[Room]":
        room = await at.room(table)
        room.send_table()
        while not room.presence.is_saved:
            room.save_presence()
        return weakref.ref(room)

    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            gc.collect()
            gc.disable()
            try:
                rooms = [await used(at.service, table) for table in ids]
                table, (ana, bea) = await at.table("Ana Bea")
                rooms.append(weakref.ref(at.service.rooms[table]))
                async with ana.socket(table) as first, bea.socket(table) as second:
                    for socket in (first, second):
                        await socket.hello()
                    socket, seat = (first, 0) if first.last[0]["offer"] else (second, 1)
                    await socket.play(socket.offered(seat)[0], seat=seat)
                    assert (await first.command("stand", seat=0))[
                        0
                    ] == "ack"  # a bot is asked, or so
                    await second.command("stand", seat=1)
                while at.service.rooms[table].subscribers:
                    await asyncio.sleep(0.01)
                at.jobs.asked.clear()
                for id in [*ids, table]:
                    at.service.throw_away(at.service.rooms[id])
                async with asyncio.timeout(5):
                    while any(room() is not None for room in rooms):
                        await asyncio.sleep(0.05)
            finally:
                gc.enable()

    run(work())


def test_rooms_that_nobody_needs_are_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "IDLE", 0.3)
    monkeypatch.setattr(sweeping, "SWEEP", 0.1)
    db = stocked.store(tmp_path)
    ids = games(db)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person()
            ana.http.cookies.set("malecon", "secret-1", domain="127.0.0.1")
            async with ana.socket(ids[0]) as socket:
                await socket.hello()
                for table in ids:
                    await at.service.room(table)
                while len(at.service.rooms) > 1:
                    await asyncio.sleep(0.05)
                assert list(at.service.rooms) == [ids[0]]
                seat = await socket.asked() if socket.last[0]["offer"] else None
                if seat is not None:
                    assert (await socket.play(socket.offered(seat)[0], seat=seat))[0] == "ack"
            while at.service.rooms:
                await asyncio.sleep(0.05)
            assert (await ana.get(f"/api/tables/{ids[0]}")).json()["state"] == "running"

    run(work())


def test_too_many_rooms_are_thrown_away_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "CROWD", 10)
    monkeypatch.setattr(sweeping, "HANDS_OFF", 0.2)
    monkeypatch.setattr(sweeping, "SWEEP", 0.1)
    db = stocked.store(tmp_path)
    ids = games(db)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            for table in ids:
                await at.service.room(table)
            while len(at.service.rooms) > 10:
                await asyncio.sleep(0.05)

    run(work())


def test_memory_is_given_back_when_what_is_kept_of_rooms_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "SWEEP", 0.05)
    monkeypatch.setattr(sweeping, "MANY", GAMES)
    free = threading.Event()
    was_stored: list[bool] = []

    async def give_back() -> None:
        was_stored.append(free.is_set())

    monkeypatch.setattr(memory, "give_back", give_back)
    db = stocked.store(tmp_path)
    ids = games(db)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            rooms = [await at.service.room(table) for table in ids]
            while not all(room.presence.is_saved for room in rooms):
                await asyncio.sleep(0.01)
            del rooms
            at.service.store._writer.put(lambda _: free.wait(), lambda *_: None)  # type: ignore[attr-defined]
            try:
                monkeypatch.setattr(sweeping, "IDLE", 0.0)
                while at.service.rooms:
                    await asyncio.sleep(0.05)
            finally:
                free.set()
            while not was_stored:
                await asyncio.sleep(0.05)
            assert was_stored == [True]

    run(work())


class Circle:
    """Something that only a look for circles frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looks() -> Iterator[list[int]]:
    """One more for every look at all that is not frozen; afterwards nothing is."""
    found: list[int] = []

    def note(phase: str, about: dict[str, Any]) -> None:
        if phase == "stop" and about["generation"] == 2:
            found.append(1)

    thresholds = gc.get_threshold()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_old_circles_are_left_alone_while_anybody_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks: list[int]
) -> None:
    monkeypatch.setattr(memory, "PAUSE", 0.02)

    async def several_looks() -> None:
        before = len(looks)
        while len(looks) < before + 3:
            await asyncio.sleep(0.01)

    async def work() -> None:
        at = app.application(tmp_path, limits=WIDE, jobs=FirstMove)
        running = app.server(at, "127.0.0.1", 0)
        serving = asyncio.ensure_future(running.serve())
        while not running.started:
            await asyncio.sleep(0.005)
        at.service.tasks.keep("collect", partial(memory.collect, at.is_deserted))
        _, writer = await asyncio.open_connection("127.0.0.1", app.port_of(running))
        old = Circle()
        await several_looks()
        watched = weakref.ref(old)
        del old
        await several_looks()
        assert watched() is not None
        writer.close()
        while watched() is not None:
            await asyncio.sleep(0.01)
        running.should_exit = True
        await serving

    run(work())
