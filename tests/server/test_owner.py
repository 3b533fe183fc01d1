"""What the owner of a table may do, and who owns it next."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from malecon.server.service.audit import audited
from tests.server.served import WIDE, Person, Server, run, serving


async def waiting(at: Server, **opening: Any) -> tuple[str, str, list[Person]]:
    """A table for four where Ana, who owns it, Bea and Eva wait; its path and its invitation."""
    people = [await at.person(name) for name in ("Ana", "Bea", "Eva")]
    opened = await people[0].open(seats=4, **opening)
    for person in people[1:]:
        joined = await person.post("/api/join", token=opened["invitation"])
        assert joined.status_code == 200
    return f"/api/tables/{opened['table']['table']}", opened["invitation"], people


def states(table: dict[str, Any]) -> list[str]:
    return [seat["state"] for seat in table["seats"]]


async def person_of(somebody: Person) -> str:
    return str((await somebody.get("/api/me")).json()["person"])


def test_the_owner_removes_who_sits_there_and_that_person_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (ana, bea, eva) = await waiting(at)
            table = path.rpartition("/")[2]
            async with bea.socket(table) as hers, eva.socket(table) as theirs:
                await hers.hello()
                await theirs.hello()
                removed = await ana.post(f"{path}/remove", seat=1)
                assert states(removed.json()) == ["person", "open", "person", "open"]
                told = await hers.until("table")
                while told["yours"]:
                    told = await hers.until("table")
                assert told["removed"] is True
                with pytest.raises(ConnectionClosed):
                    await hers.until("nothing more")
                told = await theirs.until("table")
                while "open" not in states(told)[:2]:
                    told = await theirs.until("table")
                assert told["removed"] is False
            assert (await bea.get(path)).status_code == 404

    run(work())


def test_who_was_removed_comes_back_by_a_new_invitation_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, token, (ana, bea, _) = await waiting(at)
            await ana.post(f"{path}/remove", seat=1)
            again = await bea.post("/api/join", token=token)
            assert (again.status_code, again.json()["error"]) == (403, "table/removed")
        async with serving(tmp_path) as at:  # it is remembered
            friends = []
            for person in (ana, bea):
                friends.append(await at.person())
                friends[-1].http.cookies = person.http.cookies
            ana, bea = friends
            assert (await bea.post("/api/join", token=token)).status_code == 403
            await ana.post(f"{path}/list", listed=True)
            assert (await bea.post(f"{path}/sit")).status_code == 403
            renewed = (await ana.post(f"{path}/invitation")).json()["token"]
            assert (await bea.post(f"{path}/sit")).status_code == 403, "the list is no invitation"
            back = await bea.post("/api/join", token=renewed)
            assert back.status_code == 200
            assert back.json()["yours"] == [1]
            assert back.json()["removed"] is False

    run(work())


def test_only_the_owner_removes_closes_and_passes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (_, bea, _) = await waiting(at, listed=True)
            stranger, nobody = await at.person("Zoe"), await at.person()
            commands: list[tuple[str, dict[str, Any]]] = [
                ("remove", {"seat": 0}), ("close", {}), ("owner", {"seat": 1}),
                ("list", {"listed": False}), ("begin", {}), ("seats/3", {"bot": "rules"}),
                ("invitation", {}), ("watch", {}),
            ]  # fmt: skip
            for command, body in commands:
                for somebody, status in ((bea, 403), (stranger, 403), (nobody, 401)):
                    answer = await somebody.post(f"{path}/{command}", **body)
                    assert answer.status_code == status, (command, answer.text)
            found = (await bea.get(path)).json()
            assert states(found) == ["person", "person", "person", "open"]
            assert found["listed"] is True

    run(work())


def test_nobody_is_removed_from_an_empty_seat_the_own_one_or_a_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (ana, _, _) = await waiting(at)
            for seat, error in ((3, "seat/empty"), (0, "seat/own"), (8, "seats/bad")):
                answer = await ana.post(f"{path}/remove", seat=seat)
                assert answer.json()["error"] == error
            await ana.post(f"{path}/begin")
            answer = await ana.post(f"{path}/remove", seat=1)
            assert (answer.status_code, answer.json()["error"]) == (409, "table/begun")
            answer = await ana.post(f"{path}/close")
            assert (answer.status_code, answer.json()["error"]) == (409, "table/begun")

    run(work())


def test_a_closed_table_is_told_unlisted_and_its_links_are_void(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, token, (ana, bea, _) = await waiting(at, listed=True)
            stranger = await at.person("Zoe")
            watch = (await ana.post(f"{path}/watch")).json()["token"]
            async with bea.socket(path.rpartition("/")[2]) as hers:
                await hers.hello()
                assert (await ana.post(f"{path}/close")).json()["state"] == "closed"
                while (await hers.until("table"))["state"] != "closed":
                    pass
            assert (await bea.get(path)).json()["state"] == "closed"
            assert (await stranger.get(path)).status_code == 404
            assert (await stranger.get("/api/lobby")).json()["tables"] == []
            looked = await stranger.get(f"/api/invitations/{token}")
            assert (looked.status_code, looked.json()["error"]) == (409, "table/closed")
            assert (await stranger.get(f"/api/watch/{watch}")).status_code == 404
            joined = await stranger.post("/api/join", token=token)
            assert (joined.status_code, joined.json()["error"]) == (409, "table/closed")
            commands: list[tuple[Person, str, dict[str, Any]]] = [
                (bea, "sit", {"seat": 3}), (ana, "begin", {}), (ana, "close", {}),
                (ana, "invitation", {}), (ana, "list", {"listed": True}),
                (ana, "owner", {"seat": 1}), (bea, "leave", {"seat": 1}),
            ]  # fmt: skip
            for somebody, command, body in commands:
                answer = await somebody.post(f"{path}/{command}", **body)
                assert (answer.status_code, answer.json()["error"]) == (409, "table/closed"), (
                    command
                )
            mine = (await ana.get("/api/me/tables?state=closed")).json()["tables"]
            assert [row["state"] for row in mine] == ["closed"]
        assert audited(tmp_path).problems == []

    run(work())


@pytest.mark.parametrize("is_running", [False, True])
@pytest.mark.parametrize("by", ["seat", "person"])
def test_the_owner_passes_the_table_on(tmp_path: Path, is_running: bool, by: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (ana, bea, _) = await waiting(at)
            if is_running:
                assert (await ana.post(f"{path}/begin")).json()["state"] == "running"
            heir = await person_of(bea)
            body: dict[str, Any] = {"seat": 1} if by == "seat" else {"person": heir}
            passed = await ana.post(f"{path}/owner", **body)
            assert passed.json()["owner"] == heir
            refused = await ana.post(f"{path}/list", listed=True)
            assert refused.json()["error"] == "table/not-yours"
            assert (await bea.post(f"{path}/list", listed=True)).status_code == 200
            for wrong in ({}, {"seat": 3}, {"person": "nobody"}, {"seat": 0, "person": heir}):
                assert (await bea.post(f"{path}/owner", **wrong)).status_code in (400, 409)

    run(work())


def test_a_table_is_not_passed_on_to_who_has_too_many(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, limits=msgspec.structs.replace(WIDE, tables=1)) as at:
            path, _, (ana, bea, _) = await waiting(at)
            await bea.open(seats=2)
            assert (await ana.post(f"{path}/owner", seat=1)).json()["error"] == "limit/tables"

    run(work())


def test_an_open_table_that_its_owner_leaves_passes_on_or_closes(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (ana, bea, eva) = await waiting(at)
            left = (await ana.post(f"{path}/leave", seat=0)).json()
            assert (left["state"], left["owner"]) == ("open", await person_of(bea))
            left = (await bea.post(f"{path}/leave", seat=1)).json()
            assert left["owner"] == await person_of(eva)
            left = (await eva.post(f"{path}/leave", seat=2)).json()
            assert left["state"] == "closed"

    run(work())


def test_a_table_stays_with_an_owner_who_leaves_one_of_two_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open(seats=3, who=["me", "me", "open"])
            path = f"/api/tables/{opened['table']['table']}"
            left = (await ana.post(f"{path}/leave", seat=0)).json()
            assert (left["state"], left["owner"]) == ("open", await person_of(ana))

    run(work())


@pytest.mark.parametrize("is_running", [False, True])
def test_the_table_of_a_forgotten_owner_passes_on(tmp_path: Path, is_running: bool) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, _, (ana, bea, _) = await waiting(at)
            alone = f"/api/tables/{(await ana.open(seats=2, listed=True))['table']['table']}"
            if is_running:
                await ana.post(f"{path}/begin")
            assert (await ana.http.delete("/api/me")).status_code == 204
            found = (await bea.get(path)).json()
            assert found["owner"] == await person_of(bea)
            assert found["seats"][0]["state"] == ("gone" if is_running else "open")
            assert (await bea.get(alone)).status_code == 404
            assert (await bea.get("/api/lobby")).json()["tables"] == []
        assert audited(tmp_path).problems == []

    run(work())


def test_one_person_takes_one_seat_of_a_listed_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, token, (ana, bea, _) = await waiting(at, listed=True)
            for answer in (
                await bea.post(f"{path}/sit", seat=3),
                await bea.post("/api/join", token=token, seat=3),
            ):
                assert (answer.status_code, answer.json()["error"]) == (409, "seat/one")
            said = (await ana.post(f"{path}/list", listed=True, several=True)).json()
            assert said["several"] is True
            assert (await bea.post(f"{path}/sit", seat=3)).json()["yours"] == [1, 3]

    run(work())


def test_hot_seats_stay_at_tables_by_invitation_and_for_the_owner(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, token, (ana, bea, _) = await waiting(at)
            assert (await bea.post("/api/join", token=token, seat=3)).json()["yours"] == [1, 3]
            opened = await ana.open(seats=4, listed=True, who=["me", "me", "open", "open"])
            path = f"/api/tables/{opened['table']['table']}"
            assert (await ana.post(f"{path}/sit", seat=2)).json()["yours"] == [0, 1, 2]
            several = await ana.open(seats=3, listed=True, several=True)
            path = f"/api/tables/{several['table']['table']}"
            await bea.post(f"{path}/sit")
            assert (await bea.post(f"{path}/sit", seat=2)).json()["state"] == "running"

    run(work())


def test_of_owner_s_commands_at_once_each_finds_the_table_as_the_last_left_it(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            path, token, (ana, bea, _) = await waiting(at)
            zoe = await at.person("Zoe")
            passed, closed, sat = await asyncio.gather(
                ana.post(f"{path}/owner", seat=1),
                ana.post(f"{path}/close"),
                zoe.post("/api/join", token=token),
            )
            found = (await bea.get(path)).json()
            if passed.status_code == 200:
                assert found["owner"] == await person_of(bea)
                assert (closed.status_code == 200) == (found["state"] == "closed")
            assert (sat.status_code == 200) == (found["seats"][3]["state"] == "person")

    run(work())
