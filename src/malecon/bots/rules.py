"""The bot that plays by rules of thumb: the game's own guess, once for each choice."""

from collections.abc import Callable

from malecon.bots.api import Bot, Budget, never, seat_of
from malecon.engine.planning import Search
from malecon.games.api import Game
from malecon.games.view import View


class RulesBot(Bot):
    """What a good player does without looking ahead; its judgement is engine/GAME/policy.py."""

    name = "rules"

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        if len(legal) == 1:
            return legal
        return Search(game.from_view(view, seed), seat_of(view), seed, 0, False).follow()
