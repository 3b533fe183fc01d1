"""malecon bench: how fast our games are, and with --peers how fast others are in the same run."""

import json
import os
import platform
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import track

from malecon.cli.bench import builds, peers, report
from malecon.cli.bench.stopwatch import Figures, Name, Subject, medians
from malecon.games import registry

Thing = TypeVar("Thing")


@click.command()
@click.option("--peers", "with_peers", is_flag=True, help="Measure other engines, too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@click.option("--slices", default=15, show_default=True, type=click.IntRange(1), help="Rounds.")
@click.option("--seconds", default=0.25, show_default=True, help="About how long a slice lasts.")
def bench(with_peers: bool, as_json: bool, slices: int, seconds: float) -> None:
    """Measure random play: decisions a second, copies, legal actions."""
    games = list(registry.all_games())
    results = measure(games, with_peers, slices, seconds)
    if as_json:
        click.echo(json.dumps(results, indent=2))
    else:
        report.show(results, games)


def measure(games: list[str], with_peers: bool, slices: int, seconds: float) -> dict[str, Any]:
    """All figures, what could not be measured, and the circumstances."""
    before = _load()
    with ExitStack() as stack:
        subjects, missing = _own(games, seconds, stack)
        if with_peers:
            found, not_here = peers.installed()
            subjects |= {("peers", name): peer for name, peer in found.items()}
            missing |= not_here
        for subject in _shown(list(subjects.values()), "preparing"):
            subject.prepare(seconds)
        figures = medians(subjects, _shown(range(slices), "measuring"))
    results = _sorted(games, figures)
    return results | {
        "targets": report.targets(results),
        "missing": missing,
        "machine": {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load_before": before,
            "load_after": _load(),
            "slices": slices,
            "seconds": seconds,
        },
    }


def _own(
    games: list[str], seconds: float, stack: ExitStack
) -> tuple[dict[Name, Subject], dict[str, str]]:
    """Our games in both builds, as far as both are here."""
    here = builds.build()
    subjects: dict[Name, Subject] = {(game, here): builds.OwnGame(game) for game in games}
    other = stack.enter_context(builds.OtherBuild(seconds))
    if other.build not in builds.ABSENT or other.build == here:
        build, reason = next(item for item in builds.ABSENT.items() if item[0] != here)
        return subjects, {f"{game}, {build}": reason for game in games}
    return subjects | {(g, other.build): builds.OtherGame(other, g) for g in games}, {}


def _shown(things: Sequence[Thing], doing: str) -> Iterable[Thing]:
    """The same things, with a bar for somebody who looks on."""
    console = Console(stderr=True)
    return track(things, doing, console=console, transient=True, disable=not console.is_terminal)


def _load() -> list[float]:
    return [round(load, 2) for load in os.getloadavg()]


def _sorted(games: list[str], figures: dict[Name, Figures]) -> dict[str, Any]:
    results: dict[str, Any] = {game: dict.fromkeys(builds.ABSENT) for game in games}
    results["peers"] = {}
    for (group, name), measured in figures.items():
        results[group][name] = report.rounded(measured)
    for measured in results["peers"].values():
        measured.setdefault(peers.OWN_LOOP, None)
    return results
