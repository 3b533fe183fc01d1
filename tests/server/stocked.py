"""Stores with very much in them, written straight into the database."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec

from malecon.games.choosing import game
from malecon.server import wire
from malecon.server.identity import digest
from malecon.server.storage.rows import LogRow, NewTable, SeatRow, TableRow
from malecon.server.storage.sqlite import database, statements
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.table.log import MatchLog, first_match

THEN = 1_800_000_000_000


def store(folder: Path) -> sqlite3.Connection:
    """An empty store, or the one that is there, up to date."""
    folder.mkdir(parents=True, exist_ok=True)
    db = database.connect(str(folder / FILE))
    db.execute("PRAGMA synchronous = OFF")
    database.migrate(db)
    return db


def people(db: sqlite3.Connection, count: int) -> list[int]:
    """Identities, whose secrets are "secret-1" and so on."""
    first = db.execute("SELECT coalesce(max(id), 0) + 1 FROM identities").fetchone()[0]
    numbers = list(range(first, first + count))
    db.executemany(
        "INSERT INTO identities (id, person, name, colour, language, made) VALUES (?,?,?,?,?,?)",
        [(n, f"p{n}", f"Person {n}", "blue", "en", THEN) for n in numbers],
    )
    db.executemany(
        "INSERT INTO secrets (hash, identity, made) VALUES (?,?,?)",
        [(digest(f"secret-{n}"), n, THEN) for n in numbers],
    )
    return numbers


def table(
    id: str, owner: int | None, state: str = "running", name: str = "cuba", seats: int = 2,
    pace: wire.Pace | None = None, opened: int = THEN, listed: bool = False,
) -> TableRow:  # fmt: skip
    """A table as it is stored."""
    played = game(name, seats=seats)
    return TableRow(
        id=id, game=name, edition=played.edition, options=dict(played.options), seats=seats,
        rules=played.rules_version, components=played.components_hash,
        settings=played.resolved.encode().decode(),
        pace=msgspec.json.encode(pace or wire.NoPace()), listed=listed, owner=owner,
        seed=bytes(32), state=state, opened=opened, changed=opened,
    )  # fmt: skip


def seated(who: Sequence[int | str | None]) -> list[SeatRow]:
    """Seats of people by number, bots by name, and open ones."""
    found = []
    for seat, taken in enumerate(who):
        row = SeatRow(seat, "open", "blue")
        if isinstance(taken, int):
            row.state, row.identity = "person", taken
        elif taken is not None:
            row.state, row.bot = "bot", taken
        found.append(row)
    return found


def first_rows(row: TableRow, moves: int = 0) -> tuple[list[LogRow], MatchLog]:
    """The log of a table after some first moves."""
    match_log = MatchLog(first_match(row))
    match_log.begin()
    for _ in range(moves):
        seat = match_log.match.waiting[0]
        match_log.play(seat, match_log.match.position.legal(seat)[:1])
    rows = match_log.take_rows()
    for made in rows:
        made.at = row.opened
    return rows, match_log


def put(
    db: sqlite3.Connection, row: TableRow, seats: list[SeatRow], rows: Sequence[LogRow] = ()
) -> None:
    """Keep a table."""
    row.n = len(rows)
    statements.open_table(db, NewTable(row, seats, {}, list(rows)))
