"""Clocks as earlier versions stored them, rewritten once, each by a migration."""

import sqlite3

from msgspec import json

from malecon.server.storage.rows import StoredClocks


def to_service_time(db: sqlite3.Connection) -> None:
    """Clocks, absence and the pulse go by service time, not by the time of day as at first.

    It begins at zero in an old store.
    """
    found = db.execute("SELECT at FROM pulse").fetchone()
    db.execute("ALTER TABLE matches ADD COLUMN due INTEGER")
    db.execute("CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL")
    db.execute("ALTER TABLE seats ADD COLUMN away INTEGER")
    db.execute("UPDATE seats SET away = 0 WHERE identity IS NOT NULL")
    db.execute(
        "CREATE INDEX seats_here ON seats (match) WHERE away IS NULL AND identity IS NOT NULL"
    )
    db.execute("DROP TABLE pulse")
    db.execute(
        "CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), service INTEGER NOT NULL)"
        " STRICT"
    )
    db.execute("INSERT INTO pulse VALUES (1, 0)")
    _rewrite(db, None if found is None else int(found[0]))


def _rewrite(db: sqlite3.Connection, last_beat: int | None) -> None:
    """The last row of each table, which is the one that its clocks are read from."""
    last = db.execute(
        "SELECT m.id, m.state, r.n, r.clocks FROM matches m"
        " JOIN rows r ON r.match = m.id AND r.n = m.n - 1 WHERE r.clocks <> ''"
    ).fetchall()
    for table, state, n, text in last:
        stored = stopped(text, last_beat)
        db.execute(
            "UPDATE rows SET clocks = ? WHERE match = ? AND n = ?",
            (json.encode(stored).decode(), table, n),
        )
        if state == "running" and stored.running:
            due = min(stored.left[seat] for seat in stored.running)
            db.execute("UPDATE matches SET due = ? WHERE id = ?", (due, table))


def stopped(text: str, last_beat: int | None) -> StoredClocks:
    """Clocks that ran until the last beat of their server and stand still at service time zero."""
    left, running, then = json.decode(text, type=tuple[list[int], list[int], int])
    passed = max(0, (last_beat or then) - then)
    for seat in running:
        left[seat] -= passed
    return StoredClocks(left, running, 0)


def asked_since(db: sqlite3.Connection) -> None:
    """Where there is no clock, those who are asked in an old store are so since its last beat."""
    (service,) = db.execute("SELECT service FROM pulse").fetchone()
    found = db.execute(
        "SELECT m.id, m.n, group_concat(s.seat) FROM matches m JOIN seats s ON s.match = m.id"
        " WHERE m.state = 'running' AND m.n > 0 AND s.state = 'person'"
        " AND instr(m.waiting, s.seat) AND json_extract(CAST(m.pace AS TEXT), '$.kind') = 'none'"
        " GROUP BY m.id"
    ).fetchall()
    for table, rows, seats in found:
        stored = StoredClocks([], [], 0, asked={int(seat): service for seat in seats.split(",")})
        db.execute(
            "UPDATE rows SET clocks = ? WHERE match = ? AND n = ? AND clocks = ''",
            (json.encode(stored).decode(), table, rows - 1),
        )
