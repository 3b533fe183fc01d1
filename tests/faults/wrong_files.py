"""What becomes of a folder that two want, or whose files are damaged or not its own."""

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.faults.evening import Evening, audit
from tests.server.serving import Down, Server, ask

MAIN: Final = "malecon.sqlite3"
LOG: Final = f"{MAIN}-wal"
INDEX: Final = f"{MAIN}-shm"
GARBAGE: Final = 16  # bytes
STARTING: Final = 30.0  # seconds


async def two_servers(evening: Evening) -> None:
    """The second on a folder says so in a sentence and ends; a kill of the first frees it."""
    second = Server(evening.data)
    second.log = evening.folder / "second.log"
    try:
        second.start()
        ended = await _ended(second)
        said = second.log.read_text(encoding="utf-8")
        assert ended, f"a second server serves the same folder: {said[-500:]}"
        assert "Traceback" not in said[-3000:], said[-3000:]
        assert str(evening.data) in said, said[-1000:]
    finally:
        second.end()
    await evening.plays_on()
    evening.crash()
    await evening.back()


async def torn_log(evening: Evening) -> None:
    """A few garbage bytes in the log: nothing is missing, or somebody says so."""

    def tear(data: Path) -> None:
        content = bytearray((data / LOG).read_bytes())
        if content:
            place = evening.rng.randrange(len(content))
            content[place : place + GARBAGE] = evening.rng.randbytes(GARBAGE)
            (data / LOG).write_bytes(content)

    await _damaged(evening, tear)
    await evening.back()


async def foreign_files(evening: Evening) -> None:
    """A log or main file that is older, gone or another store's: reported, never simply served."""
    evening.crash()
    older = evening.folder / "older"
    shutil.copytree(evening.data, older)
    await evening.back()
    await evening.plays_on(20)
    other = Server(evening.folder / "other")
    try:
        other.start()
        await other.ready()
        await other.stop()
    finally:
        other.end()
    for change in evening.rng.sample(_changes(older, other.data, evening.rng), 2):
        await _damaged(evening, change)
        await evening.back()
        await evening.plays_on(5)


def _changes(older: Path, other: Path, rng: random.Random) -> list[Callable[[Path], None]]:
    def take(source: Path, *names: str) -> Callable[[Path], None]:
        def change(data: Path) -> None:
            for name in names:
                (data / name).unlink(missing_ok=True)
                if (source / name).exists():
                    shutil.copy(source / name, data / name)

        return change

    nowhere = older / "nowhere"
    return [
        take(older, MAIN, LOG, INDEX),
        take(older, LOG, INDEX),
        take(other, MAIN, LOG, INDEX),
        take(nowhere, LOG, INDEX),
        take(nowhere, MAIN, LOG, INDEX),
    ]


async def _damaged(evening: Evening, damage: Callable[[Path], None]) -> None:
    """Whatever is missing after a damage, neither the audit nor the server says fine."""
    evening.crash()
    sound = evening.folder / "sound"
    shutil.rmtree(sound, ignore_errors=True)
    shutil.copytree(evening.data, sound)
    damage(evening.data)
    lost = evening.loses()
    copy = evening.folder / "audited"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(evening.data, copy)
    status, said = audit(copy)
    assert "Traceback" not in said, said
    if lost:
        assert status != 0, f"audit says {said.strip()!r}, but {lost}"
        fine = await _starts_fine(evening)
        assert not fine, f"the server starts and says fine, but {lost}"
    evening.crash()
    shutil.rmtree(evening.data)
    shutil.copytree(sound, evening.data)


async def _starts_fine(evening: Evening) -> bool:
    """Whether a server comes up on a folder of the same files and says that all is well."""
    trial = evening.folder / "trial"
    shutil.rmtree(trial, ignore_errors=True)
    shutil.copytree(evening.data, trial)
    server = Server(trial)
    try:
        server.start()
        async with asyncio.timeout(STARTING):
            while server.is_running:
                try:
                    return (await ask(server.port, "GET", "/health")).status == 200
                except Down:
                    await asyncio.sleep(0.05)
        return False
    finally:
        server.end()


async def _ended(server: Server) -> bool:
    """Whether a server ends by itself, without having answered anybody."""
    async with asyncio.timeout(STARTING):
        while server.is_running:
            try:
                await ask(server.port, "GET", "/health")
                return False
            except Down:
                await asyncio.sleep(0.05)
    return True
