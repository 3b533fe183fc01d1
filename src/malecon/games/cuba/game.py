"""CUBA as the outside sees it."""

from collections.abc import Mapping
from typing import Any, cast

from malecon.engine.cuba import actions, steps
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.rules import Rules
from malecon.engine.cuba.turn import Cuba, decode, new
from malecon.engine.position import Position
from malecon.games.api import Game, Offer
from malecon.games.cuba import events, moves, names, offer, snapshot, stored, table, tables, view
from malecon.games.event import Event, Reason
from malecon.games.settings import Settings


class CubaGame(Game):
    """CUBA with its settings chosen."""

    name = "cuba"
    rules_version = 1
    seat_counts = range(2, 6)
    piles = names.PILES
    catalog = tables.CATALOG
    rules_fields = stored.RULES
    new_rules = Rules
    numbering = stored.NUMBERING
    forms = stored.FORMS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.box = Box(self.rules, tables.built(self.printed), self.seats)

    def new(self) -> Cuba:
        return new(self.box)

    def decode(self, encoded: bytes) -> Cuba:
        return decode(self.box, encoded)

    def write(self, action: int) -> str:
        return moves.write(action)

    def read(self, text: str) -> list[int]:
        return moves.read(text)

    def events(self, told: list[int]) -> list[Event]:
        return events.named(told)

    def shared_view(self, position: Position) -> dict[str, Any]:
        return self.settings() | view.shared(cast(Cuba, position))

    def own_view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return view.own(cast(Cuba, position), seat)

    def from_view(self, seen: Mapping[str, Any], seed: int) -> Cuba:
        whole = dict(seen) | view.placeholders(seen)
        return view.guessed(seen, snapshot.restored(self.box, whole), seed)

    def snapshot(self, position: Position) -> dict[str, Any]:
        p = cast(Cuba, position)
        return table.opened(p) | view.secrets(p)

    def from_snapshot(self, given: Mapping[str, Any]) -> Cuba:
        return snapshot.restored(self.box, given)

    def why_not(self, position: Position, seat: int, action: int) -> Reason | None:
        return offer.why_not(cast(Cuba, position), seat, action)

    def offer(self, position: Position, seat: int) -> Offer:
        return offer.offer(cast(Cuba, position), seat)

    def heading(self, position: Position) -> str:
        p = cast(Cuba, position)
        return f"round {p.round}" if p.round else "setup"

    def ends_turn(self, action: int) -> bool:
        return action == actions.END

    def sealed_step(self, position: Position) -> int:
        p = cast(Cuba, position)
        return p.step if p.asked else -1

    def is_open(self, position: Position) -> bool:
        hidden = view.secrets(cast(Cuba, position))
        return not any(hidden["sealed"]) and not any(hidden["delegates"])

    def sources(self, position: Position) -> list[dict[str, int]]:
        p = cast(Cuba, position)
        return [table.sources(p, seat) for seat in range(p.box.seats)]

    def winners(self, position: Position) -> tuple[int, ...]:
        p = cast(Cuba, position)
        return tuple(table.seats(p.winners(), p.box.seats))


assert len(names.STEPS) == steps.GAME_OVER + 1
