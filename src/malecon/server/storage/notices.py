"""What any storage must be able to do for notices: channels, settings, the outbox, holidays."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from malecon.server.storage.rows import Done, Notice


class ChannelRow(Struct, kw_only=True):
    """A place where somebody is told; `failures` are those in a row."""

    id: str
    identity: int
    kind: str
    address: str
    form: str = ""
    secret: bytes = b""
    state: str = "on"
    made: int = 0
    failures: int = 0
    told: int | None = None  # the service time at which something was last put together for it
    said: str = ""
    took: int = 0
    said_at: int | None = None


class Waiting(Struct):
    """A notice that is to go to a channel, with what its table is; `at` is when it was made."""

    id: str
    channel: str
    identity: int
    kind: str
    table: str
    at: int
    due: int
    game: str
    name: str
    pace: bytes
    language: str
    in_league: bool = False


class Batch(Struct):
    """Notices that go out together: its id is what a receiver counts it once by."""

    id: str
    channel: str
    identity: int
    made: int
    due: int
    tries: int = 0
    state: str = "due"
    said: str = ""


class Sorted(Struct):
    """What becomes of notices that were due for a channel."""

    batch: Batch | None
    taken: list[str]
    dropped: dict[str, str]  # notices that nobody needs any more, and why
    later: dict[str, int]  # notices that wait, until which service time


class HolidayRow(Struct):
    """Somebody's holiday; `state` is planned, on or over."""

    identity: int
    first: str
    last: str
    state: str = "planned"


class NoticeStore(ABC):
    """How people are told. `due` is service time, `made` and `at` are times of day."""

    # How somebody wants to be told

    @abstractmethod
    async def notice_settings(self, identity: int) -> bytes | None: ...

    @abstractmethod
    async def set_notice_settings(self, identity: int, settings: bytes) -> None: ...

    @abstractmethod
    async def channels(self, identity: int) -> list[ChannelRow]: ...

    @abstractmethod
    async def channel(self, channel: str) -> ChannelRow | None: ...

    @abstractmethod
    async def add_channel(self, channel: ChannelRow, most: int) -> ChannelRow | None:
        """Keep a channel; the one that there is for this address, None if there are too many."""

    @abstractmethod
    async def set_channel(self, channel: ChannelRow) -> None:
        """Keep the state of a channel, and how the last try went."""

    @abstractmethod
    async def remove_channel(self, identity: int, channel: str) -> bool:
        """Remove somebody's channel and all that was to go there; whether there was one."""

    @abstractmethod
    async def with_address(self, kind: str, address: str) -> list[ChannelRow]:
        """The channels of all people that lead to an address and are on."""

    # Mail, which reaches people who may not have asked for it

    @abstractmethod
    async def count_mail(self, recipient: bytes, what: str, day: int, most: int) -> bool:
        """Count a mail to somebody's address on a day; False if there were enough."""

    @abstractmethod
    async def refuse_mail(self, recipient: bytes) -> None:
        """No mail goes to this address any more."""

    @abstractmethod
    async def is_mail_refused(self, recipient: bytes) -> bool: ...

    # The outbox

    @abstractmethod
    async def tell(self, table: str, notices: Sequence[Notice]) -> None:
        """Notices that belong to no move; those of moves are part of `Append`."""

    @abstractmethod
    def seen(self, identity: int, table: str, done: Done) -> None:
        """Somebody looks at a table, and need not be told of it any more."""

    @abstractmethod
    async def ripe(self, by: int, limit: int) -> list[Waiting]:
        """Notices that are due by a service time, the first due first."""

    @abstractmethod
    async def coming_hours(self, after: int, by: int, limit: int) -> list[Waiting]:
        """Warnings that an hour is left which are due between two service times."""

    @abstractmethod
    async def hasten(self, notice: Waiting, due: int) -> None:
        """A notice is due earlier than it was."""

    @abstractmethod
    async def plan(self, channel: str, plan: Sorted) -> None:
        """Put together what goes out together, in one transaction."""

    @abstractmethod
    async def due_batches(self, by: int, again: bool, limit: int) -> list[Batch]:
        """What is to go out by a service time: for the first time, or again."""

    @abstractmethod
    async def in_batch(self, batch: str) -> list[Waiting]:
        """What is in a batch and has not been answered meanwhile."""

    @abstractmethod
    async def settle(self, batch: Batch, channel: ChannelRow | None) -> None:
        """Keep what became of a batch, and of its channel."""

    @abstractmethod
    async def sweep_notices(self, before: int, dead_before: int, limit: int) -> int:
        """Delete what is done and older than a time; how much there was."""

    # Holidays

    @abstractmethod
    async def holidays(self, identity: int) -> list[HolidayRow]: ...

    @abstractmethod
    async def set_holidays(self, identity: int, holidays: Sequence[HolidayRow]) -> None: ...

    @abstractmethod
    async def open_holidays(self, limit: int) -> list[HolidayRow]:
        """All holidays that are not over, those that begin first first."""

    @abstractmethod
    async def set_holiday(self, holiday: HolidayRow) -> None: ...
