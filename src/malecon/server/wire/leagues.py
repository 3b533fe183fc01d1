"""Bodies and answers about leagues."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from malecon.server.wire.fields import Body, Line, Seat, Word

Days = Annotated[int, Meta(ge=1, le=60)]


class LeagueSettings(Body):
    """`seats` is the most that a group has; `days` is the deadline of a table."""

    name: Line
    game: Word
    seats: Seat
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    days: Days = 14
    turn: Annotated[int, Meta(ge=60_000, le=2_592_000_000)] = 86_400_000
    moves: Annotated[int, Meta(ge=0, le=4)] = 1
    draw: Literal["random", "strength"] = "random"
    pause: Days = 7


class MoreDays(Body):
    days: Days = 1


class Standing(Struct):
    """Somebody in a group: `way` is up, down, or nothing of both."""

    person: str
    name: str
    colour: str
    played: int
    points: int
    share: float
    wins: int
    forfeits: int
    left: bool
    way: Literal["up", "down", ""]


class RoundTable(Struct):
    round: int
    table: str
    state: str


class LeagueGroup(Struct):
    players: list[Standing]
    tables: list[RoundTable]


class League(Struct):
    settings: LeagueSettings
    state: str
    season: int
    round: int
    left: int | None  # until the deadline, or until the next season begins
    seed: str  # of the draw, once it was made
    signed: list[str]  # the persons who have signed up for the next season
    groups: list[LeagueGroup]
    joined: bool
