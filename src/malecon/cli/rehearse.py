"""malecon rehearse: whether this version can take a store over, before it does."""

import os
import time
from pathlib import Path

import click


@click.command()
@click.argument("store", type=click.Path(path_type=Path))
@click.option("--jobs", type=click.IntRange(1, 64), default=None, help="Processes; one per core.")
def rehearse(store: Path, jobs: int | None) -> None:
    """Replay every game of STORE, a folder that keeps games, with this version on a copy of it."""
    from malecon.server.service import rehearsal
    from malecon.server.service.audit import Report
    from malecon.server.storage.sqlite.archive import updated_copy

    began = time.monotonic()
    total = Report()
    with updated_copy(store) as copy:
        chosen = rehearsal.tables(copy)
        reports = rehearsal.replayed(copy, chosen, jobs or os.cpu_count() or 1)
        with click.progressbar(reports, length=len(chosen), label="Replaying") as shown:
            for report in shown:
                total.add(report)
    for problem in total.problems:
        click.echo(problem)
    seconds = max(time.monotonic() - began, 0.001)
    found = f"{len(total.problems)} problems" if total.problems else "this version takes them all"
    click.echo(
        f"{total.tables} tables, {total.rows} rows in {seconds:.1f} s"
        f" ({total.rows / seconds:.0f} rows/s): {found}"
    )
    if total.problems:
        raise SystemExit(1)
