"""The two rows of buildings: ends, refill, buying and its payment (H-007, H-008, H-019 on)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import bit
from malecon.engine.havana import reasons, steps, tell
from malecon.engine.havana.cubes import coloured, count, covers, some
from malecon.engine.havana.kinds import (
    ARCHITECT,
    BUILDINGS,
    COLOURED,
    COLOURS,
    DEBRIS,
    ENDS,
    NONE,
    WORKER_PIECE,
)
from malecon.engine.havana.paragraphs import H_007, H_008, H_019, H_021, H_023, H_024, H_026
from malecon.engine.havana.state import State

REPLACEMENT: Final = 5  # pesos for a worker, debris for a cube (H-023)
LOW: Final = 3  # the most points of a low building (H-008)
NEW_IN_ROW: Final = 4


def building_at(p: State, row: i64, index: i64) -> i64:
    """The building at a place of a row."""
    return (p.rows[row] >> 6 * index) & 63


def at_end(p: State, end: i64) -> i64:
    """The building at an end, or NONE; a single card counts as the left one (HA-39)."""
    row = end >> 1
    length = p.lengths[row]
    if length == 0 or (length == 1 and end & 1):
        return NONE
    return building_at(p, row, (length - 1) * (end & 1))


def check_end(p: State, end: i64) -> i64:
    """An end with a building (H-020, HA-39)."""
    if at_end(p, end) != NONE:
        return reasons.ALLOWED
    return reasons.NO_BUILDING if p.lengths[end >> 1] == 0 else reasons.NOT_AN_END


def ends(p: State) -> i64:
    """The ends with a building, as a set; must agree with check_end()."""
    found: i64 = 0
    for end in range(ENDS):
        if at_end(p, end) != NONE:
            found |= 1 << end
    return found


def insert(p: State, row: i64, index: i64, building: i64) -> None:
    """A building into a row, those from that place on move right."""
    cards = p.rows[row]
    right = cards >> 6 * index
    left = cards - (right << 6 * index)
    p.rows[row] = left + (building << 6 * index) + (right << 6 * (index + 1))
    p.lengths[row] += 1


def take_away(p: State, end: i64) -> i64:
    """The building at an end leaves its row."""
    row = end >> 1
    building = at_end(p, end)
    if end & 1:
        p.rows[row] -= building << 6 * (p.lengths[row] - 1)
    else:
        p.rows[row] >>= 6
    p.lengths[row] -= 1
    p.sold = 1
    return building


def deal(p: State, building: i64) -> None:
    """A building from the pile: at setup to the right, later between the two that are left."""
    p.draw_pile &= ~bit(building)
    index = p.lengths[p.row]
    if p.round > 0:
        index -= 1
    insert(p, p.row, index, building)
    p.count += 1
    p.tell(tell.DEALT, NONE, building, 1, NONE, 2 * p.row, H_026 if p.round else H_007)


def refill(p: State, after: i64) -> bool:
    """A row with only two buildings gets four new ones while the pile lasts (H-026, HA-39)."""
    if p.draw_pile == 0 or (p.lengths[0] != 2 and p.lengths[1] != 2):
        return False
    p.row = 0 if p.lengths[0] == 2 else 1
    p.count = 0
    p.after = after
    p.step = steps.DRAW_BUILDING
    return True


def is_low(p: State, building: i64) -> bool:
    """Worth 1, 2 or 3 points (H-008)."""
    return p.box.components.points[building] <= LOW


def check_swap(p: State, building: i64) -> i64:
    """A low building of the pile (H-008)."""
    if p.draw_pile & bit(building) == 0:
        return reasons.NOT_IN_PILE
    return reasons.ALLOWED if is_low(p, building) else reasons.NOT_LOW


def low_in_pile(p: State) -> i64:
    """The low buildings of the pile, if none of the ends is one (H-008, HA-43)."""
    for end in range(ENDS):
        if is_low(p, at_end(p, end)):
            return 0
    found: i64 = 0
    for building in range(BUILDINGS):
        if check_swap(p, building) == reasons.ALLOWED:
            found |= bit(building)
    return found


def swap(p: State, seat: i64, building: i64, end: i64) -> None:
    """A low building changes place with one at an end; the old one joins the pile (H-008)."""
    row = end >> 1
    index = (p.lengths[row] - 1) * (end & 1)
    old = building_at(p, row, index)
    p.rows[row] += (building - old) << 6 * index
    p.draw_pile ^= bit(building) | bit(old)
    p.tell(tell.SWAPPED, seat, building, 1, end, NONE, H_008)


def missing(p: State, seat: i64, building: i64, colour: i64) -> i64:
    """How many cubes of a colour a seat lacks for a building."""
    lacking = p.box.price(building, colour) - count(p.cubes[seat], colour)
    return lacking if lacking > 0 else 0


def missing_workers(p: State, seat: i64, building: i64) -> i64:
    """How many workers a seat lacks for a building."""
    need: i64 = p.box.components.workers[building]
    lacking = need - p.workers[seat]
    return lacking if lacking > 0 else 0


def lacks_architect(p: State, seat: i64, building: i64) -> bool:
    """Whether a building asks for the architect and he does not lie open (H-022)."""
    return p.box.components.architect[building] != 0 and p.open[seat] >> ARCHITECT & 1 == 0


def spare_debris(p: State, seat: i64, building: i64) -> i64:
    """The debris beyond what a building costs; below zero what is short."""
    return count(p.cubes[seat], DEBRIS) - p.box.price(building, DEBRIS)


def spare_pesos(p: State, seat: i64, building: i64) -> i64:
    """The pesos beyond what a building costs; below zero what is short."""
    pesos: i64 = p.box.components.pesos[building]
    return p.pesos[seat] - pesos


def can_pay(p: State, seat: i64, building: i64, cubes: i64, workers: i64) -> bool:
    """Whether the price can be paid with so many cubes and workers replaced (H-023, HA-37)."""
    pesos: i64 = p.box.components.pesos[building]
    debris = p.box.price(building, DEBRIS) + REPLACEMENT * cubes
    return p.pesos[seat] >= pesos + REPLACEMENT * workers and count(p.cubes[seat], DEBRIS) >= debris


def can_buy(p: State, seat: i64, building: i64) -> bool:
    """The architect where he is asked for, and the price with as little replaced as possible."""
    has_cubes = covers(p.cubes[seat], p.box.rows[building])
    if not has_cubes and count(p.cubes[seat], DEBRIS) < REPLACEMENT:
        return False
    if lacks_architect(p, seat, building):
        return False
    workers = missing_workers(p, seat, building)
    cubes: i64 = 0
    if not has_cubes:
        for colour in range(COLOURED):
            cubes += missing(p, seat, building, colour)
    return can_pay(p, seat, building, cubes, workers)


def short(p: State, seat: i64, building: i64, piece: i64) -> i64:
    """How much a seat is short of to replace what it lacks of a piece: debris for a colour, those
    before it served first; pesos for workers, which come after the colours (H-023)."""
    if piece == COLOURED:
        spare = spare_pesos(p, seat, building)
        lacking = missing_workers(p, seat, building)
    else:
        spare = spare_debris(p, seat, building)
        for colour in range(piece):
            spare -= REPLACEMENT * missing(p, seat, building, colour)
        lacking = missing(p, seat, building, piece)
    due = REPLACEMENT * lacking - (spare if spare > 0 else 0)
    return due if due > 0 else 0


def replaced_by(n: i64) -> i64:
    """How many pieces it takes so much debris, or so many pesos, to replace: begun ones count."""
    return (n + REPLACEMENT - 1) // REPLACEMENT


def check_buy(p: State, seat: i64, end: i64) -> i64:
    """A building at an end that the seat can pay for (H-019, H-020)."""
    building = at_end(p, end)
    if building == NONE:
        return check_end(p, end)
    return reasons.ALLOWED if can_buy(p, seat, building) else reasons.LACKS


def for_sale(p: State, seat: i64) -> i64:
    """The ends that a seat can buy now; must agree with check_buy()."""
    found: i64 = 0
    for end in range(ENDS):
        building = at_end(p, end)
        if building != NONE and can_buy(p, seat, building):
            found |= 1 << end
    return found


def choose(p: State, seat: i64, end: i64) -> None:
    """Begin a purchase: own pieces first; more may be replaced where that is possible (HA-37)."""
    building = at_end(p, end)
    p.end_bought = end
    p.replaced = 0
    for colour in range(COLOURED):
        p.replaced += some(colour, missing(p, seat, building, colour))
    p.replaced_workers = missing_workers(p, seat, building)


def asked(p: State, building: i64, piece: i64) -> i64:
    """How many of a piece, a colour or after them the worker, a building costs."""
    if piece == COLOURED:
        return p.box.components.workers[building]
    return p.box.price(building, piece)


def replaced(p: State, piece: i64) -> i64:
    """How many of a piece the purchase at hand replaces."""
    return p.replaced_workers if piece == COLOURED else count(p.replaced, piece)


def check_replace(p: State, seat: i64, building: i64, piece: i64) -> i64:
    """One more piece of the price, with what it takes to replace it (H-023, HA-37)."""
    if replaced(p, piece) == asked(p, building, piece):
        return reasons.CANNOT_REPLACE
    workers: i64 = 1 if piece == COLOURED else 0
    cubes = coloured(p.replaced) + 1 - workers
    can = can_pay(p, seat, building, cubes, p.replaced_workers + workers)
    return reasons.ALLOWED if can else reasons.CANNOT_REPLACE


def check_payment(p: State, seat: i64, n: i64) -> i64:
    """To replace one more piece, or to pay, which can always be done."""
    if n > COLOURED:
        return reasons.ALLOWED
    return check_replace(p, seat, at_end(p, p.end_bought), n)


def replaceable(p: State, seat: i64) -> i64:
    """What more could be replaced: bit per colour, the worker after them; must agree with
    check_replace()."""
    building = at_end(p, p.end_bought)
    workers = p.replaced_workers
    cubes = coloured(p.replaced)
    found: i64 = 0
    if can_pay(p, seat, building, cubes + 1, workers):
        for colour in range(COLOURED):
            if p.box.price(building, colour) > count(p.replaced, colour):
                found |= 1 << colour
    if workers < p.box.components.workers[building]:
        if can_pay(p, seat, building, cubes, workers + 1):
            found |= 1 << COLOURED
    return found


def replace(p: State, piece: i64) -> None:
    """One more cube or worker is to be replaced."""
    if piece == COLOURED:
        p.replaced_workers += 1
    else:
        p.replaced += some(piece, 1)


def due(p: State, building: i64, piece: i64) -> i64:
    """How many of a piece the purchase at hand takes: a colour, debris, or the worker."""
    if piece == DEBRIS:
        return p.box.price(building, DEBRIS) + REPLACEMENT * coloured(p.replaced)
    if piece == WORKER_PIECE:
        return p.box.components.workers[building] - p.replaced_workers
    return p.box.price(building, piece) - count(p.replaced, piece)


def due_pesos(p: State, building: i64) -> i64:
    """How many pesos the purchase at hand takes."""
    pesos: i64 = p.box.components.pesos[building]
    return pesos + REPLACEMENT * p.replaced_workers


def buy(p: State, seat: i64) -> None:
    """Pay the price and take the building: cubes to the box, the rest to the supply (H-021)."""
    end = p.end_bought
    building = at_end(p, end)
    for colour in range(COLOURS):
        p.box_cubes(seat, colour, due(p, building, colour), H_023 if colour == DEBRIS else H_021)
    p.lose_workers(seat, due(p, building, WORKER_PIECE), H_021)
    p.pay(seat, due_pesos(p, building), H_021)
    take_away(p, end)
    points: i64 = p.box.components.points[building]
    p.buildings[seat] |= bit(building)
    p.points[seat] += points
    if p.telling:
        p.tell(tell.BOUGHT, seat, building, points, end, NONE, H_019)
        p.tell(tell.SCORED, seat, 0, points, NONE, NONE, H_024)
    clear_purchase(p)


def clear_purchase(p: State) -> None:
    """Nothing of a purchase is left behind."""
    p.end_bought = NONE
    p.replaced = 0
    p.replaced_workers = 0
