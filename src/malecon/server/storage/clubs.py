"""What any storage must be able to do for clubs: who is in them, and what they have played."""

from abc import ABC, abstractmethod

from msgspec import Struct

from malecon.server.storage.rows import Identity

ORGANISER = "organiser"
MEMBER = "member"


class ClubRow(Struct):
    """A club; its code is what the link to join it ends in, which every member may know."""

    id: str
    name: str
    code: str
    made: int
    members: int = 0


class MemberRow(Struct):
    """Somebody in a club."""

    who: Identity
    role: str
    since: int


class ClubStore(ABC):
    """Clubs. Of each there is an organiser for as long as there is a member."""

    @abstractmethod
    async def open_club(self, club: ClubRow, organiser: int) -> None: ...

    @abstractmethod
    async def club(self, club: str) -> ClubRow | None: ...

    @abstractmethod
    async def club_by_code(self, code: str) -> ClubRow | None: ...

    @abstractmethod
    async def change_club(self, club: str, name: str) -> None: ...

    @abstractmethod
    async def set_code(self, club: str, code: str) -> None:
        """Another link; it is one for those, too, who were removed."""

    @abstractmethod
    async def clubs_of(self, identity: int) -> list[tuple[ClubRow, str]]:
        """The clubs that somebody is in, with the role there."""

    @abstractmethod
    async def members(self, club: str) -> list[MemberRow]:
        """All members, organisers first, then the longest."""

    @abstractmethod
    async def role(self, club: str, identity: int) -> str | None: ...

    @abstractmethod
    async def join_club(self, club: str, identity: int, at: int, most: int) -> str:
        """Come into a club: `member`, or why not: `removed` or `full`."""

    @abstractmethod
    async def leave_club(self, club: str, identity: int, *, removed: bool = False) -> None:
        """Go; the longest member organises a club that its last organiser leaves."""

    @abstractmethod
    async def set_role(self, club: str, identity: int, role: str) -> None:
        """Another role; Conflict if nobody would be left to organise, or it is no member."""

    @abstractmethod
    async def club_tables(self, club: str, state: str, before: str | None, limit: int) -> list[str]:
        """The tables of a club that are `current` (open or running) or `ended`, the last first."""

    @abstractmethod
    async def club_results(self, club: str) -> int:
        """How many games of a club are over."""
