"""The head of a store: how many commits it has seen, and a chained hash of what was appended.

It stands twice: in the database, written within each commit, and in a file beside it, written
after. So a database that does not contain what the file has seen has lost something, whatever
SQLite says: a log that breaks off at a bad byte and an older or foreign main file look sound to it.

The file has three lines. The first is written after each commit and not synced; the others by turns
with the pulse, and synced, so that a crash leaves at least one of them whole. The database keeps
the chain since the last synced line, and `main`, the commits that were in the main file when the
log was last brought there; by that a main file is found to be older than the log beside it.
"""

import os
import sqlite3
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

from malecon.server import logs
from malecon.server.storage.rows import LogRow

FILE: Final = "malecon.head"
LINES: Final = (0, 512, 1024)  # where they begin; a disk writes 512 bytes or none
_SIZE: Final = 16


if sys.platform == "win32":

    def _put(file: int, content: bytes, place: int) -> int:
        os.lseek(file, place, os.SEEK_SET)
        return os.write(file, content)

else:
    _put = os.pwrite


class Seen(msgspec.Struct, frozen=True):
    """A line of the file: which store, its commits, their hash, how many are in the main file."""

    store: str
    commits: int
    hash: str
    main: int

    def line(self) -> bytes:
        """As it is written, with a sum by which a torn one is known."""
        said = b"%s %d %s %d" % (
            self.store.encode(), self.commits, self.hash.encode(), self.main,
        )  # fmt: skip
        return b"%s %d\n" % (said, crc32(said))


def _read(line: bytes) -> Seen | None:
    said, _, check = line.partition(b"\n")[0].rpartition(b" ")
    if check != b"%d" % crc32(said):
        return None
    store, commits, chained, main = said.decode("ascii", "replace").split(" ")
    return Seen(store, int(commits), chained, int(main))


def lines(file: Path) -> list[Seen | None]:
    """All lines of a file; None in place of one that is torn."""
    content = file.read_bytes()
    return [_read(content[place : place + LINES[1]]) for place in LINES]


def seen(file: Path) -> Seen | None:
    """The newest line of a file; None if there is no file, ValueError if none of it can be read."""
    try:
        found = [line for line in lines(file) if line is not None]
    except FileNotFoundError:
        return None
    if not found:
        raise ValueError(f"{file.name} cannot be read")
    return max(found, key=lambda line: line.commits)


class Head:
    """The head of a store that is open; all but the start happens in the writer's thread."""

    def __init__(self, db: sqlite3.Connection) -> None:
        store: bytes = db.execute("SELECT store FROM head").fetchone()[0]
        self.commits: int
        self.commits, self._hash = db.execute(
            "SELECT commits, hash FROM chain ORDER BY commits DESC LIMIT 1"
        ).fetchone()
        self._store = store.hex()
        self._main = 0
        self._next = b""
        self._noted: list[bytes] = []
        self._turn = 1
        self._file = -1

    def open(self, folder: Path) -> bool:
        """Begin to write the file; whether it is a new one.

        Only after a sync of the database: a killed process may have left commits that are not on
        the disk yet, and the file must never have seen what a crash can still take away.
        """
        is_new = not (folder / FILE).exists()
        self._file = self._made(folder) if is_new else self._found(folder)
        self._sync()
        return is_new

    def note(self, table: str, rows: Sequence[LogRow]) -> None:
        """What the commit under way appends to a log: by the positions that it leads to."""
        self._noted.append(table.encode())
        self._noted += [row.hash for row in rows]

    def advance(self, db: sqlite3.Connection) -> None:
        """The last thing in a transaction."""
        # Salted, because not everything is noted: two stores that went apart never meet again.
        chained = blake2b(self._hash, digest_size=_SIZE, salt=os.urandom(_SIZE))
        chained.update(b" ".join(self._noted))
        self._next = chained.digest()
        db.execute("INSERT INTO chain VALUES (?,?)", (self.commits + 1, self._next))

    def committed(self) -> None:
        """The transaction is on the disk."""
        self.commits += 1
        self._hash = self._next
        self._noted.clear()
        self._write(0)

    def undone(self) -> None:
        """The transaction was rolled back."""
        self._noted.clear()

    def mark(self, db: sqlite3.Connection) -> None:
        """All that is there now is about to be brought into the main file."""
        db.execute("UPDATE head SET main=?", (self.commits,))

    def marked(self) -> None:
        """It is in the main file, on the disk."""
        self._main = self.commits
        self._write(0)

    def sync(self, db: sqlite3.Connection) -> None:
        """With the pulse: what is synced now is all that the chain must reach back to."""
        if self._sync():
            db.execute("DELETE FROM chain WHERE commits < ?", (self.commits,))

    def _sync(self) -> bool:
        """Bring a line to the disk; if that fails the one before stays good."""
        if not self._write(self._turn):
            return False
        try:
            os.fsync(self._file)
        except OSError as error:
            logs.failed("head", error)
            return False
        self._turn = 3 - self._turn
        return True

    def close(self) -> None:
        """Give the file back."""
        os.close(self._file)

    def _write(self, line: int) -> bool:
        """Write a line; no error is worth a commit that is on the disk already."""
        if self._file < 0:
            return False
        said = Seen(self._store, self.commits, self._hash.hex(), self._main).line()
        try:
            return _put(self._file, said, LINES[line]) == len(said)
        except OSError as error:
            logs.failed("head", error)
            return False

    def _found(self, folder: Path) -> int:
        """The file as it is; of the synced lines the older is the next to be written."""
        _, first, second = ((-1 if line is None else line.commits) for line in lines(folder / FILE))
        self._turn = 1 if first <= second else 2
        return os.open(folder / FILE, os.O_RDWR)

    def _made(self, folder: Path) -> int:
        """A new file, which is there as a whole or not at all."""
        part = folder / f"{FILE}.part"
        self._file = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o644)
        for line in range(len(LINES)):
            self._write(line)
        os.fsync(self._file)
        part.replace(folder / FILE)
        if os.name == "posix":
            of = os.open(folder, os.O_RDONLY)
            os.fsync(of)
            os.close(of)
        return self._file
