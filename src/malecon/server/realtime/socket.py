"""The socket of a table: who is this, may it be here, what does it say."""

import asyncio
import re
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from malecon.server import wire
from malecon.server.http import middleware
from malecon.server.realtime.sending import PIPE, POLICY, Pipe
from malecon.server.refusal import Refusal, not_found, unsaved
from malecon.server.service.rooms import GONE
from malecon.server.service.service import Service
from malecon.server.service.tables import TableService
from malecon.server.storage.failures import Failed
from malecon.server.storage.rows import ChatRow, Identity
from malecon.server.table import chat, coach, permissions, plans, previews, telling, updates
from malecon.server.table.frozen import FrozenTable
from malecon.server.table.interface import Subscriber
from malecon.server.table.log import Viewer
from malecon.server.table.room import Room
from malecon.server.table.state import ENDED

PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,32})/socket")
HELLO_SECONDS: Final = 10.0
NONSENSE: Final = 20  # messages in a row that nobody understands
TOO_MANY: Final = 100  # messages over the rate, less those within it
COMMANDS: Final = {
    "play", "undo", "restart", "resign", "stand", "back", "stop", "rematch", "clock", "bot",
    "queue", "withdraw",
}  # fmt: skip


class SocketSubscriber(Subscriber):
    """A subscriber at the end of a pipe."""

    def __init__(
        self, pipe: Pipe, identity: Identity | None, service: Service, address: str
    ) -> None:
        self.identity = identity
        self.address = address
        self.viewers: list[Viewer] = []
        self.named: list[int] | None = None
        self.from_row = 0
        self.came = 0
        self._pipe = pipe
        self._service = service

    def send(self, message: bytes) -> None:
        if not self._pipe.push(message):
            self._service.counted("cut_off")

    def cut(self, code: int) -> None:
        self._pipe.end(code)


class Sockets:
    """The ASGI application for all sockets."""

    def __init__(self, service: Service, tables: TableService) -> None:
        self._service = service
        self._tables = tables

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket from its handshake to its end."""
        await receive()
        try:
            found, identity = await self._admit(scope)
        except (Refusal, Failed) as error:
            await middleware.deny(send, error if isinstance(error, Refusal) else unsaved())
            return
        who = identity.id if identity is not None else middleware.address(scope)
        keys = {("identity", who), ("address", middleware.address(scope))}
        counts = self._service.sockets
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        subscriber = SocketSubscriber(
            scope["state"][PIPE], identity, self._service, middleware.address(scope)
        )
        device = middleware.device(scope) if identity is not None else b""
        self._service.devices.connected(device, subscriber)
        try:
            await send({"type": "websocket.accept"})
            await self._serve(found, subscriber, receive)
        finally:
            if isinstance(found, Room):
                found.leave(subscriber)
                self._service.send_table_soon(found)
            self._service.devices.disconnected(device, subscriber)
            for key in keys:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]

    async def _admit(self, scope: Any) -> tuple[Room | FrozenTable, Identity | None]:
        middleware.check_host(scope)
        middleware.check_origin(scope)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise not_found()
        address = middleware.address(scope)
        self._service.gate.request(middleware.bucket(scope), address)
        identity = await middleware.identity(self._service, scope)
        room = await self._service.readable(found[1])
        query = parse_qs(scope["query_string"].decode("latin-1"))
        await self._tables.check_seen(room, identity, query.get("watch", [""])[0])
        self._check_counts(room, identity, address)
        return room, identity

    def _check_counts(
        self, room: Room | FrozenTable, identity: Identity | None, address: str
    ) -> None:
        counts, limits = self._service.sockets, self._service.limits
        mine = counts.get(("identity", identity.id), 0) if identity is not None else 0
        theirs = counts.get(("address", address), 0)
        subscribers = room.subscribers if isinstance(room, Room) else ()
        watching = sum(subscriber.viewers == [None] for subscriber in subscribers)
        crowded = watching >= limits.spectators and not room.seats_of(identity)
        if mine >= limits.sockets or theirs >= limits.address_sockets or crowded:
            raise Refusal("limit/sockets", "There are too many sockets from here.", 10.0)

    async def _serve(
        self, room: Room | FrozenTable, subscriber: SocketSubscriber, receive: Any
    ) -> None:
        who = subscriber.identity.id if subscriber.identity is not None else id(subscriber)
        greeted = False
        nonsense = too_many = 0
        while nonsense < NONSENSE and too_many < TOO_MANY:
            try:
                message = await (receive() if greeted else _first(receive))
            except TimeoutError:
                subscriber.cut(POLICY)
                return
            if message["type"] == "websocket.disconnect":
                return
            key = ""
            try:
                name, content = _read(message)
                key = getattr(content, "id", "")
                self._service.gate.message(who, subscriber.address)
                if not greeted and name != "hello":
                    raise Refusal("request/bad", "Say hello first.")
                too_many = max(0, too_many - 1)
                if name in COMMANDS:
                    rows = len(content.moves) if isinstance(content, wire.Play) else 1
                    self._service.gate.rows(who, subscriber.address, rows)
                if isinstance(room, Room):
                    await self._dispatch(room, subscriber, name, content)
                else:
                    await self._show(room, subscriber, name, content)
                greeted, nonsense = True, 0
            except (Refusal, Failed) as error:
                refusal = error if isinstance(error, Refusal) else unsaved()
                self._service.counted("refused")
                nonsense += refusal.error == "request/bad"
                too_many += refusal.error == "limit/rate"
                refused = wire.Refused(key, refusal.error, refusal.message)
                subscriber.send(wire.encode("refused", refused))
            if (
                isinstance(room, Room) and room.is_gone
            ):  # thrown away before or while this one came in
                subscriber.cut(GONE)
                return
        subscriber.cut(POLICY)

    async def _dispatch(
        self, room: Room, subscriber: SocketSubscriber, name: str, content: Any
    ) -> None:
        if room.is_gone:
            raise Refusal("store/failed", "Connect again.")
        if name in COMMANDS:
            room.handle(subscriber, name, content)
        elif name == "hello":
            await self._hello(room, subscriber, content)
        elif name == "ping":
            subscriber.send(b'{"pong":{}}')
        elif name == "looking":
            self._look(room, subscriber, content)
        elif name == "offer":
            _offer(room, subscriber, content)
        elif name == "plan":
            self._plan(room, subscriber, content)
        elif name == "preview":
            _preview(room, subscriber, content)
        elif name == "coach":
            self._coach(room, subscriber, content)
        elif name == "chat":
            await self._say(room, subscriber, content)
        else:
            await self._mute(room, subscriber, content)

    async def _show(
        self, table: FrozenTable, subscriber: SocketSubscriber, name: str, content: Any
    ) -> None:
        """A frozen table can be looked at, and nothing else."""
        if name == "ping":
            subscriber.send(b'{"pong":{}}')
            return
        if name == "looking":
            return
        if name != "hello":
            raise table.refusal
        me = subscriber.identity
        viewers = permissions.viewers(table.seats_of(me), content.seats)
        lines = await self._service.store.chat(table.table.id, None, chat.LINES)
        muted = table.muted_by(me)
        welcome = wire.Welcome(
            table=table.described(me),
            follows=[viewer for viewer in viewers if viewer is not None],
            chat=chat.shown(table, lines, muted),
            muted=muted,
            now=self._service.now(),
            person=me.person if me is not None else None,
        )
        subscriber.send(wire.encode("welcome", welcome))
        for update in table.updates(viewers):
            subscriber.send(update)
        if table.table.state in ENDED and table.table.result is not None:
            subscriber.send(updates.over(table.table))

    async def _hello(self, room: Room, subscriber: SocketSubscriber, hello: wire.Hello) -> None:
        lines = await self._service.store.chat(room.table.id, None, chat.LINES)
        if subscriber in room.subscribers:
            room.leave(subscriber)
        room.enter(subscriber, hello, chat.shown(room, lines, room.muted_by(subscriber.identity)))
        self._service.send_table_soon(room)

    def _look(self, room: Room, subscriber: SocketSubscriber, looking: bool) -> None:
        """Somebody looks at the table, and need not be told of it, or looks away."""
        me, was_looking = subscriber.identity, subscriber.looking
        subscriber.looking = looking
        if me is not None and looking and not was_looking and room.seats_of(me):
            self._service.gate.rows(me.id, subscriber.address, 1)  # it is written, as a row is
            self._service.seen(me.id, room.table.id)

    def _plan(self, room: Room, subscriber: SocketSubscriber, asked: wire.AskPlan) -> None:
        me = permissions.player(subscriber.identity)
        seat = permissions.own_seat(room.seats_of(me), asked.seat)
        self._service.gate.plan(me.id, subscriber.address)
        planned = plans.planned(room, seat, asked.moves, skips=asked.skips)
        message = wire.encode("planned", planned)
        room.after_saving(lambda: subscriber.send(message))

    def _coach(self, room: Room, subscriber: SocketSubscriber, asked: wire.AskCoach) -> None:
        me = permissions.player(subscriber.identity)
        self._service.gate.advice(me.id, subscriber.address)
        coach.ask(room, subscriber, asked)

    async def _say(self, room: Room, subscriber: SocketSubscriber, say: wire.Say) -> None:
        me, seat = permissions.writer(subscriber.identity, room.seats_of(subscriber.identity))
        text = " ".join(say.text.split())
        if not text:
            raise Refusal("request/bad", "Messages cannot be empty.")
        self._service.gate.chat(me.id, subscriber.address)
        line = ChatRow(0, me.id, me.person, me.name, seat, text, self._service.now())
        due = self._service.service_time() + self._service.notice_wait
        notices = telling.of_chat(room, me.id, me.person, line.at, due)
        kept = await self._service.store.say(room.table.id, line, say.id, notices)
        message = wire.encode("chat", chat.shown(room, [kept])[0])
        for other in room.subscribers:
            if me.person not in room.muted_by(other.identity):
                other.send(message)

    async def _mute(self, room: Room, subscriber: SocketSubscriber, mute: wire.Mute) -> None:
        me = permissions.check_mutes(subscriber.identity, room.seats, mute.person)
        await self._service.store.set_mute(room.table.id, me.id, mute.person, mute.on)
        (room.mutes.add if mute.on else room.mutes.discard)((me.id, mute.person))
        subscriber.send(wire.encode("muted", wire.Muted(room.muted_by(me))))


async def _first(receive: Any) -> Any:
    """What a socket says first, or at least before it has said hello."""
    async with asyncio.timeout(HELLO_SECONDS):
        return await receive()


def _read(message: Any) -> tuple[str, Any]:
    text = message.get("text")
    if text is None:
        raise Refusal("request/bad", "Messages are text.")
    try:
        return wire.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("request/bad", str(error)[:200]) from None


def _offer(room: Room, subscriber: Subscriber, asked: wire.AskOffer) -> None:
    if room.match_log is None or subscriber.identity is None:
        raise Refusal("table/not-begun", "There is nothing to choose.")
    match_log = room.match_log
    seats = room.seats_of(subscriber.identity)
    seat = asked.seat if asked.seat is not None else (seats[0] if seats else -1)
    if seat not in seats:
        raise Refusal("seat/not-yours", "That is not your seat.")
    offer = wire.OfferMessage(seat, match_log.n(seat), match_log.match.offer(seat))
    message = wire.encode("offer", offer)
    room.after_saving(lambda: subscriber.send(message))


def _preview(room: Room, subscriber: Subscriber, asked: wire.AskOffer) -> None:
    mine = room.seats_of(permissions.player(subscriber.identity))
    message = previews.answer(room.begun(), permissions.own_seat(mine, asked.seat), room.previews)
    room.after_saving(lambda: subscriber.send(message))
