"""What earlier releases printed, for games that name it without carrying it.

The first release stored the hash of its components and what differs from an edition. Its files stay
in the package for ever, in data/releases/. Later games carry their settings whole and need none.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from malecon.games.options import Choices

FIRST: Final = "first"


@cache
def choices(game: str) -> Choices:
    """The editions and options of the first release."""
    return msgspec.toml.decode(_text(FIRST, "editions"), type=dict[str, Choices])[game]


@cache
def components(game: str) -> dict[str, Any]:
    """The tables of components of the first release."""
    return tomllib.loads(_text(FIRST, game))


def _text(release: str, name: str) -> str:
    path = f"data/releases/{release}/{name}.toml"
    return files("malecon.games").joinpath(path).read_text("utf-8")
