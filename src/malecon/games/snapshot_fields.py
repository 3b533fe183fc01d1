"""Values of a snapshot, read or refused by name."""

from collections.abc import Iterable, Sequence

from malecon.engine.bits import bit
from malecon.games.errors import BadSnapshot, shown


def number(key: str, value: int, most: int, least: int = 0) -> int:
    """A number within its span."""
    if not least <= value <= most:
        raise BadSnapshot(f"{key} is {shown(value)}; expected a number from {least} to {most}.")
    return value


def index(key: str, value: str, known: Sequence[str]) -> int:
    """The place of a name among the known ones."""
    if value not in known:
        few = known if len(known) < 36 else (*known[:5], "…")
        raise BadSnapshot(f"{key} is {shown(value)}; expected one of {', '.join(few)}.")
    return known.index(value)


def maybe(key: str, value: str | None, known: Sequence[str]) -> int:
    """The place of a name, or -1 for none."""
    return -1 if value is None else index(key, value, known)


def mask(key: str, values: Iterable[str], known: Sequence[str]) -> int:
    """A set of names, each named once."""
    found = 0
    for value in values:
        member = bit(index(key, value, known))
        if found & member:
            raise BadSnapshot(f"{key} names {shown(value)} twice.")
        found |= member
    return found


def seats(key: str, values: Iterable[int], count: int) -> int:
    """A set of seats."""
    return mask(key, map(str, values), [str(seat) for seat in range(count)])
