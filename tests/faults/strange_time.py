"""What becomes of clocks when a process sleeps, or when the wall clock jumps."""

import asyncio
import time
from typing import Final

from tests.faults.evening import Evening, clocks
from tests.server.client import Person

BANK: Final = 600_000  # milliseconds
GIVEN: Final = 1.0  # seconds of a sleep that are charged
SLACK: Final = 1.5  # seconds: a busy machine
HOUR: Final = 3600.0


async def sleep(evening: Evening) -> None:
    """What a process slept beyond a second is given back."""
    table = await _Table.open(evening)
    slept = evening.rng.uniform(2.5, 4.5)
    await table.look()
    evening.freeze()
    began = time.monotonic()
    await asyncio.sleep(slept)
    slept = time.monotonic() - began
    evening.thaw()
    await table.check(asleep=slept)
    await asyncio.sleep(0.5)
    await table.check(asleep=slept)


async def jumping_clock(evening: Evening) -> None:
    """An hour forth or back charges nobody, neither at once nor after a restart."""
    table = await _Table.open(evening)
    await table.look()
    for hours in (evening.rng.choice([-1, 1]), evening.rng.choice([-1, 0, 1])):
        evening.shim.jump(hours * HOUR)
        await asyncio.sleep(0.6)
        await table.check()
    await evening.plays_on()
    evening.crash()
    evening.shim.jump(evening.rng.choice([-1, 1]) * HOUR)
    await evening.back()
    await table.check(is_pulse_old=True)
    evening.shim.jump(0)
    await evening.plays_on()
    await table.check(is_pulse_old=True)


class _Table:
    """A table with clocks where somebody thinks."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._table = table
        self._left: list[int] = []
        self._at = 0.0

    @classmethod
    async def open(cls, evening: Evening) -> "_Table":
        person = await evening.person("thinker")
        pace = {"kind": "live", "bank": BANK, "increment": 0}
        opening = {"game": "cuba", "seats": 2, "who": ["me", "me"], "pace": pace}
        opened = await person.request("POST", "/api/tables", opening)
        return cls(person, opened["table"]["table"])

    async def look(self) -> None:
        """Note what is left."""
        self._left = [clock["left"] for clock in await clocks(self._person, self._table)]
        self._at = time.monotonic()

    async def check(self, *, asleep: float = 0.0, is_pulse_old: bool = False) -> None:
        """Who is asked was charged for the time that passed awake, and nobody for more."""
        now = await clocks(self._person, self._table)
        passed = time.monotonic() - self._at
        assert any(clock["runs"] for clock in now), "no clock runs"
        for before, clock in zip(self._left, now, strict=True):
            charged = (before - clock["left"]) / 1000
            awake = passed - asleep
            least = 0.0 if is_pulse_old or not clock["runs"] else awake - SLACK
            most = (awake + min(asleep, GIVEN) if clock["runs"] else 0.0) + SLACK
            assert least <= charged <= most, (
                f"{charged:.1f} s charged, {passed:.1f} s passed, {asleep:.1f} s of them asleep"
            )
