"""The 24 law cards by number, six to a group, and the two laws printed on the board (C-028)."""

from typing import Final

TAX: Final = 0  # groups
LEVY: Final = 1
SUBSIDY: Final = 2
MISCELLANEOUS: Final = 3
GROUPS: Final = 4
IN_GROUP: Final = 6

TAX_BUILDINGS: Final = 5  # 0 to 4 are the taxes of 1 to 5 pesos (C-099)
LEVY_CITRUS: Final = 6  # C-101
LEVY_SUGAR: Final = 7
LEVY_TOBACCO: Final = 8
LEVY_WATER: Final = 9
LEVY_MATERIALS: Final = 10
LEVY_PRODUCTS: Final = 11
SUBSIDY_BUILDINGS: Final = 12
SUBSIDY_MATERIALS: Final = 13
SUBSIDY_PRODUCTS: Final = 14
SUBSIDY_WATER: Final = 15
SUBSIDY_VOTES: Final = 16
SUBSIDY_PESOS: Final = 17
SCARCITY: Final = 18
SURPLUS: Final = 19
DROUGHT: Final = 20
BUILDING_LAW: Final = 21
HARBOUR_LAW: Final = 22
CORRUPTION: Final = 23
PRINTED_TAX: Final = 24
PRINTED_LEVY: Final = 25

ALL_LAWS: Final = (1 << 24) - 1
