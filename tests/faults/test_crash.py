"""Crashes at a sample of all places; `make faults` crashes at every one."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults import early, shim
from tests.faults.crash import crashed, everywhere
from tests.faults.disk import LOST, Disk, File, Op
from tests.faults.journal import Acknowledged
from tests.faults.recording import Recording, record
from tests.faults.shim import Note


@pytest.fixture(scope="module")
def seed() -> int:
    """Another each time; a test that fails names it."""
    return random.SystemRandom().getrandbits(32)


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory, seed: int) -> Recording:
    """A day on which the server is killed once and stopped once."""
    shim.need()
    return asyncio.run(record(tmp_path_factory.mktemp("recorded"), 90, seed))


def notes(*told: tuple[str, str, int, int, bytes]) -> list[Note]:
    return [Note(what, 1, name, inode, at, data) for what, name, inode, at, data in told]


def disk(*told: tuple[str, str, int, int, bytes]) -> Disk:
    found = Disk()
    for note in notes(*told):
        found.take(note)
    return found


def test_what_was_synced_is_there_and_nothing_else_is_sure() -> None:
    written = disk(
        ("c", "a", 7, 0, b""),
        ("b", "", 1, 1, b""),
        ("s", "", 1, 1, b""),
        ("w", "a", 7, 0, b"hola"),
        ("b", "a", 7, 2, b""),
        ("w", "a", 7, 4, b" mundo"),  # while it was synced: too late
        ("s", "a", 7, 2, b""),
    )
    assert written.dropped() == {"a": b"hola"}
    assert written.kept() == {"a": b"hola mundo"}
    torn = {written.torn(random.Random(seed))["a"] for seed in range(100)}
    assert {b"hola", b"hola mu", b"hola mundo"} <= torn


def test_names_are_there_when_their_folder_was_synced() -> None:
    moved = disk(
        ("c", "a", 7, 0, b""),
        ("w", "a", 7, 0, b"x"),
        ("b", "a", 7, 1, b""),
        ("s", "a", 7, 1, b""),
        ("b", "", 1, 2, b""),
        ("s", "", 1, 2, b""),
        ("r", "a", 0, 0, b"b"),
    )
    assert moved.dropped() == {"a": b"x"}
    assert moved.kept() == {"b": b"x"}


def test_truncated_file_can_grow_again() -> None:
    file = File()
    assert file.content([Op(1, 0, b"hola"), Op(2, 1, None), Op(3, 3, b"!")]) == b"h\0\0!"


@pytest.mark.slow
def test_trace_tells_all_that_is_on_the_disk(recording: Recording) -> None:
    written = Disk()
    for note in recording.notes:
        written.take(note)
    kept = {name: data for name, data in written.kept().items() if not name.endswith(LOST)}
    found = {name: data for name, data in recording.files.items() if not name.endswith(LOST)}
    assert {name: len(data) for name, data in kept.items()} == {
        name: len(data) for name, data in found.items()
    }
    assert kept == found
    told = {one.key for _, one in recording.told}
    heard = {
        line.id
        for lines in recording.journals.values()
        for line in lines
        if isinstance(line, Acknowledged)
    }
    assert heard <= told


@pytest.mark.slow
def test_crash_anywhere_loses_nothing_that_was_told(recording: Recording, seed: int) -> None:
    assert not recording.wrong, seed
    outcome = everywhere(recording, seed=seed, share=0.12)
    assert not outcome.faults, (seed, list(map(str, outcome.faults)))
    assert outcome.crashes.total() > 100


@pytest.mark.slow
def test_server_that_acknowledges_before_it_saves_is_seen(tmp_path: Path, seed: int) -> None:
    shim.need()
    assert _loses(asyncio.run(record(tmp_path, 20, seed, calm=True, program=early.PROGRAM)), seed)


@pytest.mark.slow
def test_disk_that_lies_about_syncs_is_seen(tmp_path: Path, seed: int) -> None:
    shim.need()
    assert _loses(asyncio.run(record(tmp_path, 20, seed, calm=True, lies=True)), seed)


def _loses(recording: Recording, seed: int) -> bool:
    lost = "was acknowledged and is lost"
    return bool(crashed(recording, seed=seed, share=0.3, look_for=lost, enough=1).faults)
