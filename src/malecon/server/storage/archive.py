"""A store looked at from outside: as it stood at one moment, read beside a server that may run."""

from abc import ABC, abstractmethod
from pathlib import Path

from msgspec import Struct

from malecon.server.storage.rows import KeyRow, LogRow, TableRow


class DeadLetter(Struct):
    """What was given up; of an address only where it lies, since the rest may be a secret."""

    made: int
    kind: str
    shown: str
    person: str
    tries: int
    said: str


class Outbox(Struct):
    """What became of notices of late."""

    dead: list[DeadLetter]
    waiting: int
    told: int


class Archive(ABC):
    """What `malecon audit`, `backup` and `rehearse` ask of a storage. Nothing here writes to it."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What the storage finds wrong with itself, in words."""

    @abstractmethod
    def is_old(self) -> bool:
        """Whether an earlier version wrote it, so that its tables cannot be read as they are."""

    @abstractmethod
    def tables(self) -> list[str]:
        """The ids of all tables that can be found, running games first, then the last changed."""

    @abstractmethod
    def table(self, table: str) -> TableRow: ...

    @abstractmethod
    def rows(self, table: str) -> list[LogRow]: ...

    @abstractmethod
    def keys(self, table: str) -> list[KeyRow]:
        """The retry keys of a table in the order of the rows that they made."""

    @abstractmethod
    def outbox(self) -> Outbox:
        """What could not be told to people, and how much waits."""

    @abstractmethod
    def copy(self, file: Path) -> int:
        """Copy the storage into a file, which is replaced at the end; the size of the copy."""

    @abstractmethod
    def close(self) -> None: ...
