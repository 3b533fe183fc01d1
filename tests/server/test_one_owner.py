"""A data folder has one owner; who dies leaves it free."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from malecon.server.storage.failures import Taken
from malecon.server.storage.sqlite.lock import Lock
from tests.server.served import run
from tests.server.serving import Server, ask, free_port


def second(data: Path) -> subprocess.CompletedProcess[str]:
    """Another server on the same folder, to its end."""
    command = [sys.executable, "-c", "from malecon.cli.serve import serve; serve()"]
    command += ["--data", str(data), "--port", str(free_port()), "--no-open", "--no-restart"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_says_who_owns_the_folder(tmp_path: Path) -> None:
    async def work() -> None:
        first = Server(tmp_path / "store")
        first.start()
        try:
            await first.ready()
            ended = second(tmp_path / "store")
            assert ended.returncode == 1
            assert ended.stdout == ""
            assert len(ended.stderr.splitlines()) == 1, ended.stderr
            assert f"process {first.pid}" in ended.stderr
            assert "Nothing was changed." in ended.stderr
            assert (await ask(first.port, "GET", "/health")).status == 200
        finally:
            first.end()

    run(work())


def test_a_killed_owner_leaves_the_folder_free(tmp_path: Path) -> None:
    async def work() -> None:
        server = Server(tmp_path / "store")
        try:
            for _ in range(2):
                server.start()
                await server.ready()
                server.kill()  # its workers are still on their way out
        finally:
            server.end()

    run(work())


def test_a_server_waits_for_its_predecessor_to_end(tmp_path: Path) -> None:
    first, next_one = Lock(tmp_path), Lock(tmp_path)
    first.take()
    with pytest.raises(Taken, match=f"process {os.getpid()}"):
        next_one.take(patience=0.0)
    with ThreadPoolExecutor(1) as pool:
        taking = pool.submit(next_one.take, 30.0)
        first.free()
        taking.result()
    with pytest.raises(Taken):
        first.take(patience=0.0)
    next_one.free()
