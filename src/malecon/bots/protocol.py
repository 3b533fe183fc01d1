"""What is said to an engine, a program of its own, line by line as JSON (docs/engines.md)."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from malecon.bots.api import Budget, seat_of
from malecon.games.event import Move
from malecon.games.settings import Settings
from malecon.games.view import View

PROTOCOL: Final = 1


class EngineHello(msgspec.Struct, tag="hello", tag_field="type"):
    """Said first, by both sides; an engine says its name."""

    protocol: int = PROTOCOL
    name: str = "malecon"


class New(msgspec.Struct, tag="new", tag_field="type"):
    """A game begins; the engine answers nothing."""

    game: str
    seats: int
    seat: int  # the engine's own, from 0
    edition: str
    options: dict[str, str]
    rules: dict[str, bool | int]
    components: dict[str, Any]


class Ask(msgspec.Struct, tag="ask", tag_field="type"):
    """The engine is to move; it answers with a Move of the same id."""

    id: int
    seat: int
    view: Any  # as docs/snapshot.md and docs/protocol.md have it
    moves: list[str]  # what may be played now
    seed: int  # for what the engine leaves to chance
    nodes: int = 0  # the budget of this answer, in actions tried
    ms: float = 0.0  # or in milliseconds


class Stop(msgspec.Struct, tag="stop", tag_field="type"):
    """Answer question `id` now, with the best so far."""

    id: int


class Over(msgspec.Struct, tag="over", tag_field="type"):
    """The game is over; the engine answers nothing and may be told of a new one."""

    scores: list[int]
    winners: list[int]


class EngineMove(msgspec.Struct, tag="move", tag_field="type"):
    """One move, or several to be played one after the other up to a draw or a reveal."""

    id: int
    moves: list[str]


def new_game(settings: Settings, seat: int) -> New:
    """What an engine is told of a game."""
    return New(
        game=settings.game,
        seats=settings.seats,
        seat=seat,
        edition=settings.edition,
        options=settings.options,
        rules=settings.rules,
        components=settings.components,
    )


def question(view: View, moves: Iterable[Move], number: int, budget: Budget, seed: int) -> Ask:
    """What an engine is asked."""
    return Ask(
        id=number,
        seat=seat_of(view),
        view=view,
        moves=[move.text for move in moves],
        seed=seed,
        nodes=budget.nodes,
        ms=budget.ms,
    )


Told = EngineHello | New | Ask | Stop | Over
Said = EngineHello | EngineMove


def schema() -> dict[str, Any]:
    """Both directions as JSON Schema."""
    (told, said), definitions = msgspec.json.schema_components(
        [Told, Said], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Malecón engines, protocol {PROTOCOL}: one JSON object a line",
        "$defs": definitions | {"ToldToTheEngine": told, "SaidByTheEngine": said},
    }
