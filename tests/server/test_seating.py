"""Nothing changes at a table that is not stored: who sits where, who owns it, who sees what."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from malecon.server.service.audit import audited
from malecon.server.storage.failures import Failed
from malecon.server.storage.rows import Append, Done, Identity, TableChange
from malecon.server.storage.sqlite.store import SqliteStore
from tests.server.served import Person, run, serving


class Full(SqliteStore):
    """A store whose disk is full for a while."""

    is_full = False

    def append(self, append: Append, done: Done) -> None:
        if self.is_full:
            asyncio.get_running_loop().call_soon(done, Failed("disk is full"))
        else:
            super().append(append, done)

    async def change_table(self, change: TableChange) -> None:
        await self._check()
        await super().change_table(change)

    async def change_identity(self, identity: Identity, at: int) -> None:
        await self._check()
        await super().change_identity(identity, at)

    async def set_mute(self, table: str, identity: int, person: str, on: bool) -> None:
        await self._check()
        await super().set_mute(table, identity, person, on)

    async def _check(self) -> None:
        await asyncio.sleep(0)  # others may come in between, as they may while a disk is written
        if self.is_full:
            raise Failed("disk is full")


SeatCommand = Callable[[Person, Person, str, str], Awaitable[httpx.Response]]
WISHES: dict[str, SeatCommand] = {
    "sit": lambda _, bea, table, __: bea.post(f"/api/tables/{table}/sit", seat=2),
    "join": lambda _, bea, __, token: bea.post("/api/join", token=token, seat=2),
    "leave": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/leave", seat=0),
    "bot": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/seats/2", bot="rules"),
    "begin": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/begin"),
    "list": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/list", listed=False),
    "remove": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/remove", seat=1),
    "close": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/close"),
    "owner": lambda ana, _, table, __: ana.post(f"/api/tables/{table}/owner", seat=1),
    "rename": lambda ana, _, __, ___: ana.post("/api/me", name="Anita"),
}


def timeless(table: dict[str, Any]) -> dict[str, Any]:
    """A table without how long somebody has been away, which goes on by itself."""
    return table | {"seats": [seat | {"away": None} for seat in table["seats"]]}


def test_what_a_full_disk_refused_is_as_it_was_before(tmp_path: Path) -> None:
    async def work() -> None:
        store = Full(tmp_path)
        after = {}
        async with serving(tmp_path, store=store) as at:
            ana, bea, eva = [await at.person(name) for name in ("Ana", "Bea", "Eva")]
            for command in WISHES.values():
                opened = await ana.open(seats=4, listed=True)
                table, token = opened["table"]["table"], opened["invitation"]
                assert (await eva.post("/api/join", token=token)).status_code == 200
                path = f"/api/tables/{table}"
                before = timeless((await ana.get(path)).json())
                store.is_full = True
                refused = await command(ana, bea, table, token)
                assert (refused.status_code, refused.json()["error"]) == (503, "store/failed")
                assert timeless((await ana.get(path)).json()) == before
                store.is_full = False
                assert timeless((await ana.get(path)).json()) == before
                assert (await command(ana, bea, table, token)).status_code == 200
                after[path] = (await eva.get(path)).json()
        async with serving(tmp_path) as at:
            again = await at.person()
            again.http.cookies = eva.http.cookies
            for path, last in after.items():
                stored = (await again.get(path)).json()
                for seat, other in zip(stored["seats"], last["seats"], strict=True):
                    assert (seat["state"], seat["person"]) == (other["state"], other["person"])
                assert stored["owner"] == last["owner"]
        assert audited(tmp_path).problems == []

    run(work())


def test_the_seat_that_would_fill_the_table_is_stored_with_the_beginning_or_not_at_all(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = Full(tmp_path)
        async with serving(tmp_path, store=store) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open(seats=2)
            table = f"/api/tables/{opened['table']['table']}"
            store.is_full = True
            refused = await bea.post("/api/join", token=opened["invitation"])
            assert refused.status_code == 503
            found = (await ana.get(table)).json()
            assert (found["state"], found["seats"][1]["state"]) == ("open", "open")
            store.is_full = False
            assert (await bea.get(table)).status_code == 404
            joined = await bea.post("/api/join", token=opened["invitation"])
            assert joined.json()["state"] == "running"
        assert audited(tmp_path).problems == []

    run(work())


def test_a_table_that_could_be_opened_but_not_begun_begins_when_it_is_seen(tmp_path: Path) -> None:
    async def work() -> None:
        store = Full(tmp_path)
        async with serving(tmp_path, store=store) as at:
            ana = await at.person("Ana")
            store.is_full = True  # for rows, not yet for new tables
            opened = await ana.open(seats=2, who=["me", "me"])
            assert opened["table"]["state"] == "open"
            store.is_full = False
            found = (await ana.get(f"/api/tables/{opened['table']['table']}")).json()
            assert found["state"] == "running"

    run(work())


def test_a_mute_that_is_not_stored_mutes_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        store = Full(tmp_path)
        async with serving(tmp_path, store=store) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            person = (await bea.get("/api/me")).json()["person"]
            async with ana.socket(table) as socket:
                await socket.hello()
                store.is_full = True
                await socket.say("mute", person=person, on=True)
                assert (await socket.until("refused"))["error"] == "store/failed"
                store.is_full = False
                assert (await socket.hello())["muted"] == []

    run(work())


@pytest.mark.parametrize("way", ["seat by invitation", "any seat by invitation", "open table"])
def test_of_sixteen_who_want_one_seat_one_gets_it(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with serving(tmp_path, store=Full(tmp_path)) as at:
            ana = await at.person("Ana")
            people = [await at.person(f"P{number}") for number in range(16)]
            for _ in range(3):
                who = ["me", "open", {"bot": "random"} if way.startswith("any") else "open"]
                opened = await ana.open(seats=3, who=who, listed=way == "open table")
                table = opened["table"]["table"]
                path, asked = "/api/join", {"token": opened["invitation"], "seat": 1}
                if way == "open table":
                    path, asked = f"/api/tables/{table}/sit", {"seat": 1}
                elif way == "any seat by invitation":
                    del asked["seat"]
                answers = await asyncio.gather(*(person.post(path, **asked) for person in people))
                assert sorted(answer.status_code for answer in answers) == [200, *[409] * 15]
                won = next(answer.json() for answer in answers if answer.status_code == 200)
                found = (await ana.get(f"/api/tables/{table}")).json()
                assert found["seats"][1]["person"] == won["seats"][1]["person"]
                assert found["seats"][2]["state"] == won["seats"][2]["state"] != "person"

    run(work())


def test_who_cannot_sit_down_is_not_renamed_either(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open(seats=3)
            answer = await bea.post("/api/join", token=opened["invitation"], seat=0, name="Eva")
            assert answer.json()["error"] == "seat/taken"
            assert (await bea.get("/api/me")).json()["name"] == "Bea"

    run(work())


def test_who_got_up_does_not_see_with_the_eyes_of_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea, eva = [await at.person(name) for name in ("Ana", "Bea", "Eva")]
            # a third seat keeps the table open while Bea comes and goes
            opened = await ana.open(seats=3)
            table, token = opened["table"]["table"], opened["invitation"]
            await bea.post("/api/join", token=token, seat=1)
            async with bea.socket(table) as socket:
                assert (await socket.hello())["follows"] == [1]
                assert (await bea.post(f"/api/tables/{table}/leave", seat=1)).status_code == 200
                assert (await eva.post("/api/join", token=token, seat=1)).status_code == 200
                begun = await ana.post(f"/api/tables/{table}/begin")
                assert begun.json()["state"] == "running"
                update = await socket.until("update")
                assert update["seat"] is None
                assert update["view"]["seat"] is None

    run(work())


def test_a_table_where_one_person_has_several_seats_is_not_rated(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open("cuba", 3, who=["me", "me", "open"])
            assert opened["table"]["rated"] is False
            opened = await ana.open("cuba", 3)
            assert opened["table"]["rated"] is True
            table = opened["table"]["table"]
            assert (await ana.post(f"/api/tables/{table}/sit", seat=1)).json()["rated"] is False
            (again,) = (t for t in (await ana.get("/api/me/tables")).json()["tables"]
                        if t["table"] == table)  # fmt: skip
            assert again["rated"] is False

    run(work())
