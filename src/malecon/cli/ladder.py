"""malecon ladder: every bot against the one below it, as a page that anybody can repeat."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import click

from malecon.arena.contest import Contest, contest
from malecon.arena.journal import Journal
from malecon.bots.api import Budget
from malecon.bots.registry import bots
from malecon.cli import standings
from malecon.cli.arena import chosen_budget, contested
from malecon.games import registry
from malecon.games.choosing import game as new_game
from malecon.games.errors import BadOption, BadSeats, shown

BLOCKS: Final = 25
NODES: Final = 30000
QUICK_BLOCKS: Final = 2
QUICK_NODES: Final = 1000

TITLE: Final = "# Ladder\n"
COLUMNS: Final = (
    "bot", "against", "games", "wins", "95 % from", "to", "rank", "points", "theirs",
    "ms a turn", "p99", "command",
)  # fmt: skip
EXACT: Final = (
    "Repeating a command gives the same row but for the time, which depends on the machine."
)
INEXACT: Final = "Budgets are in time, so a repeated command gives a row that is only alike."


@click.command()
@click.option("--games", metavar="GAME,...", help="Which games (all).")
@click.option("--seats", metavar="N,...", help="How many seats (as many as each game allows).")
@click.option("--blocks", type=click.IntRange(1), help=f"Blocks of each contest ({BLOCKS}).")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--nodes", type=click.IntRange(1), help=f"Budget of a turn in actions ({NODES}).")
@click.option("--ms", type=click.FloatRange(0, min_open=True), help="The same in milliseconds.")
@click.option("--jobs", type=click.IntRange(1), help="Processes (as many as there are cores).")
@click.option("--journals", metavar="FOLDER", help="Keep blocks here, or go on from them.")
@click.option("--out", metavar="FILE", default="docs/ladder.md", show_default=True)
@click.option("--quick", is_flag=True, help="Few blocks and small budgets: only a look.")
def ladder(
    games: str | None,
    seats: str | None,
    blocks: int | None,
    seed: int,
    nodes: int | None,
    ms: float | None,
    jobs: int | None,
    journals: str | None,
    out: str,
    quick: bool,
) -> None:
    """Play every bot against the one below it and against the weakest, and write the page."""
    if nodes is None and ms is None:
        nodes = QUICK_NODES if quick else NODES
    each = blocks or (QUICK_BLOCKS if quick else BLOCKS)
    budget = chosen_budget(nodes, ms)
    contests = list(_contests(_games(games), _counts(seats), seed, budget))
    if not contests:
        raise BadSeats(f"None of these games is for {seats} seats.")
    path = _page(out)
    kept = [_journal(journals, what) for what in contests]
    lines = [TITLE, f"{standings.settings(contests[0]).capitalize()}, {each} blocks each."]
    lines.append(EXACT if contests[0].is_exact else INEXACT)
    _say(lines)
    for what, journal in zip(contests, kept, strict=True):
        if what.bots[:2] == _rungs()[0]:
            lines += _head(what)
            _say(lines[-5:])
        tally = contested(what, each, jobs, journal, label=" ".join((what.game, *what.bots[:2])))
        lines.append(_row(what, tally.figures(), standings.command(what, each)))
        _say(lines[-1:])
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _rungs() -> list[tuple[str, str]]:
    """Who plays against whom: each against the one below, and against the weakest."""
    names = list(bots())
    found: dict[tuple[str, str], None] = {}
    for below, name in pairwise(names):
        found[name, below] = None
        found[name, names[0]] = None
    return list(found)


def _contests(
    names: Sequence[str], counts: Sequence[int] | None, seed: int, budget: Budget
) -> Iterator[Contest]:
    for name in names:
        for seats in registry.find(name).seat_counts:
            if counts is None or seats in counts:
                game = new_game(name, seats=seats)
                for rung in _rungs():
                    yield contest(game, rung, seed, budget)


def _games(given: str | None) -> list[str]:
    names = given.split(",") if given is not None else list(registry.all_games())
    for name in names:
        registry.find(name)
    return names


def _counts(given: str | None) -> list[int] | None:
    if given is None:
        return None
    try:
        return [int(part) for part in given.split(",")]
    except ValueError as error:
        raise BadOption(f"--seats takes numbers like 2,4, not {shown(given)}.") from error


def _page(out: str) -> Path:
    """Where the page goes: never over a file of another kind."""
    path = Path(out).expanduser()
    if not path.parent.is_dir():
        raise BadOption(f"{path.parent}: there is no such folder.")
    if path.exists() and not (path.is_file() and path.read_bytes().startswith(TITLE.encode())):
        raise BadOption(f"{out}: this is there already and no ladder, so it stays as it is.")
    return path


def _journal(folder: str | None, what: Contest) -> Journal | None:
    if folder is None:
        return None
    path = Path(folder).expanduser()
    path.mkdir(parents=True, exist_ok=True)
    name = "-".join((what.game, str(what.seats), *what.bots[:2]))
    return Journal(str(path / f"{name}.jsonl"), what)


def _head(what: Contest) -> list[str]:
    fair = f"{1 / what.seats:.1%}"
    return [
        "",
        f"## {what.game}, {what.seats} seats (fair share {fair})",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|" + "---|" * len(COLUMNS),
    ]


def _row(what: Contest, figures: dict[str, Any], command: str) -> str:
    scores = figures["scores"]
    cells = (
        figures["candidate"],
        what.bots[-1],
        str(figures["games"]),
        *(f"{figures[key]:.1%}" for key in ("share", "low", "high")),
        f"{figures['mean_rank']:.2f}",
        f"{scores[what.bots[0]]:.1f}",
        f"{scores[what.bots[-1]]:.1f}",
        f"{figures['ms_mean']:.2f}",
        f"{figures['ms_p99']:.2f}",
        f"`{command}`",
    )
    return f"| {' | '.join(cells)} |"


def _say(lines: Sequence[str]) -> None:
    for line in lines:
        click.echo(line)
