"""The vocabulary of events: what can happen, where pieces lie, and why."""

from typing import Final

# what happened
ROUND: Final = 0
PHASE: Final = 1
START: Final = 2
BOARD: Final = 3
SIDE: Final = 4
MOVED: Final = 5
PAID: Final = 6
EARNED: Final = 7
SCORED: Final = 8
CARD: Final = 9
PAWN: Final = 10
BUILT: Final = 11
USED: Final = 12
MARKER: Final = 13
SHIP: Final = 14
PROPOSAL: Final = 15
VETOED: Final = 16
ENACTED: Final = 17
LAPSED: Final = 18
REJECTED: Final = 19
SEALED: Final = 20
CHOSE: Final = 21  # seen by its seat alone
REVEALED: Final = 22
BID: Final = 23
VOTES: Final = 24
WON: Final = 25
SKIPPED: Final = 26
MET: Final = 27
DECLINED: Final = 28
MARKERS_OFF: Final = 29
CARDS_BACK: Final = 30
TURN_ENDED: Final = 31
OVER: Final = 32

# phases
PROPOSALS: Final = 0
ACTIONS: Final = 1
PARLIAMENT: Final = 2
LAWS: Final = 3
END_OF_ROUND: Final = 4

# what is sealed
DELEGATE_CHOICE: Final = 0
BID_CHOICE: Final = 1
PAYMENT_CHOICE: Final = 2

# where points come from
SHIPS: Final = 0
FUNCTIONS: Final = 1
LAW_POINTS: Final = 2
FORGONE: Final = 3
OWNED: Final = 4

# places: a field is its own number, dock n is DOCK + n, sea is DOCK
SUPPLY: Final = 20
YARD: Final = 21
WAREHOUSE: Final = 22
MARKET: Final = 23
BANK: Final = 24
PILE: Final = 25
DOCK: Final = 30

# why, beside the numbers of paragraphs.py
BUILDING: Final = 2000
LAW: Final = 3000
