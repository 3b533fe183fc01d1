"""What a disk may hold after a crash, by a trace of writes and syncs.

What was synced is there. What was not may be there, or not, or in part: writes can have reached the
disk in any order, and the last of them can be cut. Names (a file made, renamed or removed) are on
the disk once their folder was synced; before that, only so many of them as came first.
"""

import random
import sys
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from tests.faults.shim import Note

SECTOR: Final = 512
CHANGES: Final = "wtcur"
DROPPED: Final = "dropped"
KEPT: Final = "kept"
TORN: Final = "torn"

# The index of the write-ahead log is no content: a crash loses it, and SQLite makes it again.
LOST: Final = "-shm"


class Op(Struct):
    """A write, or with no data a truncation; `number` counts all of a disk's."""

    number: int
    at: int
    data: bytes | None


class File:
    """A file's content as it is on the disk, and what was done to it since the last sync."""

    def __init__(self) -> None:
        self.durable = bytearray()
        self.pending: list[Op] = []

    def sync(self, before: int) -> None:
        """All that came before is on the disk."""
        done = [op for op in self.pending if op.number < before]
        self.pending = [op for op in self.pending if op.number >= before]
        for op in done:
            _apply(self.durable, op)

    def content(self, ops: Iterable[Op]) -> bytes:
        """With some of what was not synced."""
        found = bytearray(self.durable)
        for op in ops:
            _apply(found, op)
        return bytes(found)


class Disk:
    """A folder, note by note."""

    def __init__(self) -> None:
        self.files: dict[int, File] = {}
        self.names: dict[str, int] = {}  # as on the disk
        self.renaming: list[tuple[int, Note]] = []  # what was not synced of them
        self._number = 0
        self._syncs: dict[tuple[int, int], int] = {}

    def take(self, note: Note) -> None:
        """Let it happen."""
        self._number += 1
        if note.what == "b":
            self._syncs[note.process, note.at] = self._number
        elif note.what == "s":
            self._sync(note, self._syncs.pop((note.process, note.at)))
        elif note.what in "cur":
            if note.what == "c":
                self.files[note.inode] = File()
            self.renaming.append((self._number, note))
        elif note.what in "wt":
            data = note.data if note.what == "w" else None
            self.files[note.inode].pending.append(Op(self._number, note.at, data))

    def _sync(self, note: Note, before: int) -> None:
        if note.name:
            self.files[note.inode].sync(before)
            return
        done = [one for number, one in self.renaming if number < before]
        self.renaming = [(number, one) for number, one in self.renaming if number >= before]
        self.names = named(self.names, done)

    @property
    def is_settled(self) -> bool:
        """Whether everything is on the disk."""
        return not self.renaming and not any(file.pending for file in self.files.values())

    def is_changing(self, name: str, over: int = sys.maxsize) -> bool:
        """Whether a file has changes that are not on the disk; to its first bytes, and over
        what was there, if `over` says how many."""
        file = self.files.get(self.names.get(name, -1), File())
        end = over if over == sys.maxsize else min(over, len(file.durable))
        return any(op.at < end for op in file.pending)

    def dropped(self) -> dict[str, bytes]:
        """Nothing that was not synced is there."""
        return {name: bytes(self.files[inode].durable) for name, inode in self.names.items()}

    def kept(self) -> dict[str, bytes]:
        """All is there, as after a kill of the process alone."""
        names = named(self.names, [one for _, one in self.renaming])
        return {
            name: self.files[inode].content(self.files[inode].pending)
            for name, inode in names.items()
        }

    def torn(self, rng: random.Random) -> dict[str, bytes]:
        """Some is there, of each file independently."""
        survived = rng.randint(0, len(self.renaming))
        if rng.random() < 0.7:
            survived = len(self.renaming)
        names = named(self.names, [one for _, one in self.renaming[:survived]])
        return {
            name: self.files[inode].content(_some(self.files[inode].pending, rng))
            for name, inode in names.items()
        }


def crashes(notes: Iterable[Note], tears: int = 1) -> Iterator[tuple[int, str, Disk]]:
    """Every crash that leaves something else behind than the one before: place, variant and disk.

    Answers between two such places bind the later of the two.
    """
    disk = Disk()
    place = 0
    for place, note in enumerate(notes):
        if note.name.endswith(LOST):
            continue
        if note.what in CHANGES:
            yield place, KEPT, disk
        if note.what == "s":
            yield place, DROPPED, disk
        if note.what in CHANGES + "s" and not disk.is_settled:
            for _ in range(tears):
                yield place, TORN, disk
        disk.take(note)
    yield place + 1, KEPT, disk
    yield place + 1, DROPPED, disk


def named(names: dict[str, int], changes: Iterable[Note]) -> dict[str, int]:
    """Names after some changes."""
    found = dict(names)
    for note in changes:
        if note.what == "c":
            found[note.name] = note.inode
        elif note.what == "u":
            found.pop(note.name, None)
        elif note.name in found:
            found[note.data.decode()] = found.pop(note.name)
    return found


def _apply(content: bytearray, op: Op) -> None:
    size = op.at if op.data is None else op.at + len(op.data)
    if op.data is None:
        del content[size:]
    if len(content) < size:
        content.extend(bytes(size - len(content)))
    if op.data is not None:
        content[op.at : size] = op.data


def _some(pending: list[Op], rng: random.Random) -> list[Op]:
    """All, none, the first few or any few; the last one cut."""
    luck = rng.random()
    if luck < 0.1 or not pending:
        return []
    if luck < 0.2:
        return pending
    if luck < 0.6:
        kept = pending[: rng.randint(1, len(pending))]
    else:
        share = rng.random()
        kept = [op for op in pending if rng.random() < share]
    if not kept:
        return []
    return [*kept[:-1], _cut(kept[-1], rng)]


def _cut(op: Op, rng: random.Random) -> Op:
    if op.data is None:
        return op
    length = rng.randint(0, len(op.data))
    if rng.random() < 0.5:
        length -= length % SECTOR
    return Op(op.number, op.at, op.data[:length])
