"""What goes out, and what became of it; each way to people is a `Way`."""

from abc import ABC, abstractmethod
from typing import Final

from msgspec import Struct

from malecon.server.storage.notices import ChannelRow

TIMEOUT: Final = "timeout"
UNREACHED: Final = "unreached"
REFUSED: Final = "refused"  # our own guard does not call such an address


class Receipt(Struct, frozen=True):
    """How a try ended: `said` is a status such as 404, or one of the words above."""

    arrived: bool
    said: str
    is_gone: bool = False  # nobody is there any more, and nobody need try again


class LetterLine(Struct):
    """One notice as its receiver reads it: `id` is the same on every way and at every try."""

    id: str
    kind: str
    table: str
    path: str
    text: str
    at: int


class Letter(Struct):
    """Notices that go out together; `id` is the same at every try, so that it counts once."""

    id: str
    language: str
    title: str
    notices: list[LetterLine]

    @property
    def text(self) -> str:
        """All of it, a line for each."""
        return "\n".join(told.text for told in self.notices)

    @property
    def path(self) -> str:
        """Where it leads: to the table if it is about one only, else home."""
        paths = {told.path for told in self.notices}
        return paths.pop() if len(paths) == 1 else "/"


class Way(ABC):
    """A way to people."""

    @abstractmethod
    async def send(self, channel: ChannelRow, letter: Letter) -> Receipt:
        """Send; never raises for what the other side does, and takes seconds at most."""

    async def close(self) -> None:  # noqa: B027
        """End whatever works beside."""
