"""What is kept for and about tables that cannot be played on, in SQL."""

import sqlite3

from malecon.server.storage.rows import Stopped


def keep(db: sqlite3.Connection, table: str, rows: int, content: bytes) -> None:
    """How a table was last seen."""
    db.execute(
        "INSERT INTO last_seen VALUES (?,?,?)"
        " ON CONFLICT DO UPDATE SET rows=excluded.rows, content=excluded.content",
        (table, rows, content),
    )


def last_seen(db: sqlite3.Connection, table: str) -> bytes | None:
    """What was kept last."""
    found = db.execute("SELECT content FROM last_seen WHERE match=?", (table,)).fetchone()
    return bytes(found[0]) if found is not None else None


def rows_of(db: sqlite3.Connection, table: str) -> int:
    """How many rows had been played when it was kept."""
    found = db.execute("SELECT rows FROM last_seen WHERE match=?", (table,)).fetchone()
    return int(found[0]) if found is not None else 0


def stop_clocks(db: sqlite3.Connection, table: str, since: int) -> None:
    """Clocks stand still; a time in which they did so before, at the same row, is added."""
    db.execute(
        "INSERT INTO stopped SELECT id, n, ?2, NULL FROM matches WHERE id=?1 AND due IS NOT NULL"
        " ON CONFLICT DO UPDATE SET until=NULL, rows=excluded.rows, since=CASE"
        " WHEN rows <> excluded.rows THEN excluded.since WHEN until IS NULL THEN since"
        " ELSE excluded.since - (until - since) END",
        (table, since),
    )


def start_clocks(db: sqlite3.Connection, table: str, until: int, due: int | None) -> None:
    """Clocks go on."""
    db.execute("UPDATE stopped SET until=? WHERE match=?", (until, table))
    db.execute("UPDATE matches SET due=? WHERE id=?", (due, table))


def stopped(db: sqlite3.Connection, table: str) -> Stopped | None:
    """When clocks stood still since the last row, which wrote how they stand."""
    found = db.execute(
        "SELECT s.since, s.until FROM stopped s JOIN matches m ON m.id = s.match AND m.n = s.rows"
        " WHERE s.match=?",
        (table,),
    ).fetchone()
    return Stopped(*found) if found is not None else None
