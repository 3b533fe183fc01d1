"""The house that the rooms stand in: storage, bots, time, limits, and which rooms there are."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from malecon.server import bots, logs, memory
from malecon.server.fallen import Fallen
from malecon.server.host import Host
from malecon.server.jobs import Jobs, Question
from malecon.server.limits import Gate, Limits
from malecon.server.metrics import Metrics
from malecon.server.pulse import Pulse
from malecon.server.rebuilding import Slices, rebuilt
from malecon.server.refusal import Refusal
from malecon.server.room import Room
from malecon.server.service_time import ServiceTime
from malecon.server.store import Append, Away, Done, Failed, Store
from malecon.server.tasks import Tasks
from malecon.server.waking import Waking

TICK: Final = 0.25  # seconds between two looks at the clocks
SWEEP: Final = 5.0  # seconds between two looks for rooms that nobody needs
TELL: Final = 0.1  # seconds in which comings and goings are told together
IDLE: Final = 60.0  # seconds until a room without guests is thrown away
MANY: Final = 100  # rooms whose memory is worth giving back
CROWD: Final = 1_000  # rooms; if there are more, those without guests are thrown away sooner
HANDS_OFF: Final = 10.0  # seconds that whoever has asked for a room may have something to do in it
WORTH_IT: Final = 60_000  # milliseconds; a room whose clock is due sooner may as well stay
GONE: Final = 1012  # the close code of a service that restarts
EARLY: Final = "MALECON_TEST_ACK_BEFORE_COMMIT"
EARLY_SECONDS: Final = 0.02  # how much before; only for the proof of the kill test


class House(Host):
    """Everything that lives as long as the server."""

    def __init__(
        self, store: Store, jobs: Callable[[], Jobs], clock: Callable[[], float],
        steady: Callable[[], float], limits: Limits,
    ) -> None:  # fmt: skip
        self.store = store
        self.jobs: Jobs
        self.limits = limits
        self.gate = Gate(limits, steady)
        self.metrics = Metrics()
        self._steady = steady
        self.rooms: dict[str, Room] = {}
        self.again: Callable[[Room], Awaitable[None]] | None = None  # how a rematch is opened
        self.absent_after = int(limits.absent * 1000)
        self.ack_early = os.environ.get(EARLY) == "1"
        self.sockets: dict[tuple[str, object], int] = {}
        self.up = steady()
        self._make_jobs = jobs
        self._clock = clock
        self._service = ServiceTime(steady)
        self.tasks = Tasks(steady)
        self.pulse = Pulse(store, self._service, steady)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._slices = Slices()
        self._timed: set[Room] = set()
        self._telling: set[Room] = set()
        self._fallen = Fallen(steady)
        self._waking = Waking(
            store, self.rooms, self._wake_one, self.service_time, self._fallen.is_waiting
        )
        self.damaged: set[str] = set()  # tables that could not be built from what is stored

    async def open(self) -> None:
        """Begin the day: the store, the workers, the clocks, and the games that go on."""
        await self.store.start()
        self._service.go_on_from(await self.store.last_beat())
        await self._see_all_off()
        self.jobs = self._make_jobs()
        await self.pulse.beat()
        self.tasks.keep("clocks", self._look_at_clocks)
        self.tasks.keep("pulse", self._beat)
        self.tasks.keep("fallen", self._raise_fallen)
        self.tasks.keep("sweep", self._sweep)
        self.tasks.keep("due", self._waking.look_for_due)
        self.tasks.keep("going on", self._go_on)
        logs.note("open", version=logs.VERSION)

    async def _see_all_off(self) -> None:
        """Whoever was here when the last process ended is away."""
        try:
            await self.store.all_away(self.service_time())
        except Failed as error:  # then it counts from when the table is woken
            logs.failed("store", error)

    async def close(self) -> None:
        """End the day; all that was acknowledged is saved already."""
        await self.tasks.close()
        for loading in list(self._loading.values()):
            loading.cancel()
        for room in list(self.rooms.values()):
            self._drop(room)
        await self.jobs.close()
        await self.pulse.beat()
        await self.store.close()
        logs.note("closed")

    def later(self, work: Awaitable[None]) -> None:
        """Do something beside everything else."""
        self.tasks.once(work)

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table, built from the store if nobody was there for long."""
        found = self.rooms.get(table)
        if found is not None:
            found.touched = self._steady()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        try:
            room = await rebuilt(self, self.store, table, self._slices)
        except Refusal as refusal:
            if refusal.error == "table/damaged":
                self.damaged.add(table)
            raise
        self.damaged.discard(table)
        self.rooms[table] = room
        self.timed(room)
        try:
            room.take_up()
        except Exception:
            self._drop(room)
            raise
        return room

    async def _go_on(self) -> None:
        await self._waking.go_on(self._give_way)

    async def _give_way(self) -> None:
        """People who come are first."""
        while self._loading:
            await asyncio.wait(set(self._loading.values()))

    async def _wake_one(self, table: str) -> bool:
        """Build a room though nobody has come; whether it stands."""
        try:
            await self.room(table)
        except Refusal:
            return False  # it is there no more, or damaged
        except Exception as error:  # this table's, and no other's
            logs.failed("wake", error, table=table)
            self._fallen.add(table)
            return False
        return True

    def throw_away(self, room: Room) -> None:
        """A room that could not save must not go on; its guests come back to a new one."""
        if room.course is not None and not room.is_gone:
            self._fallen.add(room.table.id)  # clocks and bots go on, though nobody may come back
        self._drop(room)

    def _drop(self, room: Room) -> None:
        self._timed.discard(room)
        guests, room.guests = room.guests, []
        room.presence.save()
        room.abandon()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for guest in guests:
            guest.cut(GONE)

    # What rooms need

    def now(self) -> int:
        return int(self._clock() * 1000)

    def service_time(self) -> int:
        return self._service.read()

    def save(self, append: Append, done: Done) -> None:
        if self.ack_early:
            loop = asyncio.get_running_loop()
            loop.call_later(EARLY_SECONDS, self.store.append, append, done)
        else:
            self.store.append(append, partial(self._saved, append.table, done))

    def _saved(self, table: str, done: Done, error: BaseException | None) -> None:
        try:
            done(error)
        except Exception as bug:  # one table's, and no other's
            self._broken(table, bug)

    def _broken(self, table: str, error: Exception) -> None:
        """A bug in one room: it is built again, and the others go on."""
        logs.failed("room", error, table=table)
        self.counted("rooms_broken")
        if table in self.rooms:
            self.throw_away(self.rooms[table])

    def save_away(self, table: str, away: Away, done: Done) -> None:
        self.store.set_away(table, away, done)

    def think(self, question: Question) -> None:
        self.jobs.ask(question)

    def moved(self, question: Question) -> None:
        self.jobs.moved(question)

    def timed(self, room: Room) -> None:
        if room.clocks.deadline() is not None:
            self._timed.add(room)
        else:
            self._timed.discard(room)

    def play_again(self, room: Room) -> None:
        if self.again is not None:
            self.later(self.again(room))

    def counted(self, name: str) -> None:
        self.metrics.add(name)

    def steady(self) -> float:
        return self._steady()

    def took(self, began: float) -> None:
        self.metrics.add("moves")
        self.metrics.took(self._steady() - began)

    def tell_soon(self, room: Room) -> None:
        """Tell a table's people of each other, once for all who come or go in a moment."""
        if room not in self._telling:
            self._telling.add(room)
            asyncio.get_running_loop().call_later(TELL, self._tell, room)

    def _tell(self, room: Room) -> None:
        self._telling.discard(room)
        if not room.is_gone:
            room.tell_table()

    def default_bot(self, name: str | None) -> str:
        if name is None:
            return bots.default()
        if name not in bots.names():
            raise Refusal("option/bad", f"The bots are {', '.join(bots.names())}.")
        return name

    # Time

    async def _look_at_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = self.service_time()
            for room in list(self._timed):
                if (room.clocks.deadline() or now + 1) <= now:
                    self._run_out(room)

    def _run_out(self, room: Room) -> None:
        try:
            room.run_out()
        except Exception as bug:  # one table's, and no other's
            self._broken(room.table.id, bug)
            self._timed.discard(room)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            if self.pulse.is_due:
                await self.pulse.beat()

    async def _raise_fallen(self) -> None:
        """Rooms that fell are built again, once the store takes what they would save."""
        while True:
            await asyncio.sleep(TICK)
            for table in self._fallen.take() if self.pulse.is_stored else ():
                await self._wake_one(table)

    async def _sweep(self) -> None:
        """Throw away rooms that nobody was in for a while and that nothing happens in."""
        thrown_out = 0
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                if not room.presence.is_saved:
                    room.presence.save()
            thrown_out += await self._throw_out(IDLE)
            if len(self.rooms) > CROWD:
                thrown_out += await self._throw_out(HANDS_OFF)
            if thrown_out >= MANY:
                thrown_out = 0
                await memory.give_back()

    async def _throw_out(self, after: float) -> int:
        """Throw away the rooms that were idle for so many seconds; how many there were."""
        idle = [room for room in self.rooms.values() if self._is_idle(room, after)]
        found = len(idle)
        while idle:
            async with self._slices as slices:
                while idle and not slices.is_over:
                    if self._is_idle(idle[-1], after):
                        self._drop(idle[-1])
                    del idle[-1]
        return found

    def _is_idle(self, room: Room, after: float) -> bool:
        is_quiet = not room.guests and room.is_settled and room.presence.is_saved
        if not is_quiet or self._steady() - room.touched < after:
            return False
        due = room.clocks.deadline()
        return due is None or due - self.service_time() > WORTH_IT
