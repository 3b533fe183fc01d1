"""Judgement in parliament: what laws are worth, bids, vetoes, taxes and levies."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import bit, first, size
from malecon.engine.cuba import actions, laws, scoring
from malecon.engine.cuba.kinds import CITRUS, NONE
from malecon.engine.cuba.parliament import open_to_veto, pairs
from malecon.engine.cuba.policy_worth import (
    LEVY_PIECES,
    POINT,
    levied,
    peso,
    rounds_to_come,
    worth_of,
    worths_with,
)
from malecon.engine.cuba.state import State
from malecon.engine.rng import Rng

# What it brings to meet a tax or a levy, half of the point for both included.
MET: Final = 68
PESO_OF_TAX: Final = 7
PIECE_OF_LEVY: Final = 7
LEVY_UNMET: Final = 16
# Laws stay: what a round to come adds, in sixteenths of this round's worth.
STAYS: Final = 4
# Scarcity, surplus, drought, building, harbour, corruption: 8 is neither good nor bad.
MISCELLANEOUS: Final = bytes([9, 7, 6, 6, 8, 9])
# How much the others' gain counts against the own, in sixteenths.
OTHERS: Final = 16
MOST_BID: Final = 7
# Bids that others are expected to make: up to this many pesos, and not more than they have.
EXPECTED_BID: Final = 2
BID_NOISE: Final = 10
LAW_NOISE: Final = 9
BID_COST: Final = 27
VOTES_OF_CARD: Final = 3


def law_value(p: State, seat: i64, law: i64) -> i64:
    """What a law in force brings a seat in this round and, as far as it stays, later."""
    if law == NONE:
        return 0
    left = rounds_to_come(p)
    if law >= laws.SCARCITY and law < laws.PRINTED_TAX:
        return (MISCELLANEOUS[law - laws.SCARCITY] - 8) * left
    found: i64 = 0
    if law == laws.PRINTED_TAX or law <= laws.TAX_BUILDINGS:
        found = tax_value(p, seat, law)
    elif law >= laws.SUBSIDY_BUILDINGS and law <= laws.SUBSIDY_PESOS:
        found = POINT * subsidy(p, seat, law)
    else:
        found = levy_value(p, seat, law)
    return found + (found * left * STAYS >> 4)


def subsidy(p: State, seat: i64, law: i64) -> i64:
    """The points of a subsidy; before the delegates are shown, theirs are not looked at."""
    if law == laws.SUBSIDY_VOTES and p.hand[seat] != 0:
        return VOTES_OF_CARD
    return scoring.subsidy(p, seat, law)


def tax_value(p: State, seat: i64, law: i64) -> i64:
    """A tax that the seat can pay."""
    due: i64 = law + 1
    if law == laws.TAX_BUILDINGS:
        due = size(p.tiles[seat])
    elif law == laws.PRINTED_TAX:
        due = 2
    v = MET - due * PESO_OF_TAX
    return v if p.pesos[seat] >= due and v > 0 else 0


def levy_value(p: State, seat: i64, law: i64) -> i64:
    """A levy that the seat can pay."""
    card: i64 = 0 if law == laws.PRINTED_LEVY else law - laws.LEVY_CITRUS
    asked: i64 = LEVY_PIECES[card]
    return MET - asked * PIECE_OF_LEVY if levied(p.stock[seat], card) >= asked else LEVY_UNMET


def nets(p: State, seat: i64) -> i64:
    """For each open proposal what passing it gains against the others, 1024 added, 12 bits each."""
    found: i64 = 0
    others = p.box.seats - 1
    for group in range(laws.GROUPS):
        law = p.proposals[group]
        if law == NONE:
            continue
        old = p.laws[group]
        mine = law_value(p, seat, law) - law_value(p, seat, old)
        theirs: i64 = 0
        for other in range(p.box.seats):
            if other != seat:
                theirs += law_value(p, other, law) - law_value(p, other, old)
        net = mine - theirs * OTHERS // (16 * others) + 1024
        if net < 1:
            net = 1
        elif net > 2047:
            net = 2047
        found += net * bit(12 * group)
    return found


def net_of(gains: i64, group: i64) -> i64:
    """The gain of one group's proposal."""
    return (gains >> 12 * group & 4095) - 1024


def stake(p: State, gains: i64) -> i64:
    """What choosing the two laws is worth: the best pair against a pair by chance."""
    top: i64 = -9999
    second: i64 = -9999
    total: i64 = 0
    n: i64 = 0
    for group in range(laws.GROUPS):
        if p.proposals[group] == NONE:
            continue
        v = net_of(gains, group)
        total += v
        n += 1
        if v > top:
            top, second = v, top
        elif v > second:
            second = v
    return top + second - 2 * total // n if n >= 2 else 0


def bid(p: State, seat: i64, rng: Rng) -> i64:
    """The amount with the best prospect, mixed by noise: no fixed bid can be outbid by one."""
    prize = stake(p, nets(p, seat))
    pesos = p.pesos[seat]
    most: i64 = pesos if pesos < MOST_BID else MOST_BID
    best: i64 = -10000
    chosen: i64 = 0
    cost: i64 = 0
    for amount in range(most + 1):
        if amount > 0:
            cost += peso(p, seat, pesos - amount) * BID_COST >> 4
        v = (prize * chance(p, seat, p.votes[seat] + amount) >> 8) - cost + rng.below(BID_NOISE)
        if v > best:
            best = v
            chosen = amount
    return actions.BID + chosen


def chance(p: State, seat: i64, votes: i64) -> i64:
    """How likely so many votes win, in 256ths."""
    found: i64 = 256
    for other in range(p.box.seats):
        if other == seat or (p.asked >> other & 1 == 0 and p.votes[other] < votes):
            continue
        most: i64 = p.pesos[other] if p.pesos[other] < EXPECTED_BID else EXPECTED_BID
        if p.asked >> other & 1 == 0:
            most = 0
        ahead = 2 * (votes - p.votes[other]) + 1  # a tie counts half
        if ahead <= 0:
            return 0
        if ahead < 2 * (most + 1):
            found = found * ahead // (2 * (most + 1))
    return found


def enact(p: State, seat: i64, rng: Rng) -> i64:
    """The two laws that gain most."""
    gains = nets(p, seat)
    options = pairs(p)
    best: i64 = -100000
    chosen: i64 = 0
    while options != 0:
        pair = first(options)
        v = net_of(gains, actions.GROUP_PAIRS[2 * pair])
        v += net_of(gains, actions.GROUP_PAIRS[2 * pair + 1]) + rng.below(LAW_NOISE)
        if v > best:
            best = v
            chosen = pair
        options &= options - 1
    return actions.ENACT + chosen


def veto(p: State, seat: i64, rng: Rng) -> i64:
    """The proposal that helps the others most, unless all are welcome."""
    gains = nets(p, seat)
    groups = open_to_veto(p)
    best: i64 = 0
    chosen: i64 = actions.DONE
    while groups != 0:
        group = first(groups)
        v = -net_of(gains, group) + rng.below(LAW_NOISE)
        if v > best:
            best = v
            chosen = actions.VETO + group
        groups &= groups - 1
    return chosen


def pay_tax(p: State, seat: i64) -> i64:
    """Two points, or three with the levy, against what the pesos can do later."""
    due = scoring.tax_due(p, seat)
    gain: i64 = 2 * POINT
    if scoring.levy_answers(p, seat) != 0:
        gain += POINT
    pesos = p.pesos[seat] - due
    cost = due * peso(p, seat, pesos if pesos > due else due)
    if p.laws[laws.SUBSIDY] == laws.SUBSIDY_PESOS:
        cost = POINT * (subsidised(p.pesos[seat]) - subsidised(pesos))
    return actions.PAY if gain > cost else actions.DECLINE


def subsidised(pesos: i64) -> i64:
    """The points for so many pesos (C-109)."""
    return pesos // 3 if pesos < 21 else 7


def pay_levy(p: State, seat: i64, rng: Rng) -> i64:
    """With the pieces least worth keeping, unless they are worth more than the points."""
    answers = scoring.levy_answers(p, seat)
    best: i64 = 3 * POINT if p.taxed >> seat & 1 else 2 * POINT
    chosen: i64 = actions.DECLINE
    keep = worths_with(p, seat, p.stock[seat], 1, 0, 0)
    while answers != 0:
        answer = first(answers)
        v = price_of(p, keep, answer)
        if v < best:
            best = v
            chosen = actions.PAY + answer
        answers &= answers - 1
    return chosen


def price_of(p: State, keep: i64, answer: i64) -> i64:
    """What a way to pay the levy costs."""
    pair = answer - (actions.PAY_PAIR - actions.PAY)
    if pair < 0:
        return worth_of(keep, scoring.levy_kind(p))
    base: i64 = 0
    if pair >= 6:
        pair -= 6
        base = CITRUS
    found = worth_of(keep, base + actions.KIND_PAIRS[2 * pair])
    return found + worth_of(keep, base + actions.KIND_PAIRS[2 * pair + 1])
