"""What the engine's numbers are called in notation, views, events and snapshots."""

from typing import Final, Literal

from malecon.games.sets import counts_of, set_of

Row = Literal["top", "bottom"]

COLOURS: Final = ("brick", "sandstone", "loam", "glass", "debris")
COLOURED: Final = COLOURS[:4]
PIECES: Final = (*COLOURS, "worker")
REPLACEABLE: Final = (*COLOURED, "worker")
CARDS: Final = (
    "siesta", "renewal", "protection", "debris", "conservation", "tax-collector", "worker",
    "architect", "peso-thief", "material-thief", "black-market", "pesos", "mama",
)  # fmt: skip
ENDS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
ROWS: Final[tuple[Row, ...]] = ("top", "bottom")
PHASES: Final = ("actions", "restock", "cards")
ENDINGS: Final = ("target", "exhaustion", "stall", "rounds")
PILES: Final = ("buildings", "bag")
STEPS: Final = (
    "draw-building", "draw-cube", "swap-card", "swap-end", "lay-first", "do", "renew", "conserve",
    "tax", "rob-pesos", "rob-cubes", "steal", "mama", "buy", "pay", "cover", "lay", "end", "over",
)  # fmt: skip
AFTER: Final = ("setup", "setup-cubes", "card", "shopping", "restock")

cards_in: Final = set_of(CARDS)
cubes_of: Final = counts_of(COLOURS, 7)
