"""The application: service, routes and middleware put together."""

import asyncio
import errno
import os
import socket
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import msgspec_hooks

from malecon.games.own_components import Written
from malecon.server import logs, wire
from malecon.server.clubs.clubs import ClubService
from malecon.server.clubs.league import LeagueService
from malecon.server.http import exposition
from malecon.server.http.connection import Connection
from malecon.server.http.crowd import allow_more_files
from malecon.server.http.middleware import Middleware
from malecon.server.http.proxies import Proxies
from malecon.server.http.quota import Lobby
from malecon.server.http.requests import Call
from malecon.server.http.routes_clubs import ClubLinks, ClubRoutes
from malecon.server.http.routes_components import ComponentRoutes, table_components
from malecon.server.http.routes_guides import guide
from malecon.server.http.routes_joining import JoiningRoutes
from malecon.server.http.routes_keys import KeyRoutes, SignInRoutes
from malecon.server.http.routes_leagues import LeagueRoutes
from malecon.server.http.routes_me import MyRoutes
from malecon.server.http.routes_notices import NOTICE_ROUTES
from malecon.server.http.routes_pairing import PairingRoutes, companions
from malecon.server.http.routes_people import PeopleRoutes
from malecon.server.http.routes_reading import ReadingRoutes
from malecon.server.http.routes_service import asset, games, health, page, read_page
from malecon.server.http.routes_tables import TableRoutes
from malecon.server.notices.options import NoticeOptions
from malecon.server.pairing.pairing import PairingService
from malecon.server.realtime.sending import Pipe
from malecon.server.realtime.socket import Sockets
from malecon.server.refusal import Refusal
from malecon.server.service import memory
from malecon.server.service.limits import BACKLOG, MESSAGE_BYTES, Limits
from malecon.server.service.service import Service
from malecon.server.service.tables import TableService
from malecon.server.storage.failures import Failed
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.storage.store import Store
from malecon.server.workers.components import ComponentService
from malecon.server.workers.jobs import Jobs, LocalJobs

ROUTES: Final = (
    MyRoutes,
    KeyRoutes,
    SignInRoutes,
    PeopleRoutes,
    TableRoutes,
    JoiningRoutes,
    ReadingRoutes,
    ComponentRoutes,
    *NOTICE_ROUTES,
    PairingRoutes,
    ClubRoutes,
    ClubLinks,
    LeagueRoutes,
    companions,
    table_components,
    games,
    guide,
    health,
    page,
    asset,
)
_KEYS = {401: "identity/none", 403: "origin/foreign", 404: "not-found", 405: "method/bad"}
_KEYS |= {413: "request/too-large", 429: "limit/rate"}
_NO_JSON = (RecursionError, UnicodeError)  # what msgspec does not call an error of its own


def application(
    folder: Path,
    *,
    limits: Limits | None = None,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    jobs: Callable[[], Jobs] = LocalJobs,
    store: Store | None = None,
    proxies: Sequence[str] = (),
    components: Mapping[str, Written] | None = None,
    notices: NoticeOptions | None = None,
) -> Middleware:
    """The whole server as an ASGI application; its socket routes need server.pipe."""
    own = ComponentService(components)
    telling = msgspec.structs.replace(notices or NoticeOptions(), folder=folder)
    service = Service(
        store or SqliteStore(folder), jobs, now, steady, limits or Limits(), own, telling
    )
    tables, clubs = TableService(service), ClubService(service)
    read_page()

    requests = Litestar(
        ROUTES,
        state=State(
            {
                "service": service,
                "tables": tables,
                "lobby": Lobby(),
                "pairing": PairingService(service),
                "clubs": clubs,
                "leagues": LeagueService(service, clubs),
            }
        ),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _unreadable,
            Failed: _unsaved,
            Exception: _broken,
        },
        request_max_body_size=MESSAGE_BYTES,
        logging_config=None,
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Malecón",
            version=logs.VERSION,
            description="The table: docs/protocol.md says what the socket speaks.",
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    return Middleware(service, Proxies(proxies), requests, Sockets(service, tables))


def _problem(status: int, error: str, message: str, wait: float = 0.0) -> Response[Any]:
    headers = {"retry-after": str(int(wait) + 1)} if wait else {}
    return Response(
        wire.Problem(error, message), status_code=status, headers=headers,
        media_type="application/json",
    )  # fmt: skip


def _refused(_: Call, refusal: Refusal) -> Response[Any]:
    return _problem(refusal.status, refusal.error, refusal.message, refusal.wait)


def _unreadable(_: Call, error: HTTPException) -> Response[Any]:
    status = error.status_code if error.status_code < 500 else 500
    said = str(getattr(error, "detail", "") or "It cannot be read.")
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        said = f"{extra[0].get('key', 'body')}: {extra[0].get('message', said)}"
    return _problem(status, _KEYS.get(status, "request/bad"), said[:300])


def _unsaved(_: Call, error: Exception) -> Response[Any]:
    logs.failed("store", error)
    return _problem(503, "store/failed", "It could not be saved; try again.")


def _broken(call: Call, error: Exception) -> Response[Any]:
    if isinstance(error, _NO_JSON) and _was_read_by_litestar(error):
        return _problem(400, "request/bad", "The body is no JSON in UTF-8, or nested too deeply.")
    logs.failed("request", error, method=call.method, route=str(call.route_handler))
    return _problem(500, "server/failed", "Something is wrong here, not with you.")


def _was_read_by_litestar(error: Exception) -> bool:
    """Whether something came up while a body was decoded: then it is the sender's doing."""
    return traceback.extract_tb(error.__traceback__)[-1].filename == msgspec_hooks.__file__


def server(app: Middleware, host: str, port: int) -> uvicorn.Server:
    """A server for the application."""
    logs.listen("uvicorn.error", "websockets", "asyncio")
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            backlog=BACKLOG,
            http=Connection,
            timeout_keep_alive=max(1, round(app.service.limits.idle_seconds)),
            proxy_headers=False,  # the middleware knows whom to believe
            ws=Pipe,
            ws_max_size=MESSAGE_BYTES,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def port_of(running: uvicorn.Server) -> int:
    """The port that a server has got."""
    port: int = running.servers[0].sockets[0].getsockname()[1]
    return port


async def serve(
    app: Middleware, host: str, port: int, ready: Callable[[int], None], metrics: str | None = None
) -> None:
    """Serve until told to stop; everything that was acknowledged stays."""
    allow_more_files()
    sockets = await bound(host, port)  # before anything is opened: a busy port changes nothing
    counters = None
    if metrics is not None:
        told = partial(exposition.text, app.service)
        counters = await exposition.expose(*exposition.listener(metrics), told)
    await asyncio.to_thread(app.describe)
    await app.open()
    if counters is not None:
        await counters.start_serving()
    running = server(app, host, port)
    serving = asyncio.ensure_future(running.serve(sockets))
    while not running.started and not serving.done():
        await asyncio.sleep(0.01)
    if running.started:
        ready(port_of(running))
        app.service.tasks.keep("collect", partial(memory.collect, app.is_deserted))
    try:
        await serving
    finally:
        if counters is not None:
            counters.close()


async def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host; OSError with one sentence if they cannot be had."""
    found: list[socket.socket] = []
    try:
        asked = asyncio.get_running_loop().getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, kind, protocol, _, address in dict.fromkeys(await asked):
            found.append(socket.socket(family, kind, protocol))
            found[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
            if family == socket.AF_INET6:
                found[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, True)
            found[-1].bind(address)
    except OSError as error:
        for one in found:
            one.close()
        why = "it is in use" if error.errno == errno.EADDRINUSE else error.strerror
        raise OSError(
            f"Malecón cannot listen at port {port} of {host}: {why}; choose another with --port."
        ) from error
    return found
