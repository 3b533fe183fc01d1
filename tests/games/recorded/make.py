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
from tests.laws.walk import busy

FOLDER = Path(__file__).parent


def wanted() -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the settings of every recorded game."""
    known = choices("cuba")
    for edition in known.editions:
        for seats in range(2, 6):
            yield f"cuba-{edition}-{seats}", {"edition": edition, "seats": seats}
    for number, (option, about) in enumerate(known.options.items()):
        for value in about.values:
            name = f"cuba-{option}-{value}".replace("_", "-")
            editions = list(known.editions)
            yield name, {
                "edition": editions[number % len(editions)], "seats": 2 + number % 4, option: value
            }  # fmt: skip


def recorded(seed: int, settings: dict[str, Any]) -> str:
    """A game of busy players, as text."""
    chosen = Random(seed)
    match = Match("cuba", seed=seed, **settings)
    while not match.over:
        seat = chosen.choice(match.waiting)
        action = busy([move.action for move in match.legal(seat)], chosen)
        match.play(match.game.write(action), seat=seat)
    return match.record()


def main() -> None:
    for seed, (name, settings) in enumerate(wanted(), 1):
        (FOLDER / f"{name}.txt").write_text(recorded(seed, settings))


if __name__ == "__main__":
    main()
