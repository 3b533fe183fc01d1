"""What stands before everything: origins, addresses, identities, rates and headers."""

import asyncio
import re
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from malecon.server import identity as identities
from malecon.server import wire
from malecon.server.http.crowd import Crowd
from malecon.server.http.proxies import NOWHERE, Proxies, place
from malecon.server.refusal import Refusal
from malecon.server.service.service import Service
from malecon.server.storage.failures import Failed
from malecon.server.storage.rows import Identity

SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"(?:[\w.-]*|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?", re.ASCII)
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self';"
        b" img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
        b" base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


def header(scope: Any, name: bytes) -> str:
    """A header of a request; empty if there is none."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return bytes(value).decode("latin-1")
    return ""


def address(scope: Any) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return place(client[0]) if client else NOWHERE


def is_secure(scope: Any) -> bool:
    """Whether a request came by TLS, by itself or by the word of a trusted proxy."""
    return scope["scheme"] in ("https", "wss")


def secret(scope: Any) -> str | None:
    """The secret that a device has shown."""
    return identities.secret_in(
        bytes(value).decode("latin-1") for name, value in scope["headers"] if name == b"cookie"
    )


def device(scope: Any) -> bytes:
    """The hash of the secret that a device has shown; nothing if it has shown none."""
    shown = secret(scope)
    return identities.digest(shown) if shown is not None else b""


def check_host(scope: Any) -> None:
    """Refuse a Host header that is no host: libraries make addresses of it."""
    found = _HOST.fullmatch(header(scope, b"host"))
    if found is None or int(found[1] or 0) > 65_535:
        raise Refusal("request/bad", "The Host header names no host.")


def check_origin(scope: Any) -> None:
    """A page of another site must not act for its reader; programs send no Origin."""
    origin = header(scope, b"origin")
    if not origin:
        return
    try:
        theirs = urlsplit(origin).netloc
    except ValueError:
        theirs = ""
    if theirs.lower() != header(scope, b"host").lower() or not theirs:
        raise Refusal("origin/foreign", "Requests from other sites are refused.")


def bucket(scope: Any) -> object:
    """Whose rate a request counts for: the device's secret as a hash, or else the address."""
    return device(scope) or address(scope)


async def identity(service: Service, scope: Any) -> Identity | None:
    """Who sends a request."""
    shown = device(scope)
    return await service.store.identity(shown) if shown else None


def problem(refusal: Refusal) -> bytes:
    """A refusal as JSON."""
    return msgspec.json.encode(wire.Problem(refusal.error, refusal.message))


def last_word(refusal: Refusal) -> bytes:
    """A whole answer, for a connection that is closed with it."""
    body = problem(refusal)
    status = HTTPStatus(refusal.status)
    headers = (
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *HEADERS,
        *_wait(refusal),
    )
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}".encode(),
        *(b": ".join(pair) for pair in headers),
    ]
    return b"\r\n".join([*lines, b"", body])


async def deny(send: Any, refusal: Refusal) -> None:
    """Refuse the handshake of a socket, with the same words as any request."""
    body = problem(refusal)
    headers = [(b"content-type", b"application/json"), *HEADERS, *_wait(refusal)]
    await send(
        {
            "type": "websocket.http.response.start",
            "status": refusal.status,
            "headers": headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": body})


async def _refuse(send: Any, refusal: Refusal) -> None:
    body = problem(refusal)
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    start = {
        "type": "http.response.start",
        "status": HTTPStatus(refusal.status),
        "headers": [*headers, *_wait(refusal)],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})


def _wait(refusal: Refusal) -> list[tuple[bytes, bytes]]:
    if not refusal.wait:
        return []
    return [(b"retry-after", str(int(refusal.wait) + 1).encode())]


class Middleware:
    """The outermost application: sockets to one side, requests to the other, headers on all."""

    def __init__(self, service: Service, proxies: Proxies, requests: Any, sockets: Any) -> None:
        self.service = service
        self.proxies = proxies
        self.crowd = Crowd(service.limits, proxies)
        self._requests = requests
        self._sockets = sockets
        self._is_open = False

    async def open(self) -> None:
        """Open the service; who serves may do so first, to hear in person why it cannot be."""
        if not self._is_open:
            await self.service.open()
            self._is_open = True

    def describe(self) -> None:
        """Build the description of the API now: 0.1 s in which nobody else would be served."""
        self._requests.plugins.get("OpenAPIPlugin").provide_openapi_schema()

    def is_deserted(self) -> bool:
        """Whether nobody is connected, with a socket or without."""
        return not self.crowd.total

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._day(receive, send)
            return
        self.proxies.see_through(scope)
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            check_host(scope)
            if scope["method"] not in SAFE:
                check_origin(scope)
            if scope["path"].startswith(("/api/", "/schema/")):
                self.service.gate.request(bucket(scope), address(scope))
            else:
                self.service.gate.page(address(scope))
        except Refusal as refusal:
            await _refuse(with_headers, refusal)
            return
        await self._requests(scope, receive, with_headers)

    async def _day(self, receive: Any, send: Any) -> None:
        """Open and close the service with the server."""
        await receive()
        try:
            await self.open()
        except (OSError, Failed) as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        with suppress(asyncio.CancelledError):  # a second Ctrl-C; nothing acknowledged is lost
            await receive()
            await self.service.close()
            await send({"type": "lifespan.shutdown.complete"})
