"""Writes what Python says in words, for web/tests/wording.test.ts to compare.

python web/dev/wordings.py FILE

Every event of the recorded games, as each seat and a spectator hears it, every reason of some
games, and some games act by act, each in all languages.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import malecon
from malecon.engine.rng import Rng
from malecon.games.acts import split
from malecon.games.event import Event, Reason
from malecon.games.grammar import begins, capital, ends
from malecon.games.languages import languages
from malecon.games.wording import Words

RECORDED = Path(__file__).parents[2] / "tests" / "games" / "recorded"
PEOPLE = ("Inés", "Marta", "Tomás", "Lucía", "Kenji")
NAMES = (
    "Ana",
    "Élodie",
    "Œuvre",
    "Hugo",
    "Yves",
    "Yara",
    "Lucas",
    "Beatrix",
    "Jan",
    "Bo",
    "René",
    "王",
    "3",
)
BY_ACT = 5  # every how many-th recorded game is told by act


def events() -> Iterator[Event]:
    """What was heard in the recorded games."""
    for path in sorted(RECORDED.glob("*.txt")):
        match = malecon.load(path.read_text(encoding="utf-8"))
        for viewer in (None, *range(match.seats)):
            yield from match.heard(viewer)


def reasons() -> Iterator[Reason]:
    """Why moves were refused in a few games."""
    for name in malecon.all_games():
        for seed in range(2):
            match, rng = malecon.Match(name, seats=3, seed=seed), Rng(seed)
            while not match.over:
                seat = match.waiting[-1]
                yield from (refusal.reason for refusal in match.offer(seat).refused)
                match.play(match.game.write(match.position.guess(seat, rng)), seat=seat)


def games() -> Iterator[tuple[malecon.Match, int]]:
    """Some recorded games, each as one of its seats has heard it."""
    for i, path in enumerate(sorted(RECORDED.glob("*.txt"))):
        if i % BY_ACT == 0:
            match = malecon.load(path.read_text(encoding="utf-8"))
            yield match, i % match.seats


def by_act(told: list[tuple[malecon.Match, int]]) -> list[dict[str, Any]]:
    """Some games as acts: where each begins, and its sentence in every language."""
    found = []
    for match, seat in told:
        acts = split(match.heard(seat), match.game.act_rows)
        said = {name: [Words(name).act(act, PEOPLE, seat) for act in acts] for name in languages()}
        found.append(
            {
                "game": match.game.name,
                "seat": seat,
                "events": match.heard(seat),
                "firsts": [act.first for act in acts],
                "rules": [act.rule for act in acts],
                "said": said,
            }
        )
    return found


def said(words: Words, heard: list[Event], refused: list[Reason]) -> dict[str, list[str]]:
    """All of them in one language: events by seat and by name."""
    return {
        "events": [words.event(event) for event in heard],
        "named": [words.event(event, PEOPLE) for event in heard],
        "reasons": [words.reason(reason) for reason in refused],
    }


def once(things: Iterator[Any]) -> list[Any]:
    """Each of them once, in the order of their first coming."""
    return list({msgspec.json.encode(thing): thing for thing in things}.values())


def main() -> None:
    heard, refused = once(events()), once(reasons())
    found = {
        "people": PEOPLE,
        "grammar": {name: [begins(name), ends(name), capital(name)] for name in NAMES},
        "events": heard,
        "reasons": refused,
        "acts": by_act(list(games())),
        "words": {name: said(Words(name), heard, refused) for name in languages()},
    }
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
