"""malecon accept: go on with a store that lacks something."""

from pathlib import Path

import click

from malecon.cli.serve import data_folder


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
def accept(data: Path | None) -> None:
    """Let an older store be served, such as a backup that was put back."""
    from malecon.server.storage.failures import Taken
    from malecon.server.storage.sqlite.connections import FILE
    from malecon.server.storage.sqlite.losses import accept

    folder = data or data_folder()
    try:
        lost, aside = accept(folder / FILE)
    except Taken as error:
        raise click.ClickException(str(error)) from None
    if lost:
        click.echo(f"Accepted: {lost}. Put aside: {', '.join(aside)}.")
    else:
        click.echo("The store lacks nothing; nothing was changed.")
