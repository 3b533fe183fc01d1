"""Frames that are written past the library that reads them, and messages that come all at once."""

import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from malecon.server.realtime.sending import AHEAD, frame
from tests.server.served import run, serving


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    message = b"m" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_that_come_all_at_once_are_answered_in_order(tmp_path: Path) -> None:
    """More than are read ahead: reading stops, and goes on when they are taken."""

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                lines = [f"line {number}" for number in range(5 * AHEAD)]
                for number, line in enumerate(lines):
                    said = {"chat": {"id": str(number), "text": line}}
                    await socket.wire.send(json.dumps(said))
                assert [(await socket.until("chat"))["text"] for _ in lines] == lines

    run(work())
