"""Editions and options: which ones a game has and what choosing them means (data/editions.toml)."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from malecon.games.errors import BadOption, shown


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A span of whole numbers, any of which is a value of an option."""

    least: int
    most: int
    field: str  # of Rules, set to the number


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question that editions and tables answer differently."""

    default: str
    values: dict[str, dict[str, bool | int]]  # each value with the fields of Rules it sets
    number: Number | None = None
    effect: Literal["rules", "display", "advice"] = "rules"

    def answers(self, value: str) -> dict[str, bool | int] | None:
        """The fields of Rules that a value sets; None if it is no value of this option."""
        span = self.number
        if value not in self.values and span is not None:
            numbers = {str(n): n for n in range(span.least, span.most + 1)}
            return {span.field: numbers[value]} if value in numbers else None
        return self.values.get(value)

    def offered(self) -> str:
        """The values, as messages name them."""
        span = self.number
        return ", ".join([*self.values, *([f"{span.least} to {span.most}"] if span else [])])


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers of one printed rule text; what it leaves out has the option's default."""

    title: str
    options: dict[str, str]


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be chosen for one game."""

    default: str
    options: dict[str, Option]
    editions: dict[str, Edition]


def choices(game: str) -> Choices:
    """The editions and options of a game; to be read, not changed."""
    found = _all().get(game) if isinstance(game, str) else None
    if found is None:
        raise BadOption(f"There is no game {shown(game)}; the games are {_names(_all())}.")
    return found


def resolve(
    game: str, edition: str, chosen: Mapping[str, object], known: Choices | None = None
) -> dict[str, str]:
    """Every option of the game with its value, in the order of the data."""
    known = known or choices(game)
    if not isinstance(edition, str) or edition not in known.editions:
        raise BadOption(
            f"There is no edition {shown(edition)} of {game};"
            f" the editions are {_names(known.editions)}."
        )
    values = {name: option.default for name, option in known.options.items()}
    values |= known.editions[edition].options
    for name, value in chosen.items():
        values[name] = _value(game, name, value, known.options)
    return values


def settings(values: Mapping[str, str], known: Choices) -> dict[str, bool | int]:
    """The fields of Rules that resolved options set."""
    found: dict[str, bool | int] = {}
    for name, value in values.items():
        found |= known.options[name].answers(value) or {}
    return found


def _value(game: str, name: str, value: object, options: Mapping[str, Option]) -> str:
    if name not in options:
        raise BadOption(f"{game} has no option {shown(name)}; the options are {_names(options)}.")
    text = _text(value)
    if options[name].answers(text) is None:
        raise BadOption(
            f"Option {name} cannot be {shown(value)}; it can be {options[name].offered()}."
        )
    return text


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else shown(value)


def _names(named: Mapping[str, object]) -> str:
    return ", ".join(named)


@cache
def _all() -> dict[str, Choices]:
    text = files("malecon.games").joinpath("data/editions.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Choices])
