"""The pieces, cards and fields of CUBA as numbers; their names live in games/cuba/names.py."""

from typing import Final

Kind = int  # a material, product or goods
WOOD: Final = 0
STONE: Final = 1
WATER: Final = 2
CITRUS: Final = 3
SUGAR: Final = 4
TOBACCO: Final = 5
RUM: Final = 6
CIGARS: Final = 7
MATERIAL_KINDS: Final = 3  # wood, stone and water, the first of them

MATERIALS: Final = 0b00000111
PRODUCTS: Final = 0b00111000
GOODS: Final = 0b11000000
CARGO: Final = PRODUCTS | GOODS

Character = int
WORKER: Final = 0
MERCHANT: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4
ALL_CARDS: Final = 0b11111

# A field bears the kind that it yields; the warehouse yields nothing (C-037, C-050).
WAREHOUSE_FIELD: Final = 8

NOBODY: Final = -1
NONE: Final = -1
