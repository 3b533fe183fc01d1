"""Notation: one written form for every action, one action for it (docs/notation.md)."""

from typing import Final

from malecon.engine.cuba import actions
from malecon.games.cuba import names

_PAIRS: Final = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))


def _written() -> dict[int, str]:
    groups = names.GROUPS
    pairs = [f"{one} {two}" for i, one in enumerate(groups) for two in groups[i + 1 :]]
    swaps = [f"{old} {new}" for old in names.CARGO for new in names.CARGO]
    payments = [
        f"{kinds[one]} {kinds[two]}"
        for kinds in (names.KINDS[:3], names.PRODUCTS)
        for one, two in _PAIRS
    ]
    table: list[tuple[int, str, tuple[str, ...] | list[str]]] = [
        (actions.TAKE, "take ", names.KINDS[:6]),
        (actions.BUY, "buy ", names.CARGO),
        (actions.SELL, "sell ", names.CARGO),
        (actions.CARD, "", names.CHARACTERS),
        (actions.DELEGATE, "delegate ", names.CHARACTERS),
        (actions.PLACE, "place ", names.FIELDS),
        (actions.HARVEST, "harvest ", names.FIELDS),
        (actions.BUILD, "build ", names.BUILDINGS),
        (actions.ON, "on ", names.FIELDS),
        (actions.USE, "use ", names.TILES),
        (actions.DOCK, "dock ", ("1", "2", "3")),
        (actions.LOAD, "load ", names.CARGO),
        (actions.GIVE, "give ", names.KINDS),
        (actions.CONVERT, "convert ", swaps),
        (actions.CALL, "call ", names.SHIPS),
        (actions.VETO, "veto ", groups),
        (actions.ENACT, "enact ", pairs),
        (actions.PAY, "", ("pay", "decline")),
        (actions.PAY_PAIR, "pay ", payments),
        (actions.SIDE, "side ", ("common", "individual")),
        (actions.START, "start ", [str(seat) for seat in range(1, 6)]),
        (actions.BOARD, "board ", names.BOARDS[1:]),
        (actions.SHIP, "ship ", names.SHIPS),
        (actions.LAW, "law ", names.LAWS[:24]),
    ]
    found = {actions.END: "end", actions.DONE: "done"}
    for first, verb, objects in table:
        found |= {first + i: verb + name for i, name in enumerate(objects)}
    return found


WRITTEN: Final = _written()
_READ: Final = {text: action for action, text in WRITTEN.items()}


def write(action: int) -> str:
    """The notation of an action."""
    if action >= actions.BID:
        return f"bid {action - actions.BID}"
    return WRITTEN[action]


def read(text: str) -> list[int]:
    """The actions that a text can mean, the likeliest first; none if it cannot be read."""
    words = text.lower().split()
    if len(words) == 2 and words[0] == "bid" and words[1].isascii() and words[1].isdigit():
        digits = words[1].lstrip("0") or "0"
        known = len(digits) <= 4 and int(digits) <= actions.MOST_PESOS
        return [actions.BID + int(digits)] if known else []
    for spelling in _spellings(words):
        if spelling in _READ:
            action = _READ[spelling]
            twin = _READ.get(spelling + "-2")  # `use distillery` may mean the second tile
            return [action] if twin is None else [action, twin]
    return []


def _spellings(words: list[str]) -> list[str]:
    """As written, with group numerals in capitals, and with a pair the other way round."""
    if words and words[0] in ("veto", "enact"):
        words = [words[0], *(word.upper() for word in words[1:])]
    spellings = [" ".join(words)]
    if len(words) == 3 and words[0] in ("enact", "pay"):
        spellings.append(" ".join([words[0], words[2], words[1]]))
    return spellings
