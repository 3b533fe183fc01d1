"""Which two cards to have open: what they bring, what that buys, and when the turn comes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.havana import actions
from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import count
from malecon.engine.havana.hands import REFRESH, surely_in_hand
from malecon.engine.havana.kinds import (
    ALL_CARDS,
    ARCHITECT,
    CARDS,
    DEBRIS,
    DIGITS,
    ENDS,
    NONE,
    TAX_COLLECTOR,
)
from malecon.engine.havana.policy_mix import mixed
from malecon.engine.havana.policy_outlook import Outlook, outlook
from malecon.engine.havana.state import State
from malecon.engine.havana.street import REPLACEMENT
from malecon.engine.rng import Rng

# How many cards have a lower digit; the cards are in the order of their digits.
BELOW: Final = bytes([0, 1, 2, 4, 6, 8, 9, 10, 11, 12, 13, 13])
# Where nothing lies open yet, a seat counts as if it had a 2 or a 4 there.
LOW_DIGIT: Final = 2
HIGH_DIGIT: Final = 4


def lay_first(p: State, seat: i64, rng: Rng) -> i64:
    """Two of thirteen, one after the other (H-011)."""
    laid = p.laid[seat]
    look = outlook(p, seat, ALL_CARDS)
    best: i64 = -1
    most: i64 = 0
    for one in range(CARDS):
        if laid != 0 and laid >> one & 1 == 0:
            continue
        for two in range(CARDS):
            if two == one or (laid == 0 and two < one):
                continue
            score = mixed(pair(p, look, one, two) + weights.LAY[one] + weights.LAY[two], rng)
            if best < 0 or score > most:
                most = score
                best = two
    return actions.LAY + best


def cover(p: State, seat: i64, rng: Rng) -> i64:
    """The open card that makes room in the best of all pairs (H-028)."""
    open_cards = p.open[seat]
    one = first(open_cards)
    two = first(open_cards & (open_cards - 1))
    look = outlook(p, seat, p.hand[seat] | open_cards)
    lose_one: i64 = weights.COVER[one]
    lose_two: i64 = weights.COVER[two]
    if size(p.hand[seat]) == REFRESH + 1:  # it comes back at once
        lose_one = lose_two
    best = one
    most: i64 = 0
    found = False
    hand = p.hand[seat]
    while hand != 0:
        card = first(hand)
        hand &= hand - 1
        lay: i64 = weights.LAY[card]
        score = mixed(pair(p, look, two, card) + lay - lose_one, rng)
        if not found or score > most:
            most = score
            best = one
        score = mixed(pair(p, look, one, card) + lay - lose_two, rng)
        if score > most:
            most = score
            best = two
        found = True
    return actions.COVER + best


def lay(p: State, seat: i64, rng: Rng) -> i64:
    """The card that goes best with the one that stays open (H-028)."""
    kept = first(p.open[seat] & ~(1 << p.covers[seat]))
    look = outlook(p, seat, p.hand[seat] | 1 << kept)
    best: i64 = NONE
    most: i64 = 0
    hand = p.hand[seat]
    while hand != 0:
        card = first(hand)
        hand &= hand - 1
        score = mixed(pair(p, look, kept, card) + weights.LAY[card], rng)
        if best == NONE or score > most:
            most = score
            best = card
    return actions.LAY + best


def pair(p: State, look: Outlook, one: i64, two: i64) -> i64:
    """What two open cards promise, all in all."""
    low: i64 = DIGITS[one]
    high: i64 = DIGITS[two]
    if low > high:
        low, high = high, low
    before = vec[i64]([0, 0, 0, 0])
    seats = p.box.seats
    earlier: i64 = 0
    for other in range(seats):
        if other != look.seat:
            before[other] = goes_before(p, other, look.seat, low, high)
            earlier += before[other]
    found = look.worth[one] + look.worth[two] - (look.late * earlier >> 7)
    if one == TAX_COLLECTOR or two == TAX_COLLECTOR:
        found += weights.TAXED * (128 * (seats - 1) - earlier) >> 7
    return found + purchases(p, look, look.gain[one] + look.gain[two], one, two, before)


def goes_before(p: State, other: i64, seat: i64, low: i64, high: i64) -> i64:
    """How likely, of 128, another seat has the lower number, or the same and the right of way."""
    if p.points[other] < p.points[seat]:  # H-018, as far as that goes
        high += 1
    hand = surely_in_hand(p, other)
    if hand == 0:
        hand = ALL_CARDS
    stays = p.open[other]
    n: i64
    if stays == 0:
        n = lower(hand, LOW_DIGIT, low, high) + lower(hand, HIGH_DIGIT, low, high)
    elif p.covers[other] == NONE:
        n = lower(hand, DIGITS[first(stays)], low, high)
        n += lower(hand, DIGITS[first(stays & (stays - 1))], low, high)
    else:
        n = 2 * lower(hand, DIGITS[first(stays & ~(1 << p.covers[other]))], low, high)
    return 64 * n // size(hand)


def lower(hand: i64, kept: i64, low: i64, high: i64) -> i64:
    """How many cards of a hand make, with a digit that stays, less than the number low, high."""
    if kept < low:
        return size(hand)
    below: i64
    if kept == low:
        below = BELOW[high]
    elif kept < high:
        below = BELOW[low + 1]
    else:
        below = BELOW[low]
    return size(hand & (1 << below) - 1)


def purchases(p: State, look: Outlook, gain: i64, one: i64, two: i64, before: vec[i64]) -> i64:
    """What the pieces at hand and those that two cards bring may buy."""
    seat = look.seat
    workers = p.workers[seat] + (gain & 15)
    pesos = p.pesos[seat] + (gain >> 4 & 1023)
    debris = count(p.cubes[seat], DEBRIS) + (gain >> 24 & 63)
    best: i64 = 0
    every: i64 = 0
    for end in range(ENDS):
        building = look.building[end]
        if building == NONE or look.profit[end] <= 0:
            continue
        short = look.short[end]
        if short > 0:
            picked = gain >> 14 & 63
            short -= picked if picked < look.central[end] else look.central[end]
            robbed = gain >> 20 & 15
            short -= robbed if robbed < look.foreign[end] else look.foreign[end]
        short = remaining(p, building, short, debris, pesos, workers)
        if p.box.components.architect[building] and one != ARCHITECT and two != ARCHITECT:
            short += 1
        if short > 1:
            continue
        bargain = look.profit[end]
        if short == 1:
            bargain = bargain * weights.NEARLY >> 7
        left: i64 = 128
        for other in range(p.box.seats):
            left -= before[other] * look.threats[4 * other + end] >> 7
        if left <= 0:
            continue
        bargain = bargain * left >> 7
        every += bargain
        if bargain > best:
            best = bargain
    return best + ((every - best) * weights.SECOND >> 7)


def remaining(p: State, building: i64, short: i64, debris: i64, pesos: i64, workers: i64) -> i64:
    """How many pieces are still lacking, as in policy_street.shortfall()."""
    printed = p.box.components
    if short < 0:
        short = 0
    debris -= p.box.price(building, DEBRIS)
    if debris < 0:
        short -= debris
    elif short > 0 and debris >= REPLACEMENT:
        short -= debris // REPLACEMENT
        if short < 0:
            short = 0
    spare = pesos - printed.pesos[building]
    if spare < 0:
        short += (1 - spare) >> 1
    idle: i64 = printed.workers[building] - workers
    if idle > 0:
        if spare >= REPLACEMENT:
            idle -= spare // REPLACEMENT
            if idle < 0:
                idle = 0
        short += idle
    return short
