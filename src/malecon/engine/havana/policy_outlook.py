"""The round to come as one seat sees it: what the street offers, what each card may bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import coloured, count, every
from malecon.engine.havana.hands import surely_in_hand
from malecon.engine.havana.kinds import (
    ARCHITECT,
    BLACK_MARKET,
    CONSERVATION,
    DEBRIS,
    DEBRIS_CARD,
    ENDS,
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
from malecon.engine.havana.policy_street import (
    COLOURED_LANES,
    lacking,
    patience,
    profit,
    threat,
    total,
)
from malecon.engine.havana.state import State
from malecon.engine.havana.street import at_end

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
HARDLY: Final = 10


class Outlook:
    """What a seat weighs before it lays a card."""

    def __init__(self, p: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.patient: i64 = patience(p)
        goods = coloured(p.cubes[seat]) + (p.pesos[seat] >> 1) + p.workers[seat]
        self.late: i64 = weights.LATE + weights.EXPOSED * goods  # for each seat that goes before
        self.goods: i64 = goods
        # of each end of the street
        self.building: vec[i64] = vec[i64]([NONE, NONE, NONE, NONE])
        self.profit: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.short: vec[i64] = vec[i64]([0, 0, 0, 0])  # coloured cubes that are lacking
        self.central: vec[i64] = vec[i64]([0, 0, 0, 0])  # of them, those that lie in the centre
        self.foreign: vec[i64] = vec[i64]([0, 0, 0, 0])  # of them, those that one other seat has
        # of each seat and end, of 128: whether it buys there
        self.threats: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        # of each card
        self.gain: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        self.worth: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])


def outlook(p: State, seat: i64, cards: i64) -> Outlook:
    """The round to come for a seat that may have these cards open in it."""
    look = Outlook(p, seat)
    for end in range(ENDS):
        building = at_end(p, end)
        if building != NONE:
            see_end(p, look, end, building)
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            weigh(p, look, card)
        cards >>= 1
        card += 1
    return look


def see_end(p: State, look: Outlook, end: i64, building: i64) -> None:
    """A building at an end: what I lack for it, where that is, who else may take it."""
    seat = look.seat
    lack = lacking(p.cubes[seat], p.box.rows[building])
    short = total(lack)
    look.building[end] = building
    look.profit[end] = profit(p, seat, building, look.patient)
    look.short[end] = short
    if short > 0:
        look.central[end] = short - total(lacking(p.centre, lack))
    for other in range(p.box.seats):
        if other == seat:
            continue
        look.threats[4 * other + end] = threat(p, other, building)
        if short > 0:
            found = short - total(lacking(p.cubes[other], lack))
            if found > look.foreign[end]:
                look.foreign[end] = found


def keeps(p: State, seat: i64, card: i64) -> i64:
    """How likely, of 128, another seat has a card open in the round to come."""
    if p.open[seat] >> card & 1:
        covered = p.covers[seat]
        if covered == NONE:
            return MAYBE
        return SURE if covered != card else 0
    return HARDLY if surely_in_hand(p, seat) >> card & 1 else 0


def rivals(p: State, seat: i64, card: i64) -> i64:
    """How many other seats may have a card open, in 128ths."""
    found: i64 = 0
    for other in range(p.box.seats):
        if other != seat:
            found += keeps(p, other, card)
    return found


def is_safe(p: State, seat: i64) -> bool:
    """Whether a seat surely keeps its Protection."""
    return p.open[seat] >> PROTECTION & 1 == 1 and p.covers[seat] not in (NONE, PROTECTION)


def weigh(p: State, look: Outlook, card: i64) -> None:
    """What a card may bring in the round to come, and what that is worth."""
    seat = look.seat
    gain: i64 = 0
    worth: i64 = 0
    if card == WORKER:
        others = rivals(p, seat, WORKER)
        n: i64 = 2 if others < MAYBE else 1
        if n > p.supply_workers:
            n = p.supply_workers
        gain = n * HIRED
        worth = n * weights.WORKER
    elif card == ARCHITECT:
        gain = HIRED if p.supply_workers > 0 else 0
        worth = gain * weights.WORKER
    elif card == PESOS:
        n = shared((p.centre_pesos + 1) >> 1, rivals(p, seat, PESOS))
        gain = at_most(n, _MOST_EARNED) * EARNED
        worth = n * weights.PESO
    elif card == MAMA:
        others = rivals(p, seat, MAMA)
        n = at_most(shared((total(p.centre & COLOURED_LANES) + 1) >> 1, others), _MOST_CUBES)
        debris = at_most(shared((count(p.centre, DEBRIS) + 1) >> 1, others), _MOST_CUBES)
        gain = n * PICKED + debris * SWEPT
        worth = n * weights.CUBE + debris * weights.DEBRIS
    elif card == DEBRIS_CARD:
        n = at_most(shared(count(p.centre, DEBRIS), rivals(p, seat, DEBRIS_CARD)), _MOST_CUBES)
        gain = n * SWEPT
        worth = n * weights.DEBRIS
    elif card == BLACK_MARKET:
        worth = black_worth(p, seat)
    elif card == PESO_THIEF:
        n = at_most(loot_of_pesos(p, seat), _MOST_EARNED)
        gain = n * EARNED
        worth = n * weights.PESO * weights.ROBBED >> 7
    elif card == MATERIAL_THIEF:
        n = loot_of_cubes(p, seat)
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
        return weights.DENIED * worst_threat(p, look) >> 7
    if card == PROTECTION:
        return weights.SAFE * thieves(p, look.seat) * at_most(look.goods, 8) >> 9
    if card == RENEWAL and p.discard[look.seat] != 0:
        return weights.RENEWED
    return 0


def at_most(n: i64, most: i64) -> i64:
    """The smaller one."""
    return n if n < most else most


def shared(n: i64, others: i64) -> i64:
    """What is left on average when others, counted in 128ths, may have taken their part first."""
    return n * (384 - others) // 384 if others < 256 else n // 3


def black_worth(p: State, seat: i64) -> i64:
    """Two cubes from the bag for the first, else one, as good as the bag is."""
    inside = every(p.bag)
    if inside == 0:
        return 0
    fine = total(p.bag & COLOURED_LANES)
    each = (fine * weights.CUBE + (inside - fine) * weights.DEBRIS) // inside
    return each * (256 - at_most(rivals(p, seat, BLACK_MARKET) >> 1, 128)) >> 7


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
    found = rivals(p, seat, PESO_THIEF) + rivals(p, seat, MATERIAL_THIEF)
    return found + rivals(p, seat, TAX_COLLECTOR)


def worst_threat(p: State, look: Outlook) -> i64:
    """The building that others most likely take, by its points, in 128ths."""
    worst: i64 = 0
    for end in range(ENDS):
        building = look.building[end]
        if building == NONE:
            continue
        likely: i64 = 0
        for other in range(p.box.seats):
            likely += look.threats[4 * other + end]
        points: i64 = p.box.components.points[building]
        if likely * points > worst:
            worst = likely * points
    return worst
