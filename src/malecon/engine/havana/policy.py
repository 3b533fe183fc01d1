"""Fast judgement: what a good player would do, for bots and for the playouts of a search.

It looks at nothing that the seat cannot see: of other hands only what everybody knows.
"""

from mypy_extensions import i64

from malecon.engine.havana import actions, policy_cards, policy_plaza, policy_shop, policy_value
from malecon.engine.havana.state import State
from malecon.engine.havana.steps import (
    BUY_BUILDING,
    CONSERVE,
    COVER_CARD,
    DO_CARD,
    DRAW_CUBE,
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
from malecon.engine.rng import Rng


def guess(p: State, seat: i64, rng: Rng) -> i64:
    """What a good player would do; chance is left to chance."""
    step = p.step
    if step <= DRAW_CUBE:
        return p.pick(seat, rng)
    if step == REST:
        return actions.END
    if step == DO_CARD:
        return policy_plaza.first_card(p, seat)
    if step == BUY_BUILDING:
        return policy_shop.buy(p, seat, rng)
    if step == COVER_CARD:
        return policy_cards.cover(p, seat, rng)
    if step == LAY_CARD:
        return policy_cards.lay(p, seat, rng)
    if step == PICK_CUBES:
        return policy_plaza.pick(p, seat, rng)
    if step == PAY_PRICE:
        return policy_shop.pay(p, seat)
    return guess_seldom(p, seat, rng)


def guess_seldom(p: State, seat: i64, rng: Rng) -> i64:
    """The steps that come up less often."""
    step = p.step
    if step == RENEW:
        return policy_plaza.renew(p, seat, rng)
    if step == CONSERVE:
        return policy_plaza.conserve(p, seat, rng)
    if step == TAX_SEAT:
        return policy_plaza.tax(p, rng)
    if step == ROB_PESOS:
        return policy_plaza.rob_pesos(p, seat, rng)
    if step == ROB_CUBES:
        return policy_plaza.rob_cubes(p, seat, rng)
    if step == STEAL_CUBES:
        return policy_plaza.steal(p, seat, rng)
    if step == LAY_FIRST:
        return policy_cards.lay_first(p, seat, rng)
    if step == SWAP_CARD:
        return policy_shop.swap_card(p, seat, rng)
    return policy_shop.swap_end(p, rng)


def evaluate(p: State) -> list[float]:
    """The points that each seat can expect at the end."""
    return policy_value.evaluate(p)


def spread(p: State) -> float:
    """How many points of difference still mean little."""
    return policy_value.spread(p)
