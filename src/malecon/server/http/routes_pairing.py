"""Routes of people to play with: looking for some, and those one knows from the table."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from malecon.server import wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call
from malecon.server.pairing.pairing import PairingService


class PairingRoutes(Controller):
    """One's own search."""

    path = "/api/me/pairing"
    tags = ("pairing",)

    @post(status_code=200, responses=requests.refusals(403), operation_id="look_for_people")
    async def look(
        self, request: Call, data: JSONBody[wire.LookForPeople]
    ) -> Response[wire.PairingState]:
        """Look for people to play with, or for others than before."""
        me, headers = await requests.ensure_identity(request)
        found = await _pairing(request).look(me, data, middleware.address(request.scope))
        return requests.answer(found, headers)

    @get(responses=requests.refusals(), operation_id="get_pairing")
    async def get_pairing(self, request: Call) -> wire.PairingState:
        """How my search stands, and how many look for each game."""
        return await _pairing(request).shown(await requests.current_identity(request))

    @delete(status_code=200, responses=requests.refusals(401, 403), operation_id="stop_looking")
    async def stop(self, request: Call) -> wire.Unpaired:
        """Look no more, or take note of what it has led to."""
        me = await requests.require_identity(request)
        return wire.Unpaired(await _pairing(request).stop(me))

    @post(
        "/begin",
        status_code=200,
        responses=requests.refusals(401, 403, 409),
        operation_id="begin_with_bots",
    )
    async def begin(self, request: Call) -> wire.PairingState:
        """Begin now, with bots on the seats that nobody has taken."""
        return await _pairing(request).begin(await requests.require_identity(request))


@get("/api/me/people", tags=["pairing"], responses=requests.refusals(401))
async def companions(request: Call) -> wire.CompanionList:
    """People whom I have played with."""
    me = await requests.require_identity(request)
    return wire.CompanionList(await _pairing(request).companions(me))


def _pairing(call: Call) -> PairingService:
    found: PairingService = call.app.state.pairing
    return found
