"""Rooms that nobody needs are thrown away, and what is thrown away is free."""

import asyncio
import gc
import sqlite3
import weakref
from pathlib import Path

import pytest

from malecon.server import house
from malecon.server.room import Room
from tests.server import stocked
from tests.server.served import run, serving

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

    async def used(at: house.House, table: str) -> "weakref.ref[Room]":
        room = await at.room(table)
        room.tell_table()
        while not room.presence.is_saved:
            room.presence.save()
        return weakref.ref(room)

    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            gc.collect()
            gc.disable()
            try:
                rooms = [await used(at.house, table) for table in ids]
                table, (ana, bea) = await at.table("Ana Bea")
                rooms.append(weakref.ref(at.house.rooms[table]))
                async with ana.socket(table) as first, bea.socket(table) as second:
                    for socket in (first, second):
                        await socket.hello()
                    socket, seat = (first, 0) if first.last[0]["offer"] else (second, 1)
                    await socket.play(socket.offered(seat)[0], seat=seat)
                    assert (await first.wish("stand", seat=0))[0] == "ack"  # a bot is asked, or so
                    await second.wish("stand", seat=1)
                while at.house.rooms[table].guests:
                    await asyncio.sleep(0.01)
                at.jobs.asked.clear()
                for id in [*ids, table]:
                    at.house.throw_away(at.house.rooms[id])
                async with asyncio.timeout(5):
                    while any(room() is not None for room in rooms):
                        await asyncio.sleep(0.05)
            finally:
                gc.enable()

    run(work())


def test_rooms_that_nobody_needs_are_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IDLE", 0.3)
    monkeypatch.setattr(house, "SWEEP", 0.1)
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
                    await at.house.room(table)
                while len(at.house.rooms) > 1:
                    await asyncio.sleep(0.05)
                assert list(at.house.rooms) == [ids[0]]
                seat = await socket.asked() if socket.last[0]["offer"] else None
                if seat is not None:
                    assert (await socket.play(socket.offered(seat)[0], seat=seat))[0] == "ack"
            while at.house.rooms:
                await asyncio.sleep(0.05)
            assert (await ana.get(f"/api/tables/{ids[0]}")).json()["state"] == "running"

    run(work())


def test_too_many_rooms_are_thrown_away_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "CROWD", 10)
    monkeypatch.setattr(house, "HANDS_OFF", 0.2)
    monkeypatch.setattr(house, "SWEEP", 0.1)
    db = stocked.store(tmp_path)
    ids = games(db)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            for table in ids:
                await at.house.room(table)
            while len(at.house.rooms) > 10:
                await asyncio.sleep(0.05)

    run(work())
