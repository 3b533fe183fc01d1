"""Ships: loading, leaving, moving up, the lighthouse's exchange (C-077 to C-082, C-119 on)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import size, unit
from malecon.engine.cuba import laws, reasons, tell
from malecon.engine.cuba.kinds import CIGARS, CITRUS, NONE
from malecon.engine.cuba.paragraphs import C_082, C_120, C_121, C_122, C_123
from malecon.engine.cuba.state import SEA, State
from malecon.engine.cuba.steps import DRAW_SHIP

FULL: Final = 0b11111
LAST_DOCK: Final = 3


def free_spaces(p: State, place: i64, kind: i64) -> i64:
    """The free spaces for a kind on the ship at a place, as a mask."""
    ship = p.ship[place]
    if ship == NONE:
        return 0
    return p.box.ship_spaces(ship, kind) & ~p.loaded[place]


def loadable(p: State, seat: i64, dock: i64) -> i64:
    """The kinds that this seat can load in a dock, all at once; must agree with check_load()."""
    return wanted(p, dock) & p.holds(seat)


def wanted(p: State, dock: i64) -> i64:
    """The kinds for which the ship in a dock has a free space."""
    ship = p.ship[dock]
    return 0 if ship == NONE else p.box.wanted[32 * ship + p.loaded[dock]]


def check_dock(p: State, dock: i64, holds: i64) -> i64:
    """A ship with a free space for something that the seat holds (C-077, C-078, A-72)."""
    if p.ship[dock] == NONE:
        return reasons.NO_SHIP
    if p.loaded[dock] == FULL:
        return reasons.SHIP_FULL
    return reasons.ALLOWED if wanted(p, dock) & holds else reasons.NO_CARGO


def open_docks(p: State, seat: i64) -> i64:
    """The docks where this seat can load something: bit 0 is dock 1; must agree with
    check_dock()."""
    found: i64 = 0
    holds = p.holds(seat)
    for dock in range(1, LAST_DOCK + 1):
        if wanted(p, dock) & holds:
            found |= 1 << (dock - 1)
    return found


def check_load(p: State, seat: i64, kind: i64) -> i64:
    """What the seat has and the ship has space for, for an office of one kind (C-078, C-148)."""
    if p.held(seat, kind) == 0:
        return reasons.LACKS
    if free_spaces(p, p.dock, kind) == 0:
        return reasons.NO_SPACE
    return reasons.ALLOWED if p.cargo == NONE or p.cargo == kind else reasons.OTHER_KIND


def load(p: State, seat: i64, kind: i64, why: i64) -> None:
    """One unit goes aboard and scores the value of the dock at once (C-079, A-61)."""
    space = free_spaces(p, p.dock, kind)
    p.loaded[p.dock] |= space & -space
    place = p.draw_from(seat, kind)
    if p.telling:
        p.tell(tell.MOVED, seat, kind, 1, place, tell.DOCK + p.dock, why)
    p.score(seat, p.dock, tell.SHIPS, why)
    p.count += 1


def leaves_at_once(p: State) -> bool:
    """The harbour law sends off a ship that this delivery has completed (C-124, A-63)."""
    return (
        p.laws[laws.MISCELLANEOUS] == laws.HARBOUR_LAW and p.count > 0 and p.loaded[p.dock] == FULL
    )


def depart(p: State, place: i64, why: i64) -> None:
    """The cargo goes to the supply, the ship under the pile (C-120)."""
    ship = p.ship[place]
    for kind in range(CITRUS, CIGARS + 1):
        n = size(p.box.ship_spaces(ship, kind) & p.loaded[place])
        p.supply += n * unit(kind)
        if n > 0:
            p.tell(tell.MOVED, NONE, kind, n, tell.DOCK + place, tell.SUPPLY, C_120)
    p.tail |= ship << (4 * p.tail_length)
    p.tail_length += 1
    p.ship[place] = NONE
    p.loaded[place] = 0
    p.tell(tell.SHIP, NONE, ship, 1, tell.DOCK + place, tell.PILE, why)


def leave(p: State) -> None:
    """End of the round: full ships, and any in dock 3, which is empty in round 1 (C-121, C-122)."""
    for dock in range(LAST_DOCK, 0, -1):
        if p.ship[dock] == NONE:
            continue
        if p.loaded[dock] == FULL:
            depart(p, dock, C_121)
        elif dock == LAST_DOCK:
            depart(p, dock, C_122)


def move(p: State, source: i64, target: i64) -> None:
    """A ship and its cargo change place."""
    p.ship[target] = p.ship[source]
    p.loaded[target] = p.loaded[source]
    p.ship[source] = NONE
    p.loaded[source] = 0
    p.tell(tell.SHIP, NONE, p.ship[target], 1, tell.DOCK + source, tell.DOCK + target, C_123)


def close_gaps(p: State) -> None:
    """Ships keep their order and close up towards dock 3 (C-123)."""
    for dock in range(LAST_DOCK, 0, -1):
        behind = dock
        while behind > SEA and p.ship[behind] == NONE:
            behind -= 1
        if behind != dock and p.ship[behind] != NONE:
            move(p, behind, dock)


def move_up(p: State) -> bool:
    """Fill docks and sea; False when chance must draw the next ship first (C-123)."""
    close_gaps(p)
    while p.ship[SEA] == NONE:
        if p.unseen != 0:
            p.step = DRAW_SHIP
            return False
        arrive(p, take_from_tail(p))
        close_gaps(p)
    return True


def arrive(p: State, ship: i64) -> None:
    """A ship from the pile lies at sea (C-026)."""
    p.unseen &= ~(1 << ship)
    p.ship[SEA] = ship
    p.tell(tell.SHIP, NONE, ship, 1, tell.PILE, tell.DOCK + SEA, C_123)


def take_from_tail(p: State) -> i64:
    """The topmost of the ships that left in sight of all (A-52)."""
    ship = p.tail & 15
    p.tail >>= 4
    p.tail_length -= 1
    return ship


def in_pile(p: State) -> i64:
    """All ships of the pile, as a mask: both parts are open to all (A-52)."""
    found = p.unseen
    for place in range(p.tail_length):
        found |= 1 << ((p.tail >> (4 * place)) & 15)
    return found


def call(p: State, ship: i64, why: i64) -> None:
    """The ship at sea changes place with one of the pile (B-22, A-53)."""
    old = p.ship[SEA]
    p.tell(tell.SHIP, p.seat, old, 1, tell.DOCK + SEA, tell.PILE, why)
    if p.unseen >> ship & 1:
        p.unseen ^= 1 << ship | 1 << old
    else:
        for place in range(p.tail_length):
            if (p.tail >> (4 * place)) & 15 == ship:
                p.tail ^= (ship ^ old) << (4 * place)
    p.ship[SEA] = ship
    p.tell(tell.SHIP, p.seat, ship, 1, tell.PILE, tell.DOCK + SEA, why)


def check_call(p: State, ship: i64) -> i64:
    """A ship of the pile (B-22, A-54)."""
    return reasons.ALLOWED if in_pile(p) >> ship & 1 else reasons.NOT_IN_PILE


def check_swap(p: State, dock: i64) -> i64:
    """A ship in a dock that is not full (D-70)."""
    if p.ship[dock] == NONE:
        return reasons.NO_SHIP
    return reasons.SHIP_FULL if p.loaded[dock] == FULL else reasons.ALLOWED


def swappable(p: State) -> i64:
    """Docks for the lighthouse that swaps dock and sea: bit 0 is dock 1."""
    found: i64 = 0
    for dock in range(1, LAST_DOCK + 1):
        if check_swap(p, dock) == reasons.ALLOWED:
            found |= 1 << (dock - 1)
    return found


def swap(p: State, dock: i64, why: i64) -> None:
    """The ship in a dock changes place with the ship at sea; cargo stays aboard (D-70)."""
    ship = p.ship[dock]
    cargo = p.loaded[dock]
    p.ship[dock] = p.ship[SEA]
    p.loaded[dock] = p.loaded[SEA]
    p.ship[SEA] = ship
    p.loaded[SEA] = cargo
    p.tell(tell.SHIP, p.seat, ship, 1, tell.DOCK + dock, tell.DOCK + SEA, why)
    p.tell(tell.SHIP, p.seat, p.ship[dock], 1, tell.DOCK + SEA, tell.DOCK + dock, why)


def forgo(p: State, seat: i64) -> None:
    """The first mayor who delivers nothing gets 4 pesos, the second 2 (C-082, A-60)."""
    for bonus in range(2):
        if p.markers >> (4 + bonus) & 1 == 0:
            p.markers |= 1 << (4 + bonus)
            p.tell(tell.MARKER, seat, 4 + bonus, 1, NONE, NONE, C_082)
            p.earn(seat, 4 - 2 * bonus, C_082)
            return
