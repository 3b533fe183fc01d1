"""One thread that writes: what has come in while it saved is saved together (group commit)."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from malecon.server.store import Done, Failed

Work = Callable[[sqlite3.Connection], Any]
Result = Callable[[Any, BaseException | None], None]

TOGETHER: Final = 512  # writes in one transaction, so that nobody waits for ever


def failure(error: BaseException) -> BaseException:
    """What the database says, in the words of a store; bugs stay what they are."""
    return Failed(str(error)) if isinstance(error, sqlite3.Error) else error


class Writer:
    """Takes work in order; each piece takes effect as a whole or not at all."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.commits = 0
        self._connection = connection
        self._loop = loop
        self._queue: SimpleQueue[tuple[Work, Result] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="malecon-writer", daemon=True)
        self._thread.start()

    def put(self, work: Work, result: Result) -> None:
        """Hand in work; its result is told in the event loop, after the commit."""
        self._queue.put((work, result))

    def tell(self, work: Work, done: Done) -> None:
        """Hand in work of which only the end matters."""
        self.put(work, lambda _, error: done(error))

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
        """Finish what was handed in, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            batch, last = self._batch()
            if batch:
                told = self._save(batch)
                self._loop.call_soon_threadsafe(self._tell, told)
            if last:
                self._connection.close()
                return

    def _batch(self) -> tuple[list[tuple[Work, Result]], bool]:
        first = self._queue.get()
        batch: list[tuple[Work, Result]] = []
        while first is not None:
            batch.append(first)
            if len(batch) == TOGETHER:
                return batch, False
            try:
                first = self._queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _save(self, batch: list[tuple[Work, Result]]) -> list[tuple[Result, Any, Any]]:
        """One transaction; if the commit itself fails nothing of the batch has happened."""
        told: list[tuple[Result, Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, result in batch:
                value, error = self._do(work)
                told.append((result, value, error))
            self._connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as failure:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [(result, None, failure) for _, result in batch]
        return told

    def _do(self, work: Work) -> tuple[Any, BaseException | None]:
        self._connection.execute("SAVEPOINT piece")
        try:
            value = work(self._connection)
        except Exception as error:  # told to whoever handed the work in
            self._connection.execute("ROLLBACK TO piece")
            self._connection.execute("RELEASE piece")
            return None, error
        self._connection.execute("RELEASE piece")
        return value, None

    def _tell(self, told: list[tuple[Result, Any, BaseException | None]]) -> None:
        for result, value, error in told:
            self._loop.call_soon(result, value, error)
