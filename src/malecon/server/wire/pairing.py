"""Bodies and answers about people to play with."""

from typing import Annotated

from msgspec import Meta, Struct, field

from malecon.server.paces import NoPace, Pace
from malecon.server.wire.fields import Body, Count, Seat, Word

Span = Annotated[int, Meta(ge=0, le=604_800_000)]


class LookForPeople(Body):
    game: Word
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=9)]  # any of these will do
    languages: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    pace: Pace = NoPace()
    bots_after: Span | None = None
    look_for: Annotated[int, Meta(ge=10_000, le=604_800_000)] = 3_600_000


class Ready(Struct):
    """Somebody who looks for the same; of `ended` games it has finished so many itself."""

    person: str
    name: str
    colour: str
    ended: int
    finished: int


class Companion(Ready):
    """Somebody one has played with, so often, last then and there."""

    games: int
    last: int
    table: str


class CompanionList(Struct):
    people: list[Companion]


class PairingState(Struct):
    """How a search stands: `none`, `looking`, `paired` or `over`, which means in vain."""

    state: str
    counts: dict[str, int]  # how many look for each game
    table: str | None = None
    game: str = ""
    seats: list[int] = field(default_factory=list)
    pace: Pace = NoPace()
    languages: list[str] = field(default_factory=list)
    people: list[Ready] = field(default_factory=list)
    lacking: int = 0
    waited: Count = 0
    left: int = 0
    bots_in: int | None = None


class Unpaired(Struct):
    table: str | None
