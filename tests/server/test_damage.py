"""Damage is named and set aside, and the rest goes on."""

from pathlib import Path

from malecon.server.service.audit import audited
from malecon.server.storage.sqlite.connections import FILE
from tests.server import stocked
from tests.server.served import run, serving
from tests.server.test_rebuilding import known, long_table

PAGE = 4096


def damage(file: Path, table: str) -> None:
    """Overwrite the head of a page in the middle of a table's log."""
    content = bytearray(file.read_bytes())
    starts = range(0, len(content), PAGE)
    full = [at for at in starts if content[at : at + PAGE].count(table.encode()) > 20]
    place = full[len(full) // 2]
    content[place : place + 16] = b"sixteen garbage!"
    file.write_bytes(content)


def damaged_store(folder: Path) -> None:
    """Two tables of the same people; one has a page that cannot be read."""
    db = stocked.store(folder)
    stocked.people(db, 2)
    long_table(db, "long", "cuba", 3_000)
    long_table(db, "well", "cuba", 30)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    damage(folder / FILE, "long")


def test_a_page_that_cannot_be_read_is_one_table_s_trouble(tmp_path: Path) -> None:
    damaged_store(tmp_path)

    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await known(at, 1)
            told = await ana.get("/api/tables/long")
            assert (told.status_code, told.json()["frozen"]) == (200, "log")
            for _ in range(2):
                refused = await ana.post("/api/tables/long/leave", seat=0)
                assert (refused.status_code, refused.json()["error"]) == (409, "table/frozen")
            read = await ana.get("/api/tables/long/log")  # as far as the log can be read
            assert read.json()["lines"]
            assert (await ana.get("/api/tables/well")).status_code == 200
            mine = (await ana.get("/api/me/tables")).json()["tables"]
            assert "well" in {row["table"] for row in mine}
            health = (await ana.get("/health")).json()
            assert (health["status"], health["tables_frozen"]) == ("fine", 1)
            assert (await ana.get("/api/lobby")).status_code in (200, 404)
            assert (await ana.get("/api/me/export")).status_code == 200
            assert (await ana.http.delete("/api/me")).status_code == 204

    run(work())


def test_a_row_that_cannot_be_read_is_left_out_of_lists(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    long_table(db, "bad", "cuba", 30)
    long_table(db, "well", "cuba", 30)
    db.execute("UPDATE matches SET options = '{' WHERE id = 'bad'")
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await known(at, 1)
            mine = (await ana.get("/api/me/tables")).json()["tables"]
            assert [row["table"] for row in mine] == ["well"]
            for path in ("", "/log", "/replay", "/chat"):
                refused = await ana.get(f"/api/tables/bad{path}")
                assert (refused.status_code, refused.json()["error"]) == (409, "table/frozen")

    run(work())


def test_an_audit_reports_damage_and_goes_on(tmp_path: Path) -> None:
    damaged_store(tmp_path)
    report = audited(tmp_path)
    assert any(problem.startswith("the file:") for problem in report.problems)
    assert any(problem.startswith("long: is damaged") for problem in report.problems)
    assert not any(problem.startswith("well: is damaged") for problem in report.problems)
    assert report.rows >= 30
