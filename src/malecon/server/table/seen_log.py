"""What each viewer has seen of a log.

What a viewer is not to notice (the first of two sealed cards) does not count in that viewer's `n`;
so the numbers themselves tell nothing.
"""

from bisect import bisect_left, bisect_right
from typing import Final

from msgspec import Struct

from malecon.games.event import Event
from malecon.games.match import Match
from malecon.server.refusal import Refusal
from malecon.server.table.permissions import Viewer

ALL: Final = -1  # a row that can change what any seat may choose
NOBODY: Final = -2  # a row that changes nobody's choices


class Noted(Struct, frozen=True):
    """Something that people read between the events: who plays for whom from here on."""

    row: int
    kind: str
    seat: int
    text: str
    heading: str


class SeenLog:
    """How long the log of a match is for each viewer, and what each has heard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows = 0
        self.notes: list[Noted] = []
        self._touched: list[int] = []  # per row, whose choices it can change
        viewers = match.seats + 1  # the last is who only watches
        self._kept: list[list[int]] = [[] for _ in range(viewers)]  # heard and left alone, per row
        self._unseen: list[list[int]] = [[] for _ in range(viewers)]  # rows, per viewer
        self._unheard: list[list[int]] = [[] for _ in range(viewers)]  # events, per viewer

    def n(self, viewer: Viewer) -> int:
        """The length of the log as a viewer sees it."""
        return self.rows - len(self._unseen[self._index(viewer)])

    def row_of(self, viewer: Viewer, n: int) -> int:
        """How many rows there were when the log was so long for a viewer."""
        if not 0 <= n <= self.n(viewer):
            raise Refusal("request/bad", f"The log has {self.n(viewer)} lines for you, not {n}.")
        unseen = self._unseen[self._index(viewer)]
        return n + bisect_left(range(len(unseen)), n, key=lambda at: unseen[at] - at)

    def is_stale(self, seat: int, row: int) -> bool:
        """Whether the log has since grown by something that can change this seat's choices."""
        return any(touched in (ALL, seat) for touched in self._touched[row:])

    def check_fresh(self, seat: int, n: int) -> None:
        """Refuse what was chosen before something happened that can change the choice."""
        if self.is_stale(seat, self.row_of(seat, n)):
            raise Refusal("move/stale", "Something has happened since; look again.")

    def is_news(self, viewer: Viewer, row: int) -> bool:
        """Whether a viewer notices any of the rows since one."""
        unseen = self._unseen[self._index(viewer)]
        return self.rows - row > len(unseen) - bisect_left(unseen, row)

    def heard(self, viewer: Viewer, events: int) -> int:
        """How many of the first events a viewer has heard."""
        return self._heard(self._index(viewer), events)

    def missed(self, viewer: Viewer, row: int) -> tuple[int, list[Event]]:
        """Where a viewer's events differ from those at a row, and what they are from there on."""
        index, events = self._index(viewer), self.match.events
        since = self._kept[index][row:]
        kept = min(since) if since else self._heard(index, len(events))
        unheard = self._unheard[index]
        skipped = bisect_right(range(len(unheard)), kept, key=lambda at: unheard[at] - at)
        return kept, [event for event in events[kept + skipped :] if event.is_seen_by(viewer)]

    def noted(self, viewer: Viewer) -> list[tuple[int, Noted]]:
        """The notes, each with how many events a viewer had heard by then."""
        if not self.notes:
            return []
        index = self._index(viewer)
        most = self.heard(viewer, len(self.match.events))
        return [(min(self._kept[index][note.row], most), note) for note in self.notes]

    def stood_in(self) -> dict[int, str]:
        """The seats that bots stand in for, and why."""
        found: dict[int, str] = {}
        for note in self.notes:
            if note.kind in ("holiday", "grace", "pace", "sit"):
                continue
            found.pop(note.seat, None)
            if note.kind == "stand":
                found[note.seat] = note.text.partition(" ")[2]
        return found

    def _left(self, index: int, old: list[Event], new: list[Event], kept: int) -> int:
        """How many events at the beginning are the same for a viewer, whatever it has not heard."""
        viewer = index if index < self.match.seats else None
        heard = [event for event in old if event.is_seen_by(viewer)]
        hears = [event for event in new if event.is_seen_by(viewer)]
        return self._heard(index, kept) + alike(heard, hears)

    def _heard(self, index: int, events: int) -> int:
        return events - bisect_left(self._unheard[index], events)

    def _hear(self, since: int) -> None:
        """Note who does not hear the events from a number on."""
        for number, event in enumerate(self.match.events[since:], since):
            if event.seen is not None:
                for index, unheard in enumerate(self._unheard):
                    if index not in event.seen:
                        unheard.append(number)

    def _hide(self, seat: int, news: list[Event]) -> None:
        """The last row does not count for those who cannot notice it."""
        for index, unseen in enumerate(self._unseen):
            viewer = index if index < self.match.seats else None
            if viewer != seat and not any(event.is_seen_by(viewer) for event in news):
                unseen.append(self.rows - 1)

    def _index(self, viewer: Viewer) -> int:
        return self.match.seats if viewer is None else viewer


def alike(before: list[Event], after: list[Event]) -> int:
    """How many events at the beginning are the same."""
    for number, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            return number
    return min(len(before), len(after))
