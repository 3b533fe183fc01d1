"""Whether bots that think hard at one table slow another one down."""

import asyncio
from typing import Any, Final

from msgspec import Struct

from tests.load.crowd import Crowd, Figures
from tests.server.client import Person
from tests.server.serving import Server, ask

THINKING: Final = 120.0  # seconds until the first bot must have answered, on any machine


class Beside(Struct):
    """Moves of people at a table, alone and beside bots."""

    alone: Figures
    beside: Figures
    thought: float  # jobs done by bots while people played

    def __str__(self) -> str:
        return (
            f"people alone: {self.alone}\n"
            f"beside five bots ({self.thought:.0f} jobs done): {self.beside}"
        )


async def beside_bots(
    server: Server, bot: str, *, tables: int = 1, rate: float = 20.0, seconds: float = 20.0
) -> Beside:
    """Play at some tables, then again while five bots play each other at one more."""
    crowd = Crowd(server.port, 7)
    await crowd.open(tables)
    alone = await crowd.drive(rate, seconds)
    person = Person(server.port, "onlooker")
    await person.arrive()
    who: list[Any] = [{"bot": bot}] * 5
    await person.request("POST", "/api/tables", {"game": "cuba", "seats": 5, "who": who})
    async with asyncio.timeout(THINKING):
        while not (before := await done(server)):  # the first worker is read from the disk
            await asyncio.sleep(0.1)
    beside = await crowd.drive(rate, seconds)
    thought = await done(server) - before
    crowd.close()
    return Beside(alone, beside, thought)


async def done(server: Server) -> float:
    """How many jobs bots have done so far."""
    for line in (await ask(server.metrics, "GET", "/metrics")).body.decode().splitlines():
        if line.startswith("malecon_jobs_total"):
            return float(line.split()[1])
    raise ValueError("no malecon_jobs_total among the metrics")
