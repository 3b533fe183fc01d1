"""A device becomes somebody's."""

from typing import Final

from litestar import Response

from malecon.server import identity as identities
from malecon.server import logs, wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call
from malecon.server.people import devices
from malecon.server.refusal import Refusal
from malecon.server.storage.failures import Failed
from malecon.server.storage.keys import NewDevice
from malecon.server.storage.rows import Identity

DAY: Final = 86_400_000


def new_device(call: Call, secret: str) -> NewDevice:
    """The device that asks, with a new secret."""
    browser, system = devices.named(middleware.header(call.scope, b"user-agent"))
    return NewDevice(
        identities.digest(secret), browser, system, requests.service(call).now(),
        middleware.device(call.scope) or None,
    )  # fmt: skip


async def check_leaves(call: Call, *, leave: bool) -> None:
    """Whoever this device has been is not lost unasked."""
    old = await requests.current_identity(call)
    if old is None or leave:
        return
    store = requests.service(call).store
    if (await store.key_ring(old.id)).is_lasting:
        return  # there is a way back
    if await store.tables_of(old.id, None, None, 1):
        raise Refusal(
            "identity/other",
            f"This device plays as {old.name}, who has games and no other way back to them."
            " Nothing was changed; say `leave` to leave them.",
        )


def signed_in(call: Call, me: Identity, secret: str) -> Response[wire.Me]:
    """The answer to who has signed in on this device."""
    requests.service(call).devices.sign_out(middleware.device(call.scope))
    return requests.answer(requests.about(me), requests.cookie(call, secret))


async def note_device(call: Call) -> None:
    """Keep what a device is and on which day it was here, once a day."""
    service = requests.service(call)
    known = await service.store.device(middleware.device(call.scope))
    today = service.now() // DAY * DAY
    if known is None or known.used // DAY * DAY == today:
        return
    browser, system = devices.named(middleware.header(call.scope, b"user-agent"))
    try:
        await service.store.note_device(NewDevice(known.secret, browser, system, today))
    except Failed as error:  # another day
        logs.failed("store", error)
