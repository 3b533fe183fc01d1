"""A run of the real server whose every write, sync and answer is written down."""

import asyncio
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, json

from tests.faults import journal
from tests.faults.circle import Circle, Setting
from tests.faults.journal import Line, Wrong
from tests.faults.shim import KILL, LIE, SYNC, Note, Shim, notes
from tests.server.serving import PROGRAM, Server

# Both games, all kinds of sealed choices, several people, so that commits are shared.
TABLES: Final = (
    Setting("cuba", (0, 1, 2), {"secret_delegate": "yes"}),
    Setting("havana", (0, 1)),
    Setting("cuba", (0, 1, 0), {"hidden_money": "yes"}),
)
ACK: Final = re.compile(rb'\{"ack":\{"id":"([^"]+)"')
LOG: Final = "-wal"


class Told(Struct, frozen=True):
    """What an answer has promised: a command, a person, or who sits where at a table."""

    key: str = ""
    person: str = ""
    table: str = ""
    seats: tuple[tuple[int, str], ...] = ()


class Recording(Struct):
    """What happened on the disk, what clients know, and what they were told when."""

    notes: list[Note]
    journals: dict[str, list[Line]]
    told: list[tuple[int, Told]]  # the place in the trace with it
    files: dict[str, bytes]  # as they were in the end

    @property
    def acknowledged(self) -> int:
        """How many commands."""
        return sum(bool(told.key) for _, told in self.told)

    @property
    def wrong(self) -> list[Line]:
        """What clients have seen that must not be."""
        return [
            line for lines in self.journals.values() for line in lines if isinstance(line, Wrong)
        ]


async def record(
    folder: Path, moves: int, seed: int, *,
    calm: bool = False, lies: bool = False, program: str = PROGRAM,
) -> Recording:  # fmt: skip
    """Play until so many moves are acknowledged. Unless it is a calm day, the server is killed
    between a write and its sync, and stopped and started once in good order."""
    data, journals = folder / "store", folder / "journals"
    data.mkdir()
    journals.mkdir()
    shim = Shim(data, folder, record=True)
    server = Server(data, environment=shim.environment, program=program)
    circles = [
        Circle(server.port, journals, setting, seed * 100 + number)
        for number, setting in enumerate(TABLES)
    ]
    if lies:
        shim.fail(SYNC, LIE)
    try:
        server.start()
        await server.ready()
        async with asyncio.TaskGroup() as group:
            for circle in circles:
                group.create_task(circle.play())
            if not calm:
                await _played(circles, moves // 6)
                await _killed_before_a_sync(server, shim)
                await _played(circles, moves // 3)
                await server.stop()
                server.start()
                await server.ready()
            await _played(circles, moves)
            for circle in circles:
                circle.leave()
        await server.stop()
    finally:
        server.end()
    trace = list(notes(shim.trace))
    files = {path.name: path.read_bytes() for path in data.iterdir() if path.is_file()}
    return Recording(trace, journal.read(journals), promises(trace), files)


async def _played(circles: list[Circle], moves: int) -> None:
    """Until so many moves were acknowledged."""
    while sum(circle.heard for circle in circles) < moves:
        await asyncio.sleep(0.005)


async def _killed_before_a_sync(server: Server, shim: Shim) -> None:
    """The process dies with a commit written and not synced, and another takes its place."""
    shim.fail(SYNC, KILL, LOG, times=1)
    while not shim.hits():
        await asyncio.sleep(0.005)
    shim.heal()
    server.kill()
    server.start()
    await server.ready()


def promises(trace: list[Note]) -> list[tuple[int, Told]]:
    """What was told to clients, and where in the trace."""
    found: list[tuple[int, Told]] = []
    for place, note in enumerate(trace):
        if note.what != "a":
            continue
        found += [(place, Told(key=key.decode())) for key in ACK.findall(note.data)]
        if note.data.startswith(b"{"):
            found += [(place, told) for told in _told(note.data)]
    return found


def _told(body: bytes) -> list[Told]:
    """What the body of an HTTP answer promises."""
    try:
        said: Any = json.decode(body)
    except DecodeError:  # only a part of a long one
        return []
    table = said["table"] if isinstance(said.get("table"), dict) else said
    if isinstance(table.get("table"), str):
        seats = tuple((s["seat"], s["person"]) for s in table["seats"] if s["person"])
        return [Told(table=table["table"], seats=seats)]
    return [Told(person=said["person"])] if "person" in said else []


def put(files: Mapping[str, bytes], folder: Path) -> None:
    """A folder with these files and nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
