"""Every action of HAVANA by its permanent number. Append only: stored games hold these numbers."""

from typing import Final

END: Final = 0
DONE: Final = 1
SWAP: Final = 2  # 36 buildings
AT: Final = 38  # 4 ends
LAY: Final = 42  # 13 cards
DO: Final = 55  # 13
TAKE: Final = 68  # 13
REMOVE: Final = 81  # 4 ends
TAX: Final = 85  # 5 colours and a worker
ROB: Final = 91  # 4 seats
STEAL: Final = 95  # 5 colours
PICK: Final = 100  # 4 colours
BUY: Final = 104  # 4 ends
REPLACE: Final = 108  # 4 colours and a worker
PAY: Final = 113
COVER: Final = 114  # 13 cards
BUILDING: Final = 127  # chance: 36 buildings
CUBE: Final = 163  # chance: 5 colours
ACTIONS: Final = 168
