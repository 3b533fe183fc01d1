"""malecon play: a game in the terminal, people and random players in its seats."""

from pathlib import Path
from typing import Any, Final

import click

from malecon.cli import files
from malecon.cli.session import People, Session
from malecon.cli.setting import chosen_game, settings
from malecon.games import record
from malecon.games.chance import SEED_BYTES
from malecon.games.errors import BadOption, BadSeats, shown
from malecon.games.match import Match
from malecon.games.wording import Words, languages

SEATS: Final = 3
HEX_DIGITS: Final = 2 * SEED_BYTES


@click.command()
@settings(None, named=str(SEATS))
@click.option("--seed", metavar="N", help="A number, or the 64 hex digits of a record's seed.")
@click.option(
    "--random",
    "at_random",
    metavar="SEATS",
    help="Seats that play at random, like 2,3; none or all. Without it: all but seat 1.",
)
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
@click.option("--load", "file", metavar="FILE", help="Go on with a saved game.")
def play(
    game: str,
    seats: int | None,
    edition: str | None,
    option: tuple[str, ...],
    components: str | None,
    seed: str | None,
    at_random: str | None,
    language: str,
    file: str | None,
) -> None:
    """Play GAME here, with people and random players in turn."""
    if file is None:
        count = SEATS if seats is None else seats
        chosen = chosen_game(game, count, edition, option, components)
        match = Match(chosen, seed=_seed(seed))
    else:
        _check_nothing_set(seats=seats, edition=edition, option=option or None, seed=seed)
        match = loaded(file, game, components)

    def load(name: str) -> tuple[Match, People]:
        found = loaded(name, game, components)
        return found, seats_of_people(at_random, found.seats)

    Session(match, seats_of_people(at_random, match.seats), Words(language), load).run()


def loaded(file: str, game: str, components: str | None) -> Match:
    """The match of a record."""
    match = record.load(files.read(file), components)
    if match.game.name != game:
        raise BadOption(f"{Path(file).name} is a game of {match.game.name}, not {shown(game)}.")
    return match


def seats_of_people(at_random: str | None, seats: int) -> People:
    """The seats, from 0, that do not play at random."""
    everybody = frozenset(range(seats))
    if at_random is None:
        return frozenset({0})
    if at_random in ("none", "all"):
        return everybody if at_random == "none" else frozenset()
    known = {str(seat + 1): seat for seat in everybody}
    given = [text.strip() for text in at_random.split(",")]
    for text in given:
        if text not in known:
            raise BadSeats(f"--random names seats from 1 to {seats}, not {shown(text)}.")
    return everybody - {known[text] for text in given}


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
