"""A server in a process of its own, to be started, killed and started again."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

# So that a harness is held up by the server and not by its limits.
GENEROUS: Final = dict.fromkeys(
    (
        *("message_rate", "message_burst", "request_rate", "request_burst"),
        *("address_rate", "address_burst", "identity_rate", "identity_burst"),
        *("chat_rate", "chat_burst", "tables", "sockets", "address_sockets", "spectators"),
        *("page_rate", "page_burst", "address_chat_rate", "address_chat_burst", "row_rate"),
        *("row_burst", "address_row_rate", "address_row_burst", "new_tables", "records"),
        *("address_new_tables", "address_records", "listed", "address_listed", "connections"),
        *("address_connections", "connection_rate", "connection_burst"),
    ),
    1_000_000,
)


# How a bot's worker ends when its server was killed: nobody is left to be told.
ORPHANS: Final = ("BrokenPipeError", "ConnectionResetError", "EOFError")


class Down(Exception):
    """The server does not answer, or broke off while it did."""


class Answer(NamedTuple):
    """Status, headers and body of an HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What the body says."""
        return json.loads(self.body)


# `malecon serve` without the imports of the other commands: it is started very often.
PROGRAM = "from malecon.cli.serve import serve; serve()"


class Server:
    """`malecon serve` on one port and one store."""

    def __init__(
        self,
        data: Path,
        *,
        limits: Mapping[str, float] = GENEROUS,
        environment: Mapping[str, str] | None = None,
        processors: set[int] | None = None,
        restarts: bool = False,
        program: str = PROGRAM,
        options: Sequence[str] = (),
        python: str = sys.executable,
    ) -> None:
        self.data = data
        self.port = free_port()
        self.metrics = free_port()
        self.log = data.with_suffix(".log")
        self.starts: list[float] = []
        self._command = [python, "-P", "-c", program]
        self._command += ["--data", str(data), "--port", str(self.port), "--no-open"]
        self._command += ["--metrics", f"127.0.0.1:{self.metrics}"]
        self._command += options
        if not restarts:  # the process is the server, to be killed
            self._command += ["--no-restart"]
        for name, number in limits.items():
            self._command += ["--limit", f"{name}={number}"]
        self._environment = os.environ | dict(environment or {})
        self._processors = processors
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the process, and do not wait for it."""
        self._began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                env=self._environment,
                start_new_session=True,
            )
        if self._processors:
            os.sched_setaffinity(self._process.pid, self._processors)

    async def ready(self, within: float = 60.0) -> float:
        """Wait until the server answers; how many seconds it took since its start."""
        async with asyncio.timeout(within):
            while True:
                if not self.is_running:
                    raise Down(f"The server ended by itself; see {self.log}")
                try:
                    if (await ask(self.port, "GET", "/health")).status == 200:
                        self.starts.append(time.monotonic() - self._began)
                        return self.starts[-1]
                except Down:
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        """End the process at once, without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def stop(self, within: float = 30.0) -> bool:
        """Ask the process to end; whether it did so in good order."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(self._process.wait, within)
        last = self.log.read_text(encoding="utf-8").splitlines()[-1]
        return status in (0, -signal.SIGTERM) and '"closed"' in last

    def leftovers(self) -> list[int]:
        """Processes that the server started and that outlive it."""
        left = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == self.pid and fields[0] != "Z" and int(entry.name) != self.pid:
                left.append(int(entry.name))
        return left

    def end(self) -> None:
        """Leave nothing behind, whatever has happened."""
        if self.is_running:
            self.kill()
        if self._process is not None:
            for process in self.leftovers():
                os.kill(process, signal.SIGKILL)

    def trouble(self) -> str:
        """What went wrong inside first, by its log; nothing if nothing did."""
        log = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        for block in log.split("Traceback")[1:]:
            if not any(end in block for end in ORPHANS):
                return block[:3000]
        return next((line for line in log.splitlines() if '"error":' in line), "")


async def ask(
    port: int, method: str, path: str, body: object = None, cookie: str = "", within: float = 30.0
) -> Answer:
    """One HTTP request on a connection of its own; Down if nobody answers."""
    content = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    )
    head += f"Cookie: {cookie}\r\n" if cookie else ""
    try:
        async with asyncio.timeout(within):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(head.encode() + b"\r\n" + content)
                return _answer(await reader.read())
            finally:
                writer.close()
    except (OSError, TimeoutError) as error:
        raise Down(str(error)) from error


def _answer(received: bytes) -> Answer:
    head, blank, content = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (s.partition(":") for s in lines)}
    if not blank or len(content) < int(headers.get("content-length", "0")):
        raise Down("The answer broke off.")
    return Answer(int(first.split()[1]), headers, content)


async def listening(port: int) -> None:
    """Wait, at little cost, until somebody listens: many clients wait while a server starts."""
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        await asyncio.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
