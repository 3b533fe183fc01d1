"""The tables of the database, as steps: each brings a store of the version before it up to date."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from malecon.server import old_clocks, old_settings, old_tables

MIGRATIONS: Final[tuple[str | Callable[[sqlite3.Connection], None], ...]] = (
    """
    CREATE TABLE identities (
        id INTEGER PRIMARY KEY, person TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        colour TEXT NOT NULL, language TEXT NOT NULL, made INTEGER NOT NULL,
        gone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE secrets (
        hash BLOB PRIMARY KEY, identity INTEGER NOT NULL REFERENCES identities,
        made INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX secrets_of ON secrets (identity);
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, expires INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_of ON tokens (kind, subject);
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, options TEXT NOT NULL,
        seats INTEGER NOT NULL, rules INTEGER NOT NULL, components TEXT NOT NULL,
        pace BLOB NOT NULL, listed INTEGER NOT NULL, owner INTEGER REFERENCES identities,
        seed BLOB NOT NULL, state TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL,
        n INTEGER NOT NULL, origin TEXT, unproved INTEGER NOT NULL, forked TEXT,
        forked_step INTEGER NOT NULL, rematch TEXT, result BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX matches_by_state ON matches (state, listed, changed);
    CREATE INDEX matches_of ON matches (owner, state);
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches, seat INTEGER NOT NULL, state TEXT NOT NULL,
        colour TEXT NOT NULL, identity INTEGER REFERENCES identities, bot TEXT,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of ON seats (identity);
    CREATE TABLE rows (
        match TEXT NOT NULL REFERENCES matches, n INTEGER NOT NULL, kind TEXT NOT NULL,
        seat INTEGER NOT NULL, action INTEGER NOT NULL, text TEXT NOT NULL, by INTEGER,
        at INTEGER NOT NULL, hash BLOB NOT NULL, clocks TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL, id TEXT NOT NULL,
        wish BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, answer BLOB NOT NULL,
        PRIMARY KEY (match, identity, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches, k INTEGER NOT NULL, identity INTEGER NOT NULL,
        key TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (match, k), UNIQUE (match, identity, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mutes (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (match, identity, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
    """,
    """
    ALTER TABLE matches ADD COLUMN waiting TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN heading TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE INDEX chat_of ON chat (identity);
    CREATE INDEX mutes_of ON mutes (identity);
    """,
    old_clocks.to_service_time,
    """
    ALTER TABLE matches ADD COLUMN several INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE identities ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE removed (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL,
        invited INTEGER NOT NULL, PRIMARY KEY (match, identity)
    ) STRICT, WITHOUT ROWID;
    """,
    old_tables.find_going_on,
    "CREATE INDEX removed_of ON removed (identity);",
    """
    CREATE TABLE head (
        one INTEGER PRIMARY KEY CHECK (one = 1), store BLOB NOT NULL, main INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE chain (commits INTEGER PRIMARY KEY, hash BLOB NOT NULL) STRICT;
    INSERT INTO head VALUES (1, randomblob(16), 0);
    INSERT INTO chain SELECT 0, store FROM head;
    """,
    old_settings.to_resolved,
)


def migrate(connection: sqlite3.Connection, path: str = "") -> None:
    """Bring a store up to date in one transaction; an old one is copied first, until it is done."""
    done = _version(connection)
    if done >= len(MIGRATIONS):
        return
    copy = _copied(connection, Path(f"{path}.before-{len(MIGRATIONS)}")) if done and path else None
    try:
        connection.execute("BEGIN IMMEDIATE")
        for step in MIGRATIONS[done:]:
            if isinstance(step, str):
                _run(connection, step)
            else:
                step(connection)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
    if copy is not None:
        copy.unlink()


def is_old(connection: sqlite3.Connection) -> bool:
    """Whether steps are missing; a damaged file has none that could be told."""
    try:
        return 0 < int(connection.execute("PRAGMA user_version").fetchone()[0]) < len(MIGRATIONS)
    except sqlite3.DatabaseError:
        return False


def _version(connection: sqlite3.Connection) -> int:
    """How many steps a store has behind it; one that asks for a later program is refused."""
    done: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if done > len(MIGRATIONS):
        oldest: int = connection.execute("SELECT oldest FROM format").fetchone()[0]
        if oldest > len(MIGRATIONS):
            raise OSError(
                f"The store was written by a later version: it needs a program that knows format"
                f" {oldest}, and this one knows {len(MIGRATIONS)}. Nothing was changed."
            )
    return done


def _copied(connection: sqlite3.Connection, copy: Path) -> Path:
    copy.unlink(missing_ok=True)
    connection.execute("VACUUM INTO ?", (str(copy),))
    return copy


def _run(connection: sqlite3.Connection, script: str) -> None:
    """The statements of a script, without the commit that executescript would begin with."""
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""


def connect(path: str, *, reading: bool = False) -> sqlite3.Connection:
    """A connection as all of ours are: write-ahead log, every commit on the disk.

    Until 3.51.3 SQLite can lose pages when two connections write or checkpoint at once (its
    "WAL-reset bug"). So of all our connections exactly one does either: the writer's, which only
    the owner of the folder opens. The others cannot write by the way they are opened, and a reader
    that cannot write does not checkpoint when it is closed.
    """
    how = "mode=ro" if reading else "psow=1"  # psow: see writer.py
    connection = sqlite3.connect(
        f"{Path(path).absolute().as_uri()}?{how}",
        uri=True, isolation_level=None, check_same_thread=False, timeout=30.0,
    )  # fmt: skip
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA foreign_keys = ON")
    if reading:
        connection.execute("PRAGMA query_only = ON")
    else:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
    return connection
