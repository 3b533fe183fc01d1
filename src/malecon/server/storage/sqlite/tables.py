"""Tables, their logs and lists of them in SQLite."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from malecon.server.storage.failures import Damaged
from malecon.server.storage.rows import (
    Append,
    Away,
    Done,
    KeyRow,
    Loaded,
    LogRow,
    NewTable,
    SeatRow,
    TableChange,
    TableRow,
)
from malecon.server.storage.sqlite import frozen, queries, queued, statements
from malecon.server.storage.sqlite.connections import Connections
from malecon.server.storage.tables import FrozenStore, ListStore, TableStore

# By the index of those who are here, who are few.
_ALL_AWAY: Final = (
    "UPDATE seats INDEXED BY seats_here SET away=? WHERE away IS NULL AND identity IS NOT NULL"
)
AT_ONCE: Final = 1_000  # rows of a long log in one read


class SqliteTables(Connections, TableStore):
    """Tables, their seats and their logs."""

    async def open_table(self, opening: NewTable) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.open_table(db, opening)
            self._head.note(opening.table.id, opening.rows)

        await self._writer.write(put)

    async def change_table(self, change: TableChange) -> None:
        await self._writer.write(lambda db: statements.change_table(db, change))

    def append(self, append: Append, done: Done) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.append(db, append)
            self._head.note(append.table, append.rows)

        self._writer.enqueue(put, done)

    async def load(self, table: str) -> Loaded | None:
        def read(db: sqlite3.Connection) -> Loaded | None:
            db.execute("BEGIN")  # one state of the store for all the queries
            try:
                found = statements.tables_in(db, (table,))
                if not found:
                    return None
                mutes = db.execute("SELECT identity, person FROM mutes WHERE match=?", (table,))
                return Loaded(
                    table=found[0][0],
                    seats=found[0][1],
                    mutes=[(who, person) for who, person in mutes],
                    removed=statements.removed_from(db, table),
                    away=statements.away_in(db, table),
                    last_seen=frozen.rows_of(db, table),
                    stopped=frozen.stopped(db, table),
                    queued=queued.of(db, table),
                )
            finally:
                db.execute("COMMIT")

        return await self._read(read)

    async def log(self, table: str, rows: int) -> AsyncIterator[list[LogRow]]:
        for first in range(0, rows, AT_ONCE):
            end = min(first + AT_ONCE, rows)
            yield await self._read(partial(statements.rows_in, table=table, first=first, end=end))

    async def keys(self, table: str, rows: int) -> AsyncIterator[list[KeyRow]]:
        after: statements.Key = (-1, "")
        while True:
            read = partial(statements.keys_in, table=table, after=after, rows=rows, limit=AT_ONCE)
            some = await self._read(read)
            yield some
            if len(some) < AT_ONCE:
                return
            after = some[-1].identity, some[-1].id

    def set_away(self, table: str, away: Away, done: Done) -> None:
        self._writer.enqueue(lambda db: statements.put_away(db, table, away), done)

    async def all_away(self, service: int) -> None:
        await self._execute(_ALL_AWAY, (service,))


class SqliteLists(Connections, ListStore):
    """Tables found by an index."""

    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        try:
            return await self._read(lambda db: statements.tables_in(db, ids))
        except (Damaged, msgspec.DecodeError):  # a list without those that cannot be read
            if len(ids) <= 1:
                return []
            half = len(ids) // 2
            return [*await self.tables(ids[:half]), *await self.tables(ids[half:])]

    async def lobby(self, limit: int) -> list[str]:
        return await self._read(lambda db: queries.lobby(db, limit))

    async def tables_of(
        self, identity: int, state: str | None, before: str | None, limit: int
    ) -> list[str]:
        return await self._read(lambda db: queries.tables_of(db, identity, state, before, limit))

    async def turns_of(self, identity: int, limit: int) -> list[str]:
        return await self._read(lambda db: queries.turns_of(db, identity, limit))

    async def owned(self, identity: int) -> int:
        return await self._read(lambda db: queries.owned(db, identity))

    async def listed(self, identity: int) -> int:
        return await self._read(lambda db: queries.listed(db, identity))

    async def going_on(self, after: str, limit: int) -> list[str]:
        return await self._read(lambda db: queries.going_on(db, after, limit))

    async def due(self, by: int, limit: int) -> list[str]:
        return await self._read(lambda db: queries.due(db, by, limit))


class SqliteFrozen(Connections, FrozenStore):
    """Tables that cannot be played on."""

    def keep_last_seen(self, table: str, rows: int, pack: Callable[[], bytes], done: Done) -> None:
        self._writer.enqueue(lambda db: frozen.keep(db, table, rows, pack()), done)

    async def last_seen(self, table: str) -> bytes | None:
        return await self._read(lambda db: frozen.last_seen(db, table))

    async def stop_clocks(self, table: str, since: int) -> None:
        await self._writer.write(lambda db: frozen.stop_clocks(db, table, since))

    async def start_clocks(self, table: str, until: int, due: int | None) -> None:
        await self._writer.write(lambda db: frozen.start_clocks(db, table, until, due))
