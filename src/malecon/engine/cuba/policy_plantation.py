"""Judgement on the plantation: where the pawn goes, what is harvested, what is built and where."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import first, lane, size
from malecon.engine.cuba import actions, laws
from malecon.engine.cuba.kinds import CITRUS, FOREMAN, TOBACCO, WAREHOUSE_FIELD, WATER
from malecon.engine.cuba.plantation import buildable, fee, harvestable, sites, tile_on
from malecon.engine.cuba.policy_foreman import use_value
from malecon.engine.cuba.policy_worth import (
    POINT,
    levy_pulls,
    peso,
    rounds_to_come,
    to_come,
    worth_of,
    worths,
    worths_with,
)
from malecon.engine.cuba.state import State
from malecon.engine.cuba.tiles import (
    CIGAR_CAFE,
    CIGAR_FACTORY,
    DAM,
    DISTILLERY,
    GOLF_COURSE,
    RUM_CAFE,
    WAREHOUSE,
)
from malecon.engine.rng import Rng

# One more of each material and product, as lanes of a stock.
ONE_OF_EACH: Final = 34636833
# What a use of each kind of building brings in one round, chance of no use included.
USE: Final = bytes(
    [62, 20, 12, 21, 6, 8, 21, 27, 126, 18, 10, 25, 13, 24, 26, 11, 18, 20, 8, 10, 56, 2, 6]
)
# How much more if the building that feeds it, or that it feeds, is there.
FED: Final = 29
OWNED: Final = 40
# In the round of building, and in each later one, in sixteenths of a use.
USE_NOW: Final = 4
USE_LATER: Final = 5
# What a material spent on building is worth by rounds to come.
SPENT: Final = bytes([4, 8, 12, 19, 28, 15, 9])
# What a field to be built on gives up per round to come: materials, then products.
FIELD: Final = bytes([13, 9, 14, 2, 6, 9])
LAST_OF_KIND: Final = 8
# A building that one pawn can reach together with this one, and the warehouse.
NEIGHBOUR: Final = 10
FOREMAN_REACH: Final = 7  # sixteenths of the foreman's uses that count for the pawn's place
REACH_LATER: Final = 5
PAWN_NOISE: Final = 7
BUILD_NOISE: Final = 7
SITE_NOISE: Final = 3


def spread_of_fields(half: i64) -> vec[i64]:
    """For each field: one in the lane (ten bits) of each of six fields that have it in reach."""
    return vec[i64]([sum_of_lanes(field, half) for field in range(12)])


def sum_of_lanes(field: int, half: int) -> int:
    """One in each lane of the fields of this half that share row or column with a field."""
    found = 0
    for lane_number in range(6):
        other = 6 * half + lane_number
        if other // 4 == field // 4 or other % 4 == field % 4:
            found += 1 << 10 * lane_number
    return found


TO_FIRST_SIX: Final = spread_of_fields(0)
TO_LAST_SIX: Final = spread_of_fields(1)


def place(p: State, seat: i64, rng: Rng) -> i64:
    """The pawn's field with the best harvest and foreman."""
    gains = worths(p, seat, p.stock[seat], 0)
    return actions.PLACE + (best_field(p, seat, gains, rng) & 15)


def best_field(p: State, seat: i64, one: i64, rng: Rng) -> i64:
    """The value of the best field for the pawn, sixteen times, plus its number."""
    two = worths(p, seat, p.stock[seat] + ONE_OF_EACH, 0)
    low, high = reaches(p, seat)
    coming = to_come(p, seat) >> FOREMAN & 1
    scale: i64 = FOREMAN_REACH if coming else REACH_LATER if rounds_to_come(p) > 0 else 0
    best: i64 = -1
    for field in range(12):
        reach = low >> 10 * field & 1023 if field < 6 else high >> 10 * (field - 6) & 1023
        v = 2 * harvest_value(p, seat, field, one, two) + (reach * scale >> 3)
        v += rng.below(PAWN_NOISE)
        if v << 4 > best:
            best = v << 4 | field
    return (best >> 5 << 4) | (best & 15)


def reaches(p: State, seat: i64) -> tuple[i64, i64]:
    """For each field what a foreman standing there could use, ten bits to a field."""
    stock = p.stock[seat]
    coming = to_come(p, seat) & ~(1 << FOREMAN)
    keep = worths_with(p, seat, stock, 1, coming, levy_pulls(p, stock, 1))
    fields = p.built[seat]
    low: i64 = 0
    high: i64 = 0
    while fields != 0:
        field = first(fields)
        v = use_value(p, seat, stock, tile_on(p, seat, field), keep)
        low += v * TO_FIRST_SIX[field]
        high += v * TO_LAST_SIX[field]
        fields &= fields - 1
    field = first(p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD))
    v = use_value(p, seat, stock, WAREHOUSE, keep)
    return low + v * TO_FIRST_SIX[field], high + v * TO_LAST_SIX[field]


def harvest_value(p: State, seat: i64, field: i64, one: i64, two: i64) -> i64:
    """What the worker brings in with the pawn on a field."""
    active = p.box.cross[field] & ~p.built[seat]
    board = p.board[seat]
    water = lane(p.stock[seat], WATER)
    found: i64 = 0
    for kind in range(3):
        n = size(active & p.box.kind_fields(board, kind))
        if n > 0:
            found += worth_of(one, kind) + (n - 1) * worth_of(two, kind)
            if kind == WATER:
                water += n
    free: i64 = 1 if p.laws[laws.MISCELLANEOUS] == laws.DROUGHT else 2
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    for kind in range(CITRUS, TOBACCO + 1):
        n = size(active & p.box.kind_fields(board, kind))
        if n > 0:
            v = worth_of(one, kind)
            for _ in range(n if n < 2 else 2):
                if v > a:
                    a, b, c = v, a, b
                elif v > b:
                    b, c = v, b
                elif v > c:
                    c = v
                v = worth_of(two, kind)
    found += a
    cost = worth_of(one, WATER)
    if free == 2:
        found += b
    elif water > 0 and b > cost:
        found += b - cost
        water -= 1
    if water > 0 and c > cost:
        found += c - cost
    return found


def harvest(p: State, seat: i64, rng: Rng) -> i64:
    """The most wanted product first; with water only what is worth more than the water."""
    fields = harvestable(p, seat)
    stock = p.stock[seat]
    wanted = worths(p, seat, stock, 0)
    best: i64 = -1
    if p.spare == 0:
        best = 2 * worth_of(worths(p, seat, stock, 1), WATER) + 1
    chosen: i64 = actions.END
    while fields != 0:
        field = first(fields)
        v = 2 * worth_of(wanted, p.box.yields(p.board[seat], field)) + rng.below(2)
        if v > best:
            best = v
            chosen = actions.HARVEST + field
        fields &= fields - 1
    return chosen


def choose_building(p: State, seat: i64, rng: Rng) -> i64:
    """The best building that can be paid, unless forgoing is better (C-071)."""
    best = best_building(p, seat, buildable(p, seat), rng)
    if best >> 5 <= forgone(p):
        return actions.END
    return actions.BUILD + (best & 31)


def forgone(p: State) -> i64:
    """What the architect brings without building."""
    if p.markers >> 2 & 1 == 0:
        return 2 * POINT
    return POINT if p.markers >> 3 & 1 == 0 else 0


def best_building(p: State, seat: i64, kinds: i64, rng: Rng) -> i64:
    """The value of the best of these kinds of building, 32 times, plus its kind; 0 for none."""
    best: i64 = 0
    left = rounds_to_come(p)
    uses: i64 = left * USE_LATER
    if to_come(p, seat) >> FOREMAN & 1:
        uses += USE_NOW
    cost: i64 = SPENT[left]
    paid: i64 = 0
    if fee(p) > 0:
        paid = fee(p) * peso(p, seat, p.pesos[seat] - fee(p))
    tiles = p.tiles[seat]
    while kinds != 0:
        kind = first(kinds)
        v = OWNED + (use_each_round(tiles, kind) * uses >> 4) - paid
        v -= cost * (p.box.whole_cost(kind))
        v += rng.below(BUILD_NOISE)
        if v > 0 and v << 5 > best:
            best = v << 5 | kind
        kinds &= kinds - 1
    return best


def use_each_round(tiles: i64, kind: i64) -> i64:
    """What a building brings per round beside those already there."""
    v: i64 = USE[kind]
    if kind == CIGAR_FACTORY or kind == DISTILLERY:
        if tiles >> kind & 1 or tiles >> (kind + 7) & 1:
            return 0
        cafe: i64 = CIGAR_CAFE if kind == CIGAR_FACTORY else RUM_CAFE
        return v + FED if tiles >> cafe & 1 else v
    if kind == RUM_CAFE:
        return v + FED if tiles >> DISTILLERY & 1 or tiles >> (DISTILLERY + 7) & 1 else v
    if kind == CIGAR_CAFE:
        return v + FED if tiles >> CIGAR_FACTORY & 1 or tiles >> (CIGAR_FACTORY + 7) & 1 else v
    if kind == GOLF_COURSE:
        return v + FED if tiles >> DAM & 1 else v
    if kind == DAM:
        return v + FED if tiles >> GOLF_COURSE & 1 else v
    return v


def choose_site(p: State, seat: i64, rng: Rng) -> i64:
    """The field whose harvest is missed least, near the other buildings."""
    fields = sites(p, seat)
    best: i64 = -10000
    chosen: i64 = actions.ON + first(fields)
    left = rounds_to_come(p)
    while fields != 0:
        field = first(fields)
        v = site_value(p, seat, field, left) + rng.below(SITE_NOISE)
        if v > best:
            best = v
            chosen = actions.ON + field
        fields &= fields - 1
    return chosen


def site_value(p: State, seat: i64, field: i64, left: i64) -> i64:
    """How well a new building stands on a field."""
    board = p.board[seat]
    kind: i64 = p.box.yields(board, field)
    fields_left = size(p.box.kind_fields(board, kind) & ~p.built[seat])
    lost: i64 = FIELD[kind]
    if fields_left == 1:
        lost += LAST_OF_KIND
    return most_in_reach(p, seat, field) * NEIGHBOUR - lost * left


def most_in_reach(p: State, seat: i64, field: i64) -> i64:
    """The most buildings that a pawn with this field in its cross can have there."""
    standing = p.built[seat] | p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD)
    places = p.box.cross[field]
    best: i64 = 0
    while places != 0:
        n = size(p.box.cross[first(places)] & standing)
        if n > best:
            best = n
        places &= places - 1
    return best
