"""malecon ratings: how strong bots have proved against people, and all ratings anew."""

import asyncio
from pathlib import Path

import click

from malecon.cli.serve import data_folder


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
@click.option("--recompute", is_flag=True, help="Rate all stored results from the first one on.")
def ratings(data: Path | None, recompute: bool) -> None:
    """Show the ratings of bots; the server must be down, for the store has one owner."""
    for line in asyncio.run(_lines(data or data_folder(), recompute)):
        click.echo(line)


async def _lines(folder: Path, recompute: bool) -> list[str]:
    from malecon.server.people import rating, ratings
    from malecon.server.storage.failures import Failed
    from malecon.server.storage.sqlite.store import SqliteStore

    store = SqliteStore(folder)
    try:
        await store.start()
    except Failed as error:
        raise click.ClickException(str(error)) from None
    try:
        rate = rating.rate_again if recompute else rating.rate
        lines = [f"{await rate(store)} games rated."]
        for (game, seats, bot), found in sorted((await store.bots_ratings()).items()):
            shown, off = ratings.points(found)
            at = f"at {seats} seats" if seats != ratings.ALL else "in all"
            lines.append(f"{game} {at}: {bot} {shown} ± {off}, {found.games} games")
    finally:
        await store.close()
    return lines
