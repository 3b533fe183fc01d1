"""The worker that empties the outbox: at least once, and under the same id at every try.

What goes out together is stored before it is sent, and what became of it afterwards. Whoever is
killed in between sends it again as it was.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from malecon.server import logs
from malecon.server.notices import letters, mail, planning
from malecon.server.notices.planning import NoticePauses
from malecon.server.notices.ways import Receipt, Way
from malecon.server.storage.failures import Failed
from malecon.server.storage.notices import Batch, ChannelRow, Waiting
from malecon.server.storage.store import Store
from malecon.server.wire.notices import NoticeSettings

LOOK: Final = 0.5  # seconds between two looks at the outbox
TIDY: Final = 120  # looks between two times that the outbox is tidied
MANY: Final = 500  # notices of one look
FRESH: Final = 16  # batches on their way for the first time
AGAIN: Final = 4  # and those that have failed: they keep nobody waiting who has not
TRIES: Final = 8
BACKOFF: Final = 4  # so many times longer after each try
LONGEST: Final = 6 * 3_600_000
HOPELESS: Final = 50  # failures in a row, after which a channel is off
DAY: Final = 86_400_000
EARLY: Final = 16 * 3_600_000  # how far ahead quiet hours are looked for
KEPT: Final = 2 * DAY
DEAD_KEPT: Final = 30 * DAY
OFF: Final = "off"  # this server has no such way any more


class Delivery:
    """Plans and sends. It is told the time, and who looks where."""

    def __init__(
        self,
        store: Store,
        ways: dict[str, Way],
        is_looking: Callable[[int, str], bool],
        now: Callable[[], int],
        service_time: Callable[[], int],
        spawn: Callable[[Awaitable[None]], None],
        pauses: NoticePauses,
        retry: int,
        mails: int,
    ) -> None:
        self.ways = ways
        self.counts = {"told": 0, "failed": 0, "dead": 0}
        self._store = store
        self._is_looking = is_looking
        self._now = now
        self._service_time = service_time
        self._spawn = spawn
        self._pauses = pauses
        self._retry = retry
        self._mails = mails  # to one person in a day
        self._under_way: dict[bool, set[str]] = {False: set(), True: set()}

    async def run(self) -> None:
        """Look at the outbox for as long as the server is up."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            with suppress(Failed):  # whoever keeps the pulse says so; nothing has happened
                await self.look()
                if looks % TIDY == 0:
                    await self.tidy()

    async def look(self) -> None:
        """Put together what is due, and begin to send it."""
        by_channel: dict[str, list[Waiting]] = defaultdict(list)
        for notice in await self._store.ripe(self._service_time(), MANY):
            by_channel[notice.channel].append(notice)
        await asyncio.gather(*(self._plan(*item) for item in by_channel.items()))
        for again, most in ((False, FRESH), (True, AGAIN)):
            await self._begin(again, most)

    async def tidy(self) -> None:
        """Bring warnings forward that would come at night, and delete what is long done."""
        now, service = self._now(), self._service_time()
        for notice in await self._store.coming_hours(service, service + EARLY, MANY):
            settings = await self.settings(notice.identity)
            if planning.comes_before_bed(notice, settings, now, service):
                await self._store.hasten(notice, service)
        await self._store.sweep_notices(now - KEPT, now - DEAD_KEPT, MANY)

    async def settings(self, identity: int) -> NoticeSettings:
        """How somebody wants to be told."""
        stored = await self._store.notice_settings(identity)
        return msgspec.json.decode(stored, type=NoticeSettings) if stored else NoticeSettings()

    async def _plan(self, channel: str, waiting: list[Waiting]) -> None:
        row = await self._store.channel(channel)
        if row is None:
            return
        now, service = self._now(), self._service_time()
        settings = await self.settings(row.identity)
        plan = planning.planned(
            row, waiting, settings, self._is_looking, self._pauses, now, service
        )
        if plan.batch is not None and not await self._may_mail(row, now):
            plan.later |= dict.fromkeys(plan.taken, service + LONGEST)
            plan.batch, plan.taken = None, []
        await self._store.plan(channel, plan)

    async def _may_mail(self, channel: ChannelRow, now: int) -> bool:
        if channel.kind != "mail":
            return True
        who = mail.recipient(channel.address)
        return await self._store.count_mail(who, "notice", now // DAY, self._mails)

    async def _begin(self, again: bool, most: int) -> None:
        under_way = self._under_way[again]
        if len(under_way) >= most:
            return
        for batch in await self._store.due_batches(self._service_time(), again, 2 * most):
            if len(under_way) < most and batch.id not in under_way:
                under_way.add(batch.id)
                self._spawn(self._send(batch, under_way))

    async def _send(self, batch: Batch, under_way: set[str]) -> None:
        try:
            await self._try(batch)
        except Failed as error:  # it is due as before, and goes out again under its id
            logs.failed("notice", error)
        finally:
            under_way.discard(batch.id)

    async def _try(self, batch: Batch) -> None:
        channel = await self._store.channel(batch.channel)
        notices = await self._store.in_batch(batch.id)
        if channel is None or channel.state not in ("on", "failing") or not notices:
            batch.state = "void"  # answered meanwhile, or nobody wants it any more
            await self._store.settle(batch, None)
            return
        letter = letters.written(batch.id, notices, notices[0].language)
        way = self.ways.get(channel.kind)
        began = self._service_time()
        receipt = await way.send(channel, letter) if way else Receipt(False, OFF)
        await self._settle(batch, channel, receipt, self._service_time() - began)

    async def _settle(self, batch: Batch, channel: ChannelRow, receipt: Receipt, took: int) -> None:
        note_receipt(channel, receipt, took, self._now())
        batch.tries += 1
        batch.said = receipt.said
        if receipt.arrived:
            batch.state = "told"
        elif receipt.is_gone or batch.tries >= TRIES:
            batch.state = "dead"
        else:
            pause = min(self._retry * BACKOFF ** (batch.tries - 1), LONGEST)
            batch.due = self._service_time() + pause
        await self._store.settle(batch, channel)
        self.counts[batch.state if batch.state in self.counts else "failed"] += 1
        if is_withdrawn(channel, receipt):
            await self._store.remove_channel(channel.identity, channel.id)


def is_withdrawn(channel: ChannelRow, receipt: Receipt) -> bool:
    """Whether a browser has taken its subscription back: there will never be anybody again."""
    return channel.kind == "push" and receipt.is_gone


def note_receipt(channel: ChannelRow, receipt: Receipt, took: int, now: int) -> None:
    """What the last try means for a channel."""
    channel.said, channel.took, channel.said_at = receipt.said, took, now
    if receipt.arrived:
        channel.state, channel.failures = "on", 0
        return
    channel.failures += 1
    is_hopeless = receipt.is_gone or channel.failures >= HOPELESS
    channel.state = "off" if is_hopeless else "failing"
