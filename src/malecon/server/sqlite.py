"""The store on one machine: SQLite, one writer, a few readers."""

import asyncio
import hmac
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import local
from typing import Any, Final, TypeVar

import msgspec

from malecon.server import logs, losses, queries, schema, statements
from malecon.server.head import Head
from malecon.server.lock import Lock
from malecon.server.store import (
    Append,
    Away,
    Change,
    ChatRow,
    Damaged,
    Done,
    Failed,
    Identity,
    KeyRow,
    Loaded,
    LogRow,
    Older,
    Opening,
    SeatRow,
    Store,
    TableRow,
)
from malecon.server.writer import Writer, checkpoint, failure

FILE: Final = "malecon.sqlite3"
# By the index of those who are here, who are few.
_ALL_AWAY: Final = (
    "UPDATE seats INDEXED BY seats_here SET away=? WHERE away IS NULL AND identity IS NOT NULL"
)
AT_ONCE: Final = 1_000  # rows of a long log in one read
T = TypeVar("T")


class SqliteStore(Store):
    """All in one file below a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = str(folder / FILE)
        self._lock = Lock(folder)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="malecon-reader")
        self._own = local()
        self._reading: list[sqlite3.Connection] = []
        self._writer: Writer
        self._head: Head

    async def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(self._lock.take)
        try:
            connection, self._head = await asyncio.to_thread(self._open)
        except sqlite3.Error as error:
            self._lock.free()
            raise Failed(f"{self.path}: {error}") from error
        except BaseException:
            self._lock.free()
            raise
        self._writer = Writer(connection, self._head, asyncio.get_running_loop())

    def _open(self) -> tuple[sqlite3.Connection, Head]:
        """The writer's connection; what a crash left is on the disk before anybody is served."""
        if lost := losses.loss(Path(self.path)):
            raise Older(
                f"{self.folder}: {lost}. Put the newest copy of the store back, or go on with what"
                f" is there: malecon accept --data {self.folder}. Nothing was changed."
            )
        connection = schema.connect(self.path)
        try:
            schema.migrate(connection, self.path)
            head = Head(connection)
            whole = checkpoint(connection, head, "TRUNCATE")
            is_new = head.open(self.folder)
        except BaseException:
            connection.close()
            raise
        logs.note(
            "store", sqlite=sqlite3.sqlite_version, commits=head.commits, whole=whole,
            new_head=is_new,
        )  # fmt: skip
        return connection, head

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reading:
            connection.close()  # first, because the writer's last checkpoint takes all or nothing
        await self._writer.close()
        self._lock.free()

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def is_fine(self) -> bool:
        try:
            await self._read(lambda db: db.execute("SELECT 1").fetchone())
        except Failed:
            return False
        return self._writer.is_fine

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        def with_own_connection() -> T:
            try:
                if not hasattr(self._own, "connection"):
                    self._own.connection = schema.connect(self.path, reading=True)
                    self._reading.append(self._own.connection)
                return read(self._own.connection)
            except sqlite3.Error as error:
                raise failure(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, with_own_connection)

    async def _execute(self, statement: str, values: Sequence[object]) -> None:
        await self._writer.write(lambda db: db.execute(statement, values).rowcount)

    # The log

    def append(self, append: Append, done: Done) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.append(db, append)
            self._head.note(append.table, append.rows)

        self._writer.tell(put, done)

    # Identities

    async def make_identity(self, identity: Identity, secret: bytes, at: int) -> Identity:
        def make(db: sqlite3.Connection) -> int | None:
            made = db.execute(
                "INSERT INTO identities (person, name, colour, language, made) VALUES (?,?,?,?,?)",
                (identity.person, identity.name, identity.colour, identity.language, at),
            )
            db.execute("INSERT INTO secrets VALUES (?,?,?)", (secret, made.lastrowid, at))
            return made.lastrowid

        return msgspec.structs.replace(identity, id=await self._writer.write(make))

    async def change_identity(self, identity: Identity, at: int) -> None:
        await self._execute(
            "UPDATE identities SET named = iif(name = ?1, named, ?2), name=?1, colour=?3,"
            " language=?4 WHERE id=?5 AND NOT gone",
            (identity.name, at, identity.colour, identity.language, identity.id),
        )

    async def identity(self, secret: bytes) -> Identity | None:
        def find(db: sqlite3.Connection) -> Identity | None:
            found = db.execute(
                "SELECT s.hash, i.id, i.person, i.name, i.colour, i.language FROM secrets s"
                " JOIN identities i ON i.id = s.identity WHERE s.hash = ?",
                (secret,),
            ).fetchone()
            if found is None or not hmac.compare_digest(found[0], secret):
                return None
            return Identity(*found[1:])

        return await self._read(find)

    async def add_secret(self, identity: int, secret: bytes, at: int) -> None:
        await self._execute("INSERT INTO secrets VALUES (?,?,?)", (secret, identity, at))

    async def forget_identity(self, identity: int) -> None:
        await self._writer.write(lambda db: queries.forget(db, identity))

    async def export(self, identity: int) -> dict[str, Any]:
        return await self._read(lambda db: queries.export(db, identity))

    async def rows_by(self, identity: int) -> AsyncIterator[list[dict[str, Any]]]:
        # a read for each part, so that nobody who reads a little waits for who reads much
        for table, first in await self._read(lambda db: list(queries.parts_by(db, identity))):
            try:
                yield await self._read(
                    partial(queries.rows_by, identity=identity, table=table, first=first)
                )
            except Damaged as error:  # what can be read is given out
                logs.failed("export", error, table=table)

    # Tokens

    async def set_token(
        self, kind: str, subject: str, token: bytes | None, expires: int | None = None
    ) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tokens WHERE kind=? AND subject=?", (kind, subject))
            if token is not None:
                db.execute("INSERT INTO tokens VALUES (?,?,?,?)", (token, kind, subject, expires))
                if kind == "invitation":
                    db.execute("UPDATE removed SET invited=1 WHERE match=?", (subject,))

        await self._writer.write(put)

    async def subject(self, kind: str, token: bytes, now: int) -> str | None:
        return await self._read(lambda db: statements.subject(db, kind, token, now))

    async def use_token(self, kind: str, token: bytes, now: int) -> str | None:
        def use(db: sqlite3.Connection) -> str | None:
            found = statements.subject(db, kind, token, now)
            db.execute("DELETE FROM tokens WHERE hash=? AND kind=?", (token, kind))
            return found

        used: str | None = await self._writer.write(use)
        return used

    # Tables

    async def open_table(self, opening: Opening) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.open_table(db, opening)
            self._head.note(opening.table.id, opening.rows)

        await self._writer.write(put)

    async def change_table(self, change: Change) -> None:
        await self._writer.write(lambda db: statements.change_table(db, change))

    def set_away(self, table: str, away: Away, done: Done) -> None:
        self._writer.tell(lambda db: statements.put_away(db, table, away), done)

    async def all_away(self, service: int) -> None:
        await self._execute(_ALL_AWAY, (service,))

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

    async def owned(self, identity: int) -> int:
        return await self._read(lambda db: queries.owned(db, identity))

    async def listed(self, identity: int) -> int:
        return await self._read(lambda db: queries.listed(db, identity))

    async def going_on(self, after: str, limit: int) -> list[str]:
        return await self._read(lambda db: queries.going_on(db, after, limit))

    async def due(self, by: int, limit: int) -> list[str]:
        return await self._read(lambda db: queries.due(db, by, limit))

    # Chat

    async def say(self, table: str, line: ChatRow, key: str) -> ChatRow:
        def put(db: sqlite3.Connection) -> ChatRow:
            who = (table, line.identity, key)
            db.execute(
                "INSERT INTO chat SELECT ?1, coalesce(max(k) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM chat"
                " WHERE match = ?1 ON CONFLICT DO NOTHING",
                (*who, line.seat, line.text, line.at),
            )
            kept = db.execute(
                "SELECT k, seat, text, at FROM chat WHERE match=? AND identity=? AND key=?", who
            ).fetchone()
            return msgspec.structs.replace(line, k=kept[0], seat=kept[1], text=kept[2], at=kept[3])

        said: ChatRow = await self._writer.write(put)
        return said

    async def chat(self, table: str, before: int | None, limit: int) -> list[ChatRow]:
        def read(db: sqlite3.Connection) -> list[ChatRow]:
            found = db.execute(
                "SELECT c.k, c.identity, i.person, i.name, c.seat, c.text, c.at FROM chat c"
                " JOIN identities i ON i.id = c.identity"
                " WHERE c.match = ?1 AND (?2 IS NULL OR c.k < ?2) ORDER BY c.k DESC LIMIT ?3",
                (table, before, limit),
            )
            return [ChatRow(*line) for line in found][::-1]

        return await self._read(read)

    async def set_mute(self, table: str, identity: int, person: str, on: bool) -> None:
        statement = (
            "INSERT INTO mutes VALUES (?,?,?) ON CONFLICT DO NOTHING"
            if on
            else "DELETE FROM mutes WHERE match=? AND identity=? AND person=?"
        )
        await self._execute(statement, (table, identity, person))

    # The pulse

    async def beat(self, service: int) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("UPDATE pulse SET service = ?", (service,))
            self._head.sync(db)

        await self._writer.write(put)

    async def last_beat(self) -> int:
        def read(db: sqlite3.Connection) -> int:
            return int(db.execute("SELECT service FROM pulse").fetchone()[0])

        return await self._read(read)
