"""Routes about the house: which games, how it is, and the page."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from malecon.games.api import games as all_games
from malecon.games.options import choices
from malecon.games.wording import languages
from malecon.server import bots, calls, doors, logs, wire
from malecon.server.calls import Call
from malecon.server.identity import COLOURS
from malecon.server.refusal import not_found

_TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "json": "application/json",
    "ftl": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8",
}
_PAGES: Final = ("join/", "watch/", "carry/", "table/")
_PROGRAMS: Final = ("api/", "schema/", "assets/")  # no page of ours is there
_NO_PAGE: Final = """<!doctype html>
<html lang="en">
<title>Malecón</title>
<h1>Malecón</h1>
<p>The server runs, but this installation has no page: it is made by <code>make page</code> in a
clone of the project. Programs find the tables at <a href="/schema/openapi.json">the API</a>;
docs/protocol.md describes it.</p>
</html>
"""


@get("/api/games", tags=["house"], responses=calls.refusals(), sync_to_thread=False)
def games() -> wire.Games:
    """The games, their editions and options, the bots and the languages."""
    found = {}
    for name, game in all_games().items():
        known = choices(name)
        found[name] = wire.GameInfo(
            seats=list(game.seat_counts),
            editions={key: edition.title for key, edition in known.editions.items()},
            edition=known.default,
            options={
                key: wire.OptionInfo(
                    default=option.default,
                    values=list(option.values),
                    least=option.number.least if option.number else None,
                    most=option.number.most if option.number else None,
                )
                for key, option in known.options.items()
            },
        )
    return wire.Games(found, bots.names(), languages(), list(COLOURS), logs.VERSION)


@get("/health", tags=["house"], responses={503: calls.refusals(503)[503]})
async def health(request: Call) -> Response[wire.Health]:
    """Whether all is well."""
    house = calls.house(request)
    store = house.pulse.is_stored and await house.store.is_fine()
    workers = house.jobs.workers()
    fine = store and house.pulse.is_fine and house.tasks.are_fine() and workers > 0
    found = wire.Health(
        status=_word(fine),
        version=logs.VERSION,
        store=_word(store),
        pulse=house.pulse.age,
        workers=workers,
        workers_dead=house.jobs.dead(),
        tasks_dead=house.tasks.dead,
        tasks_restarted=house.tasks.restarted,
    )
    return calls.answer(found, status=200 if fine else 503)


def _word(fine: bool) -> str:
    return "fine" if fine else "failing"


@get(
    "/metrics", tags=["house"], media_type=MediaType.TEXT, responses=calls.refusals(404),
    sync_to_thread=False,
)  # fmt: skip
def metrics(request: Call) -> str:
    """Counters for Prometheus, on this machine: who counts commits notices what is hidden."""
    if not doors.is_here(request.scope):
        raise not_found()
    house = calls.house(request)
    sockets = sum(count for key, count in house.sockets.items() if key[0] == "address")
    gauges = {
        "sockets": float(sockets),
        "rooms": float(len(house.rooms)),
        "jobs_waiting": float(house.jobs.waiting),
        "up_seconds": house.steady() - house.up,
    }
    totals = {
        "commits": float(house.store.commits),
        "jobs": float(house.jobs.done),
        "workers_replaced": float(house.jobs.replaced),
        "tasks_restarted": float(house.tasks.restarted),
        "tasks_failed": float(house.tasks.failed),
        "pulses_failed": float(house.pulse.failed),
    }
    return house.metrics.text(gauges, totals)


@get(["/", "/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Call) -> Response[bytes]:
    """The page, or a file beside it; the browser reads the rest of the address."""
    rest = request.url.path.lstrip("/")
    if rest.startswith(_PROGRAMS):
        raise not_found()
    beside = _page_file(rest) if rest else None
    if beside is not None:
        kind = _TYPES.get(rest.rpartition(".")[2], "application/octet-stream")
        return Response(beside.read_bytes(), media_type=kind)
    found = _page_file("index.html")
    content = found.read_bytes() if found is not None else _NO_PAGE.encode()
    return Response(
        content,
        media_type=_TYPES["html"],
        headers={"cache-control": "no-cache"},
        status_code=200 if not rest or rest.startswith(_PAGES) else 404,  # which leads home
    )


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """A file of the page; their names change with their content."""
    path = f"assets/{str(name).lstrip('/')}"
    found = _page_file(path)
    if found is None:
        raise not_found()
    kind = _TYPES.get(path.rpartition(".")[2], "application/octet-stream")
    forever = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(found.read_bytes(), media_type=kind, headers=forever)


def _page_file(path: str) -> Traversable | None:
    """A file of the built page, if there is one; nothing above its folder."""
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    found = files("malecon").joinpath("page")
    for part in parts:
        found = found.joinpath(part)
    return found if found.is_file() else None
