"""malecon arena: bots against bots, and how sure one can be of the better one."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from malecon.arena import run
from malecon.arena.block import Block
from malecon.arena.contest import Contest, contest
from malecon.arena.journal import Journal
from malecon.arena.sprt import Sprt
from malecon.arena.tally import Tally
from malecon.bots.api import FULL, Budget
from malecon.cli import files, standings
from malecon.cli.exits import INTERRUPTED
from malecon.cli.setting import chosen_game, settings
from malecon.games.errors import BadOption, shown


@click.command()
@settings(4, named="4")
@click.option(
    "--bots",
    required=True,
    metavar="BOT,BOT,...",
    help="Who plays; the first is the one in question, the last takes all seats left. Ours by name,"
    " yours as module:Class, ./file.py:Class or cmd:PROGRAM, each with a budget of its own if you"
    " like: planner@300ms,./mine.py:Mine@3000n.",
)
@click.option(
    "--blocks",
    type=click.IntRange(1),
    default=25,
    show_default=True,
    help="How often the same chance is played with every rotation of the seats.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--sprt", metavar="LOW,HIGH", help="Stop when one of two win shares is accepted.")
@click.option("--nodes", type=click.IntRange(1), help="Budget of a turn in actions thought of.")
@click.option(
    "--ms",
    type=click.FloatRange(0, min_open=True),
    help=f"Budget of a turn in milliseconds of CPU ({FULL.ms:g}).",
)
@click.option("--jobs", type=click.IntRange(1), help="Processes (as many as there are cores).")
@click.option("--journal", "--resume", metavar="FILE", help="Keep blocks here, or go on from them.")
@click.option("--records", metavar="FOLDER", help="Keep every game here.")
@click.option(
    "--report",
    metavar="WORD,...",
    help="Tell how often there was what: built, used, ship, the name of a thing, or all.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def arena(
    game: str,
    seats: int,
    edition: str | None,
    option: tuple[str, ...],
    components: str | None,
    bots: str,
    blocks: int,
    seed: int,
    sprt: str | None,
    nodes: int | None,
    ms: float | None,
    jobs: int | None,
    journal: str | None,
    records: str | None,
    report: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other; budgets of nodes repeat exactly."""
    played = chosen_game(game, seats, edition, option, components)
    what = contest(
        played,
        [name.strip() for name in bots.split(",")],
        seed,
        chosen_budget(nodes, ms),
        file=components,
        records=records is not None,
    )
    test = chosen_test(sprt, seats)
    kept = Journal(journal, what) if journal is not None else None
    tally = contested(what, blocks, jobs, kept, test, _keeper(records), may_break_off=True)
    if as_json:
        click.echo(json.dumps(tally.figures(), indent=2))
    else:
        standings.show(tally, test, report.split(",") if report else ())
    if len(tally.blocks) < blocks and (test is None or test.decision is None):
        click.get_current_context().exit(INTERRUPTED)


def contested(
    what: Contest,
    blocks: int,
    jobs: int | None = None,
    journal: Journal | None = None,
    test: Sprt | None = None,
    keep: run.Keep | None = None,
    label: str = "playing",
    *,
    may_break_off: bool = False,
) -> Tally:
    """Play a contest, with a bar for who looks on; Ctrl-C may end it with what there is."""
    counted: list[Block] = []
    processes = jobs or os.cpu_count() or 1
    playing = run.blocks(what, blocks, jobs=processes, journal=journal, sprt=test, keep=keep)
    with _bar(label, blocks) as bar:
        try:
            for counted in playing:
                bar(counted)
        except KeyboardInterrupt:
            if not (may_break_off and counted):
                raise
            click.echo(f"Broken off after {len(counted)} of {blocks} blocks.", err=True)
    return Tally(what, counted)


def chosen_budget(nodes: int | None, ms: float | None) -> Budget:
    """The budget of a turn; FULL if none is given."""
    if nodes is not None and ms is not None:
        raise BadOption("A budget is given as --nodes or as --ms, not as both.")
    if nodes is not None:
        return Budget(nodes=nodes)
    return FULL if ms is None else Budget(ms=ms)


def chosen_test(sprt: str | None, seats: int) -> Sprt | None:
    """The test between two shares, if one is asked for."""
    if sprt is None:
        return None
    try:
        low, high = (float(part) for part in sprt.split(","))
    except ValueError as error:
        raise BadOption(f"--sprt takes two shares like 0.25,0.30, not {shown(sprt)}.") from error
    return Sprt(low, high, seats)


class _Bar:
    """The bar, which also says how it stands."""

    def __init__(self, progress: Progress, label: str, blocks: int) -> None:
        self.progress = progress
        self.task = progress.add_task(label, total=blocks, share="")

    def __call__(self, counted: list[Block]) -> None:
        share = ""
        if counted:
            mean = sum(block.share for block in counted) / len(counted)
            share = f"{mean:.1%} won"
        self.progress.update(self.task, completed=len(counted), share=share)


@contextmanager
def _bar(label: str, blocks: int) -> Iterator[_Bar]:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[share]}"),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        yield _Bar(progress, label, blocks)


def _keeper(folder: str | None) -> run.Keep | None:
    """Writes records into a folder, which is made when there is a first one."""
    if folder is None:
        return None
    path = Path(folder).expanduser()
    if path.exists() and not path.is_dir():
        raise BadOption(f"{folder}: this is there already and no folder.")

    def keep(block: int, rotation: int, record: str) -> None:
        path.mkdir(parents=True, exist_ok=True)
        files.save(str(path / f"{block + 1:05}-{rotation + 1}.txt"), record)

    return keep
