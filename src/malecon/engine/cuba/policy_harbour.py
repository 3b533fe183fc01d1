"""Judgement in the harbour: which ship, what goes aboard and what is kept."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first
from malecon.engine.cuba import actions
from malecon.engine.cuba.harbour import in_pile, loadable, open_docks, swappable
from malecon.engine.cuba.kinds import CIGARS, CITRUS
from malecon.engine.cuba.policy_berths import LAST_DOCK, berths, count, free_for, matching
from malecon.engine.cuba.policy_worth import (
    POINT,
    peso,
    rounds_to_come,
    worth_of,
    worths,
)
from malecon.engine.cuba.state import SEA, State
from malecon.engine.rng import Rng

# What a unit taken from a ship that others would fill is worth besides, and a ship completed.
DENIED: Final = 2
SHIP_CALLED: Final = 6


def choose_dock(p: State, seat: i64, rng: Rng) -> i64:
    """The ship that brings most, or the pesos of those who deliver nothing (C-082)."""
    best = forgone(p, seat)
    chosen: i64 = actions.END
    docks = open_docks(p, seat)
    free = berths(p)
    keep = worths(p, seat, p.stock[seat], 1)
    while docks != 0:
        dock = first(docks) + 1
        v = load_value(free, p.stock[seat], dock, keep)
        if v > best:
            best = v
            chosen = actions.DOCK + dock - 1
        docks &= docks - 1
    return chosen


def forgone(p: State, seat: i64) -> i64:
    """What the mayor brings without delivering."""
    if p.markers >> 4 & 1 == 0:
        return 4 * peso(p, seat, p.pesos[seat] + 2)
    return 2 * peso(p, seat, p.pesos[seat] + 1) if p.markers >> 5 & 1 == 0 else 0


def load_value(free: i64, stock: i64, dock: i64, keep: i64) -> i64:
    """What loading this ship brings beyond what the units would be worth otherwise."""
    found: i64 = 0
    for kind in range(CITRUS, CIGARS + 1):
        n = free_for(free, dock, kind)
        held = count(stock, kind)
        if held == 0 or n == 0:
            continue
        gain = dock * POINT + DENIED - worth_of(keep, kind)
        if gain > 0:
            found += gain * (n if n < held else held)
    return found


def best_load(p: State, stock: i64, keep: i64) -> i64:
    """The value of the best ship for this stock."""
    free = berths(p)
    best: i64 = 0
    for dock in range(1, LAST_DOCK + 1):
        v = load_value(free, stock, dock, keep)
        if v > best:
            best = v
    return best


def load(p: State, seat: i64, rng: Rng) -> i64:
    """Whatever is worth more aboard than kept."""
    return pick_load(p, seat, loadable(p, seat, p.dock), actions.END, rng)


def pick_load(p: State, seat: i64, kinds: i64, otherwise: i64, rng: Rng) -> i64:
    """The kind that gains most by going aboard now."""
    keep = worths(p, seat, p.stock[seat], 1)
    best: i64 = 0
    chosen = otherwise
    while kinds != 0:
        kind = first(kinds)
        v = 2 * (p.dock * POINT + DENIED - worth_of(keep, kind)) + rng.below(2)
        if v > best:
            best = v
            chosen = actions.LOAD + kind - CITRUS
        kinds &= kinds - 1
    return chosen


def office_dock(p: State, seat: i64, most: i64) -> i64:
    """The dock where a trading office gains most."""
    keep = worths(p, seat, p.stock[seat], 1)
    best: i64 = 0
    chosen: i64 = actions.DONE
    free = berths(p)
    for dock in range(1, LAST_DOCK + 1):
        v = office_value(free, p.stock[seat], dock, most, keep)
        if v > best:
            best = v
            chosen = actions.DOCK + dock - 1
    return chosen


def office_value(free: i64, stock: i64, dock: i64, most: i64, keep: i64) -> i64:
    """What an office gains at one dock with up to so many units of one kind."""
    best: i64 = 0
    for kind in range(CITRUS, CIGARS + 1):
        held = count(stock, kind)
        n = free_for(free, dock, kind)
        if n > held:
            n = held
        if n > most:
            n = most
        if n > 0:
            v = n * (dock * POINT + DENIED - worth_of(keep, kind))
            if v > best:
                best = v
    return best


def call_ship(p: State, seat: i64, rng: Rng) -> i64:
    """The ship of the pile that takes most of what the seat has (B-22)."""
    stock = p.stock[seat]
    best = 4 * fit(p, stock, p.ship[SEA]) + 3
    chosen: i64 = actions.DONE
    ships = in_pile(p)
    while ships != 0:
        ship = first(ships)
        v = 4 * fit(p, stock, ship) + rng.below(4)
        if v > best:
            best = v
            chosen = actions.CALL + ship
        ships &= ships - 1
    return chosen


def fit(p: State, stock: i64, ship: i64) -> i64:
    """How many units of a stock an empty ship takes, what was harvested elsewhere included."""
    found: i64 = 0
    for kind in range(CITRUS, CIGARS + 1):
        held = count(stock, kind)
        spaces = p.box.ship_spaces(ship, kind)
        while held > 0 and spaces != 0:
            found += 1
            held -= 1
            spaces &= spaces - 1
    return found


def swap_ship(p: State, seat: i64, rng: Rng) -> i64:
    """The dock whose ship the one at sea would replace to the seat's gain (D-70)."""
    stock = p.stock[seat]
    free = berths(p)
    at_sea = matching(free, stock, SEA)
    best: i64 = 0
    chosen: i64 = actions.DONE
    docks = swappable(p)
    while docks != 0:
        dock = first(docks) + 1
        v = dock * (at_sea - matching(free, stock, dock)) * 2 + rng.below(2)
        if v > best + 1:
            best = v
            chosen = actions.DOCK + dock - 1
        docks &= docks - 1
    return chosen


def lighthouse_value(p: State, seat: i64) -> i64:
    """A little: the ship called now is loaded in a later round."""
    return SHIP_CALLED if rounds_to_come(p) > 0 or p.box.rules.lighthouse_swaps_dock else 0
