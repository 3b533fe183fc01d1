"""The vocabulary of events: what can happen, where pieces lie, and why."""

from typing import Final

# what happened
ROUND: Final = 0
PHASE: Final = 1
NUMBER: Final = 2
ORDER: Final = 3
CARD: Final = 4
DEALT: Final = 5
SWAPPED: Final = 6
MOVED: Final = 7
PAID: Final = 8
EARNED: Final = 9
TAKEN: Final = 10
STOLEN: Final = 11
FIRST: Final = 12
BOUGHT: Final = 13
SCORED: Final = 14
REMOVED: Final = 15
PROTECTED: Final = 16
RENEWED: Final = 17
CHOSE: Final = 18  # seen by its seat alone
SEALED: Final = 19
LAID: Final = 20
REVEALED: Final = 21
COVERED: Final = 22
REFRESHED: Final = 23
SKIPPED: Final = 24
RESTOCKED: Final = 25
TURN_ENDED: Final = 26
OVER: Final = 27
ENDED: Final = 28

# phases
ACTIONS: Final = 0
RESTOCK: Final = 1
CARDS: Final = 2

# how a game ends
BY_TARGET: Final = 0
BY_EXHAUSTION: Final = 1
BY_STALL: Final = 2
BY_ROUNDS: Final = 3

# places: an end is its own number, seat n is SEAT + n
BAG: Final = 10
CENTRE: Final = 11
STOCK: Final = 12
SUPPLY: Final = 13
BOX: Final = 14
BANK: Final = 15
SEAT: Final = 20

# why, beside the numbers of paragraphs.py
CARD_REASON: Final = 2000
