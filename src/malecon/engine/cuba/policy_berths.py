"""The free spaces of all ships as one number, so that judgement can look at them often.

Fifteen bits to a place (sea, then docks 1 to 3), in them three to a kind of cargo.
"""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import lane
from malecon.engine.cuba.kinds import CITRUS, NONE, TOBACCO
from malecon.engine.cuba.state import STORED, State

LAST_DOCK: Final = 3


def berths(p: State) -> i64:
    """The free spaces at sea and in the docks."""
    found: i64 = 0
    for place in range(LAST_DOCK, -1, -1):
        found = found << 15 | free_spaces(p, place)
    return found


def free_spaces(p: State, place: i64) -> i64:
    """The free spaces of the ship at one place, by kind."""
    ship = p.ship[place]
    if ship == NONE:
        return 0
    loaded = p.loaded[place]
    found: i64 = 0
    for kind in p.box.components.ships[ship]:
        if loaded & 1 == 0:
            found += 1 << 3 * (kind - CITRUS)
        loaded >>= 1
    return found


def free_for(free: i64, place: i64, kind: i64) -> i64:
    """How many free spaces for a kind the ship at a place has."""
    return free >> (15 * place + 3 * (kind - CITRUS)) & 7


def count(stock: i64, kind: i64) -> i64:
    """How many of a kind there are in yard and warehouse."""
    if kind >= CITRUS and kind <= TOBACCO:
        return lane(stock, kind) + lane(stock, kind + STORED)
    return lane(stock, kind)


def matching(free: i64, stock: i64, place: i64) -> i64:
    """How many units of a stock find a space on the ship at a place."""
    found: i64 = 0
    spaces = free >> 15 * place & 32767
    kind: i64 = CITRUS
    while spaces != 0:
        held = count(stock, kind)
        room = spaces & 7
        found += room if room < held else held
        spaces >>= 3
        kind += 1
    return found


def target_dock(free: i64, stock: i64) -> i64:
    """The dock where the mayor can be expected to load, with two units more; 0 for none."""
    best: i64 = 0
    found: i64 = 0
    for dock in range(1, LAST_DOCK + 1):
        room = total(free >> 15 * dock & 32767)
        n = matching(free, stock, dock) + 2
        v = dock * (n if n < room else room)
        if v > 0 and v >= best:
            best = v
            found = dock
    return found


def total(spaces: i64) -> i64:
    """All free spaces of one ship."""
    found: i64 = 0
    while spaces != 0:
        found += spaces & 7
        spaces >>= 3
    return found
