"""What lists and people's pages say beside a game: asked for at the application itself.

The store is in memory and holds what a room has saved; people have played before, so that they have
results and ratings, and are in a club whose table the game is.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import httpx
import msgspec

from malecon.server.app import application
from malecon.server.identity import digest
from malecon.server.storage.results import Finished, Place
from malecon.server.storage.rows import Append, NewTable, SeatRow, TableRow
from malecon.server.storage.sqlite import database, statements
from malecon.server.storage.sqlite.finished import put_finished
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.table.room import Room
from tests.server.served import NO_TLS, WIDE, FirstMove

T = TypeVar("T")
CLUB: Final = "harbour"
SPECTATOR: Final = 9  # a member of the club without a seat
PEOPLE: Final = (1, 2, 3, 4, 5, SPECTATOR)
PERSONS: Final = tuple(f"person{number - 1}" for number in PEOPLE)
LISTS: Final = (
    f"/api/people?ids={','.join(PERSONS)}",
    *("/api/lobby", "/api/clubs", f"/api/clubs/{CLUB}", f"/api/clubs/{CLUB}/results"),
    *("/api/me/tables", "/api/me/tables?state=running", "/api/me/turns", "/api/me/people"),
    *("/api/me/notices", "/api/me/export"),
)


class Shelf(SqliteStore):
    """A store in memory that is only read; which one is said from outside."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.db = sqlite3.connect(":memory:")

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        return read(self.db)


class Shelves:
    """One application for all rooms, one after another."""

    def __init__(self) -> None:
        self.now = 0  # milliseconds
        self.shelf = Shelf()
        self.app = application(
            Path(), limits=WIDE, store=self.shelf, jobs=FirstMove,
            now=lambda: self.now / 1000, steady=lambda: 0.0,
        )  # fmt: skip
        self._loop = asyncio.new_event_loop()

    def ask(
        self, room: Room, db: sqlite3.Connection, who: int, now: int, turn: int
    ) -> list[tuple[str, bytes]]:
        """Lists, and the page of somebody: by turns of a table that is awake, and that sleeps."""
        self.shelf.db, self.now = db, now
        rooms = self.app.service.rooms
        if turn % 2:
            rooms[room.table.id] = room
        try:
            paths = (*LISTS, f"/api/people/{PERSONS[turn % len(PERSONS)]}")
            return self._loop.run_until_complete(self._ask(who, paths))
        finally:
            rooms.clear()

    async def _ask(self, who: int, paths: Sequence[str]) -> list[tuple[str, bytes]]:
        transport = httpx.ASGITransport(app=self.app)
        cookies = {"malecon": f"secret-{who}"}
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", cookies=cookies, verify=NO_TLS
        ) as http:
            answers = [(path, await http.get(path)) for path in paths]
        for path, answer in answers:
            assert answer.status_code == 200, f"{path}: {answer.text}"
        return [(path, answer.content) for path, answer in answers]


@cache
def shelves() -> Shelves:
    return Shelves()


@cache
def _people() -> sqlite3.Connection:
    """A store with people in it who have met."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    database.migrate(db)
    for number, person in zip(PEOPLE, PERSONS, strict=True):
        db.execute(
            "INSERT INTO identities (id, person, name, colour, language, made, visible, rated)"
            " VALUES (?, ?, ?, 'red', 'en', 0, 'everybody', 1)",
            (number, person, f"Name {number - 1}"),
        )
        secret = digest(f"secret-{number}")
        db.execute("INSERT INTO secrets (hash, identity, made) VALUES (?,?,0)", (secret, number))
        db.execute("INSERT INTO recovery VALUES (?, ?, 0, 1)", (secret, number))
    db.execute("INSERT INTO clubs VALUES (?, 'Harbour', 'code', 0)", (CLUB,))
    db.executemany("INSERT INTO members VALUES (?, ?, 'member', 0)", [(CLUB, n) for n in PEOPLE])
    for game in ("cuba", "havana"):
        db.executemany(
            "INSERT INTO ratings VALUES (?, 0, ?, 25.0, 3.0, 30, 30)",
            [(game, str(n)) for n in PEOPLE],
        )
    return db


def stored(table: TableRow, seats: list[SeatRow], rows: int) -> sqlite3.Connection:
    """A store with a table of the club that has come so far, and one that is over."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _people().backup(db)
    now = msgspec.structs.replace(table, n=rows, club=CLUB)
    statements.open_table(db, NewTable(now, seats, {}))
    over = msgspec.structs.replace(table, id="over", n=0, state="over", club=CLUB, seed=bytes(32))
    statements.open_table(db, NewTable(over, seats, {}))
    places = [Place(s.seat, s.identity, None, s.seat + 1, 20 - s.seat, True) for s in seats]
    put_finished(db, "over", Finished(table.game, len(seats), True, table.opened, places))
    return db


def save(db: sqlite3.Connection, append: Append) -> None:
    """What a room saves, as the store of a server writes it."""
    statements.append(db, append)
