"""HAVANA as the outside sees it."""

from collections.abc import Mapping
from typing import Any, cast

from malecon.engine.havana import actions
from malecon.engine.havana.rules import Rules
from malecon.engine.havana.state import Box
from malecon.engine.havana.turn import Havana, decode, new
from malecon.engine.position import Position
from malecon.engine.rng import Rng
from malecon.games.api import Game, Offer
from malecon.games.event import Event, Reason
from malecon.games.havana import events, names, snapshot, stored, table, tables, view
from malecon.games.havana.moves import Notation
from malecon.games.havana.offer import Offers
from malecon.games.settings import Settings


class HavanaGame(Game):
    """HAVANA with its settings chosen."""

    name = "havana"
    rules_version = 1
    seat_counts = range(2, 5)
    piles = names.PILES
    catalog = tables.CATALOG
    rules_fields = stored.RULES
    new_rules = Rules
    numbering = stored.NUMBERING
    forms = stored.FORMS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.buildings: tuple[str, ...] = self.printed.names
        self.notation = Notation(self.buildings)
        self.offers = Offers(self.notation, self.buildings)
        self.box = Box(self.rules, tables.built(self.printed), self.seats)
        self._prices = view.prices(self.box, self.buildings)

    def new(self) -> Havana:
        return new(self.box)

    def decode(self, encoded: bytes) -> Havana:
        return decode(self.box, encoded)

    def write(self, action: int) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> list[int]:
        return self.notation.read(text)

    def events(self, told: list[int]) -> list[Event]:
        return events.named(told, self.notation, self.buildings)

    def shared_view(self, position: Position) -> dict[str, Any]:
        prices = {name: price.copy() for name, price in self._prices.items()}
        seen = view.shared(cast(Havana, position), self.buildings)
        return self.settings() | seen | {"prices": prices}

    def own_view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return view.own(cast(Havana, position), seat, self.buildings)

    def from_view(self, seen: Mapping[str, Any], seed: int) -> Havana:
        whole = dict(seen) | {"cards": view.placeholders(seen)}
        p = snapshot.restored(self.box, self.buildings, whole)
        p.resample(-1 if seen["seat"] is None else seen["seat"], Rng(seed))
        return p

    def snapshot(self, position: Position) -> dict[str, Any]:
        p = cast(Havana, position)
        cards = [view.secrets(p, seat) for seat in range(self.seats)]
        return table.opened(p, self.buildings) | {"cards": cards}

    def from_snapshot(self, given: Mapping[str, Any]) -> Havana:
        return snapshot.restored(self.box, self.buildings, given)

    def why_not(self, position: Position, seat: int, action: int) -> Reason | None:
        return self.offers.why_not(cast(Havana, position), seat, action)

    def offer(self, position: Position, seat: int) -> Offer:
        return self.offers.offer(cast(Havana, position), seat)

    def heading(self, position: Position) -> str:
        p = cast(Havana, position)
        return f"round {p.round}" if p.round else "setup"

    def ends_turn(self, action: int) -> bool:
        return action == actions.END

    def sealed_step(self, position: Position) -> int:
        p = cast(Havana, position)
        return p.step if p.asked else -1

    def is_open(self, position: Position) -> bool:
        p = cast(Havana, position)
        return not any(p.laid[seat] or p.unknown[seat] for seat in range(self.seats))

    def keeps_secret(self, action: int) -> bool:
        return actions.TAKE <= action < actions.REMOVE

    def sources(self, position: Position) -> list[dict[str, int]]:
        return [{"buildings": points} for points in position.scores()]

    def winners(self, position: Position) -> tuple[int, ...]:
        p = cast(Havana, position)
        return tuple(table.seats(p.winners(), self.seats))

    def ending(self, position: Position) -> dict[str, str | int]:
        p = cast(Havana, position)
        return {"end": names.ENDINGS[p.ended], "rounds": p.round} if p.ended >= 0 else {}
