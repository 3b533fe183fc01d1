"""What the engine's numbers are called in notation, views, events and snapshots."""

from typing import Final

COLOURS: Final = ("brick", "sandstone", "loam", "glass", "debris")
COLOURED: Final = COLOURS[:4]
PIECES: Final = (*COLOURS, "worker")
CARDS: Final = (
    "siesta", "renewal", "protection", "debris", "conservation", "tax-collector", "worker",
    "architect", "peso-thief", "material-thief", "black-market", "pesos", "mama",
)  # fmt: skip
ENDS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
ROWS: Final = ("top", "bottom")
PHASES: Final = ("actions", "restock", "cards")
ENDINGS: Final = ("target", "exhaustion", "stall", "rounds")
PILES: Final = ("buildings", "bag")
STEPS: Final = (
    "draw-building", "draw-cube", "swap-card", "swap-end", "lay-first", "do", "renew", "conserve",
    "tax", "rob-pesos", "rob-cubes", "steal", "mama", "buy", "pay", "cover", "lay", "end", "over",
)  # fmt: skip
AFTER: Final = ("setup", "setup-cubes", "card", "shopping", "restock")


def counts(cubes: int) -> dict[str, int]:
    """A row of cubes by colour."""
    return {name: cubes >> 7 * i & 127 for i, name in enumerate(COLOURS)}


def members(mask: int, names: tuple[str, ...]) -> list[str]:
    """The members of a set by name."""
    return [name for i, name in enumerate(names) if mask >> i & 1]
