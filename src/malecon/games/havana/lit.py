"""Which paragraph of HAVANA lets a seat make a move: by its verb, or by the whole of it."""

from collections.abc import Mapping
from typing import Final

RULES: Final[Mapping[str, str]] = {
    "swap": "H-008",
    "at": "H-008",
    "lay": "H-028",
    "cover": "H-028",
    "do": "H-015",
    "do siesta": "H-033",
    "do renewal": "H-034",
    "do protection": "H-035",
    "do debris": "H-036",
    "do conservation": "H-037",
    "do tax-collector": "H-038",
    "do worker": "H-039",
    "do architect": "H-040",
    "do peso-thief": "H-041",
    "do material-thief": "H-042",
    "do black-market": "H-043",
    "do pesos": "H-044",
    "do mama": "H-045",
    "take": "H-034",
    "remove": "H-037",
    "tax": "H-038",
    "rob": "H-041",
    "steal": "H-042",
    "pick": "H-045",
    "buy": "H-020",
    "pay": "H-021",
    "replace": "H-023",
    "done": "H-016",
    "end": "H-019",
}
