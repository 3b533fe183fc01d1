"""What a seat or a spectator may know of a position, and secrets that fit a view."""

from collections.abc import Mapping
from typing import Any

from malecon.engine.bits import size
from malecon.engine.havana.state import Box
from malecon.engine.havana.steps import LAY_FIRST
from malecon.engine.havana.turn import Havana
from malecon.games.havana import names, table


def shared(p: Havana, buildings: tuple[str, ...]) -> dict[str, Any]:
    """All that lies open, and what saves the page from knowing rules: the same for everybody."""
    seen = table.opened(p, buildings)
    if p.step == LAY_FIRST:
        # Until both cards of a seat are laid nobody sees that one of them is.
        for other, player in enumerate(seen["players"]):
            if not p.answered >> other & 1:
                player["laid_count"] = 0
                player["hand_count"] = size(p.hand[other])
    seen["waiting"] = table.seats(p.waiting(), p.box.seats)
    seen["target"] = p.box.target
    return seen


def own(p: Havana, seat: int | None, buildings: tuple[str, ...]) -> dict[str, Any]:
    """A seat's own cards; it sees, too, that it has laid one of two."""
    if seat is None:
        return {"seat": None, "hand": None, "discard": None, "laid": None}
    seen: dict[str, Any] = {"seat": seat, **secrets(p, seat)}
    if p.step == LAY_FIRST and p.laid[seat] and not p.answered >> seat & 1:
        seen["players"] = shared(p, buildings)["players"]
        seen["players"][seat] = table.player(p, seat, buildings)
    return seen


def prices(box: Box, buildings: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Points and prices of all buildings."""
    return {name: price(box, i) for i, name in enumerate(buildings)}


def price(box: Box, building: int) -> dict[str, Any]:
    """Points and price of a building."""
    printed = box.components
    cubes = {name: printed.cubes[i][building] for i, name in enumerate(names.COLOURS)}
    return {
        "points": printed.points[building],
        **cubes,
        "pesos": printed.pesos[building],
        "workers": printed.workers[building],
        "architect": bool(printed.architect[building]),
    }


def secrets(p: Havana, seat: int) -> dict[str, list[str]]:
    """The cards of a seat that others do not see."""
    return {
        "hand": names.members(p.hand[seat] & ~p.laid[seat], names.CARDS),
        "discard": names.members(p.discard[seat], names.CARDS),
        "laid": names.members(p.laid[seat], names.CARDS),
    }


def placeholders(seen: Mapping[str, Any]) -> list[dict[str, list[str]]]:
    """Per seat hidden cards that fit a view: the own ones, for others any that keep the form."""
    found = []
    for seat, player in enumerate(seen["players"]):
        if seat == seen["seat"]:
            found.append({key: list(seen[key]) for key in ("hand", "discard", "laid")})
            continue
        known = player["known"]
        # Who holds the cards of the earliest piles holds enough of every pile.
        piles = [*(pile["cards"] for pile in known["piles"]), known["unknown"]]
        unknown = list(dict.fromkeys(card for pile in piles for card in pile))
        at = known["unknown_in_hand"]
        hand = [*known["hand"], *unknown[:at]]
        laid = player["laid_count"]
        found.append(
            {
                "hand": hand[laid:],
                "discard": [*known["discard"], *unknown[at:]],
                "laid": hand[:laid],
            }
        )
    return found
