"""A socket at a table that reads as little as it can, so that two thousand fit into a process."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Struct


class _Choice(Struct):
    move: str


class _Offer(Struct):
    moves: list[_Choice]


class _Update(Struct):
    n: int
    offer: _Offer | None


class _Message(Struct):
    update: _Update


_READ = msgspec.json.Decoder(_Message).decode
_UPDATE = b'{"update":'
_N = b'"n":'
_NO_OFFER = b'"offer":null'


class Viewer(asyncio.Protocol):
    """One socket. `told` is called with the time of each update; `failed` with what went wrong."""

    def __init__(self, path: str, cookie: str = "", who: str = "watch") -> None:
        self.path = path
        self.cookie = cookie
        self.who = who  # its seat, or that it has none, as `hello` says it
        self.n = -1
        self.moves: list[str] = []
        self.updates = 0
        self.told: Callable[[Viewer, float], None] | None = None
        self.failed: Callable[[str], None] = _ignore
        self.broken = asyncio.Event()
        self._greeted: asyncio.Future[float] | None = None
        self._open = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int, address: str | None = None) -> float:
        """Connect, say hello and wait for the first update; when it came."""
        self._greeted = asyncio.get_running_loop().create_future()
        self._open, self._buffer = False, b""
        self.broken.clear()
        loop = asyncio.get_running_loop()
        here = (address, 0) if address is not None else None
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=here)
        return await self._greeted

    def send(self, message: bytes) -> None:
        """Send a text message; the mask is zero, which leaves it as it is."""
        assert self._transport is not None
        size = len(message)
        if size < 126:
            head = bytes((0x81, 0x80 | size))
        else:
            head = b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Hang up without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self._transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{cookie}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.broken.set()
        if self._greeted is not None and not self._greeted.done():
            self._greeted.set_exception(ConnectionError(f"lost: {exc}"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._upgraded(head)
        self._buffer = self._frames(data, now)

    def _upgraded(self, head: bytes) -> None:
        if b" 101 " not in head[:16]:
            status = head.split(b"\r\n")[0].decode()
            if self._greeted is not None and not self._greeted.done():
                self._greeted.set_exception(ConnectionRefusedError(status))
            self.close()
            return
        self._open = True
        seen = f'{{"n":{{"{self.who}":{self.n}}}}}' if self.n >= 0 else "{}"
        self.send(f'{{"hello":{seen}}}'.encode())

    def _frames(self, data: bytes, now: float) -> bytes:
        """Take all whole frames; what is left of the last one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size = data[at + 1] & 0x7F
            start = at + 2
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if start + size > end:
                break
            self._frame(data[at] & 0x0F, data[start : start + size], now)
            at = start + size
        return data[at:]

    def _frame(self, kind: int, content: bytes, now: float) -> None:
        if kind == 1:
            self._message(content, now)
        elif kind == 9 and self._transport is not None:
            self._transport.write(bytes((0x8A, 0x80 | len(content))) + b"\0\0\0\0" + content)
        elif kind == 8:
            self.failed(f"closed by the server: {content!r}")
            self.close()

    def _message(self, content: bytes, now: float) -> None:
        if content.startswith(_UPDATE):
            self.updates += 1
            self._learn(content)
            if self._greeted is not None and not self._greeted.done():
                self._greeted.set_result(now)
            if self.told is not None:
                self.told(self, now)
        elif content.startswith(b'{"refused"'):
            self.failed(content.decode())

    def _learn(self, content: bytes) -> None:
        """How far the log is and, for who is asked, what is offered."""
        if _NO_OFFER in content:
            start = content.index(_N) + len(_N)
            self.n = int(content[start : content.index(b",", start)])
            self.moves = []
        else:
            update = _READ(content).update
            self.n = update.n
            self.moves = [choice.move for choice in update.offer.moves] if update.offer else []


def _ignore(what: str) -> None:
    pass
