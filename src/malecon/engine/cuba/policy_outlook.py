"""What each seat can expect to have at the end, and how doubtful that is.

The tables are in hundredths of a point, most of them by round; they were found by regression over
games that the judgement played against itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import bit, first, lane, size
from malecon.engine.cuba import laws, scoring
from malecon.engine.cuba.kinds import CIGARS, CITRUS, FOREMAN, MAYOR, NONE, RUM, TOBACCO
from malecon.engine.cuba.policy_berths import LAST_DOCK, berths, matching
from malecon.engine.cuba.state import PRODUCT_LANES, STORED, State
from malecon.engine.cuba.steps import GAME_OVER
from malecon.engine.cuba.tiles import kind_of

# For 2 to 5 seats
TO_COME: Final = vec[i64]([0] * 144)
WORTH: Final = vec[i64]([0] * 72)
PER_USE: Final = vec[i64]([0] * 23)
IN_HAND: Final = vec[i64]([0] * 5)
DOUBT: Final = vec[i64]([800] * 6)
FEATURES: Final = 12
WITHOUT_DOCK_3: Final = bit(45) - 1


def evaluate(p: State) -> list[float]:
    """The points that each seat can expect at the end; once the game is over, those it has."""
    if p.step == GAME_OVER:
        return [float(p.points[seat]) for seat in range(p.box.seats)]
    free = berths(p)
    return [float(outlook(p, seat, free)) / 100.0 for seat in range(p.box.seats)]


def spread(p: State) -> float:
    """The standard doubt about what evaluate() expects for a seat, smaller from round to round."""
    return float(DOUBT[round_at(p)]) / 100.0


def round_at(p: State) -> i64:
    """The round from 0 to 5; setting up belongs to the first."""
    return p.round - 1 if p.round > 0 else 0


def outlook(p: State, seat: i64, free: i64) -> i64:
    """Points, buildings owned and all that else can be expected, in hundredths."""
    at = round_at(p)
    hand = p.hand[seat]
    found = 100 * p.points[seat] + 200 * size(p.tiles[seat])
    found += TO_COME[36 * (p.box.seats - 2) + 6 * at + 5 - size(hand)]
    for feature in range(FEATURES):
        found += WORTH[6 * feature + at] * measure(p, seat, free, feature)
    uses: i64 = 2 * (5 - at) + (hand >> FOREMAN & 1)
    tiles = p.tiles[seat]
    while tiles != 0:
        found += uses * PER_USE[kind_of(first(tiles))] // 2
        tiles &= tiles - 1
    while hand != 0:
        found += IN_HAND[first(hand)]
        hand &= hand - 1
    return found


def measure(p: State, seat: i64, free: i64, feature: i64) -> i64:
    """One of the amounts that count."""
    stock = p.stock[seat]
    if feature == 0:
        return fewer(p.pesos[seat], 6)
    if feature == 1:
        return fewer(p.pesos[seat], 18) - fewer(p.pesos[seat], 6)
    if feature < 5:
        return fewer(lane(stock, feature - 2), 4)
    if feature == 5:
        return fewer(lane(stock, RUM) + lane(stock, CIGARS), 6)
    if feature == 6:
        return fewer(products(stock >> 5 * STORED), 6)
    if feature == 7:
        return fewer(products(stock), 6)
    if feature == 8:
        return best_ship(free, stock) if p.hand[seat] >> MAYOR & 1 else 0
    if feature == 9:
        return best_ship((free & WITHOUT_DOCK_3) << 15, stock & ~PRODUCT_LANES)
    if feature == 10:
        return subsidy(p, seat)
    return 1 if p.start == seat else 0


def fewer(n: i64, most: i64) -> i64:
    """At most so many."""
    return n if n < most else most


def products(stock: i64) -> i64:
    """The products in the yard lanes of a stock."""
    return lane(stock, CITRUS) + lane(stock, CITRUS + 1) + lane(stock, TOBACCO)


def best_ship(free: i64, stock: i64) -> i64:
    """The points that the best ship brings for this stock."""
    best: i64 = 0
    for dock in range(1, LAST_DOCK + 1):
        v = dock * matching(free, stock, dock)
        if v > best:
            best = v
    return best


def subsidy(p: State, seat: i64) -> i64:
    """The points of the subsidy in force, if they do not hang on votes."""
    law = p.laws[laws.SUBSIDY]
    if law == NONE or law == laws.SUBSIDY_VOTES:
        return 0
    return scoring.subsidy(p, seat, law)
