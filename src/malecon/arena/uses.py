"""What happened in a game, counted: which things were bought, used, loaded, and by whom."""

from collections.abc import Iterable
from typing import Final

from malecon.games.event import Event

Uses = dict[str, tuple[int, int]]  # by what happened: how often, and its numbers added up

_PIECES: Final = "moved"  # tells of pieces; whatever else has a source and a target is a thing
_NOBODY: Final = -1


def counted(events: Iterable[Event], seats: int) -> list[Uses]:
    """The uses of every seat, and behind them those of nobody; what is secret is left out."""
    found: list[Uses] = [{} for _ in range(seats + 1)]
    lying: dict[str, str] = {}  # the thing at each place, a ship in a dock for instance
    for event in events:
        if event.seen is not None:
            continue
        uses = found[_NOBODY if event.seat is None else event.seat]
        if _is_of_a_thing(event):
            lying.pop(event.source, None)
            lying[event.target] = f"{event.event} {event.what}"
        key = _key(event, lying)
        times, total = uses.get(key, (0, 0))
        uses[key] = (times + 1, total + event.n)
    return found


def _is_of_a_thing(event: Event) -> bool:
    return event.event != _PIECES and bool(event.what and event.source and event.target)


def _key(event: Event, lying: dict[str, str]) -> str:
    """The words of an event that tell what it was about."""
    if _is_of_a_thing(event):
        return f"{event.event} {event.what} to {event.target}, {event.why}"
    if event.event == _PIECES and event.target in lying:
        return f"{event.event} onto {lying[event.target]}"
    return f"{event.event} {event.what or event.why}".strip()
