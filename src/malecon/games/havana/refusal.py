"""Why an action is not legal: the reasons of engine/havana/checks.py with names and figures."""

from collections.abc import Callable
from typing import Final

from malecon.engine.havana import actions, reasons, street
from malecon.engine.havana.checks import check
from malecon.engine.havana.kinds import COLOURED
from malecon.engine.havana.turn import FIRST_ACTION, Havana
from malecon.games.event import Lack, Reason, lacking
from malecon.games.havana import names


def reason(p: Havana, seat: int, action: int) -> Reason | None:
    """Why a seat cannot play an action; None if it can."""
    why = check(p, seat, action)
    if why == reasons.ALLOWED:
        return None
    if why == reasons.LACKS:
        return _lacks(p, seat, action - actions.BUY)
    key, rule, figures = _NAMED[why]
    n, what = figures(p, action - FIRST_ACTION[p.step])
    return Reason(f"reason-{key}", n, what, rule)


_Figures = tuple[int, str]


def _nothing(p: Havana, choice: int) -> _Figures:
    return 0, ""


def _card(p: Havana, card: int) -> _Figures:
    return 0, names.CARDS[card]


def _worth(p: Havana, building: int) -> _Figures:
    return p.box.components.points[building], ""


def _end(p: Havana, end: int) -> _Figures:
    return 0, names.ENDS[end]


def _piece(p: Havana, piece: int) -> _Figures:
    return 0, names.PIECES[piece]


def _replaced(p: Havana, piece: int) -> _Figures:
    return 0, names.REPLACEABLE[piece]


def _seat(p: Havana, seat: int) -> _Figures:
    return seat + 1, ""


# Key, paragraph, and what the sentence is about.
_NAMED: Final[dict[int, tuple[str, str, Callable[[Havana, int], _Figures]]]] = {
    reasons.GAME_OVER: ("game-over", "H-031", _nothing),
    reasons.NOT_YOUR_TURN: ("not-your-turn", "H-014", _nothing),
    reasons.NOT_NOW: ("not-now", "", _nothing),
    reasons.MUST_FINISH: ("must-finish", "H-016", _nothing),
    reasons.MUST_TAKE: ("must-take", "H-016", _nothing),
    reasons.TOO_LATE_TO_BUY: ("not-now", "H-025", _nothing),
    reasons.REMOVED_ALREADY: ("removed-already", "H-037", _nothing),
    reasons.NOT_IN_HAND: ("not-in-hand", "H-028", _card),
    reasons.SAME_CARD: ("same-card", "H-011", _card),
    reasons.NOT_OPEN: ("not-open", "H-015", _card),
    reasons.NOTHING_TO_COVER: ("not-open", "H-028", _card),
    reasons.ALREADY_DONE: ("already-done", "H-015", _card),
    reasons.NOT_DISCARDED: ("nothing-in-discard", "H-034", _card),
    reasons.NOT_IN_PILE: ("not-in-pile", "H-008", _nothing),
    reasons.NOT_LOW: ("worth", "H-008", _worth),
    reasons.NO_BUILDING: ("no-building", "H-020", _end),
    reasons.NOT_AN_END: ("not-an-end", "HA-39", _end),
    reasons.CANNOT_REPLACE: ("cannot-replace", "H-023", _replaced),
    reasons.NOTHING_TO_TAX: ("no-cube", "H-038", _piece),
    reasons.NOTHING_TO_STEAL: ("no-cube", "H-042", _piece),
    reasons.NOTHING_TO_PICK: ("no-cube", "H-045", _piece),
    reasons.NO_SEAT: ("no-seat", "H-041", _seat),
    reasons.IS_SELF: ("self", "H-041", _nothing),
    reasons.NOT_LATER: ("not-later", "H-041", _seat),
    reasons.PROTECTED: ("protected", "HA-13", _seat),
}


def _lacks(p: Havana, seat: int, end: int) -> Reason:
    """All that a seat lacks for the building at an end."""
    building = street.at_end(p, end)
    lacks = [Lack("architect", rule="H-022")] if street.lacks_architect(p, seat, building) else []
    lacks += [_lack(p, seat, building, piece) for piece in range(COLOURED)]
    lacks.append(Lack("debris", -street.spare_debris(p, seat, building), rule="H-021"))
    lacks.append(_lack(p, seat, building, COLOURED))
    lacks.append(Lack("pesos", -street.spare_pesos(p, seat, building), rule="H-021"))
    return lacking(*(lack for lack in lacks if lack.n > 0))


def _lack(p: Havana, seat: int, building: int, piece: int) -> Lack:
    """What a seat lacks of a piece and cannot replace, and what is short of that."""
    short = street.short(p, seat, building, piece)
    return Lack(names.REPLACEABLE[piece], street.replaced_by(short), short, "H-021")
