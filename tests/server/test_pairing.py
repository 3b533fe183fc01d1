"""People who look for people: paired once each, by what they look for, whatever happens."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malecon.server.refusal import Refusal
from malecon.server.service.limits import Limits
from malecon.server.table import commands
from tests.server.served import WIDE, Person, Time, run, serving
from tests.server.test_clocks import copied

MINUTE = 60_000


def wanting(**other: Any) -> dict[str, Any]:
    return {"game": "cuba", "seats": [2], "languages": ["en"], **other}


async def until(person: Person, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """How a search stands as soon as something is so."""
    async with asyncio.timeout(10):
        while True:
            found = dict((await person.get("/api/me/pairing")).json())
            if is_so(found):
                return found
            await asyncio.sleep(0.05)


async def looks(person: Person, **other: Any) -> dict[str, Any]:
    answer = await person.post("/api/me/pairing", **wanting(**other))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_two_who_look_for_the_same_find_each_other_and_the_game_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, ben = await at.person("Ana"), await at.person("Ben")
            assert (await ana.get("/api/me/pairing")).json()["state"] == "none"
            alone = await looks(ana, seats=[2, 3])
            assert (alone["state"], alone["lacking"], alone["counts"]) == (
                "looking",
                1,
                {"cuba": 1},
            )
            assert [one["name"] for one in alone["people"]] == ["Ana"]
            found = await looks(ben)
            assert found["state"] == "paired"
            assert (await ana.get("/api/me/pairing")).json()["table"] == found["table"]
            path = f"/api/tables/{found['table']}"
            async with asyncio.timeout(10):
                while (await ana.get(path)).json()["state"] != "running":
                    await asyncio.sleep(0.02)
            table = (await ben.get(path)).json()
            assert {seat["name"] for seat in table["seats"]} == {"Ana", "Ben"}
            assert (table["listed"], len(table["yours"])) == (False, 1)
            assert (await (await at.person("Eve")).get(path)).status_code == 404

    run(work())


def test_who_looks_for_something_else_is_left_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            live = {"kind": "live", "bank": 600_000, "increment": 0}
            wishes: list[dict[str, Any]] = [
                *({}, {"game": "havana"}, {"seats": [3, 4]}, {"pace": live}),
                {"languages": ["de"]},
            ]
            for number, wish in enumerate(wishes):
                person = await at.person(f"Guest {number}")
                assert (await looks(person, **wish))["state"] == "looking"
            both = await at.person("Both")
            assert (await looks(both, languages=["de", "en"]))["state"] == "paired"
            assert (await both.get("/api/me/pairing")).json()["counts"] == {"cuba": 3, "havana": 1}

    run(work())


def test_bots_take_the_seats_that_nobody_has_taken_in_time(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana, ben, cai = [await at.person(name) for name in ("Ana", "Ben", "Cai")]
            await looks(ana, seats=[4], bots_after=3 * MINUTE)
            await looks(ben, seats=[4])  # no bots for Ben
            waiting = await looks(cai, seats=[3, 4], bots_after=10 * MINUTE)
            assert (waiting["lacking"], waiting["bots_in"]) == (1, 10 * MINUTE)
            time.pass_by(179)
            assert (await ana.get("/api/me/pairing")).json()["state"] == "looking"
            time.pass_by(1)
            found = await until(ana, lambda now: now["state"] == "paired")
            seats = (await ana.get(f"/api/tables/{found['table']}")).json()["seats"]
            assert Counter(seat["state"] for seat in seats) == {"person": 2, "bot": 2}
            assert (await cai.get("/api/me/pairing")).json()["table"] == found["table"]
            assert (await ben.get("/api/me/pairing")).json()["state"] == "looking"
            time.pass_by(3600)
            assert (await until(ben, lambda now: now["state"] != "looking"))["state"] == "over"

    run(work())


def test_who_does_not_want_to_wait_begins_with_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            refused = await ana.post("/api/me/pairing/begin")
            assert (refused.status_code, refused.json()["error"]) == (409, "pairing/none")
            await looks(ana, seats=[3])
            begun = (await ana.post("/api/me/pairing/begin")).json()
            assert begun["state"] == "paired"
            again = (await ana.post("/api/me/pairing/begin")).json()
            assert again["table"] == begun["table"]

    run(work())


def test_looking_goes_on_over_a_restart_and_stops_on_demand(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana, ben = await at.person("Ana"), await at.person("Ben")
            cookies = [dict(ana.http.cookies), dict(ben.http.cookies)]
            await looks(ana, bots_after=30 * MINUTE)
            await looks(ben, game="havana")
            time.pass_by(60)
        time.sleep(86_400)  # nobody's time runs out while there is no server
        async with serving(tmp_path, time=time) as at:
            ana, ben = await at.person(), await at.person()
            ana.http.cookies.update(cookies[0])
            ben.http.cookies.update(cookies[1])
            kept = (await ana.get("/api/me/pairing")).json()
            assert kept["state"] == "looking"
            assert 28 * MINUTE < kept["bots_in"] <= 29 * MINUTE
            assert (await ben.http.delete("/api/me/pairing")).json() == {"table": None}
            assert (await ben.get("/api/me/pairing")).json()["state"] == "none"
            found = await looks(await at.person("Cai"))
            assert found["state"] == "paired"
            assert (await ana.http.delete("/api/me/pairing")).json() == {"table": found["table"]}

    run(work())


def test_sixteen_at_once_get_one_table_each(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            people = [await at.person(f"Guest {number}") for number in range(16)]
            # everybody asks from two devices at the same moment
            await asyncio.gather(*(looks(person) for person in people for _ in range(2)))
            tables = []
            for person in people:
                mine = (await person.get("/api/me/tables")).json()["tables"]
                found = (await person.get("/api/me/pairing")).json()
                assert [table["table"] for table in mine] == [found["table"]]
                assert len(mine[0]["yours"]) == 1
                tables.append(found["table"])
            assert sorted(Counter(tables).values()) == [2] * 8

    run(work())


def test_nobody_is_paired_who_has_stopped_looking_or_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, ben, cai = [await at.person(name) for name in ("Ana", "Ben", "Cai")]
            await looks(ana)
            await ana.http.delete("/api/me/pairing")
            assert (await looks(ben))["state"] == "looking"
            told = (await ben.get("/api/me/export")).json()["searches"]
            assert [one["game"] for one in told] == ["cuba"]
            assert (await ben.http.delete("/api/me")).status_code == 204
            assert (await looks(cai))["people"][0]["name"] == "Cai"
            assert (await cai.get("/api/me/pairing")).json()["state"] == "looking"

    run(work())


def test_what_cannot_be_played_is_refused_and_nobody_floods_the_room(tmp_path: Path) -> None:
    async def work() -> None:
        few: Limits = msgspec.structs.replace(WIDE, searches=3, address_looking=2)
        async with serving(tmp_path, limits=few) as at:
            ana, ben, cai = [await at.person(name) for name in ("Ana", "Ben", "Cai")]
            for wish, error in (
                ({"game": "chess"}, "option/bad"),
                ({"seats": [9]}, "request/bad"),
                ({"seats": [7]}, "seats/bad"),
                ({"languages": ["xx"]}, "request/bad"),
                ({"bots_after": 2 * MINUTE, "look_for": MINUTE}, "request/bad"),
            ):
                refused = await ana.post("/api/me/pairing", **wanting(**wish))
                assert (refused.status_code, refused.json()["error"]) == (400, error), wish
            await looks(ana, game="havana")
            await looks(ben)
            refused = await cai.post("/api/me/pairing", **wanting())
            assert (refused.status_code, refused.json()["error"]) == (429, "limit/pairing")
            for _ in range(2):
                await looks(ben, seats=[3])
            refused = await ben.post("/api/me/pairing", **wanting())
            assert (refused.status_code, refused.json()["error"]) == (429, "limit/pairing")

    run(work())


def test_people_I_played_with_and_what_share_of_their_games_they_finish(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, ben) = await at.table("Ana Ben")
            await at.table("Cai Dea")
            await ana.open(who=["me", {"bot": "random"}])
            await ben.post(f"/api/tables/{table}/leave", seat=1)
            (met,) = (await ana.get("/api/me/people")).json()["people"]
            assert (met["name"], met["games"], met["table"]) == ("Ben", 1, table)
            assert (met["ended"], met["finished"]) == (1, 0)  # the game goes on without Ben
            (met,) = (await ben.get("/api/me/people")).json()["people"]
            assert (met["name"], met["ended"]) == ("Ana", 0)

    run(work())


def test_a_bot_makes_room_for_a_person_until_round_2_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            ana, ben, cai, dea = [await at.person(name) for name in ("Ana", "Ben", "Cai", "Dea")]
            await looks(ana, seats=[3], bots_after=MINUTE)
            table = (await ana.post("/api/me/pairing/begin")).json()["table"]
            path = f"/api/tables/{table}"
            async with asyncio.timeout(10):
                while (await ana.get(path)).json()["state"] != "running":
                    await asyncio.sleep(0.02)
            assert (await looks(cai, seats=[3], languages=["de"]))["state"] == "looking"
            assert (await looks(dea, seats=[3]))["state"] == "looking", "Dea wants no bots"
            await dea.http.delete("/api/me/pairing")
            found = await looks(ben, seats=[2, 3], bots_after=MINUTE)
            assert (found["state"], found["table"]) == ("paired", table)
            seen = (await ben.get(path)).json()
            assert Counter(seat["state"] for seat in seen["seats"]) == {"person": 2, "bot": 1}
            async with ben.socket(table) as socket:
                welcome = await socket.hello()
                assert welcome["follows"] == seen["yours"]
                (update,) = socket.last.values()
                assert update["notes"][-1]["kind"] == "sit"
            killed = copied(tmp_path)
        async with serving(killed) as at:
            at.jobs.is_awake = False
            room = await at.service.room(table)
            assert Counter(row.state for row in room.seats) == {"person": 2, "bot": 1}
            room.table.heading = "round 2"
            bot = next(row.seat for row in room.seats if row.state == "bot")
            who = await at.service.store.search(room.seats[seen["yours"][0]].identity or 0)
            assert who is not None
            with pytest.raises(Refusal):
                commands.sit_down(room, bot, msgspec.structs.replace(who.who, id=99), 0)

    run(work())
