"""The worker's fields, and the architect's sites (C-046 to C-054, C-067 to C-071)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, lane, unit
from malecon.engine.cuba import laws, reasons, tell
from malecon.engine.cuba.kinds import (
    CITRUS,
    MATERIAL_KINDS,
    NONE,
    TOBACCO,
    WAREHOUSE_FIELD,
    WATER,
)
from malecon.engine.cuba.paragraphs import C_046, C_048, C_049, C_051, C_067, C_068, C_071
from malecon.engine.cuba.state import State
from malecon.engine.cuba.tiles import ALL_KINDS, CIGAR_FACTORY, SECOND_CIGAR_FACTORY

ALL_FIELDS: Final = 4095
BUILDING_FEE: Final = 2
TWIN: Final = SECOND_CIGAR_FACTORY - CIGAR_FACTORY  # from a tile to the second of its kind


def cross(p: State, seat: i64) -> i64:
    """The six fields in row and column of the pawn (C-047)."""
    return p.box.cross[p.pawn[seat]]


def place(p: State, seat: i64, field: i64) -> None:
    """The pawn goes anywhere or stays; materials come in by themselves (C-046, C-048, A-11)."""
    if p.telling:
        p.tell(tell.PAWN, seat, NONE, NONE, p.pawn[seat], field, C_046)
    p.pawn[seat] = field
    active = cross(p, seat) & ~p.built[seat] & p.box.material_fields[p.board[seat]]
    while active != 0:
        field = first(active)
        p.gain(seat, p.box.yields(p.board[seat], field), 1, field, C_048)
        active &= active - 1
    p.spare = 1 if p.laws[laws.MISCELLANEOUS] == laws.DROUGHT else 2  # C-049, C-054
    p.fields_used = 0


def check_harvest(p: State, seat: i64, field: i64) -> i64:
    """An activated product field not yet used whose product is in supply, and water where it is
    asked for (C-047, C-049 to C-052, A-14)."""
    kind = p.box.yields(p.board[seat], field)
    if cross(p, seat) >> field & 1 == 0:
        return reasons.NOT_IN_CROSS
    if p.built[seat] >> field & 1:
        return reasons.FIELD_BUILT
    if kind == WAREHOUSE_FIELD:
        return reasons.IS_WAREHOUSE
    if kind < CITRUS:
        return reasons.NO_PRODUCT
    if p.fields_used >> field & 1:
        return reasons.FIELD_USED
    if lane(p.supply, kind) == 0:
        return reasons.SUPPLY_EMPTY
    if p.spare == 0 and lane(p.stock[seat], WATER) == 0:
        return reasons.NEEDS_WATER
    return reasons.ALLOWED


def harvestable(p: State, seat: i64) -> i64:
    """The fields that can be harvested, at once for all; must agree with check_harvest()."""
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
        p.spend(seat, WATER, 1, C_051)
    p.fields_used |= 1 << field
    p.gain(seat, p.box.yields(p.board[seat], field), 1, field, C_049)


def check_site(p: State, seat: i64, field: i64) -> i64:
    """Any field but the warehouse and those already built on (C-067)."""
    if p.built[seat] >> field & 1:
        return reasons.SITE_BUILT
    if p.box.yields(p.board[seat], field) == WAREHOUSE_FIELD:
        return reasons.SITE_WAREHOUSE
    return reasons.ALLOWED


def sites(p: State, seat: i64) -> i64:
    """The fields that can be built on, at once for all; must agree with check_site()."""
    return ALL_FIELDS & ~p.built[seat] & ~p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD)


def fee(p: State) -> i64:
    """Two pesos under the building law (C-069)."""
    return BUILDING_FEE if p.laws[laws.MISCELLANEOUS] == laws.BUILDING_LAW else 0


def missing(p: State, seat: i64, kind: i64, material: i64) -> i64:
    """How many of a material a seat lacks for a building (C-068)."""
    lacking = p.box.cost(kind, material) - lane(p.stock[seat], material)
    return lacking if lacking > 0 else 0


def missing_fee(p: State, seat: i64) -> i64:
    """How many pesos a seat lacks for the building law's fee (C-069)."""
    lacking = fee(p) - p.pesos[seat]
    return lacking if lacking > 0 else 0


def check_build(p: State, seat: i64, kind: i64) -> i64:
    """A kind of which a tile is left, with a field for it, materials and fee (C-067 to C-069,
    C-142, A-32, A-35)."""
    if kinds_left(p) >> kind & 1 == 0:
        return reasons.BUILDING_GONE
    if sites(p, seat) == 0:
        return reasons.NO_SITE
    lacking = missing_fee(p, seat)
    for material in range(MATERIAL_KINDS):
        lacking += missing(p, seat, kind, material)
    return reasons.ALLOWED if lacking == 0 else reasons.LACKS


def buildable(p: State, seat: i64) -> i64:
    """The kinds that this seat can build now, at once for all; must agree with check_build()."""
    if missing_fee(p, seat) > 0 or sites(p, seat) == 0:
        return 0
    stock = p.stock[seat]
    found = kinds_left(p)
    for material in range(MATERIAL_KINDS):
        amount = lane(stock, material)
        found &= p.box.affordable[material * 8 + (amount if amount < 7 else 7)]
    return found


def kinds_left(p: State) -> i64:
    """The kinds of building of which a tile is in the building supply (C-142)."""
    left = p.tiles_left
    twins = left >> SECOND_CIGAR_FACTORY  # and the second distillery
    return (left | twins << CIGAR_FACTORY) & ALL_KINDS


def tile_for(p: State, kind: i64) -> i64:
    """The tile that a builder of this kind gets: the first, or its twin."""
    return kind if p.tiles_left >> kind & 1 else kind + TWIN


def build(p: State, seat: i64, field: i64) -> None:
    """Pay, and put the tile on its field (C-067 to C-069)."""
    kind = p.tile
    for material in range(MATERIAL_KINDS):
        p.spend(seat, material, p.box.cost(kind, material), C_068)
    p.pay(seat, fee(p), tell.LAW + laws.BUILDING_LAW)
    tile = tile_for(p, kind)
    p.tiles_left &= ~(1 << tile)
    p.tiles[seat] |= 1 << tile
    p.built[seat] |= 1 << field
    p.fields[seat] += (tile + 1) * unit(field)
    p.tell(tell.BUILT, seat, tile, 1, NONE, field, C_067)


def forgo(p: State, seat: i64) -> None:
    """The first architect who does not build scores 2, the second 1 (C-071, A-29)."""
    for bonus in range(2):
        if p.markers >> (2 + bonus) & 1 == 0:
            p.markers |= 1 << (2 + bonus)
            p.tell(tell.MARKER, seat, 2 + bonus, 1, NONE, NONE, C_071)
            p.score(seat, 2 - bonus, tell.FORGONE, C_071)
            return


def tile_on(p: State, seat: i64, field: i64) -> i64:
    """The tile on a field, or NONE."""
    return lane(p.fields[seat], field) - 1
