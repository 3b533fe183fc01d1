"""Makes the recorded games: every edition with every seat count, and every value of every option.

    python -m tests.games.recorded.make

Run it only when the rules version changes; a change of these files is a change of the game.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from malecon import Match
from malecon.games.options import choices
from malecon.games.registry import all_games
from tests.laws.walk import busy

FOLDER = Path(__file__).parent
EXTRA = {"cuba": 0, "havana": 15}  # a game with few options gets more games of the plain kind


def wanted() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The name, the game and the settings of every recorded game."""
    for game, kind in all_games().items():
        known = choices(game)
        editions = list(known.editions)
        for edition in editions:
            for seats in kind.seat_counts:
                yield f"{game}-{edition}-{seats}", game, {"edition": edition, "seats": seats}
        for number, (option, about) in enumerate(known.options.items()):
            seats = kind.seat_counts[number % len(kind.seat_counts)]
            base = {"edition": editions[number % len(editions)], "seats": seats}
            span = about.number
            values = [*about.values, *([str(span.least), "9", str(span.most)] if span else [])]
            for value in values:
                name = f"{game}-{option}-{value}".replace("_", "-")
                yield name, game, base | {option: value}
        for extra in range(EXTRA[game]):
            seats = kind.seat_counts[extra % len(kind.seat_counts)]
            yield f"{game}-more-{extra + 1}", game, {"edition": editions[0], "seats": seats}


def recorded(seed: int, game: str, settings: dict[str, Any]) -> str:
    """A game of busy players, as text."""
    chosen = Random(seed)
    match = Match(game, seed=seed, **settings)
    while not match.over:
        seat = chosen.choice(match.waiting)
        action = busy(game, [move.action for move in match.legal(seat)], chosen)
        match.play(match.game.write(action), seat=seat)
    return match.record()


def main() -> None:
    for seed, (name, game, settings) in enumerate(wanted(), 1):
        (FOLDER / f"{name}.txt").write_text(recorded(seed, game, settings))


if __name__ == "__main__":
    main()
