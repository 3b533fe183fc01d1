"""Why an action is not legal: the reasons of engine/cuba/checks.py with names and figures."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from malecon.engine.cuba import actions, laws, market, plantation, reasons, scoring, steps
from malecon.engine.cuba.checks import check
from malecon.engine.cuba.kinds import CITRUS, MATERIAL_KINDS
from malecon.engine.cuba.tiles import kind_of
from malecon.engine.cuba.turn import FIRST_ACTION, Cuba
from malecon.games.cuba import names
from malecon.games.event import Lack, Reason, lacking


def reason(p: Cuba, seat: int, action: int) -> Reason | None:
    """Why a seat cannot play an action; None if it can."""
    why = check(p, seat, action)
    if why == reasons.ALLOWED:
        return None
    if why in _LACKING:
        return _LACKING[why](p, seat, action)
    key, rule, figures = _NAMED[why]
    n, what = figures(p, seat, action)
    return Reason(f"reason-{key}", n, what, rule)


_Figures = tuple[int, str]


def _choice(p: Cuba, action: int) -> int:
    """The number of an action among those that the step is about."""
    return action - FIRST_ACTION[p.step]


def _nothing(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, ""


def _kind_of_choice(p: Cuba, seat: int, action: int) -> int:
    """The kind of piece that an action is about; of two the one that is asked for."""
    n = _choice(p, action)
    if p.step == steps.TRADE and action >= actions.BUY:
        return CITRUS + (action - actions.BUY) % len(names.CARGO)
    if p.step == steps.HARVEST_FIELDS:
        return p.box.yields(p.board[seat], n)
    if p.step in (steps.LOAD_SHIP, steps.OFFICE_LOAD):
        return CITRUS + n
    if p.step == steps.CONVERT_CARGO:
        return CITRUS + n % len(names.CARGO)
    return n


def _kind(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.KINDS[_kind_of_choice(p, seat, action)]


def _card(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.CHARACTERS[_choice(p, action)]


def _alternative(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.ALTERNATIVES[market.alternative_of(action - actions.TAKE)]


def _field(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.FIELDS[_choice(p, action)]


def _water(p: Cuba, seat: int, action: int) -> _Figures:
    return 1, ""


def _building(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.BUILDINGS[action - actions.BUILD]


def _tile(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.TILES[action - actions.USE]


def _dock(p: Cuba, seat: int, action: int) -> _Figures:
    return action - actions.DOCK + 1, ""


def _dock_at_hand(p: Cuba, seat: int, action: int) -> _Figures:
    return p.dock, ""


def _cargo_at_hand(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.KINDS[p.cargo]


def _ship(p: Cuba, seat: int, action: int) -> _Figures:
    return action - actions.CALL + 1, ""


def _group(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.GROUPS[action - actions.VETO]


def _group_of_pair(p: Cuba, seat: int, action: int) -> _Figures:
    pair = action - actions.ENACT
    one, two = actions.GROUP_PAIRS[2 * pair : 2 * pair + 2]
    return 0, names.GROUPS[one if p.proposals[one] < 0 else two]


def _pesos(p: Cuba, seat: int, action: int) -> _Figures:
    return p.pesos[seat], ""


def _levy(p: Cuba, seat: int, action: int) -> _Figures:
    return 0, names.LAWS[p.laws[laws.LEVY]]


# Key, paragraph, and what the sentence is about.
_NAMED: Final[dict[int, tuple[str, str, Callable[[Cuba, int, int], _Figures]]]] = {
    reasons.GAME_OVER: ("game-over", "C-134", _nothing),
    reasons.NOT_YOUR_TURN: ("not-your-turn", "C-041", _nothing),
    reasons.NOT_NOW: ("not-now", "", _nothing),
    reasons.MUST_FINISH: ("must-finish", "A-38", _nothing),
    reasons.PLAYED: ("card-played", "C-041", _card),
    reasons.IS_DELEGATE: ("card-delegate", "C-150", _card),
    reasons.SUPPLY_EMPTY: ("supply-empty", "C-131", _kind),
    reasons.PAIRS_OF_TWO: ("pairs-two", "C-030", _nothing),
    reasons.TRADED: ("already-traded", "C-055", _nothing),
    reasons.COVERED: ("alternative-taken", "C-065", _alternative),
    reasons.NOT_CHEAPEST: ("not-cheapest", "C-062", _kind),
    reasons.REVERSED: ("reverse-trade", "A-19", _kind),
    reasons.NOTHING_TO_SELL: ("nothing-to-sell", "C-058", _kind),
    reasons.NOT_IN_CROSS: ("field-not-in-cross", "C-047", _field),
    reasons.FIELD_BUILT: ("field-built", "C-050", _field),
    reasons.NO_PRODUCT: ("field-yields-nothing", "C-049", _field),
    reasons.IS_WAREHOUSE: ("field-yields-nothing", "C-050", _field),
    reasons.FIELD_USED: ("field-used", "C-052", _field),
    reasons.NEEDS_WATER: ("needs-water", "C-051", _water),
    reasons.BUILDING_GONE: ("building-gone", "C-142", _building),
    reasons.NO_SITE: ("no-field-left", "C-067", _nothing),
    reasons.SITE_BUILT: ("place-building", "C-067", _field),
    reasons.SITE_WAREHOUSE: ("place-warehouse", "C-067", _field),
    reasons.NOT_OWNED: ("not-owned", "C-137", _tile),
    reasons.USED: ("already-used", "C-075", _tile),
    reasons.OUT_OF_REACH: ("out-of-reach", "C-072", _tile),
    reasons.CHANGES_NOTHING: ("changes-nothing", "A-07", _tile),
    reasons.NOT_CONVERTED: ("wrong-pair", "B-16", _kind),
    reasons.NO_SHIP: ("ship-none", "C-077", _dock),
    reasons.SHIP_FULL: ("ship-full", "C-078", _dock),
    reasons.NO_CARGO: ("no-cargo", "C-078", _dock),
    reasons.NO_SPACE: ("ship-space", "C-078", _kind),
    reasons.OTHER_KIND: ("same-kind", "C-148", _cargo_at_hand),
    reasons.ONE_SHIP: ("one-ship", "C-077", _dock_at_hand),
    reasons.NOT_IN_PILE: ("ship-not-in-pile", "A-54", _ship),
    reasons.NOTHING_TO_VETO: ("no-proposal", "C-143", _group),
    reasons.VETO_BAN: ("veto-ban", "C-145", _group),
    reasons.NO_PROPOSAL: ("no-proposal", "C-090", _group_of_pair),
    reasons.CORRUPTION: ("corruption", "C-095", _nothing),
    reasons.ABOVE_MONEY: ("bid-above-money", "C-088", _pesos),
    reasons.NOT_ASKED_FOR: ("wrong-pair", "C-101", _levy),
}


def _lacks(p: Cuba, seat: int, action: int) -> Reason:
    """All that a seat lacks for what the step is about."""
    if p.step == steps.CHOOSE_BUILDING:
        return _lacks_for_building(p, seat, action - actions.BUILD)
    kind = _kind_of_choice(p, seat, action)
    if p.step == steps.TRADE:
        return lacking(Lack("pesos", market.price(p, kind) - p.pesos[seat], rule="C-056"))
    if p.step == steps.CONVERT_CARGO:
        kind = CITRUS + _choice(p, action) // len(names.CARGO)
    loads = p.step in (steps.LOAD_SHIP, steps.OFFICE_LOAD)
    return lacking(Lack(names.KINDS[kind], rule="C-077" if loads else "C-138"))


def _lacks_for_building(p: Cuba, seat: int, kind: int) -> Reason:
    lacks = [
        Lack(names.KINDS[material], n, rule="C-068")
        for material in range(MATERIAL_KINDS)
        if (n := plantation.missing(p, seat, kind, material))
    ]
    if fee := plantation.missing_fee(p, seat):
        lacks.append(Lack("building-law", fee, rule="C-069"))
    return lacking(*lacks)


def _lacks_for_levy(p: Cuba, seat: int, action: int) -> Reason:
    due = Counter(scoring.levy_kinds(p, action))
    lacks = [
        Lack(names.KINDS[kind], n - p.held(seat, kind))
        for kind, n in due.items()
        if n > p.held(seat, kind)
    ]
    law = names.LAWS[p.laws[laws.LEVY]]
    return Reason("reason-cannot-pay", 0, law, "A-85", tuple(lacks))


def _wrong_piece(p: Cuba, seat: int, action: int) -> Reason:
    """The paragraph is that of the building in use."""
    piece = names.KINDS[action - actions.GIVE]
    return Reason("reason-wrong-piece", what=piece, rule=f"B-{kind_of(p.tile) + 1:02}")


_LACKING: Final[dict[int, Callable[[Cuba, int, int], Reason]]] = {
    reasons.LACKS: _lacks,
    reasons.CANNOT_PAY: _lacks_for_levy,
    reasons.WRONG_PIECE: _wrong_piece,
}
