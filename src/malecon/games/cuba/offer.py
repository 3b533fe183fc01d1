"""What a seat can do now with place and effect, and why it cannot do the rest."""

from itertools import takewhile
from typing import Final

from malecon.engine.cuba import actions, scoring, steps
from malecon.engine.cuba.tiles import WAREHOUSE
from malecon.engine.cuba.turn import FIRST_ACTION, WIDTH, Cuba
from malecon.games.cuba import events, moves, names, refusal
from malecon.games.event import Event, Reason
from malecon.games.offers import Choice, NotOffered, Offer

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
_PLACE_OF: Final = {
    first + i: f"{place} {name}" for first, place, known in _PLACES for i, name in enumerate(known)
}
# What is said where nothing is left but to end the turn.
_ASK_LAST: Final = {
    steps.HARVEST_FIELDS: "ask-end",
    steps.TRADE: "ask-end",
    steps.USE_BUILDINGS: "ask-end",
    steps.CHOOSE_BUILDING: "ask-build-none",
}


def why_not(p: Cuba, seat: int, action: int) -> Reason | None:
    """Why a seat cannot play an action now; None if it can."""
    return refusal.reason(p, seat, action)


def offer(p: Cuba, seat: int) -> Offer:
    """All that a seat can do now, and what it cannot."""
    legal = p.legal(seat)
    if not legal:
        return Offer("ask-over" if p.to_move() == -2 else "ask-wait", (), ())
    return Offer(
        ask=_ask(p, legal),
        moves=tuple(_choice(p, seat, action) for action in legal),
        refused=tuple(_refused(p, seat, action) for action in _visible(p, seat, legal)),
    )


def _ask(p: Cuba, legal: list[int]) -> str:
    if legal == [actions.END] and p.step in _ASK_LAST:
        return _ASK_LAST[p.step]
    if p.step == steps.TRADE and not any(actions.TAKE <= one < actions.TAKE + 6 for one in legal):
        return "ask-trade-on"
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
    shown = list(range(first, first + WIDTH[p.step]))
    if p.step == steps.USE_BUILDINGS:
        own = p.tiles[seat] | 1 << WAREHOUSE
        shown = [action for action in shown if own >> (action - first) & 1]
    if p.step == steps.CONVERT_CARGO:
        shown = [action for action in shown if (action - first) // 5 != (action - first) % 5]
    return [action for action in shown if action not in legal]


def _choice(p: Cuba, seat: int, action: int) -> Choice:
    return Choice(moves.write(action), place(p, action), tuple(_effect(p, seat, action)))


def _refused(p: Cuba, seat: int, action: int) -> NotOffered:
    why = refusal.reason(p, seat, action)
    assert why is not None, "only what is not legal is refused"
    return NotOffered(moves.write(action), why, place(p, action))


def place(p: Cuba, action: int) -> str:
    """Where a move belongs on the board."""
    if p.step in (steps.PAY_TAX, steps.PAY_LEVY):
        return "law I" if p.step == steps.PAY_TAX else "law II"
    return _PLACE_OF.get(action) or ("bid" if action >= actions.BID else "button")


def _effect(p: Cuba, seat: int, action: int) -> list[Event]:
    """What a move brings until the first chance or reveal."""
    if p.asked:
        return _obeyed(p, seat, action)
    after = p.copy()
    after.listen()
    after.play(seat, action)
    told = events.named(after.hear())
    return list(takewhile(lambda event: event.event != "revealed", told))


def _obeyed(p: Cuba, seat: int, action: int) -> list[Event]:
    """What tax or levy costs and scores, which no answer of another changes; other sealed choices
    have no preview."""
    if p.step not in (steps.PAY_TAX, steps.PAY_LEVY) or action == actions.DECLINE:
        return []
    after = p.copy()
    after.listen()
    if p.step == steps.PAY_TAX:
        scoring.meet_tax(after, seat)
    else:
        scoring.meet_levy(after, seat, action)
    return [event for event in events.named(after.hear()) if event.event != "met"]
