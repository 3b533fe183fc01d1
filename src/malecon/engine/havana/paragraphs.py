"""The paragraphs of rules/en/havana.md and the rulings of rules/en/editions.md that events name."""

from typing import Final

H_007: Final = 7
H_008: Final = 8
H_009: Final = 9
H_010: Final = 10
H_011: Final = 11
H_012: Final = 12
H_013: Final = 13
H_014: Final = 14
H_015: Final = 15
H_018: Final = 18
H_019: Final = 19
H_021: Final = 21
H_023: Final = 23
H_024: Final = 24
H_026: Final = 26
H_027: Final = 27
H_028: Final = 28
H_029: Final = 29
H_030: Final = 30
H_031: Final = 31
H_032: Final = 32
H_034: Final = 34
H_035: Final = 35
H_037: Final = 37
H_046: Final = 46

RULING: Final = 1000
HA_14: Final = RULING + 14
HA_15: Final = RULING + 15
HA_18: Final = RULING + 18
HA_22: Final = RULING + 22
HA_44: Final = RULING + 44
