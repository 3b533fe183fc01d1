"""malecon simulate: many games at random, and what they say about the game."""

import json
from collections.abc import Iterable
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from malecon.cli.setting import chosen_game, settings
from malecon.engine import search
from malecon.engine.position import Position
from malecon.engine.rng import Rng
from malecon.games.api import Game
from malecon.games.wording import Words


class GameSums:
    """Sums over games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.actions = 0
        self.ties = 0
        self.winner_points = 0
        self.seconds = 0.0
        self.points = [0] * seats
        self.sources: list[dict[str, int]] = [{} for _ in range(seats)]
        self.wins = [0.0] * seats
        self.sums: dict[str, int] = {}  # of the numbers that games tell of their end
        self.counts: dict[str, dict[str, int]] = {}  # of the words

    def add(self, game: Game, position: Position) -> None:
        """One more game; a shared victory counts in parts."""
        scores, sources = position.scores(), game.sources(position)
        winners = game.winners(position)
        self.games += 1
        self.ties += len(winners) > 1
        self.winner_points += scores[winners[0]]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, points in enumerate(scores):
            self.points[seat] += points
            for source, part in sources[seat].items():
                self.sources[seat][source] = self.sources[seat].get(source, 0) + part
        for key, told in game.ending(position).items():
            if isinstance(told, int):
                self.sums[key] = self.sums.get(key, 0) + told
            else:
                counts = self.counts.setdefault(key, {})
                counts[told] = counts.get(told, 0) + 1


@click.command()
@settings(4, named="4")
@click.option("--games", type=click.IntRange(1), default=10000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def simulate(
    game: str,
    seats: int,
    edition: str | None,
    option: tuple[str, ...],
    components: str | None,
    games: int,
    seed: int,
    as_json: bool,
) -> None:
    """Play GAME at random many times; the same seed gives the same figures."""
    played = chosen_game(game, seats, edition, option, components)
    figures = _settings(played, seed) | simulated(played, games, seed, quiet=as_json)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    else:
        _show(figures)


def simulated(game: Game, games: int, seed: int, *, quiet: bool) -> dict[str, Any]:
    """The figures of so many random games."""
    tally = GameSums(game.seats)
    start = game.new()
    rng = Rng(seed)
    for _ in _shown(range(games), quiet):
        position = start.copy()
        begun = perf_counter()
        decisions, actions = search.playout(position, rng)
        tally.decisions += decisions
        tally.actions += actions
        tally.seconds += perf_counter() - begun
        tally.add(game, position)
    return _means(tally)


def _means(tally: GameSums) -> dict[str, Any]:
    games = tally.games

    def mean(total: float) -> float:
        return round(total / games, 4)

    return {
        "games": games,
        "by_seat": [
            {
                "seat": seat + 1,
                "points": mean(tally.points[seat]),
                "sources": {name: mean(part) for name, part in tally.sources[seat].items()},
                "wins": mean(tally.wins[seat]),
            }
            for seat in range(len(tally.points))
        ],
        "winner_points": mean(tally.winner_points),
        "ties": mean(tally.ties),
        "decisions_per_game": mean(tally.decisions),
        "actions_per_game": mean(tally.actions),
        "ending": {
            **{key: dict(sorted(counts.items())) for key, counts in tally.counts.items()},
            **{key: mean(total) for key, total in tally.sums.items()},
        },
        "seconds": round(tally.seconds, 4),
        "decisions_per_second": round(tally.decisions / max(tally.seconds, 1e-9)),
    }


def _settings(game: Game, seed: int) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": game.seats,
        "edition": game.edition,
        "options": game.options,
        "components": game.components_hash,
        "seed": seed,
    }


def _shown(games: Iterable[int], quiet: bool) -> Iterable[int]:
    """The same games, with a bar for somebody who looks on."""
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal
    return track(games, "playing", console=console, transient=True, disable=hidden)


def _show(figures: dict[str, Any]) -> None:
    words = Words("en")
    names = list(figures["by_seat"][0]["sources"])
    table = Table("", "wins", "points", *(words.name("source", name) for name in names))
    for column in table.columns[1:]:
        column.justify = "right"
    for row in figures["by_seat"]:
        parts = (f"{row['sources'][name]:.2f}" for name in names)
        table.add_row(
            words.seat(row["seat"] - 1), f"{row['wins']:.1%}", f"{row['points']:.2f}", *parts
        )
    lines = [
        f"{figures['games']:,} random games, seed {figures['seed']}",
        f"winners have {figures['winner_points']:.2f} points; {figures['ties']:.1%} are ties",
        f"{figures['decisions_per_game']:.1f} decisions and"
        f" {figures['actions_per_game']:.1f} actions per game",
        *(_ending(key, told, figures["games"]) for key, told in figures["ending"].items()),
        f"{figures['decisions_per_second']:,} decisions per second",
    ]
    console = Console(highlight=False)
    console.print(table)
    for line in lines:
        console.print(line)


def _ending(key: str, told: dict[str, int] | float, games: int) -> str:
    """How often games end in which way, or the mean of something that they tell of it."""
    if not isinstance(told, dict):
        return f"{key}: {told:.1f} per game"
    return f"{key}: " + ", ".join(f"{way} {count / games:.1%}" for way, count in told.items())
