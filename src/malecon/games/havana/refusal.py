"""Why an action is not legal: the first condition it fails, with its figures and paragraph.

must agree with legal(): a test plays every action that is refused nowhere and finds it legal.
"""

from collections.abc import Callable
from typing import Final

from malecon.engine.bits import bit
from malecon.engine.havana import actions, street
from malecon.engine.havana.cubes import count
from malecon.engine.havana.kinds import ARCHITECT, COLOURED, DEBRIS
from malecon.engine.havana.steps import (
    BUY_BUILDING,
    CONSERVE,
    COVER_CARD,
    DO_CARD,
    GAME_OVER,
    LAY_CARD,
    LAY_FIRST,
    PAY_PRICE,
    PICK_CUBES,
    RENEW,
    REST,
    ROB_CUBES,
    ROB_PESOS,
    STEAL_CUBES,
    SWAP_CARD,
    TAX_SEAT,
)
from malecon.engine.havana.turn import Havana
from malecon.games.event import Reason
from malecon.games.havana import names


def reason(p: Havana, seat: int, action: int) -> Reason:
    """Why a seat cannot play an action, which must not be legal."""
    if p.step == GAME_OVER:
        return Reason("reason-game-over", rule="H-031")
    if not p.is_asked(seat):
        return Reason("reason-not-your-turn", rule="H-014")
    for first, last, asked, explain in _TABLE:
        if first <= action < last and p.step in asked:
            return explain(p, seat, action - first)
    if actions.BUY <= action < actions.REPLACE and p.covers[seat] >= 0:
        return Reason("reason-not-now", rule="H-025")
    if actions.REMOVE <= action < actions.TAX and p.removed:
        return Reason("reason-removed-already", rule="H-037")
    if p.step not in (BUY_BUILDING, REST):
        return Reason("reason-must-finish", rule="H-016")
    return Reason("reason-not-now")


def _swap(p: Havana, seat: int, building: int) -> Reason:
    if not p.draw_pile & bit(building):
        return Reason("reason-not-in-pile", rule="H-008")
    return Reason("reason-worth", n=p.box.components.points[building], rule="H-008")


def _lay(p: Havana, seat: int, card: int) -> Reason:
    named = names.CARDS[card]
    if p.laid[seat] >> card & 1:
        return Reason("reason-same-card", what=named, rule="H-011")
    return Reason("reason-not-in-hand", what=named, rule="H-028")


def _do(p: Havana, seat: int, card: int) -> Reason:
    key = "reason-already-done" if p.carried >> card & 1 else "reason-not-open"
    return Reason(key, what=names.CARDS[card], rule="H-015")


def _take(p: Havana, seat: int, card: int) -> Reason:
    return Reason("reason-nothing-in-discard", what=names.CARDS[card], rule="H-034")


def _end(p: Havana, seat: int, end: int) -> Reason:
    if p.lengths[end // 2] == 1:
        return Reason("reason-not-an-end", what=names.ENDS[end], rule="HA-39")
    return Reason("reason-no-building", what=names.ENDS[end], rule="H-020")


def _tax(p: Havana, seat: int, piece: int) -> Reason:
    return Reason("reason-no-cube", what=names.PIECES[piece], rule="H-038")


def _rob(p: Havana, seat: int, victim: int) -> Reason:
    if victim >= p.box.seats:
        return Reason("reason-no-seat", n=victim + 1, rule="H-041")
    if victim == seat:
        return Reason("reason-self", rule="H-041")
    later = [p.at_place(place) for place in range(p.place + 1, p.box.seats)]
    if later and victim not in later:
        return Reason("reason-not-later", n=victim + 1, rule="H-041")
    return Reason("reason-protected", n=victim + 1, rule="HA-13")


def _steal(p: Havana, seat: int, colour: int) -> Reason:
    return Reason("reason-no-cube", what=names.COLOURS[colour], rule="H-042")


def _pick(p: Havana, seat: int, colour: int) -> Reason:
    return Reason("reason-no-cube", what=names.COLOURS[colour], rule="H-045")


def _buy(p: Havana, seat: int, end: int) -> Reason:
    building = street.at_end(p, end)
    if building < 0:
        return _end(p, seat, end)
    printed = p.box.components
    if printed.architect[building] and not p.open[seat] >> ARCHITECT & 1:
        return Reason("reason-architect", rule="H-022")
    cubes = sum(street.missing(p, seat, building, colour) for colour in range(COLOURED))
    due = printed.cubes[DEBRIS][building] + street.REPLACEMENT * cubes
    if count(p.cubes[seat], DEBRIS) < due:
        return _lacking_cube(p, seat, building)
    workers = street.missing_workers(p, seat, building)
    pesos = printed.pesos[building] + street.REPLACEMENT * workers
    if workers:
        return Reason("reason-cost", n=workers, what="worker", rule="H-021")
    return Reason("reason-pesos", n=pesos - p.pesos[seat], rule="H-021")


def _lacking_cube(p: Havana, seat: int, building: int) -> Reason:
    for colour in range(COLOURED):
        lacking = street.missing(p, seat, building, colour)
        if lacking:
            return Reason("reason-cost", n=lacking, what=names.COLOURS[colour], rule="H-021")
    lacking = p.box.components.cubes[DEBRIS][building] - count(p.cubes[seat], DEBRIS)
    return Reason("reason-cost", n=lacking, what="debris", rule="H-021")


def _replace(p: Havana, seat: int, piece: int) -> Reason:
    return Reason("reason-cannot-replace", what=(*names.COLOURED, "worker")[piece], rule="H-023")


def _cover(p: Havana, seat: int, card: int) -> Reason:
    return Reason("reason-not-open", what=names.CARDS[card], rule="H-028")


def _done(p: Havana, seat: int, action: int) -> Reason:
    return Reason("reason-must-take", rule="H-016")


_Explain = Callable[[Havana, int, int], Reason]
_COMPULSORY: Final = (TAX_SEAT, ROB_PESOS, ROB_CUBES, STEAL_CUBES, PICK_CUBES)
_TABLE: Final[tuple[tuple[int, int, tuple[int, ...], _Explain], ...]] = (
    (actions.DONE, actions.SWAP, _COMPULSORY, _done),
    (actions.SWAP, actions.AT, (SWAP_CARD,), _swap),
    (actions.LAY, actions.DO, (LAY_FIRST, LAY_CARD), _lay),
    (actions.DO, actions.TAKE, (DO_CARD,), _do),
    (actions.TAKE, actions.REMOVE, (RENEW,), _take),
    (actions.REMOVE, actions.TAX, (CONSERVE,), _end),
    (actions.TAX, actions.ROB, (TAX_SEAT,), _tax),
    (actions.ROB, actions.STEAL, (ROB_PESOS, ROB_CUBES), _rob),
    (actions.STEAL, actions.PICK, (STEAL_CUBES,), _steal),
    (actions.PICK, actions.BUY, (PICK_CUBES,), _pick),
    (actions.BUY, actions.REPLACE, (BUY_BUILDING,), _buy),
    (actions.REPLACE, actions.PAY, (PAY_PRICE,), _replace),
    (actions.COVER, actions.BUILDING, (COVER_CARD,), _cover),
)
