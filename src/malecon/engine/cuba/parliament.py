"""Proposals, votes, bids, veto and the passing of laws (C-039, C-083 to C-096, C-143 to C-147)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.cuba import laws, reasons, steps, tell
from malecon.engine.cuba.actions import GROUP_PAIRS
from malecon.engine.cuba.kinds import NOBODY, NONE
from malecon.engine.cuba.paragraphs import (
    C_039,
    C_083,
    C_086,
    C_088,
    C_089,
    C_090,
    C_093,
    C_094,
    C_143,
)
from malecon.engine.cuba.state import State

TOWN_HALL_VOTES: Final = 2


def propose(p: State, law: i64) -> None:
    """The top card of a pile is turned up (C-039)."""
    p.law_piles &= ~(1 << law)
    p.proposals[law // laws.IN_GROUP] = law
    p.tell(tell.PROPOSAL, NONE, law, 1, NONE, NONE, C_039)


def check_veto(p: State, group: i64) -> i64:
    """A proposal that is open, and not of the group of last round's veto (C-143, C-145, A-56)."""
    if p.proposals[group] == NONE:
        return reasons.NOTHING_TO_VETO
    if p.vetoed_group == group and p.vetoed_round == p.round - 1:
        return reasons.VETO_BAN
    return reasons.ALLOWED


def open_groups(p: State) -> i64:
    """Groups with an open proposal."""
    found: i64 = 0
    for group in range(laws.GROUPS):
        if p.proposals[group] != NONE:
            found |= 1 << group
    return found


def open_to_veto(p: State) -> i64:
    """Groups whose proposal may be vetoed."""
    found: i64 = 0
    for group in range(laws.GROUPS):
        if check_veto(p, group) == reasons.ALLOWED:
            found |= 1 << group
    return found


def veto(p: State, seat: i64, group: i64) -> None:
    """A proposal leaves the game at once (C-143, C-144)."""
    p.tell(tell.VETOED, seat, p.proposals[group], 1, NONE, NONE, C_143)
    p.proposals[group] = NONE
    p.vetoed_group = group
    p.vetoed_round = p.round


def put_ban_aside(p: State) -> None:
    """A ban lasts one round; then the tile is put aside (C-146)."""
    if p.vetoed_round < p.round - 1:
        p.vetoed_group = NONE
        p.vetoed_round = 0


def new_start(p: State) -> None:
    """The highest fourth card; of the tied the one played last (C-083, C-084)."""
    best: i64 = -1
    found: i64 = p.start
    seat: i64 = p.start
    for _ in range(p.box.seats):
        card = (p.played[seat] >> 9) - 1
        if card >= best:
            best = card
            found = seat
        seat = p.next_seat(seat)
    p.start = found
    p.tell(tell.START, found, NONE, best + 1, NONE, NONE, C_083)


def card_votes(card: i64) -> i64:
    """The votes of a character: one for the worker up to five for the mayor (C-086)."""
    return card + 1


def convene(p: State) -> None:
    """All fifth cards are revealed as one; card and town hall give first votes (C-086, C-087)."""
    for seat in range(p.box.seats):
        p.fifth[seat] = first(p.hand[seat])
        p.hand[seat] = 0
        p.votes[seat] = card_votes(p.fifth[seat])
        if p.telling:
            p.tell(tell.REVEALED, seat, p.fifth[seat], p.votes[seat], NONE, NONE, C_086)
        if p.town_hall == seat:
            p.votes[seat] += TOWN_HALL_VOTES
    if p.church != NOBODY:
        p.seat = p.church
        p.church = NOBODY
        p.step = steps.VETO_IN_PARLIAMENT
    else:
        open_bidding(p)


def open_bidding(p: State) -> None:
    """Sealed purchases by all, unless corruption forbids them (C-088, C-095)."""
    if p.laws[laws.MISCELLANEOUS] == laws.CORRUPTION:
        elect(p, leaders(p))
        return
    p.step = steps.BID_VOTES
    p.asked = (1 << p.box.seats) - 1
    p.answered = 0


def reveal_bids(p: State) -> None:
    """Everybody pays, winner or not; tied leaders may buy once more (C-089 to C-091)."""
    for seat in range(p.box.seats):
        if p.asked >> seat & 1:
            if p.telling:
                p.tell(tell.BID, seat, NONE, p.sealed[seat], NONE, NONE, C_088)
            p.pay(seat, p.sealed[seat], C_089)
            p.votes[seat] += p.sealed[seat]
            p.sealed[seat] = NONE
    tied = leaders(p)
    again = p.step == steps.BID_VOTES and p.box.rules.rebid and size(tied) > 1
    p.asked = 0
    p.answered = 0
    if again:
        p.step = steps.BID_AGAIN
        p.asked = tied
    else:
        elect(p, tied)


def leaders(p: State) -> i64:
    """The seats with most votes."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(p.box.seats):
        if p.votes[seat] > most:
            most = p.votes[seat]
            found = 0
        if p.votes[seat] == most:
            found |= 1 << seat
    return found


def elect(p: State, tied: i64) -> None:
    """Of the tied the start player, or who follows first clockwise (C-092, A-74, A-76)."""
    if p.telling:
        for voter in range(p.box.seats):
            p.tell(tell.VOTES, voter, NONE, p.votes[voter], NONE, NONE, C_090)
    seat = p.start
    while tied >> seat & 1 == 0:
        seat = p.next_seat(seat)
    p.tell(tell.WON, seat, NONE, p.votes[seat], NONE, NONE, C_090)
    p.town_hall = NOBODY  # C-147: the tile comes off after the vote
    p.seat = seat
    p.step = steps.ENACT_LAWS


def check_enact(p: State, pair: i64) -> i64:
    """Two open proposals (C-090, A-80)."""
    one = p.proposals[GROUP_PAIRS[2 * pair]]
    two = p.proposals[GROUP_PAIRS[2 * pair + 1]]
    return reasons.NO_PROPOSAL if one == NONE or two == NONE else reasons.ALLOWED


def pairs(p: State) -> i64:
    """The pairs of open proposals, as a mask over GROUP_PAIRS."""
    found: i64 = 0
    for pair in range(6):
        if check_enact(p, pair) == reasons.ALLOWED:
            found |= 1 << pair
    return found


def enact(p: State, seat: i64, pair: i64) -> None:
    """Two laws are in force at once, the others leave the game (C-093, C-094)."""
    p.passed = 1 << GROUP_PAIRS[2 * pair] | 1 << GROUP_PAIRS[2 * pair + 1]
    for group in range(laws.GROUPS):
        law = p.proposals[group]
        p.proposals[group] = NONE
        if law == NONE:
            continue
        if p.passed >> group & 1 == 0:
            p.tell(tell.REJECTED, NONE, law, 1, NONE, NONE, C_094)
            continue
        if p.laws[group] != NONE:
            p.tell(tell.LAPSED, NONE, p.laws[group], 1, NONE, NONE, C_093)
        p.laws[group] = law
        p.tell(tell.ENACTED, seat, law, 1, NONE, NONE, C_093)
    p.step = steps.CLOSE_PARLIAMENT
