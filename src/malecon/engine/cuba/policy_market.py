"""Judgement of the merchant: what to buy and sell, and when a free piece is better."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first
from malecon.engine.cuba import actions, market
from malecon.engine.cuba.kinds import CITRUS
from malecon.engine.cuba.policy_berths import count
from malecon.engine.cuba.policy_worth import peso, worth_of, worths
from malecon.engine.cuba.state import State
from malecon.engine.rng import Rng

# The worth of a piece to be bought, and of one to be sold, in sixteenths: a trade must pay.
BUYER: Final = 13
SELLER: Final = 20
# One trade is often followed by more: what the first must bring against a free piece, sixteenths.
MORE_TRADES: Final = 23


def trade(p: State, seat: i64, rng: Rng) -> i64:
    """The best purchase, sale or free piece, as long as one gains."""
    gains = worths(p, seat, p.stock[seat], 0)
    chosen = best_trade(p, seat, gains)
    free = best_free(p, gains) if p.bought == 0 and p.sold == 0 else 0
    if free >> 3 << 4 > (chosen >> 8) * MORE_TRADES:
        return actions.TAKE + (free & 7)
    return chosen & 255


def best_trade(p: State, seat: i64, gains: i64) -> i64:
    """The gain of the best purchase or sale, 256 times, plus the action; END for none."""
    pesos = p.pesos[seat]
    best: i64 = actions.END
    kinds = market.for_sale(p, seat)
    while kinds != 0:
        kind = first(kinds)
        price = market.price(p, kind)
        v = (worth_of(gains, kind) * BUYER >> 4) - price * peso(p, seat, pesos - price)
        if v > 0 and v << 8 > best:
            best = v << 8 | actions.BUY + kind - CITRUS
        kinds &= kinds - 1
    kinds = market.sellable(p, seat)
    if kinds == 0 or p.bank == 0:
        return best
    keep = worths(p, seat, p.stock[seat], 1)
    each = peso(p, seat, pesos)
    while kinds != 0:
        kind = first(kinds)
        v = market.bid_price(p, kind) * each - (worth_of(keep, kind) * SELLER >> 4)
        if v > 0 and v << 8 > best:
            best = v << 8 | actions.SELL + kind - CITRUS
        kinds &= kinds - 1
    return best


def best_free(p: State, gains: i64) -> i64:
    """The worth of the best free piece, eight times, plus its kind; 0 for none (C-062)."""
    kinds = market.free_kinds(p)
    best: i64 = 0
    while kinds != 0:
        kind = first(kinds)
        v = worth_of(gains, kind)
        if v > 0 and v << 3 > best:
            best = v << 3 | kind
        kinds &= kinds - 1
    return best


def merchant_value(p: State, seat: i64, gains: i64, keep: i64) -> i64:
    """What the merchant would bring now: a free piece, or the trades that gain."""
    free = best_free(p, gains) >> 3
    each = peso(p, seat, p.pesos[seat])
    found: i64 = 0
    kinds = p.holds(seat) >> CITRUS << CITRUS
    while kinds != 0:
        kind = first(kinds)
        n = count(p.stock[seat], kind)
        v = market.bid_price(p, kind) * each - (worth_of(keep, kind) * SELLER >> 4)
        if v > 0:
            found += v * (n if n < 2 else 2)
        kinds &= kinds - 1
    pesos = p.pesos[seat]
    for kind in range(CITRUS, CITRUS + 5):
        price = market.price(p, kind)
        if price <= pesos:
            v = (worth_of(gains, kind) * BUYER >> 4) - price * peso(p, seat, pesos - price)
            if v > 0:
                found += v
    return free if free > found else found
