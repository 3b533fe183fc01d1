"""Who goes with whom: people who look for the same, the longest first."""

from collections.abc import Sequence

from msgspec import Struct

from malecon.server.storage.pairing import BotTable, SearchRow


class Group(Struct, frozen=True):
    """People for one table of so many seats, with a language that all of them have."""

    people: Sequence[SearchRow]
    seats: int
    language: str

    @property
    def lacking(self) -> int:
        return self.seats - len(self.people)


def nearest(waiting: Sequence[SearchRow], me: SearchRow) -> Group:
    """The group around somebody that is most nearly complete, of several the largest.

    `waiting` are those who look for the same game at the same pace, the longest first.
    """
    groups = [
        _around(waiting, me, seats, language) for seats in me.seats for language in me.languages
    ]
    return max(groups, key=lambda group: (-group.lacking, group.seats))


def nearest_with_bots(waiting: Sequence[SearchRow], me: SearchRow) -> Group:
    """The group around somebody with the most people among those who take bots at all."""
    willing = [other for other in waiting if other.bots is not None]
    groups = [
        _around(willing, me, seats, language) for seats in me.seats for language in me.languages
    ]
    return max(groups, key=lambda group: (len(group.people), -group.seats))


def suits(table: BotTable, me: SearchRow) -> bool:
    """Whether somebody may take a bot's seat: who wants no bots only that of the last one."""
    shared = set(me.languages).intersection(*table.languages)
    is_welcome = me.bots is not None or len(table.bots) == 1
    return table.seats in me.seats and is_welcome and bool(shared)


def _around(waiting: Sequence[SearchRow], me: SearchRow, seats: int, language: str) -> Group:
    others = [
        other
        for other in waiting
        if other.who.id != me.who.id and seats in other.seats and language in other.languages
    ]
    return Group([me, *others[: seats - 1]], seats, language)
