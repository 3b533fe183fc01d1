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

# For 2 to 5 seats and each of the six rounds: what is still to come, by cards played (0 to 5).
# fmt: off
TO_COME: Final = vec[i64](
    [
        6235, 5720, 5402, 5266, 5160, 5143, 5067, 4663, 4434, 4183, 4086, 4146,
        4157, 3804, 3580, 3478, 3186, 3367, 3171, 2955, 2723, 2577, 2253, 2441,
        2090, 1872, 1611, 1511, 1320, 1402, 1020, 775, 572, 411, 193, 250,
        5814, 5254, 5061, 4917, 4631, 4744, 4603, 4194, 4071, 3886, 3746, 3820,
        3771, 3534, 3361, 3235, 3142, 3145, 2887, 2661, 2508, 2403, 2207, 2264,
        1876, 1676, 1476, 1367, 1218, 1303, 872, 715, 549, 417, 245, 289,
        5433, 4949, 4700, 4535, 4319, 4401, 4271, 3903, 3740, 3629, 3531, 3553,
        3489, 3254, 3120, 2998, 2900, 2932, 2655, 2450, 2296, 2191, 2041, 2121,
        1697, 1538, 1378, 1287, 1163, 1226, 779, 637, 497, 387, 264, 301,
        5074, 4534, 4340, 4184, 4014, 4077, 3942, 3599, 3431, 3303, 3204, 3269,
        3198, 2941, 2836, 2764, 2603, 2697, 2416, 2271, 2111, 2015, 1872, 1986,
        1561, 1419, 1294, 1184, 1096, 1161, 710, 585, 472, 368, 263, 315,
    ]
)
# What one more is worth, by round:
WORTH: Final = vec[i64](
    [
        185, 156, 105, 72, 53, 37,  # pesos to 6
        64, 58, 48, 40, 28, 12,  # pesos beyond
        71, 56, 50, 37, 29, 18,  # wood
        82, 60, 39, 33, 23, 10,  # stone
        81, 68, 54, 46, 43, 33,  # water
        44, 44, 44, 45, 45, 46,  # goods
        102, 93, 85, 68, 47, 24,  # stored products
        95, 69, 54, 43, 36, 32,  # products in the yard
        9, 14, 16, 14, 18, 25,  # points of the best ship now
        34, 13, 10, 12, 15, 7,  # points of the best ship next round
        46, 46, 30, 17, 7, 11,  # points of the subsidy in force
        39, 42, 42, 49, 53, 47,  # start player
    ]
)
# fmt: on
# What each use to come of a building is worth, by its kind.
PER_USE: Final = vec[i64](
    [53, 12, 30, 19, 0, 0, 13, 0, 78, 32, 8, 16, 21, 12, 0, 0, 0, 0, 0, 0, 28, 14, 1]
)
# A card still in hand against the average of the five.
IN_HAND: Final = vec[i64]([-13, -64, -19, 37, 59])
# The standard doubt about it, by round.
DOUBT: Final = vec[i64]([659, 570, 488, 422, 345, 245])
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
