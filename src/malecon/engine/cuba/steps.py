"""What can be asked in CUBA: first what chance is asked, then the rest as it comes up."""

from typing import Final

DRAW_SHIP: Final = 0  # chance
DRAW_START: Final = 1  # chance
DRAW_BOARD: Final = 2  # chance
DRAW_LAW: Final = 3  # chance
CHOOSE_SIDE: Final = 4
TAKE_PIECES: Final = 5
SEND_DELEGATE: Final = 6  # simultaneous, sealed
PLAY_CARD: Final = 7
PLACE_PAWN: Final = 8
HARVEST_FIELDS: Final = 9
TRADE: Final = 10
CHOOSE_BUILDING: Final = 11
CHOOSE_SITE: Final = 12
USE_BUILDINGS: Final = 13
GIVE_PIECES: Final = 14
CONVERT_CARGO: Final = 15
OFFICE_DOCK: Final = 16
OFFICE_LOAD: Final = 17
CALL_SHIP: Final = 18
SWAP_SHIP: Final = 19
VETO_NOW: Final = 20
CHOOSE_DOCK: Final = 21
LOAD_SHIP: Final = 22
REST: Final = 23  # nothing is left but to end the turn
VETO_IN_PARLIAMENT: Final = 24
BID_VOTES: Final = 25  # simultaneous, sealed
BID_AGAIN: Final = 26  # simultaneous, sealed
ENACT_LAWS: Final = 27
CLOSE_PARLIAMENT: Final = 28
PAY_TAX: Final = 29  # simultaneous, sealed
PAY_LEVY: Final = 30  # simultaneous, sealed
GAME_OVER: Final = 31

# where play goes on when the ships have moved up
AFTER_SETUP: Final = 0
AFTER_TURN: Final = 1
AFTER_OFFICE: Final = 2
AFTER_ROUND: Final = 3
