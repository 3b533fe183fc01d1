"""Where there is no clock the others agree on one, or on a bot for who has long been asked."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

from msgspec import json

from malecon.server.storage.sqlite.connections import FILE
from malecon.server.storage.sqlite.old_clocks import asked_since
from tests.server.served import WIDE, Person, Server, Socket, Time, run, serving
from tests.server.test_clocks import copied

HOUR = 3600.0
DAY = 24 * HOUR
TURN = {"kind": "turn", "turn": int(1000 * DAY)}
QUICK = {"kind": "turn", "turn": 600_000}


class Held:
    """A table without a clock, and the seat that all wait for."""

    def __init__(self, at: Server, time: Time, table: str, people: list[Person]) -> None:
        self.at, self.time, self.table, self.people = at, time, table, people
        self.seat = -1

    async def shown(self) -> dict[str, Any]:
        return dict((await self.people[0].get(f"/api/tables/{self.table}")).json())

    @asynccontextmanager
    async def here(self, *seats: int) -> AsyncIterator[list[Socket]]:
        """Sockets of some seats, counted from the one that is asked."""
        async with AsyncExitStack() as stack:
            found = []
            for number in seats:
                person = self.people[(self.seat + number) % len(self.people)]
                found.append(await stack.enter_async_context(person.socket(self.table)))
                await found[-1].hello()
            yield found


def held(folder: Path, work: Callable[[Held], Awaitable[None]], names: str = "Ana Bea Eva") -> None:
    """A table where somebody is asked; bots do not answer."""

    async def begin() -> None:
        time = Time()
        async with serving(folder, time=time) as at:
            at.jobs.is_awake = False
            table, people = await at.table(names)
            found = Held(at, time, table, people)
            found.seat = (await found.shown())["waiting"][0]
            await work(found)

    run(begin())


async def answer(socket: Socket, name: str, **content: Any) -> str:
    """Send a command; what it comes to."""
    content.setdefault("agree", True)
    said, about = await socket.command(name, **content)
    return str(about.get("error", said))


def test_the_others_agree_on_a_clock(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        async with held.here(1, 2) as (one, two):
            assert await answer(one, "clock", pace=QUICK) == "ack"
            found = await held.shown()
            assert found["pace"] == {"kind": "none"}, "one of two has not answered"
            mine = (held.seat + 1) % 3
            asked = {"agreed": [mine], "declined": [], "whom": [held.seat], "pace": QUICK}
            assert found["votes"] == {"clock": asked}
            assert await answer(two, "clock") == "ack"
            found = await held.shown()
            assert (found["pace"], found["votes"]) == (QUICK, {})
            assert 0 < found["left"] <= 600_000
            (update,) = two.last.values()
            assert update["notes"][-1]["pace"] == QUICK
            held.time.pass_by(601)
            room = await held.at.service.room(held.table)
            room.run_out()
            await room.until_saved()
            assert (await held.shown())["seats"][held.seat]["state"] == "stand-in"

    held(tmp_path, work)


def test_who_is_asked_can_neither_ask_nor_veto(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        async with held.here(0, 1, 2) as (asked, one, two):
            assert await answer(asked, "clock", pace=QUICK) == "vote/asked"
            assert await answer(one, "clock", pace=QUICK) == "ack"
            assert await answer(asked, "clock", agree=False) == "ack"
            assert await answer(two, "clock", agree=False) == "ack"
            assert (await held.shown())["pace"] == {"kind": "none"}, "this one has a voice"
            assert await answer(two, "clock") == "ack"
            assert (await held.shown())["pace"] == QUICK

    held(tmp_path, work)


def test_who_is_not_here_blocks_nobody_but_has_a_day_from_one_alone(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        async with held.here(1) as (one,):
            assert await answer(one, "clock", pace=QUICK) == "clock/short"
            assert (
                await answer(one, "clock", pace={"kind": "live", "bank": 60_000}) == "clock/short"
            )
            assert await answer(one, "clock", pace={"kind": "none"}) == "request/bad"
            assert await answer(one, "clock", pace=TURN) == "ack"
            assert (await held.shown())["pace"] == TURN
            assert await answer(one, "clock", pace=TURN) == "clock/there"

    held(tmp_path, work)


def test_the_question_ends_when_the_seat_that_it_is_about_plays(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        async with held.here(0, 1, 2) as (asked, one, two):
            assert await answer(one, "clock", pace=QUICK) == "ack"
            assert list((await held.shown())["votes"]) == ["clock"]
            move = asked.offered(held.seat)[0]
            assert (await asked.play(move, seat=held.seat))[0] == "ack"
            assert (await held.shown())["votes"] == {}
            assert await answer(two, "clock") == "vote/none"

    held(tmp_path, work)


def test_a_clock_that_was_agreed_on_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea")
            waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
            async with people[1 - waiting[0]].socket(table) as socket:
                await socket.hello()
                assert await answer(socket, "clock", pace=TURN) == "ack"
                time.pass_by(HOUR)
                await socket.command("stop", agree=False)
                killed = copied(tmp_path)
        async with serving(killed, time=time) as at:
            room = await at.service.room(table)
            assert room.clocks.left[waiting[0]] == int(1000 * (DAY - HOUR))
            assert room.clocks.running == {waiting[0]}
            assert room.table.pace == b'{"kind":"turn","turn":86400000}'

    run(work())


def test_a_bot_for_who_has_been_asked_for_a_day_though_here(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        async with held.here(0, 1, 2) as (asked, one, two):
            held.time.pass_by(DAY - 10)
            assert await answer(one, "bot", whom=held.seat) == "stand/early"
            held.time.pass_by(10)
            assert (await held.shown())["seats"][held.seat]["asked"] >= 1000 * DAY
            assert await answer(asked, "bot", whom=held.seat) == "vote/asked"
            assert await answer(one, "bot", whom=held.seat) == "ack"
            assert list((await held.shown())["votes"]) == [f"bot-{held.seat}"]
            assert await answer(asked, "bot", whom=held.seat, agree=False) == "ack"
            assert (await held.shown())["seats"][held.seat]["state"] == "person"
            assert await answer(two, "bot", whom=held.seat) == "ack"
            found = await held.shown()
            assert (found["seats"][held.seat]["state"], found["votes"]) == ("stand-in", {})
            (update,) = two.last.values()
            assert update["notes"][-1]["why"] == "agreed"
            assert (await asked.command("back"))[0] == "ack", "at once"
            assert await answer(one, "bot", whom=held.seat) == "stand/early", "it has a day again"

    held(tmp_path, work)


def test_the_day_goes_on_over_a_restart_and_not_while_the_server_is_down(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea")
            waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
            time.pass_by(DAY - HOUR)
        time.sleep(2 * DAY)
        async with serving(tmp_path, time=time) as at:
            at.jobs.is_awake = False
            other = await at.person()
            other.http.cookies.set("malecon", people[1 - waiting[0]].http.cookies["malecon"])
            async with other.socket(table) as socket:
                await socket.hello()
                assert await answer(socket, "bot", whom=waiting[0]) == "stand/early"
                time.pass_by(HOUR)
                assert await answer(socket, "bot", whom=waiting[0]) == "ack"

    run(work())


def test_holidays_do_not_count_and_the_setting_is_the_hosts(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        limits = WIDE.changed(("patience=60",))
        async with serving(tmp_path, time=time, limits=limits) as at:
            at.jobs.is_awake = False
            table, people = await at.table("Ana Bea")
            seat = (await people[0].get(f"/api/tables/{table}")).json()["waiting"][0]
            days = [{"first": "2027-01-15", "last": "2027-01-17"}]
            await people[seat].put("/api/me/notices/holidays", holidays=days)
            await at.service.holidays.look()
            async with people[1 - seat].socket(table) as socket:
                await socket.hello()
                time.pass_by(61)
                assert await answer(socket, "bot", whom=seat) == "stand/early"
                await people[seat].put("/api/me/notices/holidays", holidays=[])
                await at.service.holidays.look()
                time.pass_by(61)
                assert await answer(socket, "bot", whom=seat) == "ack"

    run(work())


def test_in_an_old_store_those_who_are_asked_are_so_since_its_last_beat(tmp_path: Path) -> None:
    async def work(held: Held) -> None:
        held.time.pass_by(HOUR)
        await held.at.service.pulse.beat()
        old = copied(tmp_path)
        with closing(sqlite3.connect(old / FILE)) as db:
            db.execute("UPDATE rows SET clocks = ''")
            asked_since(db)
            ((clocks,),) = db.execute("SELECT clocks FROM rows WHERE clocks <> ''")
        assert json.decode(clocks)["asked"] == {str(held.seat): int(1000 * HOUR)}

    held(tmp_path, work)
