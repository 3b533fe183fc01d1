"""Lists, export and being forgotten cost as much as they find, not as much as is stored."""

import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from malecon.server.storage.sqlite import queries
from tests.server import stocked
from tests.server.served import run, serving

TABLES = 20_000
ME = 7  # every 400th table is mine
REAL = re.compile(r"SCAN (matches|seats|rows|chat|mutes|secrets|tokens|identities|m|s)\b")


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with very many tables, some of which are mine by seat, some by owner."""
    folder = tmp_path_factory.mktemp("full")
    db = stocked.store(folder)
    db.execute("BEGIN")
    who = stocked.people(db, 400)
    rows, _ = stocked.first_rows(stocked.table("x", None), 3)
    for made in rows:
        made.by = ME
    for number in range(TABLES):
        owner, guest = who[number % 400], who[(number * 7 + 1) % 400]
        state = ("open", "running", "over", "stopped")[number // 400 % 4]
        row = stocked.table(f"t{number:05}", owner, state, listed=number % 4000 == 0)
        row.opened = row.changed = stocked.THEN + number // 2
        mine = ME in (owner, guest) and state != "open"
        stocked.put(db, row, stocked.seated([owner, guest]), rows if mine else ())
        db.execute("INSERT INTO chat VALUES (?,0,?,'k',0,'words',0)", (row.id, owner))
        db.execute("INSERT INTO mutes VALUES (?,?,?)", (row.id, owner, f"p{guest}"))
    db.execute("COMMIT")
    db.close()
    return folder


def explained(db: sqlite3.Connection, work: Any) -> tuple[Any, list[str]]:
    """What some work finds, and the plans of all its statements that read a whole table."""
    said: list[str] = []
    db.set_trace_callback(said.append)
    found = work()
    db.set_trace_callback(None)
    statements = [line for line in said if line.split()[0] in ("SELECT", "UPDATE", "DELETE")]
    assert statements
    plans = [row[3] for line in statements for row in db.execute(f"EXPLAIN QUERY PLAN {line}")]
    return found, [plan for plan in plans if REAL.match(plan)]


def slowly(db: sqlite3.Connection, state: str | None, before: str | None, limit: int) -> list[str]:
    """My tables, found by looking at all of them."""
    mine = []
    for id, opened, owner, stage in db.execute("SELECT id, opened, owner, state FROM matches"):
        sits = db.execute("SELECT 1 FROM seats WHERE match=? AND identity=?", (id, ME)).fetchone()
        if (owner == ME or sits) and state in (None, stage):
            mine.append((opened, id))
    mine.sort(reverse=True)
    last = next((at for at in mine if at[1] == before), None)
    return [id for opened, id in mine if last is None or (opened, id) < last][:limit]


def test_my_tables_are_found_by_index_and_in_order(full: Path) -> None:
    db = stocked.store(full)
    everything = slowly(db, None, None, 1000)
    assert len(everything) > 50
    for state in (None, "running", "over"):
        for before in (None, slowly(db, state, None, 1000)[10]):
            found, scans = explained(
                db, lambda s=state, b=before: queries.tables_of(db, ME, s, b, 20)
            )
            assert found == slowly(db, state, before, 20)
            assert scans == []
    assert queries.owned(db, ME) == sum(
        1 for _ in db.execute(
            "SELECT 1 FROM matches WHERE owner=? AND state IN ('open', 'running')", (ME,)
        )
    )  # fmt: skip
    db.close()


def test_my_turns_are_found_by_index(full: Path) -> None:
    db = stocked.store(full)
    db.execute("BEGIN")
    db.execute("UPDATE matches SET waiting='1' WHERE state='running'")
    found, scans = explained(db, lambda: queries.turns_of(db, ME, 100))
    slow = [row[0] for row in db.execute(
        "SELECT match FROM seats JOIN matches ON match=id WHERE identity=? AND seat=1"
        " AND seats.state='person' AND matches.state='running' ORDER BY match", (ME,)
    )]  # fmt: skip
    assert (found, scans) == (slow, [])
    assert found
    db.execute("ROLLBACK")
    db.close()


def test_my_tables_and_the_lobby_take_no_time_in_a_full_store(full: Path) -> None:
    db = stocked.store(full)
    for work in (
        lambda: queries.tables_of(db, ME, None, None, 50),
        lambda: queries.turns_of(db, ME, 100),
        lambda: queries.lobby(db, 100),
        lambda: queries.owned(db, ME),
    ):
        times = []
        for _ in range(20):
            began = time.perf_counter()
            work()
            times.append(time.perf_counter() - began)
        assert min(times) < 0.003  # a look at all tables takes ten times as long
    db.close()


def test_lobby_is_found_by_index_open_tables_first(full: Path) -> None:
    db = stocked.store(full)
    found, scans = explained(db, lambda: queries.lobby(db, 3))
    slow = [row[0] for row in db.execute(
        "SELECT id FROM matches WHERE listed AND state IN ('open', 'running')"
        " ORDER BY state, changed DESC LIMIT 3"
    )]  # fmt: skip
    assert (found, scans) == (slow, [])
    db.close()


def test_export_is_found_by_index_and_is_whole(full: Path) -> None:
    db = stocked.store(full)
    rows = {
        (table, n): (table, kind, seat, action, text, at)
        for table, n, kind, seat, action, text, at in db.execute(
            "SELECT match, n, kind, seat, action, text, at FROM rows WHERE by=?"
            " AND kind NOT IN ('draw', 'auto')",
            (ME,),
        )
    }

    def collect() -> tuple[Any, list[Any]]:
        parts = list(queries.parts_by(db, ME))
        mine = [tuple(row.values()) for part in parts for row in queries.rows_by(db, ME, *part)]
        return queries.export(db, ME), mine

    (found, mine), scans = explained(db, collect)
    assert scans == []
    assert mine == [rows[key] for key in sorted(rows)]
    assert len(mine) > 100
    assert len(found["chat"]) == len(found["mutes"]) == TABLES // 400
    assert len(found["seats"]) == db.execute(
        "SELECT count(*) FROM seats WHERE identity=?", (ME,)
    ).fetchone()[0]  # fmt: skip
    db.close()


def test_a_person_is_forgotten_by_index(full: Path) -> None:
    db = stocked.store(full)
    db.execute("BEGIN")
    _, scans = explained(db, lambda: queries.forget(db, ME, "rules"))
    assert scans == []
    left = "SELECT count(*) FROM chat WHERE identity=? AND text<>''"
    assert db.execute(left, (ME,)).fetchone()[0] == 0
    states = dict(db.execute(
        "SELECT m.state, s.state FROM seats s JOIN matches m ON m.id = s.match WHERE identity=?",
        (ME,),
    ))  # fmt: skip
    assert states == {"running": "gone", "over": "gone", "stopped": "gone"}
    db.execute("ROLLBACK")
    db.close()


def test_rows_are_made_only_by_who_has_a_seat_at_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                for socket, commands in ((first, ("stand", "back")), (second, ("resign",))):
                    for command in commands:
                        assert (await socket.command(command))[0] == "ack"
            await ana.post(f"/api/tables/{table}/leave", seat=0)
            found = (await bea.get("/api/me/export")).json()
            assert [row["kind"] for row in found["rows"]] == ["resign"]
            assert (await bea.http.delete("/api/me")).status_code == 204
        db = stocked.store(tmp_path)
        assert db.execute("SELECT count(*) FROM rows WHERE by IS NOT NULL").fetchone()[0] > 3
        assert db.execute(
            "SELECT count(*) FROM rows WHERE by IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE match = rows.match AND identity = by)"
        ).fetchone()[0] == 0  # fmt: skip
        db.close()

    run(work())
