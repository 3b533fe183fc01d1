"""What the judgement of HAVANA weighs, in hundredths of a point, found by play against itself."""

from typing import Final

POINT: Final = 100

# A piece in stock is worth less than a point on the table, and the less the nearer the end.
CUBE: Final = 182
DEBRIS: Final = 76
PESO: Final = 35
WORKER: Final = 121
KEEN: Final = 27  # of 128: how much of that worth is left when somebody is about to win
PATIENCE: Final = 5  # what every point that the leader still needs adds to it
PATIENT: Final = 41

# The round to come
NEARLY: Final = 21  # of 128: a purchase that lacks one piece
SECOND: Final = 18  # of 128: all purchases but the best
LATE: Final = 15  # for each seat that goes before
EXPOSED: Final = 3  # the same, for each cube and two pesos that a thief can see
ROBBED: Final = 131  # of 128: how much of the richest loot a thief finds
TAXED: Final = 19  # for each seat that loses a piece
DENIED: Final = 5  # for each point of a building that others would buy, with Conservation
SAFE: Final = 32  # for each thief that may be about, with Protection
SPITE: Final = 5  # for each point of a building that others would buy
STOP: Final = 237  # for a purchase that would let another seat win
DANGER: Final = 43  # for a seat that goes before and may win
RENEWED: Final = 31
LEADER: Final = 4  # for each point of a victim
IDLE_DEBRIS: Final = 15  # from here on debris replaces a cube that could be kept
REMOVE: Final = 33  # what Conservation must bring at least
HEAT: Final = 10  # how freely near-equal choices are mixed
FIRST_HEAT: Final = 25  # the first two cards

# For laying a card, at first or later, and for covering one; only differences count.
FIRST: Final = bytes([136, 64, 43, 105, 49, 127, 124, 49, 48, 31, 47, 65, 28])
LAY: Final = bytes([61, 73, 36, 60, 30, 97, 81, 5, 49, 58, 89, 86, 20])
COVER: Final = bytes([58, 23, 79, 62, 70, 38, 54, 53, 44, 120, 92, 32, 98])
# For a card that comes back by Renewal
TAKE: Final = bytes([5, 4, 10, 22, 9, 1, 59, 59, 22, 47, 17, 10, 100])

# How likely, of 128, a seat takes a building for which it lacks 0, 1 or 2 pieces.
THREAT: Final = bytes([71, 56, 50])
# How much a building calls for what it lacks, by how many pieces it lacks; at most 97, or the lanes
# of policy_street.wishes() overflow.
CALL: Final = bytes([0, 91, 16, 8, 6, 8, 1, 0])
