"""An experiment: a planner that is shown what others have sealed. What is hiding worth?"""

from collections.abc import Mapping

from malecon.bots.api import Budget, never, seat_of
from malecon.bots.planner import Planner, Stopwatch
from malecon.engine.planning import Search
from malecon.games.api import Game
from malecon.games.view import View


class Peeker(Planner):
    """Plays only in an arena, where it is asked last and told the sealed choices of the others."""

    name = "peeker"
    peeks = True

    def choose_seeing(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        sealed: Mapping[int, str],
    ) -> list[int]:
        """Like choose(), with the sealed choices of other seats by seat, several by commas."""
        if len(legal) == 1 or not sealed:
            return self.choose(game, view, legal, budget, seed)
        position = game.from_view(view, seed)
        for seat, moves in sealed.items():
            position.unseal(seat)
            for move in moves.split(", "):
                possible = position.legal(seat)
                position.play(seat, next(a for a in game.parse(move) if a in possible))
        search = Search(position, seat_of(view), seed, self.rounds(game), True)
        return self.think(search, Stopwatch(budget, never))
