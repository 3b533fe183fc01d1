"""What is kept for ever: rows as stores hold them, and changes that they take."""

from collections.abc import Callable

from msgspec import Struct

from malecon.server.storage.results import Finished


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
    kept: int | None = None  # the identity that an open seat is kept for
    kept_name: str = ""
    kept_person: str | None = None


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
    phase: str = ""  # of the round, as the game names it
    due: int | None = None  # the service time at which the first running clock is at zero
    several: bool = False  # whether one person may take several seats while it is listed
    name: str = ""  # what its people call it, if anything
    rated: bool = False  # for those who want their games rated
    club: str | None = None  # whose members alone see it
    owner_person: str = ""
    in_league: bool = False  # a table of a league


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


class StoredClocks(Struct, omit_defaults=True):
    """Clocks as a row stores them: what was left at a service time, and which ran on."""

    left: list[int]
    running: list[int]
    at: int
    standing: list[int] = []  # of those who are asked and on holiday
    grace: list[int] = []  # of those who have nothing else left
    asked: dict[int, int] = {}  # without a clock: the seats that are asked, and since when


class QueuedTurn(Struct, frozen=True):
    """A turn that its person wants played when the seat is asked, or what has become of it."""

    seat: int
    moves: list[str]
    mark: str  # of the effects that were shown (games/ahead.py)
    state: str = "waiting"  # or "played", "void"; "none" is kept no more
    why: str = ""  # it is void
    move: str = ""  # the one that is not possible any more


class KeyRow(Struct, gc=False):
    """A retry key with the rows that it made and the answer that it got."""

    identity: int
    id: str
    command: bytes
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


class Notice(Struct, gc=False):
    """Something that a person is to be told of a table, from a service time on."""

    id: str
    identity: int
    kind: str
    seat: int | None
    n: int  # how long the log was by then, as that seat sees it
    at: int
    due: int


class NewTable(Struct):
    """A table as it is opened; one that was played elsewhere has all its rows."""

    table: TableRow
    seats: list[SeatRow]
    tokens: dict[str, bytes]
    rows: list[LogRow] = []
    notices: list[Notice] = []  # who is invited


Done = Callable[[BaseException | None], None]  # told when something is saved, or why not
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
    phase: str = ""
    key: KeyRow | None = None
    seats: list[SeatRow] | None = None
    state: str | None = None
    rematch: NewTable | None = None
    result: bytes | None = None
    finished: Finished | None = None
    pace: bytes | None = None  # if people have agreed on another
    paired: int | None = None  # who has looked for people and sits down by it
    notices: list[Notice] = []  # who is told of it
    answered: list[int] = []  # the seats that need not be told any more that they are asked
    retimed: list[int] = []  # those whose clocks go otherwise now, so that no warning is right
    queued: list[QueuedTurn] = []  # queued turns, in the place of those of their seats


class TableChange(Struct):
    """What people change about a table; seats, state and who was removed until it begins."""

    table: str
    listed: bool
    several: bool
    owner: int | None
    seats: list[SeatRow] | None = None
    state: str = "open"
    changed: int = 0
    removed: dict[int, bool] = {}
    notices: list[Notice] = []  # who is invited by it


class Stopped(Struct):
    """When the clocks of a table stood still, in service time, because it was frozen."""

    since: int
    until: int | None = None


class Loaded(Struct):
    """What a room is built from, besides its log and its retry keys, which can be long."""

    table: TableRow
    seats: list[SeatRow]
    mutes: list[tuple[int, str]]
    removed: dict[int, bool] = {}
    away: Away = {}
    last_seen: int = 0  # how many rows the view that is kept has
    stopped: Stopped | None = None
    queued: list[QueuedTurn] = []
