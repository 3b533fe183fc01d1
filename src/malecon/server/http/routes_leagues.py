"""Routes of the league of a club."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from malecon.server import wire
from malecon.server.clubs.league import LeagueService
from malecon.server.http import requests
from malecon.server.http.requests import Call
from malecon.server.http.routes_clubs import ClubId


class LeagueRoutes(Controller):
    """The league of a club, to its members."""

    path = "/api/clubs/{club:str}/league"
    tags = ("clubs",)

    @get(responses=requests.refusals(401, 404), operation_id="get_league")
    async def get_league(self, request: Call, club: ClubId) -> wire.League | None:
        """The league of a club; null if it has none."""
        return await _leagues(request).shown(await requests.require_identity(request), club)

    @post(
        status_code=200, responses=requests.refusals(401, 403, 404, 409), operation_id="set_league"
    )
    async def set(
        self, request: Call, club: ClubId, data: JSONBody[wire.LeagueSettings]
    ) -> wire.League:
        """Found a league, or change how it is played."""
        return await _leagues(request).set(await requests.require_identity(request), club, data)

    @post(
        "/join",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="join_league",
    )
    async def join(self, request: Call, club: ClubId) -> wire.League:
        """Sign up for the next season."""
        return await _leagues(request).join(await requests.require_identity(request), club)

    @post(
        "/leave",
        status_code=200,
        responses=requests.refusals(401, 403, 404),
        operation_id="leave_league",
    )
    async def leave(self, request: Call, club: ClubId) -> wire.League:
        """Play no more in the league."""
        return await _leagues(request).leave(await requests.require_identity(request), club)

    @post(
        "/begin",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="begin_season",
    )
    async def begin(self, request: Call, club: ClubId) -> wire.League:
        """Draw the groups and open the first tables."""
        return await _leagues(request).begin(await requests.require_identity(request), club)

    @post(
        "/extend",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="extend_round",
    )
    async def extend(
        self, request: Call, club: ClubId, data: JSONBody[wire.MoreDays]
    ) -> wire.League:
        """Give the tables of this round more time."""
        me = await requests.require_identity(request)
        return await _leagues(request).extend(me, club, data.days)

    @post(
        "/end",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="end_league",
    )
    async def end(self, request: Call, club: ClubId) -> wire.League:
        """No more seasons."""
        return await _leagues(request).end(await requests.require_identity(request), club)


def _leagues(call: Call) -> LeagueService:
    found: LeagueService = call.app.state.leagues
    return found
