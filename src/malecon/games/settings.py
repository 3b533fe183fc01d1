"""What a game is played with, resolved: a stored game is built from this and from nothing else.

Editions, options and the printed components are read when a game is opened. From then on it carries
every field of Rules by name and value and the tables of its components themselves, so that no later
edition, default or card can change it.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from malecon.games import forms

FORMAT: Final = 1  # of the settings; upgrades.py knows what older ones lack

Answer = bool | int
Rules = TypeVar("Rules")


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a game needs to be the same for ever."""

    format: int = FORMAT
    game: str
    seats: int
    edition: str  # for people: nothing is looked up under it
    options: dict[str, str]  # likewise
    rules: dict[str, Answer]
    components: dict[str, Any]
    form: int = forms.NEWEST  # of the hashes of its positions

    def encode(self) -> bytes:
        """As a store and a record keep it."""
        return msgspec.json.encode(self)


def decode(encoded: bytes | str) -> Settings:
    """Settings that encode() gave; msgspec.MsgspecError if these are none."""
    return msgspec.json.decode(encoded, type=Settings)


def set_to(rules: Rules, answers: Mapping[str, Answer]) -> Rules:
    """Rules of an engine with these answers."""
    for field, answer in answers.items():
        setattr(rules, field, answer)
    return rules
