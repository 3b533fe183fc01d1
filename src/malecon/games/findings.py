"""What is wrong with a player's own components: a place, a key for words, and what came.

The sentences are in words/*.ftl, under `component-KEY`; `malecon check` and the page say the same.
"""

from collections.abc import Collection, Iterator

import msgspec

HUGE = 10**9


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where: in a table (`ships.3`), and in which part of that."""

    place: str
    key: str
    part: str = ""  # a row of a plantation, a field or the name of a building, a line of the text
    about: dict[str, str | int] = {}


def found(place: str, key: str, part: str = "", **about: str | int) -> Finding:
    """A finding."""
    return Finding(place, key, part, about)


def unknown(place: str, table: Collection[str], known: Collection[str]) -> Iterator[Finding]:
    """Names in a table that mean nothing."""
    for name in table:
        if name not in known:
            yield found(place, "unknown", came=word(name), known=", ".join(known))


def word(value: object) -> str:
    """A value as findings quote it, on one line and short; kinds of values are named in words."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < HUGE else "huge"
        case str():
            return ascii(value if len(value) <= 40 else value[:40] + "...")
        case list() | tuple():
            return f"list {len(value)}"
        case dict():
            return "table"
    return type(value).__name__
