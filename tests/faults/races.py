"""Many at once: one move sent over sixteen sockets, and five seats with a sealed choice each.

python -m tests.faults.races --rounds 1000
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Chair, Person
from tests.server.messages import Message, read, write
from tests.server.serving import Server

SOCKETS: Final = 16
BID: Final = "ask-bid"
SEALED: Final = (BID, "ask-bid-again", "ask-delegate")


class Wire:
    """One socket at a table, and the seats as they are seen over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.chairs: dict[int, Chair] = {}
        self.updates = 0
        self.over = False

    async def greet(self) -> None:
        """Say hello, and wait for the first look at every seat."""
        await self.socket.send(b'{"hello":{}}', text=True)
        message, _ = await self.next()
        assert message.welcome is not None, message
        while len(self.chairs) < len(message.welcome.follows):
            await self.next()

    async def next(self) -> tuple[Message, bytes]:
        """One message, taken in."""
        async with asyncio.timeout(60):
            text = await self.socket.recv(decode=False)
        message = read(text)
        if message.update is not None and message.update.seat is not None:
            self.updates += 1
            wrong = self.chairs.setdefault(message.update.seat, Chair(message.update.seat)).learn(
                message.update
            )
            assert not wrong, wrong
        self.over = self.over or message.over is not None
        return message, text

    async def answer(self, key: str) -> bytes:
        """The acknowledgement of a command, which must come and be the only answer."""
        while True:
            message, text = await self.next()
            assert message.refused is None, message.refused
            if message.ack is not None and message.ack.id == key:
                return text

    async def quiet(self) -> list[Message]:
        """All that comes before the answer to a ping."""
        await self.socket.send(b'{"ping":{}}', text=True)
        heard: list[Message] = []
        while True:
            message, text = await self.next()
            if text.startswith(b'{"pong"'):
                return heard
            heard.append(message)

    async def command(self, seat: int, moves: list[str], key: str, n: int) -> bytes:
        """Send a play and wait for its acknowledgement."""
        content = {"n": n, "id": key, "seat": seat, "moves": moves}
        await self.socket.send(write({"play": content}), text=True)
        return await self.answer(key)


class Tally(Struct):
    """How many rounds of what, in how long."""

    rounds: Counter[str]
    moves: int
    tables: int
    seconds: float

    def __str__(self) -> str:
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(self.rounds.items()))
        return (
            f"rounds: {kinds}; {self.moves} moves at {self.tables} tables in {self.seconds:.0f} s"
        )


async def same_move(server: Server, rounds: int, seed: int) -> Tally:
    """The same move with the same key over sixteen sockets at once: played once, told to all."""
    rng = random.Random(seed)
    person = Person(server.port, "Ana")
    await person.arrive()
    tally, began = Tally(Counter(), 0, 0, 0.0), time.monotonic()
    while tally.moves < rounds:
        game, seats = rng.choice([("cuba", 2), ("havana", 2), ("cuba", 3)])
        table = await _open(person, game, seats, ["me"] * seats)
        tally.tables += 1
        async with AsyncExitStack() as stack:
            wires = [await _sit(stack, person, table) for _ in range(SOCKETS)]
            played = 0
            while tally.moves < rounds and not wires[0].over:
                await _send_everywhere(wires, rng, f"same-{tally.moves}")
                tally.moves += 1
                played += 1
            for wire in wires:
                heard = await wire.quiet()
                assert not [one for one in heard if one.ack or one.refused], heard
            events = [[chair.events for chair in wire.chairs.values()] for wire in wires]
            assert all(told == events[0] for told in events)
        assert _plays(server, table) == played
    tally.rounds["same move over 16 sockets"] = tally.moves
    tally.seconds = time.monotonic() - began
    return tally


async def _send_everywhere(wires: list[Wire], rng: random.Random, key: str) -> None:
    chair = rng.choice([chair for chair in wires[0].chairs.values() if chair.moves])
    move, n = rng.choice(chair.moves), chair.n
    before = [wire.updates for wire in wires]
    answers = await asyncio.gather(
        *(wire.command(chair.seat, [move], key, n) for wire in rng.sample(wires, len(wires)))
    )
    assert len(set(answers)) == 1, answers
    # One round of updates, one for every seat that a socket follows, and not one for every copy.
    for wire, updates in zip(wires, before, strict=True):
        assert wire.updates - updates <= len(wire.chairs), (move, wire.updates - updates)


async def sealed_choices(server: Server, rounds: int, seed: int) -> Tally:
    """Five seats bid at once, each knowing nothing of the others: nobody is refused."""
    rng = random.Random(seed)
    people = [Person(server.port, f"seat {seat}") for seat in range(5)]
    for person in people:
        await person.arrive()
    tally, began = Tally(Counter(), 0, 0, 0.0), time.monotonic()
    while tally.rounds[BID] < rounds:
        tally.tables += 1
        who = ["me", "open", "open", "open", "open"]
        opened = await _opened(people[0], "cuba", 5, who, {"secret_delegate": "yes"})
        for person in people[1:]:
            await person.request("POST", "/api/join", {"token": opened["invitation"]})
        async with AsyncExitStack() as stack:
            table = opened["table"]["table"]
            wires = [await _sit(stack, person, table) for person in people]
            while tally.rounds[BID] < rounds and not wires[0].over:
                await _step(wires, rng, tally)
    tally.seconds = time.monotonic() - began
    return tally


async def _step(wires: list[Wire], rng: random.Random, tally: Tally) -> None:
    chairs = [chair for wire in wires for chair in wire.chairs.values()]
    asked = [chair for chair in chairs if chair.moves]
    if asked[0].ask not in SEALED:
        asked = asked[:1]
    elif len(asked) == len(wires):
        tally.rounds[asked[0].ask] += 1
    by_seat = {seat: wire for wire in wires for seat in wire.chairs}
    await asyncio.gather(
        *(
            by_seat[chair.seat].command(
                chair.seat, [thrifty(chair, rng)], f"{tally.moves}-{chair.seat}", chair.n
            )
            for chair in rng.sample(asked, len(asked))
        )
    )
    tally.moves += len(asked)
    await asyncio.gather(*(wire.quiet() for wire in wires))


def thrifty(chair: Chair, rng: random.Random) -> str:
    """Turns without a stay, and low bids: so that all five can bid again in the next round."""
    for soon in ("end", "done"):
        if soon in chair.moves:
            return soon
    return rng.choice(chair.moves[:2] if chair.ask == BID else chair.moves)


async def _opened(
    person: Person, game: str, seats: int, who: list[str], options: dict[str, str]
) -> Any:
    body = {"game": game, "seats": seats, "who": who, "options": options}
    return await person.request("POST", "/api/tables", body)


async def _open(person: Person, game: str, seats: int, who: list[str]) -> str:
    table: str = (await _opened(person, game, seats, who, {}))["table"]["table"]
    return table


async def _sit(stack: AsyncExitStack, person: Person, table: str) -> Wire:
    socket = await stack.enter_async_context(
        connect(
            f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": person.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
    )
    wire = Wire(socket)
    await wire.greet()
    return wire


def _plays(server: Server, table: str) -> int:
    """How many moves of people the log holds."""
    connection = sqlite3.connect(server.data / "malecon.sqlite3")
    try:
        found: int = connection.execute(
            "SELECT count(*) FROM rows WHERE match = ? AND kind = 'play' AND by IS NOT NULL",
            (table,),
        ).fetchone()[0]
        return found
    finally:
        connection.close()


async def run(folder: Path, rounds: int, bids: int, seed: int) -> tuple[Tally, Tally]:
    """Both races on a server of their own."""
    server = Server(folder / "store")
    try:
        server.start()
        await server.ready()
        same = await same_move(server, rounds, seed)
        sealed = await sealed_choices(server, bids, seed)
        assert await server.stop(), server.log
        assert not server.trouble(), server.trouble()
        return same, sealed
    finally:
        server.end()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    with tempfile.TemporaryDirectory(prefix="malecon-races-") as folder:
        for tally in asyncio.run(run(Path(folder), given.rounds, given.rounds, given.seed)):
            sys.stdout.write(f"{tally}: each applied once, none refused\n")


if __name__ == "__main__":
    main()
