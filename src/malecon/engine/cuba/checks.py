"""Whether a seat may play an action, and if not why; must agree with legal()."""

from mypy_extensions import i64

from malecon.engine.cuba import (
    actions,
    buildings,
    course,
    harbour,
    laws,
    market,
    parliament,
    plantation,
    reasons,
    scoring,
    setup,
)
from malecon.engine.cuba.kinds import CITRUS
from malecon.engine.cuba.steps import (
    BID_AGAIN,
    BID_VOTES,
    CALL_SHIP,
    CHOOSE_BUILDING,
    CHOOSE_DOCK,
    CHOOSE_SITE,
    CONVERT_CARGO,
    DRAW_LAW,
    ENACT_LAWS,
    GAME_OVER,
    GIVE_PIECES,
    HARVEST_FIELDS,
    LOAD_SHIP,
    OFFICE_DOCK,
    OFFICE_LOAD,
    PAY_LEVY,
    PLAY_CARD,
    REST,
    SEND_DELEGATE,
    SWAP_SHIP,
    TAKE_PIECES,
    TRADE,
    USE_BUILDINGS,
    VETO_IN_PARLIAMENT,
    VETO_NOW,
)
from malecon.engine.cuba.turn import FIRST_ACTION, WIDTH, Cuba


def check(p: Cuba, seat: i64, action: i64) -> i64:
    """ALLOWED, or the first condition that the action fails (reasons.py)."""
    step = p.step
    if step == GAME_OVER:
        return reasons.GAME_OVER
    if not p.is_asked(seat):
        return reasons.NOT_YOUR_TURN
    if step == BID_VOTES or step == BID_AGAIN:
        return check_bid(p, seat, action)
    if action == actions.END or action == actions.DONE:
        return reasons.ALLOWED if p.options(seat) >> action & 1 else elsewhere(p, action)
    n: i64 = action - FIRST_ACTION[step]
    if n < 0 or n >= WIDTH[step]:
        return elsewhere(p, action)
    return check_choice(p, seat, n)


def check_choice(p: Cuba, seat: i64, n: i64) -> i64:
    """Choice number n of those that the step is about."""
    step = p.step
    if step <= DRAW_LAW:
        return reasons.ALLOWED if p.outcomes() >> n & 1 else reasons.NOT_NOW
    if step == TAKE_PIECES:
        return setup.check_piece(p, n)
    if step == SEND_DELEGATE:
        return reasons.ALLOWED if p.hand[seat] >> n & 1 else reasons.PLAYED
    if step == PLAY_CARD:
        return course.check_card(p, seat, n)
    if step == HARVEST_FIELDS:
        return plantation.check_harvest(p, seat, n)
    if step == TRADE:
        return market.check_trade(p, seat, actions.TAKE + n)
    if step == CHOOSE_BUILDING:
        return plantation.check_build(p, seat, n)
    if step == CHOOSE_SITE:
        return plantation.check_site(p, seat, n)
    if step == USE_BUILDINGS:
        return buildings.check_use(p, seat, n)
    if step == GIVE_PIECES:
        return buildings.check_give(p, seat, n)
    if step == CONVERT_CARGO:
        return buildings.check_convert(p, seat, n)
    if step == CHOOSE_DOCK or step == OFFICE_DOCK:
        return harbour.check_dock(p, n + 1, p.holds(seat))
    if step == LOAD_SHIP or step == OFFICE_LOAD:
        return harbour.check_load(p, seat, CITRUS + n)
    if step == SWAP_SHIP:
        return harbour.check_swap(p, n + 1)
    if step == CALL_SHIP:
        return harbour.check_call(p, n)
    if step == VETO_NOW or step == VETO_IN_PARLIAMENT:
        return parliament.check_veto(p, n)
    if step == ENACT_LAWS:
        return parliament.check_enact(p, n)
    if step == PAY_LEVY:
        return scoring.check_levy(p, seat, actions.PAY + n)
    return reasons.ALLOWED  # a side of the board, a field for the pawn, an answer to the tax


def check_bid(p: Cuba, seat: i64, action: i64) -> i64:
    """Any number of pesos that the seat has (C-088)."""
    if action < actions.BID:
        return reasons.NOT_NOW
    return reasons.ALLOWED if action - actions.BID <= p.most_bid(seat) else reasons.ABOVE_MONEY


def elsewhere(p: Cuba, action: i64) -> i64:
    """Why an action cannot be played that the step is not about."""
    step = p.step
    if step == LOAD_SHIP or step == OFFICE_LOAD:
        if action >= actions.DOCK and action < actions.LOAD:
            return reasons.ONE_SHIP
    if action >= actions.BID and p.laws[laws.MISCELLANEOUS] == laws.CORRUPTION:
        return reasons.CORRUPTION
    if step == REST and p.used != 0 and action >= actions.USE and action < actions.DOCK:
        return reasons.OUT_OF_REACH
    if step == CHOOSE_SITE or (step >= GIVE_PIECES and step <= VETO_NOW):
        return reasons.MUST_FINISH
    return reasons.NOT_NOW
