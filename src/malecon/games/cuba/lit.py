"""Which paragraph of CUBA lets a seat make a move: by its verb, or by the whole of it."""

from collections.abc import Mapping
from typing import Final

RULES: Final[Mapping[str, str]] = {
    "side": "C-036",
    "worker": "C-041",
    "merchant": "C-041",
    "architect": "C-041",
    "foreman": "C-041",
    "mayor": "C-041",
    "place": "C-046",
    "harvest": "C-049",
    "buy": "C-056",
    "sell": "C-058",
    "take": "C-062",
    "build": "C-067",
    "on": "C-067",
    "use": "C-072",
    "use warehouse": "C-076",
    "use church": "C-143",
    "give": "C-140",
    "convert": "C-140",
    "call": "C-140",
    "veto": "C-143",
    "dock": "C-077",
    "load": "C-078",
    "delegate": "C-150",
    "bid": "C-088",
    "enact": "C-090",
    "pay": "C-098",
    "decline": "C-097",
    "done": "C-140",
    "end": "C-041",
}
