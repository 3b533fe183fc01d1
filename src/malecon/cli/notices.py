"""malecon notices: what could not be told to people."""

from datetime import UTC, datetime
from pathlib import Path

import click

from malecon.cli.serve import data_folder


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
def notices(data: Path | None) -> None:
    """List notices that were given up, the newest first, and how many wait."""
    from malecon.server.storage.sqlite.archive import archive

    with archive(data or data_folder()) as found:
        if found.is_old():
            click.echo("An earlier version wrote this store; it has no notices yet.")
            return
        outbox = found.outbox()
    for letter in outbox.dead:
        when = datetime.fromtimestamp(letter.made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(
            f"{when} UTC  {letter.kind} to {letter.shown} for {letter.person}:"
            f" {letter.said}, {letter.tries} times"
        )
    click.echo(f"{len(outbox.dead)} given up, {outbox.waiting} waiting, {outbox.told} told lately")
