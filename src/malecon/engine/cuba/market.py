"""The market and the merchant's two alternatives (C-055 to C-063)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import lane, unit
from malecon.engine.cuba import actions, reasons, steps, tell
from malecon.engine.cuba.box import row_of
from malecon.engine.cuba.kinds import CARGO, CIGARS, CITRUS, MATERIALS, NONE, RUM, TOBACCO
from malecon.engine.cuba.paragraphs import C_056, C_058, C_060, C_061, C_062, C_065
from malecon.engine.cuba.state import State

FREE_MATERIAL: Final = 0
FREE_PRODUCT: Final = 1


def trades(p: State, seat: i64) -> i64:
    """Free pieces while nothing is traded, purchases, sales, from TAKE on (C-055, A-27)."""
    found: i64 = 0 if has_traded(p) else free_kinds(p)
    found |= for_sale(p, seat) >> CITRUS << actions.BUY - actions.TAKE
    return found | sellable(p, seat) >> CITRUS << actions.SELL - actions.TAKE


def trade(p: State, seat: i64, action: i64) -> None:
    """Buy, sell, or take one of the two free alternatives (C-055)."""
    if action >= actions.SELL:
        sell(p, seat, CITRUS + action - actions.SELL)
    elif action >= actions.BUY:
        buy(p, seat, CITRUS + action - actions.BUY)
    else:
        take_free(p, seat, action - actions.TAKE)
        p.step = steps.REST


def row(p: State, kind: i64) -> bytes:
    """The prices of the row of a kind, dearest first."""
    return row_of(p.box.components, kind)


def price(p: State, kind: i64) -> i64:
    """What one unit costs now: the cheapest on the market, or the supply's price (C-057, C-060)."""
    return p.box.prices[32 * kind + lane(p.market, kind)]


def bid_price(p: State, kind: i64) -> i64:
    """What one unit brings now: the dearest free space, or the supply's price (C-059, C-061)."""
    return p.box.bids[32 * kind + lane(p.market, kind)]


def check_trade(p: State, seat: i64, action: i64) -> i64:
    """One of the merchant's trades or alternatives."""
    if action >= actions.SELL:
        return check_sell(p, seat, CITRUS + action - actions.SELL)
    if action >= actions.BUY:
        return check_buy(p, CITRUS + action - actions.BUY, p.pesos[seat])
    if has_traded(p):
        return reasons.TRADED
    return check_free(p, action - actions.TAKE, cheapest(p))


def has_traded(p: State) -> bool:
    """Whether the merchant has bought or sold, so that nothing is free this turn (C-055)."""
    return p.bought != 0 or p.sold != 0


def check_buy(p: State, kind: i64, pesos: i64) -> i64:
    """A kind not sold in this turn, there are units, and the pesos for one (C-056, C-060, A-19,
    A-23)."""
    if p.sold >> kind & 1:
        return reasons.REVERSED
    if (p.market | p.supply) >> 5 * kind & 31 == 0:
        return reasons.SUPPLY_EMPTY
    return reasons.ALLOWED if price(p, kind) <= pesos else reasons.LACKS


def for_sale(p: State, seat: i64) -> i64:
    """What a seat can buy, at once for all kinds; must agree with check_buy()."""
    found: i64 = 0
    pesos = p.pesos[seat]
    for kind in range(CITRUS, CIGARS + 1):
        if p.sold >> kind & 1 == 0 and price(p, kind) <= pesos:
            if (p.market | p.supply) >> 5 * kind & 31:
                found |= 1 << kind
    return found


def check_sell(p: State, seat: i64, kind: i64) -> i64:
    """A kind that the seat has and has not bought in this turn (C-058, A-19)."""
    if p.bought >> kind & 1:
        return reasons.REVERSED
    return reasons.ALLOWED if p.held(seat, kind) > 0 else reasons.NOTHING_TO_SELL


def sellable(p: State, seat: i64) -> i64:
    """What a seat can sell, at once for all kinds; must agree with check_sell()."""
    return p.holds(seat) & CARGO & ~p.bought


def buy(p: State, seat: i64, kind: i64) -> None:
    """One unit into the yard (C-056, C-060)."""
    cost = price(p, kind)
    p.bought |= 1 << kind
    if lane(p.market, kind) == 0:
        p.pay(seat, cost, C_060)
        p.gain(seat, kind, 1, tell.SUPPLY, C_060)
        return
    p.pay(seat, cost, C_056)
    p.market -= unit(kind)
    p.stock[seat] += unit(kind)
    p.tell(tell.MOVED, seat, kind, 1, tell.MARKET, tell.YARD, C_056)


def sell(p: State, seat: i64, kind: i64) -> None:
    """One unit from the stock to its row, or to the supply if the row is full (C-058, C-061)."""
    gets = bid_price(p, kind)
    p.sold |= 1 << kind
    if lane(p.market, kind) == len(row(p, kind)):
        p.spend(seat, kind, 1, C_061)
        p.earn(seat, gets, C_061)
        return
    place = p.draw_from(seat, kind)
    p.market += unit(kind)
    p.tell(tell.MOVED, seat, kind, 1, place, tell.MARKET, C_058)
    p.earn(seat, gets, C_058)


def cheapest(p: State) -> i64:
    """The products with the lowest price, as a mask of kinds (A-24)."""
    lowest: i64 = 99
    found: i64 = 0
    for kind in range(CITRUS, TOBACCO + 1):
        asked = price(p, kind)
        if asked < lowest:
            lowest = asked
            found = 0
        if asked == lowest:
            found |= 1 << kind
    return found


def alternative_of(kind: i64) -> i64:
    """Which alternative a free piece is."""
    return FREE_PRODUCT if kind >= CITRUS else FREE_MATERIAL


def check_free(p: State, kind: i64, lowest: i64) -> i64:
    """What the merchant may take instead of trading (C-062, C-065, A-26)."""
    if p.markers >> alternative_of(kind) & 1:
        return reasons.COVERED
    if kind >= CITRUS and lowest >> kind & 1 == 0:
        return reasons.NOT_CHEAPEST
    return reasons.ALLOWED if lane(p.supply, kind) > 0 else reasons.SUPPLY_EMPTY


def free_kinds(p: State) -> i64:
    """What the merchant may take, at once for all kinds; must agree with check_free()."""
    found: i64 = 0
    if p.markers >> FREE_MATERIAL & 1 == 0:
        found |= MATERIALS
    if p.markers >> FREE_PRODUCT & 1 == 0:
        found |= cheapest(p)
    for kind in range(RUM):
        if lane(p.supply, kind) == 0:
            found &= ~(1 << kind)
    return found


def take_free(p: State, seat: i64, kind: i64) -> None:
    """One material of choice, or one of the cheapest product, from the supply (C-062, A-25)."""
    alternative = alternative_of(kind)
    p.markers |= 1 << alternative
    p.tell(tell.MARKER, seat, alternative, 1, NONE, NONE, C_065)
    p.gain(seat, kind, 1, tell.SUPPLY, C_062)


def remove(p: State, kind: i64, n: i64, why: i64) -> None:
    """Up to n of a kind leave the market, cheapest first (C-111, A-95)."""
    there = lane(p.market, kind)
    if n > there:
        n = there
    p.market -= n * unit(kind)
    p.supply += n * unit(kind)
    if n > 0:
        p.tell(tell.MOVED, NONE, kind, n, tell.MARKET, tell.SUPPLY, why)


def refill(p: State, kind: i64, n: i64, why: i64) -> None:
    """Up to n of a kind come to the market, as space and supply allow (C-112, A-96)."""
    room = len(row(p, kind)) - lane(p.market, kind)
    if n > room:
        n = room
    if n > lane(p.supply, kind):
        n = lane(p.supply, kind)
    p.market += n * unit(kind)
    p.supply -= n * unit(kind)
    if n > 0:
        p.tell(tell.MOVED, NONE, kind, n, tell.SUPPLY, tell.MARKET, why)
