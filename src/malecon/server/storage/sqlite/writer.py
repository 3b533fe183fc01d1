"""One thread that writes: what has come in while it saved is saved together (group commit).

What went wrong is told only where it is known that nothing has happened. After a failed write or
sync of a commit nobody knows: the frames may be in the log, and a restart would find them. Then
nobody is told anything and the process ends; the next one reads what is there, and retry keys tell
clients.
"""

import asyncio
import os
import sqlite3
import sys
from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NoReturn

from malecon.server import logs
from malecon.server.storage.failures import Damaged, Failed
from malecon.server.storage.rows import Done
from malecon.server.storage.sqlite.head import Head

Work = Callable[[sqlite3.Connection], Any]
Result = Callable[[Any, BaseException | None], None]
Piece = tuple[Work, Result]
Told = list[tuple[Result, Any, BaseException | None]]

TOGETHER: Final = 512  # writes in one transaction, so that nobody waits for ever
CHANGES: Final = 2_000  # changed rows between two checkpoints
UNSURE: Final = 75  # the status of a process that ended because it could not know

_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNREAD: Final = (
    sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS,
)  # fmt: skip
# A full disk fails in a write of the transaction's own frames. The last of these is the commit
# frame (with psow=1 nothing is written behind it), so it is not whole and nobody will find it.
_FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
_ONE_STATEMENT: Final = (
    *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH),
    *(sqlite3.SQLITE_RANGE, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_CORRUPT),
)


def code(error: BaseException) -> int:
    """SQLite's extended code; 0 for what Python's side of it found."""
    return getattr(error, "sqlite_errorcode", None) or 0


def is_damage(error: BaseException) -> bool:
    """Whether something stored cannot be read."""
    return code(error) & 0xFF in _BROKEN or code(error) in _UNREAD


def failure(error: BaseException) -> BaseException:
    """What the database says, in the words of a store; bugs stay what they are."""
    if is_damage(error):
        return Damaged(str(error))
    return Failed(str(error)) if isinstance(error, sqlite3.Error) else error


def end(error: BaseException) -> NoReturn:
    """End the process before anybody is told anything."""
    name = getattr(error, "sqlite_errorname", "")
    logs.note("unsure", error=name or type(error).__name__, status=UNSURE)
    sys.stderr.flush()
    os._exit(UNSURE)


class Writer:
    """Takes work in order; each piece takes effect as a whole or not at all."""

    def __init__(
        self, connection: sqlite3.Connection, head: Head, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.commits = 0
        self.is_fine = True  # whether the last transaction was saved
        self._connection = connection
        self._head = head
        self._loop = loop
        self._changes = connection.total_changes
        self._queue: SimpleQueue[Piece | None] = SimpleQueue()
        self._told: deque[tuple[Result, Any, BaseException | None]] = deque()  # in the loop
        self._thread = Thread(target=self._run, name="malecon-writer", daemon=True)
        self._thread.start()

    def put(self, work: Work, result: Result) -> None:
        """Hand in work; its result is told in the event loop, after the commit."""
        self._queue.put((work, result))

    def enqueue(self, work: Work, done: Done) -> None:
        """Hand in work of which only the end matters."""
        self.put(work, lambda _, error: done(error and failure(error)))

    async def write(self, work: Work) -> Any:
        """Hand in work and wait for the commit."""
        future: asyncio.Future[Any] = self._loop.create_future()

        def finish(value: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(failure(error))

        self.put(work, finish)
        return await future

    async def close(self) -> None:
        """Finish what was handed in, bring it all into the main file, and stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while self._work():
                pass
            checkpoint(self._connection, self._head, "TRUNCATE")
            self._connection.close()
            self._head.close()
        except BaseException as error:  # a writer that is gone unseen would be worse
            end(error)

    def _work(self) -> bool:
        """Save what there is; whether there may be more."""
        batch, last = self._batch()
        if batch:
            told = self._save(batch)
            self._loop.call_soon_threadsafe(self._report, told)
            if self._connection.total_changes - self._changes >= CHANGES:
                checkpoint(self._connection, self._head, "PASSIVE")
                self._changes = self._connection.total_changes
        return not last

    def _batch(self) -> tuple[list[Piece], bool]:
        first = self._queue.get()
        batch: list[Piece] = []
        while first is not None:
            batch.append(first)
            if len(batch) == TOGETHER:
                return batch, False
            try:
                first = self._queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _save(self, batch: list[Piece]) -> Told:
        """One transaction, saved as a whole or refused as a whole."""
        told: Told = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, result in batch:
                value, error = self._do(work)
                told.append((result, value, error))
            self._head.advance(self._connection)
        except sqlite3.Error as error:  # no commit was tried, so there is nothing to be found
            if code(error) & 0xFF not in _FULL and not is_damage(error):
                raise
            return self._undone(batch, error)
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if code(error) & 0xFF not in _FULL:
                raise
            return self._undone(batch, error)
        self._head.committed()
        self.commits += 1
        self.is_fine = True
        return told

    def _undone(self, batch: list[Piece], error: sqlite3.Error) -> Told:
        """Nothing of a batch has happened; if one piece met damage the others are tried alone."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        self._head.undone()
        if is_damage(error) and len(batch) > 1:
            return [told for piece in batch for told in self._save([piece])]
        self.is_fine = False
        return [(result, None, error) for _, result in batch]

    def _do(self, work: Work) -> tuple[Any, BaseException | None]:
        self._connection.execute("SAVEPOINT piece")
        try:
            value = work(self._connection)
        except Exception as error:  # told to whoever handed the work in
            alone = not code(error) or code(error) & 0xFF in _ONE_STATEMENT
            if not (alone and self._connection.in_transaction):
                raise
            self._connection.execute("ROLLBACK TO piece")
            self._connection.execute("RELEASE piece")
            return None, error
        self._connection.execute("RELEASE piece")
        return value, None

    def _report(self, told: Told) -> None:
        """Tell all, in the order of the commits: the first at once, unless one before it waits."""
        is_free = not self._told
        self._told += told
        if is_free:
            self._tell()

    def _tell(self) -> None:
        """Tell one; others of the loop have their turn before the next."""
        result, value, error = self._told.popleft()
        if self._told:
            self._loop.call_soon(self._tell)
        result(value, error)


def checkpoint(connection: sqlite3.Connection, head: Head, how: str) -> bool:
    """Bring the log into the main file, on the disk; whether all of it is there.

    Only here, and only by the writer's connection: SQLite's own checkpoints hide a failed sync,
    after which the system may believe pages to be on the disk that are not.
    """
    try:
        head.mark(connection)
        busy, frames, done = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    except sqlite3.Error as error:
        if code(error) & 0xFF not in (*_FULL, sqlite3.SQLITE_LOCKED):
            raise
        return False
    if busy or frames != done:
        return False
    head.marked()
    return True
