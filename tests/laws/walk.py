"""Random games over all seat counts, editions and options, and what must hold in each of them."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

from malecon.engine.cuba import actions
from malecon.engine.position import CHANCE, OVER, Position
from malecon.games.api import Game, game
from malecon.games.options import choices

LONGEST_GAME = 3000


def settings(number: int) -> dict[str, Any]:
    """The settings of random game number n: seat counts and editions in turn, options at random."""
    chosen = Random(number)
    known = choices("cuba")
    editions = list(known.editions)
    options = {
        name: chosen.choice(list(option.values))
        for name, option in known.options.items()
        if option.effect == "rules" and chosen.random() < 0.4
    }
    return {"seats": 2 + number % 4, "edition": editions[number // 4 % 5], **options}


def random_game(number: int) -> Game:
    return game("cuba", **settings(number))


def busy(legal: list[int], chosen: Random) -> int:
    """A choice of somebody who builds, uses, loads and hands over rather than stops."""
    return chosen.choices(legal, [_WEIGHTS.get(action, 1.0) for action in legal])[0]


_WEIGHTS = {actions.END: 0.3, actions.DONE: 0.3} | dict.fromkeys(
    [*range(actions.BUILD, actions.ENACT)], 6.0
)


def walk(played: Game, seed: int) -> Iterator[tuple[Position, int, int]]:
    """Every position of a random game with the mover and action that come next."""
    chosen = Random(seed)
    position = played.new()
    for _ in range(LONGEST_GAME):
        mover = position.to_move()
        if mover == OVER:
            return
        if mover != CHANCE:
            waiting = position.waiting()
            mover = chosen.choice([s for s in range(played.seats) if waiting >> s & 1])
        legal = position.legal(mover)
        action = busy(legal, chosen) if seed % 2 and mover != CHANCE else chosen.choice(legal)
        yield position, mover, action
        position.play(mover, action)
    raise AssertionError(f"game {seed} did not end")


def sampled(played: Game, seed: int, every: int) -> Iterator[tuple[Position, int, int]]:
    """Some positions of a random game, about one in `every`."""
    return itertools.islice(walk(played, seed), seed % every, None, every)
