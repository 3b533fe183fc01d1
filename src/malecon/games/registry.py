"""The registry of games: the one place outside a game that knows its name."""

from malecon.games.api import Game
from malecon.games.cuba.game import CubaGame
from malecon.games.errors import BadOption, shown
from malecon.games.havana.game import HavanaGame
from malecon.games.settings import Settings


def all_games() -> dict[str, type[Game]]:
    """The games by name."""
    return {"cuba": CubaGame, "havana": HavanaGame}


def find(name: str) -> type[Game]:
    """The game of a name."""
    known = all_games()
    if not isinstance(name, str) or name not in known:
        raise BadOption(f"There is no game {shown(name)}; the games are {', '.join(known)}.")
    return known[name]


def game_of(settings: Settings) -> Game:
    """The game of resolved settings, whatever editions and components are like today."""
    return find(settings.game)(settings)
