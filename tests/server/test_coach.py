"""A coach for who plays alone: it knows one view, hurries nobody, and tells nobody else."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json

from malecon.server.table import coach
from malecon.server.workers.jobs import LocalJobs
from tests.server.served import Person, Server, Socket, run, serving

BOTS = {"who": ["me", {"bot": "rules"}, {"bot": "rules"}], "rated": False}


async def asked(socket: Socket, seat: int = 0) -> tuple[str, Any]:
    """Ask a coach; advice or refusal."""
    key = next(socket.keys)
    await socket.say("coach", id=key, seat=seat)
    while True:
        name, answer = await socket.hear()
        if name in ("advice", "refused") and answer["id"] == key:
            return name, answer


async def alone(at: Server, **opening: Any) -> tuple[str, Person]:
    """A table of one person and bots at which that person is asked."""
    at.jobs.is_awake = False
    while True:
        table, (ana,) = await at.table("Ana", "havana", seats=3, **(BOTS | opening))
        if 0 in (await ana.get(f"/api/tables/{table}")).json()["waiting"]:
            return table, ana


def test_it_tells_three_plans_that_can_be_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                assert (await socket.hello())["table"]["coach"]
                before = socket.last[0]["n"]
                name, advice = await asked(socket)
                assert name == "advice"
                plans = advice["plans"]
                assert len(plans) == 3
                assert len({plan["moves"][0] for plan in plans}) == 3
                assert all(set(plan["moves"][:1]) <= set(socket.offered(0)) for plan in plans)
                assert advice["n"] == before
                assert (await socket.play(*plans[0]["moves"]))[0] == "ack"

    run(work())


def test_there_is_none_where_other_people_sit_or_ratings_are_at_stake(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea", rated=False)
            async with ana.socket(table) as socket, bea.socket(table) as other:
                assert not (await socket.hello())["table"]["coach"]
                await other.hello()
                assert (await asked(socket))[1]["error"] == "coach/people"
                await other.command("resign")
                assert (await asked(socket))[1]["error"] == "coach/people"
            table, ana = await alone(at, rated=True)
            async with ana.socket(table) as socket:
                assert not (await socket.hello())["table"]["coach"]
                assert (await asked(socket))[1]["error"] == "coach/rated"

    run(work())


def test_who_is_not_asked_gets_no_advice(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                await socket.hello()
                moves = socket.offered(0)
                await socket.play(moves[0])
                await socket.play(moves[1])
                assert (await asked(socket))[1]["error"] == "move/not-asked"
                assert (await asked(socket, 1))[1]["error"] == "seat/not-yours"

    run(work())


def test_what_it_says_of_a_table_that_has_moved_on_is_not_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                await socket.hello()
                room = at.service.rooms[table]
                (subscriber,) = room.subscribers
                question = coach.CoachQuestion(room, subscriber, "late", 0)
                subscriber.advice = question
                job = question.job()
                assert job is not None
                await socket.play(socket.offered(0)[0])
                assert question.hear(json.encode([]), job)
                assert (await socket.until("refused"))["error"] == "move/stale"

    run(work())


def test_a_question_gives_way_to_the_next_of_the_same_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                await socket.hello()
                room = at.service.rooms[table]
                (subscriber,) = room.subscribers
                first = coach.CoachQuestion(room, subscriber, "first", 0)
                subscriber.advice = first
                assert first.rank() is not None
                subscriber.advice = coach.CoachQuestion(room, subscriber, "second", 0)
                assert first.rank() is None
                assert first.job() is None

    run(work())


def test_whoever_finds_all_bots_busy_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                await socket.hello()
                room = at.service.rooms[table]
                (subscriber,) = room.subscribers
                question = coach.CoachQuestion(room, subscriber, "vain", 0)
                subscriber.advice = question
                job = question.job()
                assert job is not None
                question.miss(job)
                assert (await socket.until("refused"))["error"] == "coach/busy"

    run(work())


def test_nobody_else_hears_of_it_and_nothing_is_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, ana = await alone(at)
            opened = (await ana.post(f"/api/tables/{table}/watch")).json()
            path = f"?watch={opened['token']}"
            async with ana.socket(table) as socket, ana.socket(table, path) as watching:
                await socket.hello()
                await watching.hello(seats=[])
                rows = at.service.rooms[table].begun().rows
                await asked(socket)
                await watching.say("ping")
                assert "advice" not in await _names(watching)
                assert at.service.rooms[table].begun().rows == rows

    run(work())


async def _names(socket: Socket) -> list[str]:
    """What is heard up to the answer to a ping."""
    found: list[str] = []
    while not found or found[-1] != "pong":
        found.append((await socket.hear())[0])
    return found


def test_a_worker_thinks_and_answers_within_two_seconds(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, jobs=lambda: LocalJobs(1)) as at:
            table, ana = await alone(at)
            async with ana.socket(table) as socket:
                await socket.hello()
                await asked(socket)  # the worker comes up
                async with asyncio.timeout(2):
                    name, _ = await asked(socket)
                assert name == "advice"

    run(work())
