"""Who should have been told what in a season, by the logs of its tables, and who was.

A log says with every row whose clock runs or stands, so whoever is among these and was not before
has been asked. That is all that is read of it here: no code of the server's own that tells people.
"""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from malecon.server.storage.rows import StoredClocks
from tests.server.receivers import Call, Hooks, status

HOUR: Final = 3_600_000
REFUSED_EVERY: Final = 20  # calls are heard and yet answered with an error
STOOD_IN: Final = ("clock", "absent")
RETIMED: Final = ("back", "holiday", "grace", "sit")


class Told(NamedTuple):
    """One thing that one person is told of a table; `at` is the time of day of what it is about."""

    person: str
    table: str
    kind: str
    at: int


class Receiver(Hooks):
    """Everybody's webhook: it counts notices by their ids, however often they come."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = self._answered
        self.told: dict[str, Told] = {}
        self.times: Counter[str] = Counter()
        self.calls = 0
        self.wrong: list[str] = []

    def url_of(self, person: str) -> str:
        return f"{self.url}/{person}"

    async def put(self, thing: Call) -> None:
        """A call has come."""
        for one in thing.json["notices"]:
            person = thing.path.rpartition("/")[2]
            told = Told(person, one["table"], one["kind"], one["at"])
            if self.told.setdefault(one["id"], told) != told:
                self.wrong.append(f"{one['id']} came as {told} and as {self.told[one['id']]}")
            self.times[one["id"]] += 1

    def _answered(self) -> bytes:
        self.calls += 1
        return status(503 if self.calls % REFUSED_EVERY == 0 else 204)()


class Looked(NamedTuple):
    """Somebody looked at a table from one row to another, which was not there yet."""

    person: str
    table: str
    first: int
    end: int


class Run(NamedTuple):
    """A clock that runs: since when, and how much was on it."""

    seat: int
    row_at: int
    service: int
    left: int

    @property
    def warned(self) -> int:
        """The service time at which an hour is left."""
        return self.service + self.left - HOUR


class TableLog:
    """The log of one table, and who should have been told of it."""

    def __init__(self, table: str, people: dict[int, str], looked: list[Looked], now: int) -> None:
        self.table = table
        self.people = people  # by seat
        self.now = now
        self._looked = looked
        self._asked: set[int] = set()
        self._runs: dict[int, Run] = {}
        self._late: set[int] = set()  # the seats that people took after the game had begun

    def told(self, rows: list[dict[str, Any]], is_over: bool) -> Iterator[Told]:
        """All that people are told of these rows."""
        self._late = {row["seat"] for row in rows if row["kind"] == "sit"}
        for row in rows:
            yield from self._of(row)
        yield from self._warned({*self._runs}, self.now)
        if is_over and rows:
            yield from (self._one("over", seat, rows[-1]) for seat in self._unseen(rows[-1]))

    def _of(self, row: dict[str, Any]) -> Iterator[Told]:
        clocks = msgspec.json.decode(row["clocks"], type=StoredClocks)
        asked = {*clocks.running, *clocks.standing}
        back = {row["seat"]} if row["kind"] == "back" else set()
        sat = {row["seat"]} if row["kind"] == "sit" else set()  # in the place of a bot
        unseen = self._unseen(row)
        begun = sat if row["kind"] != "begin" else {*self.people} - self._late
        yield from (self._one("begun", seat, row) for seat in unseen & begun)
        if row["kind"] == "stand" and row["text"].partition(" ")[2] in STOOD_IN:
            yield from (self._one("stand_in", seat, row) for seat in unseen & {row["seat"]})
        new = asked - self._asked - sat  # who sits down is told that the game has begun
        yield from (self._one("your_turn", seat, row) for seat in unseen & (new - back))
        retimed = {row["seat"]} if row["kind"] in RETIMED else set()
        ended = {seat for seat in self._runs if seat not in clocks.running} | retimed
        yield from self._warned(ended & {*self._runs}, clocks.at)
        for seat in (new | retimed) & {*clocks.running} & {*self.people}:
            if clocks.left[seat] >= 2 * HOUR:
                self._runs[seat] = Run(seat, row["at"], clocks.at, clocks.left[seat])
        self._asked = asked

    def _warned(self, seats: set[int], now: int) -> Iterator[Told]:
        """These clocks run no more; who had less than an hour left was told that it had one."""
        for run in [self._runs.pop(seat) for seat in sorted(seats)]:
            if run.warned <= now:
                yield Told(self.people[run.seat], self.table, "hour_left", run.row_at)

    def _unseen(self, row: dict[str, Any]) -> set[int]:
        """The seats of people who did not look when something happened."""
        lookers = {one.person for one in self._looked if one.first <= row["n"] < one.end}
        return {seat for seat, person in self.people.items() if person not in lookers}

    def _one(self, kind: str, seat: int, row: dict[str, Any]) -> Told:
        return Told(self.people[seat], self.table, kind, row["at"])


def expected(store: Path, looked: list[Looked], now: int) -> Counter[Told]:
    """What people should have been told until a service time, without invitations."""
    by_table: dict[str, list[Looked]] = defaultdict(list)
    for one in looked:
        by_table[one.table].append(one)
    found: Counter[Told] = Counter()
    for id, state in rows_of(store, "SELECT id, state FROM matches WHERE n > 0"):
        people = dict(rows_of(
            store, "SELECT s.seat, i.person FROM seats s JOIN identities i ON i.id = s.identity"
            " WHERE s.match = ? AND s.state IN ('person', 'stand-in', 'resigned')", id,
        ))  # fmt: skip
        log = TableLog(id, people, by_table[id], now)
        fields = ("n", "kind", "seat", "text", "at", "clocks")
        rows = rows_of(
            store, f"SELECT {', '.join(fields)} FROM rows WHERE match = ? ORDER BY n", id
        )
        named = [dict(zip(fields, row, strict=True)) for row in rows]
        found.update(log.told(named, state in ("over", "stopped")))
    return found


def rows_of(store: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a store that may be in use says."""
    db = sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)
    try:
        return db.execute(query, values).fetchall()
    finally:
        db.close()
