"""What can be asked in HAVANA: first what chance is asked, then the rest as it comes up."""

from typing import Final

DRAW_BUILDING: Final = 0  # chance
DRAW_CUBE: Final = 1  # chance
SWAP_CARD: Final = 2
SWAP_END: Final = 3
LAY_FIRST: Final = 4  # simultaneous, sealed
DO_CARD: Final = 5
RENEW: Final = 6
CONSERVE: Final = 7
TAX_SEAT: Final = 8
ROB_PESOS: Final = 9
ROB_CUBES: Final = 10
STEAL_CUBES: Final = 11
PICK_CUBES: Final = 12
BUY_BUILDING: Final = 13
PAY_PRICE: Final = 14
COVER_CARD: Final = 15
LAY_CARD: Final = 16
REST: Final = 17  # nothing is left but to end the turn
GAME_OVER: Final = 18

# where play goes on when chance has drawn
SETUP: Final = 0
SETUP_CUBES: Final = 1
CARD: Final = 2  # the card being carried out is finished
SHOPPING: Final = 3
RESTOCK: Final = 4
