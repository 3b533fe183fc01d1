"""Turns planned ahead and queued: seen by their person alone, played once, void if they differ."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from malecon.server.storage.sqlite import database
from malecon.server.storage.sqlite.connections import FILE
from tests.server import client
from tests.server import serving as processes
from tests.server.served import Person, Server, Socket, run, serving

PIECES = ("take wood", "take stone", "take citrus", "take sugar", "end")


class Pair:
    """A game of CUBA between two people, as both see it."""

    def __init__(self, table: str, sockets: list[Socket], people: Sequence[Person] = ()) -> None:
        self.table = table
        self.people = people
        self.sockets = sockets
        self.asked = -1

    @property
    def other(self) -> int:
        return 1 - self.asked

    async def begin(self) -> None:
        """Come to the first round of cards."""
        for socket in dict.fromkeys(self.sockets):
            await socket.hello()
        self.asked = self.sockets[0].last[0]["waiting"][0]
        while self.sockets[0].last[0]["view"]["step"] != "card":
            seat = self.asked
            pieces = self.sockets[0].last[0]["view"]["step"] == "pieces"
            await self.play(seat, *(PIECES if pieces else [self.sockets[seat].offered(seat)[0]]))

    async def play(self, seat: int, *moves: str) -> None:
        answer = await self.sockets[seat].play(*moves, seat=seat)
        assert answer[0] == "ack", answer
        await self.catch_up(seat)

    async def catch_up(self, seat: int) -> None:
        """Both have heard what is saved by now."""
        for socket in self.sockets:
            await socket.say("ping")
            await socket.until("pong")
        self.asked = self.sockets[seat].last[seat]["waiting"][0]

    async def plan(self, seat: int, *moves: str) -> dict[str, Any]:
        socket = self.sockets[seat]
        await socket.say("plan", seat=seat, moves=list(moves))
        return dict(await socket.until("planned", "refused"))

    async def queue(self, seat: int, *moves: str) -> dict[str, Any]:
        """Plan a turn and queue it; what the owner is told of it."""
        shown = await self.plan(seat, *moves)
        socket = self.sockets[seat]
        content = {"id": next(socket.keys), "seat": seat, "moves": moves, "mark": shown["mark"]}
        await socket.say("queue", **content)
        found = await socket.until("queued", "refused")
        if "error" not in found:
            await socket.until("ack")
        return dict(found)

    async def news(self, seat: int) -> dict[str, Any]:
        """What has become of a seat's queued turn."""
        told = self.sockets[seat].queued
        await self.sockets[seat].waiting_for(lambda: told[seat]["state"] != "waiting")
        return told[seat]


@asynccontextmanager
async def pair(at: Server) -> AsyncIterator[Pair]:
    """A game in its first round of cards."""
    table, people = await at.table("Ana Bea")
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        found = Pair(table, [first, second], people)
        await found.begin()
        yield found


def test_a_plan_is_stored_nowhere_and_told_to_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            before = [socket.last[seat] for seat, socket in enumerate(game.sockets)]
            commits = at.service.store.commits
            shown = await game.plan(me, "worker")
            assert (shown["why"], shown["moves"], shown["stuck"]) == ("", ["worker"], None)
            assert shown["view"]["turn"] == me
            place = shown["offer"]["moves"][0]["move"]
            again = await game.plan(me, "worker", place, "dance b2")
            assert again["error"] == "move/bad"
            further = await game.plan(me, "worker", place, "merchant")
            assert further["moves"] == ["worker", place]
            assert further["stuck"]["move"] == "merchant"
            assert (await game.plan(other))["why"] == ""
            await game.catch_up(me)
            assert before == [socket.last[seat] for seat, socket in enumerate(game.sockets)]
            assert at.service.store.commits == commits
            assert (await game.plan(other))["n"] == before[other]["n"]

    run(work())


def test_a_queued_turn_is_played_when_its_seat_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            n = game.sockets[other].last[other]["n"]
            queued = await game.queue(me, "mayor", "end")
            assert queued == {
                "seat": me, "moves": ["mayor", "end"], "state": "waiting", "why": "", "move": ""
            }  # fmt: skip
            await game.catch_up(other)
            assert game.sockets[other].last[other]["n"] == n, "nobody else's business"
            await game.play(other, "worker", "place a1")
            assert game.asked == other
            await game.play(other, "end")
            told = await game.news(me)
            assert (told["state"], told["moves"]) == ("played", ["mayor", "end"])
            await game.catch_up(other)
            seen = game.sockets[other].last[other]
            assert seen["view"]["players"][me]["played"] == ["mayor"]
            assert seen["waiting"] == [other]
            assert seen["n"] == game.sockets[me].last[me]["n"]
            log = (await game.people[other].get(f"/api/tables/{game.table}/replay")).json()
            assert "queue" not in str(log)

    run(work())


def test_a_queued_turn_that_would_bring_something_else_is_not_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            assert (await game.queue(me, "merchant", "buy tobacco", "end"))["state"] == "waiting"
            await game.play(other, "merchant", "buy tobacco", "end")
            told = await game.news(me)
            assert (told["state"], told["why"]) == ("void", "effect")
            await game.catch_up(me)
            assert game.asked == me
            assert game.sockets[me].last[me]["view"]["players"][me]["played"] == []

    run(work())


def test_a_queued_turn_that_is_not_possible_any_more_names_the_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            shown = await game.plan(me, "merchant")
            take = next(m["move"] for m in shown["offer"]["moves"] if "take " in m["move"])
            assert (await game.queue(me, "merchant", take, "end"))["state"] == "waiting"
            await game.play(other, "merchant", take, "end")
            told = await game.news(me)
            assert (told["state"], told["why"], told["move"]) == ("void", "illegal", take)

    run(work())


@pytest.mark.parametrize("who", ["other", "me"])
def test_a_queued_turn_is_withdrawn_by_its_person_alone(tmp_path: Path, who: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            await game.queue(me, "mayor", "end")
            by = me if who == "me" else other
            answer = await game.sockets[by].command("withdraw", seat=me)
            if who == "other":
                assert answer[1]["error"] == "seat/not-yours"
                return
            assert answer[0] == "ack"
            await game.play(other, "mayor", "end")
            assert game.asked == me
            again = await game.sockets[me].command("withdraw", seat=me)
            assert again[1]["error"] == "queue/empty"

    run(work())


def test_a_queued_turn_is_void_when_somebody_takes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            await game.play(other, "worker")
            await game.queue(me, "mayor", "end")
            socket = game.sockets[other]
            await socket.command("undo", seat=other, n=socket.last[other]["n"])
            told = await game.news(me)
            assert (told["state"], told["why"]) == ("void", "undo")
            await game.play(other, "mayor", "end")
            assert game.asked == me

    run(work())


def test_a_queued_turn_is_void_when_a_bot_takes_the_seat_or_the_game_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            await game.queue(me, "mayor", "end")
            await game.sockets[me].say("stand", id="s", seat=me)
            assert (await game.news(me))["why"] == "bot"
            refused = await game.queue(me, "mayor", "end")
            assert refused["error"] == "move/not-asked"
            await game.sockets[me].command("back", seat=me)
            await game.queue(me, "mayor", "end")
            await game.sockets[other].command("stop", seat=other, agree=True)
            await game.sockets[me].say("stop", id="t", seat=me, agree=True)
            assert (await game.news(me))["why"] == "over"

    run(work())


def test_only_what_was_shown_is_queued_and_only_ahead(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            shown = await game.plan(me, "mayor")
            answer = await game.sockets[me].command(
                "queue", seat=me, moves=["mayor", "end"], mark=shown["mark"]
            )
            assert answer[1]["error"] == "queue/other"
            asked = await game.queue(other, "mayor", "end")
            assert asked["error"] == "queue/asked"
            theirs = await game.sockets[other].command(
                "queue", seat=me, moves=["mayor"], mark=shown["mark"]
            )
            assert theirs[1]["error"] == "seat/not-yours"

    run(work())


def test_a_retried_queue_is_not_queued_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            shown = await game.plan(me, "mayor", "end")
            socket = game.sockets[me]
            content = {"id": "q", "seat": me, "moves": ["mayor", "end"], "mark": shown["mark"]}
            first = await socket.command("queue", **content)
            await game.play(other, "worker", "place a1", "end")
            assert (await game.news(me))["state"] == "played"
            assert await socket.command("queue", **content) == first
            await game.people[me].post("/api/me", name="Ana")
            async with game.people[me].socket(game.table) as again:
                await again.hello()
                assert (await again.until("queued"))["state"] == "played"

    run(work())


def test_a_queued_turn_outlives_the_server_and_is_played_by_the_next(tmp_path: Path) -> None:
    """Also where it was to be played next: nobody has to come for it."""

    async def work() -> None:
        async with serving(tmp_path) as at, pair(at) as game:
            me, other = game.other, game.asked
            await game.queue(me, "mayor", "end")
            table, cookies = game.table, [person.cookie for person in game.people]
        async with serving(tmp_path) as at:
            people = [await at.person(), await at.person()]
            for person, cookie in zip(people, cookies, strict=True):
                person.http.cookies.set("malecon", cookie.partition("=")[2])
            async with people[me].socket(table) as mine, people[other].socket(table) as theirs:
                await mine.hello()
                assert (await mine.until("queued"))["state"] == "waiting"
                await theirs.hello()
                await theirs.play("worker", "place a1", "end", seat=other)
                await mine.waiting_for(lambda: mine.queued[me]["state"] == "played")
            exported = (await people[me].get("/api/me/export")).json()
            assert [turn["state"] for turn in exported["queued"]] == ["played"]
            assert (await people[me].delete("/api/me")).status_code == 204
        db = database.connect(str(tmp_path / FILE))
        assert db.execute("SELECT count(*) FROM queued").fetchone() == (0,)
        db.close()

    run(work())


def test_each_seat_of_one_person_has_a_queue_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", seats=3, who=["me", "me", "me"])
            async with ana.socket(table) as socket:
                game = Pair(table, [socket] * 3)
                await game.begin()
                first = game.asked
                second, third = (first + 1) % 3, (first + 2) % 3
                for seat, card in ((second, "mayor"), (third, "architect")):
                    assert (await game.queue(seat, card, "end"))["state"] == "waiting"
                await socket.play("worker", "place a1", "end", seat=first)
                for seat in (second, third):
                    assert (await game.news(seat))["state"] == "played"
                await game.catch_up(first)
                assert game.asked == first

    run(work())


async def killed_in_between(at: processes.Server, number: int) -> None:
    """A queued turn is stored, the one before it is played, and the server is killed at once."""
    people = [client.Person(at.port, name) for name in ("Ana", "Bea")]
    for person in people:
        await person.arrive()
    opening = {"game": "cuba", "seats": 2, "who": ["me", "open"]}
    opened = await people[0].request("POST", "/api/tables", opening)
    table = opened["table"]["table"]
    await people[1].request("POST", "/api/join", {"token": opened["invitation"]})
    url = f"ws://127.0.0.1:{at.port}/api/tables/{table}/socket"
    sockets = [Socket(url, {"Cookie": person.cookie}) for person in people]
    async with sockets[0], sockets[1]:
        game = Pair(table, sockets)
        await game.begin()
        me, other = game.other, game.asked
        await game.queue(me, "mayor", "end")
        moves = ["worker", "place a1", "end"]
        n = sockets[other].last[other]["n"]
        await sockets[other].say("play", id="k", seat=other, n=n, moves=moves)
        if number % 2:
            await sockets[other].until("ack")
        at.kill()
    at.start()
    await at.ready()
    async with Socket(url, {"Cookie": people[other].cookie}) as again:
        await again.hello()
        await again.command("play", id="k", seat=other, n=n, moves=moves)
        await again.waiting_for(lambda: again.last[other]["waiting"] == [other])
        played = [player["played"] for player in again.last[other]["view"]["players"]]
        assert played[me] == ["mayor"]
        assert played[other] == ["worker"]


def test_a_queued_turn_is_played_once_though_the_server_is_killed(tmp_path: Path) -> None:
    at = processes.Server(tmp_path / "data")

    async def work() -> None:
        at.start()
        await at.ready()
        for number in range(4):
            await killed_in_between(at, number)

    try:
        run(work())
        assert at.trouble() == ""
    finally:
        at.end()
