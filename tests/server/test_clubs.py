"""Clubs: their tables are there for members alone, and somebody always keeps order."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from malecon.server.service.limits import Limits
from tests.server.served import WIDE, Person, Server, Time, run, serving
from tests.server.test_notices import DAYS, add, hooked


async def club_of(at: Server, *called: str) -> tuple[dict[str, Any], list[Person]]:
    """A club; the first of its people organises it."""
    people = [await at.person(name) for name in called]
    opened = await people[0].post("/api/clubs", name="Harbour")
    assert opened.status_code == 201, opened.text
    for person in people[1:]:
        joined = await person.post(f"/api/club-links/{opened.json()['code']}")
        assert joined.status_code == 200, joined.text
    return dict(opened.json()), people


async def person_of(person: Person) -> str:
    return str((await person.get("/api/me")).json()["person"])


async def roles(person: Person, club: str) -> dict[str, str]:
    members = (await person.get(f"/api/clubs/{club}")).json()["members"]
    return {member["name"]: member["role"] for member in members}


async def refused(answer: Any, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


def test_who_is_asked_at_a_table_of_the_club_is_reminded_once_a_day(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hooked(tmp_path, time) as (at, hooks):
            club, people = await club_of(at, "Ana", "Ben", "Cai", "Dea")
            organiser, outsider, *players = people
            opened = await players[0].open(seats=2, club=club["club"], **DAYS)
            table = opened["table"]["table"]
            await players[1].post("/api/join", token=opened["invitation"])
            (seat,) = (await players[0].get(f"/api/tables/{table}")).json()["waiting"]
            asked, other = players[seat], players[1 - seat]
            await add(asked, "webhook", hooks.url)
            path = f"/api/clubs/{club['club']}/remind"

            async def remind(who: Person, at_seat: int = seat) -> tuple[int, str]:
                answer = await who.post(path, table=table, seat=at_seat)
                return answer.status_code, "" if answer.is_success else answer.json()["error"]

            assert await remind(outsider) == (403, "club/not-yours")
            assert await remind(asked) == (409, "remind/not-now")
            assert await remind(other, 1 - seat) == (409, "move/not-asked")
            assert await remind(other) == (204, "")
            (call,) = await hooks.wait(1)
            assert [told["kind"] for told in call.json["notices"]] == ["reminder"]
            assert await remind(organiser) == (429, "limit/reminders")
            time.pass_by(86_400)
            assert await remind(organiser) == (204, "")
            await hooks.wait(2)

    run(work())


def test_a_link_leads_into_the_club_and_its_tables_are_for_members(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, (ana, ben) = await club_of(at, "Ana", "Ben")
            eve = await at.person("Eve")
            seen = (await eve.get(f"/api/club-links/{club['code']}")).json()
            assert (seen["name"], seen["members"], seen["role"]) == ("Harbour", 2, None)
            opened = await ana.open(seats=3, club=club["club"], name="After work")
            path = f"/api/tables/{opened['table']['table']}"
            tables = (await ben.get(f"/api/clubs/{club['club']}")).json()["tables"]
            assert [one["name"] for one in tables] == ["After work"]
            assert (await eve.get("/api/lobby")).json()["tables"] == []
            await refused(await eve.get(path), 404, "not-found")
            await refused(await eve.get(f"{path}?watch={opened['watch']}"), 404, "not-found")
            await refused(await eve.get(f"/api/watch/{opened['watch']}"), 404, "not-found")
            for token in (opened["invitation"], opened["watch"]):
                await refused(await eve.get(f"/api/invitations/{token}"), 404, "not-found")
            await refused(await eve.post("/api/join", token=opened["invitation"]), 404, "not-found")
            with pytest.raises(InvalidStatus):
                await eve.socket(opened["table"]["table"]).__aenter__()
            await refused(await eve.get(f"/api/clubs/{club['club']}"), 404, "not-found")
            await refused(await ana.post(f"{path}/list", listed=True), 403, "club/members")
            await refused(
                await eve.post("/api/tables", game="cuba", seats=2, club=club["club"]),
                404,
                "not-found",
            )
            assert (await ben.post(f"{path}/sit")).json()["yours"] == [1]
            await refused(await ben.post(f"{path}/sit", seat=2), 409, "seat/one")
            assert (await eve.post(f"/api/club-links/{club['code']}")).status_code == 200
            assert (await eve.post(f"{path}/sit")).json()["state"] == "running"
            mine = (await eve.get("/api/clubs")).json()["clubs"]
            assert [(one["name"], one["role"]) for one in mine] == [("Harbour", "member")]

    run(work())


def test_an_organiser_reseats_and_closes_tables_of_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, (ana, ben, cai) = await club_of(at, "Ana", "Ben", "Cai")
            opened = await ben.open(seats=4, club=club["club"])
            path = f"/api/tables/{opened['table']['table']}"
            await cai.post(f"{path}/sit")
            await refused(await cai.post(f"{path}/swap", seats=[0, 1]), 403, "table/not-yours")
            swapped = (await ana.post(f"{path}/swap", seats=[0, 2])).json()["seats"]
            assert [seat["name"] for seat in swapped] == ["", "Cai", "Ben", ""]
            assert [seat["seat"] for seat in swapped] == [0, 1, 2, 3]
            assert (await ana.post(f"{path}/remove", seat=1)).json()["seats"][1]["state"] == "open"
            assert (await ana.post(f"{path}/close")).json()["state"] == "closed"
            running, (dea, _) = await at.table("Dea Eli")
            await refused(await dea.post(f"/api/tables/{running}/swap", seats=[0, 1]), 409,
                          "table/begun")  # fmt: skip
            private = (await ben.open())["table"]["table"]
            await refused(await ana.post(f"/api/tables/{private}/close"), 404, "not-found")

    run(work())


def test_who_is_removed_sees_nothing_more_and_needs_a_new_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, (ana, ben, cai) = await club_of(at, "Ana", "Ben", "Cai")
            here = f"/api/clubs/{club['club']}"
            opened = await ana.open(seats=3, club=club["club"])
            path = f"/api/tables/{opened['table']['table']}"
            await ben.post(f"{path}/sit")
            who = await person_of(ben)
            await refused(await cai.http.delete(f"{here}/members/{who}"), 403, "club/not-yours")
            async with ben.socket(opened["table"]["table"]) as socket:
                await socket.hello()
                assert (await ana.http.delete(f"{here}/members/{who}")).status_code == 200
                with pytest.raises(ConnectionClosed):
                    await socket.until("nothing more")
            assert (await ana.get(path)).json()["seats"][1]["state"] == "open"
            await refused(await ben.get(path), 404, "not-found")
            await refused(await ben.get(here), 404, "not-found")
            await refused(await ben.post(f"/api/club-links/{club['code']}"), 403, "club/removed")
            code = (await ana.post(f"{here}/link")).json()["code"]
            await refused(await ben.get(f"/api/club-links/{club['code']}"), 404, "not-found")
            assert (await ben.post(f"/api/club-links/{code}")).status_code == 200

    run(work())


def test_there_is_always_an_organiser(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            club, (ana, ben, cai) = await club_of(at, "Ana", "Ben", "Cai")
            here = f"/api/clubs/{club['club']}"
            myself = f"{here}/members/{await person_of(ana)}"
            await refused(await ana.post(myself, role="member"), 409, "club/last")
            await refused(await ana.http.delete(myself), 409, "club/last")
            await refused(await ben.post(f"{here}/name", name="Mine"), 403, "club/not-yours")
            assert (await ana.post(f"{here}/leave")).status_code == 204
            assert await roles(ben, club["club"]) == {"Ben": "organiser", "Cai": "member"}
            await ben.post(f"{here}/members/{await person_of(cai)}", role="organiser")
            await ben.post(f"{here}/members/{await person_of(ben)}", role="member")
            assert await roles(ben, club["club"]) == {"Cai": "organiser", "Ben": "member"}
            assert (await cai.http.delete("/api/me")).status_code == 204
            assert await roles(ben, club["club"]) == {"Ben": "organiser"}
            exported = (await ben.get("/api/me/export")).json()["clubs"]
            assert [one["role"] for one in exported] == ["organiser"]
            await ben.post(f"{here}/leave")
            await refused(await ben.get(f"/api/club-links/{club['code']}"), 404, "not-found")

    run(work())


def test_clubs_have_limits_and_a_race_for_the_last_place_has_one_winner(tmp_path: Path) -> None:
    async def work() -> None:
        few: Limits = msgspec.structs.replace(WIDE, members=2, clubs=2)
        async with serving(tmp_path, limits=few) as at:
            club, (ana,) = await club_of(at, "Ana")
            people = [await at.person(f"Guest {number}") for number in range(16)]
            path = f"/api/club-links/{club['code']}"
            answers = await asyncio.gather(*(person.post(path) for person in people))
            assert sorted(answer.status_code for answer in answers) == [200, *[429] * 15]
            assert (await ana.post("/api/clubs", name="Second")).status_code == 201
            await refused(await ana.post("/api/clubs", name="Third"), 429, "limit/clubs")
            await refused(await people[0].post("/api/clubs", name="\u200b"), 400, "request/bad")

    run(work())
