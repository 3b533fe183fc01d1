"""HAVANA as the outside sees it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from malecon.engine.havana import actions
from malecon.engine.havana.rules import Rules
from malecon.engine.havana.state import Box
from malecon.engine.havana.turn import Havana, decode, new
from malecon.games.api import Game
from malecon.games.event import Event, Reason
from malecon.games.havana import acts, ahead, events, names, project, restore, stored, tables
from malecon.games.havana.losses import LOSSES
from malecon.games.havana.moves import Notation
from malecon.games.havana.offer import Offers
from malecon.games.havana.prospects import Prospects
from malecon.games.havana.shape import HavanaOwn, HavanaPublic, HavanaView
from malecon.games.offers import Offer
from malecon.games.prospects import Preview
from malecon.games.sets import seats_in
from malecon.games.settings import Settings
from malecon.games.view import together


class HavanaGame(Game[Havana, HavanaView]):
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
    act_rows = acts.ROWS
    horizon = 2
    losses = LOSSES

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.buildings: tuple[str, ...] = self.printed.names
        self.notation = Notation(self.buildings)
        self.offers = Offers(self.notation, self.buildings)
        self.prospects = Prospects(self.offers)
        self.box = Box(self.rules, tables.built(self.printed), self.seats)
        self._prices = project.prices(self.box, self.buildings)

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

    def public(self, position: Havana) -> HavanaPublic:
        return project.public(position, self.buildings, self._prices, self.settings())

    def own(self, position: Havana, seat: int | None) -> HavanaOwn:
        return project.own(position, seat, self.buildings)

    def seen(self, public: msgspec.Struct, own: msgspec.Struct) -> HavanaView:
        return HavanaView(**together(public, own))

    def read_view(self, encoded: bytes) -> HavanaView:
        return msgspec.json.decode(encoded, type=HavanaView)

    def from_view(self, view: HavanaView, seed: int) -> Havana:
        return restore.from_view(self.box, self.buildings, view, seed)

    def come_to(self, position: Havana, seat: int) -> str:
        return ahead.come_to(position, seat)

    def snapshot(self, position: Havana) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(project.snapshot(position, self.buildings))
        return found

    def from_snapshot(self, snapshot: Mapping[str, Any]) -> Havana:
        return restore.from_snapshot(self.box, self.buildings, snapshot)

    def why_not(self, position: Havana, seat: int, action: int) -> Reason | None:
        return self.offers.why_not(position, seat, action)

    def offer(self, position: Havana, seat: int) -> Offer:
        return self.offers.offer(position, seat)

    def preview(self, position: Havana, seat: int) -> Preview:
        return self.prospects.preview(position, seat)

    def heading(self, position: Havana) -> str:
        return f"round {position.round}" if position.round else "setup"

    def phase(self, position: Havana) -> str:
        return project.phase_name(position) or ""

    def ends_turn(self, action: int) -> bool:
        return action == actions.END

    def sealed_step(self, position: Havana) -> int:
        return position.step if position.asked else -1

    def is_open(self, position: Havana) -> bool:
        return not any(position.laid[seat] or position.unknown[seat] for seat in range(self.seats))

    def keeps_secret(self, action: int) -> bool:
        return actions.TAKE <= action < actions.REMOVE

    def sources(self, position: Havana) -> list[dict[str, int]]:
        return [{"buildings": points} for points in position.scores()]

    def winners(self, position: Havana) -> tuple[int, ...]:
        return seats_in(position.winners())

    def ending(self, position: Havana) -> dict[str, str | int]:
        if position.ended < 0:
            return {}
        return {"end": names.ENDINGS[position.ended], "rounds": position.round}
