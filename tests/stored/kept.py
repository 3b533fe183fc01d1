"""Stores that were kept: how one is opened, looked at and played on."""

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from malecon.server.storage.sqlite.connections import FILE
from tests.server.served import Person, Server, Socket

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent for path in HERE.glob("*/story.json"))
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
                assert (await mine.command("back", seat=seat))[0] == "ack"
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
