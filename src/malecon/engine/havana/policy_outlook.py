"""The round to come as one seat sees it: what the street offers, who goes first, who may win."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import count
from malecon.engine.havana.hands import surely_in_hand
from malecon.engine.havana.kinds import ALL_CARDS, CARDS, DEBRIS, DIGITS, ENDS, NONE
from malecon.engine.havana.policy_street import (
    COLOURED_LANES,
    lacking,
    patience,
    profit,
    shortfall,
    threat,
    total,
)
from malecon.engine.havana.state import State
from malecon.engine.havana.street import at_end

# Of each building that may be in reach, so many numbers one after another:
PROFIT: Final = 0
SHORT: Final = 1  # coloured cubes that are lacking
CENTRAL: Final = 2  # of them, those that lie in the centre
FOREIGN: Final = 3  # of them, those that one other seat has
IDLE: Final = 4  # workers that are lacking
SPARE: Final = 5  # pesos beyond the price
RUBBLE: Final = 6  # debris beyond the price
ARCHITECT: Final = 7  # whether he is asked for
THREATS: Final = 8  # how likely each seat buys it, of 128, in lanes of eight bits
END: Final = 9

# Of each seat:
TALLY: Final = 0  # how many cards of its hand have a lower digit, in lanes of five bits
KEPT: Final = 1  # the digit that it keeps, or one of the two
OTHER: Final = 2  # the same, or the other of the two
PART: Final = 3  # what one card of its hand is, in 64ths of 1024
DANGER: Final = 4  # how likely, of 128, it wins on its turn
BEFORE: Final = 5  # how likely, of 128, it goes before
SEAT: Final = 6

IN_REACH: Final = 5  # a building that lacks more than this is none for the next round
# Where nothing lies open yet, a seat counts as if it had a 2 or a 4 there.
LOW_DIGIT: Final = 2
HIGH_DIGIT: Final = 4
# How many cards have a lower digit; the cards are in the order of their digits.
_BELOW: Final = bytes([0, 1, 2, 4, 6, 8, 9, 10, 11, 12, 13])
_TALLY_LANES: Final = 11

_NO_ENDS: Final = vec[i64]([0] * (ENDS * END))
_NO_SEATS: Final = vec[i64]([0] * (4 * SEAT))
_NO_CARDS: Final = vec[i64]([0] * CARDS)


class Outlook:
    """What a seat weighs before it lays a card."""

    def __init__(self, p: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.patient: i64 = patience(p)
        goods = total(p.cubes[seat] & COLOURED_LANES) + (p.pesos[seat] >> 1) + p.workers[seat]
        self.goods: i64 = goods  # what a thief can see
        self.late: i64 = weights.LATE + weights.EXPOSED * goods  # for each seat that goes before
        self.worst: i64 = 0  # the building that others most likely take, by points, in 128ths
        self.reach: i64 = 0  # how many buildings may be in reach
        self.ends: vec[i64] = _NO_ENDS[:]
        self.seats: vec[i64] = _NO_SEATS[:]
        self.gain: vec[i64] = _NO_CARDS[:]  # of each card: the pieces it may bring
        self.worth: vec[i64] = _NO_CARDS[:]  # and what they are worth
        self.rivals: vec[i64] = _NO_CARDS[:]  # how likely each other seat has it, too


def outlook(p: State, seat: i64) -> Outlook:
    """The round to come for a seat."""
    look = Outlook(p, seat)
    for other in range(p.box.seats):
        if other != seat:
            see_seat(p, look, other)
    for end in range(ENDS):
        building = at_end(p, end)
        if building != NONE:
            see_end(p, look, building)
    return look


def see_seat(p: State, look: Outlook, other: i64) -> None:
    """Which digits another seat may have open."""
    hand = surely_in_hand(p, other)
    if hand == 0:
        hand = ALL_CARDS
    tally: i64 = 0
    for digit in range(1, _TALLY_LANES):
        tally |= size(hand & (1 << _BELOW[digit]) - 1) << 5 * digit
    at = SEAT * other
    look.seats[at + TALLY] = tally
    look.seats[at + PART] = 65536 // size(hand)
    stays = p.open[other]
    if stays == 0:
        look.seats[at + KEPT] = LOW_DIGIT
        look.seats[at + OTHER] = HIGH_DIGIT
        return
    if p.covers[other] != NONE:
        stays &= ~(1 << p.covers[other])
    look.seats[at + KEPT] = DIGITS[first(stays)]
    stays = stays & (stays - 1) if stays & (stays - 1) else stays
    look.seats[at + OTHER] = DIGITS[first(stays)]


def see_end(p: State, look: Outlook, building: i64) -> None:
    """A building at an end: who else may take it, what I lack for it, and where that is."""
    seat = look.seat
    printed = p.box.components
    points: i64 = printed.points[building]
    threats: i64 = 0
    likely: i64 = 0
    stop: i64 = 0
    for other in range(p.box.seats):
        if other != seat:
            chance = threat(p, other, building)
            if chance > 0:
                threats |= chance << 8 * other
                likely += chance
                if p.points[other] + points >= p.box.target:
                    stop += chance
                    if chance > look.seats[SEAT * other + DANGER]:
                        look.seats[SEAT * other + DANGER] = chance
    if likely * points > look.worst:
        look.worst = likely * points
    cubes = p.cubes[seat]
    if shortfall(p, building, cubes, p.pesos[seat], p.workers[seat]) > IN_REACH:
        return
    gain = profit(p, seat, building, look.patient) + (weights.STOP * stop >> 7)
    if gain <= 0:
        return
    at = END * look.reach
    look.reach += 1
    ends = look.ends
    lack = lacking(cubes, p.box.rows[building])
    short = total(lack)
    ends[at + PROFIT] = gain
    ends[at + SHORT] = short
    if short > 0:
        ends[at + CENTRAL] = short - total(lacking(p.centre, lack))
        ends[at + FOREIGN] = foreign(p, seat, lack, short)
    ends[at + IDLE] = printed.workers[building] - p.workers[seat]
    ends[at + SPARE] = p.pesos[seat] - printed.pesos[building]
    ends[at + RUBBLE] = count(cubes, DEBRIS) - p.box.price(building, DEBRIS)
    ends[at + ARCHITECT] = printed.architect[building]
    ends[at + THREATS] = threats


def foreign(p: State, seat: i64, lack: i64, short: i64) -> i64:
    """How many of the cubes that I lack the best provided other seat has."""
    most: i64 = 0
    for other in range(p.box.seats):
        if other != seat:
            found = short - total(lacking(p.cubes[other], lack))
            if found > most:
                most = found
    return most


def goes_before(look: Outlook, at: i64, low: i64, high: i64) -> i64:
    """How likely, of 128, a seat has a lower number than the one of two digits."""
    tally = look.seats[at + TALLY]
    n = tally >> 5 * bound(look.seats[at + KEPT], low, high) & 31
    n += tally >> 5 * bound(look.seats[at + OTHER], low, high) & 31
    return n * look.seats[at + PART] >> 10


def bound(kept: i64, low: i64, high: i64) -> i64:
    """Below which digit a card makes, with a digit that stays, less than the number low, high."""
    if kept < low:
        return _TALLY_LANES - 1
    if kept == low:
        return high
    return low + 1 if kept < high else low
