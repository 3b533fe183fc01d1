"""What the judgement of HAVANA weighs, in hundredths of a point, found by play against itself."""

from typing import Final

POINT: Final = 100

# A piece in stock is worth less than a point on the table, and the less the nearer the end.
CUBE: Final = 147
DEBRIS: Final = 50
PESO: Final = 31
WORKER: Final = 98
KEEN: Final = 28  # of 128: how much of that worth is left when somebody is about to win
PATIENCE: Final = 5  # what every point that the leader still needs adds to it
PATIENT: Final = 45

# The round to come
NEARLY: Final = 24  # of 128: a purchase that lacks one piece
SECOND: Final = 23  # of 128: all purchases but the best
LATE: Final = 17  # for each seat that goes before
EXPOSED: Final = 3  # the same, for each cube and two pesos that a thief can see
ROBBED: Final = 112  # of 128: how much of the richest loot a thief finds
TAXED: Final = 21  # for each seat that loses a piece
DENIED: Final = 6  # for each point of a building that others would buy, with Conservation
SAFE: Final = 25  # for each thief that may be about, with Protection
SPITE: Final = 5  # for each point of a building that others would buy
STOP: Final = 242  # for a purchase that would let another seat win
DANGER: Final = 51  # for a seat that goes before and may win
RENEWED: Final = 31
LEADER: Final = 5  # for each point of a victim
IDLE_DEBRIS: Final = 15  # from here on debris replaces a cube that could be kept
REMOVE: Final = 31  # what Conservation must bring at least
HEAT: Final = 6  # how freely near-equal choices are mixed
FIRST_HEAT: Final = 25  # the first two cards

# For laying a card, at first or later, and for covering one; only differences count.
FIRST: Final = bytes([88, 59, 49, 82, 48, 102, 88, 56, 53, 41, 43, 56, 33])
LAY: Final = bytes([58, 74, 39, 64, 34, 92, 81, 6, 58, 52, 93, 73, 21])
COVER: Final = bytes([57, 31, 73, 64, 74, 39, 58, 53, 45, 117, 73, 33, 88])
# For a card that comes back by Renewal
TAKE: Final = bytes([6, 1, 14, 17, 19, 4, 58, 57, 29, 44, 23, 20, 95])

# How likely, of 128, a seat takes a building for which it lacks 0, 1 or 2 pieces.
THREAT: Final = bytes([67, 46, 41])
# How much a building calls for what it lacks, by how many pieces it lacks.
CALL: Final = bytes([0, 97, 13, 7, 5, 8, 2, 0])
