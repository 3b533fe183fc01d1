"""The archive of a SQLite store: connections that only read, also while a server writes."""

import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from malecon.server.storage.archive import Archive, DeadLetter, Outbox
from malecon.server.storage.rows import KeyRow, LogRow, TableRow
from malecon.server.storage.sqlite import database, losses, statements
from malecon.server.storage.sqlite.connections import FILE

_TABLES: Final = "SELECT state <> 'running', -changed, id FROM matches ORDER BY id"
_DEAD: Final = (
    "SELECT b.made, coalesce(c.kind, '?'), coalesce(c.address, ''), i.person, b.tries, b.said"
    " FROM batches b LEFT JOIN channels c ON c.id = b.channel"
    " JOIN identities i ON i.id = b.identity"
    " WHERE b.state='dead' ORDER BY b.made DESC LIMIT ?"
)
LETTERS: Final = 1_000  # that were given up and are listed
PAGES: Final = 2000  # copied at a time; a whole copy in one step would be begun again at each write


class SqliteArchive(Archive):
    """The store of a folder, as it is from the first question on."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        if not self._path.is_file():
            raise FileNotFoundError(2, "there is no store here", str(folder))
        self._db = database.connect(str(self._path), reading=True)
        self._unlisted = ""  # why the list of tables ends where it does

    def problems(self) -> list[str]:
        lost = losses.loss(self._path)
        found = [f"the store: {lost}"] if lost else []
        if self.is_old():
            return found
        try:
            self._db.execute("BEGIN")  # in the write-ahead log a reader keeps its moment
            said = self._db.execute("PRAGMA integrity_check").fetchone()[0]
            if said != "ok":
                found.append(f"the file: {said}")
        except sqlite3.DatabaseError as error:
            found.append(f"the file: {error}")
        self.tables()
        return found + ([f"the list of tables: {self._unlisted}"] if self._unlisted else [])

    def is_old(self) -> bool:
        return database.is_old(self._db)

    def tables(self) -> list[str]:
        found: list[tuple[bool, int, str]] = []
        self._unlisted = ""
        try:
            for row in self._db.execute(_TABLES):
                found.append(row)  # what was found before the damage counts
        except sqlite3.DatabaseError as error:
            self._unlisted = str(error)
        return [table for _, _, table in sorted(found)]

    def table(self, table: str) -> TableRow:
        return statements.tables_in(self._db, (table,))[0][0]

    def rows(self, table: str) -> list[LogRow]:
        return statements.rows_in(self._db, table)

    def keys(self, table: str) -> list[KeyRow]:
        return statements.all_keys_in(self._db, table)

    def outbox(self) -> Outbox:
        dead = [
            DeadLetter(made, kind, _place(kind, address), person, tries, said)
            for made, kind, address, person, tries, said in self._db.execute(_DEAD, (LETTERS,))
        ]
        waiting, told = (
            int(self._db.execute(f"SELECT count(*) FROM outbox WHERE {where}").fetchone()[0])
            for where in ("state IN ('waiting', 'batched')", "state='told'")
        )
        return Outbox(dead, waiting, told)

    def copy(self, file: Path) -> int:
        part = file.with_name(file.name + ".part")
        part.unlink(missing_ok=True)
        target = sqlite3.connect(part)
        try:
            if not self._db.in_transaction:
                self._db.execute("BEGIN")
            self._db.execute("SELECT count(*) FROM matches").fetchone()
            target.execute("PRAGMA journal_mode = DELETE")
            self._db.backup(target, pages=PAGES)
            found = target.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise OSError(f"the copy is damaged: {found}")
        finally:
            target.close()
        os.replace(part, file)
        return file.stat().st_size

    def close(self) -> None:
        self._db.close()


def _place(kind: str, address: str) -> str:
    """The host of an address, without what somebody could write to it by."""
    if kind == "mail":
        return f"…@{address.rpartition('@')[2]}"
    found = re.search(r"https?://(?:[^/@\s]*@)?([^/:?#\"\s]+)", address)
    return found[1] if found else "?"


@contextmanager
def archive(folder: Path) -> Iterator[SqliteArchive]:
    """The archive of a folder's store, closed at the end."""
    found = SqliteArchive(folder)
    try:
        yield found
    finally:
        found.close()


def copied(folder: Path, file: Path) -> int:
    """Copy the store of a folder into a file; the size of the copy."""
    with archive(folder) as found:
        return found.copy(file)


@contextmanager
def updated_copy(folder: Path) -> Iterator[Path]:
    """A copy of a folder's store as this program would have it; the store itself is only read."""
    with tempfile.TemporaryDirectory(prefix="malecon-") as scratch:
        copied(folder, Path(scratch) / FILE)
        db = database.connect(str(Path(scratch) / FILE))
        try:
            database.migrate(db)
        finally:
            db.close()
        yield Path(scratch)
