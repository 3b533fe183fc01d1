"""What a room knows of its subscribers and of the service it stands in."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from malecon.server.paces import Patience
from malecon.server.storage.rows import Append, Away, Done, Identity
from malecon.server.table.log import Viewer
from malecon.server.workers.questions import Question

Room = TypeVar("Room")


class Subscriber(ABC):
    """A socket at a table, as a room knows it."""

    identity: Identity | None
    address: str = ""
    viewers: list[Viewer]  # none: its seats have changed, and it is to be welcomed again
    named: list[int] | None  # the seats that it asked to follow; None for all that it has
    looking: bool = False  # whether its person says that it looks at the table
    from_row: int  # news from this row on are for it
    came: int
    advice: Question | None = None  # what it waits to hear from a coach

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send; never waits, and cuts off who does not read."""

    @abstractmethod
    def cut(self, code: int) -> None:
        """End the connection."""


class RoomServices(ABC, Generic[Room]):
    """What a room needs of the service it stands in."""

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
    def timed(self, room: Room) -> None:
        """The clocks of a room have changed."""

    @abstractmethod
    def throw_away(self, room: Room) -> None: ...

    @abstractmethod
    def keep_last_seen(self, room: Room) -> None:
        """Keep how the table looks, for the day on which its log cannot be played again."""

    @abstractmethod
    def wake(self, table: str) -> None:
        """Build the room of a table, where something follows by itself."""

    @abstractmethod
    def counted(self, name: str) -> None: ...

    @abstractmethod
    def steady(self) -> float:
        """A clock that never jumps, for measuring."""

    @abstractmethod
    def took(self, began: float) -> None:
        """A command that came at a time of the steady clock is answered."""

    def holiday_of(self, identity: int | None) -> str:
        """The last day of somebody's holiday; empty for who is on none."""
        return ""

    patience: Patience
    notice_wait: int = 5_000  # milliseconds in which an answer makes a notice needless
