"""The socket of a table: who is this, may it be here, what does it say."""

import asyncio
import re
from collections.abc import Collection, Sequence
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from malecon.server import doors, seating, wire
from malecon.server.course import Viewer
from malecon.server.host import Guest
from malecon.server.house import GONE, House
from malecon.server.pipe import PIPE, POLICY, Pipe
from malecon.server.refusal import Refusal, not_found, unsaved
from malecon.server.room import Room
from malecon.server.store import ChatRow, Failed, Identity
from malecon.server.tables import Tables

PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,32})/socket")
HELLO_SECONDS: Final = 10.0
NONSENSE: Final = 20  # messages in a row that nobody understands
TOO_MANY: Final = 100  # messages over the rate, less those within it
CHAT_LINES: Final = 50
WISHES: Final = {"play", "undo", "restart", "resign", "stand", "back", "stop", "rematch"}


class SocketGuest(Guest):
    """A guest at the end of a pipe."""

    def __init__(self, pipe: Pipe, identity: Identity | None, house: House, address: str) -> None:
        self.identity = identity
        self.address = address
        self.viewers: list[Viewer] = []
        self.from_row = 0
        self.came = 0
        self._pipe = pipe
        self._house = house

    def send(self, message: bytes) -> None:
        if not self._pipe.push(message):
            self._house.counted("cut_off")

    def cut(self, code: int) -> None:
        self._pipe.end(code)


class Sockets:
    """The ASGI application for all sockets."""

    def __init__(self, house: House, tables: Tables) -> None:
        self._house = house
        self._tables = tables

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket from its handshake to its end."""
        await receive()
        try:
            room, identity = await self._admit(scope)
        except (Refusal, Failed) as error:
            await doors.deny(send, error if isinstance(error, Refusal) else unsaved())
            return
        who = identity.id if identity is not None else doors.address(scope)
        keys = {("identity", who), ("address", doors.address(scope))}
        counts = self._house.sockets
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        guest = SocketGuest(scope["state"][PIPE], identity, self._house, doors.address(scope))
        try:
            await send({"type": "websocket.accept"})
            await self._serve(room, guest, receive)
        finally:
            room.leave(guest)
            self._house.tell_soon(room)
            for key in keys:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]

    async def _admit(self, scope: Any) -> tuple[Room, Identity | None]:
        doors.check_host(scope)
        doors.check_origin(scope)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise not_found()
        address = doors.address(scope)
        self._house.gate.request(doors.bucket(scope), address)
        identity = await doors.identity(self._house, scope)
        room = await self._house.room(found[1])
        query = parse_qs(scope["query_string"].decode("latin-1"))
        await self._tables.check_seen(room, identity, query.get("watch", [""])[0])
        self._check_counts(room, identity, address)
        return room, identity

    def _check_counts(self, room: Room, identity: Identity | None, address: str) -> None:
        counts, limits = self._house.sockets, self._house.limits
        mine = counts.get(("identity", identity.id), 0) if identity is not None else 0
        theirs = counts.get(("address", address), 0)
        watching = sum(guest.viewers == [None] for guest in room.guests)
        crowded = watching >= limits.spectators and not room.seats_of(identity)
        if mine >= limits.sockets or theirs >= limits.address_sockets or crowded:
            raise Refusal("limit/sockets", "There are too many sockets from here.", 10.0)

    async def _serve(self, room: Room, guest: SocketGuest, receive: Any) -> None:
        who = guest.identity.id if guest.identity is not None else id(guest)
        greeted = False
        nonsense = too_many = 0
        while nonsense < NONSENSE and too_many < TOO_MANY:
            try:
                async with asyncio.timeout(None if greeted else HELLO_SECONDS):
                    message = await receive()
            except TimeoutError:
                guest.cut(POLICY)
                return
            if message["type"] == "websocket.disconnect":
                return
            key = ""
            try:
                name, content = _read(message)
                key = getattr(content, "id", "")
                self._house.gate.message(who, guest.address)
                if not greeted and name != "hello":
                    raise Refusal("request/bad", "Say hello first.")
                too_many = max(0, too_many - 1)
                if name in WISHES:
                    rows = len(content.moves) if isinstance(content, wire.Play) else 1
                    self._house.gate.rows(who, guest.address, rows)
                await self._heed(room, guest, name, content)
                greeted, nonsense = True, 0
            except (Refusal, Failed) as error:
                refusal = error if isinstance(error, Refusal) else unsaved()
                self._house.counted("refused")
                nonsense += refusal.error == "request/bad"
                too_many += refusal.error == "limit/rate"
                refused = wire.Refused(key, refusal.error, refusal.message)
                guest.send(wire.encode("refused", refused))
            if room.is_gone:  # thrown away before or while this one came in
                guest.cut(GONE)
                return
        guest.cut(POLICY)

    async def _heed(self, room: Room, guest: SocketGuest, name: str, content: Any) -> None:
        if room.is_gone:
            raise Refusal("store/failed", "Connect again.")
        if name in WISHES:
            room.wish(guest, name, content)
        elif name == "hello":
            await self._hello(room, guest, content)
        elif name == "ping":
            guest.send(b'{"pong":{}}')
        elif name == "offer":
            _offer(room, guest, content)
        elif name == "chat":
            await self._say(room, guest, content)
        else:
            await self._mute(room, guest, content)

    async def _hello(self, room: Room, guest: SocketGuest, hello: wire.Hello) -> None:
        lines = await self._house.store.chat(room.table.id, None, CHAT_LINES)
        muted = room.muted_by(guest.identity)
        chat = shown(room, lines, muted)
        if guest in room.guests:
            room.leave(guest)
        room.enter(guest, hello, chat)
        self._house.tell_soon(room)

    async def _say(self, room: Room, guest: SocketGuest, say: wire.Say) -> None:
        me = guest.identity
        seats = room.seats_of(me)
        if me is None or not seats:
            raise Refusal("seat/not-yours", "Only people who sit at the table write here.")
        text = " ".join(say.text.split())
        if not text:
            raise Refusal("request/bad", "A line of chat has letters.")
        self._house.gate.chat(me.id, guest.address)
        line = ChatRow(0, me.id, me.person, me.name, seats[0], text, self._house.now())
        kept = await self._house.store.say(room.table.id, line, say.id)
        message = wire.encode("chat", shown(room, [kept])[0])
        for other in room.guests:
            if me.person not in room.muted_by(other.identity):
                other.send(message)

    async def _mute(self, room: Room, guest: SocketGuest, mute: wire.Mute) -> None:
        me = guest.identity
        if me is None:
            raise Refusal("identity/none", "Only somebody can mute somebody.")
        if mute.person not in {seat.person for seat in room.seats}:
            raise Refusal("request/bad", "Nobody of that id sits here.")
        await self._house.store.set_mute(room.table.id, me.id, mute.person, mute.on)
        (room.mutes.add if mute.on else room.mutes.discard)((me.id, mute.person))
        guest.send(wire.encode("muted", wire.Muted(room.muted_by(me))))


def shown(room: Room, lines: Sequence[ChatRow], muted: Collection[str] = ()) -> list[wire.Chat]:
    """Lines of chat as clients get them, under the names that people have now."""
    called = seating.called(room.seats, lines)
    return [
        wire.Chat(
            line.k, line.person, line.seat, called.get(line.person, line.name), line.text, line.at
        )
        for line in lines
        if line.person not in muted
    ]


def _read(message: Any) -> tuple[str, Any]:
    text = message.get("text")
    if text is None:
        raise Refusal("request/bad", "Messages are text.")
    try:
        return wire.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("request/bad", str(error)[:200]) from None


def _offer(room: Room, guest: Guest, asked: wire.AskOffer) -> None:
    if room.course is None or guest.identity is None:
        raise Refusal("table/not-begun", "There is nothing to choose.")
    course = room.course
    seats = room.seats_of(guest.identity)
    seat = asked.seat if asked.seat is not None else (seats[0] if seats else -1)
    if seat not in seats:
        raise Refusal("seat/not-yours", "That is not your seat.")
    offer = wire.OfferMessage(seat, course.n(seat), course.match.offer(seat))
    message = wire.encode("offer", offer)
    room.after_saving(lambda: guest.send(message))
