"""Tables sleep until somebody comes, their clock is due, or something follows by itself."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from malecon.server import wire
from malecon.server.service.service import Service
from malecon.server.storage.rows import StoredClocks
from malecon.server.storage.sqlite import queries, schema
from malecon.server.storage.sqlite.connections import FILE
from tests.server import stocked
from tests.server.served import run, serving

HOUR = 3_600_000


def many(db: sqlite3.Connection, count: int) -> None:
    """Running games of people who are not here."""
    rows, match_log = stocked.first_rows(stocked.table("x", None), 4)
    for number in range(count):
        row = stocked.table(f"sleeping{number}", 1)
        row.waiting = str(match_log.match.waiting[0])
        stocked.put(db, row, stocked.seated([1, 2]), rows)


def with_a_clock(db: sqlite3.Connection, id: str, left: int) -> None:
    """A running game whose clock has so many milliseconds left."""
    row = stocked.table(id, 1, pace=wire.TurnPace(turn=HOUR))
    rows, match_log = stocked.first_rows(row, 4)
    (seat,) = match_log.match.waiting
    clocks = [HOUR, HOUR]
    clocks[seat] = left
    rows[-1].clocks = msgspec.json.encode(StoredClocks(clocks, [seat], 0)).decode()
    row.due, row.waiting = left, str(seat)
    stocked.put(db, row, stocked.seated([1, 2]), rows)


def of_bots(db: sqlite3.Connection, id: str, waiting: str | None = None) -> None:
    """A running game of two bots, as it is stored before a column says that it goes on."""
    row = stocked.table(id, 1)
    rows, match_log = stocked.first_rows(row, 4)
    row.waiting = str(match_log.match.waiting[0]) if waiting is None else waiting
    stocked.put(db, row, stocked.seated(["random", "random"]), rows)
    db.execute("UPDATE matches SET goes_on = 1 WHERE id = ?", (id,))


async def awake(service: Service, table: str) -> None:
    """Wait until a table is woken."""
    while table not in service.rooms:
        await asyncio.sleep(0.01)


def test_only_tables_with_something_to_do_are_woken_at_the_start(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    many(db, 20)
    with_a_clock(db, "late", HOUR)
    with_a_clock(db, "due", 300)
    of_bots(db, "bots")
    full = stocked.table("full", 1, state="open")
    stocked.put(db, full, stocked.seated([1, 2]))
    half = stocked.table("half", 1, state="open")
    stocked.put(db, half, stocked.seated([1, None]))
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            for table in ("due", "bots", "full"):
                await awake(at.service, table)
            while at.service.rooms["full"].table.state != "running":
                await asyncio.sleep(0.01)
            while not any(seat.state == "stand-in" for seat in at.service.rooms["due"].seats):
                await asyncio.sleep(0.01)
            assert set(at.service.rooms) == {"due", "bots", "full"}
            ana = await at.person()
            ana.http.cookies.set("malecon", "secret-1", domain="127.0.0.1")
            assert (await ana.get("/api/tables/sleeping7")).status_code == 200
            assert "sleeping7" in at.service.rooms

    run(work())


def test_a_clock_runs_out_at_a_table_that_sleeps(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    with_a_clock(db, "later", 4_000)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            while at.service.service_time() < 1_000:
                await asyncio.sleep(0.05)
            assert "later" not in at.service.rooms
            await awake(at.service, "later")
            while not any(seat.state == "stand-in" for seat in at.service.rooms["later"].seats):
                await asyncio.sleep(0.01)
            assert 4_000 <= at.service.service_time() < 8_000

    run(work())


def test_the_store_says_where_something_follows_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            store = at.service.store
            table, (ana, bea) = await at.table("Ana Bea")
            assert await store.going_on("", 10) == []
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                asked = first.last[0]["waiting"][0]
                mine = (first, second)[asked]
                assert (await mine.command("stand", seat=asked))[0] == "ack"
                assert await store.going_on("", 10) == [table]  # a bot is asked
                other = (first, second)[1 - asked]
                assert (await other.command("stand", seat=1 - asked))[0] == "ack"
                assert await store.going_on("", 10) == []  # paused: nobody plays any more
                for socket, seat in ((first, 0), (second, 1)):
                    assert (await socket.command("back", seat=seat))[0] == "ack"
                assert await store.going_on("", 10) == []
                for socket, seat in ((first, 0), (second, 1)):
                    assert (await socket.command("stop", seat=seat, agree=True))[0] == "ack"
                assert await store.going_on("", 10) == []

    run(work())


def test_what_goes_on_is_found_in_a_store_of_the_version_before(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    many(db, 3)
    of_bots(db, "bots")
    of_bots(db, "first-version", waiting="")
    stocked.put(db, stocked.table("full", 1, state="open"), stocked.seated([1, 2]))
    stocked.put(db, stocked.table("half", 1, state="open"), stocked.seated([1, None]))
    for id, votes in (("again", "yy"), ("refused", "yn"), ("changed", "yyn"), ("one", "y")):
        row = stocked.table(id, 1, state="over")
        rows, match_log = stocked.first_rows(row, 4)
        for number, vote in enumerate(votes):
            match_log.note("rematch", number % 2, "yes" if vote == "y" else "no")
        stocked.put(db, row, stocked.seated([1, 2]), rows + match_log.take_rows())
    number = next(at for at, step in enumerate(schema.MIGRATIONS) if "find_going_on" in repr(step))
    db.execute("DROP INDEX matches_going_on")
    db.execute("ALTER TABLE matches DROP COLUMN goes_on")
    step = schema.MIGRATIONS[number]
    assert callable(step)
    step(db)
    assert queries.going_on(db, "", 20) == ["again", "bots", "first-version", "full"]
    plan = db.execute(
        "EXPLAIN QUERY PLAN SELECT id FROM matches WHERE goes_on = 1 AND id > '' ORDER BY id"
    ).fetchall()
    assert "matches_going_on" in plan[0][3]
    db.close()
    assert (tmp_path / FILE).is_file()
