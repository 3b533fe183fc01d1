"""What the judgement of HAVANA weighs, in hundredths of a point, found by play against itself."""

from typing import Final

POINT: Final = 100

# A piece in stock is worth less than a point on the table, and the less the nearer the end.
CUBE: Final = 80
DEBRIS: Final = 13
PESO: Final = 36
WORKER: Final = 85
KEEN: Final = 40  # of 128: how much of that worth is left when somebody is about to win
PATIENCE: Final = 6  # what every point that the leader still needs adds to it
PATIENT: Final = 110

# The round to come
NEARLY: Final = 25  # of 128: a purchase that lacks one piece
SECOND: Final = 50  # of 128: all purchases but the best
LATE: Final = 10  # for each seat that goes before
EXPOSED: Final = 3  # the same, for each cube and two pesos that a thief can see
ROBBED: Final = 90  # of 128: how much of the richest loot a thief finds
TAXED: Final = 22  # for each seat that loses a piece
DENIED: Final = 10  # for each point of a building that others would buy, with Conservation
SAFE: Final = 12  # for each thief that may be about, with Protection
RENEWED: Final = 25
LEADER: Final = 6  # for each point of a victim
IDLE_DEBRIS: Final = 12  # from here on debris replaces a cube that could be kept
REMOVE: Final = 40  # what Conservation must bring at least
HEAT: Final = 12  # how freely near-equal choices are mixed

# For laying a card, for covering one; only differences count.
LAY: Final = bytes([60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60])
COVER: Final = bytes([60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60])
# For a card that comes back by Renewal
TAKE: Final = bytes([10, 0, 10, 10, 10, 20, 60, 50, 30, 40, 40, 50, 50])

# How likely, of 128, a seat takes a building for which it lacks 0, 1, 2 or more pieces.
THREAT: Final = bytes([90, 40, 12, 0])
# How much a building calls for what it lacks, by how many pieces it lacks.
CALL: Final = bytes([0, 40, 18, 10, 6, 4, 2, 0])
