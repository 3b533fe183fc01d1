"""Bots in seats, bots that stand in, clocks, and workers that die."""

import asyncio
import errno
import itertools
import os
import signal
from collections.abc import Hashable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json

from malecon import Match
from malecon.server.workers.bots import choose
from malecon.server.workers.jobs import LocalJobs
from malecon.server.workers.questions import Job, Question
from malecon.server.workers.shares import AWAY, HERE, UNSEEN, WATCHED
from tests.server.served import Socket, Time, run, serving

TAKE = ["take wood", "take stone", "take citrus", "take sugar", "end"]
LIVE = {"kind": "live", "bank": 60_000, "increment": 5_000}


class Asked(Question):
    """Somebody who asks a bot for its first move."""

    def __init__(self, bot: str = "random") -> None:
        match = Match("cuba", seats=2, seed=1)
        seat = match.waiting[0]
        self.legal = match.position.legal(seat)
        self.asked = Job(
            "t", 0, seat, bot, match.game.resolved.encode().decode(),
            Raw(json.encode(match.view(seat))), self.legal, 200.0,
        )  # fmt: skip
        self.answered: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self.accounts = (self,)
        self.puts = 0

    accounts: tuple[Hashable, ...] = ()

    def rank(self) -> int:
        return HERE

    def job(self) -> Job:
        self.puts += 1
        return self.asked

    def answer(self, actions: list[int]) -> None:
        self.answered.set_result(actions)

    async def by(self, jobs: LocalJobs) -> list[int]:
        """Ask, and wait for the answer."""
        jobs.ask(self)
        async with asyncio.timeout(20):
            return await self.answered


def test_a_bot_that_gets_little_of_the_machine_still_answers_in_time() -> None:
    """Its budget is of CPU time; whoever waits for it waits by the clock on the wall."""

    async def work() -> None:
        asked = Asked("planner")
        asked.asked.ms = 3_600_000.0
        looked = itertools.count(0.0, 600.0)  # seconds: six looks are an hour
        (chosen, *_) = choose(asked.asked, now=lambda: next(looked))
        assert chosen in asked.legal
        assert next(looked) < 3 * 3600

    run(work())


class NoFiles(SpawnContext):
    """Where no worker can be started for a while."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.left = times

    def Pipe(self, duplex: bool = True) -> tuple[Connection, Connection]:
        if self.left:
            self.left -= 1
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return super().Pipe(duplex)


async def asked_seat(first: Socket, second: Socket) -> tuple[int, Socket, Socket]:
    """Say hello; the seat that is asked, its socket and the other one."""
    await first.hello()
    await second.hello()
    seat = first.last[0]["waiting"][0]
    return (seat, first, second) if seat == 0 else (seat, second, first)


def test_bots_play_from_the_start(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open("havana", 3, who=[{"bot": "random"}] * 3)
            async with ana.socket(opened["table"]["table"]) as socket:
                await socket.say("hello")
                result = (await socket.until("over"))["result"]
                assert len(result["scores"]) == 3

    run(work())


@pytest.mark.parametrize("pace", [LIVE, {"kind": "turn", "turn": 3_600_000}])
def test_a_bot_stands_in_when_the_clock_runs_out_and_the_seat_is_taken_back(
    tmp_path: Path, pace: dict[str, Any]
) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea", pace=pace)
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, other = await asked_seat(first, second)
                clock = mine.last[seat]["clocks"][seat]
                assert clock == {"left": pace.get("bank") or pace["turn"], "runs": True}
                time.pass_by(clock["left"] / 1000 - 1)
                await mine.play("take wood", seat=seat)
                assert mine.last[seat]["clocks"][seat]["left"] == 1000
                time.pass_by(2)
                while (row := (await other.until("update"))["row"]) is None:
                    pass
                assert (row["kind"], row["seat"], row["why"]) == ("stand", seat, "clock")
                refused = await mine.play("take stone", seat=seat)
                assert refused[1]["error"] == "move/not-asked"
                assert (await mine.command("back"))[0] == "ack"
                assert mine.last[seat]["clocks"][seat]["left"] >= 60_000
                assert (await mine.play("take stone", seat=seat))[0] == "ack"

    run(work())


def test_the_increment_comes_when_the_turn_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, bea) = await at.table("Ana Bea", pace=LIVE)
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, _ = await asked_seat(first, second)
                time.pass_by(10)
                await mine.play(*TAKE, seat=seat)
                left = [clock["left"] for clock in mine.last[seat]["clocks"]]
                assert left[seat] == 60_000 - 10_000 + 5_000
                assert mine.last[seat]["clocks"][1 - seat]["runs"]

    run(work())


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, _) = await at.table("Ana Bea", pace=LIVE)
            time.pass_by(20)
            cookie = ana.http.cookies["malecon"]
        time.sleep(5 * 86_400)
        async with serving(tmp_path, time=time) as at:
            ana = await at.person()
            ana.http.cookies.set("malecon", cookie)
            async with ana.socket(table) as socket:
                await socket.hello()
                left = sorted(clock["left"] for clock in socket.last[0]["clocks"])
                assert left == [40_000, 60_000]

    run(work())


def test_a_person_asks_for_a_stand_in_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, other = await asked_seat(first, second)
                n = other.last[1 - seat]["n"]
                assert (await mine.command("stand", bot="random"))[0] == "ack"
                await other.waiting_for(lambda: other.last[1 - seat]["n"] > n + 3)
                assert (await mine.command("back"))[0] == "ack"
                again = await mine.command("back")
                assert again[1]["error"] == "move/not-asked"

    run(work())


def test_who_leaves_is_stood_in_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea")
            left = (await bea.post(f"/api/tables/{table}/leave", seat=1)).json()
            assert left["seats"][1]["state"] == "stand-in"
            assert left["seats"][1]["name"] == "Bea"
            async with bea.socket(table) as socket:
                await socket.hello()
                assert (await socket.command("back"))[0] == "ack"
            assert (await ana.post(f"/api/tables/{table}/leave", seat=1)).status_code == 403

    run(work())


def test_nobody_holds_a_table_hostage(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            at.jobs.is_awake = False
            table, people = await at.table("Ana Bea", pace={"kind": "live", "bank": 86_400_000})
            async with people[0].socket(table) as first, people[1].socket(table) as second:
                seat, mine, other = await asked_seat(first, second)
                refused = await other.command("stand", seat=seat)
                assert refused[1]["error"] == "stand/present"
                await mine.wire.close()
                while (await other.until("table"))["seats"][seat]["present"]:
                    pass
                refused = await other.command("stand", seat=seat)
                assert refused[1]["error"] == "stand/present"
                time.pass_by(301)
                assert (await other.command("stand", seat=seat))[0] == "ack"
                assert other.last[1 - seat]["row"]["why"] == "absent"

    run(work())


def test_a_late_answer_of_a_bot_is_not_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat, mine, _ = await asked_seat(first, second)
                await mine.command("stand", bot="random")
                asked, late = at.jobs.asked[-1]
                await mine.command("back")
                await mine.play("take stone", seat=seat)
                n = mine.last[seat]["n"]
                late(asked.legal[:1])
                await mine.say("ping")
                await mine.until("pong")
                assert mine.last[seat]["n"] == n
                assert at.service.metrics.count("jobs_late") == 1
                assert json.decode(asked.view)["seat"] == seat
                assert set(asked.__struct_fields__) >= {"view", "legal"}

    run(work())


def test_a_table_uses_the_share_of_the_address_that_it_is_played_from(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            ana = await at.person("Ana")
            opened = await ana.open("cuba", 2, who=[{"bot": "random"}, {"bot": "random"}])
            room = at.service.rooms[opened["table"]["table"]]
            owner = room.table.owner
            (question,) = room.bots.questions.values()
            assert (question.accounts, question.rank()) == ((("owner", owner), owner), UNSEEN)
            async with ana.socket(room.table.id) as socket:
                await socket.hello()
                assert question.rank() == WATCHED
            table, (ana,) = await at.table("Ana", seats=2, who=["me", {"bot": "random"}])
            async with ana.socket(table) as socket:
                await socket.hello()
                room = at.service.rooms[table]
                if not room.bots.questions:
                    await socket.play(*TAKE)
                (question,) = room.bots.questions.values()
                assert question.accounts[-1] == room.table.owner
                assert question.rank() == HERE
                room.bots.questions.clear()
                room.ask_bots()
                (question,) = room.bots.questions.values()
                assert question.accounts == ("127.0.0.1", room.table.owner)
            while room.subscribers:
                await asyncio.sleep(0.01)
            assert question.rank() == AWAY

    run(work())


def test_workers_think_and_a_dead_one_is_replaced() -> None:
    async def work() -> None:
        jobs = LocalJobs(1)
        try:
            asked = Asked("rules")
            assert (await asked.by(jobs))[0] in asked.legal
            kill(jobs)
            assert await Asked().by(jobs)
            assert jobs.replaced == 1
            assert jobs.workers() == 1
        finally:
            await jobs.close()

    run(work())


def test_a_worker_that_is_late_is_killed_and_any_move_played() -> None:
    async def work() -> None:
        jobs = LocalJobs(1, late=0.0)
        try:
            asked = Asked("planner")
            assert (await asked.by(jobs))[0] in asked.legal
            assert jobs.replaced == 1
        finally:
            await jobs.close()

    run(work())


def test_a_question_over_which_a_worker_died_is_asked_once_more() -> None:
    async def work() -> None:
        jobs = LocalJobs(1)
        try:
            assert await Asked().by(jobs)
            asked = Asked("planner")
            asking = asyncio.ensure_future(asked.by(jobs))
            await asyncio.sleep(0)
            kill(jobs)
            assert (await asking)[0] in asked.legal
            assert (asked.puts, jobs.replaced) == (2, 1)
        finally:
            await jobs.close()

    run(work())


def test_a_question_waits_while_no_worker_can_be_started(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        jobs = LocalJobs(2, context=NoFiles(times=3))
        try:
            asked = Asked("rules")
            jobs.ask(asked)
            while not jobs.dead():
                await asyncio.sleep(0.01)
            assert jobs.workers() == 0
            assert jobs.waiting == 1
            assert not asked.answered.done()
            assert (await asked.by(jobs))[0] in asked.legal
            assert (jobs.dead(), jobs.workers(), jobs.waiting, jobs.replaced) == (0, 2, 0, 0)
        finally:
            await jobs.close()

    run(work())
    told = capfd.readouterr().err.splitlines()
    assert [json.decode(line)["tries"] for line in told] == [1, 2]


def test_no_keeper_of_a_worker_ends_unseen() -> None:
    async def work() -> None:
        jobs = LocalJobs(1)
        try:
            supervisor = jobs._supervisors[0]
            supervisor.close()
            supervisor.join()
            assert (jobs.dead(), jobs.workers()) == (1, 0)
        finally:
            await jobs.close()

    run(work())


def kill(jobs: LocalJobs) -> None:
    """The worker dies."""
    process = jobs._supervisors[0]._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join(5)


def test_bots_wait_for_a_worker_as_long_as_their_table_stands(tmp_path: Path) -> None:
    async def work() -> None:
        jobs: list[LocalJobs] = []

        def none_yet() -> LocalJobs:
            jobs.append(LocalJobs(1, context=NoFiles(times=2**40)))
            return jobs[0]

        async with serving(tmp_path, jobs=none_yet) as at:
            ana = await at.person("Ana")
            opened = [await ana.open("cuba", 2, who=[{"bot": "random"}] * 2) for _ in range(3)]
            assert jobs[0].waiting == 3
            room = at.service.rooms[opened[0]["table"]["table"]]
            room.ask_bots()
            assert jobs[0].waiting == 3
            at.service.throw_away(room)
            assert jobs[0].waiting == 2

    run(work())
