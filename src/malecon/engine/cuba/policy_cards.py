"""Judgement of the hand: which character to play now, and which to send to parliament."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import bit, first, lane, size, unit
from malecon.engine.cuba import actions, laws
from malecon.engine.cuba.kinds import (
    ARCHITECT,
    CITRUS,
    FOREMAN,
    MAYOR,
    MERCHANT,
    NONE,
    TOBACCO,
    WORKER,
)
from malecon.engine.cuba.plantation import fee, kinds_left, sites
from malecon.engine.cuba.policy_foreman import foreman_value
from malecon.engine.cuba.policy_harbour import best_load
from malecon.engine.cuba.policy_harbour import forgone as mayor_forgone
from malecon.engine.cuba.policy_market import merchant_value
from malecon.engine.cuba.policy_plantation import best_building, best_field, forgone
from malecon.engine.cuba.policy_worth import levy_pulls, to_come, worth_of, worths, worths_with
from malecon.engine.cuba.state import State
from malecon.engine.rng import Rng

# A vote in parliament, and one more with the subsidy for votes in force or proposed.
VOTE: Final = 5
VOTE_SUBSIDY: Final = 18
VOTE_PROPOSED: Final = 17
# How much of a card's worth after the worker counts against playing it now, in sixteenths.
WAITS: Final = bytes([5, 9, 8, 21, 0])
# What speaks for playing a card early, by lap.
EARLY: Final = bytes([18, 27, 11, 0, 8, 13, 14, 1, 12, 17, 9, 0, 4, 10, 12, 5, 8, 8, 10, 9])
# Twelve bits to a card: one for the foreman, one for the mayor.
TO_FOREMAN: Final = bit(36)
TO_MAYOR: Final = bit(48)
CARD_NOISE: Final = 7
# A higher last card makes start player.
START: Final = 3
# The foreman finds more to do after architect and worker.
FOREMAN_SOON: Final = 17


def play(p: State, seat: i64, rng: Rng) -> i64:
    """The card that loses most by waiting, the one for parliament left aside."""
    hand = to_come(p, seat)
    if hand & (hand - 1) == 0:
        return actions.CARD + first(hand)
    now, later = prospects(p, seat, hand, rng)
    kept: i64 = NONE
    if p.fifth[seat] == NONE:
        kept = least(p, seat, hand, now, later, rng)
    best: i64 = -10000
    chosen: i64 = 0
    cards = hand
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        if card == kept:
            continue
        v = (now >> 12 * card & 4095) - ((later >> 12 * card & 4095) * WAITS[card] >> 4)
        v += EARLY[4 * card + p.lap] + rng.below(CARD_NOISE)
        if v > best:
            best = v
            chosen = card
    return actions.CARD + chosen


def delegate(p: State, seat: i64, rng: Rng) -> i64:
    """The card to miss least, before any is played (C-150)."""
    now, later = prospects(p, seat, p.hand[seat], rng)
    return actions.DELEGATE + least(p, seat, p.hand[seat], now, later, rng)


def least(p: State, seat: i64, hand: i64, now: i64, later: i64, rng: Rng) -> i64:
    """The card that brings least beyond its votes."""
    vote: i64 = VOTE
    if p.laws[laws.SUBSIDY] == laws.SUBSIDY_VOTES:
        vote += VOTE_SUBSIDY
    if p.proposals[laws.SUBSIDY] == laws.SUBSIDY_VOTES:
        vote += VOTE_PROPOSED
    best: i64 = 10000
    found: i64 = 0
    while hand != 0:
        card = first(hand)
        v = now >> 12 * card & 4095
        if p.lap == 3:
            v += START * card
        elif later >> 12 * card & 4095 > v:
            v = later >> 12 * card & 4095
        v += rng.below(CARD_NOISE) - vote * (card + 1)
        if v < best:
            best = v
            found = card
        hand &= hand - 1
    return found


def prospects(p: State, seat: i64, hand: i64, rng: Rng) -> tuple[i64, i64]:
    """What each card of a hand brings now, and after the worker; twelve bits to a card."""
    stock = p.stock[seat]
    gains = worths(p, seat, stock, 0)
    keep = worths(p, seat, stock, 1)
    after = stock
    place = p.pawn[seat]
    now: i64 = 0
    later: i64 = 0
    if hand >> WORKER & 1:
        found = best_field(p, seat, gains, rng)
        now = limited(found >> 4)
        later = now
        place = found & 15
        after = harvested(p, seat, place, gains)
    if hand >> MERCHANT & 1:
        v = limited(merchant_value(p, seat, gains, keep)) << 12
        now |= v
        later |= v
    if hand >> ARCHITECT & 1:
        v = architect_value(p, seat, stock, rng)
        now |= limited(v) << 12 * ARCHITECT
        if after != stock:
            v = architect_value(p, seat, after, rng)
        later |= limited(v) << 12 * ARCHITECT
    if hand >> FOREMAN & 1:
        v = foreman_value(p, seat, stock, p.pawn[seat])
        now |= limited(v) * TO_FOREMAN
        if after != stock:
            v = foreman_value(p, seat, after, place)
        later |= limited(v + FOREMAN_SOON) * TO_FOREMAN
    if hand >> MAYOR & 1:
        now |= limited(mayor_value(p, seat, stock)) * TO_MAYOR
        later |= limited(mayor_value(p, seat, after)) * TO_MAYOR
    return now, later


def limited(v: i64) -> i64:
    """What fits in twelve bits."""
    if v < 0:
        return 0
    return v if v < 4095 else 4095


def harvested(p: State, seat: i64, field: i64, gains: i64) -> i64:
    """The stock after a worker on this field: all materials, the two most wanted products."""
    stock = p.stock[seat]
    board = p.board[seat]
    active = p.box.cross[field] & ~p.built[seat]
    for kind in range(3):
        stock += size(active & p.box.kind_fields(board, kind)) << 5 * kind
    best: i64 = -1
    second: i64 = -1
    for kind in range(CITRUS, TOBACCO + 1):
        if active & p.box.kind_fields(board, kind):
            v = worth_of(gains, kind) << 3 | kind
            if v > best:
                best, second = v, best
            elif v > second:
                second = v
    if best >= 0:
        stock += unit(best & 7)
    if second >= 0:
        stock += unit(second & 7)
    return stock


def architect_value(p: State, seat: i64, stock: i64, rng: Rng) -> i64:
    """The best building that this stock pays, or the points for building nothing."""
    v = forgone(p)
    if p.pesos[seat] < fee(p) or sites(p, seat) == 0:
        return v
    kinds = kinds_left(p)
    for material in range(3):
        amount = lane(stock, material)
        kinds &= p.box.affordable[material * 8 + (amount if amount < 7 else 7)]
    best = best_building(p, seat, kinds, rng) >> 5
    return best if best > v else v


def mayor_value(p: State, seat: i64, stock: i64) -> i64:
    """The best ship for this stock, or the pesos for delivering nothing."""
    coming = to_come(p, seat) & ~(1 << MAYOR)
    keep = worths_with(p, seat, stock, 1, coming, levy_pulls(p, stock, 1))
    v = best_load(p, stock, keep)
    forgo = mayor_forgone(p, seat)
    return v if v > forgo else forgo
