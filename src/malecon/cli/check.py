"""malecon check: whether a file of own components can be played with."""

from typing import Any

import click

from malecon.games import registry
from malecon.games.catalog import Catalog, digest
from malecon.games.errors import BadComponents


@click.command()
@click.argument("file", type=click.Path())
@click.option("--game", help="The game it is for; without it, the one that has such tables.")
def check(file: str, game: str | None) -> None:
    """Check a FILE of own components, like ships or buildings."""
    try:
        catalog = _catalog(file, game)
        tables = catalog.tables(file)
    except BadComponents as error:
        for problem in error.problems:
            click.echo(problem)
        raise SystemExit(2) from error
    names = catalog.replaces(file)
    count = f"{len(names)} table{'' if len(names) == 1 else 's'} replaced"
    listed = f": {', '.join(names)}" if names else ""
    click.echo(f"{file}: fine, {count}{listed}, hash {digest(tables)}")


def _catalog(file: str, game: str | None) -> Catalog[Any, Any]:
    if game is not None:
        return registry.find(game).catalog
    catalogs = [known.catalog for known in registry.all_games().values()]
    return max(catalogs, key=lambda catalog: len(catalog.replaces(file)))
