"""A store that lacks what it once had does not start as if nothing were; its host can accept it."""

import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from malecon.server.service.audit import audited
from malecon.server.storage.failures import Older
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import database, head
from malecon.server.storage.sqlite.archive import copied
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.storage.sqlite.losses import accept, loss
from malecon.server.storage.sqlite.store import SqliteStore
from tests.server.served import run

WAL = f"{FILE}-wal"


async def add(store: SqliteStore, *numbers: int) -> None:
    """One commit each."""
    for n in numbers:
        await store.make_identity(Identity(0, f"p{n}", f"Ana {n}", "red", "en"), b"%d" % n, n)


def image(folder: Path, to: Path) -> None:
    """The files as a kill at this moment would leave them."""
    to.mkdir()
    for name in (FILE, WAL, head.FILE):
        if (folder / name).exists():
            shutil.copy(folder / name, to / name)


def people(folder: Path) -> int:
    """How many are in the store, by SQLite alone."""
    db = database.connect(str(folder / FILE), reading=True)
    found: int = db.execute("SELECT count(*) FROM identities").fetchone()[0]
    db.close()
    return found


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """Images of one store: `early` and `late` are killed, `old` and `clean` stopped, in order."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "store")
        await store.start()
        await add(store, *range(10))
        image(tmp_path / "store", tmp_path / "early")
        await store.close()
        image(tmp_path / "store", tmp_path / "old")
        store = SqliteStore(tmp_path / "store")
        await store.start()
        await add(store, *range(10, 30))
        await store.close()
        store = SqliteStore(tmp_path / "store")
        await store.start()
        await add(store, *range(30, 40))
        image(tmp_path / "store", tmp_path / "late")
        await store.close()
        image(tmp_path / "store", tmp_path / "clean")
        other = SqliteStore(tmp_path / "elsewhere")
        await other.start()
        await add(other, *range(50))
        image(tmp_path / "elsewhere", tmp_path / "foreign")
        await other.close()

    run(work())
    return tmp_path


async def opened(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.start()
    await store.beat(1)
    await store.close()


def starts(folder: Path) -> None:
    """It starts, and is clean."""
    run(opened(folder))
    assert audited(folder).problems == []


def refused(folder: Path, words: str) -> None:
    """It is reported by the start and by the audit, and nothing is changed."""
    before = {path.name: path.read_bytes() for path in folder.iterdir() if "-shm" not in path.name}
    with pytest.raises(Older, match=words) as said:
        run(opened(folder))
    assert "malecon accept" in str(said.value)
    assert "Nothing was changed." in str(said.value)
    if before.get(FILE):
        assert re.search(words, "\n".join(audited(folder).problems))
    for name, content in before.items():
        assert (folder / name).read_bytes() == content, name


def test_killed_and_stopped_stores_start(made: Path) -> None:
    for name, number in (("early", 10), ("old", 10), ("late", 40), ("clean", 40)):
        starts(made / name)
        assert people(made / name) == number


def test_garbage_in_the_log_is_reported(made: Path) -> None:
    with (made / "late" / WAL).open("r+b") as file:
        file.seek((made / "late" / WAL).stat().st_size // 2)
        file.write(b"sixteen garbage!")
    assert people(made / "late") < 40, "SQLite is content with the rest"
    refused(made / "late", "the last [1-9] commits of 40 are missing")


def test_a_log_that_is_gone_is_reported(made: Path) -> None:
    (made / "late" / WAL).unlink()
    refused(made / "late", "the last 10 commits of 40 are missing")


def test_an_older_main_file_is_reported(made: Path) -> None:
    shutil.copy(made / "old" / FILE, made / "clean" / FILE)
    refused(made / "clean", "the last 30 commits of 40 are missing")


def test_an_older_main_file_beside_a_newer_log_is_reported(made: Path) -> None:
    shutil.copy(made / "old" / FILE, made / "late" / FILE)
    refused(made / "late", f"{FILE} is older than the log")
    lost, aside = accept(made / "late" / FILE)
    assert "older" in lost
    assert aside == [f"{head.FILE}.old", f"{WAL}.old"]
    starts(made / "late")
    assert people(made / "late") == 10


@pytest.mark.parametrize("what", ["empty", "missing"])
def test_an_empty_main_file_is_reported(made: Path, what: str) -> None:
    (made / "clean" / FILE).unlink()
    if what == "empty":
        (made / "clean" / FILE).touch()
    refused(made / "clean", "the store is empty, and 40 commits were in it")
    accept(made / "clean" / FILE)
    starts(made / "clean")


def test_a_foreign_main_file_is_reported(made: Path) -> None:
    shutil.copy(made / "elsewhere" / FILE, made / "clean" / FILE)
    refused(made / "clean", "this is another store")


def test_a_foreign_log_is_reported_and_can_be_left_out(made: Path) -> None:
    shutil.copy(made / "foreign" / WAL, made / "clean" / WAL)
    assert people(made / "clean") != 40, "SQLite takes it"
    with pytest.raises(Older):
        run(opened(made / "clean"))
    accept(made / "clean" / FILE)
    starts(made / "clean")
    assert people(made / "clean") == 40


def test_a_head_that_lags_behind_is_no_loss(made: Path) -> None:
    def lines(name: str) -> bytes:
        return (made / name / head.FILE).read_bytes()

    torn = b"#" * 100 + lines("late")[100:]
    (made / "late" / head.FILE).write_bytes(torn)  # the line that is not synced
    starts(made / "late")
    (made / "clean" / head.FILE).write_bytes(b"")
    refused(made / "clean", f"{head.FILE} cannot be read")


def test_what_was_accepted_is_the_store_from_then_on(made: Path) -> None:
    shutil.copy(made / "old" / FILE, made / "clean" / FILE)
    assert accept(made / "clean" / FILE) == (
        "the last 30 commits of 40 are missing", [f"{head.FILE}.old"],
    )  # fmt: skip
    starts(made / "clean")
    assert accept(made / "clean" / FILE) == ("", [])
    shutil.copy(made / "store" / FILE, made / "clean" / FILE)
    refused(made / "clean", "its log is another")


def test_a_backup_is_put_back(made: Path) -> None:
    copied(made / "old", made / "copy")
    alone = made / "alone"
    alone.mkdir()
    shutil.copy(made / "copy", alone / FILE)
    starts(alone)  # in a folder of its own it has all that its head has seen
    assert (alone / head.FILE).exists()
    shutil.copy(made / "copy", made / "clean" / FILE)
    refused(made / "clean", "the last 30 commits of 40 are missing")
    accept(made / "clean" / FILE)
    starts(made / "clean")
    assert people(made / "clean") == 10


def test_a_store_without_a_head_gets_one(made: Path) -> None:
    (made / "late" / head.FILE).unlink()
    starts(made / "late")
    assert loss(made / "late" / FILE) == ""
    seen = head.seen(made / "late" / head.FILE)
    assert seen is not None
    assert seen.commits == 41
    with sqlite3.connect(made / "late" / FILE) as db:
        assert db.execute("SELECT count(*) FROM chain").fetchone()[0] == 2, (
            "from the last that is synced on"
        )
    db.close()
