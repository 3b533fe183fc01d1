"""What is kept for ever, and what any storage must be able to do.

Rooms know only this. Writes take effect in the order in which they were handed in; `append` refuses
rows that do not continue the log, so that two writers of one match cannot both win.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from msgspec import Struct


class Identity(Struct, frozen=True):
    """Somebody: `person` is what others see of the identity."""

    id: int
    person: str
    name: str
    colour: str
    language: str


class SeatRow(Struct):
    """A seat of a table; `state` as in docs/protocol.md."""

    seat: int
    state: str
    colour: str
    identity: int | None = None
    bot: str | None = None
    name: str = ""
    person: str | None = None
    since: int = 0  # when this person sat down, or took this name if that was later


class TableRow(Struct, kw_only=True):
    """A table with its settings; what is played on it is in the rows."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: int
    rules: int
    components: str
    settings: str  # resolved, in JSON; empty where nobody knows what was played by
    pace: bytes
    listed: bool
    owner: int | None
    seed: bytes
    state: str
    opened: int
    changed: int
    n: int = 0
    origin: str | None = None
    unproved: int = 0
    forked: str | None = None
    forked_step: int = 0
    rematch: str | None = None
    result: bytes | None = None
    waiting: str = ""  # the seats that are asked, one digit each
    heading: str = ""  # the part of the game that it stands in
    due: int | None = None  # the service time at which the first running clock is at zero
    several: bool = False  # whether one person may take several seats while it is listed
    owner_person: str = ""


class LogRow(Struct, gc=False):
    """One line of the log; the position has this hash after it."""

    n: int
    kind: str
    seat: int
    action: int
    text: str
    by: int | None
    at: int
    hash: bytes
    clocks: str


class KeyRow(Struct, gc=False):
    """A retry key with the rows that it made and the answer that it got."""

    identity: int
    id: str
    wish: bytes
    first: int
    last: int
    answer: bytes


class ChatRow(Struct):
    """A line of chat; the text of who was forgotten is empty."""

    k: int
    identity: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Opening(Struct):
    """A table as it is opened; one that was played elsewhere has all its rows."""

    table: TableRow
    seats: list[SeatRow]
    tokens: dict[str, bytes]
    rows: list[LogRow] = []


Away = dict[int, int | None]  # per identity, since which service time; None is here


class Append(Struct):
    """Rows that continue a log, in one transaction with what they mean for the table."""

    table: str
    first: int
    rows: list[LogRow]
    changed: int
    service: int  # the service time now
    due: int | None = None
    goes_on: bool = False  # whether something follows by itself, though nobody comes
    waiting: str = ""
    heading: str = ""
    key: KeyRow | None = None
    seats: list[SeatRow] | None = None
    state: str | None = None
    rematch: Opening | None = None
    result: bytes | None = None


class Change(Struct):
    """What people change about a table; seats, state and who was removed until it begins."""

    table: str
    listed: bool
    several: bool
    owner: int | None
    seats: list[SeatRow] | None = None
    state: str = "open"
    changed: int = 0
    removed: dict[int, bool] = {}


class Loaded(Struct):
    """What a room is built from, besides its log and its retry keys, which can be long."""

    table: TableRow
    seats: list[SeatRow]
    mutes: list[tuple[int, str]]
    removed: dict[int, bool] = {}
    away: Away = {}


class Failed(Exception):
    """The storage could not do it, so it has not happened."""


class Conflict(Failed):
    """Rows that do not continue the log, or a change that came too late."""


class Damaged(Failed):
    """Something that was stored cannot be read."""


class Taken(Failed):
    """The storage belongs to another server."""


class Older(Failed):
    """The storage lacks what it once had."""


Done = Callable[[BaseException | None], None]


class Store(ABC):
    """A storage. Hashes of secrets and tokens go in, never the secrets."""

    @abstractmethod
    async def start(self) -> None:
        """Open, and bring an older storage up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was handed in, then close."""

    @abstractmethod
    def append(self, append: Append, done: Done) -> None:
        """Save; `done` is called in the event loop, after the commit, in the order of calls."""

    @abstractmethod
    async def is_fine(self) -> bool:
        """Whether the storage answers, and the last write was saved."""

    @property
    @abstractmethod
    def commits(self) -> int:
        """How many commits there were since the start."""

    # Identities

    @abstractmethod
    async def make_identity(self, identity: Identity, secret: bytes, at: int) -> Identity: ...

    @abstractmethod
    async def change_identity(self, identity: Identity, at: int) -> None: ...

    @abstractmethod
    async def identity(self, secret: bytes) -> Identity | None: ...

    @abstractmethod
    async def add_secret(self, identity: int, secret: bytes, at: int) -> None: ...

    @abstractmethod
    async def forget_identity(self, identity: int) -> None: ...

    @abstractmethod
    async def export(self, identity: int) -> dict[str, Any]:
        """What is stored about somebody, but for the rows, which may be very many."""

    @abstractmethod
    def rows_by(self, identity: int) -> AsyncIterator[list[dict[str, Any]]]:
        """The rows that somebody made, some at a time."""

    # Tokens: `kind` is invitation, watch or carry; `subject` a table, or an identity's number

    @abstractmethod
    async def set_token(
        self, kind: str, subject: str, token: bytes | None, expires: int | None = None
    ) -> None:
        """Make the old token of this kind void and put another in its place, if there is one.

        A new invitation is one for those, too, who were removed from the table.
        """

    @abstractmethod
    async def subject(self, kind: str, token: bytes, now: int) -> str | None:
        """What a valid token is for."""

    @abstractmethod
    async def use_token(self, kind: str, token: bytes, now: int) -> str | None:
        """The same for a token that can be used once."""

    # Tables

    @abstractmethod
    async def open_table(self, opening: Opening) -> None: ...

    @abstractmethod
    async def change_table(self, change: Change) -> None:
        """Change a table; Conflict if seats are given and it has begun, or was closed."""

    @abstractmethod
    def set_away(self, table: str, away: Away, done: Done) -> None:
        """Since when people who sit at a table are away from it."""

    @abstractmethod
    async def all_away(self, service: int) -> None:
        """Whoever is here is away from now on: the server that they were at has ended."""

    @abstractmethod
    async def load(self, table: str) -> Loaded | None: ...

    @abstractmethod
    def log(self, table: str, rows: int) -> AsyncIterator[list[LogRow]]:
        """The first so many rows of a table, some at a time."""

    @abstractmethod
    def keys(self, table: str, rows: int) -> AsyncIterator[list[KeyRow]]:
        """The retry keys of these rows, some at a time."""

    @abstractmethod
    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]: ...

    @abstractmethod
    async def lobby(self, limit: int) -> list[str]: ...

    @abstractmethod
    async def tables_of(
        self, identity: int, state: str | None, before: str | None, limit: int
    ) -> list[str]: ...

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

    # Chat

    @abstractmethod
    async def say(self, table: str, line: ChatRow, key: str) -> ChatRow:
        """Keep a line, numbered; a retry gives the line that was kept before."""

    @abstractmethod
    async def chat(self, table: str, before: int | None, limit: int) -> list[ChatRow]: ...

    @abstractmethod
    async def set_mute(self, table: str, identity: int, person: str, on: bool) -> None: ...

    # The server's own pulse: a new process goes on from the service time that was stored last

    @abstractmethod
    async def beat(self, service: int) -> None: ...

    @abstractmethod
    async def last_beat(self) -> int: ...
