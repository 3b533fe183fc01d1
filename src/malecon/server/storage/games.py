"""The game of a stored table: built from its own settings, whatever editions say today."""

from functools import lru_cache

import msgspec

from malecon.games import forms
from malecon.games.api import Game
from malecon.games.errors import UnknownSettings
from malecon.games.registry import game_of
from malecon.games.settings import decode
from malecon.server.storage.rows import TableRow


def game_at(table: TableRow) -> Game:
    """The game that is played at a table; UnknownSettings if this program cannot play it."""
    if not table.settings:
        raise UnknownSettings(f"Nobody knows what table {table.id} was played by.")
    return game_by(table.settings)


def begun_now(game: Game) -> Game:
    """The same game for a table that begins now: its hashes are of the newest form."""
    return game_of(msgspec.structs.replace(game.resolved, form=forms.NEWEST))


@lru_cache(maxsize=256)
def game_by(settings: str) -> Game:
    """One object for all tables of the same settings: a game never changes."""
    return game_of(decode(settings))
