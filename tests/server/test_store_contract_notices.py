"""What any store must do for notices."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from malecon.server.storage.notices import Batch, ChannelRow, HolidayRow, Sorted
from malecon.server.storage.rows import Append, LogRow, Notice
from malecon.server.storage.store import Store
from tests.server.contract import Make, every_store, opened
from tests.server.served import run

HOOK = ChannelRow(id="c", identity=1, kind="webhook", address="https://example.org/x")
TOLD = Notice("n", 1, "your_turn", 0, 3, 100, 50)
LATER = Notice("h", 1, "hour_left", 0, 3, 100, 9_000)


async def _append(store: Store, first: int, **more: object) -> None:
    rows = [LogRow(first, "stop", 0, -1, "no", None, 0, b"", "")]
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    append = msgspec.structs.replace(Append("t", first, rows, changed=1, service=1), **more)
    store.append(append, done.set_result)
    assert await done is None


@every_store
def test_a_notice_is_stored_with_its_move_for_each_channel_that_is_on(
    make: Make,
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        await _append(store, 0, notices=[TOLD])
        assert await store.ripe(50, 10) == []  # nobody to be told
        await store.add_channel(HOOK, 5)
        asked = msgspec.structs.replace(HOOK, id="m", kind="mail", state="unconfirmed")
        await store.add_channel(asked, 5)
        await _append(store, 1, notices=[TOLD, LATER])
        (found,) = await store.ripe(50, 10)
        assert (found.id, found.channel, found.table, found.due) == ("n", "c", "t", 50)
        assert await store.ripe(49, 10) == []
        assert [one.id for one in await store.coming_hours(50, 9_000, 10)] == ["h"]
        await store.hasten((await store.coming_hours(50, 9_000, 10))[0], 60)
        assert [one.id for one in await store.ripe(60, 10)] == ["n", "h"]
        await _append(store, 2, retimed=[0])
        assert [one.id for one in await store.ripe(60, 10)] == ["n"]
        await _append(store, 3, answered=[0])
        assert await store.ripe(60, 10) == []
        await store.tell("t", [msgspec.structs.replace(TOLD, id="i", kind="invitation")])
        assert [one.kind for one in await store.ripe(60, 10)] == ["invitation"]
        seen: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.seen(1, "t", seen.set_result)
        assert await seen is None
        assert await store.ripe(60, 10) == []
        await store.close()

    run(work())


@every_store
def test_what_goes_out_together_stays_together_until_it_is_told(
    make: Make,
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        await store.add_channel(HOOK, 5)
        notices = [msgspec.structs.replace(TOLD, id=name) for name in "abcd"]
        await _append(store, 0, notices=notices)
        batch = Batch("b", "c", 1, 100, 60)
        await store.plan("c", Sorted(batch, ["a", "b"], {"c": "seen"}, {"d": 70}))
        await store.close()
        store = make(tmp_path)
        await store.start()
        assert [one.id for one in await store.in_batch("b")] == ["a", "b"]
        assert await store.due_batches(59, False, 10) == []
        assert await store.due_batches(60, False, 10) == [batch]
        assert [one.id for one in await store.ripe(70, 10)] == ["d"]
        channel = await store.channel("c")
        assert channel is not None
        assert channel.told == 60
        batch.tries, batch.due, batch.said = 1, 80, "404"
        channel.state, channel.failures, channel.said = "failing", 1, "404"
        await store.settle(batch, channel)
        assert await store.channels(1) == [channel]
        assert await store.due_batches(80, False, 10) == []
        assert await store.due_batches(80, True, 10) == [batch]
        await store.settle(msgspec.structs.replace(batch, state="told"), None)
        assert await store.in_batch("b") == []
        assert await store.due_batches(80, True, 10) == []
        assert await store.sweep_notices(100, 100, 10) == 0
        assert await store.sweep_notices(101, 101, 10) == 4  # three notices and a batch
        assert [one.id for one in await store.ripe(70, 10)] == ["d"]
        await store.close()

    run(work())


@every_store
def test_channels_settings_and_holidays_are_kept(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        assert await store.add_channel(HOOK, 1) == HOOK
        again = msgspec.structs.replace(HOOK, id="other")
        assert await store.add_channel(again, 1) == HOOK
        more = msgspec.structs.replace(HOOK, id="d", address="https://example.org/y")
        assert await store.add_channel(more, 1) is None
        assert await store.with_address("webhook", HOOK.address) == [HOOK]
        off = msgspec.structs.replace(HOOK, state="off", said="410", said_at=7, took=3)
        await store.set_channel(off)
        assert await store.with_address("webhook", HOOK.address) == []
        assert await store.channel("c") == off
        assert not await store.remove_channel(2, "c")
        assert await store.remove_channel(1, "c")
        assert await store.channels(1) == []
        assert await store.notice_settings(1) is None
        for settings in (b"{}", b'{"zone":"UTC"}'):
            await store.set_notice_settings(1, settings)
            assert await store.notice_settings(1) == settings
        days = [
            HolidayRow(1, "2027-01-01", "2027-01-02"),
            HolidayRow(1, "2027-02-01", "2027-02-02"),
        ]
        await store.set_holidays(1, days)
        assert await store.holidays(1) == days == await store.open_holidays(10)
        await store.set_holiday(msgspec.structs.replace(days[0], state="over"))
        assert await store.open_holidays(10) == days[1:]
        await store.close()

    run(work())


@every_store
def test_mails_are_counted_by_the_day_and_refused_for_good(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        counted = [await store.count_mail(b"x", "ask", 1, 2) for _ in range(3)]
        assert counted == [True, True, False]
        assert await store.count_mail(b"x", "notice", 1, 2)
        assert await store.count_mail(b"x", "ask", 2, 2)
        assert not await store.is_mail_refused(b"x")
        await store.refuse_mail(b"x")
        await store.refuse_mail(b"x")
        assert await store.is_mail_refused(b"x")
        await store.close()

    run(work())


@every_store
@pytest.mark.parametrize("state", ["unconfirmed", "off"])
def test_nothing_is_stored_for_a_channel_that_is_not_on(
    make: Make, tmp_path: Path, state: str
) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        await store.add_channel(msgspec.structs.replace(HOOK, state=state), 5)
        await _append(store, 0, notices=[TOLD])
        assert await store.ripe(50, 10) == []
        await store.close()

    run(work())
