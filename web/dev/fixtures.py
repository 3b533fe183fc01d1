"""Writes positions of real matches as the server would send them, to draw the page without one.

    python web/dev/fixtures.py            then `npm run dev` in web/ and open /fixture/cuba-foreman
    python web/dev/fixtures.py --long FOLDER    with names as long as they may be, in another folder

One file for every thing that a seat can be asked, in web/dev/fixtures/; besides them games that
wait for others, that are watched, and that are over.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import malecon
from malecon.engine.rng import Rng
from malecon.games.match import Match

TARGET = Path(__file__).parent / "fixtures"
COLOURS = ("blue", "red", "yellow", "green", "purple")
PEOPLE = ("Inés", "Marta", "Tomás", "Lucía", "Kenji")
LONG = (
    "Wilhelmina Montgomery Ga",
    "Maximiliane Großschmidtt",
    "Bartholomew Featherstone",
    "Esperanza Villanueva Paz",
    "Konstantin Wassermannhof",
)
# Steps of CUBA that need a rare building or an option: the step, what leads there, the option.
RARE: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("side", (), {"sides": "mixed"}),
    ("delegate", (), {"secret_delegate": "yes"}),
    ("convert", ("build black", "use black"), {}),
    ("swap", ("build lighthouse", "use lighthouse"), {"lighthouse": "dock_sea"}),
    ("call", ("build lighthouse", "use lighthouse"), {}),
    ("veto", ("build church", "use church"), {}),
    ("office-dock", ("build small-office", "use small-office"), {}),
    ("office-load", ("build large-office", "use large-office"), {}),
)


def table(match: Match) -> dict[str, Any]:
    """A table as the server describes it."""
    seats = [
        {
            "seat": i,
            "state": "person" if i == 0 else "bot",
            "name": PEOPLE[i],
            "person": f"p{i}",
            "colour": COLOURS[i],
            "bot": None if i == 0 else "rules",
            "present": i == 0,
        }
        for i in range(match.seats)
    ]
    game = match.game
    ending = {
        "scores": list(match.scores),
        "winners": list(match.winners),
        "sources": game.sources(match.position),
        "ending": game.ending(match.position),
        "seed": match.seed.hex(),
    }
    return {
        "table": "fixture",
        "game": game.name,
        "edition": game.edition,
        "options": game.options,
        "state": "over" if match.over else "running",
        "listed": False,
        "pace": {"kind": "live", "bank": 900_000, "increment": 15_000},
        "owner": "p0",
        "commitment": match.commitment,
        "opened": 0,
        "changed": 0,
        "seats": seats,
        "yours": [0],
        "forked": None,
        "votes": {},
        "rematch": None,
        "result": ending if match.over else None,
    }


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """An update for one viewer."""
    is_asked = seat is not None and seat in match.waiting
    events = match.heard(seat)
    return {
        "seat": seat,
        "n": len(match.log),
        "at": 0,
        "events": msgspec.to_builtins(events),
        "view": msgspec.to_builtins(match.view(seat)),
        "waiting": list(match.waiting),
        "offer": msgspec.to_builtins(match.offer(seat)) if is_asked and seat is not None else None,
        "can_undo": bool(is_asked),
        "draft": 1,
        "since": max(0, len(events) - 12),
        "clocks": [{"left": 760_000, "runs": i in match.waiting} for i in range(match.seats)],
        "row": None,
    }


def preferred(match: Match, seat: int, prefer: tuple[str, ...]) -> str:
    """The first move that begins as wished, "" if there is none."""
    moves = [choice.move for choice in match.offer(seat).moves] if prefer else []
    return next((move for start in prefer for move in moves if move.startswith(start)), "")


def positions(
    match: Match, rng: Rng, is_wild: bool, prefer: tuple[str, ...] = ()
) -> dict[str, dict[str, Any]]:
    """What seat 0 sees each time that it is asked something: the first and last of every kind."""
    position = match.position
    found: dict[str, dict[str, Any]] = {}
    while not match.over:
        if 0 in match.waiting:
            ask = match.offer(0).ask.removeprefix("ask-")
            kept = {"table": table(match), "update": seen(match, 0)}
            found[ask] = kept
            found[f"{ask}-early"] = found.get(f"{ask}-early", kept)
        else:
            found["wait"] = {"table": table(match), "update": seen(match, 0)}
            found["watch"] = {"table": table(match), "update": seen(match, None)}
        seat = match.waiting[-1]
        action = position.pick(seat, rng) if is_wild else position.guess(seat, rng)
        match.play(preferred(match, seat, prefer) or match.game.write(action), seat=seat)
    found["over"] = {"table": table(match), "update": seen(match, 0)}
    found["watch-over"] = {"table": table(match), "update": seen(match, None)}
    return found


def games(name: str, seats: int, seeds: Iterable[int], **options: Any) -> dict[str, dict[str, Any]]:
    """Positions of several games; what sensible play does not lead to, chance may."""
    found: dict[str, dict[str, Any]] = {}
    for seed in seeds:
        for is_wild in (False, True):
            match = malecon.Match(name, seats=seats, seed=seed, **options)
            for ask, kept in positions(match, Rng(seed), is_wild).items():
                found.setdefault(ask, kept)
    return found


def rare(seats: int) -> dict[str, dict[str, Any]]:
    """Steps that few games of CUBA come to."""
    found: dict[str, dict[str, Any]] = {}
    for ask, wishes, options in RARE:
        for seed in range(1, 400):
            match = malecon.Match("cuba", seats=seats, seed=seed, **options)
            seen = positions(match, Rng(seed), False, ("architect", "foreman", *wishes))
            if ask in seen:
                found[ask] = seen[ask]
                break
    return found


def named(text: str) -> str:
    """The same with long names."""
    for name, long in zip(PEOPLE, LONG, strict=True):
        text = text.replace(f'"name": "{name}"', f'"name": "{long}"')
    return text


def without_low_end() -> int:
    """A seed with which HAVANA begins by a swap, because no end is worth 1 to 3 points."""
    return next(
        seed
        for seed in range(1000)
        if malecon.Match("havana", seats=4, seed=seed).offer(0).ask == "ask-swap-card"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=TARGET)
    parser.add_argument("--long", action="store_true")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for start, found in (
        ("cuba", games("cuba", 5, range(1, 9)) | rare(5)),
        ("cuba-2", games("cuba", 2, [1])),
        ("havana", games("havana", 4, [*range(1, 5), without_low_end()])),
        ("havana-3", games("havana", 3, [1])),
        ("havana-2", games("havana", 2, [1], memory_help="yes")),
    ):
        for ask, position in found.items():
            text = json.dumps(position, ensure_ascii=False)
            text = named(text) if given.long else text
            (given.folder / f"{start}-{ask}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
