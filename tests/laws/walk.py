"""Random games over all seat counts, editions and options, and what must hold in each of them."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

from malecon.engine.cuba import actions as cuba
from malecon.engine.havana import actions as havana
from malecon.engine.position import CHANCE, OVER, Position
from malecon.games.api import Game
from malecon.games.choosing import game
from malecon.games.options import choices
from malecon.games.registry import all_games, find

GAMES = tuple(all_games())
LONGEST_GAME = 6000
# Somebody busy builds, uses, loads, buys and hands over rather than stops.
_WEIGHTS = {
    "cuba": {cuba.END: 0.3, cuba.DONE: 0.3} | dict.fromkeys(range(cuba.BUILD, cuba.ENACT), 6.0),
    "havana": {havana.END: 0.1, havana.DONE: 0.3},
}


def settings(name: str, number: int) -> dict[str, Any]:
    """The settings of random game number n: seat counts and editions in turn, options at random."""
    chosen = Random(number)
    known = choices(name)
    editions = list(known.editions)
    counts = find(name).seat_counts
    options = {
        option: chosen.choice([*about.values, *_numbers(about)])
        for option, about in known.options.items()
        if about.effect == "rules" and chosen.random() < 0.4
    }
    return {
        "seats": counts[number % len(counts)],
        "edition": editions[number // len(counts) % len(editions)],
        **options,
    }


def _numbers(about: Any) -> list[int]:
    """Some of the numbers that an option takes, if it takes any."""
    number = getattr(about, "number", None)
    return [] if number is None else [number.least, 7, 20]


def random_game(name: str, number: int) -> Game:
    return game(name, **settings(name, number))


def busy(name: str, legal: list[int], chosen: Random) -> int:
    """The choice of somebody busy."""
    weights = _WEIGHTS[name]
    return chosen.choices(legal, [weights.get(action, 1.0) for action in legal])[0]


def walk(
    played: Game, seed: int, start: Position | None = None
) -> Iterator[tuple[Position, int, int]]:
    """Every position of a random game with the mover and action that come next."""
    chosen = Random(seed)
    position = played.new() if start is None else start
    for _ in range(LONGEST_GAME):
        mover = position.to_move()
        if mover == OVER:
            return
        if mover != CHANCE:
            waiting = position.waiting()
            mover = chosen.choice([s for s in range(played.seats) if waiting >> s & 1])
        legal = position.legal(mover)
        if seed % 2 and mover != CHANCE:
            action = busy(played.name, legal, chosen)
        else:
            action = chosen.choice(legal)
        yield position, mover, action
        position.play(mover, action)
    raise AssertionError(f"game {seed} did not end")


def sampled(played: Game, seed: int, every: int) -> Iterator[tuple[Position, int, int]]:
    """Some positions of a random game, about one in `every`."""
    return itertools.islice(walk(played, seed), seed % every, None, every)
