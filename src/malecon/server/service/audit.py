"""Whether a store holds what was promised: dense logs, true hashes, single keys, honest chance."""

from pathlib import Path

from msgspec import Struct, field

from malecon.engine.position import CHANCE
from malecon.games import chance
from malecon.games.errors import MaleconError
from malecon.server.refusal import Refusal
from malecon.server.storage.archive import Archive
from malecon.server.storage.rows import KeyRow, LogRow, TableRow
from malecon.server.storage.sqlite.archive import archive
from malecon.server.table.log import MatchLog, first_match


class Report(Struct):
    """What an audit has found."""

    tables: int = 0
    rows: int = 0
    keys: int = 0
    draws: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """What another has found besides."""
        self.tables += other.tables
        self.rows += other.rows
        self.keys += other.keys
        self.draws += other.draws
        self.problems += other.problems


def audited(folder: Path) -> Report:
    """Look at every table of a folder's store, in one moment of it."""
    with archive(folder) as found:
        return audit(found)


def audit(store: Archive) -> Report:
    """Look at every table; damage is reported, never raised."""
    report = Report(problems=store.problems())
    if store.is_old():
        report.problems.append(
            "the store: an earlier version wrote it; malecon rehearse shows whether this one"
            " can take it over"
        )
        return report
    for table in sorted(store.tables()):
        audit_table(store, table, report)
    return report


def audit_table(store: Archive, table: str, report: Report) -> None:
    """Look at one table."""
    try:
        _audit(store, table, report)
    except Exception as error:  # damaged rows can make anything fail, and others are sound
        report.problems.append(f"{table}: is damaged: {type(error).__name__}: {error}")


def _audit(store: Archive, table: str, report: Report) -> None:
    row = store.table(table)
    rows = store.rows(table)
    report.tables += 1
    report.rows += len(rows)
    found = [f"row {n} is missing" for n, row in enumerate(rows) if row.n != n][:1]
    if len(rows) != row.n:
        found.append(f"{len(rows)} rows, {row.n} said")
    if row.state not in ("open", "closed") and not rows:
        found.append(f"{row.state} without a row")
    if not found and rows:
        found = _replayed(row, rows, report)
    found += _keys(row, rows, store.keys(table), report)
    report.problems += [f"{table}: {problem}" for problem in found]


def _replayed(table: TableRow, rows: list[LogRow], report: Report) -> list[str]:
    """Play all rows again: each must be possible, lead to its hash and be drawn by the seed."""
    problems: list[str] = []
    try:
        match_log = MatchLog(first_match(table))
        for row in rows:
            problems += _drawn(match_log, row, report)
            match_log.redo(row)
            made = match_log.take_rows()[0]
            if made.hash != row.hash:
                return [*problems, f"row {row.n} leads to another position"]
    except (MaleconError, Refusal, ValueError) as error:
        return [*problems, f"does not replay: {error}"]
    if (table.state == "over") != match_log.match.over and table.state in ("over", "running"):
        problems.append(f"is {table.state}, its log says otherwise")
    return problems


def _drawn(match_log: MatchLog, row: LogRow, report: Report) -> list[str]:
    if row.kind != "draw":
        return []
    match = match_log.match
    if match.position.to_move() != CHANCE:
        return [f"row {row.n} draws though nothing is to be drawn"]
    report.draws += 1
    if sum(entry.seat == CHANCE for entry in match.log) < match.unproved:
        return []
    pile = match.game.piles[match.position.pile()]
    due = chance.draw(match.seed, pile, match.drawn(pile), match.position)
    drawn = match.game.numbering.stored(due)
    return [] if drawn == row.action else [f"row {row.n} is not what the seed draws"]


def _keys(table: TableRow, rows: list[LogRow], keys: list[KeyRow], report: Report) -> list[str]:
    """Every key points at rows that are there and that its identity made; no row has two keys."""
    problems: list[str] = []
    taken: set[int] = set()
    made_by = {row.n: row.by for row in rows}
    for key in keys:
        report.keys += 1
        mine = set(range(key.first, key.last + 1))
        if not 0 <= key.first <= key.last < table.n:
            problems.append(f"key {key.id} points at rows {key.first} to {key.last} of {table.n}")
        if taken & mine:
            problems.append(f"key {key.id} shares its rows with another")
        taken |= mine
        if any(made_by.get(n, key.identity) != key.identity for n in mine):
            problems.append(f"key {key.id} points at rows of somebody else")
    return problems
