"""The rooms that stand: built when somebody comes, saved for, and thrown away."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from malecon.server import logs
from malecon.server.people.rating import RatingWork
from malecon.server.refusal import Frozen, Refusal
from malecon.server.service.fallen import Fallen
from malecon.server.service.frozen import FrozenTables
from malecon.server.service.heartbeat import Pulse
from malecon.server.service.rebuilding import Slices, rebuilt
from malecon.server.service.running_clocks import RunningClocks
from malecon.server.service.service_time import ServiceTime
from malecon.server.service.tasks import Tasks
from malecon.server.storage.failures import Damaged
from malecon.server.storage.rows import Append, Away, Done
from malecon.server.storage.store import Store
from malecon.server.table import last_seen
from malecon.server.table.frozen import FrozenTable
from malecon.server.table.interface import RoomServices
from malecon.server.table.room import Room

TICK: Final = 0.25  # seconds between two looks at the pulse and at rooms that fell
GONE: Final = 1012  # the close code of a service that restarts


class StandingRooms(RoomServices[Room]):
    """All rooms of a server; each stands and falls alone."""

    def __init__(self, store: Store, steady: Callable[[], float]) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.tasks = Tasks(steady)
        self._steady = steady
        self._service = ServiceTime(steady)
        self.pulse = Pulse(store, self._service, steady)
        self.began = 0  # the service time at which this process took over
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._saving_away: dict[str, asyncio.Event] = {}
        self._slices = Slices()
        self._running_clocks = RunningClocks(self.service_time, self._broken)
        self._fallen = Fallen(steady)
        self._ratings = RatingWork(store)
        self.frozen = FrozenTables(store, self._slices)

    def later(self, work: Awaitable[None]) -> None:
        """Do something beside everything else."""
        self.tasks.once(work)

    def service_time(self) -> int:
        return self._service.read()

    def steady(self) -> float:
        return self._steady()

    # Built and thrown away

    async def room(self, table: str) -> Room:
        """The room of a table, built from the store if nobody was there for long."""
        found = self.rooms.get(table)
        if found is not None:
            found.touched = self._steady()
            return found
        if table in self.frozen.why:
            raise Frozen(self.frozen.why[table])
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def readable(self, table: str) -> Room | FrozenTable:
        """The room of a table, or what can be read where none can be built."""
        try:
            return await self.room(table)
        except Frozen:
            return await self.frozen.read(table)

    async def _load(self, table: str) -> Room:
        if table in self._saving_away:  # a room that was thrown away just now knew who was here
            await self._saving_away[table].wait()
        try:
            room = await rebuilt(self, self.store, table, self._slices)
        except Frozen as frozen:
            await self.frozen.add(table, frozen.why, self.began)
            raise
        self.rooms[table] = room
        self.timed(room)
        try:
            room.take_up()
        except Exception:
            self._drop(room)
            raise
        return room

    async def _wake_one(self, table: str) -> bool:
        """Build a room though nobody has come; whether it stands."""
        try:
            await self.room(table)
        except Refusal:
            return False  # it is there no more, or frozen
        except Exception as error:  # this table's, and no other's
            logs.failed("wake", error, table=table)
            self._fallen.add(table)
            return False
        return True

    def throw_away(self, room: Room) -> None:
        """A room that could not save must not go on; its subscribers come back to a new one."""
        if room.match_log is not None and not room.is_gone:
            self._fallen.add(room.table.id)  # clocks and bots go on, though nobody may come back
        self._drop(room)

    def _drop(self, room: Room) -> None:
        self.keep_last_seen(room)
        self._running_clocks.discard(room)
        subscribers, room.subscribers = room.subscribers, []
        room.save_presence()
        room.abandon()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for subscriber in subscribers:
            subscriber.cut(GONE)

    def _broken(self, table: str, error: Exception) -> None:
        """A bug in one room: it is built again, and the others go on."""
        logs.failed("room", error, table=table)
        self.counted("rooms_broken")
        if table in self.rooms:
            self.throw_away(self.rooms[table])

    async def _raise_fallen(self) -> None:
        """Rooms that fell are built again, once the store takes what they would save."""
        while True:
            await asyncio.sleep(TICK)
            for table in self._fallen.take() if self.pulse.is_stored else ():
                await self._wake_one(table)

    def timed(self, room: Room) -> None:
        self._running_clocks.timed(room)

    def wake(self, table: str) -> None:
        self.later(self._wake(table))

    async def _wake(self, table: str) -> None:
        await self._wake_one(table)

    # What they save

    def save(self, append: Append, done: Done) -> None:
        self.store.append(append, partial(self._saved, append, done))

    def _saved(self, append: Append, done: Done, error: BaseException | None) -> None:
        if isinstance(error, Damaged):
            self.met_damage(append.table)
        if append.finished is not None and error is None:
            self._ratings.wake()
        try:
            done(error)
        except Exception as bug:  # one table's, and no other's
            self._broken(append.table, bug)

    def met_damage(self, table: str) -> None:
        """A table could not be written to: it is frozen, if others can be."""
        if self.pulse.is_stored:
            self.frozen.why[table] = "store"
            self.later(self.frozen.add(table, "store", self.service_time()))

    def keep_last_seen(self, room: Room) -> None:
        match_log = room.match_log
        if match_log is None or not room.last_seen < match_log.rows == room.saved:
            return
        try:
            seen = last_seen.taken(match_log)
        except Exception as bug:  # the game itself goes on without
            logs.failed("last seen", bug, table=room.table.id)
            return
        room.last_seen = seen.rows
        pack = partial(last_seen.packed, seen)
        self.store.keep_last_seen(
            room.table.id, seen.rows, pack, partial(noted, "last seen", room.table.id)
        )

    def save_away(self, table: str, away: Away, done: Done) -> None:
        saved = asyncio.Event()
        self._saving_away[table] = saved  # the last one: those before it are stored before it

        def told(error: BaseException | None) -> None:
            saved.set()
            if self._saving_away.get(table) is saved:
                del self._saving_away[table]
            done(error)

        self.store.set_away(table, away, told)


def noted(what: str, table: str, error: BaseException | None) -> None:
    """What is not urgent could not be stored: it is left for another time."""
    if error is not None:
        logs.failed(what, error, table=table)
