"""malecon check: whether a file of own components can be played with."""

import click

from malecon.games import catalog


@click.command()
@click.argument("file", type=click.Path())
def check(file: str) -> None:
    """Check a FILE of own components (market, plantations, ships)."""
    found = catalog.problems(file)
    for problem in found:
        click.echo(problem)
    if found:
        raise SystemExit(2)
    click.echo(_fine(file))


def _fine(file: str) -> str:
    names = catalog.replaces(file)
    count = f"{len(names)} table{'' if len(names) == 1 else 's'} replaced"
    listed = f": {', '.join(names)}" if names else ""
    _, digest = catalog.components(file)
    return f"{file}: fine, {count}{listed}, hash {digest}"
