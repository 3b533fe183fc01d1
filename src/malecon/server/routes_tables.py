"""Routes of tables: opening, sitting down, links, and looking at games."""

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from malecon.games.errors import MaleconError
from malecon.server import calls, owner, quota, replay, seating, sitting, wire
from malecon.server.calls import Call
from malecon.server.course import Course
from malecon.server.draft import Draft
from malecon.server.limits import RECORD_BYTES
from malecon.server.owner import INVITATION, WATCH
from malecon.server.refusal import Refusal, of
from malecon.server.room import Room, settled
from malecon.server.socket import CHAT_LINES, shown
from malecon.server.tables import shown_table

Table = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,32}$")]
Token = Annotated[str, QueryParameter(max_length=128)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=8)]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]


class TableRoutes(Controller):
    """One table."""

    path = "/api/tables"
    tags = ("tables",)

    @post(status_code=201, responses=calls.refusals(403, 404), operation_id="open_table")
    async def open(self, request: Call, data: JSONBody[wire.Opening]) -> Response[wire.Opened]:
        """Open a table."""
        me, headers = await calls.anybody(request)
        async with quota.opening(request, me, listed=data.listed) as told:
            opened = await calls.tables(request).open(me, data)
            told(opened.table.table)
        return calls.answer(opened, headers, 201)

    @get("/{table:str}", responses=calls.refusals(404), operation_id="get_table")
    async def get_table(
        self, request: Call, table: Table, watch: Token = "", invitation: Token = ""
    ) -> wire.Table:
        """A table."""
        room = await calls.seen(request, table, watch, invitation)
        return await shown_table(room, await calls.maybe(request))

    @post("/{table:str}/sit", status_code=200, responses=calls.refusals(403, 404, 409))
    async def sit(
        self, request: Call, table: Table, data: JSONBody[wire.Sit]
    ) -> Response[wire.Table]:
        """Sit down at a listed table, or on one more seat."""
        room = await calls.seen(request, table)
        return await _sit(request, room, data, invited=False)

    @post("/{table:str}/leave", status_code=200, responses=calls.refusals(401, 403, 404, 409))
    async def leave(self, request: Call, table: Table, data: JSONBody[wire.Leave]) -> wire.Table:
        """Get up; in a running game a bot stands in."""
        me = await calls.somebody(request)
        room = await calls.seen(request, table)
        await sitting.leave(calls.house(request), me, room, data.seat)
        return await shown_table(room, me)

    @post(
        "/{table:str}/seats/{seat:int}",
        status_code=200,
        responses=calls.refusals(401, 403, 404, 409),
    )
    async def put_bot(
        self,
        request: Call,
        table: Table,
        seat: Annotated[int, PathParameter(ge=0, le=8)],
        data: JSONBody[wire.PutBot],
    ) -> wire.Table:
        """Put a bot on an open seat, or take it away."""
        room, me = await calls.owned(request, table)
        await owner.put_bot(calls.house(request), me, room, seat, data.bot)
        return await shown_table(room, me)

    @post("/{table:str}/begin", status_code=200, responses=calls.refusals(401, 403, 404, 409))
    async def begin(self, request: Call, table: Table, data: JSONBody[wire.Begin]) -> wire.Table:
        """Begin now, with bots on the open seats."""
        room, me = await calls.owned(request, table)
        await owner.begin(calls.house(request), me, room, data.bot)
        return await shown_table(room, me)

    @post("/{table:str}/list", status_code=200, responses=calls.refusals(401, 403, 404))
    async def list_table(
        self, request: Call, table: Table, data: JSONBody[wire.Listing]
    ) -> wire.Table:
        """Show in the lobby, or not."""
        room, me = await calls.owned(request, table)
        comes_in = data.listed and not room.table.listed
        async with quota.listing(request, me, comes_in) as told:
            await owner.list_table(calls.house(request), me, room, data.listed, data.several)
            told(table)
        return await shown_table(room, me)

    @post("/{table:str}/remove", status_code=200, responses=calls.refusals(401, 403, 404, 409))
    async def remove(self, request: Call, table: Table, data: JSONBody[wire.Remove]) -> wire.Table:
        """Remove who sits there, before the game begins."""
        room, me = await calls.owned(request, table)
        await owner.remove(calls.house(request), me, room, data.seat)
        return await shown_table(room, me)

    @post("/{table:str}/close", status_code=200, responses=calls.refusals(401, 403, 404, 409))
    async def close(self, request: Call, table: Table) -> wire.Table:
        """Close a table that has not begun."""
        room, me = await calls.owned(request, table)
        await owner.close(calls.house(request), me, room)
        return await shown_table(room, me)

    @post("/{table:str}/owner", status_code=200, responses=calls.refusals(401, 403, 404, 409))
    async def pass_on(self, request: Call, table: Table, data: JSONBody[wire.PassOn]) -> wire.Table:
        """Make somebody who sits there the owner."""
        room, me = await calls.owned(request, table)
        await owner.pass_on(calls.house(request), me, room, data.seat, data.person)
        return await shown_table(room, me)

    @post("/{table:str}/invitation", status_code=201, responses=calls.refusals(401, 403, 404))
    async def invite(self, request: Call, table: Table) -> wire.Link:
        """A new invitation; the old one is void."""
        return await _link(request, table, INVITATION, "join")

    @delete("/{table:str}/invitation", status_code=204, responses=calls.refusals(401, 403, 404))
    async def uninvite(self, request: Call, table: Table) -> None:
        """No more invitation."""
        await _unlink(request, table, INVITATION)

    @post("/{table:str}/watch", status_code=201, responses=calls.refusals(401, 403, 404))
    async def let_watch(self, request: Call, table: Table) -> wire.Link:
        """A new watch link; the old one is void."""
        return await _link(request, table, WATCH, "watch")

    @delete("/{table:str}/watch", status_code=204, responses=calls.refusals(401, 403, 404))
    async def unwatch(self, request: Call, table: Table) -> None:
        """No more watch link."""
        await _unlink(request, table, WATCH)

    @get("/{table:str}/log", responses=calls.refusals(403, 404, 409))
    async def log(
        self,
        request: Call,
        table: Table,
        lang: Annotated[str, QueryParameter(max_length=16)] = "en",
        since: Number = 0,
        seat: SeatNumber = None,
        watch: Token = "",
    ) -> wire.Log:
        """What happened, in words."""
        room = await calls.seen(request, table, watch)
        viewer = await calls.viewer(request, room, seat)
        called = seating.called(room.seats)
        names = [called.get(row.person or "") or f"{row.seat + 1}" for row in room.seats]
        course = _begun(room)
        heard = course.match.heard(viewer)[since : since + replay.LINES]
        await settled(room)
        return await asyncio.to_thread(replay.in_words, heard, since, lang, names)

    @get("/{table:str}/chat", responses=calls.refusals(404))
    async def chat(
        self,
        request: Call,
        table: Table,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
        watch: Token = "",
    ) -> wire.ChatPage:
        """Lines of chat."""
        room = await calls.seen(request, table, watch)
        lines = await calls.house(request).store.chat(table, before, CHAT_LINES)
        muted = room.muted_by(await calls.maybe(request))
        return wire.ChatPage(shown(room, lines, muted))

    @get("/{table:str}/replay", responses=calls.refusals(403, 404, 409))
    async def replay(
        self,
        request: Call,
        table: Table,
        step: Number = 0,
        count: Annotated[int, QueryParameter(ge=1, le=50)] = 1,
        seat: SeatNumber = None,
        watch: Token = "",
    ) -> wire.Replay:
        """Steps of a game."""
        room = await calls.seen(request, table, watch)
        viewer = await calls.viewer(request, room, seat)
        log = _begun(room).match.log[:]
        ended = not room.is_running
        await settled(room)
        return await asyncio.to_thread(replay.replay, room.table, log, viewer, step, count, ended)

    @get("/{table:str}/record", responses=calls.refusals(404, 409), media_type=MediaType.TEXT)
    async def record(self, request: Call, table: Table, watch: Token = "") -> str:
        """The record, without what is still secret."""
        room = await calls.seen(request, table, watch)
        match = _begun(room).match
        reveal = not room.is_running
        copied = match.mark()
        await settled(room)
        try:
            return await asyncio.to_thread(lambda: copied.record(reveal=reveal))
        except MaleconError as error:
            raise of(error) from None

    @post("/{table:str}/fork", status_code=201, responses=calls.refusals(403, 404, 409))
    async def fork(
        self, request: Call, table: Table, data: JSONBody[wire.Fork], watch: Token = ""
    ) -> Response[wire.Opened]:
        """A new table that goes on from a step of an ended game."""
        room = await calls.seen(request, table, watch)
        me, headers = await calls.anybody(request)
        async with quota.opening(request, me, listed=data.listed) as told:
            opened = await calls.tables(request).fork(me, room, data)
            told(opened.table.table)
        return calls.answer(opened, headers, 201)


class AroundTables(Controller):
    """What is not about one table that one knows already."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", responses=calls.refusals(), operation_id="lobby")
    async def lobby(self, request: Call) -> wire.Tables:
        """Listed tables."""
        house = calls.house(request)
        me = await calls.maybe(request)
        found = await house.store.tables(await house.store.lobby(100))
        return wire.Tables(
            [
                seating.described(row, seats, me, house.rooms.get(row.id))
                for row, seats in found
                if quota.is_shown(house, row)
            ]
        )

    @get("/invitations/{token:str}", responses=calls.refusals(404), operation_id="look")
    async def look(
        self, request: Call, token: Annotated[str, PathParameter(max_length=128)]
    ) -> wire.Table:
        """The table that an invitation is for."""
        room = await calls.tables(request).invited(token)
        return await shown_table(room, await calls.maybe(request))

    @get("/watch/{token:str}", responses=calls.refusals(404), operation_id="watched")
    async def watched(
        self, request: Call, token: Annotated[str, PathParameter(max_length=128)]
    ) -> wire.Table:
        """The table that a watch link is for."""
        room = await calls.tables(request).watched(token)
        return await shown_table(room, await calls.maybe(request))

    @post("/join", status_code=200, responses=calls.refusals(403, 404, 409), operation_id="join")
    async def join(self, request: Call, data: JSONBody[wire.Join]) -> Response[wire.Table]:
        """Sit down by an invitation."""
        room = await calls.tables(request).invited(data.token)
        return await _sit(request, room, data, invited=True)

    @post(
        "/records",
        status_code=201,
        responses=calls.refusals(403, 413),
        request_max_body_size=2 * RECORD_BYTES,
        operation_id="keep_record",
    )
    async def keep(self, request: Call, data: JSONBody[wire.Upload]) -> Response[wire.Kept]:
        """Keep a record that replays."""
        me, headers = await calls.anybody(request)
        quota.may_keep(request, me)
        return calls.answer(
            wire.Kept(await calls.tables(request).keep(me, data.record)), headers, 201
        )


def _begun(room: Room) -> Course:
    if room.course is None:
        raise Refusal("table/not-begun", "The game has not begun.")
    return room.course


async def _sit(
    request: Call, room: Room, data: wire.Sit | wire.Join, *, invited: bool
) -> Response[wire.Table]:
    """Sit down; who cannot is neither renamed nor made known."""
    seen = Draft(room.table, room.seats, room.removed)
    sitting.check(seen, await calls.maybe(request), data.seat, invited=invited)
    me, headers = await calls.anybody(request, data.name)
    await sitting.sit(calls.house(request), me, room, data.seat, invited=invited)
    return calls.answer(await shown_table(room, me), headers)


async def _link(request: Call, table: str, kind: str, path: str) -> wire.Link:
    room, me = await calls.owned(request, table)
    token = await owner.new_link(calls.house(request), me, room, kind)
    return wire.Link(token, f"/{path}/{token}")


async def _unlink(request: Call, table: str, kind: str) -> None:
    room, me = await calls.owned(request, table)
    await owner.drop_link(calls.house(request), me, room, kind)
