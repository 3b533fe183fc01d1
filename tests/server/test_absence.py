"""Who is away, and since when: stored, and measured by the time that the server is up."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Person, Server, Socket, Time, run, serving
from tests.server.test_bots import asked_seat
from tests.server.test_clocks import HOUR, copied
from tests.server.test_taking_up import again

ABSENT = 300.0  # where a clock runs for the whole game
DAY = 24 * HOUR
LIVE = {"kind": "live", "bank": 86_400_000}
TOO_EARLY = "stand/present"


async def asks_for_a_bot(socket: Socket, seat: int) -> str:
    """Ask for a bot on somebody's seat; the answer."""
    answer, content = await socket.command("stand", seat=seat, bot="random")
    return str(content.get("error", answer))


@asynccontextmanager
async def first_one_back(at: Server, person: Person, table: str) -> AsyncIterator[Socket]:
    at.jobs.is_awake = False
    async with (await again(at, person)).socket(table) as socket:
        await socket.hello()
        yield socket


async def gone(socket: Socket, seat: int) -> None:
    """Listen until somebody's last socket is closed."""
    while (await socket.until("table"))["seats"][seat]["present"]:
        pass


@pytest.mark.parametrize("ending", ["stopped", "killed"])
def test_the_first_one_back_after_a_restart_cannot_seat_a_bot_for_the_other(
    tmp_path: Path, ending: str
) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea", pace=LIVE)
            async with people[0].socket(table) as first, people[1].socket(table) as second:
                seat, _, other = await asked_seat(first, second)
                time.pass_by(HOUR)
                await other.command("stop", agree=False)  # so that an hour of service is stored
                killed = copied(tmp_path)
        time.sleep(HOUR)
        async with (
            serving(killed if ending == "killed" else tmp_path, time=time) as at,
            first_one_back(at, people[1 - seat], table) as socket,
        ):
            assert await asks_for_a_bot(socket, seat) == TOO_EARLY
            time.pass_by(ABSENT - 2)
            assert await asks_for_a_bot(socket, seat) == TOO_EARLY
            time.pass_by(2)
            assert await asks_for_a_bot(socket, seat) == "ack"

    run(work())


def test_absence_goes_on_over_a_restart_and_not_while_the_server_is_down(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea", pace=LIVE)
            async with people[0].socket(table) as first, people[1].socket(table) as second:
                seat, mine, other = await asked_seat(first, second)
                time.pass_by(HOUR)
                await mine.wire.close()
                await gone(other, seat)
                time.pass_by(200)
        time.sleep(HOUR)
        async with (
            serving(tmp_path, time=time) as at,
            first_one_back(at, people[1 - seat], table) as socket,
        ):
            assert await asks_for_a_bot(socket, seat) == TOO_EARLY
            time.pass_by(100)
            assert await asks_for_a_bot(socket, seat) == "ack"

    run(work())


def test_who_came_back_is_not_away_though_the_room_is_built_again(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea", pace=LIVE)
            async with people[0].socket(table) as first, people[1].socket(table) as second:
                seat, mine, other = await asked_seat(first, second)
                await mine.wire.close()
                await gone(other, seat)
                time.pass_by(ABSENT - 1)
                async with people[seat].socket(table) as again_here:
                    await again_here.hello()
                    time.pass_by(HOUR)
                    at.service.throw_away(await at.service.room(table))
                    async with first_one_back(at, people[1 - seat], table) as socket:
                        assert await asks_for_a_bot(socket, seat) == TOO_EARLY
                        time.pass_by(ABSENT)
                        assert await asks_for_a_bot(socket, seat) == "ack"

    run(work())


def test_who_sat_down_and_never_looked_is_away_since_then(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            people = [await at.person(name) for name in ("Ana", "Bea")]
            waiting: list[int] = []
            while len(waiting) != 2:  # one seat may have to swap a building first (H-008)
                opened = await people[0].open("havana", pace=LIVE)
                table = opened["table"]["table"]
                time.pass_by(HOUR)
                await people[1].post("/api/join", token=opened["invitation"])
                waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
            time.pass_by(ABSENT - 10)
            async with first_one_back(at, people[0], table) as socket:
                assert await asks_for_a_bot(socket, 1) == TOO_EARLY
                time.seconds += HOUR  # nothing is measured by the time of day
                assert await asks_for_a_bot(socket, 1) == TOO_EARLY
                time.pass_by(10)
                assert await asks_for_a_bot(socket, 1) == "ack"

    run(work())


def test_who_takes_a_second_seat_is_not_away_since_then(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana = await at.person("Ana")
            table = (await ana.open("cuba", 3))["table"]["table"]
            async with ana.socket(table) as socket:
                await socket.hello()
                sat = await ana.post(f"/api/tables/{table}/sit", seat=1)
                assert sat.json()["yours"] == [0, 1]
                time.pass_by(HOUR)
                assert (await ana.post(f"/api/tables/{table}/begin")).json()["state"] == "running"
                killed = copied(tmp_path)
        async with serving(killed, time=time) as at:
            room = await at.service.room(table)
            assert room.presence.since(room.seats[0].identity) == int(1000 * HOUR)

    run(work())


def test_the_others_see_for_how_long_somebody_has_been_away(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea")
            async with people[0].socket(table) as first:
                async with people[1].socket(table) as second:
                    await first.hello()
                    await second.hello()
                    found = (await people[0].get(f"/api/tables/{table}")).json()["seats"]
                    assert [seat["away"] for seat in found] == [None, None]
                await gone(first, 1)
                time.pass_by(400)
                found = (await people[0].get(f"/api/tables/{table}")).json()["seats"]
                assert found[0]["away"] is None
                assert found[1]["away"] == pytest.approx(400_000, abs=2_000)

    run(work())


@pytest.mark.parametrize("pace", [{"kind": "none"}, {"kind": "turn", "turn": 3 * 86_400_000}])
def test_at_a_table_of_days_who_is_away_has_a_day(tmp_path: Path, pace: dict[str, Any]) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, people = await at.table("Ana Bea", pace=pace)
            waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
            async with first_one_back(at, people[1 - waiting[0]], table) as socket:
                time.pass_by(DAY - HOUR)
                assert await asks_for_a_bot(socket, waiting[0]) == TOO_EARLY
                await socket.command("stop", agree=True)
                again_seen = (await people[0].get(f"/api/tables/{table}")).json()
                assert again_seen["state"] == "running", "who sleeps has not left"
                time.pass_by(HOUR)
                assert await asks_for_a_bot(socket, waiting[0]) == "ack"

    run(work())
