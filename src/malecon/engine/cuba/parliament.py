"""Proposals, votes, bids, veto and the passing of laws (C-039, C-083 to C-096, C-143 to C-147)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, size
from malecon.engine.cuba import laws, steps, tell
from malecon.engine.cuba.actions import GROUP_PAIRS
from malecon.engine.cuba.kinds import NOBODY, NONE
from malecon.engine.cuba.state import State

TOWN_HALL_VOTES: Final = 2


def propose(p: State, law: i64) -> None:
    """The top card of a pile is turned up (C-039)."""
    p.law_piles &= ~(1 << law)
    p.proposals[law // laws.IN_GROUP] = law
    p.tell(tell.PROPOSAL, NONE, law, 1, NONE, NONE, 39)


def open_to_veto(p: State) -> i64:
    """Groups whose proposal may be vetoed: not that of last round's veto (C-145, A-56)."""
    found = open_groups(p)
    if p.vetoed_group != NONE and p.vetoed_round == p.round - 1:
        found &= ~(1 << p.vetoed_group)
    return found


def open_groups(p: State) -> i64:
    """Groups with an open proposal."""
    found: i64 = 0
    for group in range(laws.GROUPS):
        if p.proposals[group] != NONE:
            found |= 1 << group
    return found


def veto(p: State, seat: i64, group: i64) -> None:
    """A proposal leaves the game at once (C-143, C-144)."""
    p.tell(tell.VETOED, seat, p.proposals[group], 1, NONE, NONE, 143)
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
    p.tell(tell.START, found, NONE, best + 1, NONE, NONE, 83)


def convene(p: State) -> None:
    """All fifth cards are revealed as one; card and town hall give first votes (C-086, C-087)."""
    for seat in range(p.box.seats):
        p.fifth[seat] = first(p.hand[seat])
        p.hand[seat] = 0
        p.votes[seat] = p.fifth[seat] + 1
        if p.telling:
            p.tell(tell.REVEALED, seat, p.fifth[seat], p.votes[seat], NONE, NONE, 86)
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
                p.tell(tell.BID, seat, NONE, p.sealed[seat], NONE, NONE, 88)
            p.pay(seat, p.sealed[seat], 89)
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
            p.tell(tell.VOTES, voter, NONE, p.votes[voter], NONE, NONE, 90)
    seat = p.start
    while tied >> seat & 1 == 0:
        seat = p.next_seat(seat)
    p.tell(tell.WON, seat, NONE, p.votes[seat], NONE, NONE, 90)
    p.town_hall = NOBODY  # C-147: the tile comes off after the vote
    p.seat = seat
    p.step = steps.ENACT_LAWS


def pairs(p: State) -> i64:
    """The pairs of open proposals, as a mask over GROUP_PAIRS (C-090, A-80)."""
    groups = open_groups(p)
    found: i64 = 0
    for pair in range(6):
        if groups >> GROUP_PAIRS[2 * pair] & groups >> GROUP_PAIRS[2 * pair + 1] & 1:
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
            p.tell(tell.REJECTED, NONE, law, 1, NONE, NONE, 94)
            continue
        if p.laws[group] != NONE:
            p.tell(tell.LAPSED, NONE, p.laws[group], 1, NONE, NONE, 93)
        p.laws[group] = law
        p.tell(tell.ENACTED, seat, law, 1, NONE, NONE, 93)
    p.step = steps.CLOSE_PARLIAMENT
