"""malecon play: a game in the terminal, people and bots in its seats."""

from pathlib import Path
from typing import Any, Final

import click

from malecon.bots import bring
from malecon.bots.api import FULL
from malecon.bots.player import BotPlayer
from malecon.bots.registry import bots
from malecon.cli import files
from malecon.cli import language as languages
from malecon.cli.session import Players, Session
from malecon.cli.setting import chosen_game, settings
from malecon.games import record
from malecon.games.chance import SEED_BYTES
from malecon.games.errors import BadOption, BadSeats, shown
from malecon.games.match import Match
from malecon.games.wording import Words

SEATS: Final = 3
STRONGEST: Final = list(bots())[-1]
HEX_DIGITS: Final = 2 * SEED_BYTES


@click.command()
@settings(None, named=str(SEATS))
@click.option("--seed", metavar="N", help="A number, or the 64 hex digits of a record's seed.")
@click.option(
    "--people",
    metavar="SEATS",
    default="1",
    show_default=True,
    help="Seats of people, like 1,3; none or all. Bots play the others.",
)
@click.option(
    "--bots",
    metavar="NAMES",
    default=STRONGEST,
    show_default=True,
    help=f"Who plays the others, in their order: {', '.join(bots())}, or a bot of yours as"
    " module:Class, ./file.py:Class or cmd:PROGRAM; the last fills the rest.",
)
@languages.option
@click.option("--load", "file", metavar="FILE", help="Go on with a saved game.")
def play(
    game: str,
    seats: int | None,
    edition: str | None,
    option: tuple[str, ...],
    components: str | None,
    seed: str | None,
    people: str,
    bots: str,
    language: str,
    file: str | None,
) -> None:
    """Play GAME here, with people and bots in turn."""
    if file is None:
        count = SEATS if seats is None else seats
        chosen = chosen_game(game, count, edition, option, components)
        match = Match(chosen, seed=_seed(seed))
    else:
        _check_nothing_set(seats=seats, edition=edition, option=option or None, seed=seed)
        match = loaded(file, game, components)

    def seated(found: Match) -> tuple[Match, Players]:
        return found, players(people, bots, found)

    def load(name: str) -> tuple[Match, Players]:
        return seated(loaded(name, game, components))

    Session(*seated(match), Words(language), load).run()


def loaded(file: str, game: str, components: str | None) -> Match:
    """The match of a record."""
    match = record.load(files.read(file), components)
    if match.game.name != game:
        raise BadOption(f"{Path(file).name} is a game of {match.game.name}, not {shown(game)}.")
    return match


def players(people: str, names: str, match: Match) -> Players:
    """Who plays for each seat, from 0, in which no person sits."""
    sitting = seats_of_people(people, match.seats)
    free = [seat for seat in range(match.seats) if seat not in sitting]
    found = [name.strip() for name in names.split(",")]
    if len(found) > max(len(free), 1):
        raise BadOption(f"--bots names {len(found)} bots for {len(free)} seats.")
    found += found[-1:] * (len(free) - len(found))
    return {
        seat: BotPlayer(
            bring.bot(name, seat), seat, budget=bring.split(name)[1] or FULL, seed=match.seed
        )
        for seat, name in zip(free, found, strict=False)
    }


def seats_of_people(people: str, seats: int) -> frozenset[int]:
    """The seats, from 0, in which people sit."""
    everybody = frozenset(range(seats))
    if people in ("none", "all"):
        return everybody if people == "all" else frozenset()
    known = {str(seat + 1): seat for seat in everybody}
    given = [text.strip() for text in people.split(",")]
    for text in given:
        if text not in known:
            raise BadSeats(f"--people names seats from 1 to {seats}, not {shown(text)}.")
    return frozenset(known[text] for text in given)


def _seed(text: str | None) -> int | str | None:
    return (
        int(text)
        if text is not None and text.isascii() and text.isdigit() and len(text) < 64
        else text
    )


def _check_nothing_set(**given: Any) -> None:
    for name, value in given.items():
        if value is not None:
            raise BadOption(f"A saved game brings its own settings, so --{name} cannot be given.")
