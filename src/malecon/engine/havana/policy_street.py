"""What a building is worth to a seat, what it lacks for it, and who else may take it."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana import policy_weights as weights
from malecon.engine.havana.cubes import count
from malecon.engine.havana.hands import surely_in_hand
from malecon.engine.havana.kinds import ARCHITECT, COLOURED, DEBRIS, NONE
from malecon.engine.havana.state import State
from malecon.engine.havana.street import at_end, building_at

WIN: Final = 20000
REPLACEMENT: Final = 5  # as in street.py, but quicker to reach
_GUARDS: Final = 64 | 64 << 7 | 64 << 14 | 64 << 21
COLOURED_LANES: Final = (1 << 28) - 1
_MOST_LACKING: Final = 7
_LANE: Final = 12  # bits of a wish for one kind of piece
_MOST_POINTS: Final = 7  # so that four ends and those behind them fit into a lane


def lacking(cubes: i64, price: i64) -> i64:
    """The coloured cubes that a stock lacks for a price, as a row; counts stay below 64."""
    left = (price & COLOURED_LANES | _GUARDS) - (cubes & COLOURED_LANES)
    short = left & _GUARDS
    return left & (short - (short >> 6))


def total(coloured: i64) -> i64:
    """How many cubes a row of coloured ones has: 128 leaves 1 when divided by 127."""
    return coloured % 127


def patience(p: State) -> i64:
    """How much of 128 pieces in stock are still worth: less toward the end."""
    most: i64 = 0
    for seat in range(p.box.seats):
        if p.points[seat] > most:
            most = p.points[seat]
    left = weights.KEEN + weights.PATIENCE * (p.box.target - most)
    return left if left < weights.PATIENT else weights.PATIENT


def price_worth(p: State, building: i64) -> i64:
    """What the pieces of a price are worth early in the game."""
    printed = p.box.components
    worth: i64 = total(p.box.rows[building] & COLOURED_LANES) * weights.CUBE
    worth += printed.pesos[building] * weights.PESO
    worth += printed.workers[building] * weights.WORKER
    return worth + p.box.price(building, DEBRIS) * weights.DEBRIS


def profit(p: State, seat: i64, building: i64, patient: i64) -> i64:
    """What a purchase with own pieces brings: the points less the worth of the price."""
    points: i64 = p.box.components.points[building]
    gain = points * weights.POINT - (price_worth(p, building) * patient >> 7)
    return gain + WIN if p.points[seat] + points >= p.box.target else gain


def shortfall(p: State, building: i64, cubes: i64, pesos: i64, workers: i64) -> i64:
    """How many pieces are lacking when all is replaced that can be (H-023); two pesos are one."""
    printed = p.box.components
    price = p.box.rows[building]
    short = total(lacking(cubes, price))
    debris = count(cubes, DEBRIS) - count(price, DEBRIS)
    if debris < 0:
        short -= debris
    elif short > 0 and debris >= REPLACEMENT:
        short -= debris // REPLACEMENT
        if short < 0:
            short = 0
    spare = pesos - printed.pesos[building]
    if spare < 0:
        short += (1 - spare) >> 1
    idle: i64 = printed.workers[building] - workers
    if idle > 0:
        if spare >= REPLACEMENT:
            idle -= spare // REPLACEMENT
            if idle < 0:
                idle = 0
        short += idle
    return short


def own_shortfall(p: State, seat: i64, building: i64) -> i64:
    """How many pieces a seat lacks for a building now, the architect aside."""
    return shortfall(p, building, p.cubes[seat], p.pesos[seat], p.workers[seat])


def threat(p: State, seat: i64, building: i64) -> i64:
    """How likely, of 128, a seat takes a building when its turn comes."""
    idle: i64 = p.box.components.workers[building] - p.workers[seat]
    if idle > 2 and p.pesos[seat] < REPLACEMENT:
        return 0
    short = own_shortfall(p, seat, building)
    if short > 2:
        return 0
    likely: i64 = weights.THREAT[short]
    if p.box.components.architect[building] and p.open[seat] >> ARCHITECT & 1 == 0:
        if surely_in_hand(p, seat) >> ARCHITECT & 1 == 0:
            return 0
        likely >>= 2
    return likely


def behind(p: State, end: i64) -> i64:
    """The building that comes to an end when the one there goes, or NONE."""
    row = end >> 1
    length = p.lengths[row]
    if length < 3:  # a refill, or nothing else, puts it there
        return NONE
    return building_at(p, row, length - 2 if end & 1 else 1)


def wishes(p: State, seat: i64) -> i64:
    """How much the street makes a seat wish for each colour and for workers, in lanes."""
    found: i64 = 0
    for end in range(4):
        building = at_end(p, end)
        if building == NONE:
            continue
        found += wish(p, seat, building)
        building = behind(p, end)
        if building != NONE:
            found += wish(p, seat, building) >> 1 & _HALVED
    return found


_HALVED: Final = 0x7FF7FF7FF7FF7FF  # no lane may lend its lowest bit to the next


def wish(p: State, seat: i64, building: i64) -> i64:
    """How much one building calls for what the seat lacks."""
    short = own_shortfall(p, seat, building)
    points: i64 = p.box.components.points[building]
    call: i64 = weights.CALL[short if short < _MOST_LACKING else _MOST_LACKING]
    call *= points if points < _MOST_POINTS else _MOST_POINTS
    if call == 0:
        return 0
    lack = lacking(p.cubes[seat], p.box.rows[building])
    found: i64 = 0
    for colour in range(COLOURED):
        if count(lack, colour) > 0:
            found += call << _LANE * colour
    if p.box.components.workers[building] > p.workers[seat]:
        found += call << _LANE * COLOURED
    return found


def dear(p: State, seat: i64, piece: i64) -> i64:
    """How much it hurts a seat to lose a cube of a colour, or a worker after the colours."""
    found: i64 = 0
    for end in range(4):
        building = at_end(p, end)
        if building == NONE:
            continue
        need: i64
        if piece < COLOURED:
            need = p.box.price(building, piece)
            if need == 0 or need < count(p.cubes[seat], piece):
                continue
        else:
            need = p.box.components.workers[building]
            if need == 0 or need < p.workers[seat]:
                continue
        short = own_shortfall(p, seat, building)
        call: i64 = weights.CALL[short + 1 if short < 6 else 7]
        found += call * p.box.components.points[building]
    return found


def lane(wished: i64, piece: i64) -> i64:
    """What was wished for one colour, or for workers after the colours."""
    return wished >> _LANE * piece & 4095
