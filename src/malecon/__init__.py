"""Malecón: CUBA and HAVANA as a library, with matches that are kept, replayed and continued."""

from malecon.games.choosing import game
from malecon.games.errors import (
    BadComponents,
    BadMove,
    BadOption,
    BadRecord,
    BadSeats,
    BadSnapshot,
    IllegalMove,
    MaleconError,
    StaleMove,
)
from malecon.games.match import Match
from malecon.games.record import load
from malecon.games.registry import all_games

__version__ = "0.1.0"
__all__ = [
    "BadComponents",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadSnapshot",
    "IllegalMove",
    "MaleconError",
    "Match",
    "StaleMove",
    "all_games",
    "game",
    "load",
]
