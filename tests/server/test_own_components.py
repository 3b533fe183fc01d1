"""Own components: a table is opened with the text of a file, and nobody is hurt by such a text."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from malecon import load
from malecon.games import own_components
from malecon.games.registry import find
from malecon.server.refusal import Refusal
from malecon.server.service.audit import audited
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.workers import components
from malecon.server.workers.components import ComponentService, Slow
from tests.server.busy import held
from tests.server.opened import files_opened
from tests.server.own import DIFFER, HOSTILE, OWN, OWN_CUBA, OWN_SHIP, printed, tables
from tests.server.served import WIDE, Person, Server, play_to_the_end, run, serving
from tests.server.test_options import secret

GAMES = ("cuba", "havana")
# Tables within tables within tables: TOML, but no end of it.
ENDLESS = "\n".join(f"[{'a.' * 140}b{n}]\n{'a.' * 140}b = 1" for n in range(110))
both_games = pytest.mark.parametrize("game", GAMES)


async def checked(person: Person, text: str, game: str = "cuba", **more: str) -> dict[str, Any]:
    answer = await person.post(f"/api/games/{game}/components/check", text=text, **more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


# Checking


@both_games
def test_our_reconstruction_is_sound_and_differs_nowhere(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            found = await checked(await at.person(), printed(game), game)
            shown = (await (await at.person()).get("/api/games")).json()["games"][game]
            assert found["components"] == shown["components"]
            assert (found["findings"], found["differ"]) == ([], [])
            assert shown["own_components"] is False

    run(work())


@pytest.mark.slow
@both_games
def test_own_cards_are_told_apart_from_ours(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            found = await checked(await at.person(), OWN[game], game)
            assert (found["findings"], found["differ"]) == ([], DIFFER[game])

    run(work())


def test_all_that_is_wrong_is_said_at_its_place_in_the_words_of_malecon_check(
    tmp_path: Path,
) -> None:
    text = '[ships]\n1 = "CCX"\n[market]\ngoods_row = [5, 6]\n[plantations]\nred = ["W", 7, "L"]\n'
    catalog = find("cuba").catalog
    (tmp_path / "own.toml").write_text(text)
    said = catalog.problems(tmp_path / "own.toml")

    async def work() -> None:
        async with serving(tmp_path / "data") as at:
            found = (await checked(await at.person(), text))["findings"]
            names = [f"{tmp_path / 'own.toml'}: {one['place']}: {one['text']}" for one in found]
            assert names == said
            assert [(one["place"], one["part"]) for one in found] == [
                ("market.goods_row", ""),
                ("plantations.red", "1"),
                ("plantations.red", "2"),
                ("plantations.red", "3"),
                ("ships", ""),
                ("ships.1", ""),
                ("ships.1", ""),
            ]

    run(work())


@pytest.mark.slow
def test_findings_are_in_the_language_of_the_one_who_asks(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            text = printed("cuba").replace('"CCSTR"', '"CCST"')
            english, german = "'CCST' has 4 letters, expected 5", "hat 4 Buchstaben, erwartet 5"
            assert (await checked(ana, text))["findings"][0]["text"] == english
            assert german in (await checked(ana, text, language="de"))["findings"][0]["text"]
            await ana.post("/api/me", language="de")
            assert german in (await checked(ana, text))["findings"][0]["text"]
            unknown = await ana.post("/api/games/cuba/components/check", text=text, language="xx")
            assert unknown.status_code == 400

    run(work())


@pytest.mark.slow
def test_a_line_that_is_no_toml_is_named(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person()
            (one,) = (await checked(ana, "[market]\nbuy_from_supply = \n"))["findings"]
            assert (one["place"], one["part"]) == ("", "2")
            assert one["text"].startswith("the text is not TOML: ")
            (one,) = (await checked(ana, "[market]\n# " + "x" * 300))["findings"]
            assert one["text"] == "line 2 has 302 characters, expected at most 300"
            answer = await ana.post("/api/games/chess/components/check", text="")
            assert answer.status_code == 404

    run(work())


# Hostile texts


@pytest.mark.slow
def test_hostile_texts_are_refused_and_the_loop_is_not_held(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            await checked(ana, "")  # the worker is up
            for name, text in HOSTILE.items():
                for game in GAMES:
                    with held() as found:
                        answer = await ana.post("/api/tables", **opening(text, game))
                    assert answer.status_code == 400, (name, answer.text)
                    assert answer.json()["error"] == "components/bad", name
                    assert len(answer.json()["message"]) < 1_200, name
                    assert found.longest < 0.02, (name, found.what)
            assert (await ana.get("/api/me/tables")).json()["tables"] == []
            assert (await checked(ana, printed("cuba")))["findings"] == []

    run(work())


@pytest.mark.slow
def test_too_long_a_text_is_refused_with_413_and_one_that_just_fits_is_read(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            room = 65_536 - len(printed("cuba").encode())
            filled = printed("cuba") + "# " + "é" * 48 + "\n" * (room - 98)
            assert len(filled.encode()) == 65_536
            assert (await checked(ana, filled))["findings"] == []
            for longer in (filled + "\n", "x" * 65_537, "\N{PILE OF POO}" * 16_385):
                for path in ("/api/tables", "/api/games/cuba/components/check"):
                    body = {"text": longer} if "check" in path else opening(longer)
                    answer = await ana.post(path, **body)
                    assert answer.status_code == 413
                    assert answer.json()["error"] == "request/too-large"
                    assert "65536 are allowed. Nothing was changed." in answer.json()["message"]
            huge = await ana.post("/api/tables", **opening("x" * 500_000))
            assert huge.status_code == 413

    run(work())


def opening(text: str, game: str = "cuba") -> dict[str, Any]:
    return {"game": game, "seats": 2, "components": text}


NO_TEXTS = (
    b'{"text": "\xff\xfe"}',
    b'{"text": "\\ud800"}',
    b'{"text": 3}',
    b'{"text": ["/etc/shadow"]}',
    b'{"text": null}',
    b'{"text": {"path": "/etc/shadow"}}',
    b'{"file": "/etc/shadow"}',
    b'{"text": "", "file": "/etc/shadow"}',
    b"[" * 60_000,
    b"",
)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            headers = {"content-type": "application/json"}
            path = "/api/games/cuba/components/check"
            for body in NO_TEXTS:
                answer = await ana.http.post(path, content=body, headers=headers)
                assert answer.status_code == 400, (body[:40], answer.text)
                assert answer.json()["error"] == "request/bad", body[:40]

    run(work())


PATHS = ("/etc/shadow", "/dev/zero", "/proc/self/environ", "file:///etc/passwd", ".", "~/x.toml")


@both_games
def test_a_text_that_looks_like_a_path_opens_no_file(tmp_path: Path, game: str) -> None:
    """Here the worker's own work, where every file that Python opens is noted."""
    path = secret(tmp_path)
    own_components.check(game, printed(game))  # the data of the games is read once
    own_components.check(game, "a = 1", language="de")
    for text in (path, *PATHS, f'ships = "{path}"', f'[ships]\n1 = "{path}"', f'"{path}" = 1'):
        with files_opened() as names:
            found = own_components.check(game, text, language="de")
        assert found.tables is None
        assert names == []


@pytest.mark.slow
def test_no_call_can_name_a_path(tmp_path: Path) -> None:
    async def work() -> None:
        path = secret(tmp_path)
        async with serving(tmp_path / "data") as at:
            ana = await at.person("Ana")
            await ana.open(components=OWN_CUBA)
            for text in (path, *PATHS):
                with files_opened() as names:
                    answer = await ana.post("/api/tables", **opening(text))
                    await checked(ana, text)
                assert answer.status_code == 400
                assert "the text is not TOML" in answer.json()["message"]
                assert [name for name in names if text in name and len(text) > 1] == []

    run(work())


# Limits


@pytest.mark.slow
def test_checks_count_against_limits_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(WIDE, check_rate=0.01, check_burst=3)
        async with serving(tmp_path, limits=limits) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            assert (await ana.post("/api/tables", **opening("a = 1"))).status_code == 400
            for _ in range(2):
                await checked(ana, "")
            for path, body in (
                ("/api/games/cuba/components/check", {"text": ""}),
                ("/api/tables", opening(OWN_CUBA)),
            ):
                refused = await ana.post(path, **body)
                assert (refused.status_code, refused.json()["error"]) == (429, "limit/rate")
                assert int(refused.headers["retry-after"]) > 1
            assert (await ana.post("/api/tables", game="cuba", seats=2)).status_code == 201
            await checked(bea, "")

    run(work())


@pytest.mark.slow
def test_whoever_sends_texts_that_take_too_long_waits_and_the_others_do_not(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path, limits=replace(WIDE, check_rate=1, check_burst=30)) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            await checked(ana, "")
            at.service.components._late = 0.05
            at.service.components._send_home()
            late = await ana.post("/api/tables", **opening(ENDLESS))
            assert (late.status_code, late.json()["error"]) == (400, "components/bad")
            assert "takes too long to read" in late.json()["message"]
            answer = await ana.post("/api/games/cuba/components/check", text="")
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 25
            at.service.components._late = components.LATE_SECONDS
            at.service.components._send_home()
            await checked(bea, "")

    run(work())


@pytest.mark.slow
def test_a_text_without_an_end_is_ended_in_time() -> None:
    """With the process that reads it; the next text has a new one."""

    async def work() -> None:
        reader = ComponentService()
        try:
            await reader.check("cuba", "")
            assert reader._supervisor is not None
            reader._supervisor._late = 0.1
            began = time.monotonic()
            with pytest.raises(Slow):
                await reader.check("cuba", ENDLESS)
            assert time.monotonic() - began < 2.0
            reader._supervisor._late = 10.0
            assert (await reader.check("cuba", printed("cuba"))).findings == []
        finally:
            await reader.close()

    run(work())


@pytest.mark.slow
def test_texts_wait_for_each_other_and_not_too_many_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(components, "MOST_WAITING", 3)

    async def work() -> None:
        reader = ComponentService()
        asked = [asyncio.ensure_future(reader.check("cuba", "")) for _ in range(5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert [refusal.error for refusal in refused] == ["limit/rate"] * 2
        assert len(answers) - len(refused) == 3
        await reader.close()

    run(work())


@pytest.mark.slow
def test_the_worker_goes_home_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "IDLE_SECONDS", 0.01)

    async def work() -> None:
        reader = ComponentService()
        for _ in range(2):
            assert (await reader.check("havana", printed("havana"))).findings == []
            while reader._supervisor is not None:
                await asyncio.sleep(0.01)
        await reader.close()

    run(work())


# Playing


async def begun(at: Server, game: str, text: str) -> tuple[str, list[Person]]:
    return await at.table("Ana Bea", game, components=text)


@pytest.mark.slow
@both_games
def test_a_game_on_own_cards_is_played_to_its_end_kept_forked_and_played_again(
    tmp_path: Path, game: str
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await begun(at, game, OWN[game])
            async with ana.socket(table) as first, bea.socket(table) as second:
                welcome = await first.hello()
                await second.hello()
                assert welcome["table"]["own_components"] is True
                result = await play_to_the_end(first, second)
            path = f"/api/tables/{table}/components"
            before = (await bea.get(path)).json()
            assert (before["own"], before["differ"]) == (True, DIFFER[game])
            text = (await ana.get(f"/api/tables/{table}/record")).text
            match = load(text)
            assert list(match.scores) == result["scores"]
            assert match.game.resolved.components == before["components"]
        async with serving(tmp_path) as at:  # a restart
            bea = await again(at, bea)
            assert (await bea.get(path)).json() == before
            fork = await bea.post(f"/api/tables/{table}/fork", step=3)
            assert fork.status_code == 201
            forked = fork.json()["table"]["table"]
            assert (await bea.get(f"/api/tables/{forked}/components")).json() == before
            kept = (await bea.post("/api/records", record=text)).json()["table"]["table"]
            assert (await bea.get(f"/api/tables/{kept}/components")).json() == before
            ana = await again(at, ana)
            rematch = await both_want_more(ana, bea, table)
            assert (await ana.get(f"/api/tables/{rematch}/components")).json() == before
            async with ana.socket(rematch) as first, bea.socket(rematch) as second:
                assert (await first.hello())["table"]["own_components"] is True
                await second.hello()
                await play_to_the_end(first, second)
        assert audited(tmp_path).problems == []

    run(work(), 120.0)


async def again(at: Server, person: Person) -> Person:
    """The same person at a server that was started again."""
    found = await at.person()
    found.http.cookies.set("malecon", person.http.cookies["malecon"])
    return found


async def both_want_more(ana: Person, bea: Person, table: str) -> str:
    async with ana.socket(table) as first, bea.socket(table) as second:
        await first.hello()
        await second.hello()
        await first.command("rematch", agree=True)
        await second.command("rematch", agree=True)
        while True:
            told = await first.until("table")
            if told["rematch"]:
                return str(told["rematch"])


def test_the_own_ship_is_at_the_table_for_everybody(tmp_path: Path) -> None:
    """Every seat and a spectator see the ship as it is printed in that copy."""
    lines = [f'{n} = "GGGGG"' for n in range(1, 16)]

    async def work() -> None:
        async with serving(tmp_path) as at:
            text = "[ships]\n" + "\n".join(lines)
            table, (ana, bea) = await at.table("Ana Bea", components=text, listed=True)
            for person in (ana, bea, await at.person()):
                async with person.socket(table) as socket:
                    await socket.hello()
                    (update,) = socket.last.values()
                    ships = update["view"]["harbour"].values()
                    spaces = [ship["spaces"] for ship in ships if ship]
                    assert spaces
                    assert all(kinds == ["cigars"] * 5 for kinds in spaces)

    run(work())


@pytest.mark.slow
def test_what_others_may_not_see_they_do_not_see_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, eve = await at.person("Ana"), await at.person("Eve")
            opened = await ana.open(components=OWN_SHIP)
            path = f"/api/tables/{opened['table']['table']}/components"
            assert (await ana.get(path)).status_code == 200
            assert (await eve.get(path)).status_code == 404
            for kind in ("invitation", "watch"):
                assert (await eve.get(f"{path}?{kind}={opened[kind]}")).status_code == 200

    run(work())


def test_a_bad_text_opens_no_table_and_says_what_is_wrong(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            bad = OWN_SHIP.replace("GGGGG", "GGGG").replace('"CCSTG"', '"X"')
            answer = await ana.post("/api/tables", **opening(bad))
            assert answer.json() == {
                "error": "components/bad",
                "message": "ships.1: 'GGGG' has 4 letters, expected 5; ships.2: 'X' has 1 letters,"
                " expected 5; ships.2: unknown letter 'X', expected one of S C T R G.",
            }
            unknown = await ana.post("/api/tables", **opening("", game="chess"))
            assert (unknown.status_code, unknown.json()["error"]) == (400, "option/bad")
        with sqlite3.connect(tmp_path / FILE) as db:
            assert db.execute("SELECT count(*) FROM matches").fetchone() == (0,)

    run(work())


# The host's default


@pytest.mark.slow
def test_new_tables_are_played_with_the_components_of_the_host(tmp_path: Path) -> None:
    site = find("cuba").catalog
    own = site.written(site.tables({"ships": tables("cuba")["ships"] | {"1": "RRRRR"}}))

    async def work() -> None:
        async with serving(tmp_path, components={"cuba": own}) as at:
            ana = await at.person("Ana")
            games = (await ana.get("/api/games")).json()["games"]
            assert games["cuba"]["components"]["ships"]["1"] == "RRRRR"
            assert (games["cuba"]["own_components"], games["havana"]["own_components"]) == (
                True, False,
            )  # fmt: skip
            table = (await ana.open())["table"]
            assert table["own_components"] is True
            path = f"/api/tables/{table['table']}/components"
            assert (await ana.get(path)).json()["differ"] == ["ships.1"]
            # What somebody's own text leaves out is as the host has it.
            mine = (await ana.open(components="[market]\nbuy_from_supply = 9"))["table"]["table"]
            assert (await ana.get(f"/api/tables/{mine}/components")).json()["differ"] == [
                "market.buy_from_supply",
                "ships.1",
            ]
            # And who wants ours brings it.
            ours = (await ana.open(components=printed("cuba")))["table"]
            assert ours["own_components"] is False
        async with serving(tmp_path) as at:  # the host has changed its mind
            ana = await again(at, ana)
            assert (await ana.get(path)).json()["differ"] == ["ships.1"]

    run(work())
