"""The bot that plays by rules of thumb: the game's own guess, once for each choice."""

from collections.abc import Callable, Mapping
from typing import Any

from malecon.bots.api import Bot, Budget, never
from malecon.engine.planning import Search
from malecon.games.api import Game


class Rules(Bot):
    """What a good player does without looking ahead; its judgement is engine/GAME/policy.py."""

    name = "rules"

    def choose(
        self,
        game: Game,
        view: Mapping[str, Any],
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        if len(legal) == 1:
            return legal
        return Search(game.from_view(view, seed), view["seat"], seed, 0, False).follow()
