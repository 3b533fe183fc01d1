"""What pieces and pesos are worth to a seat just now, in twentieths of a point.

The worths of the eight kinds come as one number, seven bits to a kind (worth_of takes them out).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import bit, lane
from malecon.engine.cuba import laws
from malecon.engine.cuba.kinds import (
    ARCHITECT,
    CIGARS,
    CITRUS,
    FOREMAN,
    MAYOR,
    MERCHANT,
    NONE,
    RUM,
    SUGAR,
    TOBACCO,
    WATER,
    WORKER,
)
from malecon.engine.cuba.policy_berths import LAST_DOCK, berths, count, free_for, target_dock
from malecon.engine.cuba.scoring import tax_due
from malecon.engine.cuba.state import STORED, State
from malecon.engine.cuba.tiles import (
    CEMENT_FACTORY,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    DISTILLERY,
    GOLF_COURSE,
    RUM_CAFE,
    SAWMILL,
    SECOND_CIGAR_FACTORY,
    SECOND_DISTILLERY,
    STOREHOUSE,
    WAREHOUSE,
)

POINT: Final = 20
ROUNDS: Final = 6
MOST: Final = 127  # what seven bits hold

# A material by kind and by how many of it are there already (0, 1, 2, 3 or more).
MATERIAL: Final = bytes([9, 11, 7, 5, 15, 9, 6, 3, 18, 12, 14, 8])
# How much of that is left by rounds to come (0 to 6), in sixteenths; before the architect and
# after him.
WITH_ARCHITECT: Final = bytes([8, 12, 17, 11, 22, 33, 26])
NO_ARCHITECT: Final = bytes([2, 8, 13, 15, 16, 13, 16])
# A water still to be turned into a product by the worker.
WATERING: Final = 16
# A material for the sawmill, the cement factory or the golf course: of this round, of the next.
MILLED: Final = 10
MILLED_LATER: Final = 8
# Cargo for this round's mayor per point of the dock: on the ship he will load, on another one.
SHIP_PULL: Final = bytes([10, 8])
# Cargo kept for the next round by the dock where its ship will lie then (0: no ship wants it).
AHEAD: Final = bytes([11, 16, 18, 18])
# How much of that is left while a product still must be stored, in sixteenths.
STORING: Final = 19
# Goods for the own café, of this round and of the next; a product for the own factory, in
# sixteenths of the goods' worth.
CAFE: Final = 38
CAFE_LATER: Final = 18
FACTORY: Final = 11
# Meeting the levy in force, and the one proposed, per piece asked.
LEVY_IN_FORCE: Final = 25
LEVY_PROPOSED: Final = 22
LEVY_ALONE: Final = 38
# What the merchant's sale adds to cargo that has no better use.
SALE: Final = 6
# A peso that helps to pay this round's tax; one for the taxes to come; one beyond, by rounds.
PESO_SHORT: Final = 15
PESO_SOME: Final = bytes([3, 9, 8, 9, 10, 13, 7])
PESO_MUCH: Final = bytes([1, 5, 7, 7, 6, 6, 6])
TAX_AHEAD: Final = 4

# Where wood, stone and water become points.
MILL: Final = bytes([SAWMILL, CEMENT_FACTORY, GOLF_COURSE])
# By law from LEVY_CITRUS on: one for each kind that the levy takes, and how many pieces it takes.
LEVY_LANES: Final = vec[i64](
    [bit(21), bit(28), bit(35), bit(14), 1 + bit(7) + bit(14), bit(21) + bit(28) + bit(35)]
)
LEVY_PIECES: Final = bytes([1, 1, 1, 1, 2, 2])


def worth_of(worths: i64, kind: i64) -> i64:
    """The worth of one kind."""
    return worths >> 7 * kind & 127


def to_come(p: State, seat: i64) -> i64:
    """The cards that a seat can still play in this round."""
    hand = p.hand[seat]
    if p.fifth[seat] != NONE:
        return hand & ~(1 << p.fifth[seat])
    return hand if hand & (hand - 1) != 0 else 0


def rounds_to_come(p: State) -> i64:
    """Rounds after this one."""
    return ROUNDS - p.round


def can_store(p: State, seat: i64, coming: i64) -> bool:
    """Whether products of the yard can still be saved in this round."""
    if coming >> FOREMAN & 1:
        return True
    stores: i64 = 1 << WAREHOUSE | 1 << STOREHOUSE
    return p.seat == seat and p.reach & ~p.used & stores != 0


def worths(p: State, seat: i64, stock: i64, spare: i64) -> i64:
    """What a unit of each kind is worth besides this stock; with spare 1, one out of it."""
    return worths_with(p, seat, stock, spare, to_come(p, seat), levy_pulls(p, stock, spare))


def worths_with(p: State, seat: i64, stock: i64, spare: i64, coming: i64, pulls: i64) -> i64:
    """The same with these cards to come, and with what the levies add."""
    left = rounds_to_come(p)
    found: i64 = 0
    tiles = p.tiles[seat]
    for kind in range(3):
        v = material(p, stock, spare, kind, coming, left, tiles)
        found |= capped(v + (pulls >> 7 * kind & 127)) << 7 * kind
    free = berths(p)
    target: i64 = target_dock(free, stock) if coming >> MAYOR & 1 else 0
    stores = can_store(p, seat, coming)
    rum: i64 = cargo(free, stock, spare, RUM, target, left)
    cigars: i64 = cargo(free, stock, spare, CIGARS, target, left)
    if tiles & (1 << RUM_CAFE | 1 << CIGAR_CAFE):
        served: i64 = CAFE if coming >> FOREMAN & 1 else CAFE_LATER if left > 0 else 0
        if tiles >> RUM_CAFE & 1:
            rum = larger(rum, served)
        if tiles >> CIGAR_CAFE & 1:
            cigars = larger(cigars, served)
    found |= capped(rum) * bit(7 * RUM) | capped(cigars) * bit(7 * CIGARS)
    for kind in range(CITRUS, TOBACCO + 1):
        v = product(free, stock, spare, kind, target, left if stores or stored(stock, kind) else 0)
        if coming >> FOREMAN & 1:
            if kind == SUGAR and tiles & (1 << DISTILLERY | 1 << SECOND_DISTILLERY):
                v = larger(v, rum * FACTORY >> 4)
            elif kind == TOBACCO and tiles & (1 << CIGAR_FACTORY | 1 << SECOND_CIGAR_FACTORY):
                v = larger(v, cigars * FACTORY >> 4)
        if coming >> MERCHANT & 1:
            v = larger(v, SALE)
        found |= capped(v + (pulls >> 7 * kind & 127)) * bit(7 * kind)
    return found


def larger(a: i64, b: i64) -> i64:
    """The larger of two numbers."""
    return a if a > b else b


def capped(v: i64) -> i64:
    """What fits in seven bits."""
    return v if v < MOST else MOST


def stored(stock: i64, kind: i64) -> bool:
    """Whether the next unit of a product to be spent lies in the warehouse (A-44)."""
    return lane(stock, kind) == 0 and lane(stock, kind + STORED) > 0


def material(
    p: State, stock: i64, spare: i64, kind: i64, coming: i64, left: i64, tiles: i64
) -> i64:
    """A material: for buildings to come, for a mill, water for a field."""
    held = lane(stock, kind) - spare
    at: i64 = held if held < 3 else 3
    v: i64 = MATERIAL[4 * kind + at]
    scale: i64 = WITH_ARCHITECT[left] if coming >> ARCHITECT & 1 else NO_ARCHITECT[left]
    v = v * scale >> 4
    if kind == WATER:
        if held < 2 and (left > 0 or coming >> WORKER & 1):
            v = larger(v, WATERING)
        if p.laws[laws.SUBSIDY] == laws.SUBSIDY_WATER and held < 7:
            v += POINT // 2
    if tiles >> MILL[kind] & 1 and held < 5:
        if coming >> FOREMAN & 1:
            return larger(v, MILLED)
        if left > 0:
            return larger(v, MILLED_LATER)
    return v


def cargo(free: i64, stock: i64, spare: i64, kind: i64, target: i64, left: i64) -> i64:
    """Cargo: the place it finds aboard now or in the next round."""
    held = count(stock, kind) - spare
    best: i64 = 0
    if target > 0:
        for dock in range(LAST_DOCK, 0, -1):
            if free_for(free, dock, kind) > held:
                best = dock * SHIP_PULL[0 if dock == target else 1]
                if dock == target:
                    break
    if left > 0:
        best = larger(best, ahead(free, kind, held))
    return best


def product(free: i64, stock: i64, spare: i64, kind: i64, target: i64, left: i64) -> i64:
    """A product: as cargo; what waits for the next round must first be stored."""
    now = cargo(free, stock, spare, kind, target, 0)
    if left == 0:
        return now
    later = ahead(free, kind, count(stock, kind) - spare)
    if not stored(stock, kind):
        later = later * STORING >> 4
    return larger(now, later)


def ahead(free: i64, kind: i64, held: i64) -> i64:
    """Cargo in the next round, when each ship lies one dock further (C-123)."""
    for dock in range(LAST_DOCK - 1, -1, -1):
        if free_for(free, dock, kind) > held:
            return AHEAD[dock + 1]
    return AHEAD[0]


def levy_pulls(p: State, stock: i64, spare: i64) -> i64:
    """What the levies in force and proposed add to the worth of each kind."""
    proposed = p.proposals[laws.LEVY]
    if proposed == NONE:
        return levy_pull(p.laws[laws.LEVY], stock, spare, LEVY_ALONE)
    found = levy_pull(p.laws[laws.LEVY], stock, spare, LEVY_IN_FORCE)
    return found + levy_pull(proposed, stock, spare, LEVY_PROPOSED)


def levy_pull(law: i64, stock: i64, spare: i64, pull: i64) -> i64:
    """What one levy adds to the worth of the kinds that it takes, as far as they are short."""
    card: i64 = 0 if law == laws.PRINTED_LEVY else law - laws.LEVY_CITRUS
    if levied(stock, card) - spare >= LEVY_PIECES[card]:
        return 0
    return LEVY_LANES[card] * (pull // LEVY_PIECES[card])


def levied(stock: i64, card: i64) -> i64:
    """How many pieces of a stock the levy of this card takes."""
    if card < 4:
        return count(stock, CITRUS + card) if card < 3 else lane(stock, WATER)
    first: i64 = 0 if card == 4 else CITRUS
    return count(stock, first) + count(stock, first + 1) + count(stock, first + 2)


def peso(p: State, seat: i64, pesos: i64) -> i64:
    """What one more peso is worth to a seat that has this many."""
    left = rounds_to_come(p)
    due = tax_due(p, seat)
    if pesos < due and p.taxed >> seat & 1 == 0:
        return PESO_SHORT
    v: i64 = PESO_MUCH[left]
    if pesos < due + TAX_AHEAD * left:
        v = PESO_SOME[left]
    if p.laws[laws.SUBSIDY] == laws.SUBSIDY_PESOS and pesos < 21:
        v += POINT // 4
    return v
