"""What can be known of a hand, the long way round: every hand that the cards seen so far allow."""

from itertools import combinations

from malecon.engine.bits import listed, size
from malecon.engine.havana import hands
from malecon.engine.havana.kinds import ALL_CARDS
from malecon.engine.havana.turn import Havana


class Memory:
    """All hands that a seat can have, for somebody who sees its open cards and forgets nothing."""

    def __init__(self, shown: int = 0) -> None:
        self.open = shown
        self.possible = {ALL_CARDS & ~shown}

    def renewed(self) -> None:
        """One card of the discard pile is in hand, whichever it was (HA-10)."""
        left = [(hand, ALL_CARDS & ~self.open & ~hand) for hand in self.possible]
        self.possible = {hand | 1 << card for hand, pile in left for card in listed(pile, 0)}

    def revealed(self, shown: int) -> None:
        """Other cards are open now: the new ones come from the hand (H-029, H-030)."""
        new = shown & ~self.open
        self.open = shown
        self.possible = {hand & ~new for hand in self.possible if hand & new == new}
        if size(next(iter(self.possible))) == hands.REFRESH:
            self.possible = {ALL_CARDS & ~shown}

    def in_hand(self) -> int:
        """Cards that are in every possible hand."""
        found = ALL_CARDS
        for hand in self.possible:
            found &= hand
        return found

    def discarded(self) -> int:
        """Cards that are in no possible hand, and not open."""
        found = ALL_CARDS & ~self.open
        for hand in self.possible:
            found &= ~hand
        return found


def allowed(p: Havana, seat: int) -> set[int]:
    """The hands of a seat that a position says can be."""
    unknown = [1 << card for card in listed(p.unknown[seat], 0)]
    sets = [sum(chosen) for chosen in combinations(unknown, p.unsure[seat])]
    sure = hands.surely_in_hand(p, seat)
    return {sure | cards for cards in sets if hands.can_be_hand(p, seat, cards)}


def agree(memory: Memory, p: Havana, seat: int) -> bool:
    """Whether a position knows of a hand neither less nor more than what can be known."""
    return (
        hands.surely_in_hand(p, seat) == memory.in_hand()
        and hands.surely_discarded(p, seat) == memory.discarded()
        and p.unknown[seat] == ALL_CARDS & ~memory.open & ~memory.in_hand() & ~memory.discarded()
        and allowed(p, seat) == memory.possible
    )
