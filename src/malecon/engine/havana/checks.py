"""Whether a seat may play an action, and if not why; must agree with legal()."""

from mypy_extensions import i64

from malecon.engine.havana import actions, cards, hands, reasons, street
from malecon.engine.havana.steps import (
    BUY_BUILDING,
    CONSERVE,
    COVER_CARD,
    DO_CARD,
    DRAW_CUBE,
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
from malecon.engine.havana.turn import FIRST_ACTION, WIDTH, Havana


def check(p: Havana, seat: i64, action: i64) -> i64:
    """ALLOWED, or the first condition that the action fails (reasons.py)."""
    step = p.step
    if step == GAME_OVER:
        return reasons.GAME_OVER
    if not p.is_asked(seat):
        return reasons.NOT_YOUR_TURN
    if action == actions.END or action == actions.DONE:
        return reasons.ALLOWED if p.options(seat) >> action & 1 else elsewhere(p, seat, action)
    n: i64 = action - FIRST_ACTION[step]
    if n < 0 or n >= WIDTH[step]:
        return elsewhere(p, seat, action)
    return check_choice(p, seat, n)


def check_choice(p: Havana, seat: i64, n: i64) -> i64:
    """Choice number n of those that the step is about."""
    step = p.step
    if step <= DRAW_CUBE:
        return reasons.ALLOWED if p.options(seat) >> 2 + n & 1 else reasons.NOT_NOW
    if step == SWAP_CARD:
        return street.check_swap(p, n)
    if step == LAY_FIRST or step == LAY_CARD:
        return hands.check_lay(p, seat, n)
    if step == DO_CARD:
        return hands.check_do(p, seat, n)
    if step == COVER_CARD:
        return hands.check_cover(p, seat, n)
    if step == RENEW:
        return hands.check_renew(p, seat, n)
    if step == CONSERVE:
        return street.check_end(p, n)
    if step == TAX_SEAT:
        return cards.check_tax(p, n)
    if step == ROB_PESOS or step == ROB_CUBES:
        return cards.check_rob(p, seat, n)
    if step == STEAL_CUBES:
        return cards.check_steal(p, n)
    if step == PICK_CUBES:
        return cards.check_pick(p, n)
    if step == BUY_BUILDING:
        return street.check_buy(p, seat, n)
    if step == PAY_PRICE:
        return street.check_payment(p, seat, n)
    return reasons.ALLOWED  # an end for the low building


def elsewhere(p: Havana, seat: i64, action: i64) -> i64:
    """Why an action cannot be played that the step is not about."""
    step = p.step
    if action == actions.DONE and step >= TAX_SEAT and step <= PICK_CUBES:
        return reasons.MUST_TAKE
    if action >= actions.BUY and action < actions.REPLACE and hands.has_covered(p, seat):
        return reasons.TOO_LATE_TO_BUY
    if action >= actions.REMOVE and action < actions.TAX and p.removed:
        return reasons.REMOVED_ALREADY
    if step != BUY_BUILDING and step != REST:
        return reasons.MUST_FINISH
    return reasons.NOT_NOW
