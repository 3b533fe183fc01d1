"""Stores and records of earlier versions are opened, look as they did, and can be played on."""

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from malecon import load
from malecon.games.record import fingerprint, verified
from malecon.server.audit import audited
from malecon.server.sqlite import FILE
from tests.server.served import Person, Server, Socket, run, serving

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent for path in HERE.glob("*/story.json"))
RECORDS = sorted(HERE.glob("*/records/*.txt"))
LONGEST = 5_000  # moves until a game has ended, or never will


def unpacked(version: Path, folder: Path, ending: str) -> dict[str, Any]:
    """A copy of a stored store, as its server was killed or stopped; its story."""
    folder.mkdir()
    for name in (FILE, f"{FILE}-wal"):
        (folder / name).write_bytes(gzip.decompress((version / f"{name}.gz").read_bytes()))
    if ending == "stopped":
        with sqlite3.connect(folder / FILE) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
    story: dict[str, Any] = json.loads((version / "story.json").read_text())
    return story


def differences(then: Any, now: Any, place: str = "") -> Iterator[str]:
    """What is no longer as it was; that something new stands beside it is fine."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            yield from differences(value, now.get(key), f"{place}.{key}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, value in enumerate(then):
            yield from differences(value, now[number], f"{place}[{number}]")
    elif then != now:
        yield f"{place} was {then!r}, is {now!r}"


async def somebody(at: Server, secret: str) -> Person:
    person = await at.person()
    person.http.cookies.set("malecon", secret)
    return person


async def looked_at(told: dict[str, Any], person: Person) -> list[str]:
    """How a table differs from what one of its people saw."""
    table = told["table"]
    shown = (await person.get(f"/api/tables/{table}")).json()
    shown["seats"] = [seat["state"] for seat in shown["seats"]]
    keys = ("game", "state", "waiting", "heading", "result", "seats")
    found = list(differences({key: told[key] for key in keys}, shown))
    if told["state"] == "open":
        return found
    async with person.socket(table) as socket:
        await socket.hello()
        for seat, last in socket.last.items():
            then = told["viewers"]["watch" if seat is None else str(seat)]
            moves = socket.offered(seat) if last["offer"] and seat is not None else []
            now = {
                "n": last["n"], "events": len(socket.events[seat]),
                "moves": moves, "view": last["view"],
            }  # fmt: skip
            found += differences({key: then[key] for key in now}, now, f"seat {seat}")
            found += clocks_gone_wrong(then["clocks"], last["clocks"])
    return found


def clocks_gone_wrong(then: Any, now: Any) -> Iterator[str]:
    """Nobody has got time, and nobody has lost more than a beat of it."""
    if then is None or now is None:
        yield from differences(then, now, "clocks")
        return
    for seat, (before, after) in enumerate(zip(then, now, strict=True)):
        if not 0 <= before["left"] - after["left"] <= 30_000 or before["runs"] != after["runs"]:
            yield f"clock of seat {seat} was {before}, is {after}"


async def played_to_the_end(at: Server, told: dict[str, Any], people: dict[str, Person]) -> None:
    """All who sit there play on at random until the game is over."""
    rng = random.Random(5)
    table = told["table"]
    async with AsyncExitStack() as stack:
        sockets: list[Socket] = []
        for name in dict.fromkeys(told["people"]):
            sockets.append(await stack.enter_async_context(people[name].socket(table)))
            await sockets[-1].hello()
        for seat, state in enumerate(told["seats"]):
            if state == "stand-in":
                mine = next(socket for socket in sockets if seat in socket.last)
                assert (await mine.wish("back", seat=seat))[0] == "ack"
        for _ in range(LONGEST):
            shown = (await people[told["people"][0]].get(f"/api/tables/{table}")).json()
            if shown["state"] == "over":
                return
            for seat in shown["waiting"]:
                for socket in sockets:
                    if seat in socket.last and shown["seats"][seat]["state"] == "person":
                        await play_one(socket, seat, rng)
    raise AssertionError(f"{told} does not end")


async def play_one(socket: Socket, seat: int, rng: random.Random) -> None:
    """A move at random, if the seat is still asked."""
    await socket.say("offer", seat=seat)
    offered = await socket.until("offer")
    moves = [choice["move"] for choice in offered["offer"]["moves"]]
    if moves:
        answer, about = await socket.play(rng.choice(moves), seat=seat, n=offered["n"])
        assert answer == "ack" or about["error"] in ("move/stale", "move/not-asked"), about


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["stopped", "killed"])
@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_every_table_of_a_stored_store_is_as_it_was(
    version: Path, ending: str, tmp_path: Path
) -> None:
    story = unpacked(version, tmp_path / "store", ending)

    async def work() -> None:
        async with serving(tmp_path / "store") as at:
            at.jobs.is_awake = False
            for title, told in story["tables"].items():
                for name in dict.fromkeys(told["people"]):
                    person = await somebody(at, story["people"][name])
                    assert await looked_at(told, person) == [], f"{title} as {name} sees it"

    run(work())
    assert audited(tmp_path / "store").problems == []


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_every_running_game_of_a_stored_store_is_played_to_its_end(
    version: Path, tmp_path: Path
) -> None:
    story = unpacked(version, tmp_path / "store", "killed")

    async def work() -> None:
        async with serving(tmp_path / "store") as at:
            people = {name: await somebody(at, cookie) for name, cookie in story["people"].items()}
            running = [told for told in story["tables"].values() if told["state"] == "running"]
            assert len(running) >= 8
            for told in running:
                await played_to_the_end(at, told, people)
            for name, person in people.items():
                assert (await person.get("/api/me/export")).json()["person"]["name"] == name
                assert (await person.http.delete("/api/me")).status_code == 204

    run(work(), patience=240.0)
    assert audited(tmp_path / "store").problems == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_record_replays_to_its_stored_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = load(text)
    if match.over:
        assert text.splitlines()[-1].split()[1] == fingerprint(match)
        assert match.record() == text
        assert verified(text) > 20
    else:  # its seed and sealed choices are still secret, so that it goes on with others
        assert played(match.record()) == played(text)


def played(text: str) -> str:
    """What a record says was played, without what proves its chance."""
    return text.partition("\nsetup")[2].rpartition("hash")[0]


def test_there_are_a_dozen_records_and_tables_in_every_state() -> None:
    assert len(RECORDS) >= 12
    for version in VERSIONS:
        tables = json.loads((version / "story.json").read_text())["tables"].values()
        assert {told["state"] for told in tables} >= {"open", "running", "over", "stopped"}
        assert {state for told in tables for state in told["seats"]} >= {"stand-in", "resigned"}
