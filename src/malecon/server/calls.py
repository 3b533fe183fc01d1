"""What every route needs: the house, who asks, and the table that is asked for."""

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from malecon.server import doors, names, owner, seating, wire
from malecon.server import identity as identities
from malecon.server.course import Viewer
from malecon.server.house import House
from malecon.server.refusal import Refusal
from malecon.server.room import ENDED, Room
from malecon.server.store import Identity
from malecon.server.tables import Tables

Call = Request[Any, Any, Any]

_MEANING: Final = {
    400: "cannot be read or is not possible",
    401: "nobody is asking",
    403: "not yours, or from a foreign site",
    404: "not there, or not for you",
    409: "too late, or not now",
    413: "too large",
    429: "too much",
    503: "could not be saved",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse, for its description."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=_MEANING[status])
        for status in (*statuses, 400, 429, 503)
    }


def answers(status: int, content: Any, meaning: str) -> dict[int, ResponseSpec]:
    """What a route may answer besides, or instead of, what its type says."""
    return {status: ResponseSpec(content, generate_examples=False, description=meaning)}


def house(call: Call) -> House:
    found: House = call.app.state.house
    return found


def tables(call: Call) -> Tables:
    found: Tables = call.app.state.tables
    return found


async def maybe(call: Call) -> Identity | None:
    """Who asks, if it is anybody."""
    return await doors.identity(house(call), call.scope)


async def somebody(call: Call) -> Identity:
    """Who asks; refused if it is nobody."""
    me = await maybe(call)
    if me is None:
        raise Refusal("identity/none", "You have no identity here yet: POST /api/me.")
    return me


async def anybody(call: Call, name: str | None = None) -> tuple[Identity, dict[str, str]]:
    """Who asks; a newcomer gets an identity, and the header that gives it to the device."""
    me = await maybe(call)
    if me is not None:
        return (await renamed(call, me, name) if name else me), {}
    return await welcome(call, identities.newcomer(name, None, None))


async def welcome(call: Call, newcomer: Identity) -> tuple[Identity, dict[str, str]]:
    """A new identity."""
    house(call).gate.newcomer(doors.address(call.scope))
    secret = identities.new_secret()
    now = house(call).now()
    me = await house(call).store.make_identity(newcomer, identities.digest(secret), now)
    return me, cookie(call, secret)


def cookie(call: Call, secret: str) -> dict[str, str]:
    """The header that gives a device its secret, or takes it away."""
    return {"set-cookie": identities.cookie(secret, secure=doors.is_secure(call.scope))}


def renewed_cookie(call: Call) -> dict[str, str]:
    """The same secret for as long again: browsers forget a cookie that is never renewed."""
    secret = doors.secret(call.scope)
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
    now = house(call).now()
    await house(call).store.change_identity(me, now)
    for room in list(house(call).rooms.values()):
        if any(seat.identity == me.id and seat.name != me.name for seat in room.seats):
            async with room.changing:  # not into a copy that is just being saved
                seating.rename(room.seats, me, now)
            house(call).tell_soon(room)


async def seen(call: Call, table: str, watch: str = "", invitation: str = "") -> Room:
    """A table that the asker may see."""
    room = await house(call).room(table)
    await tables(call).check_seen(room, await maybe(call), watch, invitation)
    return room


async def owned(call: Call, table: str) -> tuple[Room, Identity]:
    """A table that the asker owns."""
    me = await somebody(call)
    room = await seen(call, table)
    owner.check(room.table, me)
    return room, me


async def viewer(call: Call, room: Room, seat: int | None) -> Viewer:
    """Whose eyes the asker may look with: its own, and after the end anybody's."""
    mine = room.seats_of(await maybe(call))
    if room.table.state in ENDED:
        if seat is not None and seat >= len(room.seats):
            raise Refusal("seats/bad", f"There is no seat {seat}.")
        return seat
    if seat is None:
        return mine[0] if mine else None
    if seat not in mine:
        raise Refusal("seat/not-yours", "That is not your seat.")
    return seat


def answer(content: Any, headers: dict[str, str] | None = None, status: int = 200) -> Response[Any]:
    """An answer in JSON."""
    return Response(content, headers=headers or {}, status_code=status)
