"""What the engine tells, as events with names."""

from functools import cache
from typing import Final

from malecon.engine.cuba import tell
from malecon.engine.cuba.paragraphs import RULING
from malecon.games.cuba import moves, names
from malecon.games.event import Event

NAMES: Final = (
    "round", "phase", "start", "board", "side", "moved", "paid", "earned", "scored", "card",
    "pawn", "built", "used", "marker", "ship", "proposal", "vetoed", "enacted", "lapsed",
    "rejected", "sealed", "chose", "revealed", "bid", "votes", "won", "skipped", "met",
    "declined", "markers-off", "cards-back", "turn-ended", "over",
)  # fmt: skip

_WHAT: Final[dict[int, tuple[str, ...]]] = {
    tell.PHASE: names.PHASES,
    tell.BOARD: names.BOARDS,
    tell.SIDE: names.BOARDS,
    tell.MOVED: names.KINDS,
    tell.SCORED: names.SOURCES,
    tell.CARD: names.CHARACTERS,
    tell.BUILT: names.TILES,
    tell.USED: names.TILES,
    tell.MARKER: names.ALTERNATIVES,
    tell.SHIP: names.SHIPS,
    tell.PROPOSAL: names.LAWS,
    tell.VETOED: names.LAWS,
    tell.ENACTED: names.LAWS,
    tell.LAPSED: names.LAWS,
    tell.REJECTED: names.LAWS,
    tell.SEALED: names.SEALED,
    tell.REVEALED: names.CHARACTERS,
    tell.SKIPPED: names.LAWS,
    tell.MET: names.LAWS,
    tell.DECLINED: names.LAWS,
}
_PLACES: Final = {
    tell.SUPPLY: "supply",
    tell.YARD: "yard",
    tell.WAREHOUSE: "warehouse",
    tell.MARKET: "market",
    tell.BANK: "bank",
    tell.PILE: "pile",
    tell.DOCK: "sea",
    tell.DOCK + 1: "dock 1",
    tell.DOCK + 2: "dock 2",
    tell.DOCK + 3: "dock 3",
} | dict(enumerate(names.FIELDS))


def named(told: list[int]) -> list[Event]:
    """The engine's numbers, seven to an event, as events."""
    return [_named(*told[i : i + 7]) for i in range(0, len(told), 7)]


def _named(event: int, seat: int, what: int, n: int, source: int, target: int, why: int) -> Event:
    return Event(
        event=NAMES[event],
        seat=seat if seat >= 0 else None,
        what=moves.write(what) if event == tell.CHOSE else _what(event, what),
        n=n,
        source=_PLACES.get(source, ""),
        target=_PLACES.get(target, ""),
        why=reason(why),
        seen=(seat,) if event == tell.CHOSE else None,
    )


def _what(event: int, what: int) -> str:
    known = _WHAT.get(event)
    return known[what] if known is not None and what >= 0 else ""


@cache
def reason(why: int) -> str:
    """A paragraph, a ruling, a building or a law."""
    if why >= tell.LAW:
        return f"law {names.LAWS[why - tell.LAW]}"
    if why >= tell.BUILDING:
        return f"building {names.BUILDINGS[why - tell.BUILDING]}"
    if why >= RULING:
        return f"A-{why - RULING:02}"
    return f"C-{why:03}" if why > 0 else ""
