"""Routes about the one who asks."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from malecon.server import calls, seating, sitting, wire
from malecon.server import identity as identities
from malecon.server.calls import Call
from malecon.server.refusal import Refusal, not_found
from malecon.server.store import Identity

LINK_MILLISECONDS: Final = 15 * 60_000
PAGE: Final = 50


def _me(me: Identity) -> wire.Me:
    return wire.Me(me.person, me.name, me.colour, me.language)


async def _exported(
    found: dict[str, Any], parts: AsyncIterator[list[dict[str, Any]]]
) -> AsyncIterator[bytes]:
    """One JSON object in pieces: a long one is never encoded, nor held, as a whole."""
    yield msgspec.json.encode(found)[:-1] + b',"rows":['
    comma = b""
    async for rows in parts:
        if rows:
            yield comma + msgspec.json.encode(rows)[1:-1]
            comma = b","
    yield b"]}"


class MyRoutes(Controller):
    """Identities."""

    path = "/api/me"
    tags = ("me",)

    @post(
        status_code=200,
        responses=calls.refusals(403) | calls.answers(201, wire.Me, "a new identity"),
        operation_id="set_me",
    )
    async def set_me(self, request: Call, data: JSONBody[wire.AboutMe]) -> Response[wire.Me]:
        """Make an identity, or change the own one."""
        me = await calls.maybe(request)
        if me is None:
            newcomer = identities.newcomer(data.name, data.colour, data.language)
            me, headers = await calls.welcome(request, newcomer)
            return calls.answer(_me(me), headers, 201)
        me = msgspec.structs.replace(
            me,
            name=calls.new_name(me, data.name),
            colour=data.colour or me.colour,
            language=identities.known_language(data.language or me.language),
        )
        await calls.store_changes(request, me)
        return calls.answer(_me(me))

    @get(responses=calls.refusals(), operation_id="get_me")
    async def get_me(self, request: Call) -> Response[wire.Me | None]:
        """Who I am; null for somebody who has no identity yet."""
        me = await calls.maybe(request)
        if me is None:
            return calls.answer(None)
        return calls.answer(_me(me), calls.renewed_cookie(request))

    @post("/link", status_code=201, responses=calls.refusals(401, 403), operation_id="make_link")
    async def make_link(self, request: Call) -> wire.OneTimeLink:
        """A link that carries me to one other device."""
        me = await calls.somebody(request)
        house = calls.house(request)
        token = identities.new_secret()
        expires = house.now() + LINK_MILLISECONDS
        await house.store.set_token("carry", str(me.id), identities.digest(token), expires)
        return wire.OneTimeLink(token, f"/carry/{token}", expires)

    @post("/carry", status_code=200, responses=calls.refusals(403, 404), operation_id="carry")
    async def carry(self, request: Call, data: JSONBody[wire.Carry]) -> Response[wire.Me]:
        """Make this device one of the identity that the link was made for."""
        house = calls.house(request)
        old = await calls.maybe(request)
        if old is not None and await house.store.tables_of(old.id, None, None, 1):
            raise Refusal("identity/other", "This device already plays as somebody else.")
        token = identities.digest(data.token)
        found = await house.store.use_token("carry", token, house.now())
        if found is None:
            raise not_found()
        secret = identities.new_secret()
        await house.store.add_secret(int(found), identities.digest(secret), house.now())
        me = await house.store.identity(identities.digest(secret))
        if me is None:
            raise not_found()
        return calls.answer(_me(me), calls.cookie(request, secret))

    @get("/tables", responses=calls.refusals(401), operation_id="my_tables")
    async def my_tables(
        self,
        request: Call,
        stage: Annotated[
            Literal["open", "running", "over", "stopped", "closed"] | None,
            QueryParameter(name="state"),
        ] = None,
        before: Annotated[str | None, QueryParameter(max_length=32)] = None,
    ) -> wire.Tables:
        """The tables where I have or had a seat."""
        me = await calls.somebody(request)
        store = calls.house(request).store
        found = await store.tables(await store.tables_of(me.id, stage, before, PAGE))
        rooms = calls.house(request).rooms
        return wire.Tables(
            [seating.described(row, seats, me, rooms.get(row.id)) for row, seats in found]
        )

    @get(
        "/export",
        responses=calls.refusals(401) | calls.answers(200, dict[str, Any], "all about me"),
        operation_id="export_me",
    )
    async def export(self, request: Call) -> Stream:
        """All that is stored about me."""
        me = await calls.somebody(request)
        store = calls.house(request).store
        found = await store.export(me.id)
        return Stream(_exported(found, store.rows_by(me.id)), media_type="application/json")

    @delete(
        status_code=204,
        responses=calls.refusals(401, 403) | calls.answers(204, None, "forgotten"),
        operation_id="forget_me",
    )
    async def forget(self, request: Call) -> Response[None]:
        """Forget me; the games stay."""
        me = await calls.somebody(request)
        await sitting.forget(calls.house(request), me)
        return Response(None, status_code=204, headers=calls.cookie(request, ""))
