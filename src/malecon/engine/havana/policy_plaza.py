"""Whom to rob or tax, what to pick, what to remove and what to take back."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import size
from malecon.engine.havana import actions, cards, street
from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import coloured, count
from malecon.engine.havana.kinds import (
    CARDS,
    COLOURED,
    COLOURS,
    ENDS,
    NONE,
    WORKER_PIECE,
)
from malecon.engine.havana.policy_cards import LAST_CARD
from malecon.engine.havana.policy_mix import mixed
from malecon.engine.havana.policy_street import (
    behind,
    dear,
    lane,
    own_shortfall,
    patience,
    profit,
    threat,
    wishes,
)
from malecon.engine.havana.state import State
from malecon.engine.rng import Rng

# Draws first and theft before tax: what is chosen later knows more. Conservation comes last.
_RANK: Final = bytes([0, 0, 0, 3, 12, 9, 1, 1, 4, 6, 0, 2, 5])


def first_card(p: State, seat: i64) -> i64:
    """Which of the two open cards to carry out first (H-015)."""
    left = p.open[seat] & ~p.carried
    best: i64 = NONE
    for card in range(CARDS):
        if left >> card & 1 and (best == NONE or _RANK[card] < _RANK[best]):
            best = card
    return actions.DO + best


def renew(p: State, seat: i64, rng: Rng) -> i64:
    """The best card, unless the whole pile is about to come back (H-034, H-030)."""
    if size(p.hand[seat]) == LAST_CARD:
        return actions.DONE
    best: i64 = NONE
    most: i64 = 0
    for card in range(CARDS):
        if p.discard[seat] >> card & 1:
            score = mixed(weights.TAKE[card], rng)
            if best == NONE or score > most:
                most = score
                best = card
    return actions.TAKE + best


def pick(p: State, seat: i64, rng: Rng) -> i64:
    """The colour of the centre that the street asks for (H-045)."""
    wished = wishes(p, seat)
    best: i64 = NONE
    most: i64 = 0
    for colour in range(COLOURED):
        if count(p.centre, colour) > 0:
            score = mixed(lane(wished, colour), rng)
            if best == NONE or score > most:
                most = score
                best = colour
    return actions.PICK + best


def rob_pesos(p: State, seat: i64, rng: Rng) -> i64:
    """The richest, rather one who leads (H-041)."""
    able = cards.victims(p, seat)
    best: i64 = NONE
    most: i64 = 0
    for other in range(p.box.seats):
        if able >> other & 1:
            score = mixed(
                (p.pesos[other] >> 1) * weights.PESO + weights.LEADER * p.points[other], rng
            )
            if best == NONE or score > most:
                most = score
                best = other
    return actions.ROB + best


def rob_cubes(p: State, seat: i64, rng: Rng) -> i64:
    """Who has what I need most or would miss it most, rather one who leads (H-042)."""
    able = cards.victims(p, seat)
    wished = wishes(p, seat)
    best: i64 = NONE
    most: i64 = 0
    for other in range(p.box.seats):
        if able >> other & 1:
            score: i64 = 0
            for colour in range(COLOURED):
                if count(p.cubes[other], colour) > 0:
                    loot = lane(wished, colour) + weights.CUBE + (dear(p, other, colour) >> 1)
                    if loot > score:
                        score = loot
            if coloured(p.cubes[other]) > cards.MANY:
                score += weights.CUBE
            score = mixed(score + weights.LEADER * p.points[other], rng)
            if best == NONE or score > most:
                most = score
                best = other
    return actions.ROB + best


def steal(p: State, seat: i64, rng: Rng) -> i64:
    """The cube that I need or that the victim would miss; always all that is allowed (H-042)."""
    wished = wishes(p, seat)
    best: i64 = NONE
    most: i64 = 0
    for colour in range(COLOURS):
        if count(p.cubes[p.victim], colour) > 0:
            score: i64 = 0
            if colour < COLOURED:
                score = weights.CUBE + lane(wished, colour) + (dear(p, p.victim, colour) >> 1)
            score = mixed(score, rng)
            if best == NONE or score > most:
                most = score
                best = colour
    return actions.STEAL + best


def tax(p: State, rng: Rng) -> i64:
    """The piece that the victim would miss most (H-038)."""
    able = cards.taxable(p)
    best: i64 = NONE
    most: i64 = 0
    for piece in range(COLOURS + 1):
        if able >> piece & 1:
            score: i64 = 0
            if piece == WORKER_PIECE:
                score = weights.WORKER + dear(p, p.victim, COLOURED)
            elif piece < COLOURED:
                score = weights.CUBE + dear(p, p.victim, piece)
            score = mixed(score, rng)
            if best == NONE or score > most:
                most = score
                best = piece
    return actions.TAX + best


def conserve(p: State, seat: i64, rng: Rng) -> i64:
    """Remove what others would buy and I cannot; leave what I can (H-037)."""
    patient = patience(p)
    best: i64 = NONE
    most: i64 = 0
    for end in range(ENDS):
        building = street.at_end(p, end)
        if building == NONE:
            continue
        score = mixed(mischief(p, seat, building, patient), rng)
        uncovered = behind(p, end)
        if uncovered != NONE:
            score -= mixed(mischief(p, seat, uncovered, patient), rng)
        if best == NONE or score > most:
            most = score
            best = end
    if best == NONE or most <= mixed(weights.REMOVE, rng):
        return actions.DONE
    return actions.REMOVE + best


def mischief(p: State, seat: i64, building: i64, patient: i64) -> i64:
    """What a seat wins when a building goes: what others lose, less its own loss."""
    found: i64 = 0
    if street.can_buy(p, seat, building):
        found = -profit(p, seat, building, patient)
    elif own_shortfall(p, seat, building) < 2:
        found = -profit(p, seat, building, patient) >> 2
    for other in range(p.box.seats):
        if other != seat:
            likely = threat(p, other, building)
            if likely > 0:
                found += likely * profit(p, other, building, patient) >> 7
    return found
