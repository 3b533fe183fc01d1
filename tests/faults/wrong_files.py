"""What becomes of a folder that two want."""

import asyncio
from typing import Final

from tests.faults.evening import Evening
from tests.server.serving import Down, Server, ask

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
