"""Why a choice is not allowed: what check() and each place's check_x() answer."""

from typing import Final

ALLOWED: Final = 0

# whose turn it is, and what is asked
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
MUST_FINISH: Final = 4
MUST_TAKE: Final = 5
TOO_LATE_TO_BUY: Final = 6
REMOVED_ALREADY: Final = 7
# cards
NOT_IN_HAND: Final = 10
SAME_CARD: Final = 11
NOT_OPEN: Final = 12
NOTHING_TO_COVER: Final = 13
ALREADY_DONE: Final = 14
NOT_DISCARDED: Final = 15
# the street
NOT_IN_PILE: Final = 20
NOT_LOW: Final = 21
NO_BUILDING: Final = 22
NOT_AN_END: Final = 23
LACKS: Final = 24  # pieces, pesos or the architect
CANNOT_REPLACE: Final = 25
# pieces and seats
NOTHING_TO_TAX: Final = 30
NOTHING_TO_STEAL: Final = 31
NOTHING_TO_PICK: Final = 32
NO_SEAT: Final = 33
IS_SELF: Final = 34
NOT_LATER: Final = 35
PROTECTED: Final = 36
