"""Clocks charge for service time only: not for a server that is down, stopped or told the time."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malecon.games import forms
from malecon.games.choosing import game
from malecon.server.service.audit import audited
from malecon.server.service.service_time import ServiceTime
from malecon.server.storage.rows import TableRow
from malecon.server.storage.sqlite import schema
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.table.log import MatchLog, first_match
from tests.server.served import Person, Server, Socket, Time, run, serving
from tests.server.test_bots import LIVE, asked_seat
from tests.server.test_taking_up import again

HOUR = 3600.0


async def left(at: Server, person: Person, table: str) -> list[int]:
    """What the clocks of a table show somebody who comes in."""
    async with (await again(at, person)).socket(table) as socket:
        await socket.hello()
        return sorted(clock["left"] for clock in socket.last[0]["clocks"])


def test_service_time_leaves_out_what_the_process_slept() -> None:
    time = Time()
    service = ServiceTime(time.steady)
    service.go_on_from(5_000)
    for seconds, passed in ((0.25, 250), (1.0, 1_000), (90.0, 1_000), (-5.0, 0), (0.5, 500)):
        before = service.read()
        time.sleep(seconds)
        assert service.read() - before == passed


def test_a_jump_of_the_wall_clock_charges_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, _) = await at.table("Ana Bea", pace=LIVE)
            for jump in (HOUR, -2 * HOUR):
                time.seconds += jump
                assert await left(at, ana, table) == [60_000, 60_000]
            time.pass_by(20)
            assert await left(at, ana, table) == [40_000, 60_000]

    run(work())


def test_a_process_that_was_stopped_charges_a_second_at_most(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, _) = await at.table("Ana Bea", pace=LIVE)
            time.sleep(HOUR)
            assert await left(at, ana, table) == [59_000, 60_000]

    run(work())


def test_a_room_that_is_built_again_gives_no_time_back(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, _) = await at.table("Ana Bea", pace=LIVE)
            for rest in (40_000, 20_000):
                time.pass_by(20)
                at.service.throw_away(await at.service.room(table))
                assert await left(at, ana, table) == [rest, 60_000]

    run(work())


def test_a_killed_server_goes_on_from_what_it_stored_last(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, bea) = await at.table("Ana Bea", pace=LIVE)
            time.pass_by(20)
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, _ = await asked_seat(first, second)
                await mine.play("take wood", seat=seat)
            time.pass_by(30)
            copy = copied(tmp_path)  # as the disk is if the process is killed now
        async with serving(copy, time=time) as at:
            assert await left(at, ana, table) == [40_000, 60_000]
            time.pass_by(15)
            assert await left(at, ana, table) == [25_000, 60_000]

    run(work())


def copied(folder: Path) -> Path:
    """The store as others see it at this moment."""
    copy = folder.with_name(f"{folder.name}-copy")
    copy.mkdir()
    with sqlite3.connect(folder / FILE) as old, sqlite3.connect(copy / FILE) as new:
        old.backup(new)
    return copy


def due_in(folder: Path) -> list[int | None]:
    with sqlite3.connect(folder / FILE) as db:
        return [due for (due,) in db.execute("SELECT due FROM matches ORDER BY id")]


def test_the_store_knows_when_a_clock_is_due(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, bea) = await at.table("Ana Bea", pace=LIVE)
            assert due_in(tmp_path) == [60_000]
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, _ = await asked_seat(first, second)
                time.pass_by(20)
                await mine.play("take wood", seat=seat)
                assert due_in(tmp_path) == [60_000]
                await first.command("stop", agree=True)
                await second.command("stop", agree=True)
                assert due_in(tmp_path) == [None]

    run(work())


# A store of the first version, in which clocks were stored by the time of day.

THEN = 1_790_000_000_000
PEOPLE = ("Ana", "Bea")


def old_store(folder: Path, clocks: Any, beat: int) -> None:
    """A game that has begun, as the first version would have stored it."""
    played = game("cuba", seats=2)
    first = msgspec.structs.replace(played.resolved, form=forms.LIST)
    table = TableRow(
        id="old", game="cuba", edition=played.edition, options=dict(played.options), seats=2,
        rules=played.rules_version, components=played.components_hash,
        settings=first.encode().decode(),
        pace=msgspec.json.encode({"kind": "live", "bank": 60_000, "increment": 5_000}),
        listed=True, owner=1, seed=bytes(32), state="running", opened=THEN, changed=THEN,
    )  # fmt: skip
    match_log = MatchLog(first_match(table))
    match_log.begin()
    rows = match_log.take_rows()
    table.n = len(rows)
    folder.mkdir()
    db = sqlite3.connect(folder / FILE)
    for step in schema.MIGRATIONS[:2]:
        assert isinstance(step, str)
        db.executescript(step)
    for number, name in enumerate(PEOPLE, 1):
        db.execute(
            "INSERT INTO identities VALUES (?,?,?,'red','en',?,0)", (number, name, name, THEN)
        )
    columns = [column[1] for column in db.execute("PRAGMA table_info (matches)")]
    fields = msgspec.structs.asdict(table)
    fields["options"] = msgspec.json.encode(table.options).decode()
    values = {column: fields[column] for column in columns}
    marks = ",".join("?" * len(values))
    db.execute(f"INSERT INTO matches ({','.join(values)}) VALUES ({marks})", tuple(values.values()))
    for seat in range(2):
        db.execute("INSERT INTO seats VALUES ('old',?,'person','red',?,NULL)", (seat, seat + 1))
    written = msgspec.json.encode(clocks).decode()
    for row in rows:
        db.execute(
            "INSERT INTO rows VALUES ('old',?,?,?,?,?,NULL,?,?,?)",
            (row.n, row.kind, row.seat, row.action, row.text, THEN, row.hash, written),
        )
    db.execute("INSERT INTO pulse VALUES (1, ?)", (beat,))
    db.execute("PRAGMA user_version = 2")
    db.commit()
    db.close()


@pytest.mark.parametrize("ran", [13_000, 0, -2_000])
def test_clocks_of_the_first_version_go_on(tmp_path: Path, ran: int) -> None:
    async def work() -> None:
        time = Time()
        folder = tmp_path / "store"
        old_store(folder, ([50_000, 60_000], [0], THEN), THEN + ran)
        rest = 50_000 - max(0, ran)
        for _ in range(2):  # what had run by then is taken off once
            async with serving(folder, time=time) as at:
                eve = await at.person("Eve")
                assert due_in(folder) == [50_000 - max(0, ran)]
                async with eve.socket("old") as socket:
                    assert await shown(socket) == [rest, 60_000]
                    time.pass_by(10)
                    rest -= 10_000
                    assert await shown(socket) == [rest, 60_000]
        assert audited(folder).problems == []

    run(work())


async def shown(socket: Socket) -> list[int]:
    await socket.hello()
    return [clock["left"] for clock in socket.last[None]["clocks"]]
