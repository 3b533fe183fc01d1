"""What a seat can do now with place and effect, and why it cannot do the rest."""

from itertools import takewhile
from typing import Final

from malecon.engine.havana import actions, steps
from malecon.engine.havana.turn import FIRST_ACTION, WIDTH, Havana
from malecon.games.event import Event, Reason
from malecon.games.havana import events, names, project, refusal
from malecon.games.havana.moves import Notation
from malecon.games.offers import Choice, NotOffered, Offer

# Where what cannot be chosen lies in sight beside what can.
_SHOWN: Final = (
    steps.LAY_FIRST,
    steps.CONSERVE,
    steps.TAX_SEAT,
    steps.ROB_PESOS,
    steps.ROB_CUBES,
    steps.STEAL_CUBES,
    steps.PICK_CUBES,
    steps.BUY_BUILDING,
    steps.PAY_PRICE,
)
_ASK: Final = {"tax": "ask-tax-victim", "end": "ask-end"}
_HIDDEN: Final = (steps.LAY_FIRST, steps.LAY_CARD, steps.RENEW)


class Offers:
    """Offers of one box of buildings."""

    def __init__(self, notation: Notation, buildings: tuple[str, ...]) -> None:
        self.notation = notation
        self.buildings = buildings

    def why_not(self, p: Havana, seat: int, action: int) -> Reason | None:
        """Why a seat cannot play an action now; None if it can."""
        return refusal.reason(p, seat, action)

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
        return Choice(self.notation.write(action), self.place(action), effect)

    def _refused(self, p: Havana, seat: int, action: int) -> NotOffered:
        why = refusal.reason(p, seat, action)
        assert why is not None, "only what is not legal is refused"
        return NotOffered(self.notation.write(action), why, self.place(action))

    def place(self, action: int) -> str:
        """Where a move belongs on the table."""
        text = self.notation.write(action)
        verb, _, thing = text.partition(" ")
        place = _PLACE_OF.get(verb)
        return f"{place} {thing}" if place else "button"

    def _effect(self, p: Havana, seat: int, action: int) -> list[Event]:
        """What a move brings until the first chance or reveal; a hidden one only its number."""
        if p.asked or (p.step in _HIDDEN and action >= actions.SWAP):
            return _number(p, seat, action)
        after = p.copy()
        after.listen()
        after.play(seat, action)
        told = events.named(after.hear(), self.notation, self.buildings)
        return list(takewhile(lambda event: event.event != "revealed", told))


def _number(p: Havana, seat: int, action: int) -> list[Event]:
    """The number that a card makes with the one that stays open or is laid already (H-012)."""
    if p.step == steps.RENEW:
        return []
    n = project.next_number(p, seat, p.laid[seat] | 1 << action - actions.LAY)
    return [] if n is None else [Event("number", seat, n=n, why="H-012")]


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
    width = WIDTH[p.step] if p.step in _SHOWN else 0
    if p.step in (steps.ROB_PESOS, steps.ROB_CUBES):
        width = p.box.seats
    return [action for action in range(first, first + width) if action not in legal]
