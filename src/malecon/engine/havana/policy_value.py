"""The points that each seat can expect at the end, and how sure that is."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana.cubes import coloured, count
from malecon.engine.havana.kinds import ARCHITECT, DEBRIS, ENDS, NONE
from malecon.engine.havana.policy_street import own_shortfall
from malecon.engine.havana.state import State
from malecon.engine.havana.steps import DO_CARD, GAME_OVER, PAY_PRICE
from malecon.engine.havana.street import at_end

# By least squares over games of guess() with itself: for two, three and four seats, the points to
# come by each trait.
_BY_TRAIT: Final = [
    [0.88, 18.55, 2.73, 0.53, 18.93, 0.10, 0.36, 0.08, 0.14, -0.15]
    + [-0.29, -0.39, 0.16, 0.09, 0.08, -0.06, -2.03],
    [0.56, 12.93, 2.72, 1.93, 11.51, 0.20, 0.31, 0.09, 0.25, -0.16]
    + [0.14, -0.41, 0.06, 0.10, 0.07, -0.04, -1.83],
    [0.84, 7.67, 2.42, 2.02, 7.88, 0.27, 0.20, 0.10, 0.18, 0.00]
    + [0.16, -0.42, 0.07, 0.08, 0.08, -0.04, -1.49],
]
# What was left over: a little at the end, more while the leader has far to go.
_SURE: Final = 0.5
_DOUBT: Final = 2.5
_MORE_DOUBT: Final = 2.8
_MOST_DOUBT: Final = 4.2


def evaluate(p: State) -> list[float]:
    """The points that each seat can expect at the end; then, those it has."""
    found: list[float] = []
    for seat in range(p.box.seats):
        points = float(p.points[seat])
        if p.step != GAME_OVER:
            more = 0.0
            weights = _BY_TRAIT[p.box.seats - 2]
            for i, trait in enumerate(traits(p, seat)):
                more += weights[i] * trait
            points += more if more > 0.0 else 0.0
        found.append(points)
    return found


def spread(p: State) -> float:
    """How far evaluate() is usually off: less and less as the leader nears the target."""
    if p.step == GAME_OVER:
        return _SURE
    doubt = _DOUBT + _MORE_DOUBT * far_to_go(p)
    return doubt if doubt < _MOST_DOUBT else _MOST_DOUBT


def far_to_go(p: State) -> float:
    """The part of the target that the leader still needs."""
    most: i64 = 0
    for seat in range(p.box.seats):
        if p.points[seat] > most:
            most = p.points[seat]
    left = p.box.target - most
    return float(left if left > 0 else 0) / float(p.box.target)


def traits(p: State, seat: i64) -> list[float]:
    """What tells how many points a seat is going to add."""
    far = far_to_go(p)
    danger: i64 = 0  # the most points that another seat may have after its turn
    riches: i64 = 0
    most = p.points[seat]
    for other in range(p.box.seats):
        if other != seat:
            riches += wealth(p, other)
            after = p.points[other] + offers(p, other, 0)
            danger = after if after > danger else danger
            most = p.points[other] if p.points[other] > most else most
    behind = float(most - p.points[seat]) / float(p.box.target)
    debris = float(count(p.cubes[seat], DEBRIS))
    ready = float(offers(p, seat, 0))
    turn = float(turn_to_come(p, seat))
    found = [1.0, far, far * far, behind, behind * far, float(coloured(p.cubes[seat]))]
    found += [float(p.workers[seat]) * far, float(p.pesos[seat]) * far, debris, debris * far]
    found += [ready, ready * far, ready * turn, float(offers(p, seat, 1)), turn, float(riches)]
    found.append(1.0 if danger >= p.box.target else 0.0)
    return found


def wealth(p: State, seat: i64) -> i64:
    """All pieces of a seat, a cube counting most."""
    pieces = 4 * coloured(p.cubes[seat]) + 2 * count(p.cubes[seat], DEBRIS)
    return pieces + p.workers[seat] + (p.pesos[seat] >> 1)


def turn_to_come(p: State, seat: i64) -> i64:
    """How near the next turn of a seat is: 4 if it is on turn, 3 if one goes before, and so on."""
    if p.round == 0 or p.step < DO_CARD or p.step > PAY_PRICE:
        return 0
    for place in range(p.place, p.box.seats):
        if p.at_place(place) == seat:
            return 4 - place + p.place
    return 0


def offers(p: State, seat: i64, short: i64) -> i64:
    """The most points of a building at an end for which a seat lacks so many pieces at most."""
    most: i64 = 0
    printed = p.box.components
    for end in range(ENDS):
        building = at_end(p, end)
        if building == NONE:
            continue
        points: i64 = printed.points[building]
        if points <= most:
            continue
        if printed.architect[building] and p.open[seat] >> ARCHITECT & 1 == 0:
            continue
        if own_shortfall(p, seat, building) <= short:
            most = points
    return most
