"""What games answer that began before a field of Rules was added (data/upgrades.toml)."""

from functools import cache
from importlib.resources import files

import msgspec


def answers(game: str) -> dict[str, bool | int]:
    """The fields that a game has got since the first release, as games without them are played."""
    return _all()[game]


@cache
def _all() -> dict[str, dict[str, bool | int]]:
    text = files("malecon.games").joinpath("data/upgrades.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, bool | int]])
