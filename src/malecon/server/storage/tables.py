"""What any storage must be able to do for tables: their logs, lists of them, and their chat."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence

from malecon.server.storage.rows import (
    Append,
    Away,
    ChatRow,
    Done,
    KeyRow,
    Loaded,
    LogRow,
    NewTable,
    Notice,
    SeatRow,
    TableChange,
    TableRow,
)


class TableStore(ABC):
    """Tables, their seats and their logs."""

    @abstractmethod
    async def open_table(self, opening: NewTable) -> None: ...

    @abstractmethod
    async def change_table(self, change: TableChange) -> None:
        """Change a table; Conflict if seats are given and it has begun, or was closed."""

    @abstractmethod
    def append(self, append: Append, done: Done) -> None:
        """Save; `done` is called in the event loop, after the commit, in the order of calls."""

    @abstractmethod
    async def load(self, table: str) -> Loaded | None: ...

    @abstractmethod
    def log(self, table: str, rows: int) -> AsyncIterator[list[LogRow]]:
        """The first so many rows of a table, some at a time."""

    @abstractmethod
    def keys(self, table: str, rows: int) -> AsyncIterator[list[KeyRow]]:
        """The retry keys of these rows, some at a time."""

    @abstractmethod
    def set_away(self, table: str, away: Away, done: Done) -> None:
        """Since when people who sit at a table are away from it."""

    @abstractmethod
    async def all_away(self, service: int) -> None:
        """Whoever is here is away from now on: the server that they were at has ended."""


class ListStore(ABC):
    """Tables found by something else than a log that is played."""

    @abstractmethod
    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]: ...

    @abstractmethod
    async def lobby(self, limit: int) -> list[str]: ...

    @abstractmethod
    async def tables_of(
        self, identity: int, state: str | None, before: str | None, limit: int
    ) -> list[str]:
        """The tables that somebody owns or has a seat at, of one state or of two: `current` is
        open or running, `ended` the rest."""

    @abstractmethod
    async def turns_of(self, identity: int, limit: int) -> list[str]:
        """The running tables where somebody plays and is asked, the first due first."""

    @abstractmethod
    async def owned(self, identity: int) -> int:
        """How many open and running tables an identity owns."""

    @abstractmethod
    async def listed(self, identity: int) -> int:
        """How many open tables of an identity are in the lobby."""

    @abstractmethod
    async def going_on(self, after: str, limit: int) -> list[str]:
        """Tables, in the order of their ids, where something follows by itself."""

    @abstractmethod
    async def due(self, by: int, limit: int) -> list[str]:
        """Tables whose first clock is at zero by a service time, the first due first."""


class FrozenStore(ABC):
    """Tables that cannot be played on."""

    @abstractmethod
    def keep_last_seen(self, table: str, rows: int, pack: Callable[[], bytes], done: Done) -> None:
        """Keep how a table was last seen, in place of what was kept before."""

    @abstractmethod
    async def last_seen(self, table: str) -> bytes | None: ...

    @abstractmethod
    async def stop_clocks(self, table: str, since: int) -> None:
        """Clocks stand still from a service time on; a table without running ones is left alone."""

    @abstractmethod
    async def start_clocks(self, table: str, until: int, due: int | None) -> None:
        """Clocks go on, and the first is at zero then."""


class ChatStore(ABC):
    """What people say at tables, and whom they do not want to hear."""

    @abstractmethod
    async def say(
        self, table: str, line: ChatRow, key: str, notices: Sequence[Notice] = ()
    ) -> ChatRow:
        """Keep a line, numbered, and who is told of it; a retry gives what was kept before."""

    @abstractmethod
    async def chat(self, table: str, before: int | None, limit: int) -> list[ChatRow]: ...

    @abstractmethod
    async def set_mute(self, table: str, identity: int, person: str, on: bool) -> None: ...
