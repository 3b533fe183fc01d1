"""Rooms built again from the store, a little at a time, so that no other table waits for one.

A log can be very long. Its rows are read in parts and played in slices of a few milliseconds, and
however many tables are built at once, one slice is played between two looks at the sockets.
"""

import asyncio
import time
from typing import Final

from malecon.games.errors import MaleconError
from malecon.server import logs
from malecon.server.host import Host
from malecon.server.refusal import damaged, not_found
from malecon.server.room import Room
from malecon.server.store import Damaged, LogRow, Store

SLICE: Final = 0.003  # seconds of CPU
PAUSED: Final = 0.002  # seconds, of CPU and then of rest
DAMAGE: Final = (Damaged, MaleconError, ValueError, LookupError, TypeError, AssertionError)


class Slices:
    """Who wants to work for long takes turns here with the others who do.

    `async with` one at a time; the loop sees to everything else before the next has its turn.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._until = 0.0

    async def __aenter__(self) -> "Slices":
        await self._turn.acquire()
        self._until = time.thread_time() + SLICE
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self._turn.release()

    @property
    def is_over(self) -> bool:
        """Whether the slice is used up."""
        return time.thread_time() > self._until


class Pauses:
    """For work in a thread, which holds the loop up as long as it holds Python's lock."""

    def __init__(self) -> None:
        self._until = time.thread_time() + PAUSED

    def pause(self) -> None:
        """Rest as long as was worked, now and then."""
        if time.thread_time() > self._until:
            time.sleep(PAUSED)
            self._until = time.thread_time() + PAUSED


async def rebuilt(host: Host, store: Store, table: str, slices: Slices) -> Room:
    """The room of a table, which nobody sees before it is whole."""
    try:
        loaded = await store.load(table)
        if loaded is None:
            raise not_found()
        return await _rebuilt(Room(host, loaded), store, slices)
    except DAMAGE as error:
        logs.failed("rebuild", error, table=table)
        raise damaged(table) from error


async def _rebuilt(room: Room, store: Store, slices: Slices) -> Room:
    table = room.table.id
    rows = room.table.n
    if not rows:
        return room
    async for keys in store.keys(table, rows):
        room.keys.put(keys)
    last: LogRow | None = None
    async for part in store.log(table, rows):
        await _replay(room, part, slices)
        last = part[-1] if part else last
    if last is None or room.course is None or room.course.rows != rows:
        raise ValueError(f"Table {table} has not the {rows} rows that it should have.")
    room.replayed(last)
    return room


async def _replay(room: Room, rows: list[LogRow], slices: Slices) -> None:
    waiting = iter(rows)
    row = next(waiting, None)
    while row is not None:
        async with slices:
            while row is not None and not slices.is_over:
                room.replay(row)
                row = next(waiting, None)
