"""Routes about the service: which games, how it is, and the page."""

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from malecon.games import guides
from malecon.games.languages import languages
from malecon.games.options import choices
from malecon.games.registry import all_games
from malecon.server import logs, wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call
from malecon.server.identity import COLOURS
from malecon.server.refusal import not_found
from malecon.server.workers import bots

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
_PAGES: Final = (
    "join",
    "watch",
    "carry",
    "table",
    "setup",
    "me",
    "sign-in",
    "person",
    "confirm",
    "unsubscribe",
    "play",
    "club",
    "clubs",
    "c",
    "rules",
    "aid",
    "learn",
)
_BROTLI: Final = ".br"
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


@get("/api/games", tags=["service"], responses=requests.refusals(), sync_to_thread=False)
def games(request: Call) -> wire.Games:
    """The games, their editions and options, the bots and the languages."""
    found = {}
    components = requests.service(request).components
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
            answers={key: edition.options for key, edition in known.editions.items()},
            components=components.of(name),
            own_components=components.site(name) is not None,
            guides=guides.of_game(name),
        )
    return wire.Games(found, bots.names(), languages(), list(COLOURS), logs.VERSION)


@get("/health", tags=["service"], responses={503: requests.refusals(503)[503]})
async def health(request: Call) -> Response[wire.Health]:
    """Whether all is well."""
    service = requests.service(request)
    store = service.pulse.is_stored and await service.store.is_fine()
    workers = service.jobs.workers()
    fine = store and service.pulse.is_fine and service.tasks.are_fine() and workers > 0
    found = wire.Health(
        status=_word(fine),
        version=logs.VERSION,
        store=_word(store),
        pulse=service.pulse.age,
        workers=workers,
        workers_dead=service.jobs.dead(),
        tasks_dead=service.tasks.dead,
        tasks_restarted=service.tasks.restarted,
        tables_frozen=len(service.frozen.why),
    )
    return requests.answer(found, status=200 if fine else 503)


def _word(fine: bool) -> str:
    return "fine" if fine else "failing"


@get(
    ["/", "/unsubscribe/{token:str}", "/{rest:path}"], include_in_schema=False, sync_to_thread=False
)
def page(request: Call) -> Response[bytes]:
    """The page, or a file beside it; the browser reads the rest of the address."""
    rest = str(request.scope["path"]).lstrip("/")
    if rest.startswith(_PROGRAMS):
        raise not_found()
    if rest in _page():
        return _sent(request, rest, "no-cache")
    is_known = not rest or rest.partition("/")[0] in _PAGES
    status = 200 if is_known else 404  # which leads home
    if "index.html" not in _page():
        return Response(_NO_PAGE.encode(), media_type=_TYPES["html"], status_code=status)
    return _sent(request, "index.html", "no-cache", status)


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: Call, name: FromPath[str]) -> Response[bytes]:
    """A file of the page; their names change with their content."""
    path = f"assets/{str(name).lstrip('/')}"
    if path not in _page():
        raise not_found()
    return _sent(request, path, "public, max-age=31536000, immutable")


def _sent(request: Call, path: str, keep: str = "", status: int = 200) -> Response[bytes]:
    """A file of the page, packed for those who can unpack it."""
    headers = {"vary": "accept-encoding"} | ({"cache-control": keep} if keep else {})
    coding, body = _packed(path, middleware.header(request.scope, b"accept-encoding"))
    if coding:
        headers["content-encoding"] = coding
    kind = _TYPES.get(path.rpartition(".")[2], "application/octet-stream")
    return Response(body, media_type=kind, headers=headers, status_code=status)


def _packed(path: str, accepted: str) -> tuple[str, bytes]:
    """A file in the shortest form that a browser says it can read, and what that form is called."""
    forms = _page()[path]
    words = [word.replace(" ", "").partition(";") for word in accepted.split(",")]
    known = {coding for coding, _, weight in words if weight != "q=0"} | {""}
    best = min(known & forms.keys(), key=lambda coding: len(forms[coding]))
    return best, forms[best]


@cache
def _page() -> dict[str, dict[str, bytes]]:
    """The built page by path, plain and packed, read once: no request can name another file.

    The build has packed it for browsers that read brotli, which they say by https only.
    """
    found: dict[str, dict[str, bytes]] = {}

    def read(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                read(entry, f"{path}{entry.name}/")
            elif not entry.name.endswith(_BROTLI):
                plain = entry.read_bytes()
                forms = {"": plain, "gzip": gzip.compress(plain, mtime=0)}
                packed = folder.joinpath(entry.name + _BROTLI)
                if packed.is_file():
                    forms["br"] = packed.read_bytes()
                found[path + entry.name] = forms

    root = files("malecon").joinpath("page")
    if root.is_dir():
        read(root, "")
    return found


def read_page() -> None:
    """Read the page before the first visitor waits for it."""
    _page()
