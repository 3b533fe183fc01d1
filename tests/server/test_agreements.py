"""What people agree on is seen by all, and who has left blocks nobody."""

from pathlib import Path

from tests.server.served import Socket, Time, run, serving

LIVE = {"kind": "live", "bank": 86_400_000}


async def _votes(socket: Socket, kind: str) -> dict[str, list[int]]:
    while True:
        table = await socket.until("table")
        if kind in table["votes"]:
            return dict(table["votes"][kind])


def test_a_question_and_the_answers_to_it_are_seen_by_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea, eva) = await at.table("Ana Bea Eva")
            async with ana.socket(table) as one, bea.socket(table) as two:
                await one.hello()
                await two.hello()
                await one.command("stop", agree=True)
                assert await _votes(two, "stop") == {"agreed": [0], "declined": []}
                await two.command("stop", agree=False)
                assert await _votes(one, "stop") == {"agreed": [0], "declined": [1]}
                await one.command("stop", agree=False)
                seen = (await eva.get(f"/api/tables/{table}")).json()
                assert (seen["state"], seen["votes"]) == ("running", {})
                await one.command("stop", agree=True)
                assert await _votes(two, "stop") == {"agreed": [0], "declined": []}, "asked anew"

    run(work())


def test_open_questions_are_known_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as socket:
                await socket.hello()
                await socket.command("stop", agree=True)
            cookie = bea.http.cookies["malecon"]
        async with serving(tmp_path) as at:
            again = await at.person()
            again.http.cookies.set("malecon", cookie)
            async with again.socket(table) as socket:
                welcome = await socket.hello()
                assert welcome["table"]["votes"] == {"stop": {"agreed": [0], "declined": []}}

    run(work())


def test_who_has_long_been_away_blocks_neither_stop_nor_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            table, (ana, bea, _) = await at.table("Ana Bea Eva", pace=LIVE)
            async with ana.socket(table) as one, bea.socket(table) as two:
                await one.hello()
                await two.hello()
                time.pass_by(400)
                await one.command("stop", agree=True)
                await two.command("stop", agree=True)
                assert (await one.until("over"))["result"]["winners"] == []
                await one.command("rematch", agree=True)
                await two.command("rematch", agree=True)
                while not (told := await one.until("table"))["rematch"]:
                    pass
            seats = (await ana.get(f"/api/tables/{told['rematch']}")).json()["seats"]
            assert [(seat["state"], seat["name"]) for seat in seats] == [
                ("bot", ""),
                ("person", "Ana"),
                ("person", "Bea"),
            ]

    run(work())


def test_who_has_resigned_or_declined_is_replaced_by_a_bot_in_the_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea, eva) = await at.table("Ana Bea Eva")
            async with ana.socket(table) as one, bea.socket(table) as two, eva.socket(table) as six:
                for socket in (one, two, six):
                    await socket.hello()
                await one.command("resign")
                await two.command("stop", agree=True)
                await six.command("stop", agree=True)
                await two.command("rematch", agree=True)
                await six.command("rematch", agree=False)
                while not (told := await two.until("table"))["rematch"]:
                    pass
            again = (await bea.get(f"/api/tables/{told['rematch']}")).json()
            assert [seat["state"] for seat in again["seats"]] == ["bot", "bot", "person"]
            assert again["owner"] == again["seats"][2]["person"], "the owner had resigned"

    run(work())
