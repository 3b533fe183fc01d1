"""An update tried out: a copy of a store, brought up to date and replayed by this very program."""

import multiprocessing
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from malecon.server.service.audit import Report, audit_table
from malecon.server.storage.sqlite.archive import archive


def tables(folder: Path) -> list[str]:
    """All tables of a store, those with a running game first."""
    with archive(folder) as store:
        return store.tables()


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
    with archive(folder) as store:
        audit_table(store, table, report)
    return report
