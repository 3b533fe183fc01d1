"""What may come of a choice: what a card would bring, where a number stands, what a house costs."""

from functools import cache
from itertools import combinations
from typing import Final

from malecon.engine.havana import actions, cards, hands, steps
from malecon.engine.havana.kinds import ARCHITECT, CARDS, DEBRIS_CARD, MAMA, PESOS, WORKER
from malecon.engine.havana.turn import Havana
from malecon.games.event import Event
from malecon.games.havana import events, names, project
from malecon.games.havana.moves import Notation
from malecon.games.havana.offer import Offers
from malecon.games.prospects import Preview, Prospect

# Cards whose worth now depends on nobody's choice and no draw.
_SURE: Final = (DEBRIS_CARD, WORKER, ARCHITECT, PESOS, MAMA)
_CHOICES: Final = range(steps.RENEW, steps.PICK_CUBES + 1)
_LAYS: Final = (steps.LAY_FIRST, steps.LAY_CARD)


class Prospects:
    """Previews of one box of buildings."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers
        self._notation: Notation = offers.notation

    def preview(self, p: Havana, seat: int) -> Preview:
        """What may come of each choice of a seat."""
        ahead = {self._notation.write(one): tuple(self._of(p, seat, one)) for one in p.legal(seat)}
        pairs = Prospect("pairs", n=len(_numbers()))
        return Preview((pairs,), {move: found for move, found in ahead.items() if found})

    def _of(self, p: Havana, seat: int, action: int) -> list[Prospect]:
        if p.step in _LAYS and action >= actions.LAY:
            return self._laid(p, seat, action - actions.LAY)
        if p.step == steps.DO_CARD:
            return self._next(p, seat, action)
        if p.step == steps.BUY_BUILDING and action >= actions.BUY:
            return self._bought(p, seat, action)
        return []

    def _laid(self, p: Havana, seat: int, card: int) -> list[Prospect]:
        """What a card would bring now, and how many pairs are lower than its number (H-012)."""
        found = [self._card(p, seat, card)] if card in _SURE else []
        n = project.next_number(p, seat, p.laid[seat] | 1 << card)
        if n is not None:
            found.append(Prospect("lower", n=sum(pair < n for pair in _numbers())))
        return found

    def _card(self, p: Havana, seat: int, card: int) -> Prospect:
        after = p.copy()
        after.hired = 0  # the first of a round
        after.listen()
        is_finished = cards.carry_out(after, seat, card)
        left = 0 if is_finished else int(after.count)
        return Prospect("later", f"card {names.CARDS[card]}", n=left, effect=self._heard(after))

    def _next(self, p: Havana, seat: int, action: int) -> list[Prospect]:
        """What a card asks for next."""
        after = p.copy()
        after.play(seat, action)
        if after.step not in _CHOICES or not after.is_asked(seat):
            return []
        further = [one for one in after.legal(seat) if one > actions.DONE]
        return [
            Prospect(
                "next",
                self._offers.place(one),
                self._notation.write(one),
                effect=self._played(after, seat, one),
            )
            for one in further
        ]

    def _bought(self, p: Havana, seat: int, action: int) -> list[Prospect]:
        """The price as it stands when the building is chosen; what lacks is replaced already."""
        after = p.copy()
        after.play(seat, action)
        if after.step != steps.PAY_PRICE or not after.is_asked(seat):
            return []
        return [Prospect("all", effect=self._played(after, seat, actions.PAY))]

    def _played(self, p: Havana, seat: int, action: int) -> tuple[Event, ...]:
        after = p.copy()
        after.listen()
        after.play(seat, action)
        return self._heard(after)

    def _heard(self, p: Havana) -> tuple[Event, ...]:
        told = events.named(p.hear(), self._notation, self._offers.buildings)
        return tuple(event for event in told if event.event not in ("card", "chose", "dealt"))


@cache
def _numbers() -> tuple[int, ...]:
    """The numbers of all pairs of cards."""
    return tuple(int(hands.number_of(1 << a | 1 << b)) for a, b in combinations(range(CARDS), 2))
