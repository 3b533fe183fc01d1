"""What a seat can do now with place and effect, and why it cannot do the rest."""

from itertools import takewhile
from typing import Final

from malecon.engine.cuba import actions, steps
from malecon.engine.cuba.turn import FIRST_ACTION, Cuba
from malecon.games.api import Choice, Offer, Refusal
from malecon.games.cuba import events, moves, names, refusal
from malecon.games.event import Event, Reason

_WIDTH: Final = {
    steps.CHOOSE_SIDE: 2,
    steps.TAKE_PIECES: 6,
    steps.SEND_DELEGATE: 5,
    steps.PLAY_CARD: 5,
    steps.PLACE_PAWN: 12,
    steps.HARVEST_FIELDS: 12,
    steps.TRADE: 16,
    steps.CHOOSE_BUILDING: len(names.BUILDINGS),
    steps.CHOOSE_SITE: 12,
    steps.USE_BUILDINGS: 26,
    steps.GIVE_PIECES: 8,
    steps.CONVERT_CARGO: 25,
    steps.OFFICE_DOCK: 3,
    steps.OFFICE_LOAD: 5,
    steps.CALL_SHIP: len(names.SHIPS),
    steps.SWAP_SHIP: 3,
    steps.VETO_NOW: 4,
    steps.CHOOSE_DOCK: 3,
    steps.LOAD_SHIP: 5,
    steps.VETO_IN_PARLIAMENT: 4,
    steps.ENACT_LAWS: 6,
    steps.PAY_TAX: 2,
    steps.PAY_LEVY: 14,
}
# Where a move belongs on the board: first action, how many, kind of place, names of the places.
_PLACES: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (actions.TAKE, "supply", names.KINDS[:6]),
    (actions.BUY, "market", names.CARGO),
    (actions.SELL, "market", names.CARGO),
    (actions.CARD, "card", names.CHARACTERS),
    (actions.DELEGATE, "card", names.CHARACTERS),
    (actions.PLACE, "field", names.FIELDS),
    (actions.HARVEST, "field", names.FIELDS),
    (actions.BUILD, "building", names.BUILDINGS),
    (actions.ON, "field", names.FIELDS),
    (actions.USE, "tile", names.TILES),
    (actions.DOCK, "dock", ("1", "2", "3")),
    (actions.LOAD, "stock", names.CARGO),
    (actions.GIVE, "stock", names.KINDS),
    (actions.CONVERT, "stock", tuple(old for old in names.CARGO for _ in names.CARGO)),
    (actions.CALL, "pile", names.SHIPS),
    (actions.VETO, "proposal", names.GROUPS),
    (actions.ENACT, "proposal", ("I II", "I III", "I IV", "II III", "II IV", "III IV")),
    (actions.SIDE, "board", ("common", "individual")),
)


def why_not(p: Cuba, seat: int, action: int) -> Reason | None:
    """Why a seat cannot play an action now; None if it can."""
    return None if action in p.legal(seat) else refusal.reason(p, seat, action)


def offer(p: Cuba, seat: int) -> Offer:
    """All that a seat can do now, and what it cannot."""
    legal = p.legal(seat)
    if not legal:
        return Offer("ask-over" if p.to_move() == -2 else "ask-wait", (), ())
    return Offer(
        ask=_ask(p),
        moves=tuple(_choice(p, seat, action) for action in legal),
        refused=tuple(_refused(p, seat, action) for action in _visible(p, seat, legal)),
    )


def _ask(p: Cuba) -> str:
    if p.step == steps.TAKE_PIECES:
        return ("ask-take-material", "ask-take-product", "ask-end")[p.count // 2]
    named = names.STEPS[p.step]
    return {
        "veto-in-parliament": "ask-veto",
        "close-parliament": "ask-end",
    }.get(named, f"ask-{named}")


def _visible(p: Cuba, seat: int, legal: list[int]) -> list[int]:
    """What the step is about and the seat cannot have."""
    first = FIRST_ACTION[p.step]
    shown = list(range(first, first + _WIDTH.get(p.step, 0)))
    if p.step == steps.USE_BUILDINGS:
        own = p.tiles[seat] | 1 << 25
        shown = [action for action in shown if own >> (action - first) & 1]
    if p.step == steps.CONVERT_CARGO:
        shown = [action for action in shown if (action - first) // 5 != (action - first) % 5]
    return [action for action in shown if action not in legal]


def _choice(p: Cuba, seat: int, action: int) -> Choice:
    return Choice(moves.write(action), _place(p, action), tuple(_effect(p, seat, action)))


def _refused(p: Cuba, seat: int, action: int) -> Refusal:
    return Refusal(moves.write(action), refusal.reason(p, seat, action), _place(p, action))


def _place(p: Cuba, action: int) -> str:
    if p.step in (steps.PAY_TAX, steps.PAY_LEVY):
        return "law I" if p.step == steps.PAY_TAX else "law II"
    for first, place, known in _PLACES:
        if first <= action < first + len(known):
            return f"{place} {known[action - first]}"
    return "bid" if action >= actions.BID else "button"


def _effect(p: Cuba, seat: int, action: int) -> list[Event]:
    """What a move brings until the first chance or reveal; a sealed choice has no preview."""
    if p.asked:
        return []
    after = p.copy()
    after.listen()
    after.play(seat, action)
    told = events.named(after.hear())
    return list(takewhile(lambda event: event.event != "revealed", told))
