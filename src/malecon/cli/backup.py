"""malecon backup: a copy of a store, also while the server runs."""

from pathlib import Path

import click

from malecon.cli.serve import data_folder


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
@click.argument("file", type=click.Path(path_type=Path))
def backup(data: Path | None, file: Path) -> None:
    """Copy a store into FILE; put it into a folder as malecon.sqlite3 to serve it.

    In place of a store that has gone on, `malecon accept` says what is lost and lets it start.
    """
    from malecon.server.storage.sqlite.archive import copied

    size = copied(data or data_folder(), file)
    click.echo(f"{file}: {size} bytes")
