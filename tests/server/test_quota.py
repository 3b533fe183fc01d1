"""How much one identity, and one address with ever new identities, can take from everybody."""

from pathlib import Path
from typing import Any

import msgspec

from malecon.games.match import Match
from malecon.server import logs
from malecon.server.service.limits import Limits
from tests.server.served import WIDE, Time, run, serving


async def errors(answers: list[Any]) -> list[str]:
    return [answer.json().get("error", "") for answer in answers]


def test_lobby_places_are_limited_per_identity_and_per_address(tmp_path: Path) -> None:
    few = msgspec.structs.replace(WIDE, listed=2, address_listed=3)

    async def work() -> None:
        async with serving(tmp_path, limits=few) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            found = [
                await who.post("/api/tables", game="cuba", seats=2, listed=True)
                for who in (ana, ana, ana, bea, bea)
            ]
            assert await errors(found) == ["", "", "limit/listed", "", "limit/listed"]
            hidden = (await bea.open())["table"]["table"]
            listed = await bea.post(f"/api/tables/{hidden}/list", listed=True)
            assert (listed.status_code, listed.json()["error"]) == (429, "limit/listed")
            assert len((await ana.get("/api/lobby")).json()["tables"]) == 3
            first = found[0].json()["table"]["table"]
            await ana.post(f"/api/tables/{first}/list", listed=False)
            again = await bea.post(f"/api/tables/{hidden}/list", listed=True)
            assert again.status_code == 200

    run(work())


def test_no_script_fills_the_lobby(tmp_path: Path) -> None:
    async def work() -> None:
        generous = ("identity_rate", "identity_burst", "request_rate", "request_burst")
        wide = dict.fromkeys((*generous, "address_rate", "address_burst"), 1e6)
        async with serving(tmp_path, limits=msgspec.structs.replace(Limits(), **wide)) as at:
            nobody = await at.person()
            for _ in range(150):
                nobody.http.cookies.clear()
                await nobody.post("/api/tables", game="cuba", seats=2, listed=True)
            assert len((await nobody.get("/api/lobby")).json()["tables"]) == 30

    run(work())


def test_an_open_table_that_nobody_comes_to_leaves_the_lobby(tmp_path: Path) -> None:
    async def work() -> None:
        now = Time()
        async with serving(tmp_path, time=now) as at:
            ana = await at.person("Ana")
            table = (await ana.open(listed=True))["table"]["table"]
            now.seconds += 86_000
            assert len((await ana.get("/api/lobby")).json()["tables"]) == 1
            now.seconds += 1_000
            assert (await ana.get("/api/lobby")).json()["tables"] == []
            async with ana.socket(table) as socket:
                await socket.hello()
                assert len((await ana.get("/api/lobby")).json()["tables"]) == 1

    run(work())


def test_new_tables_and_records_are_limited_per_identity_and_per_address(tmp_path: Path) -> None:
    few = msgspec.structs.replace(WIDE, new_tables=4, address_new_tables=6, records=2)
    record = Match("havana", seats=2).record()

    async def work() -> None:
        async with serving(tmp_path, limits=few) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            kept = [await ana.post("/api/records", record=record) for _ in range(3)]
            assert await errors(kept) == ["", "", "limit/tables"]
            opened = [
                await who.post("/api/tables", game="cuba", seats=2)
                for who in (ana, ana, ana, bea, bea, bea)
            ]
            assert await errors(opened) == ["", "", "limit/tables", "", "", "limit/tables"]
            assert int(opened[-1].headers["retry-after"]) > 100

    run(work())


def test_rows_and_chat_are_limited_per_identity_and_per_address(tmp_path: Path) -> None:
    few = msgspec.structs.replace(WIDE, row_rate=0, row_burst=3, address_chat_rate=0)
    few = msgspec.structs.replace(few, address_chat_burst=2)

    async def work() -> None:
        async with serving(tmp_path, limits=few) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                for agree in (True, False, True):
                    assert (await first.command("stop", agree=agree))[0] == "ack"
                refused = await first.command("stop", agree=False)
                assert (refused[0], refused[1]["error"]) == ("refused", "limit/rate")
                await first.say("chat", id="a", text="hola")
                await first.until("chat")
                await second.say("chat", id="b", text="hola")
                await second.until("chat")
                await second.say("chat", id="c", text="hola")
                assert (await second.until("refused"))["error"] == "limit/rate"

    run(work())


def test_log_lines_of_one_kind_are_limited_and_counted(capfd: Any, monkeypatch: Any) -> None:
    now = Time()
    monkeypatch.setattr("malecon.server.logs.time.monotonic", now)
    logs.note("warm", level="A")
    capfd.readouterr()
    for _ in range(1_000):
        logs.note("flood", level="WARNING", said="Invalid")
    logs.note("other")
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) == logs.LINES + 1
    now.seconds += 61
    logs.note("flood", level="WARNING", said="Invalid")
    last = msgspec.json.decode(capfd.readouterr().err)
    assert last["left_out"] == 1_000 - logs.LINES


def test_logs_say_why_without_secrets(capfd: Any) -> None:
    logs.failed("store", FileNotFoundError(2, "No such file"), table="abc", token="t", seed=b"s")
    logs.failed("room", ValueError("words that somebody sent"))
    first, second = map(msgspec.json.decode, capfd.readouterr().err.splitlines())
    assert (first["what"], first["why"], first["table"]) == ("store", "No such file", "abc")
    assert first.keys().isdisjoint({"token", "seed"})
    assert "why" not in second
