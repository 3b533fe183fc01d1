"""Everything is kept: games, records, chat; and what is about a person can be had and deleted."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malecon import Match
from malecon.server.service.audit import audited
from malecon.server.storage.sqlite import database
from malecon.server.storage.sqlite.archive import copied
from malecon.server.storage.sqlite.connections import FILE
from tests.server.served import Person, Server, play_to_the_end, run, serving


async def finished(at: Server, game: str = "cuba") -> tuple[str, list[Person]]:
    """A table whose game two people have agreed to stop after a few moves."""
    table, people = await at.table("Ana Bea", game)
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        await first.hello()
        await second.hello()
        seat = first.last[0]["waiting"][0]
        mine = (first, second)[seat]
        for _ in range(3):
            await mine.play(mine.offered(seat)[0], seat=seat)
        await first.command("stop", agree=True)
        await second.command("stop", agree=True)
    return table, people


def record_of(game: str, moves: int | None = None) -> tuple[Match, str]:
    """A game of first moves, to its end or for so many moves."""
    match = Match(game, seats=2, seed=9)
    while not match.over and (moves is None or len(match.log) < moves):
        seat = match.waiting[0]
        match.play(match.legal(seat)[-1], seat=seat)
    return match, match.record()


def test_my_tables_are_listed_by_state(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await finished(at)
            open_one = (await ana.open())["table"]["table"]
            found = (await ana.get("/api/me/tables")).json()["tables"]
            assert [row["table"] for row in found] == [open_one, table]
            stopped = (await ana.get("/api/me/tables?state=stopped")).json()["tables"]
            assert [row["table"] for row in stopped] == [table]
            rest = (await ana.get(f"/api/me/tables?before={open_one}")).json()["tables"]
            assert [row["table"] for row in rest] == [table]
            theirs = (await bea.get("/api/me/tables")).json()["tables"]
            assert [row["table"] for row in theirs] == [table]

    run(work())


def test_a_game_is_replayed_to_any_step(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            match, text = record_of("cuba")
            ana = await at.person("Ana")
            kept = await ana.post("/api/records", record=text)
            assert kept.status_code == 201
            table = kept.json()["table"]["table"]
            assert kept.json()["table"]["result"]["scores"] == list(match.scores)
            path = f"/api/tables/{table}/replay"
            steps = (await ana.get(path)).json()["steps"]
            last = (await ana.get(f"{path}?step={steps}&seat=1")).json()["frames"][0]
            assert last["view"]["players"] == msgspec.to_builtins(match.view(1).players)
            some = (await ana.get(f"{path}?step=10&count=5")).json()["frames"]
            assert [frame["step"] for frame in some] == [10, 11, 12, 13, 14]
            assert all(frame["moves"] for frame in some)
            assert (await ana.get(f"{path}?step={steps + 1}")).status_code == 400
            again = (await ana.get(f"/api/tables/{table}/record")).text
            assert again == text
        assert audited(tmp_path).problems == []

    run(work())


def test_replay_before_the_end_shows_what_its_viewer_knows(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea", "havana")
            path = f"/api/tables/{table}"
            async with ana.socket(table) as socket:
                await socket.hello()
                steps = (await bea.get(f"{path}/replay")).json()["steps"]
                await socket.play(*socket.offered(0)[:2], seat=0)
                seen = (await bea.get(f"{path}/replay?step={steps}")).json()
                assert seen["steps"] == steps, "sealed choices are no step yet"
                assert seen["frames"][0]["view"]["seat"] == 1
            assert (await bea.get(f"{path}/replay?seat=0")).status_code == 403
            assert (await bea.get(f"{path}/log?seat=0")).status_code == 403
            assert "seed" not in (await bea.get(f"{path}/record")).text

    run(work())


def test_the_log_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await finished(at)
            path = f"/api/tables/{table}/log"
            german = (await ana.get(f"{path}?lang=de")).json()
            english = (await ana.get(f"{path}?lang=en")).json()
            assert len(german["lines"]) == len(english["lines"]) == german["at"]
            assert german["lines"][-1]["text"] != english["lines"][-1]["text"]
            tail = (await ana.get(f"{path}?lang=de&since={german['at'] - 1}")).json()
            assert tail["lines"] == german["lines"][-1:]

    run(work())


def test_a_bad_record_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            _, text = record_of("havana", 30)
            kept = await ana.post("/api/records", record=text)
            assert kept.json()["table"]["state"] == "stopped"
            for bad in ("", "hello", text.replace("end", "edn", 1), text[:-20]):
                refused = await ana.post("/api/records", record=bad)
                assert (refused.status_code, refused.json()["error"]) == (400, "record/bad")

    run(work())


def test_a_fork_goes_on_from_a_step_with_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await finished(at)
            running, _ = await at.table("Eva Ida")
            fork = f"/api/tables/{table}/fork"
            steps = (await ana.get(f"/api/tables/{table}/replay")).json()["steps"]
            frame = (await ana.get(f"/api/tables/{table}/replay?step={steps - 1}")).json()
            at.jobs.is_awake = False
            who: list[Any] = [{"bot": "random"}, "me"]
            opened = await ana.post(fork, step=steps - 1, who=who)
            assert opened.status_code == 201, opened.text
            new = opened.json()["table"]
            assert new["state"] == "running"
            assert new["forked"] == {"table": table, "step": steps - 1}
            async with ana.socket(new["table"]) as socket:
                await socket.hello()
                players = socket.last[1]["view"]["players"]
                assert players == frame["frames"][0]["view"]["players"]
            assert (await ana.post(fork, step=steps + 5)).status_code == 400
            hidden = await ana.post(f"/api/tables/{running}/fork", step=0)
            assert hidden.status_code == 404
        assert audited(tmp_path).problems == []

    run(work())


def test_a_running_game_cannot_be_forked(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await at.table("Ana Bea")
            refused = await ana.post(f"/api/tables/{table}/fork", step=0)
            assert (refused.status_code, refused.json()["error"]) == (409, "table/running")

    run(work())


def test_chat_is_kept_limited_and_muted(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                await first.say("chat", id="a", text=" hola  Bea ")
                line = await second.until("chat")
                assert (line["text"], line["name"], line["seat"]) == ("hola Bea", "Ana", 0)
                await first.say("chat", id="a", text="hola Bea")
                assert (await second.until("chat"))["k"] == line["k"]
                await first.say("chat", id="b", text="x" * 501)
                assert (await first.until("refused"))["error"] == "request/bad"
                await second.say("mute", person=line["person"], on=True)
                assert (await second.until("muted"))["persons"] == [line["person"]]
                await first.say("chat", id="c", text="still there?")
                await first.until("chat")
                await second.say("ping")
                assert (await second.hear())[0] == "pong"
            page = (await ana.get(f"/api/tables/{table}/chat")).json()["chat"]
            assert [line["text"] for line in page] == ["hola Bea", "still there?"]
            assert (await bea.get(f"/api/tables/{table}/chat")).json()["chat"] == []

    run(work())


def test_all_my_data_is_exported(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await finished(at)
            found = (await ana.get("/api/me/export")).json()
            assert found["person"]["name"] == "Ana"
            assert [seat["table"] for seat in found["seats"]] == [table]
            assert any(row["kind"] == "stop" for row in found["rows"])
            assert not any("n" in row for row in found["rows"])  # it counts unseen choices, too
            assert "secret" not in str(found)

    run(work())


def test_deletion_anonymises_and_the_game_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False
            table, (ana, bea) = await finished(at)
            opened = await ana.open("cuba", 2)
            running = opened["table"]["table"]
            await bea.post("/api/join", token=opened["invitation"])
            async with ana.socket(running) as socket:
                await socket.hello()
                await socket.say("chat", id="x", text="my private words")
                await socket.until("chat")
            deleted = await ana.http.delete("/api/me")
            assert deleted.status_code == 204
            assert (await ana.get("/api/me")).json() is None
            seats = (await bea.get(f"/api/tables/{table}")).json()["seats"]
            assert (seats[0]["state"], seats[0]["name"], seats[0]["person"]) == ("gone", "", None)
            seats = (await bea.get(f"/api/tables/{running}")).json()["seats"]
            assert (seats[0]["state"], seats[0]["bot"]) == ("gone", "rules")
            replay = await bea.get(f"/api/tables/{table}/replay?step=3")
            assert replay.status_code == 200
            assert (await bea.get(f"/api/tables/{table}/record")).status_code == 200
        db = sqlite3.connect(tmp_path / FILE)
        dump = "\n".join(db.iterdump())
        db.close()
        assert "my private words" not in dump
        assert "'Ana'" not in dump
        assert "'Bea'" in dump
        assert audited(tmp_path).problems == []

    run(work())


def test_a_backup_is_taken_under_load_and_served_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "one") as at:
            table, (ana, bea) = await at.table("Ana Bea", "havana")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                await play_some(first, second)
                (tmp_path / "two").mkdir()
                assert copied(tmp_path / "one", tmp_path / "two" / FILE) > 10_000
                await play_to_the_end(first, second)
        assert audited(tmp_path / "two").problems == []
        assert audited(tmp_path / "two").rows < audited(tmp_path / "one").rows

    async def play_some(first: Any, second: Any) -> None:
        for seat, socket in enumerate((first, second)):
            await socket.play(*socket.offered(seat)[:2], seat=seat)

    run(work())


def test_an_audit_finds_what_was_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            await finished(at)

    run(work())
    assert audited(tmp_path).problems == []
    for change in (
        "UPDATE rows SET action = action + 1 WHERE n = (SELECT max(n) FROM rows WHERE kind='play')",
        "UPDATE rows SET hash = x'00' WHERE n = 3",
        "DELETE FROM rows WHERE n = 4",
        "UPDATE keys SET last = 999 WHERE first = (SELECT min(first) FROM keys)",
        "UPDATE matches SET seed = zeroblob(32)",
        "UPDATE matches SET n = n + 1",
        "UPDATE keys SET first = first - 1 WHERE first = (SELECT max(first) FROM keys)",
    ):
        db = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        db.execute("BEGIN")
        before = "\n".join(db.iterdump())
        db.execute(change)
        db.execute("COMMIT")
        assert "\n".join(db.iterdump()) != before
        assert audited(tmp_path).problems, change
        tables = db.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
        for (table,) in tables:
            db.execute(f"DROP TABLE {table}")
        db.executescript(before)
        db.close()
        assert audited(tmp_path).problems == []


def test_a_store_begins_from_an_empty_folder_and_refuses_a_newer_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "deep" / "er") as at:
            assert (await (await at.person()).get("/health")).json()["store"] == "fine"

    run(work())
    db = sqlite3.connect(tmp_path / "deep" / "er" / FILE)
    assert db.execute("PRAGMA user_version").fetchone()[0] >= 1
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    db.execute("PRAGMA user_version = 999")
    db.commit()
    newer = database.connect(str(tmp_path / "deep" / "er" / FILE))
    database.migrate(newer)  # it says that this program may open it
    db.execute("UPDATE format SET oldest = 999")
    db.commit()
    with pytest.raises(OSError, match="999"):
        database.migrate(newer)
    newer.close()
    db.close()


def test_my_export_holds_nothing_that_followed_at_the_seats_of_others(tmp_path: Path) -> None:
    """What follows by itself from my move is stored as mine, though it may be another's secret."""

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await finished(at)
            db = sqlite3.connect(tmp_path / FILE)
            ids = dict(db.execute("SELECT name, id FROM identities"))
            row = "INSERT INTO rows SELECT ?, n + ?, ?, ?, 5, '', ?, at, hash, clocks FROM rows"
            for more, kind, seat in ((1, "auto", 1), (2, "auto", 0), (3, "draw", -1)):
                db.execute(
                    f"{row} WHERE match=? AND n=(SELECT n - 1 FROM matches WHERE id=?)",
                    (table, more, kind, seat, ids["Ana"], table, table),
                )
            db.execute("UPDATE matches SET n = n + 3 WHERE id=?", (table,))
            db.commit()
            db.close()
            rows = (await ana.get("/api/me/export")).json()["rows"]
            assert [row["seat"] for row in rows if row["kind"] == "auto"] == [0]
            assert "draw" not in {row["kind"] for row in rows}
            assert {"play", "stop"} & {row["kind"] for row in rows}
            others = (await bea.get("/api/me/export")).json()["rows"]
            assert {row["seat"] for row in others if row["kind"] != "stopped"} == {1}

    run(work())
