"""Routes of games: what happened in one, its steps, its record, and going on from one."""

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from malecon.games.errors import MaleconError
from malecon.server import wire
from malecon.server.http import quota, requests
from malecon.server.http.requests import Call, Table, Token
from malecon.server.refusal import of
from malecon.server.service.limits import RECORD_BYTES
from malecon.server.table import chat, replay, seating
from malecon.server.table.frozen import FrozenTable

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=8)]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]


class ReadingRoutes(Controller):
    """Games to be read."""

    path = "/api"
    tags = ("tables",)

    @get("/tables/{table:str}/log", responses=requests.refusals(403, 404, 409))
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
        room = await requests.readable(request, table, watch)
        viewer = await requests.viewer(request, room, seat)
        called = seating.called(room.seats)
        names = [called.get(row.person or "") or f"{row.seat + 1}" for row in room.seats]
        if isinstance(room, FrozenTable):
            heard = room.seen().heard(viewer)
        else:
            heard = room.begun().match.heard(viewer)
            await room.until_saved()
        heard = heard[since : since + replay.LINES]
        return await asyncio.to_thread(replay.in_words, heard, since, lang, names)

    @get("/tables/{table:str}/chat", responses=requests.refusals(404))
    async def chat(
        self,
        request: Call,
        table: Table,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
        watch: Token = "",
    ) -> wire.ChatPage:
        """Lines of chat."""
        room = await requests.readable(request, table, watch)
        lines = await requests.service(request).store.chat(table, before, chat.LINES)
        muted = room.muted_by(await requests.current_identity(request))
        return wire.ChatPage(chat.shown(room, lines, muted))

    @get("/tables/{table:str}/replay", responses=requests.refusals(403, 404, 409))
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
        room = await requests.readable(request, table, watch)
        viewer = await requests.viewer(request, room, seat)
        if isinstance(room, FrozenTable):
            return await asyncio.to_thread(replay.as_far, room, viewer, step, count)
        log = room.begun().match.log[:]
        ended = not room.is_running
        await room.until_saved()
        return await asyncio.to_thread(replay.replay, room.table, log, viewer, step, count, ended)

    @get(
        "/tables/{table:str}/record",
        responses=requests.refusals(404, 409),
        media_type=MediaType.TEXT,
    )
    async def record(self, request: Call, table: Table, watch: Token = "") -> str:
        """The record, without what is still secret."""
        room = await requests.readable(request, table, watch)
        if isinstance(room, FrozenTable):
            if room.match is None:
                raise room.refusal
            copied = room.match
        else:
            copied = room.begun().match.copy()
            await room.until_saved()
        reveal = not room.is_running
        try:
            return await asyncio.to_thread(lambda: copied.record(reveal=reveal))
        except MaleconError as error:
            raise of(error) from None

    @post("/tables/{table:str}/fork", status_code=201, responses=requests.refusals(403, 404, 409))
    async def fork(
        self, request: Call, table: Table, data: JSONBody[wire.Fork], watch: Token = ""
    ) -> Response[wire.Opened]:
        """A new table that goes on from a step of an ended game."""
        room = await requests.seen(request, table, watch)
        me, headers = await requests.ensure_identity(request)
        async with quota.opening(request, me, listed=data.listed) as told:
            opened = await requests.tables(request).fork(me, room, data)
            told(opened.table.table)
        return requests.answer(opened, headers, 201)

    @post(
        "/records",
        status_code=201,
        responses=requests.refusals(403, 413),
        request_max_body_size=2 * RECORD_BYTES,
        operation_id="keep_record",
    )
    async def keep(self, request: Call, data: JSONBody[wire.Upload]) -> Response[wire.Kept]:
        """Keep a record that replays."""
        me, headers = await requests.ensure_identity(request)
        quota.may_keep(request, me)
        return requests.answer(
            wire.Kept(await requests.tables(request).keep(me, data.record)), headers, 201
        )
