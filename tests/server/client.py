"""A client for tests: keeps a journal, repeats what was not answered, survives any break."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.faults.journal import Acknowledged, Journal, Refused, Sent, Wrong
from tests.server.messages import Ack, Offer, Refusal, Result, Table, Update, read, write
from tests.server.serving import Answer, Down, ask, listening

BROKEN = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)
UNABLE = 503


class Refusing(Exception):
    """An HTTP request was refused."""

    def __init__(self, request: str, answer: Answer) -> None:
        super().__init__(f"{request}: {answer.status} {answer.body.decode()}")
        self.error: str = answer.json["error"]


class Stalled(Exception):
    """Nothing has come for too long, though somebody is asked."""


def _check_unable(broken: BaseException) -> None:
    """A handshake is refused only while the server can neither save nor read."""
    if isinstance(broken, InvalidStatus) and broken.response.status_code != UNABLE:
        raise broken


class Person:
    """An identity at a server, whoever the process is that serves at the moment."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.cookie = ""
        self.person = ""

    async def arrive(self) -> None:
        """Get an identity."""
        self.person = (await self.request("POST", "/api/me", {"name": self.name}))["person"]

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request, tried until the server answers and can save."""
        while True:
            try:
                answer = await ask(self.port, method, path, body, self.cookie)
            except Down:
                await asyncio.sleep(0.05)
                await listening(self.port)
                continue
            if answer.status != UNABLE:
                return self._content(method, path, answer)
            await asyncio.sleep(0.2)

    async def text(self, path: str) -> str:
        """An answer that is text and no JSON."""
        return (await ask(self.port, "GET", path, None, self.cookie)).body.decode()

    def _content(self, method: str, path: str, answer: Answer) -> Any:
        if answer.status >= 300:
            raise Refusing(f"{method} {path}", answer)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer.json if answer.body else None


class Chair:
    """A seat as its client knows it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.n = -1
        self.events: list[dict[str, Any]] = []
        self.moves: list[str] = []  # what is offered now
        self.ask = ""
        self.before: list[str] = []  # what was offered last, for a change of mind
        self.waiting: list[int] = []
        self.can_undo = False
        self.is_stood_in = False  # a bot plays for it now
        self.pending: tuple[Sent, bytes, int] | None = None  # command, message, n it was made at

    def learn(self, update: Update) -> str:
        """Take an update in; what is wrong with it, or nothing."""
        wrong = ""
        if update.n < self.n:
            wrong = f"seat {self.seat}: n went back from {self.n} to {update.n}"
        elif update.at > len(self.events):
            wrong = f"seat {self.seat}: events from {update.at} on, but I have {len(self.events)}"
        self.n = update.n
        self.events[update.at :] = update.events
        self.waiting = update.waiting
        self.can_undo = update.can_undo
        self.offered(update.offer)
        return wrong

    def offered(self, offer: Offer | None) -> None:
        """What this seat can do now."""
        self.moves = [choice.move for choice in offer.moves] if offer else []
        self.ask = offer.ask if offer else ""
        self.before = self.moves or self.before


# What a seat wants to do: the kind of command and its moves; None to wait.
Choose = Callable[[Chair, random.Random], tuple[str, list[str]] | None]


def any_move(chair: Chair, rng: random.Random) -> tuple[str, list[str]] | None:
    """A legal move at random; who is stood in for comes back."""
    if chair.is_stood_in:
        return "back", []
    return ("play", [rng.choice(chair.moves)]) if chair.moves else None


def fickle(chair: Chair, rng: random.Random) -> tuple[str, list[str]] | None:
    """Legal moves, now and then taken back, changed, left to a bot, or played with the end."""
    luck = rng.random()
    if chair.is_stood_in:
        return ("back", []) if luck < 0.3 else None
    if not chair.moves:
        if chair.can_undo and chair.waiting and chair.before and luck < 0.3:
            return ("undo", []) if luck < 0.1 else ("play", [rng.choice(chair.before)])
        return None
    if chair.can_undo and luck < 0.07:
        return ("undo" if luck < 0.05 else "restart"), []
    if 0.07 < luck < 0.08:
        return "stand", []
    move = rng.choice(chair.moves)
    return "play", [move, "end"] if luck > 0.95 and move != "end" else [move]


class Player:
    """A person at a table, on all of its seats there, until the game ends or is to be left."""

    def __init__(
        self,
        person: Person,
        table: str,
        journal: Journal,
        choose: Choose = any_move,
        seed: int = 0,
        patience: float = 60.0,
        pause: float = 0.0,
    ) -> None:
        self.person = person
        self.table = table
        self.journal = journal
        self.choose = choose
        self.rng = random.Random(seed)
        self.patience = patience
        self.pause = pause  # seconds, at most, before a command
        self.chairs: dict[int, Chair] = {}
        self.leaving = False
        self.result: Result | None = None
        self.rematch: str | None = None
        self.acknowledged = 0
        self.breaks = 0
        self._commands = 0
        self._answered: set[str] = set()  # keys of commands
        self._over = False
        self._to_come: set[int] = set()  # seats that a welcome was for and no update yet
        self._heard = 0.0

    async def play(self) -> None:
        """Play on, over as many connections as it takes."""
        while not self.is_done:
            try:
                async with self.connection() as socket:
                    self._heard = asyncio.get_running_loop().time()
                    await self._sit(socket)
            except BROKEN as broken:
                _check_unable(broken)
                self.breaks += 1
                await asyncio.sleep(self.rng.uniform(0.02, 0.1))
                await self._there_again()

    async def fresh_events(self) -> dict[int, list[dict[str, Any]]]:
        """The events of every seat as they are told to who has seen nothing."""
        while True:
            try:
                async with self.connection() as socket:
                    await socket.send(b'{"hello":{}}', text=True)
                    return await self._events(socket)
            except BROKEN as broken:
                _check_unable(broken)
                await asyncio.sleep(0.02)

    async def agree_to_rematch(self) -> str:
        """Want another game at the same table, and wait until it is there and I am answered."""
        message = {"seat": 0, "agree": True, "id": f"again-{self.rng.getrandbits(64):x}"}
        keys = {f"{message['id']}-{seat}" for seat in self.chairs}
        while self.rematch is None or not keys <= self._answered:
            try:
                async with self.connection() as socket:
                    await socket.send(b'{"hello":{}}', text=True)
                    for seat in self.chairs:
                        self._commands += 1
                        command = message | {"seat": seat, "id": f"{message['id']}-{seat}"}
                        self.journal.write(Sent(self.table, seat, str(command["id"]), "rematch"))
                        await socket.send(write({"rematch": command}), text=True)
                    while self.rematch is None or not keys <= self._answered:
                        async with asyncio.timeout(self.patience):
                            text = await socket.recv(decode=False)
                        await self._take(socket, text)
            except BROKEN as broken:
                _check_unable(broken)
                await asyncio.sleep(0.02)
        return self.rematch

    async def _there_again(self) -> None:
        """Wait for whoever serves next; who is to leave and waits for no answer does not."""
        found = False
        while not found and not self.is_done:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await listening(self.person.port)
                    found = True

    def connection(self) -> connect:
        """A socket at the table."""
        return connect(
            f"ws://127.0.0.1:{self.person.port}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.person.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=10,
            close_timeout=1,
        )

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do here."""
        waits = any(chair.pending for chair in self.chairs.values())
        return not waits and ((self._over and not self._to_come) or self.leaving)

    async def _sit(self, socket: ClientConnection) -> None:
        seen = {str(chair.seat): chair.n for chair in self.chairs.values() if chair.n >= 0}
        await socket.send(write({"hello": {"n": seen}}), text=True)
        for chair in self.chairs.values():
            if chair.pending is not None:
                self.journal.write(chair.pending[0])
                await socket.send(chair.pending[1], text=True)
        while not self.is_done:
            try:
                async with asyncio.timeout(0.25):
                    text = await socket.recv(decode=False)
            except TimeoutError:
                self._check_patience()
                continue
            self._heard = asyncio.get_running_loop().time()
            await self._take(socket, text)

    def _check_patience(self) -> None:
        silent = asyncio.get_running_loop().time() - self._heard
        if silent > self.patience:
            states = [
                (chair.seat, chair.n, chair.waiting, chair.moves[:3], chair.pending)
                for chair in self.chairs.values()
            ]
            raise Stalled(f"{self.person.name} at {self.table}: {silent:.0f} s silent, {states}")

    async def _take(self, socket: ClientConnection, text: bytes) -> None:
        message = read(text)
        if message.update is not None:
            await self._updated(socket, message.update)
        elif message.ack is not None:
            await self._acked(socket, message.ack, text)
        elif message.refused is not None:
            await self._refused(socket, message.refused)
        elif message.offer is not None:
            chair = self.chairs[message.offer.seat]
            chair.n = max(chair.n, message.offer.n)
            chair.offered(message.offer.offer)
            await self._act(socket, chair)
        elif message.welcome is not None:
            for seat in message.welcome.follows:
                self.chairs.setdefault(seat, Chair(seat))
            self._to_come = set(message.welcome.follows)
            self._at_table(message.welcome.table)
        elif message.table is not None:
            before = [chair for chair in self.chairs.values() if chair.is_stood_in]
            self._at_table(message.table)
            for chair in self.chairs.values():
                if chair.is_stood_in or chair in before:
                    await self._act(socket, chair)
        elif message.over is not None:
            self._over = True
            self.result = message.over.result

    def _at_table(self, table: Table) -> None:
        self.rematch = table.rematch
        for seat in table.seats:
            if seat.seat in self.chairs:
                self.chairs[seat.seat].is_stood_in = seat.state == "stand-in"
        if table.state in ("over", "stopped"):
            self._over = True
            self.result = table.result

    async def _updated(self, socket: ClientConnection, update: Update) -> None:
        assert update.seat is not None
        chair = self.chairs[update.seat]
        self._to_come.discard(update.seat)
        if wrong := chair.learn(update):
            self.journal.write(Wrong(self.table, wrong))
        await self._act(socket, chair)

    async def _acked(self, socket: ClientConnection, ack: Ack, text: bytes) -> None:
        self.journal.write(Acknowledged(self.table, ack.id, text.decode()))
        self._answered.add(ack.id)
        self.acknowledged += 1
        chair = self.chairs[ack.seat]
        if chair.pending is not None and chair.pending[0].id == ack.id:
            chair.pending = None
            if chair.n < ack.n:
                wrong = f"ack for n {ack.n} before the update; seat {chair.seat} is at {chair.n}"
                self.journal.write(Wrong(self.table, wrong))
            await self._act(socket, chair)

    async def _refused(self, socket: ClientConnection, refused: Refusal) -> None:
        if not refused.id and refused.error == "store/failed":
            return  # to the question what is offered; the socket is closed next
        if not refused.id:
            self.journal.write(Wrong(self.table, f"{refused.error}: {refused.message}"))
            return
        self.journal.write(Refused(self.table, refused.id, refused.error))
        self._answered.add(refused.id)
        for chair in self.chairs.values():
            if chair.pending is not None and chair.pending[0].id == refused.id:
                n = chair.pending[2]
                chair.pending = None
                if chair.n > n:
                    await self._act(socket, chair)
                elif not self._over and chair.moves:
                    await socket.send(write({"offer": {"seat": chair.seat}}), text=True)

    async def _act(self, socket: ClientConnection, chair: Chair) -> None:
        if chair.pending is not None or self._over or self.leaving:
            return
        wanted = self.choose(chair, self.rng)
        if wanted is None:
            return
        if self.pause:
            await asyncio.sleep(self.rng.uniform(0, self.pause))
        kind, moves = wanted
        self._commands += 1
        key = f"{chair.seat}-{self._commands}-{self.rng.getrandbits(48):x}"
        content: dict[str, Any] = {"id": key, "seat": chair.seat}
        if kind in ("play", "undo", "restart"):
            content["n"] = chair.n
        if moves:
            content["moves"] = moves
        message = write({kind: content})
        sent = Sent(self.table, chair.seat, key, kind, moves)
        chair.pending = (sent, message, chair.n)
        self.journal.write(sent)
        await socket.send(message, text=True)

    async def _events(self, socket: ClientConnection) -> dict[int, list[dict[str, Any]]]:
        events: dict[int, list[dict[str, Any]]] = {}
        while len(events) < len(self.chairs):
            async with asyncio.timeout(self.patience):
                message = read(await socket.recv(decode=False))
            if message.update is not None and message.update.seat is not None:
                events[message.update.seat] = message.update.events
        return events
