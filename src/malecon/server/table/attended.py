"""Those who are at a table: welcomed, told how it stands, and never what is not saved."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from malecon.server import wire
from malecon.server.refusal import Refusal, unsaved
from malecon.server.storage.rows import Away, Loaded
from malecon.server.table import description, permissions, plans, seating, updates
from malecon.server.table.interface import RoomServices, Subscriber
from malecon.server.table.state import ENDED, TableState

Room = TypeVar("Room")


class AttendedTable(TableState, Generic[Room]):
    """A table with sockets at it, and how much of what happens here is saved."""

    def __init__(self, services: RoomServices[Room], loaded: Loaded) -> None:
        super().__init__(loaded, services.patience, services.service_time)
        self.services = services
        self.saved = 0
        self.is_gone = False
        self._later: list[tuple[int, Callable[[], object], Callable[[], object]]] = []

    # Who is here

    @property
    def unsettled(self) -> list[Subscriber]:
        """Those who have taken or lost a seat since they were welcomed."""
        return [subscriber for subscriber in self.subscribers if not subscriber.viewers]

    def settle(self, subscriber: Subscriber, chat: list[wire.Chat]) -> None:
        """Welcome somebody again, with everything that its seats now see."""
        subscriber.viewers = permissions.viewers(
            self.seats_of(subscriber.identity), subscriber.named
        )
        self.greet(subscriber, {}, chat)

    def greet(self, subscriber: Subscriber, seen: dict[str, int], chat: list[wire.Chat]) -> None:
        """Send a welcome, and what each of the subscriber's seats has missed."""
        news = self._missed(subscriber, seen)
        subscriber.from_row = 0 if self.match_log is None else self.match_log.rows
        welcome = wire.Welcome(
            table=description.table(self, subscriber.identity),
            follows=[viewer for viewer in subscriber.viewers if viewer is not None],
            chat=chat,
            muted=self.muted_by(subscriber.identity),
            now=self.services.now(),
            person=subscriber.identity.person if subscriber.identity is not None else None,
        )
        news.insert(0, wire.encode("welcome", welcome))
        if self.match_log is not None and self.table.state in ENDED:
            news.append(updates.over(self.table))
        self.after_saving(lambda: [subscriber.send(message) for message in news])

    def _missed(self, subscriber: Subscriber, seen: dict[str, int]) -> list[bytes]:
        match_log = self.match_log
        if match_log is None:
            return []
        views, now = updates.Views(match_log.match), self.services.service_time()
        news = []
        for viewer in subscriber.viewers:
            said = seen.get("watch" if viewer is None else str(viewer), 0)
            row = match_log.row_of(viewer, min(said, match_log.n(viewer)))
            news.append(updates.update(self, viewer, row, None, views, now))
            if viewer is not None and viewer in self.queued:
                news.append(plans.told(self.queued[viewer]))
        return news

    def save_presence(self) -> None:
        """Store who is away since when, without waiting; what fails is kept for later."""
        self.look(self.services.service_time())
        changed = self.presence.take_unsaved()
        if changed:
            done = partial(self._presence_saved, changed)
            self.services.save_away(self.table.id, changed, done)

    def _presence_saved(self, changed: Away, error: BaseException | None) -> None:
        if error is not None:
            self.presence.put_back(changed)

    def send_table(self) -> None:
        """Tell everybody how the table stands; each identity its own seats."""
        self.save_presence()
        by_identity: dict[int | None, bytes] = {}
        told = []
        for subscriber in self.subscribers:
            me = subscriber.identity
            is_theirs = seating.is_theirs(self.table, self.seats, me)
            is_about = is_theirs or (me is not None and me.id in self.removed)
            who = me.id if me is not None and is_about else None  # to others it looks alike
            if who not in by_identity:
                by_identity[who] = wire.encode("table", description.table(self, me))
            told.append((subscriber, by_identity[who]))
        self.after_saving(lambda: [subscriber.send(message) for subscriber, message in told])

    # Nothing unsaved is ever told

    def after_saving(
        self, told: Callable[[], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Call when all that is now in the log is saved; nothing unsaved is ever told."""
        if self.is_gone:
            failed()
        elif self.match_log is None or self.saved >= self.match_log.rows:
            told()
        else:
            self._later.append((self.match_log.rows, told, failed))

    def send_late(self) -> None:
        """Welcomes and other answers that have waited for what is saved now."""
        ready = [told for row, told, _ in self._later if row <= self.saved]
        self._later = [later for later in self._later if later[0] > self.saved]
        for told in ready:
            told()

    async def until_saved(self) -> None:
        """Wait until all that is in the log is saved."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failure = unsaved()
        self.after_saving(partial(_finish, future, None), partial(_finish, future, failure))
        await future

    def wait_in_vain(self) -> None:
        """The table is thrown away: what was to be told is not so."""
        later, self._later = self._later, []
        for _, _, failed in later:
            failed()


def _finish(future: "asyncio.Future[None]", failure: Refusal | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)
