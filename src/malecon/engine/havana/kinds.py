"""The cubes, cards and places of HAVANA as numbers; their names live in games/havana."""

from typing import Final

Colour = int
BRICK: Final = 0
SANDSTONE: Final = 1
LOAM: Final = 2
GLASS: Final = 3
DEBRIS: Final = 4
COLOURS: Final = 5
COLOURED: Final = 4  # the colours before debris
WORKER_PIECE: Final = 5  # where a choice is between a worker and cubes, after them

Card = int
SIESTA: Final = 0
RENEWAL: Final = 1
PROTECTION: Final = 2
DEBRIS_CARD: Final = 3
CONSERVATION: Final = 4
TAX_COLLECTOR: Final = 5
WORKER: Final = 6
ARCHITECT: Final = 7
PESO_THIEF: Final = 8
MATERIAL_THIEF: Final = 9
BLACK_MARKET: Final = 10
PESOS: Final = 11
MAMA: Final = 12
CARDS: Final = 13
ALL_CARDS: Final = (1 << CARDS) - 1
DIGITS: Final = bytes([0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9])

BUILDINGS: Final = 36
ROW: Final = 6  # buildings in a full row
ENDS: Final = 4  # top left, top right, bottom left, bottom right

NOBODY: Final = -1
NONE: Final = -1
