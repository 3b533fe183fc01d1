"""Routes of clubs."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from malecon.server import wire
from malecon.server.clubs.clubs import ClubService
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call

ClubId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,32}$")]
PersonId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,32}$")]


class ClubRoutes(Controller):
    """Clubs, to their members."""

    path = "/api/clubs"
    tags = ("clubs",)

    @post(status_code=201, responses=requests.refusals(403), operation_id="open_club")
    async def open(self, request: Call, data: JSONBody[wire.NameClub]) -> Response[wire.Club]:
        """A new club."""
        me, headers = await requests.ensure_identity(request)
        address = middleware.address(request.scope)
        return requests.answer(await _clubs(request).open(me, data.name, address), headers, 201)

    @get(responses=requests.refusals(), operation_id="my_clubs")
    async def mine(self, request: Call) -> wire.ClubList:
        """The clubs that I am in."""
        me = await requests.current_identity(request)
        return wire.ClubList(await _clubs(request).mine(me) if me is not None else [])

    @get("/{club:str}", responses=requests.refusals(401, 404), operation_id="get_club")
    async def get_club(self, request: Call, club: ClubId) -> wire.Club:
        """A club of mine."""
        return await _clubs(request).shown(await requests.require_identity(request), club)

    @get("/{club:str}/results", responses=requests.refusals(401, 404), operation_id="club_results")
    async def results(
        self,
        request: Call,
        club: ClubId,
        before: Annotated[str | None, QueryParameter(max_length=32)] = None,
    ) -> wire.TableList:
        """Games of a club that have ended."""
        me = await requests.require_identity(request)
        return wire.TableList(await _clubs(request).results(me, club, before))

    @post(
        "/{club:str}/leave",
        status_code=204,
        responses=requests.refusals(401, 403, 404),
        operation_id="leave_club",
    )
    async def leave(self, request: Call, club: ClubId) -> None:
        """Leave a club."""
        await _clubs(request).leave(await requests.require_identity(request), club)

    @post(
        "/{club:str}/remind",
        status_code=204,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="remind",
    )
    async def remind(self, request: Call, club: ClubId, data: JSONBody[wire.Remind]) -> None:
        """Remind who is to play at a table of the club."""
        me = await requests.require_identity(request)
        await _clubs(request).remind(me, club, data.table, data.seat)

    @post(
        "/{club:str}/name",
        status_code=200,
        responses=requests.refusals(401, 403, 404),
        operation_id="name_club",
    )
    async def rename(self, request: Call, club: ClubId, data: JSONBody[wire.NameClub]) -> wire.Club:
        """Another name for the club."""
        me = await requests.require_identity(request)
        return await _clubs(request).rename(me, club, data.name)

    @post(
        "/{club:str}/link",
        status_code=200,
        responses=requests.refusals(401, 403, 404),
        operation_id="new_club_link",
    )
    async def new_link(self, request: Call, club: ClubId) -> wire.Club:
        """Another link to join."""
        return await _clubs(request).new_link(await requests.require_identity(request), club)

    @post(
        "/{club:str}/members/{person:str}",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="set_role",
    )
    async def set_role(
        self, request: Call, club: ClubId, person: PersonId, data: JSONBody[wire.SetRole]
    ) -> wire.Club:
        """Make somebody an organiser, or an ordinary member."""
        me = await requests.require_identity(request)
        return await _clubs(request).set_role(me, club, person, data.role)

    @delete(
        "/{club:str}/members/{person:str}",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="remove_member",
    )
    async def remove(self, request: Call, club: ClubId, person: PersonId) -> wire.Club:
        """Remove a member."""
        me = await requests.require_identity(request)
        return await _clubs(request).remove(me, club, person)


class ClubLinks(Controller):
    """Clubs, to those who have a link."""

    path = "/api/club-links"
    tags = ("clubs",)

    @get("/{code:str}", responses=requests.refusals(404), operation_id="look_at_club")
    async def look(self, request: Call, code: ClubId) -> wire.ClubInfo:
        """The club that a link is for."""
        return await _clubs(request).invited(await requests.current_identity(request), code)

    @post(
        "/{code:str}",
        status_code=200,
        responses=requests.refusals(403, 404),
        operation_id="join_club",
    )
    async def join(
        self, request: Call, code: ClubId, data: JSONBody[wire.JoinClub]
    ) -> Response[wire.Club]:
        """Come into a club."""
        await _clubs(request).invited(None, code)
        me, headers = await requests.ensure_identity(request, data.name)
        return requests.answer(await _clubs(request).join(me, code), headers)


def _clubs(call: Call) -> ClubService:
    found: ClubService = call.app.state.clubs
    return found
