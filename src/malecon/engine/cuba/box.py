"""What is in the box under given rules: tables made once per match, shared by its positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from malecon.engine.cuba.kinds import CITRUS, MATERIAL_KINDS, MATERIALS, RUM, STONE, WATER, WOOD
from malecon.engine.cuba.rules import Components, Rules
from malecon.engine.cuba.tiles import (
    BUILDING_KINDS,
    CLOISTER,
    COST_STONE,
    COST_WATER,
    COST_WOOD,
    PRODUCT_STORE,
    RUM_CAFE,
    TAKES,
)

ROWS: Final = 3
COLUMNS: Final = 4
FIELDS: Final = 12


class Box:
    """Rules, components and what follows from the two."""

    def __init__(self, rules: Rules, components: Components, seats: int) -> None:
        self.rules: Rules = rules
        self.components: Components = components
        self.seats: i64 = seats
        self.none: vec[i64] = vec[i64]([0] * seats)
        self.cross: vec[i64] = crosses()
        self.field_kind: bytes = b"".join(components.plantations)
        self.fields_of: vec[i64] = fields_by_kind(components.plantations)
        self.material_fields: vec[i64] = fields_of_class(self.fields_of, 0)
        self.product_fields: vec[i64] = fields_of_class(self.fields_of, CITRUS)
        self.spaces: vec[i64] = spaces_by_kind(components.ships)
        self.wanted: vec[i64] = kinds_wanted(components.ships)
        self.costs: bytes = b"".join(
            [COST_WOOD, COST_STONE, changed(COST_WATER, RUM_CAFE, rules.rum_cafe_water)]
        )
        self.takes: bytes = TAKES
        self.affordable: vec[i64] = affordable(self.costs)
        if rules.cloister_materials:
            self.takes = changed(self.takes, CLOISTER, MATERIALS)
        if rules.product_store_material:
            self.takes = changed(self.takes, PRODUCT_STORE, MATERIALS)
        self.prices: bytes = b"".join([prices(components, kind) for kind in range(8)])
        self.bids: bytes = b"".join([bids(components, rules, kind) for kind in range(8)])

    def kind_fields(self, board: i64, kind: i64) -> i64:
        """The fields of a board that yield this kind, as a mask."""
        return self.fields_of[board * 9 + kind]

    def cost(self, kind: i64, material: i64) -> i64:
        """How many of a material a building costs (C-068)."""
        return self.costs[BUILDING_KINDS * material + kind]

    def whole_cost(self, kind: i64) -> i64:
        """How many materials a building costs in all."""
        return self.cost(kind, WOOD) + self.cost(kind, STONE) + self.cost(kind, WATER)

    def yields(self, board: i64, field: i64) -> i64:
        """What a field yields; WAREHOUSE_FIELD for the warehouse."""
        return self.field_kind[board * 12 + field]

    def ship_spaces(self, ship: i64, kind: i64) -> i64:
        """The spaces of a ship that take this kind, as a mask of five."""
        return self.spaces[ship * 8 + kind]


def crosses() -> vec[i64]:
    """For each field the six that share its row or column (C-047)."""
    masks = vec[i64]()
    for field in range(FIELDS):
        row: i64 = field // COLUMNS
        column: i64 = field % COLUMNS
        mask: i64 = 0
        for other in range(FIELDS):
            if other // COLUMNS == row or other % COLUMNS == column:
                mask |= 1 << other
        masks = append(masks, mask)
    return masks


def fields_by_kind(plantations: list[bytes]) -> vec[i64]:
    """Nine masks per board: eight kinds and the warehouse."""
    masks = vec[i64]()
    for plantation in plantations:
        for kind in range(9):
            mask: i64 = 0
            for field in range(FIELDS):
                if plantation[field] == kind:
                    mask |= 1 << field
            masks = append(masks, mask)
    return masks


def fields_of_class(fields_of: vec[i64], first: i64) -> vec[i64]:
    """Per board the fields of three kinds that follow one another: all materials, all products."""
    masks = vec[i64]()
    for board in range(len(fields_of) // 9):
        at: i64 = board * 9 + first
        masks = append(masks, fields_of[at] | fields_of[at + 1] | fields_of[at + 2])
    return masks


def spaces_by_kind(ships: list[bytes]) -> vec[i64]:
    """Eight masks per ship: its five spaces by kind."""
    masks = vec[i64]()
    for ship in ships:
        for kind in range(8):
            mask: i64 = 0
            for space in range(5):
                if ship[space] == kind:
                    mask |= 1 << space
            masks = append(masks, mask)
    return masks


def kinds_wanted(ships: list[bytes]) -> vec[i64]:
    """For each ship and each set of occupied spaces: the kinds that the free ones take."""
    masks = vec[i64]()
    for ship in ships:
        for loaded in range(32):
            mask: i64 = 0
            for space in range(5):
                if loaded >> space & 1 == 0:
                    mask |= 1 << ship[space]
            masks = append(masks, mask)
    return masks


def row_of(components: Components, kind: int) -> bytes:
    """The prices of the row of a kind, dearest first."""
    return components.goods_row if kind >= RUM else components.product_row


def prices(components: Components, kind: int) -> bytes:
    """For each number of units on the market: what the next one costs (C-057, C-060)."""
    row = row_of(components, kind)
    return (bytes([components.buy_from_supply]) + row + bytes(32))[:32]


def bids(components: Components, rules: Rules, kind: int) -> bytes:
    """For each number of units on the market: what one more brings (C-059, C-061, D-20)."""
    full: int = components.sell_product
    if kind >= RUM or rules.flat_full_row:
        full = components.sell_goods
    return (row_of(components, kind) + bytes([full] * 32))[:32]


def affordable(costs: bytes) -> vec[i64]:
    """For each material and each amount from 0 to 7: the buildings that need no more of it."""
    masks = vec[i64]()
    for material in range(MATERIAL_KINDS):
        for amount in range(8):
            mask: i64 = 0
            for kind in range(BUILDING_KINDS):
                if costs[BUILDING_KINDS * material + kind] <= amount:
                    mask |= 1 << kind
            masks = append(masks, mask)
    return masks


def changed(table: bytes, index: int, value: int) -> bytes:
    """The table with one entry replaced."""
    return table[:index] + bytes([value]) + table[index + 1 :]
