"""Routes of components: checking one's own, and looking at those of a table."""

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from malecon.games.errors import MaleconError
from malecon.games.own_components import Checked, Written, differing, is_ours, reconstruction
from malecon.games.registry import all_games, find
from malecon.server import identity as identities
from malecon.server import wire
from malecon.server.http import middleware, requests
from malecon.server.http.requests import Call, Table, Token
from malecon.server.refusal import Refusal, not_found, of
from malecon.server.service.limits import OWN_COMPONENTS_BYTES
from malecon.server.storage.games import game_at
from malecon.server.workers.components import Slow

FEW: Final = 3  # findings that a sentence names


class ComponentRoutes(Controller):
    """Cards and boards of one's own copy of a game."""

    path = "/api/games/{game:str}/components"
    tags = ("games",)

    @post(
        "/check",
        status_code=200,
        responses=requests.refusals(403, 404, 413),
        request_max_body_size=OWN_COMPONENTS_BYTES,
        operation_id="check_components",
    )
    async def check(
        self,
        request: Call,
        game: Annotated[str, PathParameter(max_length=32)],
        data: JSONBody[wire.CheckComponents],
    ) -> wire.CheckedComponents:
        """Whether a text of own components can be played with; all that is wrong with it."""
        if game not in all_games():
            raise not_found()
        me = await requests.current_identity(request)
        language = data.language or (me.language if me else "en")
        checked = await _checked(request, game, data.text, identities.known_language(language))
        remarks = [wire.Remark(one.place, one.part, one.text) for one in checked.findings]
        return wire.CheckedComponents(remarks, checked.tables, checked.differ)


@get(
    "/api/tables/{table:str}/components",
    tags=["tables"],
    responses=requests.refusals(404, 409),
    operation_id="table_components",
)
async def table_components(
    request: Call,
    table: Table,
    watch: Token = "",
    invitation: Token = "",
) -> wire.TableComponents:
    """The components that a table is played with, and which of them are not as in ours."""
    room = await requests.seen(request, table, watch, invitation)
    row = room.table
    played: Written = game_at(row).resolved.components
    await room.until_saved()
    return wire.TableComponents(
        own=not is_ours(row.game, row.components),
        components=played,
        reconstruction=reconstruction(row.game),
        differ=list(differing(row.game, played)),
    )


async def own_components(call: Call, opening: wire.Opening) -> Written | None:
    """The components that a new table is to be played with, if it brings some; refused if bad."""
    if opening.components is None:
        return None
    try:
        find(opening.game)
    except MaleconError as error:
        raise of(error) from None
    checked = await _checked(call, opening.game, opening.components, "en")
    if checked.tables is None:
        raise Refusal("components/bad", _sentence(checked))
    return checked.tables


async def _checked(call: Call, game: str, text: str, language: str) -> Checked:
    service = requests.service(call)
    who, address = middleware.bucket(call.scope), middleware.address(call.scope)
    service.gate.check(who, address)
    try:
        return await service.components.check(game, text, language)
    except Slow:
        service.gate.slow_check(who, address)
        raise


def _sentence(checked: Checked) -> str:
    """What is wrong, on one line; the rest is counted."""
    said = [f"{one.place}: {one.text}" if one.place else one.text for one in checked.findings]
    more = len(said) - FEW
    return "; ".join(said[:FEW]) + (f"; and {more} more" if more > 0 else "") + "."
