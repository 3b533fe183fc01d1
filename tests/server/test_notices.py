"""People are told: once for each time asked, on the ways that they chose, not while they look."""

import asyncio
import base64
import hashlib
import hmac
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec

from malecon.server.notices.delivery import TRIES
from malecon.server.notices.options import NoticeOptions
from malecon.server.storage.sqlite.archive import archive
from malecon.server.storage.sqlite.connections import FILE
from tests.server.receivers import (
    Hooks,
    Letters,
    link_in,
    mailing,
    receiving,
    status,
    text_of,
)
from tests.server.served import WIDE, Person, Server, Time, run, serving
from tests.server.test_pairing import looks

QUICK = msgspec.structs.replace(
    WIDE, notice_wait=0, mail_wait=0, notice_gap=0, mail_gap=0, notice_retry=0.01
)
DAYS: dict[str, Any] = {"pace": {"kind": "turn", "turn": 86_400_000}}
HERE = NoticeOptions(url="https://play.example.org", allowed=("127.0.0.0/8",))


def with_mail(letters: Letters) -> NoticeOptions:
    return msgspec.structs.replace(HERE, mail=letters.url, mail_from="games@example.org")


@asynccontextmanager
async def hooked(folder: Path, time: Time | None = None) -> AsyncIterator[tuple[Server, Hooks]]:
    """A server that may call a receiver."""
    async with (
        receiving() as hooks,
        serving(folder, limits=QUICK, notices=HERE, time=time) as server,
    ):
        yield server, hooks


async def add(person: Person, kind: str, address: str, **more: str) -> dict[str, Any]:
    """A channel for somebody."""
    answer = await person.post("/api/me/notices/channels", kind=kind, address=address, **more)
    assert answer.status_code == 201, answer.text
    added: dict[str, Any] = answer.json()
    return added


async def asked_and_other(server: Server, table: str, people: list[Person]) -> list[Person]:
    waiting = (await people[0].get(f"/api/tables/{table}")).json()["waiting"]
    return [people[waiting[0]], people[1 - waiting[0]]]


def kinds(hooks: Hooks) -> list[str]:
    return [told["kind"] for call in hooks.came for told in call.json["notices"]]


def test_a_webhook_is_told_once_for_each_time_asked_and_signed(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            table, people = await server.table("Ana Bo", **DAYS)
            mover, other = await asked_and_other(server, table, people)
            added = await add(other, "webhook", hooks.url)
            async with mover.socket(table) as socket:
                await socket.hello()
                seat = await socket.asked()
                while seat in socket.last[seat]["waiting"]:
                    move = socket.offered(seat)[-1]
                    assert (await socket.play(move, seat=seat))[0] == "ack"
                call = (await hooks.wait(1))[0]
                told = call.json["notices"][0]
                assert (told["kind"], told["table"]) == ("your_turn", table)
                assert told["url"] == f"https://play.example.org/table/{table}"
                secret = base64.b64decode(added["secret"].removeprefix("whsec_"))
                head = f"{call.headers['webhook-id']}.{call.headers['webhook-timestamp']}."
                proof = hmac.digest(secret, head.encode() + call.body, hashlib.sha256)
                expected = "v1," + base64.b64encode(proof).decode()
                assert call.headers["webhook-signature"] == expected
                await server.service.office.delivery.look()
                assert kinds(hooks) == ["your_turn"]

    run(work())


def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            for person in (ana, bo):
                await add(person, "webhook", f"{hooks.url}/{person is ana}")
            opened = await ana.open("cuba", 2, **DAYS)
            table = opened["table"]["table"]
            async with ana.socket(table) as socket:
                await socket.hello()
                await socket.look(True)
                await bo.post("/api/join", token=opened["invitation"])
                await hooks.wait(1)
                await server.service.office.delivery.look()
                assert {call.path for call in hooks.came} == {"/hook/False"}

    run(work())


async def confirmed(person: Person, letters: Letters, address: str) -> dict[str, Any]:
    """A mail address that has said yes."""
    before = len(letters.came)
    added = await add(person, "mail", address)
    asked = (await letters.wait(before + 1))[-1]
    token = link_in(asked, "/confirm/")
    visitor = await person.at.person()
    assert (await visitor.get(f"/confirm/{token}")).status_code == 200  # which does nothing
    mine = (await person.get("/api/me/notices")).json()["channels"]
    assert {one["state"] for one in mine if one["kind"] == "mail"} == {"unconfirmed"}
    assert (await visitor.post("/api/notices/confirm", token=token)).status_code == 200
    again = await visitor.post("/api/notices/confirm", token=token)
    assert (again.status_code, again.json()["error"]) == (404, "link/used")
    return added


def test_mail_comes_after_a_yes_and_ends_by_one_click(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            mailing() as letters,
            serving(tmp_path, limits=QUICK, notices=with_mail(letters)) as server,
        ):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            assert (await ana.post("/api/me", language="de")).status_code == 200
            added = await confirmed(ana, letters, "Ana@Example.org")
            opened = await ana.open("cuba", 2, name="Friday <b>", **DAYS)
            await bo.post("/api/join", token=opened["invitation"])
            mail = (await letters.wait(2))[1]
            assert mail["To"] == "Ana@example.org"
            assert "Friday <b> (CUBA)" in text_of(mail)
            assert "<b>" not in mail.get_body(("html",)).get_content()
            assert "Das Spiel hat begonnen" in text_of(mail)
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://play.example.org")
            program = await server.person()
            assert (await program.get(stop)).status_code == 200
            assert len((await ana.get("/api/me/notices")).json()["channels"]) == 1
            assert (await program.post(f"{stop}0")).status_code == 404
            assert (await program.post(stop)).status_code == 200
            assert (await ana.get("/api/me/notices")).json()["channels"] == []
            assert added["channel"]["shown"] == "Ana@example.org"

    run(work())


def test_nobody_is_mailed_often_who_has_not_said_yes(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            mailing() as letters,
            serving(tmp_path, limits=QUICK, notices=with_mail(letters)) as server,
        ):
            path = "/api/me/notices/channels"
            people = [await server.person(name) for name in ("Ana", "Bo", "Cy", "Di")]
            answers = [await p.post(path, kind="mail", address="x@example.org") for p in people]
            assert [a.status_code for a in answers] == [201, 201, 201, 429]
            assert answers[3].json()["error"] == "limit/mails"
            letters.refuses = "550 nobody"
            unsent = await people[0].post(path, kind="mail", address="y@example.org")
            assert (unsent.status_code, unsent.json()["error"]) == (503, "channel/unsent")
            assert len((await people[0].get("/api/me/notices")).json()["channels"]) == 1
            stop = link_in(letters.came[0], "/unsubscribe/")
            answer = await people[3].post("/api/notices/unsubscribe", token=stop, never=True)
            assert answer.json() == {"shown": "x@example.org"}
            refused = await people[3].post(path, kind="mail", address="X@example.org")
            assert refused.json()["error"] == "channel/refused"
            for bad in ("x.y", "x@y", "x@example.org\nBcc: z@example.org", "a b@example.org"):
                answer = await people[3].post(path, kind="mail", address=bad)
                assert answer.json()["error"] == "channel/bad", bad

    run(work())


def test_several_tables_come_together(tmp_path: Path) -> None:
    async def work() -> None:
        limits = msgspec.structs.replace(QUICK, notice_gap=60)
        time = Time()
        async with (
            receiving() as hooks,
            serving(tmp_path, limits=limits, notices=HERE, time=time) as server,
        ):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            await add(ana, "webhook", hooks.url)
            tables = []
            for number in range(4):
                opened = await ana.open("cuba", 2, who=["me", "open"], **DAYS)
                await bo.post("/api/join", token=opened["invitation"])
                tables.append(opened["table"]["table"])
                if number == 0:
                    await hooks.wait(1)
            look = server.service.office.delivery.look
            await look()
            assert len(hooks.came) == 1
            time.pass_by(60)
            await look()
            last = (await hooks.wait(2))[1].json
            assert {told["table"] for told in last["notices"]} == set(tables[1:])

    run(work())


def test_quiet_hours_collect_what_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()  # 8:00 in London
        async with hooked(tmp_path, time) as (server, hooks):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            await add(ana, "webhook", hooks.url)
            settings = {"quiet": {"begin": "22:30", "end": "10:00"}, "zone": "Europe/London"}
            assert (await ana.put("/api/me/notices/settings", **settings)).status_code == 200
            opened = await ana.open("cuba", 2, who=["me", "open"], **DAYS)
            await bo.post("/api/join", token=opened["invitation"])
            look = server.service.office.delivery.look
            await look()
            time.pass_by(7190)
            await look()
            assert not hooks.came
            time.pass_by(20)
            await look()
            assert "begun" in [told["kind"] for told in (await hooks.wait(1))[0].json["notices"]]

    run(work())


def test_a_channel_that_fails_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hooked(tmp_path, time) as (server, hooks):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            await add(ana, "webhook", hooks.url)
            hooks.answer = status(404)
            opened = await ana.open("cuba", 2, **DAYS)
            await bo.post("/api/join", token=opened["invitation"])
            for tries in range(1, TRIES + 1):
                await server.service.office.delivery.look()
                await hooks.wait(tries)
                await _settled(server, tries)
                time.pass_by(7000)
            await server.service.office.delivery.look()
            assert {call.headers["webhook-id"] for call in hooks.came} == {
                hooks.came[0].headers["webhook-id"]
            }
            assert len(hooks.came) == TRIES
            shown = (await ana.get("/api/me/notices")).json()["channels"][0]
            assert (shown["state"], shown["failures"]) == ("failing", TRIES)
            assert shown["last"]["said"] == "404"
            hooks.answer = status(200)
            tested = await ana.post(f"/api/me/notices/channels/{shown['id']}/test")
            assert tested.json()["state"] == "on"
        with archive(tmp_path) as found:
            dead = found.outbox().dead
            assert [(d.kind, d.shown, d.said, d.tries) for d in dead] == [
                ("webhook", "127.0.0.1", "404", TRIES)
            ]

    run(work())


async def _settled(server: Server, tries: int) -> None:
    """Wait until the result of a try is stored."""
    counts = server.service.office.delivery.counts
    while counts["failed"] + counts["dead"] < tries:
        await server.service.store.channels(0)


def test_what_is_stored_of_me_is_shown_to_me_and_forgotten_with_me(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path, Time()) as (server, hooks):
            ana = await server.person("Ana")
            await add(ana, "webhook", hooks.url)
            await ana.put("/api/me/notices/settings", about=["over"])
            days = [{"first": "2027-02-01", "last": "2027-02-06"}]
            mine = await ana.put("/api/me/notices/holidays", holidays=days)
            assert (mine.json()["holidays"], mine.json()["holidays_left"]) == (days, 24)
            found = (await ana.get("/api/me/export")).json()
            assert [one["address"] for one in found["channels"]] == [hooks.url]
            assert found["holidays"][0]["last"] == "2027-02-06"
            assert "secret" not in str(found)
            assert (await ana.delete("/api/me")).status_code == 204
        counts = Counter[str]()
        with archive(tmp_path) as store:
            for table in ("channels", "outbox", "batches", "notice_settings", "holidays"):
                counts[table] = store._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        assert not counts.total()

    run(work())


def test_settings_say_what_is_told_where(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            ana, bo = await server.person("Ana"), await server.person("Bo")
            await add(ana, "webhook", hooks.url, form="discord")
            bad = await ana.put("/api/me/notices/settings", zone="Europe/Nowhere")
            assert bad.json()["error"] == "notices/bad"
            for settings in ({"days": ["title"]}, {"about": ["over"]}):
                assert (await ana.put("/api/me/notices/settings", **settings)).status_code == 200
                opened = await ana.open("cuba", 2, **DAYS)
                await bo.post("/api/join", token=opened["invitation"])
                await server.service.office.delivery.look()
            assert not hooks.came
            await ana.put("/api/me/notices/settings", about=["begun"])
            opened = await ana.open("cuba", 2, name="@everyone", **DAYS)
            await bo.post("/api/join", token=opened["invitation"])
            said = (await hooks.wait(1))[0].json
            assert "@everyone (CUBA)" in said["content"]
            assert said["allowed_mentions"] == {"parse": []}
            assert set(said) == {"content", "allowed_mentions"}

    run(work())


def test_lines_of_chat_are_told_once_and_to_who_wants_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            table, (ana, bo) = await server.table("Ana Bo", **DAYS)
            await add(bo, "webhook", hooks.url)
            await bo.put("/api/me/notices/settings", about=["chat"])
            async with ana.socket(table) as socket:
                await socket.hello()
                for key in ("one", "one", "two"):
                    await socket.say("chat", id=key, text="hola")
                    await socket.until("chat")
                await hooks.wait(1)
                await server.service.office.delivery.look()
                assert kinds(hooks) == ["chat"]

    run(work())


def test_who_has_a_seat_kept_is_told_of_the_invitation(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            _, (ana, bo) = await server.table("Ana Bo", **DAYS)
            who = (await bo.get("/api/me")).json()["person"]
            await add(bo, "webhook", hooks.url)
            await ana.open(seats=3, who=["me", {"person": who}, "open"], **DAYS)
            await hooks.wait(1)
            later = (await ana.open(seats=3, **DAYS))["table"]["table"]
            answer = await ana.post(f"/api/tables/{later}/seats/2", person=who)
            assert answer.status_code == 200
            assert (await ana.post(f"/api/tables/{later}/list", listed=True)).status_code == 200
            told = (await hooks.wait(2))[1].json["notices"]
            assert [(one["kind"], one["table"]) for one in told] == [("invitation", later)]
            await server.service.office.delivery.look()
            assert kinds(hooks) == ["invitation"] * 2

    run(work())


async def with_bots(server: Server, name: str) -> str:
    """A table of HAVANA at which somebody who looked for people plays with bots that think."""
    person = await server.person(name)
    await looks(person, game="havana", seats=[3], bots_after=60_000, **DAYS)
    table = str((await person.post("/api/me/pairing/begin")).json()["table"])
    async with asyncio.timeout(10):
        while (await person.get(f"/api/tables/{table}")).json()["state"] != "running":
            await asyncio.sleep(0.02)
    return table


def test_who_takes_a_bots_seat_while_it_is_asked_is_warned_an_hour_before_time(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (server, hooks):
            server.jobs.is_awake = False
            for name in ("Ana", "Ada", "Amy", "Ann", "Ava", "Ali", "Art", "Abe"):
                room = await server.service.room(await with_bots(server, name))
                if len(room.waiting) == 3:  # nobody has to swap a building first (H-008)
                    break
                room.table.heading = "round 2"  # too late to sit down there
            ben = await server.person("Ben")
            await add(ben, "webhook", hooks.url)
            await looks(ben, game="havana", seats=[3], bots_after=60_000, **DAYS)
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                told = db.execute("SELECT match, kind FROM outbox").fetchall()
            assert (room.table.id, "hour_left") in told

    run(work())
