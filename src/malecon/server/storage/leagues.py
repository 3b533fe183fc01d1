"""What any storage must be able to do for leagues: who plays where in which season."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from malecon.server.storage.rows import Identity, NewTable

SIGNING, PLAYING, CLOSING, BETWEEN, ENDED = "signing", "playing", "closing", "between", "ended"
WAITING = -1  # the division of who has signed up for a season that has not begun


class LeagueRow(Struct):
    """The league of a club, and where it stands; `due` is a service time."""

    club: str
    settings: bytes
    state: str = SIGNING
    season: int = 1
    round: int = 0
    due: int | None = None
    seed: bytes = b""


class LeaguePlayer(Struct):
    """Somebody in a season: the division, and the place there by the draw."""

    who: Identity
    division: int = WAITING
    place: int = 0
    has_left: bool = False


class LeagueTable(Struct):
    """A table of a round; `present` are those who still played themselves at the deadline."""

    division: int
    round: int
    table: str
    present: list[int] | None = None


class SeasonStep(Struct):
    """What becomes of a league at once: its row, the players of its season, tables that open."""

    row: LeagueRow
    players: Sequence[LeaguePlayer] | None = None  # of the row's season, if they are drawn anew
    openings: Sequence[tuple[int, NewTable]] = ()  # by division


class LeagueStore(ABC):
    """Leagues, one for each club. A step is taken once: from the state that it was planned in."""

    @abstractmethod
    async def set_league(self, row: LeagueRow) -> None: ...

    @abstractmethod
    async def league(self, club: str) -> LeagueRow | None: ...

    @abstractmethod
    async def take_step(self, before: LeagueRow, step: SeasonStep) -> None:
        """Go on from one state to another; Conflict if the league stands elsewhere by now."""

    @abstractmethod
    async def sign_up(self, club: str, season: int, identity: int) -> None: ...

    @abstractmethod
    async def drop_player(self, club: str, season: int, identity: int) -> None:
        """Somebody plays no more from a season on."""

    @abstractmethod
    async def league_players(self, club: str, season: int) -> list[LeaguePlayer]: ...

    @abstractmethod
    async def league_tables(self, club: str, season: int) -> list[LeagueTable]: ...

    @abstractmethod
    async def set_present(self, table: str, present: Sequence[int]) -> None:
        """Who still plays at the deadline; only the first word counts."""

    @abstractmethod
    async def leagues_due(self, by: int, limit: int) -> list[str]:
        """Clubs whose league goes on by a service time, or because all its tables have ended."""
