"""The villains. Each does one thing as fast as it can, and goes on whatever the server says.

python -m tests.attack.villains_kinds NAME PORT     (by tests.attack.villains)
"""

import asyncio
import json
import os
import random
import socket
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from tests.load.viewer import Viewer

ADDRESS: Final = "127.0.0.2"  # not that of the honest
NICENESS: Final = 15
MINUTES: Final = 15  # after which even a villain goes to bed
BROKEN: Final = (OSError, EOFError, ValueError, asyncio.IncompleteReadError)
PLANNERS: Final = [{"bot": "planner"}] * 2
RESET: Final = struct.pack("ii", 1, 0)  # close at once, and leave nothing behind

Link = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Script:
    """An identity, as a program has one."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def link(self) -> Link:
        """A connection."""
        async with asyncio.timeout(10):
            return await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=2**22
            )

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request; None if it was refused or broken off."""
        try:
            reader, writer = await self.link()
        except (*BROKEN, TimeoutError):
            return None
        try:
            writer.write(self.head(method, path, json.dumps(body).encode() if body else b""))
            async with asyncio.timeout(60):
                head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        except (*BROKEN, TimeoutError):
            return None
        finally:
            writer.close()
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return json.loads(content) if head[9:10] == b"2" and content else None

    def head(self, method: str, path: str, content: bytes = b"") -> bytes:
        """A whole request."""
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        return (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        ).encode() + content

    async def table(self, who: list[Any], patience: int = 100, **opening: Any) -> str:
        """A table, tried again where it was too much; empty if there is none to be had."""
        body = {"game": "cuba", "seats": len(who), "who": who, **opening}
        for _ in range(patience):
            opened = await self.call("POST", "/api/tables", body)
            if opened is not None:
                return str(opened["table"]["table"])
            await asyncio.sleep(0.1)
        return ""

    async def socket(self, table: str) -> Link:
        """A socket at a table."""
        reader, writer = await self.link()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )
        async with asyncio.timeout(10):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head[:16]:
            writer.close()
            raise ConnectionRefusedError(head[:16])
        return reader, writer

    async def viewer(self, table: str) -> Viewer:
        """A socket that follows the game."""
        viewer = Viewer(f"/api/tables/{table}/socket", self.cookie, "0")
        await viewer.connect(self.port, ADDRESS)
        return viewer


def framed(message: bytes) -> bytes:
    """A text message of a client; its mask is zero."""
    size = len(message)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + message


def begun() -> None:
    """Tell whoever waits for the attack."""
    sys.stdout.write("begun\n")
    sys.stdout.flush()


async def again_and_again(
    port: int, number: int, work: Callable[[Script], Awaitable[None]], pause: float = 0.01
) -> None:
    """So many at once, each for ever."""

    async def one() -> None:
        while True:
            with suppress(*BROKEN, TimeoutError):
                await work(Script(port))
            await asyncio.sleep(pause)

    tasks = [asyncio.ensure_future(one()) for _ in range(number)]
    await asyncio.sleep(2.0)
    begun()
    await asyncio.gather(*tasks)


async def planners(port: int) -> None:
    """A hundred tables of planners that nobody looks at, under more names where one has enough."""
    script = Script(port)
    for _ in range(100):
        if not await script.table(PLANNERS, patience=5):
            script = Script(port)
    begun()
    await asyncio.Event().wait()


async def sitters(port: int) -> None:
    """Forty tables of planners at which the villain sits itself, and plays without thinking."""
    script = Script(port)
    tables = [await script.table(["me", *PLANNERS], patience=10) for _ in range(39)]
    viewers = []
    for table in filter(None, tables):
        with suppress(*BROKEN):
            viewers.append(await script.viewer(table))
    begun()
    for number in range(10**9):
        for viewer in viewers:
            if viewer.moves and not viewer.broken.is_set():
                move = "end" if "end" in viewer.moves else viewer.moves[-1]
                play = {"n": viewer.n, "id": f"v{number}", "seat": 0, "moves": [move]}
                viewer.send(json.dumps({"play": play}).encode())
                viewer.moves = []
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.01)


async def half_open(port: int) -> None:
    """A thousand connections that never finish their first line."""

    async def hold(script: Script) -> None:
        _, writer = await script.link()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            while not writer.is_closing():
                await asyncio.sleep(5.0)
                writer.write(b"a")
                await writer.drain()
        finally:
            writer.close()

    await again_and_again(port, 1000, hold, 1.0)


async def flood(port: int) -> None:
    """Ten sockets with as many pings and other messages as go through."""
    pings = framed(b'{"ping":{}}') * 400
    others = framed(b'{"hello":{}}') + framed(b'{"offer":{}}') + framed(b"[]") * 5
    home = Script(port)
    await home.call("POST", "/api/me", {"name": "Villain"})
    table = await home.table(["me", "open"])

    async def pour(script: Script) -> None:
        script.cookie = home.cookie
        reader, writer = await script.socket(table)
        reading = asyncio.ensure_future(_swallow(reader))
        try:
            writer.write(framed(b'{"hello":{}}'))
            while not reading.done():
                writer.write(random.choice((pings, pings, others)))
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.close()

    await again_and_again(port, 10, pour)


async def _swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def openers(port: int) -> None:
    """Twenty scripts that open listed tables, each as somebody new."""

    async def open_many(script: Script) -> None:
        opening = {"game": "cuba", "seats": 5, "listed": True}
        for _ in range(200):
            await script.call("POST", "/api/tables", opening)

    await again_and_again(port, 20, open_many)


async def uploads(port: int) -> None:
    """Eight scripts that send the largest records there may be: some replay, some do not."""
    good = record()
    space = "\n" * 110_000  # two bytes each in JSON
    head, _, rest = good.partition("\n\n")
    bad = head + "\n\n" + rest.split("\n1:")[0] + "\n1: " + "take wood, " * 20_000

    async def send(script: Script) -> None:
        for _ in range(50):
            for text in (head + space + "\n\n" + rest, bad):
                await script.call("POST", "/api/records", {"record": text})

    await again_and_again(port, 8, send)


def record() -> str:
    """A whole game."""
    from malecon import Match

    rng = random.Random(1)
    match = Match("cuba", seats=5, seed=3)
    while not match.over:
        seat = match.waiting[0]
        match.play(rng.choice(match.offer(seat).moves).move, seat=seat)
    return str(match.record())


async def deaf(port: int) -> None:
    """Twenty sockets that ask for everything again and again, and read nothing."""
    home = Script(port)
    await home.call("POST", "/api/me", {"name": "Villain"})
    table = await home.table(["me", "me", "me", "me", "me"])

    async def ask_for_all(script: Script) -> None:
        script.cookie = home.cookie
        _, writer = await script.socket(table)
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            while not writer.is_closing():
                writer.write(framed(b'{"hello":{}}'))
                await writer.drain()
                await asyncio.sleep(0.005)
        finally:
            writer.transport.abort()

    await again_and_again(port, 20, ask_for_all)


async def undoers(port: int) -> None:
    """Five people who play and undo as fast as they are answered."""

    async def waver(script: Script) -> None:
        await script.call("POST", "/api/me", {"name": "Villain"})
        table = await script.table(["me", "me"])
        viewer = await script.viewer(table)
        for number in range(10**6):
            if viewer.broken.is_set():
                return
            command: dict[str, Any] = {"n": viewer.n, "id": f"u{number}", "seat": 0}
            name = "undo" if number % 2 else "play"
            if name == "play":
                command |= {"moves": [next(iter(viewer.moves), "end")]}
            seen = viewer.updates
            viewer.send(json.dumps({name: command}).encode())
            for _ in range(20):
                await asyncio.sleep(0.001)
                if viewer.updates > seen:
                    break

    await again_and_again(port, 5, waver)


async def storm(port: int) -> None:
    """Fifty scripts that connect and hang up: at once, amid a request, after a handshake."""
    home = Script(port)
    await home.call("POST", "/api/me", {"name": "Villain"})
    table = await home.table(["me", "open"])

    async def knock(script: Script) -> None:
        script.cookie = home.cookie
        for number in range(200):
            _, writer = await script.socket(table) if number % 10 == 0 else await script.link()
            linger = (socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.get_extra_info("socket").setsockopt(*linger)
            if number % 3 == 0:
                writer.write(script.head("GET", "/"))
                await asyncio.sleep(0)
            writer.transport.abort()

    await again_and_again(port, 50, knock, 0.0)


VILLAINS: Final[dict[str, Callable[[int], Awaitable[None]]]] = {
    "planners": planners,
    "sitters": sitters,
    "half-open": half_open,
    "flood": flood,
    "openers": openers,
    "uploads": uploads,
    "deaf": deaf,
    "undoers": undoers,
    "storm": storm,
}


async def _for_a_while(villain: Awaitable[None]) -> None:
    async with asyncio.timeout(60 * MINUTES):
        await villain


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(_for_a_while(VILLAINS[sys.argv[1]](int(sys.argv[2]))))
