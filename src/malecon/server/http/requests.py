"""What every route needs: the service, who asks, and the table that is asked for."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from malecon.games import languages
from malecon.server import identity as identities
from malecon.server import names, wire
from malecon.server.http import middleware
from malecon.server.refusal import Refusal
from malecon.server.service.service import Service
from malecon.server.service.tables import TableService, playable
from malecon.server.storage.clubs import ORGANISER
from malecon.server.storage.rows import Identity
from malecon.server.table import permissions, seating
from malecon.server.table.frozen import FrozenTable
from malecon.server.table.log import Viewer
from malecon.server.table.room import Room
from malecon.server.table.state import ENDED

Call = Request[Any, Any, Any]
Table = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,32}$")]
Token = Annotated[str, QueryParameter(max_length=128)]

_MEANING: Final = {
    400: "cannot be read or is not possible",
    401: "nobody is asking",
    403: "not yours, or from a foreign site",
    404: "not there, or not for you",
    409: "too late, or not now",
    413: "too large",
    414: "the address is too long",
    429: "too much",
    503: "could not be saved",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse, for its description."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=_MEANING[status])
        for status in (*statuses, 400, 414, 429, 503)
    }


def answers(status: int, content: Any, meaning: str) -> dict[int, ResponseSpec]:
    """What a route may answer besides, or instead of, what its type says."""
    return {status: ResponseSpec(content, generate_examples=False, description=meaning)}


def service(call: Call) -> Service:
    found: Service = call.app.state.service
    return found


def tables(call: Call) -> TableService:
    found: TableService = call.app.state.tables
    return found


async def current_identity(call: Call) -> Identity | None:
    """Who asks, if it is anybody."""
    return await middleware.identity(service(call), call.scope)


async def require_identity(call: Call) -> Identity:
    """Who asks; refused if it is nobody."""
    me = await current_identity(call)
    if me is None:
        raise Refusal("identity/none", "You have no identity here yet: POST /api/me.")
    return me


async def ensure_identity(call: Call, name: str | None = None) -> tuple[Identity, dict[str, str]]:
    """Who asks; a newcomer gets an identity, and the header that gives it to the device."""
    me = await current_identity(call)
    if me is not None:
        return (await renamed(call, me, name) if name else me), {}
    return await welcome(call, identities.newcomer(name, None, wished_language(call)))


def wished_language(call: Call) -> str:
    """The language that a browser asks for, as far as there is one."""
    return languages.preferred(middleware.header(call.scope, b"accept-language"))


async def welcome(call: Call, newcomer: Identity) -> tuple[Identity, dict[str, str]]:
    """A new identity."""
    service(call).gate.newcomer(middleware.address(call.scope))
    secret = identities.new_secret()
    now = service(call).now()
    me = await service(call).store.make_identity(newcomer, identities.digest(secret), now)
    return me, cookie(call, secret)


def about(me: Identity) -> wire.Me:
    """Somebody, as told to themselves."""
    return wire.Me(me.person, me.name, me.colour, me.language)


def cookie(call: Call, secret: str) -> dict[str, str]:
    """The header that gives a device its secret, or takes it away."""
    return {"set-cookie": identities.cookie(secret, secure=middleware.is_secure(call.scope))}


def renewed_cookie(call: Call) -> dict[str, str]:
    """The same secret for as long again: browsers forget a cookie that is never renewed."""
    secret = middleware.secret(call.scope)
    return cookie(call, secret) if secret is not None else {}


async def renamed(call: Call, me: Identity, name: str) -> Identity:
    """The same person under another name."""
    changed = msgspec.structs.replace(me, name=new_name(me, name))
    if changed != me:
        await store_changes(call, changed)
    return changed


def new_name(me: Identity, name: str | None) -> str:
    """What somebody wants to be called; a name that it has already needs no leave."""
    return me.name if name is None or name == me.name else names.clean(name)


async def store_changes(call: Call, me: Identity) -> None:
    """Keep how a person wants to be shown, at its tables too."""
    now = service(call).now()
    await service(call).store.change_identity(me, now)
    for room in list(service(call).rooms.values()):
        if any(seating.is_called_otherwise(seat, me) for seat in room.seats):
            async with room.changing:  # not into a copy that is just being saved
                seating.rename(room.seats, me, now)
            service(call).send_table_soon(room)


async def readable(
    call: Call, table: str, watch: str = "", invitation: str = ""
) -> Room | FrozenTable:
    """A table that the asker may see, and perhaps not more than that."""
    found = await service(call).readable(table)
    await tables(call).check_seen(found, await current_identity(call), watch, invitation)
    return found


async def seen(call: Call, table: str, watch: str = "", invitation: str = "") -> Room:
    """A table that the asker may see and that can be played on."""
    return playable(await readable(call, table, watch, invitation))


async def owned(call: Call, table: str) -> tuple[Room, Identity]:
    """A table that the asker owns."""
    me = await require_identity(call)
    room = await seen(call, table)
    permissions.check_owner(room.table, me)
    return room, me


async def led(call: Call, table: str) -> tuple[Room, Identity, bool]:
    """A table that the asker owns, or whose club it organises, which is said third."""
    me = await require_identity(call)
    room = await seen(call, table)
    club = room.table.club
    leads = club is not None and await service(call).store.role(club, me.id) == ORGANISER
    permissions.check_owner(room.table, me, leads=leads)
    return room, me, leads


async def viewer(call: Call, room: Room | FrozenTable, seat: int | None) -> Viewer:
    """Whose eyes the asker may look with: its own, and after the end anybody's."""
    mine = room.seats_of(await current_identity(call))
    has_ended = room.table.state in ENDED
    return permissions.viewer(mine, len(room.seats), seat, has_ended=has_ended)


def answer(content: Any, headers: dict[str, str] | None = None, status: int = 200) -> Response[Any]:
    """An answer in JSON."""
    return Response(content, headers=headers or {}, status_code=status)
