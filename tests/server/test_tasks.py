"""No background work ends unseen: it is started again, counted, and /health tells of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from malecon.server.service.heartbeat import BEAT, MISSED
from malecon.server.service.tasks import RECENT, Tasks
from malecon.server.storage.failures import Failed
from malecon.server.storage.rows import Append, Done
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.table import commands
from malecon.server.table.room import Room
from tests.server.served import Person, Server, Socket, Time, run, serving
from tests.server.test_bots import LIVE, asked_seat


class FullDisk(SqliteStore):
    """A store on a disk that is full for a while."""

    is_full = False
    refused = 0

    def append(self, append: Append, done: Done) -> None:
        if self.is_full:
            self.refused += 1
            asyncio.get_running_loop().call_soon(done, Failed("The disk is full."))
        else:
            super().append(append, done)

    async def beat(self, service: int) -> None:
        if self.is_full:
            raise Failed("The disk is full.")
        await super().beat(service)


class Stuck(SqliteStore):
    """A store that takes a beat and never answers."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.answers = asyncio.Event()
        self.answers.set()

    async def beat(self, service: int) -> None:
        await self.answers.wait()
        await super().beat(service)


async def health(at: Server) -> dict[str, Any]:
    answer = await (await at.person()).get("/health")
    found: dict[str, Any] = answer.json()
    assert answer.status_code == (200 if found["status"] == "fine" else 503)
    return found


async def until_fine(at: Server) -> dict[str, Any]:
    while (found := await health(at))["status"] != "fine":
        await asyncio.sleep(0.05)
    return found


async def has_stand_in(person: Person, table: str) -> bool:
    """Whether a bot stands in at a table, as far as it can be said just now."""
    shown = await person.get(f"/api/tables/{table}")
    seats = shown.json()["seats"] if shown.status_code == 200 else []
    return "stand-in" in [seat["state"] for seat in seats]


async def stood_in_for(socket: Socket) -> tuple[int, str]:
    """Listen until a bot stands in; for whom, and why."""
    while (row := (await socket.until("update"))["row"]) is None:
        pass
    return row["seat"], row["why"]


def test_a_clock_that_runs_out_while_the_disk_is_full_is_heeded_when_it_is_not(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        time, store = Time(), FullDisk(tmp_path)
        async with serving(tmp_path, time=time, store=store) as at:
            at.jobs.is_awake = False
            table, (ana, _) = await at.table("Ana Bea", pace=LIVE)
            assert (await health(at))["status"] == "fine"
            store.is_full = True
            time.pass_by(61)
            assert (await health(at))["pulse"] >= 61_000
            while not store.refused or (await health(at))["store"] != "failing":
                await asyncio.sleep(0.05)
            time.pass_by(12)
            assert (await health(at))["status"] == "failing"
            assert at.service.metrics.count("rooms_broken") == 0
            store.is_full = False
            time.pass_by(2)
            found = await until_fine(at)
            assert (found["tasks_dead"], found["tasks_restarted"]) == (0, 0)
            while not await has_stand_in(ana, table):  # though nobody has a socket there
                pass

    run(work())


def test_clocks_go_on_while_a_beat_is_stuck(tmp_path: Path) -> None:
    async def work() -> None:
        time, store = Time(), Stuck(tmp_path)
        async with serving(tmp_path, time=time, store=store) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea", pace=LIVE)
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, _, other = await asked_seat(first, second)
                store.answers.clear()
                time.pass_by(BEAT + 1)
                await asyncio.sleep(0.5)
                assert (await health(at))["status"] == "fine"
                time.pass_by(MISSED * BEAT)
                assert (await health(at))["status"] == "failing"
                time.pass_by(60)
                assert await stood_in_for(other) == (seat, "clock")
                store.answers.set()
                await until_fine(at)

    run(work())


def test_a_room_that_breaks_stops_nobody_elses_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[str] = []
    put = commands.stand_in

    def breaks(room: Room, *rest: Any) -> Any:
        broken.append(room.table.id)
        if broken[0] == room.table.id and len(broken) < 4:
            raise ZeroDivisionError
        return put(room, *rest)

    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            at.jobs.is_awake = False
            tables = [await at.table("Ana Bea", pace=LIVE) for _ in range(3)]
            monkeypatch.setattr(commands, "stand_in", breaks)
            time.pass_by(61)
            for table, (ana, _) in tables:
                while not await has_stand_in(ana, table):
                    time.pass_by(1)  # until the broken one is tried again
            assert at.service.metrics.count("rooms_broken") >= 1
            assert (await until_fine(at))["tasks_restarted"] == 0

    run(work())


class Looks(SqliteStore):
    """A store that counts how often somebody looks for clocks that are due."""

    looks = 0

    async def due(self, *about: int) -> list[str]:
        self.looks += 1
        return await super().due(*about)


def test_a_room_that_breaks_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks = 0

    def break_again(room: Room, *rest: Any) -> Any:
        nonlocal breaks
        breaks += 1
        raise ZeroDivisionError

    async def work() -> None:
        time, store = Time(), Looks(tmp_path)
        async with serving(tmp_path, time=time, store=store) as at:
            await at.table("Ana Bea", pace=LIVE)
            monkeypatch.setattr(commands, "stand_in", break_again)
            for falls, seconds in ((1, 61), (2, 1), (3, 2)):
                time.pass_by(seconds)
                while breaks < falls:
                    await asyncio.sleep(0.01)
                looks = store.looks
                while store.looks < looks + 2:
                    await asyncio.sleep(0.01)
                assert breaks == falls

    run(work())


def test_a_loop_that_ends_is_started_again_and_shown() -> None:
    async def work() -> None:
        time = Time()
        tasks = Tasks(time.steady)
        runs = 0
        third = asyncio.Event()

        async def loop() -> None:
            nonlocal runs
            runs += 1
            if runs == 1:
                raise ZeroDivisionError
            if runs == 3:
                third.set()
                await asyncio.Event().wait()

        tasks.keep("loop", loop)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (tasks.dead, tasks.restarted) == (1, 1)
        assert not tasks.are_fine()
        await third.wait()
        assert (tasks.dead, tasks.restarted) == (0, 2)
        assert not tasks.are_fine()
        time.sleep(RECENT + 1)
        assert tasks.are_fine()
        await tasks.close()

    run(work())


def test_work_that_fails_is_counted() -> None:
    async def work() -> None:
        tasks = Tasks(Time().steady)

        async def fails() -> None:
            raise ZeroDivisionError

        for _ in range(3):
            tasks.once(fails())
        while tasks.failed < 3:
            await asyncio.sleep(0)
        assert tasks.are_fine()
        await tasks.close()

    run(work())
