"""Every action of CUBA by its permanent number. Append only: stored games hold these numbers."""

from typing import Final

END: Final = 0
DONE: Final = 1
TAKE: Final = 2  # 6 kinds: wood to tobacco
BUY: Final = 8  # 5 kinds of cargo
SELL: Final = 13  # 5
CARD: Final = 18  # 5 characters
DELEGATE: Final = 23  # 5
PLACE: Final = 28  # 12 fields
HARVEST: Final = 40  # 12
BUILD: Final = 52  # 23 kinds of building
ON: Final = 75  # 12 fields
USE: Final = 87  # 25 tiles and the printed warehouse
DOCK: Final = 113  # 3
LOAD: Final = 116  # 5
GIVE: Final = 121  # 8 kinds
CONVERT: Final = 129  # 25: from five kinds of cargo to five; the diagonal is never legal
CALL: Final = 154  # 15 ships
VETO: Final = 169  # 4 groups
ENACT: Final = 173  # 6 pairs of groups
PAY: Final = 179
DECLINE: Final = 180
PAY_PAIR: Final = 181  # 6 pairs of materials, 6 pairs of products
SIDE: Final = 193  # common, individual
START: Final = 195  # chance: 5 seats
BOARD: Final = 200  # chance: 5 boards
SHIP: Final = 205  # chance: 15 ships
LAW: Final = 220  # chance: 24 laws
BID: Final = 256  # and the amount; 244 to 255 are free for actions to come
MOST_PESOS: Final = 4095

# The pairs of VETO's groups and of PAY_PAIR's kinds, two numbers each.
GROUP_PAIRS: Final = bytes([0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3])
KIND_PAIRS: Final = bytes([0, 0, 0, 1, 0, 2, 1, 1, 1, 2, 2, 2])
