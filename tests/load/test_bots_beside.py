"""Bots that think hard at one table do not slow the people at another."""

import asyncio
from pathlib import Path

import pytest

from tests.load.bots import Beside, beside_bots
from tests.load.crowd import percentile
from tests.server.serving import Server


async def measured(folder: Path) -> Beside:
    server = Server(folder / "store")
    try:
        server.start()
        await server.ready()
        return await beside_bots(server, "planner", tables=4, rate=20.0, seconds=6.0)
    finally:
        server.end()


@pytest.mark.slow
def test_five_planners_do_not_slow_another_table(tmp_path: Path) -> None:
    found = asyncio.run(measured(tmp_path))
    assert not found.alone.errors + found.beside.errors
    assert found.thought >= 1
    # Wide, for machines that have other things to do; `python -m tests.load` shows the figures.
    alone, beside = (percentile(part.last, 0.9) for part in (found.alone, found.beside))
    assert beside < 4 * alone + 0.1, str(found)
