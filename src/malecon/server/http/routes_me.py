"""Routes about the one who asks."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from malecon.server import identity as identities
from malecon.server import wire
from malecon.server.http import middleware, requests, signing_in
from malecon.server.http.requests import Call
from malecon.server.refusal import Refusal, not_found
from malecon.server.service import sitting
from malecon.server.service.listing import listed
from malecon.server.service.service import Service

LINK_MILLISECONDS: Final = 15 * 60_000
PAGE: Final = 50
TURNS: Final = 99  # tables that wait for somebody, as many as a tab can say
CURRENT: Final = 500  # tables that have not ended: all of them, for any person


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


async def _no_carry(service: Service, token: bytes) -> Refusal:
    if await service.store.was_token("carry", token) is None:
        return not_found()
    return Refusal(
        "link/used", "This link was used, has been renewed, or is older than 15 minutes."
    )


class MyRoutes(Controller):
    """Identities."""

    path = "/api/me"
    tags = ("me",)

    @post(
        status_code=200,
        responses=requests.refusals(403) | requests.answers(201, wire.Me, "a new identity"),
        operation_id="set_me",
    )
    async def set_me(self, request: Call, data: JSONBody[wire.AboutMe]) -> Response[wire.Me]:
        """Make an identity, or change the own one."""
        me = await requests.current_identity(request)
        if me is None:
            newcomer = identities.newcomer(
                data.name, data.colour, data.language or requests.wished_language(request)
            )
            me, headers = await requests.welcome(request, newcomer)
            return requests.answer(requests.about(me), headers, 201)
        me = msgspec.structs.replace(
            me,
            name=requests.new_name(me, data.name),
            colour=data.colour or me.colour,
            language=identities.known_language(data.language or me.language),
        )
        await requests.store_changes(request, me)
        return requests.answer(requests.about(me))

    @get(responses=requests.refusals(), operation_id="get_me")
    async def get_me(self, request: Call) -> Response[wire.Me | None]:
        """Who I am; null for somebody who has no identity yet."""
        me = await requests.current_identity(request)
        if me is None:
            return requests.answer(None)
        await signing_in.note_device(request)
        return requests.answer(requests.about(me), requests.renewed_cookie(request))

    @post("/link", status_code=201, responses=requests.refusals(401, 403), operation_id="make_link")
    async def make_link(self, request: Call) -> wire.OneTimeLink:
        """A link that carries me to one other device."""
        me = await requests.require_identity(request)
        service = requests.service(request)
        token = identities.new_secret()
        expires = service.now() + LINK_MILLISECONDS
        await service.store.set_token("carry", str(me.id), identities.digest(token), expires)
        return wire.OneTimeLink(token, f"/carry/{token}", expires)

    @post("/carry", status_code=200, responses=requests.refusals(403, 404), operation_id="carry")
    async def carry(self, request: Call, data: JSONBody[wire.Carry]) -> Response[wire.Me]:
        """Make this device one of the identity that the link was made for."""
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        await signing_in.check_leaves(request, leave=data.leave)
        token, secret = identities.digest(data.token), identities.new_secret()
        device = signing_in.new_device(request, secret)
        me = await service.store.sign_in_by_token("carry", token, device)
        if me is None:
            raise await _no_carry(service, token)
        return signing_in.signed_in(request, me, secret)

    @get("/tables", responses=requests.refusals(401), operation_id="my_tables")
    async def my_tables(
        self,
        request: Call,
        stage: Annotated[
            Literal["open", "running", "over", "stopped", "closed"] | None,
            QueryParameter(name="state"),
        ] = None,
        before: Annotated[str | None, QueryParameter(max_length=32)] = None,
    ) -> wire.TableList:
        """The tables where I have or had a seat, those that have not ended first."""
        me = await requests.require_identity(request)
        service = requests.service(request)
        if stage is None and before is None:
            ids = await service.store.tables_of(me.id, "current", None, CURRENT)
            ids += await service.store.tables_of(me.id, "ended", None, PAGE)
        else:
            ids = await service.store.tables_of(me.id, stage or "ended", before, PAGE)
        return wire.TableList(listed(service, me, await service.store.tables(ids)))

    @get("/turns", responses=requests.refusals(), operation_id="my_turns")
    async def my_turns(self, request: Call) -> wire.Turns:
        """The tables that wait for me, the most urgent first; none for who has no identity."""
        me = await requests.current_identity(request)
        if me is None:
            return wire.Turns([])
        service = requests.service(request)
        store, frozen = service.store, service.frozen
        found = await store.tables(await store.turns_of(me.id, TURNS))
        return await service.office.turns(me, [row for row, _ in found if not frozen.of(row)])

    @get(
        "/export",
        responses=requests.refusals(401) | requests.answers(200, dict[str, Any], "all about me"),
        operation_id="export_me",
    )
    async def export(self, request: Call) -> Stream:
        """All that is stored about me."""
        me = await requests.require_identity(request)
        store = requests.service(request).store
        found = await store.export(me.id)
        return Stream(_exported(found, store.rows_by(me.id)), media_type="application/json")

    @delete(
        status_code=204,
        responses=requests.refusals(401, 403) | requests.answers(204, None, "forgotten"),
        operation_id="forget_me",
    )
    async def forget(self, request: Call) -> Response[None]:
        """Forget me; the games stay."""
        me = await requests.require_identity(request)
        await sitting.forget(requests.service(request), me)
        return Response(None, status_code=204, headers=requests.cookie(request, ""))
