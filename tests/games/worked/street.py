"""The table of HAVANA in a comparable form, for its worked rounds."""

from typing import Any

from malecon import Match

COLOURS = ("brick", "sandstone", "loam", "glass", "debris")


def seat(match: Match, number: int) -> dict[str, Any]:
    """What a seat, counted from 1, has before it; counts of zero are left out."""
    own = match.view(None).players[number - 1]
    return {
        "points": own.points,
        "pesos": own.pesos,
        "workers": own.workers,
        "cubes": {colour: own.cubes[colour] for colour in COLOURS if own.cubes[colour]},
        "buildings": own.buildings,
        "open": sorted(own.open),
        "hand": own.hand_count,
        "discard": own.discard_count,
    }


def board(match: Match) -> dict[str, Any]:
    """The rows, the centre and what is left of workers and pile."""
    view = match.view(None)
    centre = view.centre
    return {
        "rows": {row: view.rows[row] for row in ("top", "bottom")},
        "centre": {colour: centre[colour] for colour in COLOURS if centre[colour]},
        "centre_pesos": centre["pesos"],
        "workers": view.workers,
        "pile": len(view.pile),
    }
