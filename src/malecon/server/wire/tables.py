"""Bodies and answers about tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from malecon.server.paces import NoPace, Pace
from malecon.server.refusal import WhyFrozen
from malecon.server.vote import Vote
from malecon.server.wire.fields import Body, Colour, Count, Line, Seat, Token, Word


class SeatFor(Body):
    """A bot, or a person whom the seat is kept for."""

    bot: Word | None = None
    person: Word | None = None


class Opening(Body):
    game: Word
    seats: Seat
    name: Line | None = None
    edition: Word | None = None
    options: dict[str, str] = field(default_factory=dict)  # the game says which
    listed: bool = False
    several: bool = False
    pace: Pace = NoPace()
    who: Annotated[list[Literal["me", "open"] | SeatFor], Meta(max_length=9)] | None = None
    components: str | None = None  # own ones, as the text of a file
    rated: bool = True
    club: Word | None = None  # for its members alone


class Fork(Body):
    step: Count
    listed: bool = False
    several: bool = False
    pace: Pace = NoPace()
    who: Annotated[list[Literal["me", "open"] | SeatFor], Meta(max_length=9)] | None = None


class Join(Body):
    token: Token
    seat: Seat | None = None
    name: Line | None = None
    colour: Colour | None = None


class Sit(Body):
    seat: Seat | None = None
    name: Line | None = None
    colour: Colour | None = None


class Leave(Body):
    seat: Seat


class PutBot(Body):
    bot: Word | None = None
    person: Word | None = None  # whom the seat is kept for instead


class Begin(Body):
    bot: Word | None = None


class Listing(Body):
    listed: bool
    several: bool | None = None


class Remove(Body):
    seat: Seat


class Swap(Body):
    seats: Annotated[list[Seat], Meta(min_length=2, max_length=2)]


class PassOn(Body):
    seat: Seat | None = None
    person: Word | None = None


class Upload(Body):
    record: Annotated[str, Meta(max_length=262_144)]


class SeatInfo(Struct):
    seat: int
    state: str
    name: str
    person: str | None
    colour: str
    bot: str | None
    present: bool
    away: int | None  # for how long its person has been
    holiday: str | None  # its last day
    asked: int | None  # for how many ms, where there is no clock and its person is to play
    kept: bool  # for somebody, whom only the people of the table are told
    kept_for: str | None
    kept_name: str


class Result(Struct):
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    ending: dict[str, str | int]
    seed: str


class Forked(Struct):
    table: str
    step: int


class Table(Struct):
    table: str
    name: str
    game: str
    edition: str
    options: dict[str, str]
    own_components: bool
    state: str
    listed: bool
    several: bool
    removed: bool
    pace: Pace
    owner: str
    commitment: str
    opened: int
    changed: int
    seats: list[SeatInfo]
    yours: list[int]
    forked: Forked | None
    rematch: str | None
    waiting: list[int]
    heading: str
    phase: str
    left: int | None
    votes: dict[str, Vote]
    patience: int  # ms: who has been asked or away so long need not be waited for
    result: Result | None
    frozen: WhyFrozen | None  # why it can only be read
    paused: bool
    rated: bool
    coach: bool  # whether I can ask a coach here
    club: str | None  # whose members alone see it


class TableList(Struct):
    tables: list[Table]


class Opened(Struct):
    table: Table
    invitation: str
    watch: str


class Kept(Struct):
    table: Table


class Link(Struct):
    token: str
    path: str
