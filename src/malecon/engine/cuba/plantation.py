"""The worker's fields, and the architect's sites (C-046 to C-054, C-067 to C-071)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, lane, unit
from malecon.engine.cuba import laws, tell
from malecon.engine.cuba.kinds import (
    CITRUS,
    NONE,
    STONE,
    TOBACCO,
    WAREHOUSE_FIELD,
    WATER,
    WOOD,
)
from malecon.engine.cuba.state import State
from malecon.engine.cuba.tiles import COST_STONE, COST_WOOD

ALL_FIELDS: Final = 4095
BUILDING_FEE: Final = 2


def cross(p: State, seat: i64) -> i64:
    """The six fields in row and column of the pawn (C-047)."""
    return p.box.cross[p.pawn[seat]]


def place(p: State, seat: i64, field: i64) -> None:
    """The pawn goes anywhere or stays; materials come in by themselves (C-046, C-048, A-11)."""
    if p.telling:
        p.tell(tell.PAWN, seat, NONE, NONE, p.pawn[seat], field, 46)
    p.pawn[seat] = field
    active = cross(p, seat) & ~p.built[seat] & p.box.material_fields[p.board[seat]]
    while active != 0:
        field = first(active)
        p.gain(seat, p.box.yields(p.board[seat], field), 1, field, 48)
        active &= active - 1
    p.spare = 1 if p.laws[laws.MISCELLANEOUS] == laws.DROUGHT else 2  # C-049, C-054
    p.fields_used = 0


def harvestable(p: State, seat: i64) -> i64:
    """Activated product fields not yet used whose product is in supply (C-049 to C-052, A-14)."""
    if p.spare == 0 and lane(p.stock[seat], WATER) == 0:
        return 0
    fields = p.box.product_fields[p.board[seat]]
    for kind in range(CITRUS, TOBACCO + 1):
        if p.supply >> 5 * kind & 31 == 0:
            fields &= ~p.box.kind_fields(p.board[seat], kind)
    return fields & p.box.cross[p.pawn[seat]] & ~p.built[seat] & ~p.fields_used


def harvest(p: State, seat: i64, field: i64) -> None:
    """One product field yields; beyond the free ones each costs a water (C-051)."""
    if p.spare > 0:
        p.spare -= 1
    else:
        p.spend(seat, WATER, 1, 51)
    p.fields_used |= 1 << field
    p.gain(seat, p.box.yields(p.board[seat], field), 1, field, 49)


def sites(p: State, seat: i64) -> i64:
    """Any field but the warehouse and those already built on (C-067)."""
    return ALL_FIELDS & ~p.built[seat] & ~p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD)


def fee(p: State) -> i64:
    """Two pesos under the building law (C-069)."""
    return BUILDING_FEE if p.laws[laws.MISCELLANEOUS] == laws.BUILDING_LAW else 0


def buildable(p: State, seat: i64) -> i64:
    """The kinds of building that this seat can pay and place now (C-068, A-32, A-35)."""
    if p.pesos[seat] < fee(p) or sites(p, seat) == 0:
        return 0
    stock = p.stock[seat]
    found = kinds_left(p)
    for material in range(3):
        amount = lane(stock, material)
        found &= p.box.affordable[material * 8 + (amount if amount < 7 else 7)]
    return found


def kinds_left(p: State) -> i64:
    """The kinds of building of which a tile is in the building supply (C-142)."""
    left = p.tiles_left
    twins = left >> 23  # the second cigar factory and the second distillery
    return (left | twins << 16) & 0b11111111111111111111111


def tile_for(p: State, kind: i64) -> i64:
    """The tile that a builder of this kind gets: the first, or its twin."""
    return kind if p.tiles_left >> kind & 1 else kind + 7


def build(p: State, seat: i64, field: i64) -> None:
    """Pay, and put the tile on its field (C-067 to C-069)."""
    kind = p.tile
    p.spend(seat, WOOD, COST_WOOD[kind], 68)
    p.spend(seat, STONE, COST_STONE[kind], 68)
    p.spend(seat, WATER, p.box.cost_water[kind], 68)
    p.pay(seat, fee(p), tell.LAW + laws.BUILDING_LAW)
    tile = tile_for(p, kind)
    p.tiles_left &= ~(1 << tile)
    p.tiles[seat] |= 1 << tile
    p.built[seat] |= 1 << field
    p.fields[seat] += (tile + 1) * unit(field)
    p.tell(tell.BUILT, seat, tile, 1, NONE, field, 67)


def forgo(p: State, seat: i64) -> None:
    """The first architect who does not build scores 2, the second 1 (C-071, A-29)."""
    for bonus in range(2):
        if p.markers >> (2 + bonus) & 1 == 0:
            p.markers |= 1 << (2 + bonus)
            p.tell(tell.MARKER, seat, 2 + bonus, 1, NONE, NONE, 71)
            p.score(seat, 2 - bonus, tell.FORGONE, 71)
            return


def tile_on(p: State, seat: i64, field: i64) -> i64:
    """The tile on a field, or NONE."""
    return lane(p.fields[seat], field) - 1
