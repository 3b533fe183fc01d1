"""Routes about how people are told."""

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from malecon.server import wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call


class NoticeRoutes(Controller):
    """How I want to be told."""

    path = "/api/me/notices"
    tags = ("notices",)

    @get(responses=requests.refusals(401), operation_id="my_notices")
    async def mine(self, request: Call) -> wire.MyNotices:
        """My settings, channels and holidays."""
        me = await requests.require_identity(request)
        return await requests.service(request).office.mine(me)

    @put("/settings", responses=requests.refusals(401, 403), operation_id="set_notices")
    async def set_settings(
        self, request: Call, data: JSONBody[wire.NoticeSettings]
    ) -> wire.MyNotices:
        """How I want to be told, all of it."""
        me = await requests.require_identity(request)
        office = requests.service(request).office
        await office.set_settings(me, data)
        return await office.mine(me)

    @put("/holidays", responses=requests.refusals(401, 403), operation_id="set_holidays")
    async def set_holidays(self, request: Call, data: JSONBody[wire.Holidays]) -> wire.MyNotices:
        """My holidays that are not past, all of them."""
        me = await requests.require_identity(request)
        office = requests.service(request).office
        await office.set_holidays(me, data)
        return await office.mine(me)

    @post(
        "/channels", status_code=201, responses=requests.refusals(401, 403, 409),
        operation_id="add_channel",
    )  # fmt: skip
    async def add(self, request: Call, data: JSONBody[wire.AddChannel]) -> wire.NewChannel:
        """A place where I want to be told."""
        me = await requests.require_identity(request)
        address = middleware.address(request.scope)
        return await requests.service(request).office.add(me, address, data)

    @delete(
        "/channels/{channel:str}",
        status_code=204,
        responses=requests.refusals(401, 403, 404) | requests.answers(204, None, "removed"),
        operation_id="remove_channel",
    )
    async def remove(self, request: Call, channel: FromPath[str]) -> Response[None]:
        """Not there any more."""
        me = await requests.require_identity(request)
        await requests.service(request).office.remove(me, channel)
        return Response(None, status_code=204)

    @post(
        "/channels/{channel:str}/test",
        status_code=200,
        responses=requests.refusals(401, 403, 404, 409),
        operation_id="test_channel",
    )
    async def test(self, request: Call, channel: FromPath[str]) -> wire.Channel:
        """Send something there now; `last` says how it went."""
        me = await requests.require_identity(request)
        address = middleware.address(request.scope)
        return await requests.service(request).office.test(me, address, channel)


@post(
    "/api/notices/confirm",
    tags=["notices"],
    status_code=200,
    responses=requests.refusals(403, 404),
    operation_id="confirm_mail",
)
async def confirm(request: Call, data: JSONBody[wire.MailToken]) -> wire.MailLink:
    """Yes to mails, by the token of a link in one."""
    return await requests.service(request).office.confirm(data.token)


@post(
    "/api/notices/unsubscribe",
    tags=["notices"],
    status_code=200,
    responses=requests.refusals(403, 404),
    operation_id="unsubscribe",
)
async def unsubscribe(request: Call, data: JSONBody[wire.MailToken]) -> wire.MailLink:
    """No more mails, by the token of a link in one."""
    office = requests.service(request).office
    return await office.unsubscribe(data.token, never=data.never)


@post(
    "/unsubscribe/{token:str}",
    tags=["notices"],
    status_code=200,
    responses=requests.refusals(404),
    operation_id="unsubscribe_one_click",
)
async def one_click(request: Call, token: FromPath[str]) -> wire.MailLink:
    """No more mails, as mail programs ask for it (RFC 8058); what they post is not read."""
    return await requests.service(request).office.unsubscribe(token, never=False)


NOTICE_ROUTES = (NoticeRoutes, confirm, unsubscribe, one_click)
