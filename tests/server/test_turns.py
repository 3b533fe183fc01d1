"""Where it is my turn: what every page asks for now and then."""

from pathlib import Path
from typing import Any

from tests.server.served import Person, Time, run, serving


async def _turns(person: Person) -> list[dict[str, Any]]:
    answer = await person.get("/api/me/turns")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["turns"])


def test_a_table_is_listed_for_whom_it_waits_and_for_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bo) = await at.table("Ana Bo", name="Friday")
            nobody = await at.person()
            asked = (await ana.get(f"/api/tables/{table}")).json()["waiting"]
            for seat, person in enumerate((ana, bo)):
                found = [turn["table"] for turn in await _turns(person)]
                assert found == ([table] if seat in asked else [])
            assert await _turns(nobody) == []
            (turn,) = await _turns((ana, bo)[asked[0]])
            assert (turn["game"], turn["name"]) == ("cuba", "Friday")

    run(work())


def test_it_leaves_the_list_with_the_answer_and_when_a_bot_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bo) = await at.table("Ana Bo", game="havana")
            async with ana.socket(table) as socket:
                await socket.hello()
                assert len(await _turns(ana)) == len(await _turns(bo)) == 1
                while await _turns(ana):
                    seat = await socket.asked()
                    await socket.play(socket.offered(seat)[0], seat=seat)
                assert len(await _turns(bo)) == 1
                await bo.post(f"/api/tables/{table}/leave", seat=1)
                assert await _turns(bo) == []

    run(work())


def test_a_page_tells_in_the_ways_that_were_chosen_and_without_a_sound_at_night(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path, time=Time()) as at:
            ana = await at.person("Ana")
            paces: list[dict[str, Any]] = [
                {"kind": "live", "bank": 600_000, "increment": 0},
                {"kind": "turn", "turn": 86_400_000},
            ]
            for pace in paces:
                await ana.open("havana", who=["me", "me"], pace=pace)
            settings = (await ana.get("/api/me/notices")).json()["settings"]
            assert [turn["ways"] for turn in await _turns(ana)] == [
                ["title", "sound", "push"],
                ["title", "push"],
            ]
            quiet = {"begin": "00:00", "end": "23:59"}
            await ana.http.put("/api/me/notices/settings", json=settings | {"quiet": quiet})
            assert [turn["ways"] for turn in await _turns(ana)] == [["title"], ["title"]]
            await ana.http.put("/api/me/notices/settings", json=settings | {"about": []})
            assert [turn["ways"] for turn in await _turns(ana)] == [[], []]

    run(work())
