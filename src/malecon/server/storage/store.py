"""What any storage must be able to do, put together from one contract for each subject.

Rooms know only this. Writes take effect in the order in which they were handed in; `append` refuses
rows that do not continue the log, so that two writers of one match cannot both win.
"""

from abc import abstractmethod

from malecon.server.storage.clubs import ClubStore
from malecon.server.storage.identities import IdentityStore, TokenStore
from malecon.server.storage.keys import KeyStore
from malecon.server.storage.leagues import LeagueStore
from malecon.server.storage.notices import NoticeStore
from malecon.server.storage.pairing import PairingStore
from malecon.server.storage.results import ResultStore
from malecon.server.storage.tables import ChatStore, FrozenStore, ListStore, TableStore


class Store(
    IdentityStore,
    TokenStore,
    KeyStore,
    ResultStore,
    TableStore,
    ListStore,
    FrozenStore,
    ChatStore,
    NoticeStore,
    PairingStore,
    ClubStore,
    LeagueStore,
):
    """A storage: each subject is a contract of its own, with a part of its own below sqlite/."""

    @abstractmethod
    async def start(self) -> None:
        """Open, and bring an older storage up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was handed in, then close."""

    @abstractmethod
    async def is_fine(self) -> bool:
        """Whether the storage answers, and the last write was saved."""

    @property
    @abstractmethod
    def commits(self) -> int:
        """How many commits there were since the start."""

    @abstractmethod
    async def beat(self, service: int) -> None:
        """Keep the service time, from which a new process goes on."""

    @abstractmethod
    async def last_beat(self) -> int: ...
