"""Since when the people of a table have been away: in service time, and stored.

Somebody is here who has a socket at the table. Who sits down without one is away from then on, and
who was here when a server ended is away from the start of the next.
"""

from collections.abc import Set

from malecon.server.storage.rows import Away


class Presence:
    """Who is away from one table. It is told who is here and who sits; the room stores it."""

    def __init__(self, stored: Away) -> None:
        self._since: Away = dict(stored)
        self._unsaved: set[int] = set()

    @property
    def is_saved(self) -> bool:
        """Whether all that was seen is with the store."""
        return not self._unsaved

    def since(self, identity: int | None) -> int | None:
        """The service time at which a person who sits here went away; None if it is here."""
        return None if identity is None else self._since.get(identity)

    def is_away(self, identity: int | None, now: int, so_long: int) -> bool:
        """Whether a person has been away for so many milliseconds."""
        away = self.since(identity)
        return away is not None and now - away >= so_long

    def look(self, here: Set[int], seated: Set[int], now: int) -> None:
        """Somebody may have come, gone, sat down or got up."""
        self._since = {who: since for who, since in self._since.items() if who in seated}
        for who in seated:
            if who not in self._since:
                self._since[who] = now  # stored when it sat down
            if (who in here) != (self._since[who] is None):
                self._since[who] = None if who in here else now
                self._unsaved.add(who)

    def take_unsaved(self) -> Away:
        """What has changed and is to be stored; what could not be is put back."""
        changed = {who: self._since[who] for who in self._unsaved if who in self._since}
        self._unsaved.clear()
        return changed

    def put_back(self, changed: Away) -> None:
        """It could not be stored, and is kept for later."""
        self._unsaved |= changed.keys()
