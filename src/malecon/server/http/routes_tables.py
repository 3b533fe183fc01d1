"""Routes of tables: opening them, and what their owners do."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from malecon.server import wire
from malecon.server.http import quota, requests
from malecon.server.http.requests import Call, Table, Token
from malecon.server.http.routes_components import own_components
from malecon.server.service import owner
from malecon.server.service.limits import OWN_COMPONENTS_BYTES
from malecon.server.service.tables import shown_table
from malecon.server.table.opening import INVITATION, WATCH


class TableRoutes(Controller):
    """One table."""

    path = "/api/tables"
    tags = ("tables",)

    @post(
        status_code=201,
        responses=requests.refusals(403, 404, 413),
        request_max_body_size=OWN_COMPONENTS_BYTES,
        operation_id="open_table",
    )
    async def open(self, request: Call, data: JSONBody[wire.Opening]) -> Response[wire.Opened]:
        """Open a table."""
        me, headers = await requests.ensure_identity(request)
        own = await own_components(request, data)
        async with quota.opening(request, me, listed=data.listed) as told:
            opened = await requests.tables(request).open(me, data, own)
            told(opened.table.table)
        return requests.answer(opened, headers, 201)

    @get("/{table:str}", responses=requests.refusals(404), operation_id="get_table")
    async def get_table(
        self, request: Call, table: Table, watch: Token = "", invitation: Token = ""
    ) -> wire.Table:
        """A table."""
        room = await requests.readable(request, table, watch, invitation)
        return await shown_table(room, await requests.current_identity(request))

    @post(
        "/{table:str}/seats/{seat:int}",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
    )
    async def put_bot(
        self,
        request: Call,
        table: Table,
        seat: Annotated[int, PathParameter(ge=0, le=8)],
        data: JSONBody[wire.PutBot],
    ) -> wire.Table:
        """Put a bot on an open seat, keep the seat for a person, or let anybody take it."""
        room, me, leads = await requests.led(request, table)
        kept = data.person and await requests.tables(request).known(me, data.person)
        await owner.put_bot(
            requests.service(request), me, room, seat, data.bot, kept or None, leads=leads
        )
        return await shown_table(room, me)

    @post("/{table:str}/begin", status_code=200, responses=requests.refusals(401, 403, 404, 409))
    async def begin(self, request: Call, table: Table, data: JSONBody[wire.Begin]) -> wire.Table:
        """Begin now, with bots on the open seats."""
        room, me, leads = await requests.led(request, table)
        await owner.begin(requests.service(request), me, room, data.bot, leads=leads)
        return await shown_table(room, me)

    @post("/{table:str}/list", status_code=200, responses=requests.refusals(401, 403, 404))
    async def list_table(
        self, request: Call, table: Table, data: JSONBody[wire.Listing]
    ) -> wire.Table:
        """Show in the lobby, or not."""
        room, me = await requests.owned(request, table)
        comes_in = data.listed and not room.table.listed
        async with quota.listing(request, me, comes_in) as told:
            await owner.list_table(requests.service(request), me, room, data.listed, data.several)
            told(table)
        return await shown_table(room, me)

    @post("/{table:str}/remove", status_code=200, responses=requests.refusals(401, 403, 404, 409))
    async def remove(self, request: Call, table: Table, data: JSONBody[wire.Remove]) -> wire.Table:
        """Remove who sits there, before the game begins."""
        room, me, leads = await requests.led(request, table)
        await owner.remove(requests.service(request), me, room, data.seat, leads=leads)
        return await shown_table(room, me)

    @post("/{table:str}/swap", status_code=200, responses=requests.refusals(401, 403, 404, 409))
    async def swap(self, request: Call, table: Table, data: JSONBody[wire.Swap]) -> wire.Table:
        """Let two seats change places, before the game begins."""
        room, me, leads = await requests.led(request, table)
        await owner.swap(requests.service(request), me, room, *data.seats, leads=leads)
        return await shown_table(room, me)

    @post("/{table:str}/close", status_code=200, responses=requests.refusals(401, 403, 404, 409))
    async def close(self, request: Call, table: Table) -> wire.Table:
        """Close a table that has not begun."""
        room, me, leads = await requests.led(request, table)
        await owner.close(requests.service(request), me, room, leads=leads)
        return await shown_table(room, me)

    @post("/{table:str}/owner", status_code=200, responses=requests.refusals(401, 403, 404, 409))
    async def pass_on(self, request: Call, table: Table, data: JSONBody[wire.PassOn]) -> wire.Table:
        """Make somebody who sits there the owner."""
        room, me = await requests.owned(request, table)
        await owner.pass_on(requests.service(request), me, room, data.seat, data.person)
        return await shown_table(room, me)

    @post(
        "/{table:str}/invitation", status_code=201, responses=requests.refusals(401, 403, 404, 409)
    )
    async def invite(self, request: Call, table: Table) -> wire.Link:
        """A new invitation; the old one is void."""
        return await _link(request, table, INVITATION, "join")

    @delete(
        "/{table:str}/invitation", status_code=204, responses=requests.refusals(401, 403, 404, 409)
    )
    async def uninvite(self, request: Call, table: Table) -> None:
        """No more invitation."""
        await _unlink(request, table, INVITATION)

    @post("/{table:str}/watch", status_code=201, responses=requests.refusals(401, 403, 404, 409))
    async def let_watch(self, request: Call, table: Table) -> wire.Link:
        """A new watch link; the old one is void."""
        return await _link(request, table, WATCH, "watch")

    @delete("/{table:str}/watch", status_code=204, responses=requests.refusals(401, 403, 404, 409))
    async def unwatch(self, request: Call, table: Table) -> None:
        """No more watch link."""
        await _unlink(request, table, WATCH)


async def _link(request: Call, table: str, kind: str, path: str) -> wire.Link:
    room, me = await requests.owned(request, table)
    token = await owner.new_link(requests.service(request), me, room, kind)
    return wire.Link(token, f"/{path}/{token}")


async def _unlink(request: Call, table: str, kind: str) -> None:
    room, me = await requests.owned(request, table)
    await owner.drop_link(requests.service(request), me, room, kind)
