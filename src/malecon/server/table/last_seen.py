"""How a table looked to everybody when its room was last left: read where no rules can be.

It is kept beside the log for the day on which the log cannot be played again. It holds no names,
and nothing that its viewers have not been sent.
"""

import zlib
from typing import Final

import msgspec
from msgspec import Struct

from malecon.games.event import Event
from malecon.server.table.log import MatchLog, Viewer
from malecon.server.table.updates import Views

EVERY: Final = 100  # rows after which a room that nobody leaves is kept, too
_QUICK: Final = 1  # how hard zlib tries


class LastSeen(Struct):
    """The views of one position, and the events so far with who has heard them."""

    rows: int  # of the log, up to this position
    n: list[int]  # what each seat, and then who only watches, counts of them
    views: list[msgspec.Raw]  # in the same order
    events: list[Event]

    def heard(self, viewer: Viewer) -> list[Event]:
        """The events that a viewer may know of."""
        return [event for event in self.events if event.is_seen_by(viewer)]

    def view(self, viewer: Viewer) -> msgspec.Raw:
        """What a viewer saw."""
        return self.views[self._index(viewer)]

    def count(self, viewer: Viewer) -> int:
        """How long the log was for a viewer."""
        return self.n[self._index(viewer)]

    def _index(self, viewer: Viewer) -> int:
        return len(self.views) - 1 if viewer is None else viewer


def taken(match_log: MatchLog) -> LastSeen:
    """The position that a log has come to."""
    match = match_log.match
    views = Views(match)
    viewers: list[Viewer] = [*range(match.seats), None]
    return LastSeen(
        rows=match_log.rows,
        n=[match_log.n(viewer) for viewer in viewers],
        views=[views.of(viewer) for viewer in viewers],
        events=match.events[:],
    )


def packed(seen: LastSeen) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(seen), _QUICK)


def unpacked(stored: bytes, seats: int) -> LastSeen | None:
    """As it was stored; None if that cannot be read."""
    try:
        found = msgspec.json.decode(zlib.decompress(stored), type=LastSeen)
    except (zlib.error, msgspec.MsgspecError, UnicodeError):
        return None
    return found if len(found.views) == len(found.n) == seats + 1 else None
