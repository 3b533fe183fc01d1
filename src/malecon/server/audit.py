"""Whether a store holds what was promised: dense logs, true hashes, single keys, honest chance."""

import sqlite3
from pathlib import Path

from msgspec import Struct, field

from malecon.engine.position import CHANCE
from malecon.games import chance
from malecon.games.errors import MaleconError
from malecon.server import losses, schema, sqlite, statements
from malecon.server.course import Course, first_match
from malecon.server.refusal import Refusal
from malecon.server.store import LogRow, TableRow


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
    """Look at every table of a store, in one moment of it; damage is reported, never raised."""
    path = folder / sqlite.FILE
    if not path.is_file():
        raise FileNotFoundError(2, "there is no store here", str(folder))
    report = Report()
    if lost := losses.loss(path):
        report.problems.append(f"the store: {lost}")
    db = schema.connect(str(path), reading=True)
    try:
        if schema.is_old(db):
            report.problems.append(
                "the store: an earlier version wrote it; malecon rehearse shows whether this one"
                " can take it over"
            )
            return report
        for table in _sound(db, report):
            audited_table(db, table, report)
    finally:
        db.close()
    return report


def audited_table(db: sqlite3.Connection, table: str, report: Report) -> None:
    """Look at one table."""
    try:
        _audit(db, table, report)
    except Exception as error:  # damaged rows can make anything fail, and others are sound
        report.problems.append(f"{table}: is damaged: {type(error).__name__}: {error}")


def _sound(db: sqlite3.Connection, report: Report) -> list[str]:
    """The tables that can be found, after a look at the file itself."""
    found: list[str] = []
    try:
        db.execute("BEGIN")
        said = db.execute("PRAGMA integrity_check").fetchone()[0]
        if said != "ok":
            report.problems.append(f"the file: {said}")
    except sqlite3.DatabaseError as error:
        report.problems.append(f"the file: {error}")
    try:
        for row in db.execute("SELECT id FROM matches ORDER BY id"):
            found.append(row[0])  # what was found before the damage counts
    except sqlite3.DatabaseError as error:
        report.problems.append(f"the list of tables: {error}")
    return found


def _audit(db: sqlite3.Connection, table: str, report: Report) -> None:
    row = statements.tables_in(db, (table,))[0][0]
    rows = statements.rows_in(db, table)
    report.tables += 1
    report.rows += len(rows)
    found = [f"row {n} is missing" for n, row in enumerate(rows) if row.n != n][:1]
    if len(rows) != row.n:
        found.append(f"{len(rows)} rows, {row.n} said")
    if row.state not in ("open", "closed") and not rows:
        found.append(f"{row.state} without a row")
    if not found and rows:
        found = _replayed(row, rows, report)
    found += _keys(db, row, report)
    report.problems += [f"{table}: {problem}" for problem in found]


def _replayed(table: TableRow, rows: list[LogRow], report: Report) -> list[str]:
    """Play all rows again: each must be possible, lead to its hash and be drawn by the seed."""
    problems: list[str] = []
    try:
        course = Course(first_match(table))
        for row in rows:
            problems += _drawn(course, row, report)
            course.redo(row)
            made = course.take_rows()[0]
            if made.hash != row.hash:
                return [*problems, f"row {row.n} leads to another position"]
    except (MaleconError, Refusal, ValueError) as error:
        return [*problems, f"does not replay: {error}"]
    if (table.state == "over") != course.match.over and table.state in ("over", "running"):
        problems.append(f"is {table.state}, its log says otherwise")
    return problems


def _drawn(course: Course, row: LogRow, report: Report) -> list[str]:
    if row.kind != "draw":
        return []
    match = course.match
    if match.position.to_move() != CHANCE:
        return [f"row {row.n} draws though nothing is to be drawn"]
    report.draws += 1
    if sum(entry.seat == CHANCE for entry in match.log) < match.unproved:
        return []
    pile = match.game.piles[match.position.pile()]
    due = chance.draw(match.seed, pile, match.drawn(pile), match.position)
    drawn = match.game.numbering.stored(due)
    return [] if drawn == row.action else [f"row {row.n} is not what the seed draws"]


def _keys(db: sqlite3.Connection, table: TableRow, report: Report) -> list[str]:
    """Every key points at rows that are there and that its identity made; no row has two keys."""
    problems: list[str] = []
    taken: set[int] = set()
    for who, key, first, last in db.execute(
        "SELECT identity, id, first, last FROM keys WHERE match=? ORDER BY first", (table.id,)
    ):
        report.keys += 1
        mine = set(range(first, last + 1))
        if not 0 <= first <= last < table.n:
            problems.append(f"key {key} points at rows {first} to {last} of {table.n}")
        if taken & mine:
            problems.append(f"key {key} shares its rows with another")
        taken |= mine
        made = db.execute(
            "SELECT count(*) FROM rows WHERE match=? AND n BETWEEN ? AND ? AND by IS NOT ?",
            (table.id, first, last, who),
        ).fetchone()[0]
        if made:
            problems.append(f"key {key} points at rows of somebody else")
    return problems
