"""What any storage must be able to do with results, and with how strong they make people."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Final, Literal

from msgspec import Struct

Visible = Literal["everybody", "mates", "nobody"]
FOR_ALL: Final = "everybody"
FOR_MATES: Final = "mates"  # people who have sat at a table with the person
FOR_NOBODY: Final = "nobody"


class Place(Struct, frozen=True):
    """How a seat came out; `person` is nobody where one person had several seats."""

    seat: int
    person: int | None
    bot: str | None  # that had the seat from the start
    place: int  # from 1 on; who cannot be told apart has the same
    points: int
    is_whole: bool  # no bot stood in


class Finished(Struct, frozen=True):
    """A game that has been played to its end, written with its last row."""

    game: str
    seats: int
    is_rated: bool  # the table is; the people must want it, too
    at: int
    places: list[Place]


class RatedPlayer(Struct, frozen=True):
    """A seat that counts; `subject` is an identity's number or the name of a bot."""

    subject: str
    is_bot: bool
    place: int


class RatedGame(Struct, frozen=True):
    """A result that counts, for those of its seats that do."""

    k: int
    game: str
    seats: int
    at: int
    players: list[RatedPlayer]


class Rating(Struct, frozen=True):
    """What is believed of somebody's strength."""

    mu: float
    sigma: float
    games: int = 0
    with_people: int = 0  # of them against other people


class Pairing(Struct, frozen=True):
    """How often two have met, as it was at a time."""

    n: float
    at: int


RatingKey = tuple[str, int, str]  # game, number of seats or 0 for all, subject
PairKey = tuple[str, str, str]  # game and two subjects in order


class Ratings(Struct):
    """Ratings and pairings as they stand, or the part of them that some games need."""

    ratings: dict[RatingKey, Rating] = {}
    pairings: dict[PairKey, Pairing] = {}
    through: int = 0  # the last game that is in them


class Profile(Struct, frozen=True):
    """Somebody as a page shows them, if they let it."""

    identity: int
    person: str
    name: str
    colour: str
    language: str
    made: int
    visible: Visible
    is_rated: bool  # the person wants to be
    is_lasting: bool


class Totals(Struct, frozen=True):
    """Somebody's games of one kind and number of seats."""

    game: str
    seats: int
    games: int
    won: int
    points: float  # on average
    whole: int  # of them played to the end


class Rival(Struct, frozen=True):
    """Somebody whom one has played with, and who came before whom how often."""

    person: str
    name: str
    colour: str
    games: int
    before: int
    behind: int
    last: int


class Shared(Struct, frozen=True):
    """A game that two have finished together."""

    table: str
    name: str
    game: str
    at: int
    mine: int
    theirs: int


class ResultStore(ABC):
    """Results, which are written with the end of a game, and what follows from them."""

    @abstractmethod
    async def set_privacy(self, identity: int, visible: Visible, is_rated: bool) -> None: ...

    @abstractmethod
    async def profile(self, person: str) -> Profile | None: ...

    @abstractmethod
    async def has_met(self, one: int, other: int) -> bool:
        """Whether two sit or sat at one table."""

    @abstractmethod
    async def pages_seen(self, persons: Sequence[str], viewer: int | None) -> list[str]:
        """Of some people, those with a lasting name whose page the viewer may see."""

    @abstractmethod
    async def tallies(self, identity: int) -> list[Totals]: ...

    @abstractmethod
    async def rivals(self, identity: int, viewer: int | None, limit: int) -> list[Rival]:
        """Whom somebody has played with most, as far as the viewer may see their pages."""

    @abstractmethod
    async def shared(self, mine: int, theirs: int, limit: int) -> list[Shared]:
        """The last games that two have finished together."""

    @abstractmethod
    async def ratings_of(self, identity: int) -> dict[RatingKey, Rating]: ...

    @abstractmethod
    async def bots_ratings(self) -> dict[RatingKey, Rating]: ...

    @abstractmethod
    async def unrated(self, after: int, limit: int) -> list[RatedGame]:
        """Results that count, in the order of their ends, behind one of them."""

    @abstractmethod
    async def ratings(
        self, ratings: Collection[RatingKey], pairings: Collection[PairKey]
    ) -> Ratings:
        """Some ratings and pairings, and how far they go."""

    @abstractmethod
    async def put_ratings(self, changed: Ratings, after: int) -> None:
        """What some more games make of the ratings; Conflict if others have gone on meanwhile."""

    @abstractmethod
    async def clear_ratings(self) -> None:
        """No ratings at all, as before the first game."""

    @abstractmethod
    async def drop_forgotten_ratings(self) -> None:
        """No ratings of people who were forgotten; what others got by them stays."""


def placed(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, then by points."""
    order = [(seat not in winners, -points) for seat, points in enumerate(scores)]
    return [1 + sum(other < mine for other in order) for mine in order]
