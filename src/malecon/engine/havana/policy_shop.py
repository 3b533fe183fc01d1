"""Which building to buy and how to pay for it, and the swap at setup."""

from mypy_extensions import i64

from malecon.engine.bits import first, nth, size
from malecon.engine.havana import actions, street
from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import count, some
from malecon.engine.havana.kinds import ARCHITECT, COLOURED, DEBRIS, ENDS, NONE
from malecon.engine.havana.policy_mix import mixed
from malecon.engine.havana.policy_street import (
    REPLACEMENT,
    WIN,
    behind,
    lacking,
    patience,
    profit,
    shortfall,
    threat,
    total,
)
from malecon.engine.havana.state import State
from malecon.engine.rng import Rng


def buy(p: State, seat: i64, rng: Rng) -> i64:
    """The purchase that brings most together with what may follow it (H-019, H-020)."""
    able = street.for_sale(p, seat)
    if able == 0:
        return actions.END
    patient = patience(p)
    best: i64 = NONE
    most: i64 = 0
    for end in range(ENDS):
        if able >> end & 1:
            score = bargain(p, seat, street.at_end(p, end), patient)
            if score > WIN >> 1:
                return actions.BUY + end
            score = mixed(score + follow_up(p, seat, end, patient), rng)
            if score > most:
                most = score
                best = end
    return actions.END if best == NONE else actions.BUY + best


def bargain(p: State, seat: i64, building: i64, patient: i64) -> i64:
    """What a purchase brings when replaced pieces are paid as they must be."""
    found = profit(p, seat, building, patient)
    cubes = total(lacking(p.cubes[seat], p.box.rows[building]))
    workers = street.missing_workers(p, seat, building)
    extra = cubes * (REPLACEMENT * weights.DEBRIS - weights.CUBE)
    extra += workers * (REPLACEMENT * weights.PESO - weights.WORKER)
    return found - (extra * patient >> 7) + denied(p, seat, building)


def denied(p: State, seat: i64, building: i64) -> i64:
    """What it means that others cannot have a building any more."""
    points: i64 = p.box.components.points[building]
    found: i64 = 0
    for other in range(p.box.seats):
        if other != seat:
            likely = threat(p, other, building)
            found += likely * points * weights.SPITE >> 7
            if p.points[other] + points >= p.box.target:
                found += weights.STOP * likely >> 7
    return found


def follow_up(p: State, seat: i64, end: i64, patient: i64) -> i64:
    """The best purchase that could follow one at an end."""
    building = street.at_end(p, end)
    printed = p.box.components
    price = p.box.rows[building]
    lack = lacking(p.cubes[seat], price)
    cubes = p.cubes[seat] - (price - lack) - some(DEBRIS, REPLACEMENT * total(lack))
    idle = street.missing_workers(p, seat, building)
    workers = p.workers[seat] - (printed.workers[building] - idle)
    pesos = p.pesos[seat] - printed.pesos[building] - REPLACEMENT * idle
    best: i64 = 0
    for other in range(ENDS):
        found = behind(p, end) if other == end else street.at_end(p, other)
        if found == NONE or found == building:
            continue
        if printed.architect[found] and p.open[seat] >> ARCHITECT & 1 == 0:
            continue
        if shortfall(p, found, cubes, pesos, workers) == 0:
            gain = profit(p, seat, found, patient)
            if p.points[seat] + printed.points[building] + printed.points[found] >= p.box.target:
                gain += 100 * weights.POINT
            if gain > best:
                best = gain
    return best


def pay(p: State, seat: i64) -> i64:
    """Own pieces, unless debris or pesos that lie idle can stand for one more (H-023, HA-37)."""
    able = street.replaceable(p, seat)
    debris = count(p.cubes[seat], DEBRIS)
    if able & (1 << COLOURED) - 1 != 0 and debris >= weights.IDLE_DEBRIS:
        return actions.REPLACE + first(able)
    return actions.PAY


def swap_card(p: State, seat: i64, rng: Rng) -> i64:
    """Any of the low buildings: nobody owns anything yet (H-008)."""
    low = street.low_in_pile(p)
    return actions.SWAP + nth(low, rng.below(size(low)))


def swap_end(p: State, rng: Rng) -> i64:
    """Any end (H-008)."""
    return actions.AT + rng.below(ENDS)
