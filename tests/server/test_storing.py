"""What is refused has not happened; where nobody can know, nobody is told, and the process ends."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from malecon.server.service.audit import audited
from malecon.server.storage.failures import Damaged, Failed
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import database
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.storage.sqlite.writer import UNSURE
from tests.server.served import PATIENCE, run, serving

ANA = Identity(0, "ana", "Ana", "red", "en")

UNSURE_COMMIT = """
import asyncio, sqlite3, sys
from pathlib import Path
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.storage.rows import Identity

class Failing:
    def __init__(self, db): self.db = db
    def __getattr__(self, name): return getattr(self.db, name)
    def execute(self, statement, *values):
        done = self.db.execute(statement, *values)
        if statement == sys.argv[2]:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = int(sys.argv[3])
            raise error
        return done

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.start()
    store._writer._connection = Failing(store._writer._connection)
    try:
        await store.make_identity(Identity(0, "ana", "Ana", "red", "en"), b"secret", 1)
        print("told")
    except Exception as error:
        print("told", repr(error))

asyncio.run(main())
"""


def ended(folder: Path, statement: str, code: int) -> subprocess.CompletedProcess[str]:
    """A process whose database fails after a statement."""
    command = [sys.executable, "-c", UNSURE_COMMIT, str(folder), statement, str(code)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("statement", ["COMMIT", "SAVEPOINT piece"])
def test_an_unsure_outcome_ends_the_process_and_is_told_to_nobody(
    tmp_path: Path, statement: str
) -> None:
    found = ended(tmp_path, statement, sqlite3.SQLITE_IOERR_FSYNC)
    assert found.returncode == UNSURE
    assert found.stdout == ""
    assert found.stderr.count('"unsure"') == 1


def test_the_next_process_finds_what_an_unsure_commit_left(tmp_path: Path) -> None:
    assert ended(tmp_path, "COMMIT", sqlite3.SQLITE_IOERR_FSYNC).returncode == UNSURE

    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.start()
        assert not (tmp_path / f"{FILE}-wal").stat().st_size, "all of it is in the main file"
        found = await store.identity(b"secret")
        assert found is not None
        await store.close()

    run(work())


class Disk:
    """A connection to a disk that can be full."""

    def __init__(self, store: SqliteStore) -> None:
        self.is_full = False
        self._connection = store._writer._connection
        store._writer._connection = self  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if self.is_full and statement == "COMMIT":
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return self._connection.execute(statement, *values)


def test_a_full_disk_refuses_all_and_recovers(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        async with serving(tmp_path, store=store) as at:
            disk = Disk(store)
            table, (ana, bea) = await at.table("Ana Bea")
            guest = await at.person()
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                seat = first.last[0]["waiting"][0]
                mine = (first, second)[seat]
                disk.is_full = True
                refused = await mine.play(mine.offered(seat)[0], seat=seat, id="wished")
                assert refused[1]["error"] == "store/failed"
            health = await guest.get("/health")
            assert (health.status_code, health.json()["store"]) == (503, "failing")
            assert (await guest.post("/api/me", name="Eva")).status_code == 503
            disk.is_full = False
            await store.beat(1)
            assert (await guest.get("/health")).json()["store"] == "fine"
            person = (ana, bea)[seat]
            async with person.socket(table) as again:
                await again.hello()
                done = await again.play(again.offered(seat)[0], seat=seat, id="wished")
                assert done[0] == "ack"
        assert audited(tmp_path).problems == []

    run(work())


def test_what_one_does_wrong_does_not_touch_the_others(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.start()
        found = await asyncio.gather(
            store.make_identity(ANA, b"one", 1),
            store.make_identity(ANA, b"two", 1),  # the same person
            store.set_token("watch", "table", b"token"),
            return_exceptions=True,
        )
        assert isinstance(found[1], Failed)
        assert await store.identity(b"one") is not None
        assert await store.identity(b"two") is None
        assert await store.subject("watch", b"token", 0) == "table"
        assert await store.is_fine()
        await store.close()

    run(work())


def test_damage_that_one_meets_does_not_touch_the_others(tmp_path: Path) -> None:
    def unreadable(_: sqlite3.Connection) -> Any:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
        raise error

    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.start()
        found = await asyncio.gather(
            store.make_identity(ANA, b"one", 1),
            store._writer.write(unreadable),
            store.set_token("watch", "table", b"token"),
            return_exceptions=True,
        )
        assert isinstance(found[1], Damaged)
        assert await store.identity(b"one") is not None
        assert await store.subject("watch", b"token", 0) == "table"
        await store.close()

    run(work())


def test_after_a_clean_stop_the_main_file_alone_is_the_store(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "one") as at:
            table, _ = await at.table("Ana Bea")
            assert at.service.rooms[table].match_log is not None

    run(work())
    (tmp_path / "two").mkdir()
    shutil.copy(tmp_path / "one" / FILE, tmp_path / "two" / FILE)
    found, copy = audited(tmp_path / "one"), audited(tmp_path / "two")
    assert (copy.tables, copy.rows, copy.problems) == (1, found.rows, [])
    assert found.rows > 0


def test_results_are_told_in_the_order_of_the_commits(tmp_path: Path) -> None:
    """Also where several transactions are done before the loop has told of the first."""

    async def work() -> None:
        store = SqliteStore(tmp_path)
        await store.start()
        begun, gates = [Event() for _ in range(5)], [Event() for _ in range(5)]
        all_done = asyncio.Event()
        told: list[int] = []

        def put(number: int) -> None:
            def work(_: sqlite3.Connection) -> None:
                begun[number].set()
                assert gates[number].wait(PATIENCE)

            def result(_: object, error: BaseException | None) -> None:
                assert error is None
                told.append(number)
                if len(told) == len(begun):
                    all_done.set()

            store._writer.put(work, result)

        def let_go(number: int) -> None:
            assert begun[number].wait(PATIENCE)
            gates[number].set()

        put(0)
        assert begun[0].wait(PATIENCE)
        put(1)
        put(2)  # in one transaction with the one before
        for number in range(3):
            let_go(number)
        put(3)
        let_go(3)
        put(4)
        assert begun[4].wait(PATIENCE)  # so the loop has been told of all before it
        gates[4].set()
        async with asyncio.timeout(PATIENCE):
            await all_done.wait()
        assert told == [0, 1, 2, 3, 4]
        await store.close()

    run(work())


def test_only_the_writer_can_write_or_checkpoint(tmp_path: Path) -> None:
    path = str(tmp_path / FILE)
    writer = database.connect(path)
    database.migrate(writer)
    reader = database.connect(path, reading=True)
    with pytest.raises(sqlite3.OperationalError):
        reader.execute("INSERT INTO pulse (one, at) VALUES (1, 1)")
    size = Path(f"{path}-wal").stat().st_size
    main = Path(path).stat().st_size
    with pytest.raises(sqlite3.OperationalError):
        reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    reader.close()
    assert (Path(f"{path}-wal").stat().st_size, Path(path).stat().st_size) == (size, main)
    writer.close()
