"""What a room knows of its guests and of the house it stands in."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from malecon.server.course import Viewer
from malecon.server.jobs import Question
from malecon.server.store import Append, Away, Done, Identity

if TYPE_CHECKING:
    from malecon.server.room import Room


class Guest(ABC):
    """A socket at a table, as a room knows it."""

    identity: Identity | None
    address: str = ""
    viewers: list[Viewer]
    from_row: int  # news from this row on are for it
    came: int

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send; never waits, and cuts off who does not read."""

    @abstractmethod
    def cut(self, code: int) -> None:
        """End the connection."""


class Host(ABC):
    """What a room needs of the house it stands in."""

    @abstractmethod
    def now(self) -> int:
        """The time of day, for people to read; nothing is measured by it."""

    @abstractmethod
    def service_time(self) -> int:
        """What clocks and absence are measured by (service_time.py)."""

    @abstractmethod
    def save(self, append: Append, done: Callable[[BaseException | None], None]) -> None: ...

    @abstractmethod
    def save_away(self, table: str, away: Away, done: Done) -> None:
        """Store who is away since when."""

    @abstractmethod
    def think(self, question: Question) -> None:
        """A bot is to think; it answers the question itself."""

    @abstractmethod
    def moved(self, question: Question) -> None:
        """A question may have become more or less urgent."""

    @abstractmethod
    def timed(self, room: "Room") -> None:
        """The clocks of a room have changed."""

    @abstractmethod
    def throw_away(self, room: "Room") -> None: ...

    @abstractmethod
    def play_again(self, room: "Room") -> None:
        """All want a rematch."""

    @abstractmethod
    def counted(self, name: str) -> None: ...

    @abstractmethod
    def steady(self) -> float:
        """A clock that never jumps, for measuring."""

    @abstractmethod
    def took(self, began: float) -> None:
        """A wish that came at a time of the steady clock is answered."""

    @abstractmethod
    def default_bot(self, name: str | None) -> str:
        """The name of a bot that there is; refused if there is none such."""

    absent_after: int
    ack_early: bool
