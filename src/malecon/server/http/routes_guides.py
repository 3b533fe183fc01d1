"""The route of guided rounds: the same for everybody, so each is played and packed once."""

import asyncio
import gzip
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from malecon.games import guides
from malecon.server import wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call
from malecon.server.refusal import not_found


@get(
    "/api/guides/{guide:str}",
    tags=["games"],
    responses=requests.refusals(404),
    operation_id="get_guide",
)
async def guide(
    request: Call, guide: Annotated[str, PathParameter(max_length=32)]
) -> Response[wire.Guide]:
    """A guided round, step by step."""
    if guide not in guides.names():
        raise not_found()
    plain, packed = await asyncio.to_thread(_encoded, guide)
    headers = {"vary": "accept-encoding", "content-type": "application/json"}
    if "gzip" in middleware.header(request.scope, b"accept-encoding"):
        return requests.answer(packed, headers | {"content-encoding": "gzip"})
    return requests.answer(plain, headers)


@cache
def _encoded(name: str) -> tuple[bytes, bytes]:
    """A guide as JSON, plain and packed."""
    plain = msgspec.json.encode(_guide(name))
    return plain, gzip.compress(plain, mtime=0)


def _guide(name: str) -> wire.Guide:
    read, game = guides.read(name), guides.recorded(name).game
    return wire.Guide(
        game=game.name,
        edition=game.edition,
        options=game.options,
        seat=read.seat - 1,
        names=list(read.names),
        steps=[_step(scene) for scene in guides.scenes(name)],
    )


def _step(scene: guides.Scene) -> wire.GuideStep:
    step = scene.step
    return wire.GuideStep(
        say=step.say,
        chapter=step.chapter,
        move=step.move,
        at=list(step.at),
        paragraph=step.paragraph,
        is_later=step.skip > 0,
        updates=[
            wire.GuideUpdate(
                seen.events,
                msgspec.Raw(msgspec.json.encode(seen.view)),
                list(seen.waiting),
                seen.offer,
            )
            for seen in scene.glimpses
        ],
    )
