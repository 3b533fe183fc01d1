"""Judgement of the foreman: which buildings to use, in which order, and with which pieces."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, lane, size
from malecon.engine.cuba import actions, buildings, parliament, steps
from malecon.engine.cuba.kinds import CITRUS, FOREMAN, NONE, RUM, TOBACCO, WAREHOUSE_FIELD, WATER
from malecon.engine.cuba.policy_berths import LAST_DOCK, berths, count
from malecon.engine.cuba.policy_harbour import lighthouse_value, office_value, pick_load
from malecon.engine.cuba.policy_worth import (
    POINT,
    ahead,
    levy_pulls,
    peso,
    rounds_to_come,
    to_come,
    worth_of,
    worths,
    worths_with,
)
from malecon.engine.cuba.state import PRODUCT_LANES, STORED, State
from malecon.engine.cuba.tiles import (
    BLACK_MARKET,
    CHURCH,
    CIGAR_CAFE,
    DAM,
    GOLF_COURSE,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_OFFICE,
    LIGHTHOUSE,
    PESOS_EACH,
    POINTS_EACH,
    RUM_CAFE,
    SMALL_BANK,
    SMALL_OFFICE,
    STOREHOUSE,
    TAKES_MOST,
    TOWN_HALL,
    kind_of,
)
from malecon.engine.rng import Rng

# Dam before golf course, factory before café and office, storing last: rank by kind of building.
RANK: Final = bytes([9, 9, 8, 6, 5, 5, 4, 4, 10, 10, 7, 7, 9, 2, 2, 3, 1, 1, 11, 11, 0, 12, 13])
VETO: Final = 17
EXTRA_VOTES: Final = 16
# Products in the yard would be lost: how much of their worth in the next round counts, sixteenths.
SAVED: Final = 14
UNCERTAIN: Final = 17  # sixteenths: others may fill the space, the goods may stay unsold


def use_value(p: State, seat: i64, stock: i64, tile: i64, keep: i64) -> i64:
    """What using one building brings with this stock; keep holds the worths of pieces kept."""
    kind: i64 = kind_of(tile)
    if kind == STOREHOUSE:
        return store_value(p, stock)
    if TAKES_MOST[kind] != 0:
        return give_value(p, seat, stock, kind, keep)
    if kind == HOTEL:
        return 2 * POINT
    if kind == INN:
        return POINT
    if kind == SMALL_BANK:
        return 2 * peso(p, seat, p.pesos[seat]) if p.bank != 0 else 0
    if kind == LARGE_BANK:
        return 4 * peso(p, seat, p.pesos[seat]) if p.bank != 0 else 0
    if kind == DAM:
        return dam_value(p, seat, keep)
    if kind == SMALL_OFFICE or kind == LARGE_OFFICE:
        most: i64 = 1 if kind == SMALL_OFFICE else 2
        best: i64 = 0
        free = berths(p)
        for dock in range(1, LAST_DOCK + 1):
            v = office_value(free, stock, dock, most, keep)
            if v > best:
                best = v
        return best
    if kind == BLACK_MARKET:
        return best_conversion(p, seat, keep) >> 5
    if kind == TOWN_HALL:
        return EXTRA_VOTES
    if kind == CHURCH:
        return VETO if parliament.open_to_veto(p) != 0 else 0
    assert kind == LIGHTHOUSE
    return lighthouse_value(p, seat)


def store_value(p: State, stock: i64) -> i64:
    """Products of the yard are lost at the end of the round unless they are stored (C-125)."""
    if rounds_to_come(p) == 0:
        return 0
    if stock & PRODUCT_LANES == 0:
        return 0
    found: i64 = 0
    free = berths(p)
    for kind in range(CITRUS, TOBACCO + 1):
        held = lane(stock, kind + STORED)
        for _ in range(lane(stock, kind)):
            found += ahead(free, kind, held) * SAVED >> 4
            held += 1
    return found


def dam_value(p: State, seat: i64, keep: i64) -> i64:
    """Two water."""
    n = lane(p.supply, WATER)
    v = worth_of(keep, WATER)
    if is_open(p, seat, GOLF_COURSE) and v < POINT:
        v = POINT
    return (n if n < 2 else 2) * v


def is_open(p: State, seat: i64, tile: i64) -> bool:
    """Whether a building can still follow in this foreman's round."""
    if p.step == steps.PLAY_CARD or p.seat != seat:
        return p.tiles[seat] >> tile & 1 == 1
    return p.reach & ~p.used & 1 << tile != 0


def give_value(p: State, seat: i64, stock: i64, kind: i64, keep: i64) -> i64:
    """What a building brings that takes pieces one by one, beyond the worth of the pieces."""
    each = gain_each(p, seat, kind, keep)
    kinds: i64 = p.box.takes[kind]
    room: i64 = TAKES_MOST[kind]
    made = buildings.output(kind)
    if made != NONE and lane(p.supply, made) < room:
        room = lane(p.supply, made)
    found: i64 = 0
    while kinds != 0:
        piece = first(kinds)
        gain = each - worth_of(keep, piece)
        if gain > 0:
            n = count(stock, piece)
            n = n if n < room else room
            found += gain * n
            room -= n
        kinds &= kinds - 1
    return found


def gain_each(p: State, seat: i64, kind: i64, keep: i64) -> i64:
    """What a building gives for each piece."""
    made = buildings.output(kind)
    if made != NONE:
        v = worth_of(keep, made)
        if v < 2 * POINT and is_open(p, seat, RUM_CAFE if made == RUM else CIGAR_CAFE):
            v = 2 * POINT
        return v * UNCERTAIN >> 4
    return POINTS_EACH[kind] * POINT + PESOS_EACH[kind] * peso(p, seat, p.pesos[seat])


def use(p: State, seat: i64, rng: Rng) -> i64:
    """The first by rank of those that bring something; one outside the cross if it beats them."""
    usable = buildings.usable(p, seat)
    keep = worths(p, seat, p.stock[seat], 1)
    inside: i64 = 0
    outside: i64 = 0
    lowest: i64 = 99
    chosen: i64 = actions.END
    alone: i64 = actions.END
    while usable != 0:
        tile = first(usable)
        v = use_value(p, seat, p.stock[seat], tile, keep)
        if p.reach >> tile & 1:
            inside += v
            rank: i64 = RANK[kind_of(tile)]
            if v > 0 and rank < lowest:
                lowest = rank
                chosen = actions.USE + tile
        elif v > outside:
            outside = v
            alone = actions.USE + tile
        usable &= usable - 1
    return alone if outside > inside else chosen


def foreman_value(p: State, seat: i64, stock: i64, place: i64) -> i64:
    """What the foreman would bring with this stock and the pawn in this place."""
    coming = to_come(p, seat) & ~(1 << FOREMAN)
    keep = worths_with(p, seat, stock, 1, coming, levy_pulls(p, stock, 1))
    fields = p.box.cross[place]
    inside: i64 = 0
    outside: i64 = 0
    built = p.built[seat]
    while built != 0:
        field = first(built)
        v = use_value(p, seat, stock, lane(p.fields[seat], field) - 1, keep)
        if fields >> field & 1:
            inside += v
        elif v > outside:
            outside = v
        built &= built - 1
    v = store_value(p, stock)
    if fields & p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD):
        inside += v
    elif v > outside:
        outside = v
    return inside if inside > outside else outside


def give(p: State, seat: i64, rng: Rng) -> i64:
    """The piece least worth keeping, while the building gives more for it."""
    kind: i64 = kind_of(p.tile)
    keep = worths(p, seat, p.stock[seat], 1)
    best = gain_each(p, seat, kind, keep)
    chosen: i64 = actions.DONE
    pieces = buildings.givable(p, seat, kind)
    while pieces != 0:
        piece = first(pieces)
        v = worth_of(keep, piece)
        if v < best:
            best = v
            chosen = actions.GIVE + piece
        pieces &= pieces - 1
    return chosen


def best_conversion(p: State, seat: i64, keep: i64) -> i64:
    """The best gain of the black market, 32 times, plus the number of the conversion."""
    pairs = buildings.conversions(p, seat)
    if pairs == 0:
        return 0
    gains = worths(p, seat, p.stock[seat], 0)
    best: i64 = 0
    while pairs != 0:
        pair = first(pairs)
        v = worth_of(gains, CITRUS + pair % 5) - worth_of(keep, CITRUS + pair // 5)
        if v > 0 and v << 5 > best:
            best = v << 5 | pair
        pairs &= pairs - 1
    return best


def convert(p: State, seat: i64) -> i64:
    """The black market: the most wanted for the least wanted."""
    best = best_conversion(p, seat, worths(p, seat, p.stock[seat], 1))
    return actions.CONVERT + (best & 31) if best > 0 else actions.DONE


def office_load(p: State, seat: i64, rng: Rng) -> i64:
    """The unit that an office puts aboard; the large one prefers a kind of which it finds two."""
    kinds = buildings.office_loads(p, seat)
    if p.cargo == NONE and kind_of(p.tile) == LARGE_OFFICE:
        best: i64 = 0
        chosen: i64 = actions.DONE
        keep = worths(p, seat, p.stock[seat], 1)
        while kinds != 0:
            kind = first(kinds)
            n = size(p.box.ship_spaces(p.ship[p.dock], kind) & ~p.loaded[p.dock])
            if n > count(p.stock[seat], kind):
                n = count(p.stock[seat], kind)
            v = (n if n < 2 else 2) * (p.dock * POINT + 3 - worth_of(keep, kind))
            if v > best:
                best = v
                chosen = actions.LOAD + kind - CITRUS
            kinds &= kinds - 1
        return chosen
    return pick_load(p, seat, kinds, actions.DONE, rng)
