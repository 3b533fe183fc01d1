"""Whether a turn can have come so far: it is played again from its card, by the engine itself.

What a choice leaves behind is taken off a copy; there the engine must allow that choice, and it
must lead back to the same position. Where pieces have moved since and nobody knows which, the copy
goes back to the beginning of the step, and only what the step itself counts is looked at.
"""

from typing import Final

from malecon.engine.bits import size
from malecon.engine.cuba import actions, buildings, course, harbour, laws, plantation, steps, tell
from malecon.engine.cuba.kinds import ARCHITECT, CARGO, FOREMAN, MAYOR, MERCHANT, NONE, WORKER
from malecon.engine.cuba.market import FREE_MATERIAL, FREE_PRODUCT
from malecon.engine.cuba.tiles import (
    LARGE_OFFICE,
    POINTS_EACH,
    SMALL_OFFICE,
    TAKES_MOST,
    WAREHOUSE,
    kind_of,
)
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import names, project
from malecon.games.errors import BadSnapshot

_CARD_OF: Final = {  # the step that a card begins with
    steps.PLACE_PAWN: WORKER,
    steps.TRADE: MERCHANT,
    steps.CHOOSE_BUILDING: ARCHITECT,
    steps.USE_BUILDINGS: FOREMAN,
    steps.CHOOSE_DOCK: MAYOR,
}
_IN_BUILDING: Final = (
    steps.GIVE_PIECES, steps.CONVERT_CARGO, steps.OFFICE_DOCK, steps.CALL_SHIP, steps.SWAP_SHIP,
    steps.VETO_NOW,
)  # fmt: skip


def check(p: Cuba) -> None:
    """Refuse a turn that cannot have come so far."""
    step = names.STEPS[p.step]
    here = _begun(p, step)
    while here.step != steps.PLAY_CARD:
        earlier, action = _before(here, step)
        _need(action in earlier.legal(p.seat), step)
        again = earlier.copy()
        again.play(p.seat, action)
        _need(again.encode() == here.encode(), step)
        here = _begun(earlier, step)
    between = here.copy()
    course.clear_turn(between)
    _need(between.encode() == here.encode(), step)


def latest_card(p: Cuba) -> int:
    """The card that the seat at turn has played in this lap, or NONE."""
    return (p.played[p.seat] >> 3 * p.lap & 7) - 1


def _need(true: object, step: str) -> None:
    if not true:
        raise BadSnapshot(f"No turn comes to step {step} like that.")


def _before(here: Cuba, step: str) -> tuple[Cuba, int]:
    """The position before the choice that a step begins with, and that choice."""
    p = here.copy()
    if p.step == steps.CHOOSE_SITE:
        p.step, p.tile = steps.CHOOSE_BUILDING, NONE
        return p, actions.BUILD + here.tile
    if p.step in _IN_BUILDING:
        _need(p.tile != NONE, step)
        p.step, p.tile = steps.USE_BUILDINGS, NONE
        p.used &= ~(1 << here.tile)
        return p, actions.USE + here.tile
    if p.step in (steps.OFFICE_LOAD, steps.LOAD_SHIP):
        p.step = steps.OFFICE_DOCK if p.step == steps.OFFICE_LOAD else steps.CHOOSE_DOCK
        p.dock = NONE
        return p, actions.DOCK + here.dock - 1
    card = _CARD_OF[p.step]
    _need(latest_card(p) == card, step)
    course.clear_turn(p)
    p.step = steps.PLAY_CARD
    p.hand[p.seat] |= 1 << card
    p.played[p.seat] -= card + 1 << 3 * p.lap
    return p, actions.CARD + card


def _begun(p: Cuba, step: str) -> Cuba:
    """The position with the step just begun, if what has been done in it since can be."""
    found = p.copy()
    if p.step == steps.HARVEST_FIELDS:
        _harvest(p, found, step)
    elif p.step == steps.TRADE:
        wrong = p.bought & p.sold or (p.bought | p.sold) & ~CARGO or p.bought & ~p.holds(p.seat)
        _need(not wrong, step)
        found.bought = found.sold = 0
    elif p.step == steps.USE_BUILDINGS:
        _need(not p.used & ~p.reach, step)
        _forget_uses(p, found)
    elif p.step == steps.GIVE_PIECES:
        _given(p, found, step)
    elif p.step == steps.OFFICE_LOAD:
        _office(p, found, step)
    elif p.step == steps.LOAD_SHIP and p.count > 0:
        _aboard(p, harbour.FULL, step)
        found.step, found.dock, found.count = steps.CHOOSE_DOCK, NONE, 0
    elif p.step == steps.DRAW_SHIP:
        _sent_off(p, found, step)
    elif p.step == steps.REST:
        _rest(p, found, step)
    return found


def _harvest(p: Cuba, found: Cuba, step: str) -> None:
    placed = p.copy()
    plantation.place(placed, p.seat, p.pawn[p.seat])
    fields = plantation.cross(p, p.seat) & p.box.product_fields[p.board[p.seat]]
    _need(not p.fields_used & ~(fields & ~p.built[p.seat]), step)
    _need(p.spare == max(0, placed.spare - size(p.fields_used)), step)
    found.step, found.spare, found.fields_used = steps.PLACE_PAWN, 0, 0


def _forget_uses(p: Cuba, found: Cuba) -> None:
    """The foreman has used nothing; `after` stays behind when a ship of his has sailed."""
    found.used = 0
    offices = p.used & (1 << SMALL_OFFICE | 1 << LARGE_OFFICE)
    if p.after == steps.AFTER_OFFICE and offices and _harbour_law(p):
        found.after = 0


def _given(p: Cuba, found: Cuba, step: str) -> None:
    """Pieces that a building has taken, which have scored or become something."""
    kind = kind_of(p.tile)
    _need(p.tile != NONE and p.count < TAKES_MOST[kind], step)
    made = buildings.output(kind)
    _need(made == NONE or p.held(p.seat, made) >= p.count, step)
    _need(_scored(p, tell.FUNCTIONS) >= POINTS_EACH[kind] * p.count, step)
    found.count = 0


def _office(p: Cuba, found: Cuba, step: str) -> None:
    """A trading office that has begun to load goes on, or it would be done."""
    _need((p.count > 0) == (p.cargo != NONE), step)
    if p.count > 0:
        _need(p.tile != NONE, step)
        _aboard(p, _spaces(p), step)
        _need(not buildings.office_is_done(p, p.seat), step)
        found.count, found.cargo = 0, NONE


def _spaces(p: Cuba) -> int:
    """The spaces of the ship at hand for what the office loads."""
    ship = p.ship[p.dock] if p.dock != NONE else NONE
    return p.box.ship_spaces(ship, p.cargo) if ship != NONE else 0


def _aboard(p: Cuba, spaces: int, step: str) -> None:
    """What was loaded now lies in some of these spaces and has scored (C-079)."""
    _need(p.dock != NONE and p.ship[p.dock] != NONE, step)
    _need(size(p.loaded[p.dock] & spaces) >= p.count, step)
    _need(_scored(p, tell.SHIPS) >= p.dock * p.count, step)


def _sent_off(p: Cuba, found: Cuba, step: str) -> None:
    """A ship that this turn has completed has sailed, and the next is to be drawn (C-124)."""
    _need(_harbour_law(p) and p.dock != NONE and 0 < p.count <= 5, step)
    _need(_scored(p, tell.SHIPS) >= p.dock * p.count, step)
    found.dock, found.count, found.after = NONE, 0, 0
    if p.after == steps.AFTER_TURN:
        found.step = steps.CHOOSE_DOCK
        return
    most = {SMALL_OFFICE: 1, LARGE_OFFICE: 5 if p.box.rules.large_office_any else 2}
    alone = p.used == 1 << p.tile if p.tile != NONE else False
    others = p.used & ~p.reach
    _need(p.tile != NONE and p.cargo != NONE and p.used >> p.tile & 1, step)
    _need(p.count <= most.get(kind_of(p.tile), 0) and (alone or not others), step)
    _need((p.tiles[p.seat] | 1 << WAREHOUSE) & p.used == p.used, step)
    found.step, found.tile, found.cargo, found.used = steps.USE_BUILDINGS, NONE, NONE, 0


def _rest(p: Cuba, found: Cuba, step: str) -> None:
    """What leaves nothing but `end`: a free piece, a new building, a use outside the cross."""
    card = latest_card(p)
    if card == MERCHANT:
        _need(p.markers & (1 << FREE_MATERIAL | 1 << FREE_PRODUCT), step)
        found.step = steps.TRADE
    elif card == ARCHITECT:
        own = [kind_of(names.TILES.index(tile)) for tile in project.buildings(p, p.seat).values()]
        _need(p.tile in own, step)
        found.step, found.tile = steps.CHOOSE_BUILDING, NONE
    else:
        _need(card == FOREMAN and size(p.used) == 1 and not p.used & p.reach, step)
        _need(not p.used & ~(p.tiles[p.seat] | 1 << WAREHOUSE), step)
        found.step = steps.USE_BUILDINGS
        _forget_uses(p, found)


def _harbour_law(p: Cuba) -> bool:
    return p.laws[laws.MISCELLANEOUS] == laws.HARBOUR_LAW


def _scored(p: Cuba, source: int) -> int:
    return p.sources[p.seat] >> 10 * source & 1023
