"""How long an update takes to build and encode, how large it is, and what a bot pays for its view.

python -m tests.bench_views           on whatever build is installed
python -m tests.bench_views --json    the figures alone, to compare two versions of the program
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean
from typing import Any, Final

import msgspec

from malecon import Match
from malecon.games.api import Game
from malecon.games.registry import all_games

POSITIONS: Final = 150
EVERY: Final = 23  # choices between two of them
REPEATS: Final = 7
SEATS: Final = 4


def positions(name: str) -> Iterator[tuple[Game, Any, int]]:
    """Positions of random games, the same in every run, each with a seat that is asked."""
    found = seed = 0
    while found < POSITIONS:
        match = Match(name, seats=SEATS, seed=seed)
        chooser = Random(seed)
        seed += 1
        played = 0
        while not match.over and found < POSITIONS:
            seat = chooser.choice(match.waiting)
            match.play(chooser.choice(match.legal(seat)), seat=seat)
            played += 1
            if played % EVERY == 0 and match.waiting:
                found += 1
                yield match.game, match.position.copy(), match.waiting[0]


def microseconds(work: Callable[..., object], items: list[Any]) -> float:
    """The best of several runs over all items, for one of them."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = time.perf_counter()
        for item in items:
            work(*item)
        best = min(best, time.perf_counter() - begun)
    return best / len(items) * 1e6


def everybody(game: Game, position: Any, seat: int) -> list[bytes]:
    """What one move costs the server: every seat's view and a spectator's, and one offer."""
    public = game.public(position)
    views = (game.seen(public, game.own(position, viewer)) for viewer in (None, *range(SEATS)))
    found = [msgspec.json.encode(view) for view in views]
    return [*found, msgspec.json.encode(game.offer(position, seat))]


def figures(name: str) -> dict[str, float]:
    """All that is measured of one game."""
    found = list(positions(name))
    views = [(game, game.view(position, seat), 1) for game, position, seat in found]
    snapshots = [(game, game.snapshot(position)) for game, position, _ in found]
    sent = [(len(msgspec.json.encode(game.view(p, s))), game.offer(p, s)) for game, p, s in found]
    return {
        "view bytes": mean(size for size, _ in sent),
        "offer bytes": mean(len(msgspec.json.encode(offer)) for _, offer in sent),
        "update µs": microseconds(everybody, found),
        "view µs": microseconds(lambda game, p, seat: game.view(p, seat), found),
        "from_view µs": microseconds(lambda game, view, seed: game.from_view(view, seed), views),
        "from_snapshot µs": microseconds(lambda game, kept: game.from_snapshot(kept), snapshots),
    }


if __name__ == "__main__":
    measured = {name: figures(name) for name in all_games()}
    if "--json" in sys.argv:
        print(json.dumps(measured))  # noqa: T201
    else:
        for name, values in measured.items():
            for what, value in values.items():
                print(f"{name:8}{what:18}{value:10.1f}")  # noqa: T201
