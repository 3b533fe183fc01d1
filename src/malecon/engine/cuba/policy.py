"""Fast judgement: what a good player does at each step, and what is to be expected at the end."""

from mypy_extensions import i64

from malecon.engine.bits import first
from malecon.engine.cuba import (
    actions,
    policy_cards,
    policy_foreman,
    policy_harbour,
    policy_market,
    policy_outlook,
    policy_parliament,
    policy_plantation,
)
from malecon.engine.cuba.policy_worth import worth_of, worths
from malecon.engine.cuba.setup import start_pieces
from malecon.engine.cuba.state import State
from malecon.engine.cuba.steps import (
    BID_AGAIN,
    BID_VOTES,
    CALL_SHIP,
    CHOOSE_BUILDING,
    CHOOSE_DOCK,
    CHOOSE_SIDE,
    CHOOSE_SITE,
    CLOSE_PARLIAMENT,
    CONVERT_CARGO,
    ENACT_LAWS,
    GIVE_PIECES,
    HARVEST_FIELDS,
    LOAD_SHIP,
    OFFICE_DOCK,
    OFFICE_LOAD,
    PAY_LEVY,
    PAY_TAX,
    PLACE_PAWN,
    PLAY_CARD,
    REST,
    SEND_DELEGATE,
    SWAP_SHIP,
    TAKE_PIECES,
    TRADE,
    USE_BUILDINGS,
)
from malecon.engine.cuba.tiles import LARGE_OFFICE, kind_of
from malecon.engine.rng import Rng


def guess(p: State, seat: i64, rng: Rng) -> i64:
    """What a good player does; near ties and bids are mixed, and nothing hidden is looked at."""
    step = p.step
    if step == REST or step == CLOSE_PARLIAMENT:
        return actions.END
    if step == PLAY_CARD:
        return policy_cards.play(p, seat, rng)
    if step == HARVEST_FIELDS:
        return policy_plantation.harvest(p, seat, rng)
    if step == TRADE:
        return policy_market.trade(p, seat, rng)
    if step == USE_BUILDINGS:
        return policy_foreman.use(p, seat, rng)
    if step == LOAD_SHIP:
        return policy_harbour.load(p, seat, rng)
    if step == CHOOSE_DOCK:
        return policy_harbour.choose_dock(p, seat, rng)
    if step == PLACE_PAWN:
        return policy_plantation.place(p, seat, rng)
    if step == CHOOSE_BUILDING:
        return policy_plantation.choose_building(p, seat, rng)
    if step == CHOOSE_SITE:
        return policy_plantation.choose_site(p, seat, rng)
    if step == GIVE_PIECES:
        return policy_foreman.give(p, seat, rng)
    if step == BID_VOTES or step == BID_AGAIN:
        return policy_parliament.bid(p, seat, rng)
    if step == PAY_TAX:
        return policy_parliament.pay_tax(p, seat)
    if step == PAY_LEVY:
        return policy_parliament.pay_levy(p, seat, rng)
    if step == ENACT_LAWS:
        return policy_parliament.enact(p, seat, rng)
    return rare(p, seat, rng)


def rare(p: State, seat: i64, rng: Rng) -> i64:
    """The choices of setup, single buildings and variants."""
    step = p.step
    if step == TAKE_PIECES:
        return take(p, seat, rng)
    if step == OFFICE_DOCK:
        most: i64 = 2 if kind_of(p.tile) == LARGE_OFFICE else 1
        return policy_harbour.office_dock(p, seat, most)
    if step == OFFICE_LOAD:
        return policy_foreman.office_load(p, seat, rng)
    if step == CONVERT_CARGO:
        return policy_foreman.convert(p, seat)
    if step == SEND_DELEGATE:
        return policy_cards.delegate(p, seat, rng)
    if step == CALL_SHIP:
        return policy_harbour.call_ship(p, seat, rng)
    if step == SWAP_SHIP:
        return policy_harbour.swap_ship(p, seat, rng)
    if step == CHOOSE_SIDE:
        return actions.SIDE + rng.below(2)
    return policy_parliament.veto(p, seat, rng)


def take(p: State, seat: i64, rng: Rng) -> i64:
    """The pieces to begin with: the most wanted, mixed."""
    if p.count == 4:
        return actions.END
    kinds = start_pieces(p)
    wanted = worths(p, seat, p.stock[seat], 0)
    best: i64 = -1
    chosen: i64 = actions.END
    while kinds != 0:
        kind = first(kinds)
        v = worth_of(wanted, kind) + rng.below(6)
        if v > best:
            best = v
            chosen = actions.TAKE + kind
        kinds &= kinds - 1
    return chosen


def evaluate(p: State) -> list[float]:
    """The points that each seat can expect at the end."""
    return policy_outlook.evaluate(p)


def spread(p: State) -> float:
    """How many points of difference still mean little."""
    return policy_outlook.spread(p)
