"""What each of the thirteen cards may bring in the round to come, and what that is worth."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import count, every
from malecon.engine.havana.hands import surely_in_hand
from malecon.engine.havana.kinds import (
    ARCHITECT,
    BLACK_MARKET,
    CONSERVATION,
    DEBRIS,
    DEBRIS_CARD,
    MAMA,
    MATERIAL_THIEF,
    NONE,
    PESO_THIEF,
    PESOS,
    PROTECTION,
    RENEWAL,
    TAX_COLLECTOR,
    WORKER,
)
from malecon.engine.havana.policy_outlook import Outlook
from malecon.engine.havana.policy_street import COLOURED_LANES, total
from malecon.engine.havana.state import State

# What cards bring, in lanes that add up: workers, pesos, cubes of the centre, of others, debris.
HIRED: Final = 1
EARNED: Final = 1 << 4
PICKED: Final = 1 << 14
ROBBED: Final = 1 << 20
SWEPT: Final = 1 << 24
_MOST_EARNED: Final = 400
_MOST_CUBES: Final = 31

SURE: Final = 128  # of 128
MAYBE: Final = 64
HARDLY: Final = 20
_CONTESTED: Final = 1 << DEBRIS_CARD | 1 << WORKER | 1 << BLACK_MARKET | 1 << PESOS | 1 << MAMA
_THIEVES: Final = 1 << PESO_THIEF | 1 << MATERIAL_THIEF | 1 << TAX_COLLECTOR


def weigh_all(p: State, look: Outlook, cards: i64) -> None:
    """Weigh each card of a set."""
    shown: i64 = 0
    for other in range(p.box.seats):
        if other != look.seat:
            shown |= p.open[other]
    shown &= _CONTESTED
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            weigh(p, look, card)
            if shown >> card & 1:
                look.rivals[card] = rivals(p, look.seat, card)
        cards >>= 1
        card += 1


def weigh(p: State, look: Outlook, card: i64) -> None:
    """What a card may bring, and what that is worth."""
    gain: i64 = 0
    worth: i64 = 0
    n: i64
    if card == WORKER:
        n = at_most(2, p.supply_workers)
        gain = n * HIRED
        worth = n * weights.WORKER
    elif card == ARCHITECT:
        gain = HIRED if p.supply_workers > 0 else 0
        worth = gain * weights.WORKER
    elif card == PESOS:
        n = (p.centre_pesos + 1) >> 1
        gain = at_most(n, _MOST_EARNED) * EARNED
        worth = n * weights.PESO
    elif card == MAMA:
        n = at_most((total(p.centre & COLOURED_LANES) + 1) >> 1, _MOST_CUBES)
        debris = at_most((count(p.centre, DEBRIS) + 1) >> 1, _MOST_CUBES)
        gain = n * PICKED + debris * SWEPT
        worth = n * weights.CUBE + debris * weights.DEBRIS
    elif card == DEBRIS_CARD:
        n = at_most(count(p.centre, DEBRIS), _MOST_CUBES)
        gain = n * SWEPT
        worth = n * weights.DEBRIS
    elif card == BLACK_MARKET:
        worth = black_worth(p)
    elif card == PESO_THIEF:
        n = at_most(loot_of_pesos(p, look.seat), _MOST_EARNED)
        gain = n * EARNED
        worth = n * weights.PESO * weights.ROBBED >> 7
    elif card == MATERIAL_THIEF:
        n = loot_of_cubes(p, look.seat)
        gain = n * ROBBED
        worth = n * weights.CUBE * weights.ROBBED >> 7
    elif card == TAX_COLLECTOR:
        gain = EARNED
        worth = weights.PESO
    else:
        look.worth[card] = still_worth(p, look, card)
        return
    look.gain[card] = gain
    look.worth[card] = worth * look.patient >> 7


def still_worth(p: State, look: Outlook, card: i64) -> i64:
    """What a card is worth that brings no pieces."""
    if card == CONSERVATION:
        return weights.DENIED * look.worst >> 7
    if card == PROTECTION:
        return weights.SAFE * thieves(p, look.seat) * at_most(look.goods, 8) >> 9
    if card == RENEWAL and p.discard[look.seat] != 0:
        return weights.RENEWED
    return 0


def at_most(n: i64, most: i64) -> i64:
    """The smaller one."""
    return n if n < most else most


def rivals(p: State, seat: i64, card: i64) -> i64:
    """How likely each other seat keeps a card open, of 128, in lanes of eight bits."""
    found: i64 = 0
    for other in range(p.box.seats):
        if p.open[other] >> card & 1 and other != seat:
            covered = p.covers[other]
            if covered == NONE:
                found |= MAYBE << 8 * other
            elif covered != card:
                found |= SURE << 8 * other
    return found


def black_worth(p: State) -> i64:
    """Two cubes from the bag, as good as the bag is."""
    inside = every(p.bag)
    if inside == 0:
        return 0
    fine = total(p.bag & COLOURED_LANES)
    return 2 * (fine * weights.CUBE + (inside - fine) * weights.DEBRIS) // inside


def is_safe(p: State, seat: i64) -> bool:
    """Whether a seat surely keeps its Protection."""
    covered = p.covers[seat]
    return p.is_protected(seat) and covered != NONE and covered != PROTECTION


def loot_of_pesos(p: State, seat: i64) -> i64:
    """The most that the peso thief could take."""
    most: i64 = 0
    for other in range(p.box.seats):
        if other != seat and p.pesos[other] > most and not is_safe(p, other):
            most = p.pesos[other]
    return most >> 1


def loot_of_cubes(p: State, seat: i64) -> i64:
    """The most coloured cubes that the material thief could take."""
    most: i64 = 0
    for other in range(p.box.seats):
        if other != seat and not is_safe(p, other):
            n = total(p.cubes[other] & COLOURED_LANES)
            if n > most:
                most = n
    return 2 if most > 3 else at_most(most, 1)


def thieves(p: State, seat: i64) -> i64:
    """How many thieves and tax collectors may be about, in 128ths."""
    found: i64 = 0
    for other in range(p.box.seats):
        if other == seat:
            continue
        if p.open[other] & _THIEVES:
            found += MAYBE if p.covers[other] == NONE else SURE
        if surely_in_hand(p, other) & _THIEVES:
            found += HARDLY
    return found
