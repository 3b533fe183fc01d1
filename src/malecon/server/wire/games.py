"""Bodies and answers about games and their components."""

from typing import Any

from msgspec import Struct

from malecon.server.wire.fields import Body, Word


class CheckComponents(Body):
    text: str
    language: Word | None = None


class OptionInfo(Struct, omit_defaults=True):
    default: str
    values: list[str]
    least: int | None = None
    most: int | None = None


class GameInfo(Struct):
    seats: list[int]
    editions: dict[str, str]
    edition: str
    options: dict[str, OptionInfo]
    answers: dict[str, dict[str, str]]  # of each edition, where it is not an option's default
    components: dict[str, Any]  # what a new table is played with
    own_components: bool  # the host's, not our reconstruction
    guides: list[str]  # guided rounds by name


class Games(Struct):
    games: dict[str, GameInfo]
    bots: list[str]
    languages: list[str]
    colours: list[str]
    version: str


class Remark(Struct):
    """What is wrong with a text of components: its place, a part of that, a sentence."""

    place: str
    part: str
    text: str


class CheckedComponents(Struct):
    findings: list[Remark]
    components: dict[str, Any] | None
    differ: list[str]


class TableComponents(Struct):
    own: bool
    components: dict[str, Any]
    reconstruction: dict[str, Any]
    differ: list[str]
