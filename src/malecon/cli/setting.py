"""The settings of a game as options of a command."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click

from malecon.games import options
from malecon.games.api import Game
from malecon.games.errors import BadOption, shown
from malecon.games.opening import game_with
from malecon.games.registry import all_games

Command = TypeVar("Command", bound=Callable[..., Any])


def settings(seats: int | None, *, named: str) -> Callable[[Command], Command]:
    """Adds GAME, --seats, --edition, --option and --components to a command."""
    adding = (
        click.argument("game"),
        click.option("--seats", type=int, default=seats, help=f"How many seats ({named})."),
        click.option("--edition", help="The printed rules to play by, like de or nl."),
        click.option(
            "--option", multiple=True, metavar="NAME=VALUE", help="Answer one question otherwise."
        ),
        click.option(
            "--components", metavar="FILE", help="Own tables of what is printed, like ships."
        ),
    )

    def add(command: Command) -> Command:
        for decorate in reversed(adding):
            command = decorate(command)
        return command

    return add


def chosen_game(
    name: str, seats: int, edition: str | None, option: Iterable[str], components: str | None
) -> Game:
    """The game with its settings, each of them checked."""
    values = _values(option)
    if name in all_games():
        known = options.choices(name)
        options.resolve(name, edition or known.default, values)
    return game_with(values, name, seats=seats, edition=edition, components=components)


def _values(given: Iterable[str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as NAME=VALUE, not as {shown(text)}.")
        if name in values:
            raise BadOption(f"Option {shown(name)} is given twice.")
        values[name] = value
    return values
