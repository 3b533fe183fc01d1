"""The bot that plays anything."""

from collections.abc import Callable

from malecon.bots.api import Bot, Budget, never
from malecon.engine.rng import Rng
from malecon.games.api import Game
from malecon.games.view import View


class Random(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        return [legal[Rng(seed).below(len(legal))]]
