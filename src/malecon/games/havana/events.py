"""What the engine tells, as events with names."""

from functools import cache
from typing import Final

from malecon.engine.havana import tell
from malecon.engine.havana.paragraphs import RULING
from malecon.games.event import Event
from malecon.games.havana import names
from malecon.games.havana.moves import Notation

NAMES: Final = (
    "round", "phase", "number", "order", "card", "dealt", "swapped", "moved", "paid", "earned",
    "taken", "stolen", "first", "bought", "scored", "removed", "protected", "renewed", "chose",
    "sealed", "laid", "revealed", "covered", "refreshed", "skipped", "restocked", "turn-ended",
    "over", "ended",
)  # fmt: skip
_CARDS: Final = (tell.CARD, tell.FIRST, tell.PROTECTED, tell.LAID, tell.REVEALED, tell.COVERED)
_BUILDINGS: Final = (tell.DEALT, tell.SWAPPED, tell.BOUGHT, tell.REMOVED)
_WHAT: Final[dict[int, tuple[str, ...]]] = {
    tell.PHASE: names.PHASES,
    tell.MOVED: names.PIECES,
    tell.SCORED: ("buildings",),
    tell.SEALED: ("cards",),
    tell.SKIPPED: names.CARDS,
    tell.ENDED: names.ENDINGS,
} | dict.fromkeys(_CARDS, names.CARDS)
_PLACES: Final = {
    tell.BAG: "bag",
    tell.CENTRE: "centre",
    tell.STOCK: "stock",
    tell.SUPPLY: "supply",
    tell.BOX: "box",
    tell.BANK: "bank",
    tell.SEAT: "seat 1",
    tell.SEAT + 1: "seat 2",
    tell.SEAT + 2: "seat 3",
    tell.SEAT + 3: "seat 4",
} | dict(enumerate(names.ENDS))


def named(told: list[int], notation: Notation, buildings: tuple[str, ...]) -> list[Event]:
    """The engine's numbers, seven to an event, as events."""
    return [_named(told[i : i + 7], notation, buildings) for i in range(0, len(told), 7)]


def _named(numbers: list[int], notation: Notation, buildings: tuple[str, ...]) -> Event:
    event, seat, what, n, source, target, why = numbers
    known = buildings if event in _BUILDINGS else _WHAT.get(event, ())
    named = known[what] if known and what >= 0 else ""
    return Event(
        event=NAMES[event],
        seat=seat if seat >= 0 else None,
        what=notation.write(what) if event == tell.CHOSE else named,
        n=n,
        source=_PLACES.get(source, ""),
        target=names.ROWS[target // 2] if event == tell.DEALT else _PLACES.get(target, ""),
        why=reason(why),
        seen=(seat,) if event == tell.CHOSE else None,
    )


@cache
def reason(why: int) -> str:
    """A paragraph, a ruling or a card."""
    if why >= tell.CARD_REASON:
        return f"card {names.CARDS[why - tell.CARD_REASON]}"
    if why >= RULING:
        return f"HA-{why - RULING:02}"
    return f"H-{why:03}" if why > 0 else ""
