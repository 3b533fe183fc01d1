"""CUBA as the outside sees it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from malecon.engine.cuba import actions, steps
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.rules import Rules
from malecon.engine.cuba.turn import Cuba, decode, new
from malecon.games.api import Game
from malecon.games.cuba import (
    acts,
    ahead,
    events,
    moves,
    names,
    offer,
    project,
    prospects,
    restore,
    stored,
    tables,
)
from malecon.games.cuba.losses import LOSSES
from malecon.games.cuba.shape import CubaOwn, CubaPublic, CubaView
from malecon.games.event import Event, Reason
from malecon.games.offers import Offer
from malecon.games.prospects import Preview
from malecon.games.sets import seats_in
from malecon.games.settings import Settings
from malecon.games.view import together


class CubaGame(Game[Cuba, CubaView]):
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
    act_rows = acts.ROWS
    horizon = 1  # evaluate() is fitted for round starts, and a longer playout adds more noise
    losses = LOSSES

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

    def public(self, position: Cuba) -> CubaPublic:
        return project.public(position, self.settings())

    def own(self, position: Cuba, seat: int | None) -> CubaOwn:
        return project.own(position, seat)

    def seen(self, public: msgspec.Struct, own: msgspec.Struct) -> CubaView:
        return CubaView(**together(public, own))

    def read_view(self, encoded: bytes) -> CubaView:
        return msgspec.json.decode(encoded, type=CubaView)

    def from_view(self, view: CubaView, seed: int) -> Cuba:
        return restore.from_view(self.box, view, seed)

    def come_to(self, position: Cuba, seat: int) -> str:
        return ahead.come_to(position, seat)

    def snapshot(self, position: Cuba) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(project.snapshot(position))
        return found

    def from_snapshot(self, snapshot: Mapping[str, Any]) -> Cuba:
        return restore.from_snapshot(self.box, snapshot)

    def why_not(self, position: Cuba, seat: int, action: int) -> Reason | None:
        return offer.why_not(position, seat, action)

    def offer(self, position: Cuba, seat: int) -> Offer:
        return offer.offer(position, seat)

    def preview(self, position: Cuba, seat: int) -> Preview:
        return prospects.preview(position, seat)

    def heading(self, position: Cuba) -> str:
        return f"round {position.round}" if position.round else "setup"

    def phase(self, position: Cuba) -> str:
        return project.phase_name(position) or ""

    def ends_turn(self, action: int) -> bool:
        return action == actions.END

    def sealed_step(self, position: Cuba) -> int:
        return position.step if position.asked else -1

    def is_open(self, position: Cuba) -> bool:
        seats = range(self.seats)
        return not any(
            project.sealed(position, seat) or project.delegate(position, seat) for seat in seats
        )

    def sources(self, position: Cuba) -> list[dict[str, int]]:
        return [project.sources(position, seat) for seat in range(position.box.seats)]

    def winners(self, position: Cuba) -> tuple[int, ...]:
        return seats_in(position.winners())


assert len(names.STEPS) == steps.GAME_OVER + 1
