"""Other engines, through their public interfaces; a package that is not here is left out.

Every loop draws with the cheapest uniform choice there is and skips the checks a caller may skip.
A decision is a choice between at least two actions, as in our own games.
"""

from collections import deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

from malecon.cli.bench.stopwatch import Engine, Measure, each, stages

OWN_LOOP: Final = "own_loop_decisions_per_s"
PYTHON: Final = "python_decisions_per_s"
COPY: Final = "copy_us"
CHESS_PLIES: Final = 200
CATAN_TURNS: Final = 1000


def installed() -> tuple[dict[str, Engine], dict[str, str]]:
    """The peers that can be imported, and for each of the others what is in the way."""
    found: dict[str, Engine] = {}
    missing: dict[str, str] = {}
    for name, make in PEERS.items():
        try:
            found[name] = make()
        except ImportError as error:
            missing[name] = f"cannot be imported ({error})"
    return found, missing


class OpenSpiel:
    """A game of OpenSpiel; `even` if all its chance outcomes are equally likely."""

    def __init__(self, name: str, *, even: bool) -> None:
        self.pyspiel = import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        self.even = even

    def engine(self) -> Engine:
        """What is measured."""
        return Engine(
            {
                OWN_LOOP: self.measure(self.own_loop),
                PYTHON: self.measure(self.python_loop),
                COPY: each([state.clone for state in stages(self.course())]),
            }
        )

    def measure(self, loop: Callable[[int], Iterator[Any]]) -> Measure:
        """A loop's games are forgotten when timed, replayed when counted."""
        return Measure(
            lambda games: deque(loop(games), maxlen=0),
            lambda games: sum(map(self.decisions, loop(games))),
        )

    def own_loop(self, games: int) -> Iterator[Any]:
        """Its bots in its compiled loop; yields finished games."""
        uniform = self.pyspiel.make_uniform_random_bot
        bots = [uniform(seat, seat) for seat in range(self.game.num_players())]
        for seed in range(games):
            state = self.game.new_initial_state()
            self.pyspiel.evaluate_bots(state, bots, seed)
            yield state

    def python_loop(self, games: int) -> Iterator[Any]:
        """Step by step from Python; yields finished games."""
        play = self.play_even if self.even else self.play_weighted
        random = Random(1).random
        for _ in range(games):
            state = self.game.new_initial_state()
            play(state, random)
            yield state

    def play_even(self, state: Any, random: Callable[[], float]) -> None:
        """Chance needs no weights here, which doubles the speed."""
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])

    def play_weighted(self, state: Any, random: Callable[[], float]) -> None:
        """Chance goes by its weights."""
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])

    def decisions(self, end: Any) -> int:
        """The choices in a finished game."""
        return sum(len(before.legal_actions()) > 1 for before in self.replay(end))

    def course(self) -> list[Any]:
        """The positions of one game in which somebody was asked."""
        [end] = self.own_loop(1)
        return [before.clone() for before in self.replay(end)]

    def replay(self, end: Any) -> Iterator[Any]:
        """One state, led through a finished game and shown before each player's action."""
        state = self.game.new_initial_state()
        for step in end.full_history():
            if step.player >= 0:
                yield state
            state.apply_action(step.action)


class Catanatron:
    """Catan for four; dice and thefts come from the global generator, which each new game seeds."""

    def __init__(self) -> None:
        self.catanatron = import_module("catanatron")

    def engine(self) -> Engine:
        """What is measured."""
        return Engine(
            {
                OWN_LOOP: Measure(self.own_loop, self.decisions),
                PYTHON: Measure(self.python_loop, self.python_loop),
                COPY: each([game.copy for game in stages(self.watch(0, _copied))]),
            }
        )

    def new(self, seed: int) -> Any:
        """A game that always runs the same; seed 0 would mean any."""
        colors = self.catanatron.Color
        return self.catanatron.Game([self.catanatron.RandomPlayer(c) for c in colors], seed + 1)

    def own_loop(self, games: int) -> None:
        """Its random players in its own loop."""
        for seed in range(games):
            self.new(seed).play()

    def decisions(self, games: int) -> int:
        """The choices in the games of own_loop."""
        return sum(sum(self.watch(seed, _is_choice)) for seed in range(games))

    def watch(self, seed: int, see: Callable[[Any], Any]) -> list[Any]:
        """What is seen before each action of a game of own_loop."""
        seen: list[Any] = []

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            seen.append(see(game))
            return player.decide(game, actions)

        self.new(seed).play(decide_fn=decide)
        return seen

    def python_loop(self, games: int) -> int:
        """Step by step from Python, and the decisions made."""
        random = Random(1).random
        return sum(self.play(self.new(seed), random) for seed in range(games))

    def play(self, game: Any, random: Callable[[], float]) -> int:
        """One game to its end, or as far as own_loop would play it."""
        decisions = 0
        state = game.state
        while game.winning_color() is None and state.num_turns < CATAN_TURNS:
            actions = state.playable_actions
            decisions += len(actions) > 1
            game.execute(actions[int(random() * len(actions))], validate_action=False)
        return decisions


class RLCard:
    """An environment of RLCard. It has no copy, so deepcopy must do."""

    def __init__(self, name: str) -> None:
        self.env = import_module("rlcard").make(name, config={"seed": 1})

    def engine(self) -> Engine:
        """What is measured."""
        return Engine(
            {
                OWN_LOOP: Measure(self.own_loop, self.own_loop),
                PYTHON: Measure(self.python_loop, self.python_loop),
                COPY: each([partial(deepcopy, game) for game in stages(self.course())]),
            }
        )

    def own_loop(self, games: int) -> int:
        """Its run(), which keeps the trajectories, and the decisions made."""
        agent = self.restart()
        self.env.set_agents([agent] * self.env.num_players)
        for _ in range(games):
            self.env.run()
        return agent.decisions

    def python_loop(self, games: int) -> int:
        """reset() and step() from Python, and the decisions made."""
        agent = self.restart()
        for _ in range(games):
            state, _ = self.env.reset()
            while not self.env.is_over():
                state, _ = self.env.step(agent.step(state))
        return agent.decisions

    def course(self) -> list[Any]:
        """The positions of one game."""
        agent = self.restart()
        positions: list[Any] = []
        state, _ = self.env.reset()
        while not self.env.is_over():
            positions.append(deepcopy(self.env.game))
            state, _ = self.env.step(agent.step(state))
        return positions

    def restart(self) -> "UniformAgent":
        """From here the same games will come again."""
        self.env.seed(1)
        return UniformAgent()


class UniformAgent:
    """Quicker than RLCard's own random agent, whose module starts pip when it is imported."""

    use_raw: Final = False

    def __init__(self) -> None:
        self.random = Random(1).random
        self.decisions = 0

    def step(self, state: Any) -> Any:
        """A legal action; called in training."""
        legal = list(state["legal_actions"])
        self.decisions += len(legal) > 1
        return legal[int(self.random() * len(legal))]

    def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
        """A legal action; called by run()."""
        return self.step(state), {}


class Chess:
    """python-chess, which has no loop of its own."""

    def __init__(self) -> None:
        self.board = import_module("chess").Board

    def engine(self) -> Engine:
        """What is measured; the move stack is no part of the position."""
        boards = stages(self.course())
        return Engine(
            {
                PYTHON: Measure(self.python_loop, self.python_loop),
                COPY: each([partial(board.copy, stack=False) for board in boards]),
            }
        )

    def python_loop(self, games: int) -> int:
        """Whole games, and the decisions in them."""
        random = Random(1).random
        return sum(self.play(self.board(), random) for _ in range(games))

    def play(self, board: Any, random: Callable[[], float]) -> int:
        """One game, cut off where random players would only shuffle on."""
        decisions = 0
        while not board.is_game_over() and board.ply() < CHESS_PLIES:
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(random() * len(moves))])
        return decisions

    def course(self) -> list[Any]:
        """The positions of one game."""
        end = self.board()
        self.play(end, Random(1).random)
        board, positions = self.board(), []
        for move in end.move_stack:
            positions.append(board.copy())
            board.push(move)
        return positions


def _is_choice(game: Any) -> bool:
    return len(game.state.playable_actions) > 1


def _copied(game: Any) -> Any:
    return game.copy()


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, chance in outcomes:
        at -= chance
        if at < 0:
            return action
    return outcomes[-1][0]


PEERS: Final[dict[str, Callable[[], Engine]]] = {
    "openspiel skat": lambda: OpenSpiel("skat", even=True).engine(),
    "openspiel hanabi": lambda: OpenSpiel("hanabi", even=False).engine(),
    "openspiel backgammon": lambda: OpenSpiel("backgammon", even=False).engine(),
    "catanatron": lambda: Catanatron().engine(),
    "rlcard uno": lambda: RLCard("uno").engine(),
    "rlcard leduc-holdem": lambda: RLCard("leduc-holdem").engine(),
    "python-chess": lambda: Chess().engine(),
}
