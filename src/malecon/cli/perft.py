"""malecon perft: how many lines of play there are, to compare two builds or two engines."""

import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import click

from malecon.cli.setting import chosen_game, settings
from malecon.engine import search
from malecon.engine.position import Position


@click.command()
@settings(4, named="4")
@click.option("--depth", type=click.IntRange(0), required=True, help="Actions to look ahead.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of lines.")
def perft(
    game: str,
    seats: int,
    edition: str | None,
    option: tuple[str, ...],
    components: str | None,
    depth: int,
    as_json: bool,
) -> None:
    """Count the lines of play from the start of GAME, chance outcomes like choices."""
    start = chosen_game(game, seats, edition, option, components).new()
    counted = _counted(start, depth)
    if as_json:
        click.echo(json.dumps({"game": game, "seats": seats, "depths": list(counted)}, indent=2))
        return
    for row in counted:
        click.echo(f"{row['depth']:>3} {row['lines']:>16,} {row['seconds']:>10.3f} s")


def _counted(start: Position, depth: int) -> Iterator[dict[str, Any]]:
    for deep in range(depth + 1):
        begun = perf_counter()
        lines = _lines(start, deep)
        yield {"depth": deep, "lines": lines, "seconds": round(perf_counter() - begun, 6)}


def _lines(position: Position, depth: int) -> int:
    """As search.perft, but two levels stay out here, where Ctrl-C is heard."""
    if depth <= 2:
        return search.perft(position, depth)
    return sum(
        search.perft(second, depth - 2) for first in _next(position) for second in _next(first)
    )


def _next(position: Position) -> Iterator[Position]:
    seat = position.to_move()
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        yield after
