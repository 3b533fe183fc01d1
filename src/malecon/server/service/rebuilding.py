"""Rooms built again from the store, a little at a time, so that no other table waits for one.

A log can be very long. Its rows are read in parts and played in slices of a few milliseconds, and
however many tables are built at once, one slice is played between two looks at the sockets.
"""

import asyncio
import time
from typing import Final

from malecon.server import logs
from malecon.server.refusal import Frozen, WhyFrozen, not_found
from malecon.server.storage.failures import is_passing
from malecon.server.storage.games import game_at
from malecon.server.storage.rows import LogRow, Stopped
from malecon.server.storage.store import Store
from malecon.server.table.interface import RoomServices
from malecon.server.table.room import Room

SLICE: Final = 0.003  # seconds of CPU
PAUSED: Final = 0.002  # seconds, of CPU and then of rest


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


async def rebuilt(services: RoomServices[Room], store: Store, table: str, slices: Slices) -> Room:
    """The room of a table, which nobody sees before it is whole; Frozen if it cannot be."""
    why: WhyFrozen = "log"
    try:
        loaded = await store.load(table)
        if loaded is not None:
            why = "settings"
            game_at(loaded.table)
            why = "log"
            room = await _rebuilt(Room(services, loaded), store, slices)
    except Exception as error:
        if is_passing(error):
            raise
        logs.failed("rebuild", error, table=table)
        raise Frozen(why) from error
    if loaded is None:
        raise not_found()
    if loaded.stopped is not None:
        await _start_clocks(room, store, loaded.stopped)
    return room


async def _start_clocks(room: Room, store: Store, stopped: Stopped) -> None:
    """The table was frozen, and that was nobody's time."""
    until = stopped.until
    if until is None:
        until = room.services.service_time()
    room.clocks.stood_still(stopped.since, until)
    room.table.due = room.clocks.deadline()
    if stopped.until is None:
        await store.start_clocks(room.table.id, until, room.table.due)


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
    if last is None or room.match_log is None or room.match_log.rows != rows:
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
