"""What lives as long as the server: rooms and their storage, bots, time, limits, notices."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from malecon.server import logs
from malecon.server.notices.options import NoticeOptions
from malecon.server.paces import Patience
from malecon.server.service.devices import Devices
from malecon.server.service.holiday_keeper import HolidayKeeper
from malecon.server.service.limits import Gate, Limits
from malecon.server.service.metrics import Metrics
from malecon.server.service.office import Office
from malecon.server.service.rooms import TICK, StandingRooms, noted
from malecon.server.service.sweeping import Sweeping
from malecon.server.service.waking import Waking
from malecon.server.storage.failures import Failed
from malecon.server.storage.store import Store
from malecon.server.table.room import Room
from malecon.server.workers.components import ComponentService
from malecon.server.workers.jobs import Jobs
from malecon.server.workers.questions import Question

ANNOUNCE: Final = 0.1  # seconds in which comings and goings are told together


class Service(StandingRooms):
    """Everything that lives as long as the server."""

    def __init__(
        self, store: Store, jobs: Callable[[], Jobs], clock: Callable[[], float],
        steady: Callable[[], float], limits: Limits, components: ComponentService | None = None,
        notices: NoticeOptions | None = None,
    ) -> None:  # fmt: skip
        super().__init__(store, steady)
        self.jobs: Jobs
        self.limits = limits
        self.components = components or ComponentService()
        self.gate = Gate(limits, steady)
        self.metrics = Metrics()
        self.patience = Patience(int(limits.absent * 1000), int(limits.patience * 1000))
        self.sockets: dict[tuple[str, object], int] = {}
        self.devices = Devices()
        self.up = steady()
        self._make_jobs = jobs
        self._clock = clock
        self._announced: set[Room] = set()
        self._waking = Waking(
            store, self.rooms, self._wake_one, self.service_time, self._fallen.is_waiting
        )
        self._sweeping = Sweeping(
            self.rooms, self._slices, self._drop, self.keep_last_seen, self.pulse.beat, steady,
            self.service_time,
        )  # fmt: skip
        self.notice_wait = int(limits.notice_wait * 1000)
        self.office = Office(
            store, self.gate, notices or NoticeOptions(), self._is_looking, self.now,
            self.service_time, self.later,
        )  # fmt: skip
        self.holidays = HolidayKeeper(store, self.office.delivery.settings, self.now, self.room)
        self.loops: dict[str, Callable[[], Awaitable[None]]] = {}  # of others, kept up with ours

    async def open(self) -> None:
        """Begin the day: the store, the workers, the clocks, and the games that go on."""
        await self.store.start()
        await self.office.open()
        self.began = await self.store.last_beat()
        self._service.go_on_from(self.began)
        await self._see_all_off()
        await self.holidays.remember()
        self.jobs = self._make_jobs()
        await self.pulse.beat()
        self.tasks.keep("clocks", self._running_clocks.look)
        self.tasks.keep("pulse", self._beat)
        self.tasks.keep("fallen", self._raise_fallen)
        self.tasks.keep("sweep", self._sweeping.sweep)
        self.tasks.keep("due", self._waking.look_for_due)
        self.tasks.keep("going on", self._go_on)
        self.tasks.keep("ratings", self._ratings.run)
        self.tasks.keep("notices", self.office.delivery.run)
        self.tasks.keep("holidays", self.holidays.run)
        for name, loop in self.loops.items():
            self.tasks.keep(name, loop)
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
        await self.components.close()
        await self.office.close()
        await self.pulse.beat()
        await self.store.close()
        logs.note("closed")

    # What rooms need, beside rooms.py

    def now(self) -> int:
        return int(self._clock() * 1000)

    def think(self, question: Question) -> None:
        self.jobs.ask(question)

    def moved(self, question: Question) -> None:
        self.jobs.moved(question)

    def counted(self, name: str) -> None:
        self.metrics.add(name)

    def took(self, began: float) -> None:
        self.metrics.add("moves")
        self.metrics.took(self._steady() - began)

    def _is_looking(self, identity: int, table: str) -> bool:
        room = self.rooms.get(table)
        return room is not None and room.is_looking(identity)

    def holiday_of(self, identity: int | None) -> str:
        return self.holidays.on.get(identity, "") if identity is not None else ""

    def seen(self, identity: int, table: str) -> None:
        """Somebody looks at a table: what waits to be told of it is not told any more."""
        self.store.seen(identity, table, partial(noted, "seen", table))

    def send_table_soon(self, room: Room) -> None:
        """Tell a table's people of each other, once for all who come or go in a moment."""
        if room not in self._announced:
            self._announced.add(room)
            asyncio.get_running_loop().call_later(ANNOUNCE, self._send_table, room)

    def _send_table(self, room: Room) -> None:
        self._announced.discard(room)
        if not room.is_gone:
            room.send_table()

    async def _go_on(self) -> None:
        await self._waking.go_on(self._give_way)

    async def _give_way(self) -> None:
        """People who come are first."""
        while self._loading:
            await asyncio.wait(set(self._loading.values()))

    # Time

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            if self.pulse.is_due:
                await self.pulse.beat()
