"""Crashes everywhere: for every prefix of what a server wrote, the store is opened again.

python -m tests.faults.crash --moves 200
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Final

from msgspec import Struct

from malecon.server.service.audit import audited
from malecon.server.storage.failures import Failed
from malecon.server.storage.sqlite.connections import FILE as MAIN
from malecon.server.storage.sqlite.store import SqliteStore
from tests.faults import agreement
from tests.faults.disk import DROPPED, KEPT, Disk, crashes
from tests.faults.journal import Acknowledged, Line, Wrong
from tests.faults.recording import Recording, Told, put, record

PROCESSES: Final = 2
ANEW: Final = 100_000  # bytes at the front of a log
MEMORY: Final = Path("/dev/shm")  # thousands of stores are written; no disk is to be worn out


class Fault(Struct):
    """A crash after which something was not as promised."""

    place: int
    variant: str
    what: str

    def __str__(self) -> str:
        return f"crash at note {self.place}, {self.variant}: {self.what}"


class Outcome(Struct):
    """How many crashes there were, of which kind, and what was wrong."""

    crashes: Counter[str]
    faults: list[Fault]
    seconds: float = 0.0

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.crashes.items()))
        return f"{self.crashes.total()} crashes ({kinds}) in {self.seconds:.0f} s"


class Witness:
    """Opens what a crash has left as a server would, and compares it with what was told."""

    def __init__(self, recording: Recording, folder: Path) -> None:
        self._told = recording.told
        self._folder = folder
        self._commands = {
            line.id: (person, line)
            for person, lines in recording.journals.items()
            for line in lines
            if isinstance(line, Acknowledged)
        }
        self._journals: dict[str, list[Line]] = {
            person: [line for line in lines if not isinstance(line, Acknowledged | Wrong)]
            for person, lines in recording.journals.items()
        }

    def faults(self, place: int, files: dict[str, bytes]) -> list[str]:
        """What is wrong after a crash that left these files."""
        put(files, self._folder)
        try:
            asyncio.run(_opened(self._folder))
        except (Failed, OSError) as error:
            return [f"it does not open: {error}"]
        found = [f"audit: {problem}" for problem in audited(self._folder).problems]
        told = [told for where, told in self._told if where < place]
        try:
            found += agreement.faults(self._known(told), *agreement.stored(self._folder))
            return found + list(_lost(self._folder, told))
        except sqlite3.DatabaseError as error:  # the audit has said more
            return [*found, f"it cannot be read: {error}"]

    def _known(self, told: Iterable[Told]) -> dict[str, list[Line]]:
        """What clients know at that moment: all that they sent or ever will, and their answers."""
        journals = {person: list(lines) for person, lines in self._journals.items()}
        for one in told:
            if one.key in self._commands:
                person, line = self._commands[one.key]
                journals[person].append(line)
        return journals


async def _opened(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.start()
    await store.close()


def _lost(folder: Path, told: Iterable[Told]) -> Iterator[str]:
    """Persons and tables that somebody was told of and that are not there."""
    db = sqlite3.connect(folder / MAIN)
    try:
        people = {row[0] for row in db.execute("SELECT person FROM identities")}
        tables = {row[0] for row in db.execute("SELECT id FROM matches")}
        seats = set(
            db.execute(
                "SELECT s.match, s.seat, i.person FROM seats s JOIN identities i"
                " ON i.id = s.identity"
            )
        )
    finally:
        db.close()
    for one in told:
        if one.person and one.person not in people:
            yield f"person {one.person} was told and is lost"
        if one.table and one.table not in tables:
            yield f"table {one.table} was told and is lost"
        for seat, person in one.seats:
            if (one.table, seat, person) not in seats:
                yield f"{person} was told to sit on seat {seat} of {one.table} and does not"


def crashed(
    recording: Recording, *, seed: int, tears: int = 1, share: float = 1.0, first: int = 0,
    step: int = 1, look_for: str = "", enough: int = 10,
) -> Outcome:  # fmt: skip
    """Crash everywhere, or at a share of all places but those within a checkpoint; or one process'
    part of that."""
    began = time.monotonic()
    chosen = random.Random(seed)
    outcome = Outcome(Counter(), [])
    where = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    with (
        tempfile.TemporaryDirectory(prefix="malecon-crash-", dir=where) as folder,
        redirect_stderr(StringIO()),  # every store that is opened says so
    ):
        witness = Witness(recording, Path(folder) / "store")
        for number, (place, variant, disk) in enumerate(crashes(recording.notes, tears)):
            is_chosen = chosen.random() < share or _is_checkpoint(disk)
            if number % step != first or not is_chosen:
                continue
            outcome.crashes[variant] += 1
            files = _files(disk, variant, random.Random(seed * 1_000_003 + number))
            found = [what for what in witness.faults(place, files) if look_for in what]
            outcome.faults += [Fault(place, variant, what) for what in found]
            if len(outcome.faults) >= enough:
                break
    outcome.seconds = time.monotonic() - began
    return outcome


def _is_checkpoint(disk: Disk) -> bool:
    """While the log goes into the main file, or begins anew over its old content."""
    return disk.is_changing(MAIN) or disk.is_changing(f"{MAIN}-wal", over=ANEW)


def _files(disk: Disk, variant: str, rng: random.Random) -> dict[str, bytes]:
    if variant == KEPT:
        return disk.kept()
    return disk.dropped() if variant == DROPPED else disk.torn(rng)


def everywhere(recording: Recording, *, seed: int, tears: int = 1, share: float = 1.0) -> Outcome:
    """The same by two processes at once."""
    began = time.monotonic()
    with multiprocessing.get_context("fork").Pool(PROCESSES) as pool:
        asked = [
            pool.apply_async(
                crashed,
                (recording,),
                {"seed": seed, "tears": tears, "share": share, "first": first, "step": PROCESSES},
            )
            for first in range(PROCESSES)
        ]
        parts = [one.get() for one in asked]
    return Outcome(
        crashes=sum((part.crashes for part in parts), Counter()),
        faults=sorted((fault for part in parts for fault in part.faults), key=lambda f: f.place),
        seconds=time.monotonic() - began,
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--tears", type=int, default=1, help="torn states at each place")
    parser.add_argument("--share", type=float, default=1.0, help="of all places but checkpoints")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    with tempfile.TemporaryDirectory(prefix="malecon-crash-") as folder:
        recording = asyncio.run(record(Path(folder), given.moves, given.seed))
    sys.stdout.write(f"{recording.acknowledged} moves, {len(recording.notes)} notes\n")
    sys.stdout.flush()
    assert not recording.wrong, recording.wrong
    outcome = everywhere(recording, seed=given.seed, tears=given.tears, share=given.share)
    sys.stdout.write(f"{outcome}\n" + "".join(f"{fault}\n" for fault in outcome.faults[:20]))
    sys.exit(bool(outcome.faults))


if __name__ == "__main__":
    main()
