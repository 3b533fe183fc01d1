"""Bytes on a connection, as no library would send them."""

import asyncio
import json
from typing import Any, NamedTuple

PATIENCE = 20.0


class Heard(NamedTuple):
    """What came back before the connection was closed."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What the body says."""
        return json.loads(self.body)


async def exchange(port: int, sent: bytes, within: float = PATIENCE) -> bytes:
    """Send bytes; all that is answered until the other side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(within):
            return await _converse(reader, writer, sent)
    finally:
        writer.close()


async def _converse(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: bytes
) -> bytes:
    writer.write(sent)
    heard = b""
    try:
        while piece := await reader.read(65_536):
            heard += piece
    except ConnectionError:  # refused before all was read, which resets the connection
        pass
    return heard


def answer(heard: bytes) -> Heard:
    """The first answer among the bytes; status 0 if there is none."""
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first:
        return Heard(0, {}, b"")
    pairs = (line.partition(":") for line in lines)
    return Heard(
        int(first.split()[1]), {name.lower(): text.strip() for name, _, text in pairs}, body
    )


async def get(
    port: int, path: str, *headers: str, method: str = "GET", host: str = "127.0.0.1"
) -> Heard:
    """One request on a connection of its own."""
    lines = (f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers)
    return answer(await exchange(port, ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")))


HANDSHAKE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version: 13",
)
