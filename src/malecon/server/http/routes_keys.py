"""Routes for names that last: passkeys, recovery codes, devices, and signing in by them."""

import secrets
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from malecon.server import identity as identities
from malecon.server import wire
from malecon.server.http import middleware, requests, signing_in
from malecon.server.http.requests import Call
from malecon.server.people import devices, passkeys, recovery
from malecon.server.refusal import Refusal, not_found
from malecon.server.storage.keys import KeyRing
from malecon.server.storage.rows import Identity

MOST_PASSKEYS: Final = 20
Public = Annotated[str, PathParameter(max_length=32)]  # an id
CHALLENGE_BYTES: Final = 32


def _place(call: Call) -> passkeys.Site:
    found = passkeys.site(call.scope["scheme"], middleware.header(call.scope, b"host"))
    if found is None:
        raise Refusal(
            "passkey/elsewhere",
            "Browsers know passkeys only over https, by a name, or at localhost.",
        )
    return found


async def _challenge(call: Call, me: Identity | None) -> bytes:
    service = requests.service(call)
    service.gate.sign_in(middleware.address(call.scope))
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    now = service.now()
    await service.store.add_challenge(
        passkeys.hashed(challenge),
        me.id if me is not None else None,
        now,
        now + passkeys.MILLISECONDS,
    )
    return challenge


def _too_late() -> Refusal:
    return Refusal(
        "passkey/late", "This was answered before, or asked more than five minutes ago; try again."
    )


class KeyRoutes(Controller):
    """How I am known again."""

    path = "/api/me"
    tags = ("me",)

    @get("/keys", responses=requests.refusals(401), operation_id="my_keys")
    async def my_keys(self, request: Call) -> wire.MyKeys:
        """How I am known again, and who may see what of me."""
        return await _keys(request, await requests.require_identity(request))

    @post(
        "/passkeys/challenge", status_code=201, responses=requests.refusals(401, 403),
        operation_id="ask_for_passkey",
    )  # fmt: skip
    async def ask(self, request: Call) -> wire.Challenge:
        """What a browser makes a passkey by."""
        me = await requests.require_identity(request)
        place = _place(request)
        ring = await requests.service(request).store.key_ring(me.id)
        _check_few(ring)
        challenge = await _challenge(request, me)
        return wire.Challenge(passkeys.to_make(place, me, challenge, ring.passkeys))

    @post(
        "/passkeys", status_code=201, responses=requests.refusals(401, 403, 409),
        operation_id="add_passkey",
    )  # fmt: skip
    async def add(self, request: Call, data: JSONBody[wire.NewPasskey]) -> wire.MyKeys:
        """Keep a passkey that was made."""
        me = await requests.require_identity(request)
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        challenge = passkeys.challenge_in(data.credential)
        made = await passkeys.made(_place(request), me, challenge, data.credential, service.now())
        if not await service.store.add_passkey(passkeys.hashed(challenge), made, MOST_PASSKEYS):
            raise _too_late()
        return await _keys(request, me)

    @delete("/passkeys/{passkey:str}", status_code=204, operation_id="drop_passkey",
            responses=requests.refusals(401, 403))  # fmt: skip
    async def drop(self, request: Call, passkey: Public) -> None:
        """A passkey is good for nothing any more."""
        me = await requests.require_identity(request)
        store = requests.service(request).store
        for one in (await store.key_ring(me.id)).passkeys:
            if devices.public_id(one.id) == passkey:
                await store.drop_passkey(me.id, one.id)

    @post("/recovery", status_code=201, operation_id="make_recovery_code",
          responses=requests.refusals(401, 403))  # fmt: skip
    async def make_code(self, request: Call) -> wire.RecoveryCode:
        """A recovery code in the place of the one before; it is shown here once."""
        me = await requests.require_identity(request)
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        code = recovery.new_code()
        await service.store.set_recovery(me.id, recovery.hashed(code), service.now())
        return wire.RecoveryCode(code)

    @post("/recovery/kept", status_code=200, operation_id="keep_recovery_code",
          responses=requests.refusals(401, 403))  # fmt: skip
    async def keep_code(self, request: Call) -> wire.MyKeys:
        """The code is written down: the name lasts."""
        me = await requests.require_identity(request)
        await requests.service(request).store.keep_recovery(me.id)
        return await _keys(request, me)

    @delete("/recovery", status_code=204, operation_id="drop_recovery_code",
            responses=requests.refusals(401, 403))  # fmt: skip
    async def drop_code(self, request: Call) -> None:
        """No recovery code any more."""
        me = await requests.require_identity(request)
        service = requests.service(request)
        await service.store.set_recovery(me.id, None, service.now())

    @delete("/devices/{device:str}", status_code=204, operation_id="sign_out",
            responses=requests.refusals(401, 403, 404, 409))  # fmt: skip
    async def drop_device(self, request: Call, device: Public) -> Response[None]:
        """Sign out there; a name that has no other way back is not left so."""
        me = await requests.require_identity(request)
        store = requests.service(request).store
        ring = await store.key_ring(me.id)
        found = [one for one in ring.devices if devices.public_id(one.secret) == device]
        if not found:
            raise not_found()
        if len(ring.devices) == 1 and not ring.is_lasting:
            raise Refusal("device/last", "This device is the only way to your name; keep it first.")
        await store.drop_device(me.id, found[0].secret)
        requests.service(request).devices.sign_out(found[0].secret)
        is_here = middleware.device(request.scope) == found[0].secret
        headers = requests.cookie(request, "") if is_here else {}
        return Response(None, status_code=204, headers=headers)

    @post("/privacy", status_code=200, operation_id="set_privacy",
          responses=requests.refusals(401, 403))  # fmt: skip
    async def set_privacy(self, request: Call, data: JSONBody[wire.Privacy]) -> wire.MyKeys:
        """Who may see my page, and whether my games are rated."""
        me = await requests.require_identity(request)
        store = requests.service(request).store
        mine = await store.profile(me.person)
        if mine is None:
            raise not_found()
        visible = data.visible or mine.visible
        rated = mine.is_rated if data.rated is None else data.rated
        await store.set_privacy(me.id, visible, rated)
        return await _keys(request, me)


class SignInRoutes(Controller):
    """Coming back, on this device or another."""

    path = "/api/sign-in"
    tags = ("me",)

    @get(responses=requests.refusals(), operation_id="sign_in_ways")
    async def ways(self, request: Call) -> wire.SignInWays:
        """By what one can sign in here, besides a code."""
        host = middleware.header(request.scope, b"host")
        is_site = passkeys.site(request.scope["scheme"], host) is not None
        return wire.SignInWays(is_site, "mail" in requests.service(request).office.ways)

    @post("/challenge", status_code=201, operation_id="ask_who_i_am",
          responses=requests.refusals(403))  # fmt: skip
    async def ask(self, request: Call) -> wire.Challenge:
        """What a browser shows a passkey by."""
        place = _place(request)
        return wire.Challenge(passkeys.to_show(place, await _challenge(request, None)))

    @post("/passkey", status_code=200, operation_id="sign_in_by_passkey",
          responses=requests.refusals(403, 404, 409))  # fmt: skip
    async def by_passkey(
        self, request: Call, data: JSONBody[wire.ShowPasskey]
    ) -> Response[wire.Me]:
        """This device is the passkey's from now on."""
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        place = _place(request)
        challenge = passkeys.challenge_in(data.credential)
        known = await service.store.passkey(passkeys.id_in(data.credential))
        if known is None:
            raise Refusal("passkey/unknown", "Nobody here has this passkey, or not any more.")
        shown = await passkeys.shown(place, challenge, data.credential, known)
        await signing_in.check_leaves(request, leave=data.leave)
        secret = identities.new_secret()
        me = await service.store.sign_in_by_passkey(
            passkeys.hashed(challenge), shown, signing_in.new_device(request, secret)
        )
        if me is None:
            raise _too_late()
        return signing_in.signed_in(request, me, secret)

    @post("/recovery", status_code=200, operation_id="sign_in_by_code",
          responses=requests.refusals(403, 404))  # fmt: skip
    async def by_code(self, request: Call, data: JSONBody[wire.ShowCode]) -> Response[wire.Me]:
        """This device is the code's from now on, and the code is used up."""
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        await signing_in.check_leaves(request, leave=data.leave)
        secret = identities.new_secret()
        me = await service.store.sign_in_by_code(
            recovery.hashed(data.code), signing_in.new_device(request, secret)
        )
        if me is None:
            raise Refusal(
                "code/unknown", "That is no code, or it was used, or a newer one was made."
            )
        return signing_in.signed_in(request, me, secret)

    @post("/mail", status_code=202, operation_id="ask_for_link",
          responses=requests.refusals(403, 409))  # fmt: skip
    async def ask_for_link(self, request: Call, data: JSONBody[wire.AskForLink]) -> Response[None]:
        """A link by mail, if somebody here has confirmed this address; nobody learns whether."""
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        service.office.check_sends_mail()
        service.later(service.office.send_links(data.address))
        return Response(None, status_code=202)

    @post("/link", status_code=200, operation_id="sign_in_by_link",
          responses=requests.refusals(403, 404))  # fmt: skip
    async def by_link(self, request: Call, data: JSONBody[wire.ShowLink]) -> Response[wire.Me]:
        """This device is the one's from now on who got the link."""
        service = requests.service(request)
        service.gate.sign_in(middleware.address(request.scope))
        await signing_in.check_leaves(request, leave=data.leave)
        secret = identities.new_secret()
        me = await service.store.sign_in_by_token(
            "sign-in", identities.digest(data.token), signing_in.new_device(request, secret)
        )
        if me is None:
            raise Refusal("link/used", "This link was used, or is older than 15 minutes.")
        return signing_in.signed_in(request, me, secret)


def _check_few(ring: KeyRing) -> None:
    if len(ring.passkeys) >= MOST_PASSKEYS:
        raise Refusal("limit/passkeys", f"You have {MOST_PASSKEYS} passkeys; remove one first.")


async def _keys(call: Call, me: Identity) -> wire.MyKeys:
    store = requests.service(call).store
    ring = await store.key_ring(me.id)
    profile = await store.profile(me.person)
    if profile is None:
        raise not_found()
    here = middleware.device(call.scope)
    host = middleware.header(call.scope, b"host")
    code = ring.recovery
    return wire.MyKeys(
        lasting=profile.is_lasting,
        passkeys=[
            wire.PasskeyInfo(devices.public_id(one.id), one.host, one.made, one.used)
            for one in ring.passkeys
        ],
        recovery=wire.RecoveryInfo(code.made, code.is_kept) if code is not None else None,
        mails=ring.mails,
        can_mail="mail" in requests.service(call).office.ways,
        devices=[
            wire.DeviceInfo(
                devices.public_id(one.secret), one.browser, one.system, one.made, one.used,
                one.secret == here,
            )
            for one in ring.devices
        ],
        can_passkey=passkeys.site(call.scope["scheme"], host) is not None,
        visible=profile.visible,
        rated=profile.is_rated,
        running=len(await store.tables_of(me.id, "running", None, 500)),
        games=sum(tally.games for tally in await store.tallies(me.id)),
    )  # fmt: skip
