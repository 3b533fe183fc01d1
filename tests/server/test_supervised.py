"""`malecon serve` starts its server again when it ended without being told to."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from malecon.cli.supervise import BROKEN, is_abnormal
from malecon.server.storage.sqlite.writer import UNSURE
from tests.server.served import run
from tests.server.serving import Down, ask, free_port

PATIENCE = 40.0


class Served:
    """A parent and its server."""

    def __init__(self, data: Path, *options: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-c", "from malecon.cli.serve import serve; serve()"]
        command += ["--data", str(data), "--port", str(self.port), "--no-open", *options]
        self.out = data.with_suffix(".out")
        self.err = data.with_suffix(".err")
        with self.out.open("ab") as out, self.err.open("ab") as err:
            self.process = subprocess.Popen(command, stdout=out, stderr=err)

    @property
    def child(self) -> int:
        """The serving process."""
        of = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return int(of.read_text().split()[0])

    async def ready(self, lines: int = 1) -> str:
        """Wait until the server has said so often where it is; the last line."""
        async with asyncio.timeout(PATIENCE):
            while len(said := self.out.read_text().splitlines()) < lines:
                assert self.process.poll() is None, self.err.read_text()
                await asyncio.sleep(0.02)
        assert len(said) == lines
        return said[-1]


@contextmanager
def served(data: Path, *options: str) -> Iterator[Served]:
    """A parent and its server, ended at the end."""
    found = Served(data, *options)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.wait()


def is_gone(process: int) -> bool:
    """Whether a process has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


async def gone(process: int) -> None:
    """Wait until a process has ended."""
    async with asyncio.timeout(PATIENCE):
        while not is_gone(process):
            await asyncio.sleep(0.02)


linux = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children by /proc")


@linux
def test_a_killed_server_comes_back_on_the_same_port_and_store(tmp_path: Path) -> None:
    async def work() -> None:
        with served(tmp_path / "store", "--port", "0") as at:
            first = await at.ready()
            port = int(re.findall(r":(\d+)/", first)[0])
            made = await ask(port, "POST", "/api/me", {"name": "Ana"})
            cookie = made.headers["set-cookie"].partition(";")[0]
            killed = at.child
            os.kill(killed, signal.SIGKILL)
            second = await at.ready(2)
            assert (first.count("is at"), second.count("is back at")) == (1, 1)
            assert at.child != killed
            assert (await ask(port, "GET", "/api/me", cookie=cookie)).json["name"] == "Ana"
            at.process.send_signal(signal.SIGTERM)
            assert at.process.wait(PATIENCE) == 0
            log = at.err.read_text()
            assert log.count('"restart"') == 1
            assert '"closed"' in log.splitlines()[-1]

    run(work())


@linux
def test_a_server_ends_with_its_parent(tmp_path: Path) -> None:
    async def work() -> None:
        with served(tmp_path / "store") as at:
            await at.ready()
            child = at.child
            at.process.kill()
            await gone(child)
            with pytest.raises(Down):
                await ask(at.port, "GET", "/health")

    run(work())


@linux
def test_ctrl_c_ends_both_in_good_order(tmp_path: Path) -> None:
    async def work() -> None:
        with served(tmp_path / "store") as at:
            await at.ready()
            child = at.child
            at.process.send_signal(signal.SIGINT)
            assert at.process.wait(PATIENCE) == 0
            assert is_gone(child)
            assert '"closed"' in at.err.read_text().splitlines()[-1]

    run(work())


def test_a_server_that_cannot_start_is_not_started_again(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with served(tmp_path / "store", "--port", port) as at:
            assert at.process.wait(PATIENCE) == 1
        assert '"restart"' not in at.err.read_text()


def test_only_an_abnormal_end_leads_to_a_restart() -> None:
    assert all(map(is_abnormal, (UNSURE, BROKEN, -signal.SIGKILL, -signal.SIGSEGV)))
    assert not any(map(is_abnormal, (0, 1, 2, -signal.SIGTERM, -signal.SIGINT)))
