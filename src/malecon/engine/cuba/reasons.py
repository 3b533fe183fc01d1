"""Why a choice is not allowed: what check() and each place's check_x() answer."""

from typing import Final

ALLOWED: Final = 0

# whose turn it is, and what is asked
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
MUST_FINISH: Final = 4
PLAYED: Final = 5
IS_DELEGATE: Final = 6
# stock, supply and market
LACKS: Final = 10  # pieces or pesos of the seat
SUPPLY_EMPTY: Final = 11
PAIRS_OF_TWO: Final = 12
TRADED: Final = 13
COVERED: Final = 14
NOT_CHEAPEST: Final = 15
REVERSED: Final = 16
NOTHING_TO_SELL: Final = 17
# fields and buildings
NOT_IN_CROSS: Final = 20
FIELD_BUILT: Final = 21
NO_PRODUCT: Final = 22
IS_WAREHOUSE: Final = 23
FIELD_USED: Final = 24
NEEDS_WATER: Final = 25
BUILDING_GONE: Final = 26
NO_SITE: Final = 27
SITE_BUILT: Final = 28
SITE_WAREHOUSE: Final = 29
NOT_OWNED: Final = 30
USED: Final = 31
OUT_OF_REACH: Final = 32
CHANGES_NOTHING: Final = 33
WRONG_PIECE: Final = 34
NOT_CONVERTED: Final = 35
# ships
NO_SHIP: Final = 40
SHIP_FULL: Final = 41
NO_CARGO: Final = 42
NO_SPACE: Final = 43
OTHER_KIND: Final = 44
ONE_SHIP: Final = 45
NOT_IN_PILE: Final = 46
# parliament and laws
NOTHING_TO_VETO: Final = 50
VETO_BAN: Final = 51
NO_PROPOSAL: Final = 52
CORRUPTION: Final = 53
ABOVE_MONEY: Final = 54
NOT_ASKED_FOR: Final = 55
CANNOT_PAY: Final = 56
