"""What a seat can do now with place and effect, and why it cannot do the rest."""

from itertools import takewhile
from typing import Final

from malecon.engine.havana import actions, steps
from malecon.engine.havana.turn import FIRST_ACTION, Havana
from malecon.games.api import Choice, Offer, Refusal
from malecon.games.event import Event, Reason
from malecon.games.havana import events, names, refusal
from malecon.games.havana.moves import Notation

_WIDTH: Final = {
    steps.SWAP_END: 4,
    steps.LAY_FIRST: 13,
    steps.DO_CARD: 0,
    steps.CONSERVE: 4,
    steps.TAX_SEAT: 6,
    steps.STEAL_CUBES: 5,
    steps.PICK_CUBES: 4,
    steps.BUY_BUILDING: 4,
    steps.PAY_PRICE: 5,
}
_ASK: Final = {"tax": "ask-tax-victim", "end": "ask-end"}
_HIDDEN: Final = (steps.LAY_FIRST, steps.LAY_CARD, steps.RENEW)


class Offers:
    """Offers of one box of buildings."""

    def __init__(self, notation: Notation, buildings: tuple[str, ...]) -> None:
        self.notation = notation
        self.buildings = buildings

    def why_not(self, p: Havana, seat: int, action: int) -> Reason | None:
        """Why a seat cannot play an action now; None if it can."""
        return None if action in p.legal(seat) else refusal.reason(p, seat, action)

    def offer(self, p: Havana, seat: int) -> Offer:
        """All that a seat can do now, and what it cannot."""
        legal = p.legal(seat)
        if not legal:
            return Offer("ask-over" if p.to_move() == -2 else "ask-wait", (), ())
        named = names.STEPS[p.step]
        return Offer(
            ask=_ASK.get(named, f"ask-{named}"),
            moves=tuple(self._choice(p, seat, action) for action in legal),
            refused=tuple(self._refused(p, seat, action) for action in _visible(p, seat, legal)),
        )

    def _choice(self, p: Havana, seat: int, action: int) -> Choice:
        effect = tuple(self._effect(p, seat, action))
        return Choice(self.notation.write(action), self._place(action), effect)

    def _refused(self, p: Havana, seat: int, action: int) -> Refusal:
        why = refusal.reason(p, seat, action)
        return Refusal(self.notation.write(action), why, self._place(action))

    def _place(self, action: int) -> str:
        """Where a move belongs on the table."""
        text = self.notation.write(action)
        verb, _, thing = text.partition(" ")
        place = _PLACE_OF.get(verb)
        return f"{place} {thing}" if place else "button"

    def _effect(self, p: Havana, seat: int, action: int) -> list[Event]:
        """What a move brings until the first chance or reveal; hidden choices have no preview."""
        if p.asked or (p.step in _HIDDEN and action >= actions.SWAP):
            return []
        after = p.copy()
        after.listen()
        after.play(seat, action)
        told = events.named(after.hear(), self.notation, self.buildings)
        return list(takewhile(lambda event: event.event != "revealed", told))


_PLACE_OF: Final = {
    "swap": "pile",
    "at": "end",
    "lay": "hand",
    "do": "card",
    "take": "discard",
    "remove": "end",
    "tax": "victim",
    "rob": "seat",
    "steal": "victim",
    "pick": "centre",
    "buy": "end",
    "replace": "price",
    "cover": "card",
}


def _visible(p: Havana, seat: int, legal: list[int]) -> list[int]:
    """What the step is about and the seat cannot have."""
    first = FIRST_ACTION[p.step]
    width = _WIDTH.get(p.step, 0)
    if p.step in (steps.ROB_PESOS, steps.ROB_CUBES):
        width = p.box.seats
    return [action for action in range(first, first + width) if action not in legal]
