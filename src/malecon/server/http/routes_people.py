"""Routes about people as others see them."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from malecon.server import wire
from malecon.server.http import requests
from malecon.server.http.requests import Call
from malecon.server.people import pages


class PeopleRoutes(Controller):
    """People."""

    path = "/api/people"
    tags = ("people",)

    @get(responses=requests.refusals(), operation_id="pages_seen")
    async def pages_seen(
        self,
        request: Call,
        ids: Annotated[str, QueryParameter(pattern="^[a-z0-9]{1,32}(,[a-z0-9]{1,32}){0,99}$")],
    ) -> wire.PagesSeen:
        """Of some people, those with a lasting name whose page I may see."""
        me = await requests.current_identity(request)
        store = requests.service(request).store
        seen = await store.pages_seen(ids.split(","), me.id if me is not None else None)
        return wire.PagesSeen(seen)

    @get("/{person:str}", responses=requests.refusals(404), operation_id="get_person")
    async def person(
        self, request: Call, person: Annotated[str, PathParameter(max_length=32)]
    ) -> wire.PersonInfo:
        """Somebody's games, results and ratings, for those who may see them."""
        me = await requests.current_identity(request)
        return await pages.page(requests.service(request).store, person, me)
