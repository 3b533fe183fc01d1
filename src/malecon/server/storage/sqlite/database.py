"""The database: how its file is opened, and brought up to date by the steps of the schema."""

import sqlite3
from pathlib import Path

from malecon.server.storage.sqlite.schema import MIGRATIONS


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
