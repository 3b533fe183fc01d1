"""What any storage must be able to do for people who look for people to play with."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from malecon.server.storage.rows import Identity, NewTable


class SearchRow(Struct):
    """What somebody looks for; times are service times."""

    who: Identity
    game: str
    seats: list[int]  # how many are welcome at the table
    pace: bytes
    languages: list[str]
    began: int
    until: int  # when looking ends
    bots: int | None = None  # when bots take the seats that nobody has taken
    state: str = "looking"  # or paired, or over
    table: str | None = None  # that it has led to

    @property
    def due(self) -> int:
        """When something follows though nobody comes."""
        return self.until if self.bots is None else min(self.bots, self.until)


class BotTable(Struct):
    """A table that pairing has begun with bots, of whom one may still make room for a person."""

    table: str
    seats: int
    bots: list[int]  # the seats that bots play
    languages: list[list[str]]  # of the people there who have looked


class CompanionRow(Struct):
    """Somebody one has played with: how often, when last, and where that was."""

    who: Identity
    games: int
    last: int
    table: str


class Finishes(Struct):
    """Of the games with other people that are over for somebody: how many it played to the end."""

    ended: int = 0
    finished: int = 0


class PairingStore(ABC):
    """Who looks for people; one search each, so that nobody is paired twice."""

    @abstractmethod
    async def look(self, search: SearchRow) -> SearchRow:
        """Keep a search in the place of the old one; one that has just led to a table stays."""

    @abstractmethod
    async def search(self, identity: int) -> SearchRow | None: ...

    @abstractmethod
    async def looking(self, game: str, pace: bytes, limit: int) -> list[SearchRow]:
        """Who looks for a game at a pace, the longest first."""

    @abstractmethod
    async def looking_for(self) -> dict[str, int]:
        """How many people look for each game."""

    @abstractmethod
    async def searches_due(self, by: int, limit: int) -> list[SearchRow]:
        """Searches of people where something follows by a service time."""

    @abstractmethod
    async def end_search(self, identity: int) -> SearchRow | None:
        """Forget a search; what it had come to."""

    @abstractmethod
    async def give_up(self, identity: int, by: int) -> None:
        """Looking was in vain, if it has ended by a service time."""

    @abstractmethod
    async def pair(self, opening: NewTable, identities: Sequence[int]) -> None:
        """Open a table for people who look; Conflict if one of them does so no more."""

    @abstractmethod
    async def with_bots(self, game: str, pace: bytes, limit: int) -> list[BotTable]:
        """Tables of people who looked, where bots play and round 2 has not begun."""

    @abstractmethod
    async def finishes(self, identities: Sequence[int]) -> dict[int, Finishes]: ...

    @abstractmethod
    async def known(self, identity: int, person: str) -> tuple[Identity, int] | None:
        """Somebody whom one has played or shares a club with, and how many seats of one's own
        open tables are kept for that person."""

    @abstractmethod
    async def companions(self, identity: int, limit: int) -> list[CompanionRow]:
        """People whom somebody has played with, the last first."""
