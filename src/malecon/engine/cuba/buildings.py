"""The foreman and what each building does (C-072 to C-076, C-137 to C-149, B-01 to B-23)."""

from mypy_extensions import i64

from malecon.engine.bits import first, lane
from malecon.engine.cuba import harbour, parliament, steps, tell
from malecon.engine.cuba.kinds import (
    CIGARS,
    CITRUS,
    NONE,
    RUM,
    TOBACCO,
    WAREHOUSE_FIELD,
    WATER,
)
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


def usable(p: State, seat: i64) -> i64:
    """Tiles of the cross; before the first use also any other one, which then is the only one."""
    candidates = p.reach & ~p.used
    if p.used == 0:
        candidates = p.tiles[seat] | 1 << WAREHOUSE  # C-072 (2), A-40
    found: i64 = 0
    while candidates != 0:
        tile = first(candidates)
        if can_use(p, seat, tile):
            found |= 1 << tile
        candidates &= candidates - 1
    return found


def can_use(p: State, seat: i64, tile: i64) -> bool:
    """A use that can change nothing is not offered (A-07)."""
    kind: i64 = kind_of(tile)
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
    p.tell(tell.USED, seat, tile, 1, field_of(p, seat, tile), NONE, 72)
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
        carry_out(p, seat, kind, 76 if tile == WAREHOUSE else tell.BUILDING + kind)
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


def conversions(p: State, seat: i64) -> i64:
    """What the black market can do: bit 5 * from + to, counted from citrus (B-16, A-46, A-47)."""
    found: i64 = 0
    for old in range(CITRUS, CIGARS + 1):
        if p.held(seat, old) == 0:
            continue
        for new in range(CITRUS, CIGARS + 1):
            if old == new or lane(p.supply, new) == 0:
                continue
            if p.box.rules.black_market_across and (old >= RUM) == (new >= RUM):
                continue
            found |= 1 << (5 * (old - CITRUS) + new - CITRUS)
    return found


def convert(p: State, seat: i64, pair: i64) -> None:
    """One unit of cargo becomes another kind (B-16)."""
    why: i64 = tell.BUILDING + BLACK_MARKET
    p.spend(seat, CITRUS + pair // 5, 1, why)
    p.gain(seat, CITRUS + pair % 5, 1, tell.SUPPLY, why)
    finish(p)


def office_loads(p: State, seat: i64) -> i64:
    """What an office may load now: the large one only more of the kind it began with (C-148)."""
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
