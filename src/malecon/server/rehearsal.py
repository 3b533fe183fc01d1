"""An update tried out: a copy of a store, brought up to date and replayed by this very program."""

import multiprocessing
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from malecon.server import schema
from malecon.server.audit import Report, audited_table
from malecon.server.backup import copied
from malecon.server.sqlite import FILE


@contextmanager
def updated_copy(folder: Path) -> Iterator[Path]:
    """A copy of a folder's store as this program would have it; the store itself is only read."""
    with tempfile.TemporaryDirectory(prefix="malecon-") as scratch:
        copied(folder, Path(scratch) / FILE)
        db = schema.connect(str(Path(scratch) / FILE))
        try:
            schema.migrate(db)
        finally:
            db.close()
        yield Path(scratch)


def tables(folder: Path) -> list[str]:
    """All tables of a store, those with a running game first."""
    with _reading(folder) as db:
        found = db.execute("SELECT id FROM matches ORDER BY state <> 'running', changed DESC")
        return [row[0] for row in found]


def replayed(folder: Path, chosen: list[str], jobs: int) -> Iterator[Report]:
    """A report for each table as it is done, some at once."""
    one = partial(_one, folder)
    if jobs == 1:
        yield from map(one, chosen)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, chosen, chunksize=4)


def _one(folder: Path, table: str) -> Report:
    report = Report()
    with _reading(folder) as db:
        audited_table(db, table, report)
    return report


@contextmanager
def _reading(folder: Path) -> Iterator[sqlite3.Connection]:
    db = schema.connect(str(folder / FILE), reading=True)
    try:
        yield db
    finally:
        db.close()
