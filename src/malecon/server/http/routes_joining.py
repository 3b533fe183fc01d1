"""Routes to a table: the lobby, invitations, sitting down and getting up."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from malecon.server import wire
from malecon.server.http import quota, requests
from malecon.server.http.requests import Call, Table
from malecon.server.service import sitting
from malecon.server.service.draft import Draft
from malecon.server.service.listing import listed
from malecon.server.service.tables import playable, shown_table
from malecon.server.table.room import Room


class JoiningRoutes(Controller):
    """How people come to a table, and leave it."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", responses=requests.refusals(), operation_id="lobby")
    async def lobby(self, request: Call) -> wire.TableList:
        """Listed tables."""
        service = requests.service(request)
        me = await requests.current_identity(request)
        found = await service.store.tables(await service.store.lobby(100))
        shown = [(row, seats) for row, seats in found if quota.is_shown(service, row)]
        return wire.TableList(listed(service, me, shown))

    @get("/invitations/{token:str}", responses=requests.refusals(404, 409), operation_id="look")
    async def look(
        self, request: Call, token: Annotated[str, PathParameter(max_length=128)]
    ) -> wire.Table:
        """The table that an invitation is for."""
        room = await requests.tables(request).invited(token)
        me = await requests.current_identity(request)
        await requests.tables(request).check_member(room, me)
        return await shown_table(room, me)

    @get("/watch/{token:str}", responses=requests.refusals(404), operation_id="watched")
    async def watched(
        self, request: Call, token: Annotated[str, PathParameter(max_length=128)]
    ) -> wire.Table:
        """The table that a watch link is for."""
        room = await requests.tables(request).watched(token)
        me = await requests.current_identity(request)
        await requests.tables(request).check_member(room, me)
        return await shown_table(room, me)

    @post("/join", status_code=200, responses=requests.refusals(403, 404, 409), operation_id="join")
    async def join(self, request: Call, data: JSONBody[wire.Join]) -> Response[wire.Table]:
        """Sit down by an invitation."""
        room = playable(await requests.tables(request).invited(data.token))
        return await _sit(request, room, data, invited=True)

    @post("/tables/{table:str}/sit", status_code=200, responses=requests.refusals(403, 404, 409))
    async def sit(
        self, request: Call, table: Table, data: JSONBody[wire.Sit]
    ) -> Response[wire.Table]:
        """Sit down at a listed table, or on one more seat."""
        room = await requests.seen(request, table)
        return await _sit(request, room, data, invited=False)

    @post(
        "/tables/{table:str}/decline",
        status_code=204,
        responses=requests.refusals(401, 403, 404, 409),
    )
    async def decline(self, request: Call, table: Table) -> None:
        """Let others have the seats that are kept for me."""
        me = await requests.require_identity(request)
        room = await requests.seen(request, table)
        await sitting.decline(requests.service(request), me, room)

    @post(
        "/tables/{table:str}/leave",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
    )
    async def leave(self, request: Call, table: Table, data: JSONBody[wire.Leave]) -> wire.Table:
        """Get up; in a running game a bot stands in."""
        me = await requests.require_identity(request)
        room = await requests.seen(request, table)
        await sitting.leave(requests.service(request), me, room, data.seat)
        return await shown_table(room, me)


async def _sit(
    request: Call, room: Room, data: wire.Sit | wire.Join, *, invited: bool
) -> Response[wire.Table]:
    """Sit down; who cannot is neither renamed nor made known."""
    seen = Draft(room.table, room.seats, room.removed)
    known = await requests.current_identity(request)
    await requests.tables(request).check_member(room, known)
    sitting.check(seen, known, data.seat, invited=invited)
    me, headers = await requests.ensure_identity(request, data.name)
    await sitting.sit(
        requests.service(request), me, room, data.seat, invited=invited, colour=data.colour
    )
    return requests.answer(await shown_table(room, me), headers)
