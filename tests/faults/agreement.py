"""Whether the clients' journals and the server's log tell the same story.

Every acknowledged command is in the log exactly once, with the moves that were sent and the answer
that was given; what was refused is not in it; what was never answered is in it once or not at all;
and no row of a person is in the log that nobody asked for.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct, json

from malecon.games.opening import game_with
from tests.faults.journal import Acknowledged, Line, Refused, Sent, Wrong

SeatCommand = tuple[str, str, str]  # table, person, retry key


class Row(Struct, frozen=True):
    """A row of the log."""

    table: str
    n: int
    kind: str
    seat: int
    text: str
    person: str | None


class Key(Struct, frozen=True):
    """A stored retry key with the rows that it made, `last` among them."""

    table: str
    person: str
    id: str
    first: int
    last: int
    answer: str


class Story(Struct):
    """What a client knows of one command."""

    sent: Sent
    answers: set[str] = set()
    refused: list[str] = []


class Disagreement(AssertionError):
    """Journals and log do not agree."""


class Agreement(Struct, frozen=True):
    """How much was compared."""

    commands: int
    acknowledged: int
    repeated: int
    refused: int
    unanswered: int
    rows: int
    keys: int


def stored(data: Path) -> tuple[list[Row], list[Key]]:
    """Rows and keys of a store, as docs/protocol.md describes it."""
    connection = sqlite3.connect(data / "malecon.sqlite3")
    try:
        people = dict(connection.execute("SELECT id, person FROM identities"))
        games = {
            match: game_with(json.decode(options), name, seats=seats, edition=edition)
            for match, name, seats, edition, options in connection.execute(
                "SELECT id, game, seats, edition, options FROM matches"
            )
        }
        rows = [
            Row(
                table, n, kind, seat, games[table].write(action) if action >= 0 else "",
                people.get(by),
            )
            for table, n, kind, seat, action, by in connection.execute(
                "SELECT match, n, kind, seat, action, by FROM rows ORDER BY match, n"
            )
        ]  # fmt: skip
        keys = [
            Key(table, people[identity], key, first, last, answer.decode())
            for table, identity, key, first, last, answer in connection.execute(
                "SELECT match, identity, id, first, last, answer FROM keys"
            )
        ]
        return rows, keys
    finally:
        connection.close()


def compare(journals: dict[str, list[Line]], rows: list[Row], keys: list[Key]) -> Agreement:
    """Disagreement, with all that does not agree, unless everything does."""
    stories = told(journals)
    if found := faults(journals, rows, keys):
        more = f"\n… and {len(found) - 20} more" if len(found) > 20 else ""
        raise Disagreement(f"{len(found)} faults:\n" + "\n".join(found[:20]) + more)
    return Agreement(
        commands=len(stories),
        acknowledged=sum(bool(story.answers) for story in stories.values()),
        repeated=_repeated(journals),
        refused=sum(bool(story.refused) for story in stories.values()),
        unanswered=sum(not story.answers and not story.refused for story in stories.values()),
        rows=len(rows),
        keys=len(keys),
    )


def faults(journals: dict[str, list[Line]], rows: list[Row], keys: list[Key]) -> list[str]:
    """All that does not agree, what the log says first."""
    found = [*_faults_of_keys(told(journals), rows, keys), *_faults_of_rows(rows, keys)]
    return found + [
        f"{person} saw: {line.what} ({line.table})"
        for person, lines in journals.items()
        for line in lines
        if isinstance(line, Wrong)
    ]


def told(journals: dict[str, list[Line]]) -> dict[SeatCommand, Story]:
    """Every command with all that its client knows of it."""
    return {
        (table, person, key): story
        for person, lines in journals.items()
        for (table, key), story in _stories(lines).items()
    }


def _stories(lines: Iterable[Line]) -> dict[tuple[str, str], Story]:
    stories: dict[tuple[str, str], Story] = {}
    for line in lines:
        if isinstance(line, Sent):
            stories.setdefault((line.table, line.id), Story(line))
        elif isinstance(line, Acknowledged):
            stories[line.table, line.id].answers.add(line.answer)
        elif isinstance(line, Refused):
            stories[line.table, line.id].refused.append(line.error)
    return stories


def _repeated(journals: dict[str, list[Line]]) -> int:
    """How many commands were sent more than once."""
    sent = Counter(
        (person, line.table, line.id)
        for person, lines in journals.items()
        for line in lines
        if isinstance(line, Sent)
    )
    return sum(number > 1 for number in sent.values())


def _faults_of_keys(
    stories: dict[SeatCommand, Story], rows: list[Row], keys: list[Key]
) -> Iterator[str]:
    found: dict[SeatCommand, list[Key]] = {}
    for key in keys:
        found.setdefault((key.table, key.person, key.id), []).append(key)
    by_number = {(row.table, row.n): row for row in rows}
    for command, story in stories.items():
        yield from _faults_of_command(command, story, found.pop(command, []), by_number)
    for command in found:
        yield f"{command} is stored, but nobody sent it"


def _faults_of_command(
    command: SeatCommand, story: Story, keys: list[Key], rows: dict[tuple[str, int], Row]
) -> Iterator[str]:
    if len(story.answers) > 1:
        yield f"{command} was answered in different ways: {sorted(story.answers)}"
    if len(keys) > 1:
        yield f"{command} is stored {len(keys)} times"
    if story.refused and (keys or story.answers):
        yield f"{command} was refused ({story.refused}), and yet it was done"
    if story.answers and not keys:
        yield f"{command} was acknowledged and is lost"
    for key in keys:
        if story.answers - {key.answer}:
            yield f"{command}: stored answer {key.answer}, told {sorted(story.answers)}"
        made = [rows.get((key.table, n)) for n in range(key.first, key.last + 1)]
        yield from _faults_of_moves(command, story.sent, [row for row in made if row is not None])
        if None in made or not made:
            yield f"{command}: rows {key.first} to {key.last} are not all in the log"


def _faults_of_moves(command: SeatCommand, sent: Sent, made: list[Row]) -> Iterator[str]:
    """What a person chose stands in the log as it was sent, on that seat."""
    own = [row for row in made if row.person == command[1] and row.seat == sent.seat]
    if sent.kind == "play":
        played = [row.text for row in own if row.kind == "play"]
        if played != sent.moves:
            yield f"{command}: sent {sent.moves}, in the log {played}"
    elif [row.kind for row in own] != [sent.kind]:
        yield f"{command}: sent {sent.kind}, in the log {[row.kind for row in own]}"


def _faults_of_rows(rows: list[Row], keys: list[Key]) -> Iterator[str]:
    """Every row of a person was made by exactly one command, and the numbers are dense."""
    claims = Counter((key.table, n) for key in keys for n in range(key.first, key.last + 1))
    for row in rows:
        number = claims[row.table, row.n]
        if row.person is not None and row.kind != "begin" and number != 1:
            yield f"row {row.n} of {row.table} ({row.kind} {row.text}) belongs to {number} commands"
    numbers: dict[str, list[int]] = {}
    for row in rows:
        numbers.setdefault(row.table, []).append(row.n)
    for table, those in numbers.items():
        if those != list(range(those[0], those[0] + len(those))):
            yield f"the log of {table} has gaps or is out of order"
