"""The load generator's own socket reads what was sent, however it arrives."""

import asyncio
import random

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.load.viewer import Viewer

UPDATES = (
    b'{"update":{"seat":0,"n":1,"at":0,"events":[],"view":{},"waiting":[1],"offer":null}}',
    b'{"update":{"seat":0,"n":2,"at":0,"events":[{"event":"got","n":7}],"view":{"pad":"%s"},'
    b'"waiting":[0],"offer":{"ask":"ask-card","moves":[{"move":"mayor"},{"move":"end"}],'
    b'"refused":[]}}}' % (b"x" * 70_000),
    b'{"update":{"seat":0,"n":3,"at":0,"events":[],"view":{"pad":"%s"},"waiting":[1],'
    b'"offer":null}}' % (b"x" * 200),
)


def framed(message: bytes) -> bytes:
    """A message as a server sends it."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Heard:
    """Notes what a viewer knows after each update."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, list[str]]] = []

    def __call__(self, viewer: Viewer, at: float) -> None:
        self.seen.append((viewer.n, viewer.moves))


EXPECTED = [(1, []), (2, ["mayor", "end"]), (3, [])]


@pytest.mark.parametrize("seed", range(10))
def test_frames_are_read_however_they_are_cut(seed: int) -> None:
    rng = random.Random(seed)
    stream = b"".join(framed(message) for message in UPDATES)
    cuts = sorted(rng.sample(range(1, len(stream)), 40) + [1, 2, 3])
    heard, rest = Heard(), b""

    async def feed() -> None:
        nonlocal rest
        viewer = Viewer("/")
        viewer.told = heard
        for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
            rest = viewer._frames(rest + stream[start:end], 0.0)

    asyncio.run(feed())
    assert heard.seen == EXPECTED
    assert rest == b""


def test_viewer_and_a_real_server_understand_each_other() -> None:
    heard = Heard()
    said: list[str | bytes] = []

    async def table(socket: ServerConnection) -> None:
        said.append(await socket.recv())
        await socket.ping()
        for message in UPDATES:
            await socket.send(message, text=True)
        said.append(await socket.recv())
        await socket.close()

    async def run() -> None:
        async with serve(table, "127.0.0.1", 0, compression=None) as server:
            viewer = Viewer("/api", "malecon=secret", "2")
            viewer.told = heard
            await viewer.connect(next(iter(server.sockets)).getsockname()[1])
            while len(heard.seen) < len(UPDATES):
                await asyncio.sleep(0.001)
            viewer.send(b'{"play":"%s"}' % (b"y" * 300))
            await viewer.broken.wait()

    asyncio.run(run())
    assert heard.seen == EXPECTED
    assert said == ['{"hello":{}}', '{"play":"%s"}' % ("y" * 300)]
