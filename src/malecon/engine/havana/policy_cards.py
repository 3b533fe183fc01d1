"""Which two cards to have open: what they bring, what that buys, and when the turn comes."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.havana import actions
from malecon.engine.havana import policy_outlook as seen
from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.kinds import (
    ALL_CARDS,
    ARCHITECT,
    DEBRIS_CARD,
    DIGITS,
    NONE,
    TAX_COLLECTOR,
)
from malecon.engine.havana.policy_gains import weigh_all
from malecon.engine.havana.policy_mix import mixed, well_mixed
from malecon.engine.havana.policy_outlook import Outlook, goes_before, outlook
from malecon.engine.havana.policy_street import REPLACEMENT
from malecon.engine.havana.state import State
from malecon.engine.rng import Rng

LAST_CARD: Final = 3  # in hand: once it is laid, the discard pile comes back (H-030)


def lay_first(p: State, seat: i64, rng: Rng) -> i64:
    """Two of thirteen, one after the other (H-011)."""
    laid = p.laid[seat]
    look = outlook(p, seat)
    weigh_all(p, look, ALL_CARDS)
    best: i64 = NONE
    most: i64 = 0
    cards = ALL_CARDS & ~laid
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        score: i64 = weights.FIRST[card]
        score += pair(p, look, first(laid), card) if laid != 0 else look.worth[card]
        score = well_mixed(score, rng)
        if best == NONE or score > most:
            most = score
            best = card
    return actions.LAY + best


def cover(p: State, seat: i64, rng: Rng) -> i64:
    """The open card that makes room in the best of all pairs (H-028)."""
    hand = p.hand[seat]
    one = first(p.open[seat])
    two = first(p.open[seat] & ~(1 << one))
    look = outlook(p, seat)
    weigh_all(p, look, hand | p.open[seat])
    lose_one: i64 = weights.COVER[one]
    lose_two: i64 = weights.COVER[two]
    if size(hand) == LAST_CARD:  # it comes back at once
        lose_one = lose_two
    best = NONE
    most: i64 = 0
    while hand != 0:
        card = first(hand)
        hand &= hand - 1
        lay: i64 = weights.LAY[card]
        score = mixed(pair(p, look, two, card) + lay - lose_one, rng)
        if best == NONE or score > most:
            most = score
            best = one
        score = mixed(pair(p, look, one, card) + lay - lose_two, rng)
        if score > most:
            most = score
            best = two
    return actions.COVER + best


def lay(p: State, seat: i64, rng: Rng) -> i64:
    """The card that goes best with the one that stays open (H-028)."""
    hand = p.hand[seat]
    kept = first(p.open[seat] & ~(1 << p.covers[seat]))
    look = outlook(p, seat)
    weigh_all(p, look, hand | 1 << kept)
    best: i64 = NONE
    most: i64 = 0
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
    seats = look.seats
    found = look.worth[one] + look.worth[two]
    earlier: i64 = 0
    for other in range(p.box.seats):
        if other != look.seat:
            at = seen.SEAT * other
            chance = goes_before(look, at, low, high)
            seats[at + seen.BEFORE] = chance
            earlier += chance
            if seats[at + seen.DANGER] != 0:
                found -= weights.DANGER * chance * seats[at + seen.DANGER] >> 14
    found -= look.late * earlier >> 7
    if look.rivals[one] != 0:
        found -= contested(look, one)
    if look.rivals[two] != 0:
        found -= contested(look, two)
    if one == TAX_COLLECTOR or two == TAX_COLLECTOR:
        found += weights.TAXED * (128 * (p.box.seats - 1) - earlier) >> 7
    if look.reach == 0:
        return found
    has_architect = one == ARCHITECT or two == ARCHITECT
    return found + purchases(look, look.gain[one] + look.gain[two], has_architect)


def contested(look: Outlook, card: i64) -> i64:
    """What a card loses by others who use the same one before: half of it, debris all."""
    others = look.rivals[card]
    chance: i64 = 0
    for other in range(4):
        chance += look.seats[seen.SEAT * other + seen.BEFORE] * (others >> 8 * other & 255)
    chance >>= 7 if card == DEBRIS_CARD else 8
    return look.worth[card] * (chance if chance < 128 else 128) >> 7


def purchases(look: Outlook, gain: i64, has_architect: bool) -> i64:
    """What the pieces at hand and those that two cards bring may buy."""
    ends = look.ends
    best: i64 = 0
    every: i64 = 0
    for i in range(look.reach):
        at = seen.END * i
        short = still_short(look, at, gain)
        if ends[at + seen.ARCHITECT] != 0 and not has_architect:
            short += 1
        if short > 1:
            continue
        bargain = ends[at + seen.PROFIT]
        if short == 1:
            bargain = bargain * weights.NEARLY >> 7
        if ends[at + seen.THREATS] != 0:
            bargain = bargain * still_there(look, ends[at + seen.THREATS]) >> 7
        every += bargain
        if bargain > best:
            best = bargain
    return best + ((every - best) * weights.SECOND >> 7)


def still_short(look: Outlook, at: i64, gain: i64) -> i64:
    """How many pieces a building lacks after a gain, as in policy_street.shortfall()."""
    ends = look.ends
    short = ends[at + seen.SHORT]
    if short > 0:
        picked = gain >> 14 & 63
        short -= picked if picked < ends[at + seen.CENTRAL] else ends[at + seen.CENTRAL]
        robbed = gain >> 20 & 15
        short -= robbed if robbed < ends[at + seen.FOREIGN] else ends[at + seen.FOREIGN]
        if short < 0:
            short = 0
    rubble = ends[at + seen.RUBBLE] + (gain >> 24 & 63)
    if rubble < 0:
        short -= rubble
    elif short > 0 and rubble >= REPLACEMENT:
        short -= rubble // REPLACEMENT
        if short < 0:
            short = 0
    spare = ends[at + seen.SPARE] + (gain >> 4 & 1023)
    if spare < 0:
        short += (1 - spare) >> 1
    idle = ends[at + seen.IDLE] - (gain & 15)
    if idle > 0:
        if spare >= REPLACEMENT:
            idle -= spare // REPLACEMENT
            if idle < 0:
                idle = 0
        short += idle
    return short


def still_there(look: Outlook, threats: i64) -> i64:
    """How likely, of 128, nobody who goes before has bought a building."""
    left: i64 = 128
    for other in range(4):
        chance = threats >> 8 * other & 255
        if chance != 0:
            left -= chance * look.seats[seen.SEAT * other + seen.BEFORE] >> 7
    return left if left > 0 else 0
