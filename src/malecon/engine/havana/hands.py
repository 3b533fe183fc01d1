"""Cards: numbers and order, the reveal, and what others can know of a hand (H-011 on)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import bit, first, nth, size
from malecon.engine.havana import reasons, tell
from malecon.engine.havana.cubes import coloured, count
from malecon.engine.havana.kinds import ALL_CARDS, CARDS, DEBRIS, DIGITS, NONE
from malecon.engine.havana.paragraphs import H_011, H_012, H_014, H_018, H_029, H_030
from malecon.engine.havana.state import State
from malecon.engine.rng import Rng

MOST_PESOS: Final = 1 << 14  # more than a seat can ever have
OPEN: Final = 2  # cards that lie open before a seat (H-011)
REFRESH: Final = 2  # cards in hand at which the discard pile comes back (H-030)
MOST_PILES: Final = 4  # kept of those that Renewal took from
COUNT: Final = 4  # bits of a number of cards
COUNTED: Final = (1 << COUNT) - 1


def number(p: State, seat: i64) -> i64:
    """The number of the open cards."""
    return number_of(p.open[seat])


def number_of(cards: i64) -> i64:
    """The smaller of the two numbers that the digits of two cards make (H-012)."""
    one: i64 = DIGITS[first(cards)]
    two: i64 = DIGITS[first(cards & (cards - 1))]
    return 10 * one + two if one < two else 10 * two + one


def layable(p: State, seat: i64) -> i64:
    """The cards in hand that are not laid yet (H-011, H-028)."""
    return p.hand[seat] & ~p.laid[seat]


def check_lay(p: State, seat: i64, card: i64) -> i64:
    """A card that can be laid."""
    if layable(p, seat) >> card & 1:
        return reasons.ALLOWED
    return reasons.SAME_CARD if p.laid[seat] >> card & 1 else reasons.NOT_IN_HAND


def doable(p: State, seat: i64) -> i64:
    """The open cards that are not carried out yet (H-015)."""
    return p.open[seat] & ~p.carried


def check_do(p: State, seat: i64, card: i64) -> i64:
    """A card that can be carried out."""
    if doable(p, seat) >> card & 1:
        return reasons.ALLOWED
    return reasons.ALREADY_DONE if p.carried >> card & 1 else reasons.NOT_OPEN


def check_cover(p: State, seat: i64, card: i64) -> i64:
    """An open card (H-028)."""
    return reasons.ALLOWED if p.open[seat] >> card & 1 else reasons.NOTHING_TO_COVER


def has_covered(p: State, seat: i64) -> bool:
    """Whether a seat has chosen the card that its new one lies on."""
    return p.covers[seat] != NONE


def check_renew(p: State, seat: i64, card: i64) -> i64:
    """A card of the own discard pile (H-034)."""
    return reasons.ALLOWED if p.discard[seat] >> card & 1 else reasons.NOT_DISCARDED


def open_next(p: State, seat: i64, laid: i64) -> i64:
    """What will lie open when these cards are revealed: the covered one is gone (H-011, H-029)."""
    covered: i64 = 1 << p.covers[seat] if p.covers[seat] != NONE else 0
    return p.open[seat] & ~covered | laid


def standing(p: State, seat: i64) -> i64:
    """Lower for who goes first: number, points, coloured cubes, pesos, workers, debris, at last
    the youngest, each in digits of its own (H-014, H-018, HA-02)."""
    stand = number_of(p.open[seat]) * 128 + p.points[seat]
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
            p.tell(tell.NUMBER, seat, NONE, number(p, seat), NONE, NONE, H_012)
            before = place > 0 and number(p, p.at_place(place - 1)) == number(p, seat)
            p.tell(tell.ORDER, seat, NONE, place + 1, NONE, NONE, H_018 if before else H_014)


def reveal(p: State) -> None:
    """All new cards at once; covered ones go to the discard piles (H-011, H-029)."""
    for seat in range(p.box.seats):
        cards = p.laid[seat]
        p.laid[seat] = 0
        p.hand[seat] &= ~cards
        p.open[seat] = open_next(p, seat, cards)
        if p.covers[seat] != NONE:
            p.discard[seat] |= 1 << p.covers[seat]
        learn(p, seat, cards)
        if p.telling:
            for card in range(CARDS):
                if cards >> card & 1:
                    p.tell(tell.REVEALED, seat, card, 1, NONE, NONE, H_029 if p.round else H_011)
            if p.covers[seat] != NONE:
                p.tell(tell.COVERED, seat, p.covers[seat], 1, NONE, NONE, H_029)
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
    p.piles[seat] = 0
    p.at_least[seat] = 0
    p.tell(tell.REFRESHED, seat, NONE, size(p.hand[seat]), NONE, NONE, H_030)


# What others know of a hand since its last refresh. Renewal hides which card it takes, and may be
# carried out any number of times in between, yet meanwhile what it can have taken only grows: what
# one Renewal left behind the next finds again. So the hands that fit all that was seen are those
# with `unsure` of the unknown cards and, of each pile in `piles`, at least so many as were taken.
# A pile is kept only while it rules out something: the least of it in hand and the most of it that
# is discarded are both one or more, and both grow from each pile to the next and to all unknown
# cards. Then no unknown card is sure, and eleven cards have room for four piles.


def pile(p: State, seat: i64, at: i64) -> i64:
    """Unknown cards of a pile that Renewal took from, the latest at 0; none if there is none."""
    return p.piles[seat] >> CARDS * at & ALL_CARDS


def least(p: State, seat: i64, at: i64) -> i64:
    """How many of such a pile are in hand at least."""
    return p.at_least[seat] >> COUNT * at & COUNTED


def renew(p: State, seat: i64, card: i64) -> None:
    """One card of the own discard pile into hand; which one stays hidden (H-034, HA-10)."""
    sure = surely_discarded(p, seat)
    if p.unknown[seat] != 0 and size(sure) > 1:
        keep(p, seat, p.unknown[seat], p.unsure[seat])  # before others join them
    p.unknown[seat] |= sure
    p.unsure[seat] += 1
    p.discard[seat] &= ~(1 << card)
    p.hand[seat] |= 1 << card
    discarded = size(p.unknown[seat]) - p.unsure[seat]
    if discarded == 0:
        p.unknown[seat] = 0
        p.unsure[seat] = 0
    elif size(pile(p, seat, 0)) - least(p, seat, 0) == discarded:
        forget(p, seat, 0)


def learn(p: State, seat: i64, cards: i64) -> None:
    """A card shown from the hand: others now know where it was."""
    shown = p.unknown[seat] & cards
    if shown == 0:
        return
    p.unknown[seat] &= ~shown
    p.unsure[seat] -= 1
    at: i64 = 0
    while pile(p, seat, at) & shown != 0:
        p.piles[seat] -= shown << CARDS * at
        p.at_least[seat] -= bit(COUNT * at)
        at += 1
    if at > 0:
        if least(p, seat, at - 1) == least(p, seat, at):
            forget(p, seat, at - 1)
    elif p.unsure[seat] == least(p, seat, 0):
        p.unknown[seat] = pile(p, seat, 0)  # the others are discarded
        forget(p, seat, 0)


def keep(p: State, seat: i64, cards: i64, n: i64) -> None:
    """Remember that of these cards at least n are in hand; the latest pile holds all earlier."""
    p.piles[seat] = p.piles[seat] << CARDS | cards
    p.at_least[seat] = p.at_least[seat] << COUNT | n


def forget(p: State, seat: i64, at: i64) -> None:
    """A pile says no more than those around it."""
    p.piles[seat] = without(p.piles[seat], CARDS, at)
    p.at_least[seat] = without(p.at_least[seat], COUNT, at)


def without(row: i64, width: i64, at: i64) -> i64:
    """A row of numbers of so many bits each, one of them left out."""
    later = row & bit(width * at) - 1
    return row >> width * (at + 1) << width * at | later


def can_be_hand(p: State, seat: i64, cards: i64) -> bool:
    """Whether as many unknown cards as are in hand can be just these, by all that was seen."""
    at: i64 = 0
    while pile(p, seat, at) != 0:
        if size(cards & pile(p, seat, at)) < least(p, seat, at):
            return False
        at += 1
    return True


def guessed(p: State, seat: i64, rng: Rng) -> i64:
    """Unknown cards that can be in hand, all such sets alike; at least one try in 15 succeeds."""
    cards = chosen_from(p.unknown[seat], p.unsure[seat], rng)
    while not can_be_hand(p, seat, cards):
        cards = chosen_from(p.unknown[seat], p.unsure[seat], rng)
    return cards


def chosen_from(members: i64, n: i64, rng: Rng) -> i64:
    """A random subset of n members."""
    found: i64 = 0
    for _ in range(n):
        member: i64 = 1 << nth(members, rng.below(size(members)))
        found |= member
        members &= ~member
    return found


def surely_in_hand(p: State, seat: i64) -> i64:
    """Cards that everybody knows to be in a seat's hand, the laid ones included."""
    return p.hand[seat] & ~p.unknown[seat]


def surely_discarded(p: State, seat: i64) -> i64:
    """Cards that everybody knows to be in a seat's discard pile."""
    return p.discard[seat] & ~p.unknown[seat]
