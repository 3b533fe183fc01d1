"""The 25 building tiles as tables (B-01 to B-23, C-142). A tile's function is in buildings.py."""

from typing import Final

from malecon.engine.cuba.kinds import (
    CIGARS,
    GOODS,
    MATERIALS,
    PRODUCTS,
    RUM,
    STONE,
    SUGAR,
    TOBACCO,
    WATER,
    WOOD,
)

Tile = int
CEMENT_FACTORY: Final = 0
SAWMILL: Final = 1
GOLF_COURSE: Final = 2
CLOISTER: Final = 3
RUM_CAFE: Final = 4
CIGAR_CAFE: Final = 5
SMALL_OFFICE: Final = 6
LARGE_OFFICE: Final = 7
HOTEL: Final = 8
INN: Final = 9
GOODS_STORE: Final = 10
PRODUCT_STORE: Final = 11
MATERIALS_STORE: Final = 12
SMALL_BANK: Final = 13
LARGE_BANK: Final = 14
BLACK_MARKET: Final = 15
CIGAR_FACTORY: Final = 16
DISTILLERY: Final = 17
CHURCH: Final = 18
TOWN_HALL: Final = 19
DAM: Final = 20
LIGHTHOUSE: Final = 21
STOREHOUSE: Final = 22
BUILDING_KINDS: Final = 23
SECOND_CIGAR_FACTORY: Final = 23
SECOND_DISTILLERY: Final = 24
TILES: Final = 25
WAREHOUSE: Final = 25  # the printed one, which the foreman uses like a building (C-076)

ALL_KINDS: Final = (1 << BUILDING_KINDS) - 1
ALL_TILES: Final = (1 << TILES) - 1

ANY_NUMBER: Final = 99

# Wood, stone and water that the building costs; then, for one that takes pieces one by one:
# which kinds, how many at most, and the points or pesos that each of them brings.
_TABLE: Final = [
    bytes([1, 2, 0, 1 << STONE, 4, 1, 0]),  # B-01 cement factory
    bytes([2, 1, 0, 1 << WOOD, 4, 1, 0]),  # B-02 sawmill
    bytes([0, 0, 2, 1 << WATER, 4, 1, 0]),  # B-03 golf course
    bytes([2, 1, 0, PRODUCTS, 2, 1, 0]),  # B-04 cloister
    bytes([1, 1, 1, 1 << RUM, 3, 2, 0]),  # B-05 rum cafe
    bytes([1, 1, 1, 1 << CIGARS, 3, 2, 0]),  # B-06 cigar cafe
    bytes([2, 1, 0, 0, 0, 0, 0]),  # B-07 small office
    bytes([2, 2, 0, 0, 0, 0, 0]),  # B-08 large office
    bytes([2, 2, 1, 0, 0, 0, 0]),  # B-09 hotel
    bytes([1, 1, 1, 0, 0, 0, 0]),  # B-10 inn
    bytes([1, 2, 0, GOODS, 1, 0, 6]),  # B-11 goods store
    bytes([2, 1, 0, PRODUCTS, 1, 0, 4]),  # B-12 product store
    bytes([1, 1, 1, MATERIALS, 2, 0, 2]),  # B-13 materials store
    bytes([1, 1, 0, 0, 0, 0, 0]),  # B-14 small bank
    bytes([2, 3, 0, 0, 0, 0, 0]),  # B-15 large bank
    bytes([3, 2, 0, 0, 0, 0, 0]),  # B-16 black market
    bytes([2, 2, 0, 1 << TOBACCO, ANY_NUMBER, 0, 0]),  # B-17 cigar factory
    bytes([2, 2, 0, 1 << SUGAR, ANY_NUMBER, 0, 0]),  # B-18 distillery
    bytes([2, 2, 0, 0, 0, 0, 0]),  # B-19 church
    bytes([1, 1, 0, 0, 0, 0, 0]),  # B-20 town hall
    bytes([0, 2, 0, 0, 0, 0, 0]),  # B-21 dam
    bytes([1, 1, 0, 0, 0, 0, 0]),  # B-22 lighthouse
    bytes([2, 0, 0, 0, 0, 0, 0]),  # B-23 storehouse
]
COST_WOOD: Final = bytes([row[0] for row in _TABLE])
COST_STONE: Final = bytes([row[1] for row in _TABLE])
COST_WATER: Final = bytes([row[2] for row in _TABLE])
TAKES: Final = bytes([row[3] for row in _TABLE])
TAKES_MOST: Final = bytes([row[4] for row in _TABLE])
POINTS_EACH: Final = bytes([row[5] for row in _TABLE])
PESOS_EACH: Final = bytes([row[6] for row in _TABLE])


def kind_of(tile: int) -> int:
    """The kind of building that a tile shows; the printed warehouse acts as a storehouse (B-23)."""
    if tile == WAREHOUSE:
        return STOREHOUSE
    if tile == SECOND_CIGAR_FACTORY:
        return CIGAR_FACTORY
    if tile == SECOND_DISTILLERY:
        return DISTILLERY
    return tile
