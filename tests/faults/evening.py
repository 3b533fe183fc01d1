"""An evening on a server that something happens to: people play, and in the end all must agree."""

import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from tests.faults import agreement, journal
from tests.faults.agreement import Agreement, Disagreement
from tests.faults.circle import Circle, Setting
from tests.faults.shim import Shim
from tests.server.client import BROKEN, Person
from tests.server.messages import write
from tests.server.serving import Answer, Down, Server, ask

PATIENCE: Final = 40.0  # seconds until something that must happen has happened
PAUSE: Final = 0.05  # seconds before a move, so that several evenings fit beside each other

# Both games with sealed choices, and a bot.
TABLES: Final = (
    Setting("cuba", (0, 1, 2), {"secret_delegate": "yes"}),
    Setting("havana", (0, 1)),
    Setting("cuba", (0, 1, -1)),
)


class Evening:
    """A server with a shim below it, and tables that play on whatever happens."""

    def __init__(self, folder: Path, seed: int, tables: Sequence[Setting] = TABLES) -> None:
        self.folder = folder
        self.data = folder / "store"
        self.data.mkdir(parents=True)
        self.journals = folder / "journals"
        self.journals.mkdir()
        self.shim = Shim(self.data, folder)
        self.server = Server(self.data, environment=self.shim.environment, restarts=True)
        self.rng = random.Random(seed)
        self.circles = [
            Circle(self.server.port, self.journals, setting, seed * 100 + number, pause=PAUSE)
            for number, setting in enumerate(tables)
        ]

    async def run(self, happen: Callable[["Evening"], Awaitable[None]]) -> Agreement:
        """Let something happen while people play; Disagreement if anything was lost or doubled."""
        try:
            self.server.start()
            await self.server.ready()
            async with asyncio.TaskGroup() as group:
                for circle in self.circles:
                    group.create_task(circle.play())
                await self.plays_on()
                await happen(self)
                await self.is_fine()
                await self.plays_on()
                for circle in self.circles:
                    circle.leave()
            assert await self.server.stop(), f"no orderly end: {self.log()}"
        finally:
            self.crash()
        status, said = audit(self.data)
        assert status == 0, f"audit: {said}"
        return self.compare()

    def compare(self) -> Agreement:
        """Disagreement unless journals and log agree; read from a copy, which recovers alone."""
        with tempfile.TemporaryDirectory() as copy:
            shutil.copytree(self.data, copy, dirs_exist_ok=True)
            return agreement.compare(journal.read(self.journals), *agreement.stored(Path(copy)))

    def loses(self) -> str:
        """What was acknowledged and is not in the store as it lies there, or cannot be read."""
        try:
            self.compare()
        except Disagreement as found:
            return str(found)
        except Exception as error:  # damaged: it cannot be read at all
            return f"{type(error).__name__}: {error}"
        return ""

    def log(self) -> str:
        """The end of what the server has said."""
        return self.server.log.read_text(encoding="utf-8", errors="replace")[-2000:]

    # Waiting

    async def until(
        self, is_so: Callable[[], Awaitable[bool]], what: str, within: float = PATIENCE
    ) -> float:
        """Wait until something is so; how many seconds it took."""
        began = time.monotonic()
        while not await is_so():
            if time.monotonic() - began > within:
                raise AssertionError(f"not within {within:.0f} s: {what}\n{self.log()}")
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def plays_on(self, moves: int = 10) -> None:
        """Wait until so many more moves were acknowledged at every table."""
        before = [circle.heard for circle in self.circles]

        async def have_played() -> bool:
            return all(
                circle.heard >= count + moves
                for circle, count in zip(self.circles, before, strict=True)
            )

        try:
            await self.until(have_played, "everybody plays on")
        except AssertionError as error:
            for circle, count in zip(self.circles, before, strict=True):
                error.add_note(f"{circle.heard - count} moves at {circle}")
            raise

    async def was_hit(self, times: int = 1) -> None:
        """Wait until a failure was met."""

        async def hit() -> bool:
            return self.shim.hits() >= times

        await self.until(hit, "the failure was met")

    async def health(self) -> str:
        """What the server says of itself; `down` if it says nothing."""
        try:
            answer = await ask(self.server.port, "GET", "/health", within=5.0)
            return str(answer.json["status"])
        except Down:
            return "down"

    async def is_fine(self) -> None:
        """Wait until the server says that all is well."""
        await self._says("fine")

    async def is_failing(self) -> None:
        """Wait until the server says that something is wrong."""
        await self._says("failing")

    async def _says(self, status: str) -> None:
        async def says() -> bool:
            return await self.health() == status

        await self.until(says, f"/health says {status}")

    # The process that serves, which need not be the one that was started

    def serving(self) -> int:
        """The process that listens; of several, the youngest."""
        socket = _socket_at(self.server.port)
        found = [pid for pid in self._processes() if _holds(pid, socket)]
        assert found, "nobody listens"
        return max(found)

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for pid in self._processes() if b"spawn_main" in _read(pid, "cmdline")]

    def crash(self) -> None:
        """The whole server is killed, as if the power went."""
        if self.server.is_running:
            self.server.kill()  # the parent first, who would start another
        while left := self._processes():
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.01)

    def _processes(self) -> list[int]:
        """All processes of the server: they have its environment."""
        mark = f"MALECON_SHIM_CONTROL={self.shim.environment['MALECON_SHIM_CONTROL']}".encode()
        return [
            int(entry.name)
            for entry in Path("/proc").glob("[0-9]*")
            if mark in _read(int(entry.name), "environ").split(b"\0")
        ]

    async def back(self) -> None:
        """The server is started again."""
        self.server.start()
        await self.server.ready()

    def freeze(self) -> None:
        """Nothing moves in the process that serves."""
        os.kill(self.serving(), signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on, and knows nothing."""
        os.kill(self.serving(), signal.SIGCONT)

    # People beside the circles

    async def person(self, name: str) -> Person:
        """Somebody new."""
        found = Person(self.server.port, name)
        await found.arrive()
        return found

    async def tried(self, person: Person, path: str, body: object) -> Answer:
        """One try of a request, whatever comes of it."""
        return await ask(self.server.port, "POST", path, body, person.cookie)


async def clocks(person: Person, table: str) -> list[Mapping[str, Any]]:
    """The clocks of a table where a person sits, as a new socket is told them."""
    while True:
        try:
            async with connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket",
                additional_headers={"Cookie": person.cookie},
                compression=None, max_size=None, open_timeout=10, close_timeout=1,
            ) as socket:  # fmt: skip
                await socket.send(write({"hello": {}}), text=True)
                async with asyncio.timeout(10):
                    while True:
                        told = json.loads(await socket.recv())
                        if "update" in told:
                            found: list[Mapping[str, Any]] = told["update"]["clocks"]
                            return found
        except BROKEN:
            await asyncio.sleep(0.05)


def audit(data: Path) -> tuple[int, str]:
    """`malecon audit`: its status, and what it says."""
    command = [sys.executable, "-m", "malecon", "audit", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    return done.returncode, done.stdout + done.stderr


def _read(pid: int, name: str) -> bytes:
    try:
        return (Path("/proc") / str(pid) / name).read_bytes()
    except OSError:
        return b""


def _socket_at(port: int) -> str:
    """The inode of the socket that listens on a port."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port:
            return fields[9]
    return ""


def _holds(pid: int, inode: str) -> bool:
    try:
        return any(
            os.readlink(link) == f"socket:[{inode}]"
            for link in (Path("/proc") / str(pid) / "fd").iterdir()
        )
    except OSError:
        return False
