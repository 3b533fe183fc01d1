"""Plays the worked rounds: a script in the record's grammar, and the table in a comparable form."""

import re
from typing import Any

from malecon import Match
from malecon.games.cuba.shape import CubaShip

_LINE = re.compile(r"(--|\d+:)\s*(.*?)\s*(?:\|\s*(\d+))?")


def played(
    name: str,
    *,
    seats: int,
    edition: str,
    script: str,
    options: dict[str, Any] | None = None,
) -> Match:
    """A game played from its setup as the script says, chance included."""
    match = Match(name, seats=seats, edition=edition, draws=False, **(options or {}))
    return played_on(match, script)


def played_on(match: Match, script: str) -> Match:
    """The same match, played on."""
    for line in script.strip().splitlines():
        text = line.split("#")[0].strip()
        if not text or text == "setup" or text.startswith("round "):
            continue
        found = _LINE.fullmatch(text)
        assert found, f"not a line of a script: {line}"
        who, moves, points = found.groups()
        number = -1 if who == "--" else int(who[:-1]) - 1
        for move in moves.split(","):
            match.play(move, seat=number)
        if points is not None:
            assert match.scores[number] == int(points), f"points after: {line}"
    return match


def seat(match: Match, number: int) -> dict[str, Any]:
    """What a seat, counted from 1, has before it; counts of zero are left out."""
    own = match.view(None).players[number - 1]
    return {
        "pesos": own.pesos,
        "points": own.points,
        "yard": {kind: n for kind, n in own.yard.items() if n},
        "warehouse": {kind: n for kind, n in own.warehouse.items() if n},
        "buildings": own.buildings,
        "pawn": own.pawn,
    }


def board(match: Match) -> dict[str, Any]:
    """The open part of the board; the start player counts from 1."""
    view = match.view(None)
    return {
        "market": view.market,
        "supply": view.supply,
        "docks": {dock: _ship(view.harbour[str(dock)]) for dock in (1, 2, 3)},
        "sea": view.harbour["sea"].ship,
        "laws": [view.laws[group] for group in ("I", "II", "III", "IV")],
        "start": view.start + 1,
        "markers": sorted(view.markers),
    }


def _ship(ship: CubaShip | None) -> tuple[int, list[str]] | None:
    if ship is None:
        return None
    cargo = [kind for kind, full in zip(ship.spaces, ship.loaded, strict=True) if full]
    return ship.ship, sorted(cargo)
