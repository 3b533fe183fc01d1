"""The foreman and what each building does (C-072 to C-076, C-137 to C-149, B-01 to B-23)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, lane
from malecon.engine.cuba import harbour, parliament, reasons, steps, tell
from malecon.engine.cuba.kinds import (
    CIGARS,
    CITRUS,
    NONE,
    RUM,
    TOBACCO,
    WAREHOUSE_FIELD,
    WATER,
)
from malecon.engine.cuba.paragraphs import C_072, C_076
from malecon.engine.cuba.plantation import cross, tile_on
from malecon.engine.cuba.state import STORED, State
from malecon.engine.cuba.tiles import (
    BLACK_MARKET,
    CHURCH,
    CIGAR_FACTORY,
    DAM,
    DISTILLERY,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_OFFICE,
    LIGHTHOUSE,
    PESOS_EACH,
    POINTS_EACH,
    SMALL_BANK,
    SMALL_OFFICE,
    STOREHOUSE,
    TAKES_MOST,
    TOWN_HALL,
    WAREHOUSE,
    kind_of,
)

CARGO_KINDS: Final = 5


def begin(p: State, seat: i64) -> None:
    """The foreman looks round: the tiles in the pawn's cross, the one under it included (C-072)."""
    p.used = 0
    p.reach = 0
    fields = cross(p, seat) & p.built[seat]
    while fields != 0:
        p.reach |= 1 << tile_on(p, seat, first(fields))
        fields &= fields - 1
    if cross(p, seat) & p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD):
        p.reach |= 1 << WAREHOUSE


def check_use(p: State, seat: i64, tile: i64) -> i64:
    """Own tiles of the cross, each once; before the first use also any other one, which then is
    the only one; no use that can change nothing (C-072, C-075, C-137, A-07, A-40)."""
    if tile != WAREHOUSE and p.tiles[seat] >> tile & 1 == 0:
        return reasons.NOT_OWNED
    if p.used >> tile & 1:
        return reasons.USED
    if p.used != 0 and p.reach >> tile & 1 == 0:
        return reasons.OUT_OF_REACH
    return reasons.ALLOWED if changes_something(p, seat, kind_of(tile)) else reasons.CHANGES_NOTHING


def usable(p: State, seat: i64) -> i64:
    """The tiles that can be used now, as a mask."""
    own = p.tiles[seat] | 1 << WAREHOUSE
    found: i64 = 0
    while own != 0:
        tile = first(own)
        if check_use(p, seat, tile) == reasons.ALLOWED:
            found |= 1 << tile
        own &= own - 1
    return found


def changes_something(p: State, seat: i64, kind: i64) -> bool:
    """Whether the use of a building would change anything now (A-07)."""
    if kind == STOREHOUSE:
        return products_in_yard(p, seat) != 0
    if TAKES_MOST[kind] != 0:
        return givable(p, seat, kind) != 0
    if kind == SMALL_OFFICE or kind == LARGE_OFFICE:
        return harbour.open_docks(p, seat) != 0
    if kind == DAM:
        return lane(p.supply, WATER) > 0
    if kind == SMALL_BANK or kind == LARGE_BANK:
        return p.bank != 0
    if kind == BLACK_MARKET:
        return conversions(p, seat) != 0
    if kind == CHURCH:
        return parliament.open_to_veto(p) != 0
    if kind == LIGHTHOUSE and p.box.rules.lighthouse_swaps_dock:
        return harbour.swappable(p) != 0
    return True


def use(p: State, seat: i64, tile: i64) -> None:
    """Start a building's function; those without a choice are carried out at once."""
    kind: i64 = kind_of(tile)
    p.tile = tile
    p.used |= 1 << tile
    p.count = 0
    p.tell(tell.USED, seat, tile, 1, field_of(p, seat, tile), NONE, C_072)
    if TAKES_MOST[kind] != 0:
        p.step = steps.GIVE_PIECES
    elif kind == SMALL_OFFICE or kind == LARGE_OFFICE:
        p.step = steps.OFFICE_DOCK
    elif kind == BLACK_MARKET:
        p.step = steps.CONVERT_CARGO
    elif kind == LIGHTHOUSE:
        swaps = p.box.rules.lighthouse_swaps_dock
        p.step = steps.SWAP_SHIP if swaps else steps.CALL_SHIP
    elif kind == CHURCH and not p.box.rules.veto_in_parliament:
        p.step = steps.VETO_NOW
    else:
        carry_out(p, seat, kind, C_076 if tile == WAREHOUSE else tell.BUILDING + kind)
        finish(p)


def carry_out(p: State, seat: i64, kind: i64, why: i64) -> None:
    """The functions that ask nothing."""
    if kind == HOTEL:
        p.score(seat, 2, tell.FUNCTIONS, why)
    elif kind == INN:
        p.score(seat, 1, tell.FUNCTIONS, why)
    elif kind == SMALL_BANK:
        p.earn(seat, 2, why)
    elif kind == LARGE_BANK:
        p.earn(seat, 4, why)
    elif kind == DAM:
        p.gain(seat, WATER, 2, tell.SUPPLY, why)
    elif kind == TOWN_HALL:
        p.town_hall = seat  # C-147
    elif kind == CHURCH:
        p.church = seat  # D-41: the veto waits for parliament
    else:
        store(p, seat, why)


def finish(p: State) -> None:
    """A building outside the cross was the only one; else the foreman goes on (C-072)."""
    p.step = steps.USE_BUILDINGS if p.reach >> p.tile & 1 else steps.REST
    p.tile = NONE
    p.dock = NONE
    p.cargo = NONE
    p.count = 0


def field_of(p: State, seat: i64, tile: i64) -> i64:
    """Where a tile stands."""
    if tile == WAREHOUSE:
        return first(p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD))
    for field in range(12):
        if tile_on(p, seat, field) == tile:
            return field
    return NONE


def products_in_yard(p: State, seat: i64) -> i64:
    """The product lanes of the yard."""
    return (p.stock[seat] >> (5 * CITRUS)) & 0b111111111111111


def store(p: State, seat: i64, why: i64) -> None:
    """All products of the yard go into the warehouse (C-076, A-41, A-42)."""
    if p.telling:
        for kind in range(CITRUS, TOBACCO + 1):
            n = lane(p.stock[seat], kind)
            if n > 0:
                p.tell(tell.MOVED, seat, kind, n, tell.YARD, tell.WAREHOUSE, why)
    lanes = products_in_yard(p, seat) << (5 * CITRUS)
    p.stock[seat] += (lanes << (5 * STORED)) - lanes


def output(kind: i64) -> i64:
    """The goods that a factory makes, or NONE."""
    if kind == CIGAR_FACTORY:
        return CIGARS
    if kind == DISTILLERY:
        return RUM
    return NONE


def check_give(p: State, seat: i64, piece: i64) -> i64:
    """A piece that the building takes and its owner has; what it makes is there (C-138, A-45)."""
    kind: i64 = kind_of(p.tile)
    if p.box.takes[kind] >> piece & 1 == 0:
        return reasons.WRONG_PIECE
    if p.held(seat, piece) == 0:
        return reasons.LACKS
    return reasons.ALLOWED if givable(p, seat, kind) >> piece & 1 else reasons.SUPPLY_EMPTY


def givable(p: State, seat: i64, kind: i64) -> i64:
    """The pieces that a building takes and its owner has, as a mask of kinds (C-138, A-45)."""
    made = output(kind)
    if made != NONE and lane(p.supply, made) == 0:
        return 0
    return p.holds(seat) & p.box.takes[kind]


def give(p: State, seat: i64, piece: i64) -> None:
    """One piece into the building in use, and what it brings (C-139, C-140)."""
    kind: i64 = kind_of(p.tile)
    why: i64 = tell.BUILDING + kind
    p.spend(seat, piece, 1, why)
    p.count += 1
    if output(kind) != NONE:
        p.gain(seat, output(kind), 1, tell.SUPPLY, why)
    if POINTS_EACH[kind] != 0:
        p.score(seat, POINTS_EACH[kind], tell.FUNCTIONS, why)
    if PESOS_EACH[kind] != 0:
        p.earn(seat, PESOS_EACH[kind], why)
    if p.count == TAKES_MOST[kind] or givable(p, seat, kind) == 0:
        finish(p)


def check_convert(p: State, seat: i64, pair: i64) -> i64:
    """One unit of cargo into another kind that is in supply, in some editions only between
    products and goods (B-16, A-46, A-47)."""
    old = CITRUS + pair // CARGO_KINDS
    new = CITRUS + pair % CARGO_KINDS
    if p.held(seat, old) == 0:
        return reasons.LACKS
    if old == new:
        return reasons.NOT_CONVERTED
    if lane(p.supply, new) == 0:
        return reasons.SUPPLY_EMPTY
    if p.box.rules.black_market_across and (old >= RUM) == (new >= RUM):
        return reasons.NOT_CONVERTED
    return reasons.ALLOWED


def conversions(p: State, seat: i64) -> i64:
    """What the black market can do: bit 5 * from + to, counted from citrus."""
    found: i64 = 0
    for old in range(CARGO_KINDS):
        if p.held(seat, CITRUS + old) == 0:
            continue
        for pair in range(CARGO_KINDS * old, CARGO_KINDS * (old + 1)):
            if check_convert(p, seat, pair) == reasons.ALLOWED:
                found |= 1 << pair
    return found


def convert(p: State, seat: i64, pair: i64) -> None:
    """One unit of cargo becomes another kind (B-16)."""
    why: i64 = tell.BUILDING + BLACK_MARKET
    p.spend(seat, CITRUS + pair // CARGO_KINDS, 1, why)
    p.gain(seat, CITRUS + pair % CARGO_KINDS, 1, tell.SUPPLY, why)
    finish(p)


def office_loads(p: State, seat: i64) -> i64:
    """What an office may load, the large one only more of its kind (C-148); must agree with
    harbour.check_load()."""
    kinds = harbour.loadable(p, seat, p.dock)
    if p.cargo != NONE:
        return kinds & 1 << p.cargo
    return kinds


def office_load(p: State, seat: i64, cargo: i64) -> None:
    """A trading office puts one unit aboard (B-07, B-08, A-64)."""
    kind: i64 = kind_of(p.tile)
    harbour.load(p, seat, cargo, tell.BUILDING + kind)
    p.cargo = cargo


def office_is_done(p: State, seat: i64) -> bool:
    """Small: one unit. Large: two of a kind, in some editions any number (D-66)."""
    if kind_of(p.tile) == SMALL_OFFICE:
        return True
    if p.count == 2 and not p.box.rules.large_office_any:
        return True
    return office_loads(p, seat) == 0
