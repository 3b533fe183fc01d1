"""Seats that are kept for somebody: theirs alone, and nobody is pestered."""

from pathlib import Path
from typing import Any

from tests.server.served import Person, run, serving
from tests.server.test_notices import add, hooked, kinds


async def persons(*people: Person) -> list[str]:
    return [(await person.get("/api/me")).json()["person"] for person in people]


async def mine(person: Person) -> list[dict[str, Any]]:
    return list((await person.get("/api/me/tables?state=open")).json()["tables"])


def test_a_kept_seat_is_an_invitation_that_only_one_can_take(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, ben) = await at.table("Ana Ben")
            eve = await at.person("Eve")
            (who,) = await persons(ben)
            opened = await ana.open(seats=3, listed=True, who=["me", {"person": who}, "open"])
            path = f"/api/tables/{opened['table']['table']}"
            seat = opened["table"]["seats"][1]
            assert (seat["state"], seat["kept"], seat["kept_name"]) == ("open", True, "Ben")
            assert [table["seats"][1]["kept_for"] for table in await mine(ben)] == [who]
            seen = (await eve.get(path)).json()["seats"][1]
            assert (seen["kept"], seen["kept_for"], seen["kept_name"]) == (True, None, "")
            for body in ({"seat": 1}, {"seat": 1, "name": "Ben"}):
                refused = await eve.post(f"{path}/sit", **body)
                assert (refused.status_code, refused.json()["error"]) == (409, "seat/kept")
            assert (await ben.post("/api/me", name="Benito")).status_code == 200
            assert (await ana.get(path)).json()["seats"][1]["kept_name"] == "Benito"
            sat = (await ben.post(f"{path}/sit")).json()
            assert (sat["yours"], sat["seats"][1]["kept"]) == ([1], False)
            assert (await eve.post(f"{path}/sit")).json()["state"] == "running"

    run(work())


def test_a_kept_seat_lets_its_person_in_and_is_released_or_declined(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, ben) = await at.table("Ana Ben")
            (who,) = await persons(ben)
            opened = (await ana.open(seats=3))["table"]["table"]
            path = f"/api/tables/{opened}"
            assert (await ben.get(path)).status_code == 404
            assert (await ana.post(f"{path}/seats/2", person=who)).status_code == 200
            assert (await ben.get(path)).status_code == 200
            async with ben.socket(opened) as socket:
                welcome = await socket.hello()
                assert welcome["table"]["seats"][2]["kept_for"] == who
            assert (await ana.post(f"{path}/seats/2", bot=None)).json()["seats"][2]["kept"] is False
            assert await mine(ben) == []
            await ana.post(f"{path}/seats/1", person=who)
            assert (await ben.post(f"{path}/decline")).status_code == 204
            assert (await ben.get(path)).status_code == 404
            await ana.post(f"{path}/seats/1", person=who)
            assert (await ana.post(f"{path}/begin")).json()["state"] == "running"
            assert (await ben.get(path)).status_code == 404

    run(work())


def test_seats_are_kept_for_people_one_has_played_with_and_not_too_many(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, ben) = await at.table("Ana Ben")
            eve = await at.person("Eve")
            who, stranger = await persons(ben, eve)
            for unknown in (stranger, "nobody"):
                answer = await ana.post(
                    "/api/tables", game="cuba", seats=2, who=["me", {"person": unknown}]
                )
                assert (answer.status_code, answer.json()["error"]) == (404, "person/unknown")
            for _ in range(5):
                await ana.open(who=["me", {"person": who}])
            answer = await ana.post(
                "/api/tables", game="cuba", seats=2, who=["me", {"person": who}]
            )
            assert (answer.status_code, answer.json()["error"]) == (429, "limit/invitations")
            assert len(await mine(ben)) == 5

    run(work())


def test_a_kept_seat_outlives_a_restart_and_is_free_when_its_person_is_forgotten(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, ben) = await at.table("Ana Ben")
            (who,) = await persons(ben)
            path = f"/api/tables/{(await ana.open(who=['me', {'person': who}]))['table']['table']}"
            cookies = [dict(ana.http.cookies), dict(ben.http.cookies)]
        async with serving(tmp_path) as at:
            ana, ben = await at.person(), await at.person()
            ana.http.cookies.update(cookies[0])
            ben.http.cookies.update(cookies[1])
            assert (await ana.get(path)).json()["seats"][1]["kept_for"] == who
            assert len((await ben.get("/api/me/export")).json()["seats_kept"]) == 1
            assert (await ben.http.delete("/api/me")).status_code == 204
            assert (await ana.get(path)).json()["seats"][1]["kept"] is False

    run(work())


def test_who_has_a_seat_kept_is_told_of_it_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (at, hooks):
            _, (ana, ben) = await at.table("Ana Ben")
            (who,) = await persons(ben)
            await add(ben, "webhook", hooks.url)
            kept = {"person": who}
            opened = await ana.open(seats=3, who=["me", kept, kept])
            (call,) = await hooks.wait(1)
            assert kinds(hooks) == ["invitation"]
            assert call.json["notices"][0]["table"] == opened["table"]["table"]

    run(work())
