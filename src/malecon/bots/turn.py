"""The short form of a bot: a class with `choose(turn)` that answers with a move.

    class Mine:
        def choose(self, turn):
            return turn.random.choice(turn.moves)

Whoever wants views and actions as the search has them writes a `malecon.bots.api.Bot` instead.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, Protocol

from malecon.bots.api import Bot, Budget, Forfeit, never, seat_of
from malecon.engine.position import CHANCE, END, Position
from malecon.engine.rng import Rng
from malecon.games.api import Game
from malecon.games.errors import shown
from malecon.games.event import Move
from malecon.games.match import Match
from malecon.games.view import View

Answer = str | Move | Iterable[str | Move]
ENOUGH: Final = 5000  # choices of a game that never ends
SEED_BITS: Final = 60  # what the engine's integers hold in both builds


class Chooses(Protocol):
    """What somebody else's class must have."""

    def choose(self, turn: "BotTurn") -> Answer:
        """A move, or several to be played one after the other."""


class BotTurn:
    """Everything that a bot is asked with."""

    def __init__(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> None:
        self.game = game
        self.view: Any = view
        self.seat = seat_of(view)
        self.moves = [Move(game.write(action), action) for action in legal]
        self.budget = budget
        self.random = Random(seed)  # the same for the same seed, so that games repeat
        self.stopped = stopped
        self.seed = seed

    def world(self, seed: int = 0) -> "World":
        """A game that may be going on as far as this seat can know; another seed, another one."""
        return World(self, Random(f"{self.seed} {seed}").getrandbits(SEED_BITS))


class World(Match[Any]):
    """A match to try things in. What nobody at the seat can know was made up."""

    def __init__(self, turn: BotTurn, seed: int) -> None:
        super().__init__(turn.game, seed=seed, draws=False)
        self.position = turn.game.from_view(turn.view, seed)
        self.draws = True
        self._dice = Rng(seed)

    def finish(self, rounds: int = 100) -> list[float]:
        """Let quick bots play on, to the end or for so many rounds: what each seat can expect."""
        position = self.position.copy()
        until = position.stage() + rounds
        for _ in range(ENOUGH):
            seat = position.to_move()
            if seat < CHANCE or position.stage() > until:
                break
            position.play(seat, _quick(position, seat, self._dice))
        return [float(points) for points in _expected(position)]


class Brought(Bot):
    """A bot in its short form, as everybody else asks it."""

    def __init__(self, name: str, player: Chooses) -> None:
        self.name = name  # type: ignore[misc]  # of this bot, not of all that are brought
        self.player = player

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        turn = BotTurn(game, view, legal, budget, seed, stopped)
        return actions_of(self.player.choose(turn), turn)


def actions_of(answer: object, turn: BotTurn) -> list[int]:
    """An answer in moves as actions; Forfeit if it cannot be played."""
    if isinstance(answer, str | Move):
        answer = [answer]
    if not isinstance(answer, Iterable):
        raise Forfeit("illegal", f"The answer is a {type(answer).__name__}, not a move.")
    position = turn.world().position
    sealed = position.is_sealed()
    found: list[int] = []
    for move in answer:
        meant = turn.game.read(str(move))
        _pass_only_choices(position, turn.seat, meant)
        if not _goes_on(position, turn.seat, sealed):
            break  # what was drawn or revealed comes before the rest
        legal = position.legal(turn.seat)
        action = next((read for read in meant if read in legal), None)
        if action is None:
            raise Forfeit("illegal", f"{shown(str(move))} is no move that can be played there.")
        if action == END or len(legal) > 1:
            found.append(action)
        if action == END:
            break
        position.play(turn.seat, action)
    return found


def _goes_on(position: Position, seat: int, sealed: bool) -> bool:
    """Whether the seat goes on choosing, with nothing drawn or revealed in between."""
    return position.is_sealed() == sealed and bool(position.waiting() >> seat & 1)


def _pass_only_choices(position: Position, seat: int, meant: list[int]) -> None:
    """Play what a match plays by itself, unless it is just what is named."""
    while position.waiting() >> seat & 1 and position.choices(seat) == 1:
        only = position.legal(seat)[0]
        if only == END or only in meant:
            return
        position.play(seat, only)


def _quick(position: Position, seat: int, dice: Rng) -> int:
    return position.pick(seat, dice) if seat == CHANCE else position.guess(seat, dice)


def _expected(position: Position) -> Iterable[float]:
    return position.scores() if position.to_move() < CHANCE else position.evaluate()
