"""The connections of the SQLite store: one that writes, a few that read, and the store's head."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Final, TypeVar

from malecon.server import logs
from malecon.server.storage.failures import Failed, Older
from malecon.server.storage.sqlite import database, losses
from malecon.server.storage.sqlite.head import Head
from malecon.server.storage.sqlite.lock import Lock
from malecon.server.storage.sqlite.writer import Writer, checkpoint, failure

FILE: Final = "malecon.sqlite3"
T = TypeVar("T")


class Connections:
    """What every part of the store reads and writes by: one file below a folder."""

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
        connection = database.connect(self.path)
        try:
            database.migrate(connection, self.path)
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
                    self._own.connection = database.connect(self.path, reading=True)
                    self._reading.append(self._own.connection)
                return read(self._own.connection)
            except sqlite3.Error as error:
                raise failure(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, with_own_connection)

    async def _execute(self, statement: str, values: Sequence[object]) -> None:
        await self._writer.write(lambda db: db.execute(statement, values).rowcount)

    async def beat(self, service: int) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("UPDATE pulse SET service = ?", (service,))
            self._head.sync(db)

        await self._writer.write(put)

    async def last_beat(self) -> int:
        def read(db: sqlite3.Connection) -> int:
            return int(db.execute("SELECT service FROM pulse").fetchone()[0])

        return await self._read(read)
