"""Tables of days wait for who is on holiday, and give everybody some grace once."""

from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from malecon.server.app import application
from malecon.server.notices import holidays
from malecon.server.refusal import Refusal
from malecon.server.storage.notices import HolidayRow
from malecon.server.wire.notices import Holiday
from tests.server.served import FirstMove, Person, Server, Time, run, serving

HOUR = 3600.0
DAY = 24 * HOUR
TODAY = date(2027, 1, 15)  # of a Time that begins
PACE = {"kind": "turn", "turn": int(1000 * 12 * HOUR)}


def played(folder: Path, work: Callable[[Server, Time, str, Person], Awaitable[None]]) -> None:
    """A table of days with somebody who is asked."""

    async def begin() -> None:
        time = Time()
        async with serving(folder, time=time) as server:
            table, people = await server.table("Ana Bo", pace=PACE)
            waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
            await work(server, time, table, people[waiting[0]])

    run(begin())


async def shown(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()
    return found


async def states(server: Server, person: Person, table: str) -> list[str]:
    """How the seats are played once the clocks were looked at."""
    room = await server.service.room(table)
    room.run_out()
    await room.until_saved()
    return [seat["state"] for seat in (await shown(person, table))["seats"]]


def test_a_clock_stands_on_holiday_and_goes_on_with_what_was_left(tmp_path: Path) -> None:
    async def work(server: Server, time: Time, table: str, asked: Person) -> None:
        time.pass_by(2 * HOUR)
        days = [{"first": "2027-01-15", "last": "2027-01-17"}]
        assert (await asked.put("/api/me/notices/holidays", holidays=days)).status_code == 200
        await server.service.holidays.look()
        found = await shown(asked, table)
        assert [seat["holiday"] for seat in found["seats"] if seat["holiday"]] == ["2027-01-17"]
        assert found["left"] is None
        time.pass_by(2 * DAY)
        assert await states(server, asked, table) == ["person", "person"]
        time.pass_by(1 * DAY)
        await server.service.holidays.look()
        found = await shown(asked, table)
        assert not any(seat["holiday"] for seat in found["seats"])
        assert found["left"] == pytest.approx(10 * HOUR * 1000, abs=5000)
        async with asked.socket(table) as socket:
            await socket.hello()
            (update,) = socket.last.values()
            assert [(n["kind"], n.get("until")) for n in update["notes"]] == [
                ("holiday", "2027-01-17"),
                ("holiday", None),
            ]

    played(tmp_path, work)


def test_what_stands_still_stands_still_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as server:
            table, people = await server.table("Ana Bo", pace=PACE)
            for person in people:
                days = [{"first": "2027-01-15", "last": "2027-01-20"}]
                await person.put("/api/me/notices/holidays", holidays=days)
            await server.service.holidays.look()
        async with serving(tmp_path, time=time) as server:
            time.pass_by(3 * DAY)
            for person in people:
                person.at = server
            room = await server.service.room(table)
            room.run_out()
            await room.until_saved()
            assert [row.state for row in room.seats] == ["person", "person"]
            assert sorted(room.holidays) == [0, 1]
            assert room.clocks.deadline() is None

    run(work())


def test_a_table_that_begins_right_after_a_restart_knows_who_is_on_holiday(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as server:
            _, people = await server.table("Ana Bo", pace=PACE)
            days = [{"first": "2027-01-15", "last": "2027-01-20"}]
            await people[0].put("/api/me/notices/holidays", holidays=days)
            await server.service.holidays.look()
            ((ana, last),) = server.service.holidays.on.items()
        app = application(tmp_path, now=time, steady=time.steady, jobs=FirstMove)
        await app.open()
        try:
            assert app.service.holiday_of(ana) == last == "2027-01-20"
        finally:
            await app.service.close()

    run(work())


def test_a_clock_at_zero_has_some_grace_once_in_a_game(tmp_path: Path) -> None:
    async def work(server: Server, time: Time, table: str, asked: Person) -> None:
        server.jobs.is_awake = False  # who comes back is still asked
        time.pass_by(12 * HOUR + 1)
        assert await states(server, asked, table) == ["person", "person"]
        left = (await shown(asked, table))["left"]
        assert left == pytest.approx(3 * HOUR * 1000, abs=5000)
        time.pass_by(3 * HOUR + 1)
        assert sorted(await states(server, asked, table)) == ["person", "stand-in"]
        async with asked.socket(table) as socket:
            await socket.hello()
            await socket.command("back")
            time.pass_by(12 * HOUR + 1)
        assert sorted(await states(server, asked, table)) == ["person", "stand-in"]

    played(tmp_path, work)


def changed(rows: list[HolidayRow], *wanted: tuple[str, str]) -> list[HolidayRow]:
    days = [Holiday(*days) for days in wanted]
    return holidays.changed(1, rows, days, TODAY, 30)


def test_a_holiday_that_has_begun_ends_earlier_or_later_and_is_never_undone() -> None:
    past = HolidayRow(1, "2027-01-01", "2027-01-03", "over")
    begun = HolidayRow(1, "2027-01-13", "2027-01-20", "on")
    assert changed([past, begun]) == [past, HolidayRow(1, "2027-01-13", "2027-01-14", "on")]
    assert changed([past, begun], ("2027-01-13", "2027-01-20")) == [past, begun]
    longer = changed([past, begun], ("2027-01-13", "2027-01-22"))
    assert longer[1] == HolidayRow(1, "2027-01-13", "2027-01-22", "planned")
    assert holidays.taken([past, begun], 2027) == 11


def test_a_holiday_given_up_on_its_first_day_ends_at_once(tmp_path: Path) -> None:
    async def work(server: Server, time: Time, table: str, asked: Person) -> None:
        path = "/api/me/notices/holidays"
        days = [{"first": "2027-01-15", "last": "2027-01-17"}]
        for given_up in (days, [{"first": "2027-01-15", "last": "2027-01-20"}]):
            assert (await asked.put(path, holidays=given_up)).status_code == 200
            await server.service.holidays.look()
            assert (await shown(asked, table))["left"] is None
            mine = (await asked.put(path, holidays=[])).json()
            assert (mine["holidays"], mine["holidays_left"]) == ([], mine["holidays_a_year"])
            await server.service.holidays.look()
            assert (await shown(asked, table))["left"] is not None

    played(tmp_path, work)


@pytest.mark.parametrize(
    "wanted",
    [
        [("2027-01-14", "2027-01-16")],
        [("2027-02-02", "2027-02-01")],
        [("2027-02-30", "2027-03-01")],
        [("2027-02-01", "2027-03-03")],
        [("2027-02-01", "2027-02-05"), ("2027-02-05", "2027-02-06")],
    ],
)
def test_days_that_cannot_be_holidays_are_refused(wanted: list[tuple[str, str]]) -> None:
    with pytest.raises(Refusal) as refused:
        changed([], *wanted)
    assert refused.value.error == "holidays/bad"


def test_everybody_sees_that_what_is_left_is_the_grace(tmp_path: Path) -> None:
    async def graces(person: Person, table: str) -> list[bool]:
        async with person.socket(table) as socket:
            await socket.hello()
            (update,) = socket.last.values()
            return [clock.get("grace", False) for clock in update["clocks"]]

    async def work(server: Server, time: Time, table: str, asked: Person) -> None:
        server.jobs.is_awake = False
        assert await graces(asked, table) == [False, False]
        time.pass_by(12 * HOUR + 1)
        await states(server, asked, table)
        assert sorted(await graces(asked, table)) == [False, True]
        server.service.throw_away(await server.service.room(table))  # and it is stored
        assert sorted(await graces(asked, table)) == [False, True]
        time.pass_by(3 * HOUR + 1)
        await states(server, asked, table)
        assert await graces(asked, table) == [False, False]

    played(tmp_path, work)


def test_lists_say_who_is_on_holiday_where_no_room_stands(tmp_path: Path) -> None:
    async def work(server: Server, time: Time, table: str, asked: Person) -> None:
        days = [{"first": "2027-01-15", "last": "2027-01-17"}]
        await asked.put("/api/me/notices/holidays", holidays=days)
        await server.service.holidays.look()
        room = await server.service.room(table)
        await room.until_saved()
        server.service.throw_away(room)
        (found,) = (await asked.get("/api/me/tables")).json()["tables"]
        assert [seat["holiday"] for seat in found["seats"] if seat["holiday"]] == ["2027-01-17"]

    played(tmp_path, work)
