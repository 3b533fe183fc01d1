"""Since when the people of a table have been away: in service time, and stored.

Somebody is here who has a socket at the table. Who sits down without one is away from then on, and
who was here when a server ended is away from the start of the next.
"""

from functools import partial
from typing import TYPE_CHECKING
from weakref import ref

from malecon.server.store import Away

if TYPE_CHECKING:
    from malecon.server.room import Room


class Presence:
    """Who is away from one table."""

    def __init__(self, room: "Room", stored: Away) -> None:
        self._ref = ref(room)  # not a circle, which only a rare search would find and free
        self._since: Away = dict(stored)
        self._unsaved: set[int] = set()
        self.look()

    @property
    def _room(self) -> "Room":
        room = self._ref()
        assert room is not None
        return room

    @property
    def is_saved(self) -> bool:
        """Whether all that was seen is with the store."""
        return not self._unsaved

    def since(self, identity: int | None) -> int | None:
        """The service time at which a person who sits here went away; None if it is here."""
        self.look()
        return None if identity is None else self._since.get(identity)

    def look(self) -> None:
        """Somebody may have come, gone, sat down or got up."""
        now = self._room.host.service_time()
        here = {guest.identity.id for guest in self._room.guests if guest.identity is not None}
        seated = {row.identity for row in self._room.seats if row.identity is not None}
        self._since = {who: since for who, since in self._since.items() if who in seated}
        for who in seated:
            if who not in self._since:
                self._since[who] = now  # stored when it sat down
            if (who in here) != (self._since[who] is None):
                self._since[who] = None if who in here else now
                self._unsaved.add(who)

    def save(self) -> None:
        """Store what has changed, without waiting; what cannot be stored is kept for later."""
        self.look()
        changed = {who: self._since[who] for who in self._unsaved if who in self._since}
        self._unsaved.clear()
        if changed:
            self._room.host.save_away(self._room.table.id, changed, partial(self._saved, changed))

    def _saved(self, changed: Away, error: BaseException | None) -> None:
        if error is not None:
            self._unsaved |= changed.keys()
