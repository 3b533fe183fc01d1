"""The paragraphs of rules/en/cuba.md and the rulings of rules/en/editions.md that events name."""

from typing import Final

C_025: Final = 25
C_029: Final = 29
C_030: Final = 30
C_036: Final = 36
C_038: Final = 38
C_039: Final = 39
C_041: Final = 41
C_046: Final = 46
C_048: Final = 48
C_049: Final = 49
C_051: Final = 51
C_056: Final = 56
C_058: Final = 58
C_060: Final = 60
C_061: Final = 61
C_062: Final = 62
C_065: Final = 65
C_067: Final = 67
C_068: Final = 68
C_071: Final = 71
C_072: Final = 72
C_076: Final = 76
C_079: Final = 79
C_082: Final = 82
C_083: Final = 83
C_086: Final = 86
C_088: Final = 88
C_089: Final = 89
C_090: Final = 90
C_093: Final = 93
C_094: Final = 94
C_097: Final = 97
C_098: Final = 98
C_100: Final = 100
C_102: Final = 102
C_103: Final = 103
C_120: Final = 120
C_121: Final = 121
C_122: Final = 122
C_123: Final = 123
C_125: Final = 125
C_128: Final = 128
C_129: Final = 129
C_135: Final = 135
C_136: Final = 136
C_143: Final = 143

RULING: Final = 1000
A_79: Final = RULING + 79
A_87: Final = RULING + 87
