"""Bots that stand in: seen by everybody, slow enough to follow, and never the end of a game."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from malecon.server.table import bot_seats
from tests.server.served import Socket, Time, run, serving

SOLO: list[Any] = ["me", {"bot": "random"}]
LIVE = {"kind": "live", "bank": 60_000, "increment": 0}


async def grown(socket: Socket, seat: int, seconds: float) -> int:
    """How much the log of a seat grows in some seconds."""
    before = int(socket.last[seat]["n"])
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while (left := until - loop.time()) > 0:
        try:
            async with asyncio.timeout(left):
                await socket.hear()
        except TimeoutError:
            break
    return int(socket.last[seat]["n"]) - before


def test_my_stand_in_plays_at_a_pace_that_I_can_follow_and_I_take_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open("cuba", 2, who=SOLO)
            async with ana.socket(opened["table"]["table"]) as mine:
                await mine.hello()
                await mine.asked()
                began = asyncio.get_running_loop().time()
                assert (await mine.command("stand", bot="random"))[0] == "ack"
                answers = 0
                while answers < 4:  # a bot that answers at once has soon played a whole game
                    update = await mine.until("update")
                    answers += update["row"] is None
                    assert update["view"] is not None
                assert asyncio.get_running_loop().time() - began > 3 * 0.2
                assert (await mine.command("back"))[0] == "ack"
                kinds = [note["kind"] for note in mine.last[0]["notes"]]
                assert kinds == ["stand", "back"]

    monkeypatch.setattr(bot_seats, "WATCHABLE", 0.2)
    run(work())


def test_a_game_that_everybody_has_left_pauses_until_somebody_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            for seat, person in enumerate((ana, bea)):
                await person.post(f"/api/tables/{table}/leave", seat=seat)
            cookie = ana.http.cookies["malecon"]
            async with ana.socket(table) as mine:
                welcome = await mine.hello()
                assert welcome["table"]["paused"]
                assert await grown(mine, 0, 0.5) == 0
            running = (await ana.get("/api/me/tables?state=running")).json()["tables"]
            assert [found["paused"] for found in running] == [True]
        async with serving(tmp_path) as at:
            ana = await at.person()
            ana.http.cookies.set("malecon", cookie)
            async with ana.socket(table) as mine:
                assert (await mine.hello())["table"]["paused"]
                assert await grown(mine, 0, 0.5) == 0
                assert (await mine.command("back"))[0] == "ack"
                assert not (await ana.get(f"/api/tables/{table}")).json()["paused"]
                await mine.asked()

    run(work())


def test_when_the_last_clock_runs_out_the_game_pauses(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana = await at.person("Ana")
            opened = await ana.open("cuba", 2, who=SOLO, pace=LIVE)
            async with ana.socket(opened["table"]["table"]) as mine:
                await mine.hello()
                await mine.asked()
                time.pass_by(61)
                while (await mine.until("update"))["row"] is None:
                    pass
                assert (await mine.until("table"))["paused"]
                assert await grown(mine, 0, 0.5) == 0

    run(work())


def test_games_of_bots_and_resigned_games_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open("havana", 2, who=SOLO)
            async with ana.socket(opened["table"]["table"]) as mine:
                await mine.hello()
                assert (await mine.command("resign", bot="random"))[0] == "ack"
                await mine.until("over")

    run(work())


def test_everybody_reads_since_when_a_bot_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as mine:
                await mine.hello()
                assert "notes" not in mine.last[0]
                await bea.post(f"/api/tables/{table}/leave", seat=1)
                while "notes" not in mine.last[0]:
                    await mine.hear()
                (note,) = mine.last[0]["notes"]
                assert note.pop("at") == len(mine.events[0])
                assert note == {
                    "kind": "stand", "seat": 1, "heading": "setup", "bot": "rules", "why": "left",
                }  # fmt: skip
            async with ana.socket(table) as again:  # built again, or come back
                await again.hello()
                assert [note["why"] for note in again.last[0]["notes"]] == ["left"]

    run(work())
