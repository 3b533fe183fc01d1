"""A person's page: results and ratings, for those who may see them and not before the end."""

from pathlib import Path
from typing import Any

from tests.server.own import OWN
from tests.server.served import Person, Server, play_to_the_end, run, serving


async def lasting(person: Person) -> None:
    """Somebody keeps the name, and wants to be rated."""
    await person.post("/api/me/recovery")
    await person.post("/api/me/recovery/kept")
    assert (await person.post("/api/me/privacy", rated=True)).json()["rated"]


async def played(at: Server, **opening: Any) -> tuple[str, list[Person]]:
    """A game of two people that is over."""
    table, people = await at.table("Ana Bea", "havana", **opening)
    for person in people:
        await lasting(person)
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        await first.hello()
        await second.hello()
        before = await people[0].get(f"/api/people/{await number(people[1])}")
        assert before.json()["results"] == before.json()["ratings"] == []
        await play_to_the_end(first, second)
    return table, people


async def number(person: Person) -> str:
    return str((await person.get("/api/me")).json()["person"])


async def page(person: Person, other: Person) -> Any:
    answer = await person.get(f"/api/people/{await number(other)}")
    return answer.json() if answer.status_code == 200 else answer.status_code


async def rated_page(person: Person, other: Person) -> Any:
    """The page once the end of a game is rated, which is work beside everything else."""
    while not (found := await page(person, other))["ratings"]:
        pass
    return found


def test_a_page_tells_results_ratings_and_who_came_before_whom(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await played(at)
            winner = (await ana.get(f"/api/tables/{table}")).json()["result"]["winners"]
            found = await rated_page(ana, bea)
            assert (found["name"], found["is_me"], found["finished"]) == ("Bea", False, 1.0)
            (tally,) = found["results"]
            assert (tally["game"], tally["seats"], tally["games"]) == ("havana", 2, 1)
            assert tally["won"] == (1 in winner)
            (rating,) = found["ratings"]
            assert rating["all"]["games"] == rating["all"]["people"] == 1
            assert rating["seats"] == {}  # from 20 games on
            assert found["together"]["games"] == 1
            assert found["together"]["before"] == (winner == [0])
            assert [game["table"] for game in found["together"]["last"]] == [table]
            assert found["rivals"] == []  # me, who stands above already
            mine = await page(bea, bea)
            assert [one["name"] for one in mine["rivals"]] == ["Ana"]
            assert mine["together"] is None

    run(work())


def test_a_page_is_seen_by_who_may_see_it_and_by_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, bea) = await at.table("Ana Bea", "havana")
            stranger, nobody = await at.person("Eve"), await at.person()
            seen = {
                "mates": [200, 404, 404],
                "everybody": [200, 200, 200],
                "nobody": [404, 404, 404],
            }
            for visible, statuses in seen.items():
                await ana.post("/api/me/privacy", visible=visible)
                path = f"/api/people/{await number(ana)}"
                found = [(await who.get(path)).status_code for who in (bea, stranger, nobody)]
                assert found == statuses, visible
                assert (await ana.get(path)).json()["is_me"]
            unknown = await stranger.get("/api/people/aaaaaaaa")
            await ana.post("/api/me/privacy", visible="nobody")
            assert (await stranger.get(path)).json() == unknown.json()
            await ana.post("/api/me/privacy", visible="everybody")
            await ana.http.delete("/api/me")
            assert (await bea.get(path)).status_code == 404

    run(work())


def test_names_lead_to_pages_of_lasting_people_who_let_the_caller_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            _, (ana, bea) = await at.table("Ana Bea", "havana")
            everybody = [ana, bea, await at.person("Eve"), await at.person()]
            first, second = await number(ana), await number(bea)

            async def seen() -> list[list[str]]:
                ids = f"{first},{second},aaaaaaaa,{first}"
                found = [await who.get(f"/api/people?ids={ids}") for who in everybody]
                return [one.json()["persons"] for one in found]

            assert await seen() == [[], [], [], []]  # guests are known by a cookie alone
            await lasting(ana)
            assert await seen() == [[first], [first], [], []]  # mates, as by default
            await ana.post("/api/me/privacy", visible="everybody")
            assert await seen() == [[first]] * 4
            await ana.post("/api/me/privacy", visible="nobody")
            assert await seen() == [[first], [], [], []]
            many = ",".join(["aaaaaaaa"] * 101)
            assert (await bea.get(f"/api/people?ids={many}")).json()["error"] == "request/bad"
            await ana.http.delete("/api/me")
            assert await seen() == [[], [], [], []]

    run(work())


def test_hot_seats_forks_and_own_cardboard_are_not_rated(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            await lasting(ana)
            plain = (await ana.open("havana", 2))["table"]
            assert plain["rated"]
            assert not (await ana.open("havana", 2, rated=False))["table"]["rated"]
            own = (await ana.open("havana", 2, components=OWN["havana"]))["table"]
            assert not own["rated"]
            hot = (await ana.open("havana", 2, who=["me", "me"]))["table"]["table"]
            async with ana.socket(hot) as socket:
                await socket.hello()
                await play_to_the_end(socket)
            assert (await page(ana, ana))["results"] == []
            fork = (await ana.post(f"/api/tables/{hot}/fork", step=3)).json()["table"]
            assert not fork["rated"]

    run(work())
