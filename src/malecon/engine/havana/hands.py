"""Cards: numbers and order, the reveal, and what others can know of a hand (H-011 on)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.havana import tell
from malecon.engine.havana.cubes import coloured, count
from malecon.engine.havana.kinds import ALL_CARDS, CARDS, DEBRIS, DIGITS, NONE
from malecon.engine.havana.state import State

MOST_PESOS: Final = 1 << 14  # more than a seat can ever have
REFRESH = 2  # cards in hand at which the discard pile comes back (H-030)


def number(p: State, seat: i64) -> i64:
    """The smaller of the two numbers that the open digits make (H-012)."""
    cards = p.open[seat]
    one: i64 = DIGITS[first(cards)]
    two: i64 = DIGITS[first(cards & (cards - 1))]
    return 10 * one + two if one < two else 10 * two + one


def standing(p: State, seat: i64) -> i64:
    """Lower for who goes first: number, points, coloured cubes, pesos, workers, debris, at last
    the youngest, each in digits of its own (H-014, H-018, HA-02)."""
    stand = number(p, seat) * 128 + p.points[seat]
    stand = stand * 64 + coloured(p.cubes[seat])
    stand = stand * MOST_PESOS + p.pesos[seat]
    stand = stand * 16 + p.workers[seat]
    stand = stand * 64 + count(p.cubes[seat], DEBRIS)
    return stand * 4 + 3 - seat


def line_up(p: State) -> None:
    """The order of the round, fixed once for phases 1 and 3 (HA-01)."""
    p.order = 0
    stands = p.box.none[:]
    for seat in range(p.box.seats):
        stands[seat] = standing(p, seat)
    for seat in range(p.box.seats):
        place: i64 = 0
        for other in range(p.box.seats):
            if stands[other] < stands[seat]:
                place += 1
        p.order |= seat << 3 * place
    if p.telling:
        for place in range(p.box.seats):
            seat = p.at_place(place)
            p.tell(tell.NUMBER, seat, NONE, number(p, seat), NONE, NONE, 12)
            before = place > 0 and number(p, p.at_place(place - 1)) == number(p, seat)
            p.tell(tell.ORDER, seat, NONE, place + 1, NONE, NONE, 18 if before else 14)


def reveal(p: State) -> None:
    """All new cards at once; covered ones go to the discard piles (H-011, H-029)."""
    for seat in range(p.box.seats):
        cards = p.laid[seat]
        p.laid[seat] = 0
        p.hand[seat] &= ~cards
        if p.covers[seat] != NONE:
            p.open[seat] &= ~(1 << p.covers[seat])
            p.discard[seat] |= 1 << p.covers[seat]
        p.open[seat] |= cards
        learn(p, seat, cards)
        if p.telling:
            for card in range(CARDS):
                if cards >> card & 1:
                    p.tell(tell.REVEALED, seat, card, 1, NONE, NONE, 29 if p.round else 11)
            if p.covers[seat] != NONE:
                p.tell(tell.COVERED, seat, p.covers[seat], 1, NONE, NONE, 29)
        p.covers[seat] = NONE
    for seat in range(p.box.seats):
        refresh(p, seat)


def refresh(p: State, seat: i64) -> None:
    """With two cards left in hand the whole discard pile comes back (H-030, HA-07, HA-08)."""
    if size(p.hand[seat]) != REFRESH:
        return
    p.hand[seat] |= p.discard[seat]
    p.discard[seat] = 0
    p.unknown[seat] = 0
    p.unsure[seat] = 0
    p.tell(tell.REFRESHED, seat, NONE, size(p.hand[seat]), NONE, NONE, 30)


def learn(p: State, seat: i64, cards: i64) -> None:
    """Cards shown from the hand: others now know where they were."""
    shown = p.unknown[seat] & cards
    if shown == 0:
        return
    p.unknown[seat] &= ~shown
    p.unsure[seat] -= size(shown)
    settle(p, seat)


def settle(p: State, seat: i64) -> None:
    """If all unknown cards must be in one place, they are no longer unknown."""
    if p.unsure[seat] == 0 or p.unsure[seat] == size(p.unknown[seat]):
        p.unknown[seat] = 0
        p.unsure[seat] = 0


def renew(p: State, seat: i64, card: i64) -> None:
    """One card of the own discard pile into hand; which one stays hidden (H-034, HA-10)."""
    p.unknown[seat] |= p.discard[seat]
    p.unsure[seat] += 1
    p.discard[seat] &= ~(1 << card)
    p.hand[seat] |= 1 << card
    settle(p, seat)


def surely_in_hand(p: State, seat: i64) -> i64:
    """Cards that everybody knows to be in a seat's hand, the laid ones included."""
    return (p.hand[seat]) & ~p.unknown[seat]


def surely_discarded(p: State, seat: i64) -> i64:
    """Cards that everybody knows to be in a seat's discard pile."""
    return p.discard[seat] & ~p.unknown[seat] & ALL_CARDS
