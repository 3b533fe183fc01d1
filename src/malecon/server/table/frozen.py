"""A table that this program cannot play on: it can be read, and nothing is changed there."""

from msgspec import Struct

from malecon.games.match import Match
from malecon.server import wire
from malecon.server.paces import Patience
from malecon.server.refusal import Frozen, WhyFrozen
from malecon.server.storage.rows import Identity, Loaded
from malecon.server.table import description
from malecon.server.table.last_seen import LastSeen
from malecon.server.table.log import Viewer
from malecon.server.table.state import TableState


class Readable(Struct):
    """What can be read of a frozen table; nothing at all is possible, too."""

    match: Match | None  # the part of the log that replays
    last: LastSeen | None  # that part, or how the table was seen later


class FrozenTable(TableState):
    """A table that is only read: nobody is there, and nothing is played."""

    def __init__(self, loaded: Loaded, why: WhyFrozen, readable: Readable) -> None:
        super().__init__(loaded, Patience(0, 0), lambda: 0)  # its clocks stand still
        self.why = why
        self.match = readable.match
        self.last = readable.last

    @property
    def refusal(self) -> Frozen:
        """For whoever wants to change something."""
        return Frozen(self.why)

    def described(self, me: Identity | None) -> wire.Table:
        """The table as somebody sees it."""
        return description.described(self.table, self.seats, me, frozen=self.why)

    def seen(self) -> LastSeen:
        """The last position that can be read; refused if there is none."""
        if self.last is None:
            raise self.refusal
        return self.last

    def updates(self, viewers: list[Viewer]) -> list[bytes]:
        """What a socket is sent: the last position, in which nobody is asked anything."""
        if self.last is None:
            return []
        return [wire.encode("update", self._update(self.last, viewer)) for viewer in viewers]

    def _update(self, last: LastSeen, viewer: Viewer) -> wire.Update:
        return wire.Update(
            seat=viewer, n=last.count(viewer), at=0, events=last.heard(viewer),
            view=last.view(viewer), waiting=[], offer=None, can_undo=False, draft=0, since=0,
            clocks=None, row=None,
        )  # fmt: skip
