"""The figures of an arena as people read them."""

import re
from collections.abc import Collection, Iterable, Sequence
from shlex import quote

from rich.console import Console
from rich.table import Table

from malecon.arena.contest import Contest
from malecon.arena.sprt import Sprt
from malecon.arena.tally import Tally, Use
from malecon.games.wording import Words


def show(tally: Tally, test: Sprt | None, report: Collection[str] = ()) -> None:
    """Everything that one contest says."""
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{tally.games:,} games in {len(tally.blocks)} blocks, {settings(tally.contest)}")
    console.print(summary(tally))
    console.print(_bots(tally))
    for name in tally.names:
        if lost := tally.forfeits(name):
            told = ", ".join(f"{why} {n}" for why, n in sorted(lost.items()))
            console.print(f"{name} forfeited {sum(lost.values())} games: {told}")
    console.print("points by rank: " + ", ".join(f"{mean:.1f}" for mean in tally.points_by_rank()))
    console.print("of the winner: " + winner_sources(tally))
    if test is not None:
        console.print(_verdict(test))
    if report:
        _show_uses(console, tally, report)


def summary(tally: Tally) -> str:
    """The result in one line."""
    row = tally.figures()
    return (
        f"{row['candidate']} wins {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%}),"
        f" mean rank {row['mean_rank']:.2f}"
    )


def settings(contest: Contest) -> str:
    """The seed and the budget in words."""
    if contest.nodes:
        return f"seed {contest.seed}, {contest.nodes:,} nodes a turn"
    return f"seed {contest.seed}, {contest.ms:g} ms a turn (depends on the machine)"


def command(contest: Contest, blocks: int) -> str:
    """What to type for the same contest."""
    words = ["malecon arena", contest.game, f"--seats {contest.seats}"]
    words += [f"--bots {quote(','.join(_short(contest.bots)))}", f"--blocks {blocks}"]
    words += [f"--seed {contest.seed}"]
    words += [f"--nodes {contest.nodes}" if contest.nodes else f"--ms {contest.ms:g}"]
    return " ".join(words)


def winner_sources(tally: Tally) -> str:
    """Where the winner's points came from."""
    words = Words("en")
    sources = tally.winner_sources()
    parts = (f"{words.name('source', name)} {mean:.1f}" for name, mean in sources.items())
    return f"{sum(sources.values()):.1f} points: " + ", ".join(parts)


def _short(bots: Sequence[str]) -> list[str]:
    """The bots without those that the last of them stands for."""
    found = list(bots)
    while len(found) > 1 and found[-1] == found[-2]:
        found.pop()
    return found


def _bots(tally: Tally) -> Table:
    table = _table("", "seats", "wins a seat", "rank", "points", "ms a turn", "p99")
    for name in tally.names:
        time = tally.time(name)
        table.add_row(
            name,
            str(tally.contest.bots.count(name)),
            f"{tally.wins(name):.1%}",
            f"{tally.rank(name):.2f}",
            f"{tally.points(name):.2f}",
            f"{time.mean:.2f}",
            f"{time.p99:.2f}",
        )
    return table


def _verdict(test: Sprt) -> str:
    asked = f"{test.low:g} against {test.high:g}"
    if test.decision is None:
        return f"test {asked}: open after {test.blocks} blocks (log likelihood {test.ratio:+.2f})"
    return (
        f"test {asked}: {test.decision:g} accepted after {test.blocks} blocks"
        f" (log likelihood {test.ratio:+.2f})"
    )


def _show_uses(console: Console, tally: Tally, report: Collection[str]) -> None:
    """What was done how often, bot by bot, and how those fared who did it."""
    for name in tally.names:
        table = _table(f"by {name}", "a game", "amount", "seats", "wins", "rank")
        for use in _asked_for(tally.uses(name), report):
            table.add_row(*_row(use), f"{use.seats:.0%}", f"{use.share:.1%}", f"{use.rank:.2f}")
        console.print(table)
    table = _table("by nobody", "a game", "amount")
    for use in _asked_for(tally.happenings(), report):
        table.add_row(*_row(use))
    if table.rows:
        console.print(table)


def _asked_for(uses: Iterable[Use], report: Collection[str]) -> list[Use]:
    """Those that one of the words occurs in, ship 2 before ship 10."""
    found = [use for use in uses if "all" in report or set(use.what.split()) & set(report)]
    return sorted(found, key=lambda use: [_number(word) for word in use.what.split()])


def _number(word: str) -> tuple[int, str]:
    digits = re.sub("[^0-9]", "", word)
    return (int(digits or 0), word)


def _row(use: Use) -> tuple[str, str, str]:
    return use.what, f"{use.per_game:.2f}", f"{use.amount:.2f}"


def _table(*columns: str) -> Table:
    table = Table(*columns)
    for column in table.columns[1:]:
        column.no_wrap = True
        column.justify = "right"
    return table
