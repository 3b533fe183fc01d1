"""The application: house, routes and doors put together."""

import asyncio
import errno
import gc
import os
import socket
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import msgspec_hooks

from malecon.server import exposition, logs, wire
from malecon.server.calls import Call
from malecon.server.connection import Connection
from malecon.server.crowd import allow_more_files
from malecon.server.doors import Doors
from malecon.server.house import House
from malecon.server.jobs import Jobs, LocalJobs
from malecon.server.limits import BACKLOG, MESSAGE_BYTES, Limits
from malecon.server.pipe import Pipe
from malecon.server.proxies import Proxies
from malecon.server.quota import Lobby
from malecon.server.refusal import Refusal
from malecon.server.routes_house import asset, games, health, page, read_page
from malecon.server.routes_me import MyRoutes
from malecon.server.routes_tables import AroundTables, TableRoutes
from malecon.server.socket import Sockets
from malecon.server.sqlite import SqliteStore
from malecon.server.store import Failed, Store
from malecon.server.tables import Tables

COLLECT: Final = (1_000, 20, 1_000_000)  # young objects as ever, old ones not by themselves
COLLECT_SECONDS: Final = 60.0
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
) -> Doors:
    """The whole server as an ASGI application; its socket routes need server.pipe."""
    house = House(store or SqliteStore(folder), jobs, now, steady, limits or Limits())
    tables = Tables(house)
    read_page()

    requests = Litestar(
        [MyRoutes, TableRoutes, AroundTables, games, health, page, asset],
        state=State({"house": house, "tables": tables, "lobby": Lobby()}),
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
    return Doors(house, Proxies(proxies), requests, Sockets(house, tables))


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


def server(app: Doors, host: str, port: int) -> uvicorn.Server:
    """A server for the application."""
    logs.listen("uvicorn.error", "websockets", "asyncio")
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            backlog=BACKLOG,
            http=Connection,
            timeout_keep_alive=max(1, round(app.house.limits.idle_seconds)),
            proxy_headers=False,  # the doors know whom to believe
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
    app: Doors, host: str, port: int, ready: Callable[[int], None], metrics: str | None = None
) -> None:
    """Serve until told to stop; everything that was acknowledged stays."""
    allow_more_files()
    sockets = await bound(host, port)  # before anything is opened: a busy port changes nothing
    counters = None
    if metrics is not None:
        told = partial(exposition.text, app.house)
        counters = await exposition.expose(*exposition.listener(metrics), told)
    await app.open()
    if counters is not None:
        await counters.start_serving()
    running = server(app, host, port)
    serving = asyncio.ensure_future(running.serve(sockets))
    while not running.started and not serving.done():
        await asyncio.sleep(0.01)
    if running.started:
        ready(port_of(running))
        app.house.tasks.keep("collect", partial(_collect, app.house))
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


async def _collect(house: House) -> None:
    """Look for cycles of garbage among what is new: a look at all tables takes tenths of a second.

    What has outlived a look is left alone until nobody is here.
    """
    gc.set_threshold(*COLLECT)
    while True:
        if not house.sockets:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(COLLECT_SECONDS)
