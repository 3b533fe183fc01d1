"""Playing at a table: drafts, sealed choices, retries, and what happens when things break."""

import asyncio
from pathlib import Path

import pytest

from malecon.server.storage.rows import Append, Done
from malecon.server.storage.sqlite.store import SqliteStore
from tests.server.served import Socket, play_to_the_end, run, serving


async def both(at_table: tuple[Socket, Socket]) -> int:
    """Two sockets say hello; the seat that is asked."""
    for socket in at_table:
        await socket.hello()
    await swap_if_asked(at_table)
    waiting: list[int] = at_table[0].last[0]["waiting"]
    return waiting[0]


async def swap_if_asked(at_table: tuple[Socket, Socket]) -> None:
    """Some deals of HAVANA begin with a swap of buildings, in sight of all (H-008)."""
    while len(at_table[0].last[0]["waiting"]) == 1:
        seat: int = at_table[0].last[0]["waiting"][0]
        moves = at_table[seat].offered(seat)
        if not any(move.startswith(("swap", "at ")) or move == "end" for move in moves):
            return
        await at_table[seat].play(moves[0], seat=seat)
        await at_table[1 - seat].caught_up(1 - seat, at_table[seat].last[seat]["n"])


def test_moves_are_seen_by_all_and_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat = await both((first, second))
                mine, other = (first, second) if seat == 0 else (second, first)
                before = mine.last[seat]
                events = list(mine.events[seat])
                assert (await mine.play(mine.offered(seat)[0], seat=seat))[0] == "ack"
                assert (await mine.play(mine.offered(seat)[0], seat=seat))[0] == "ack"
                assert mine.last[seat]["draft"] == 2
                undone = await mine.command("undo", seat=seat, n=mine.last[seat]["n"])
                assert undone[0] == "ack"
                assert mine.last[seat]["row"] == {"kind": "undo", "seat": seat}
                assert mine.last[seat]["draft"] == 1
                await mine.command("restart", seat=seat, n=mine.last[seat]["n"])
                assert mine.last[seat]["view"] == before["view"]
                assert mine.events[seat] == events
                assert mine.last[seat]["n"] == before["n"] + 4
                refused = await mine.command("undo", seat=seat, n=mine.last[seat]["n"])
                assert refused[1]["error"] == "move/illegal"
                theirs = 1 - seat
                await other.waiting_for(lambda: other.last[theirs]["n"] == before["n"] + 4)
                assert other.events[theirs] == events

    run(work())


def test_several_moves_are_all_played_or_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", "cuba", seats=2, who=["me", "me"])
            async with ana.socket(table) as socket:
                await socket.hello()
                seat = await socket.asked()
                before = socket.last[seat]
                good = socket.offered(seat)[0]
                refused = await socket.play(good, "dance", seat=seat)
                assert refused[1]["error"] == "move/bad"
                refused = await socket.play(good, "place b2", seat=seat)
                assert refused[1]["error"] == "move/illegal"
                await socket.say("hello")
                await socket.until("update")
                assert socket.last[seat] == before
                turn = ["take wood", "take stone", "take citrus", "take sugar", "end"]
                too_far = await socket.play(*turn, "worker", seat=seat)
                assert too_far[1]["error"] == "move/too-far"
                assert (await socket.play(*turn, seat=seat))[0] == "ack"

    run(work())


def test_a_sealed_choice_is_changed_until_all_are_in_and_shown_to_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea", "havana")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await both((first, second))
                n = second.last[1]["n"]
                cards = first.offered(0)
                assert (await first.play(cards[0], seat=0))[0] == "ack"
                await second.say("ping")
                await second.until("pong")
                assert second.last[1]["n"] == n, "one of two sealed cards is nobody's business"
                assert (await first.play(cards[1], seat=0))[0] == "ack"
                await second.waiting_for(lambda: second.last[1]["n"] > n)
                assert second.last[1]["view"]["laid"] == []
                told = [event["event"] for event in second.last[1]["events"]]
                assert told == ["sealed"]
                laid = first.last[0]["view"]["laid"]
                assert (await first.play(cards[2], cards[3], seat=0))[0] == "ack"
                changed = first.last[0]["view"]["laid"]
                assert not set(changed) & set(laid)
                assert (await second.play(cards[0], cards[1], seat=1, n=n))[0] == "ack"
                await first.waiting_for(lambda: not first.last[0]["view"]["answered"])

    run(work())


def test_the_draft_of_a_turn_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                seat = await socket.asked()
                await socket.play(socket.offered(seat)[0], seat=seat)
                left, events = socket.last[seat], socket.events[seat]
            cookie = ana.http.cookies["malecon"]
        async with serving(tmp_path) as at:
            ana = await at.person()
            ana.http.cookies.set("malecon", cookie)
            async with ana.socket(table) as socket:
                await socket.hello()
                found = socket.last[seat]
                assert found["draft"] == 1
                assert {key: found[key] for key in ("n", "view", "offer", "since")} == {
                    key: left[key] for key in ("n", "view", "offer", "since")
                }
                assert socket.events[seat] == events
                assert (await socket.command("undo", seat=seat, n=found["n"]))[0] == "ack"

    run(work())


def test_a_retry_gets_the_same_answer_and_does_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                seat = await socket.asked()
                command = {"n": socket.last[seat]["n"], "moves": socket.offered(seat)[:1]}
                first = await socket.command("play", seat=seat, id="once", **command)
                again = await socket.command("play", seat=seat, id="once", **command)
                assert first == again
                assert first[0] == "ack"
                other = await socket.command("undo", seat=seat, id="once", n=first[1]["n"])
                assert other[1]["error"] == "key/reused"
                assert socket.last[seat]["n"] == first[1]["n"]
            cookie = ana.http.cookies["malecon"]
        async with serving(tmp_path) as at:
            ana = await at.person()
            ana.http.cookies.set("malecon", cookie)
            async with ana.socket(table) as socket:
                await socket.hello()
                assert await socket.command("play", seat=seat, id="once", **command) == first

    run(work())


def test_the_same_move_sent_sixteen_times_at_once_is_played_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            sockets = [ana.socket(table) for _ in range(16)]
            for socket in sockets:
                await socket.__aenter__()
                await socket.hello()
            seat = await sockets[0].asked()
            n, moves = sockets[0].last[seat]["n"], sockets[0].offered(seat)[:1]
            answers = await asyncio.gather(
                *(s.command("play", seat=seat, id="same", n=n, moves=moves) for s in sockets)
            )
            assert len({str(answer) for answer in answers}) == 1
            assert answers[0] == ("ack", {"id": "same", "seat": seat, "n": n + 1})
            for socket in sockets:
                await socket.__aexit__(None, None, None)

    run(work())


def test_a_stale_move_is_refused_but_not_because_of_others_sealed_choices(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, people = await at.table("Ana Bea Eva", "havana")
            sockets = [person.socket(table) for person in people]
            for socket in sockets:
                await socket.__aenter__()
                await socket.hello()
            old = [socket.last[seat]["n"] for seat, socket in enumerate(sockets)]
            for seat, socket in enumerate(sockets):
                cards = socket.offered(seat)[:2]
                answer = await socket.command("play", seat=seat, n=old[seat], moves=cards)
                assert answer[0] == "ack", answer
            stale = await sockets[0].command("play", seat=0, n=old[0], moves=["end"])
            assert stale[1]["error"] == "move/stale"
            future = await sockets[0].command("play", seat=0, n=9999, moves=["end"])
            assert future[1]["error"] == "request/bad"
            for socket in sockets:
                await socket.__aexit__(None, None, None)

    run(work())


def test_who_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            async with ana.socket(table) as stays:
                await stays.hello()
                seat = await stays.asked()
                async with ana.socket(table) as goes:
                    await goes.hello(seats=[seat])
                await stays.play(stays.offered(seat)[0], seat=seat)
                await stays.command("undo", seat=seat, n=stays.last[seat]["n"])
                await stays.play(stays.offered(seat)[1], seat=seat)
                async with ana.socket(table) as back:
                    back.last, back.events = dict(goes.last), dict(goes.events)
                    await back.hello(seats=[seat], n={str(seat): goes.last[seat]["n"]})
                    assert back.last[seat]["at"] == len(goes.events[seat])
                    assert back.events[seat] == stays.events[seat]
                    assert back.last[seat]["n"] == stays.last[seat]["n"]

    run(work())


def test_what_could_not_be_saved_has_not_happened(tmp_path: Path) -> None:
    class Failing(SqliteStore):
        fails = False

        def append(self, append: Append, done: Done) -> None:
            if self.fails:
                asyncio.get_running_loop().call_soon(done, OSError("no space"))
            else:
                super().append(append, done)

    async def work() -> None:
        store = Failing(tmp_path)
        async with serving(tmp_path, store=store) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                seat = await socket.asked()
                before, move = socket.last[seat], socket.offered(seat)[0]
                store.fails = True
                refused = await socket.play(move, seat=seat, id="lost")
                assert refused[1]["error"] == "store/failed"
            store.fails = False
            async with ana.socket(table) as socket:
                await socket.hello()
                assert socket.last[seat]["view"] == before["view"]
                assert (await socket.play(move, seat=seat, id="lost"))[0] == "ack"

    run(work())


def test_resign_and_a_bot_plays_on_for_good(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as socket, bea.socket(table) as other:
                await both((socket, other))
                assert (await socket.command("resign", bot="random"))[0] == "ack"
                told = await other.until("table")
                assert told["seats"][0]["state"] == "resigned"
                back = await socket.command("back")
                assert back[1]["error"] == "move/not-asked"
                n = other.last[1]["n"]
                if other.last[1]["offer"]:
                    moves = ["take wood", "take stone", "take citrus", "take sugar", "end"]
                    assert (await other.play(*moves, seat=1))[0] == "ack"
                await other.waiting_for(lambda: other.last[1]["n"] > n + 3)

    run(work())


def test_people_agree_to_stop_and_to_play_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                seat = await both((first, second))
                early = await first.command("rematch", agree=True)
                assert early[1]["error"] == "table/running"
                await first.command("stop", agree=True)
                await first.command("stop", agree=False)
                await second.command("stop", agree=True)
                assert second.last[1]["waiting"]
                await first.command("stop", agree=True)
                result = (await second.until("over"))["result"]
                assert result["winners"] == []
                assert len(result["seed"]) == 64
                refused = await (first, second)[seat].play("end", seat=seat)
                assert refused[1]["error"] == "table/over"
                await first.command("rematch", agree=True)
                await second.command("rematch", agree=True)
                while (told := await first.until("table"))["rematch"] is None:
                    pass
            again = (await ana.get(f"/api/tables/{told['rematch']}")).json()
            assert again["state"] == "running"
            assert [seat["name"] for seat in again["seats"]] == ["Bea", "Ana"]
            assert again["commitment"] != told["commitment"]

    run(work())


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_a_whole_game_ends_as_its_record_says(tmp_path: Path, game: str) -> None:
    from malecon import load
    from malecon.games.record import verified
    from malecon.server.service.audit import audited

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea", game)
            shown = (await ana.get(f"/api/tables/{table}")).json()["commitment"]
            async with ana.socket(table) as first, bea.socket(table) as second:
                await both((first, second))
                result = await play_to_the_end(first, second)
            text = (await bea.get(f"/api/tables/{table}/record")).text
            match = load(text)
            assert list(match.scores) == result["scores"]
            assert match.commitment == shown
            assert verified(text) > 0
            told = (await ana.get(f"/api/tables/{table}")).json()
            assert told["result"] == result
            opened = (await ana.get("/api/me/tables")).json()["tables"]  # one, or some passed over
            assert [sum(source.values()) for source in result["sources"]] == result["scores"]
        report = audited(tmp_path)
        assert report.problems == []
        assert report.tables == len(opened)
        assert report.keys > 50

    run(work())
