"""The language of the terminal: --lang, or else the locale's."""

import os

import click

from malecon.games.languages import known, languages


def spoken() -> str:
    """The language of the locale, as far as there are words for it."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known(next(filter(None, asked), ""))


option = click.option(
    "--lang",
    "--language",
    "language",
    type=click.Choice(languages()),
    default=spoken,
    show_default="that of the locale",
)
