"""A league: drawn so that anybody can check it, and it goes on by itself whatever people do."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from malecon.server.clubs import draw
from malecon.server.clubs.standings import points
from tests.server.served import Person, Server, Time, run, serving
from tests.server.test_clubs import club_of, refused

DAY = 86_400.0
TURN = 864_000_000  # longer than a round: nobody's clock runs out before the deadline
SETTINGS = {
    "name": "Autumn", "game": "havana", "seats": 2, "rounds": 2, "days": 3, "pause": 2,
    "turn": TURN,
}  # fmt: skip


def test_groups_are_as_even_as_can_be_and_dealt_to_and_fro() -> None:
    assert draw.sizes(9, 4) == [3, 3, 3]
    assert draw.sizes(5, 4) == [3, 2]
    assert draw.sizes(8, 4) == [4, 4]
    assert draw.by_strength([1, 2, 3, 4, 5, 6, 7], 4) == [[1, 4, 5, 7], [2, 3, 6]]
    assert draw.by_lot("abcde", 3) == [["a", "b", "c"], ["d", "e"]]


def test_as_many_go_up_as_down_and_nobody_does_both() -> None:
    moved = draw.up_and_down([["a", "b", "c"], ["d", "e", "f"], ["g", "h"]], 2)
    assert moved == [["a", "b", "d"], ["c", "e", "g"], ["f", "h"]]
    assert draw.up_and_down([["a"], ["b"]], 1) == [["a"], ["b"]]


def test_points_by_place() -> None:
    assert [points(4, place) for place in range(4)] == [6, 4, 2, 1]
    assert [points(2, place) for place in range(2)] == [2, 1]


async def until(
    person: Person, club: str, is_so: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The league as soon as something is so."""
    async with asyncio.timeout(20):
        while True:
            league = (await person.get(f"/api/clubs/{club}/league")).json()
            if is_so(league):
                return dict(league)
            await asyncio.sleep(0.05)


async def league_of(at: Server, *called: str, **other: Any) -> tuple[str, list[Person]]:
    """A league of a club that all members have joined and that has begun."""
    club, people = await club_of(at, *called)
    path = f"/api/clubs/{club['club']}/league"
    assert (await people[0].post(path, **{**SETTINGS, **other})).status_code == 200
    for person in people:
        assert (await person.post(f"{path}/join")).json()["joined"]
    begun = await people[0].post(f"{path}/begin")
    assert begun.status_code == 200, begun.text
    return club["club"], people


def test_a_season_goes_on_by_itself_over_restarts_and_ends_with_up_and_down(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            club, people = await league_of(at, "Ana", "Ben", "Cai", "Dea")
            cookies = dict(people[0].http.cookies)
            league = await until(people[0], club, lambda now: now["round"] == 1)
            names = [[one["name"] for one in group["players"]] for group in league["groups"]]
            assert sorted(name for group in names for name in group) == ["Ana", "Ben", "Cai", "Dea"]
            mine = (await people[0].get("/api/me/tables")).json()["tables"]
            assert [(one["pace"]["turn"], one["club"]) for one in mine] == [(TURN, club)]
            assert sorted(one["tables"][0]["round"] for one in league["groups"]) == [1, 1]
            time.pass_by(3 * DAY - 1)
            assert (await people[0].get(f"/api/clubs/{club}/league")).json()["state"] == "playing"
            time.pass_by(1)
            second = await until(people[0], club, lambda now: now["round"] == 2)
            assert Counter(one["played"] for group in second["groups"] for one in group["players"])
        time.sleep(30 * DAY)  # a server that is down ends no round
        async with serving(tmp_path, time=time) as at:
            ana = await at.person()
            ana.http.cookies.update(cookies)
            assert (await ana.get(f"/api/clubs/{club}/league")).json()["round"] == 2
            time.pass_by(3 * DAY)
            over = await until(ana, club, lambda now: now["state"] == "between")
            for group in over["groups"]:
                assert [one["played"] for one in group["players"]] == [2, 2]
                assert {table["state"] for table in group["tables"]} == {"over"}
            assert [[one["way"] for one in group["players"]] for group in over["groups"]] == [
                ["", "down"],
                ["up", ""],
            ]
            up = over["groups"][1]["players"][0]["person"]
            time.pass_by(2 * DAY)
            again = await until(ana, club, lambda now: now["season"] == 2)
            assert up in {one["person"] for one in again["groups"][0]["players"]}
            assert again["seed"] != over["seed"]

    run(work())


def test_who_leaves_is_replaced_and_blocks_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            club, people = await league_of(at, "Ana", "Ben", "Cai", seats=3)
            ana, ben, cai = people
            assert (await ben.post(f"/api/clubs/{club}/leave")).status_code == 204
            assert (await cai.http.delete("/api/me")).status_code == 204
            (mine,) = (await ana.get("/api/me/tables")).json()["tables"]
            assert Counter(seat["state"] for seat in mine["seats"]) == {
                "person": 1,
                "resigned": 1,
                "gone": 1,
            }
            time.pass_by(3 * DAY)
            league = await until(ana, club, lambda now: now["round"] == 2)
            first = league["groups"][0]["players"][0]
            assert (first["name"], first["forfeits"], first["points"] > 0) == ("Ana", 0, True)
            assert [one["left"] for one in league["groups"][0]["players"]] == [False, True, True]
            table = league["groups"][0]["tables"][1]["table"]
            seats = (await ana.get(f"/api/tables/{table}")).json()["seats"]
            assert Counter(seat["state"] for seat in seats) == {"person": 1, "bot": 2}
            time.pass_by(3 * DAY)
            await until(ana, club, lambda now: now["state"] == "between")
            time.pass_by(2 * DAY)  # one player is no league: it waits for others
            await until(ana, club, lambda now: now["state"] == "signing")

    run(work())


def test_a_league_is_the_organisers_and_only_when_it_can_be(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            club, (ana, ben) = await club_of(at, "Ana", "Ben")
            path = f"/api/clubs/{club['club']}/league"
            eve = await at.person("Eve")
            assert (await ana.get(path)).json() is None
            await refused(await eve.get(path), 404, "not-found")
            await refused(await ana.post(f"{path}/join"), 404, "league/none")
            await refused(await ben.post(path, **SETTINGS), 403, "club/not-yours")
            await refused(await ana.post(path, **{**SETTINGS, "seats": 5}), 400, "seats/bad")
            await refused(await ana.post(path, **{**SETTINGS, "game": "go"}), 400, "option/bad")
            assert (await ana.post(path, **SETTINGS)).json()["state"] == "signing"
            await ana.post(f"{path}/join")
            await refused(await ana.post(f"{path}/begin"), 409, "league/few")
            await ben.post(f"{path}/join")
            begun = (await ana.post(f"{path}/begin")).json()
            assert (begun["state"], begun["round"]) == ("playing", 1)
            await refused(await ana.post(f"{path}/begin"), 409, "league/not-now")
            await refused(await ana.post(path, **SETTINGS), 409, "league/not-now")
            more = (await ana.post(f"{path}/extend", days=2)).json()
            assert 4.9 * DAY < more["left"] / 1000 <= 5 * DAY
            await refused(await ben.post(f"{path}/extend", days=2), 403, "club/not-yours")
            assert (await ana.post(f"{path}/end")).json()["state"] == "ended"
            await refused(await ben.post(f"{path}/join"), 409, "league/not-now")
            exported = (await ben.get("/api/me/export")).json()["leagues"]
            assert [one["season"] for one in exported] == [1]

    run(work())


def test_sixteen_who_begin_a_season_at_once_open_its_tables_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, people = await club_of(at, "Ana", "Ben", "Cai", "Dea")
            path = f"/api/clubs/{club['club']}/league"
            await people[0].post(path, **SETTINGS)
            for person in people:
                await person.post(f"{path}/join")
            answers = await asyncio.gather(*(people[0].post(f"{path}/begin") for _ in range(16)))
            statuses = Counter(answer.status_code for answer in answers)
            assert statuses[200] == 1
            assert set(statuses) == {200, 409}
            for person in people:
                assert len((await person.get("/api/me/tables")).json()["tables"]) == 1

    run(work())


def test_how_one_is_told_of_league_tables_is_a_choice_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, people = await league_of(at, "Ana", "Ben")
            await until(people[0], club, lambda now: now["round"] == 1)
            waiting: list[int] = []
            while not waiting:  # until it has begun
                (mine,) = (await people[0].get("/api/me/tables")).json()["tables"]
                waiting = mine["waiting"]
            person = people[0 if waiting[0] in mine["yours"] else 1]
            for ways in ([], ["title"]):
                settings = {"live": ["sound"], "days": ["sound"], "league": ways}
                await person.put("/api/me/notices/settings", **settings)
                (turn,) = (await person.get("/api/me/turns")).json()["turns"]
                assert turn["ways"] == ways

    run(work())
