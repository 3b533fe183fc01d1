"""The thirteen action cards carried out (H-033 to H-047)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.havana import hands, reasons, steps, street, tell
from malecon.engine.havana.cubes import coloured, count, every, present, some
from malecon.engine.havana.kinds import (
    ARCHITECT,
    BLACK_MARKET,
    COLOURED,
    COLOURS,
    CONSERVATION,
    DEBRIS,
    DEBRIS_CARD,
    MAMA,
    MATERIAL_THIEF,
    NONE,
    PESO_THIEF,
    PESOS,
    RENEWAL,
    TAX_COLLECTOR,
    WORKER,
    WORKER_PIECE,
)
from malecon.engine.havana.paragraphs import (
    H_015,
    H_034,
    H_035,
    H_037,
    H_046,
    HA_14,
    HA_15,
    HA_18,
    HA_22,
)
from malecon.engine.havana.scoring import ALL_CUBES
from malecon.engine.havana.state import State

MANY: Final = 3  # with more coloured cubes than this a victim may lose two (H-042)


def carry_out(p: State, seat: i64, card: i64) -> bool:
    """Begin a card's action; True if it is finished at once (H-016, HA-48)."""
    p.card = card
    p.count = 0
    p.carried |= 1 << card
    if p.telling:
        p.tell(tell.CARD, seat, card, 1, NONE, NONE, H_015)
    if card == RENEWAL:
        return begin_renewal(p, seat)
    if card == DEBRIS_CARD:
        return take_debris(p, seat)
    if card == CONSERVATION:
        return begin_conservation(p, seat)
    if card == TAX_COLLECTOR:
        return begin_tax(p, seat)
    if card == WORKER:
        return hire(p, seat)
    if card == ARCHITECT:
        p.gain_workers(seat, 1, p.why())  # H-040
        return True
    if card == PESO_THIEF or card == MATERIAL_THIEF:
        return begin_theft(p, seat)
    if card == BLACK_MARKET:
        return deal_black(p, seat)
    if card == PESOS:
        return take_pesos(p, seat)
    if card == MAMA:
        return begin_mama(p, seat)
    return True  # Siesta and Protection do nothing here (H-033, H-035)


def begin_renewal(p: State, seat: i64) -> bool:
    """Optional; without a discard pile nothing happens (H-034, HA-09)."""
    p.step = steps.RENEW
    return p.discard[seat] == 0


def renew(p: State, seat: i64, card: i64, action: i64) -> None:
    """A card comes back into hand, unseen by the others (H-034, HA-10)."""
    hands.renew(p, seat, card)
    if p.telling:
        p.tell(tell.RENEWED, seat, NONE, 1, NONE, NONE, H_034)
        p.tell(tell.CHOSE, seat, action, 1, NONE, NONE, H_034)


def take_debris(p: State, seat: i64) -> bool:
    """All debris of the centre (H-036, HA-29)."""
    n = count(p.centre, DEBRIS)
    p.centre -= some(DEBRIS, n)
    p.gain_cubes(seat, DEBRIS, n, tell.CENTRE, p.why())
    return True


def begin_conservation(p: State, seat: i64) -> bool:
    """Optional, and one building a round for all players together (H-037, HA-33)."""
    p.step = steps.CONSERVE
    if p.removed:
        p.tell(tell.SKIPPED, seat, CONSERVATION, 1, NONE, NONE, H_037)
    return p.removed == 1 or street.ends(p) == 0


def conserve(p: State, seat: i64, end: i64) -> None:
    """A building at an end goes to the box (H-037)."""
    building = street.take_away(p, end)
    p.removed = 1
    p.tell(tell.REMOVED, seat, building, 1, end, NONE, H_037)


def begin_tax(p: State, seat: i64) -> bool:
    """A peso from the bank, then every later seat loses something (H-038)."""
    n = p.withdraw(1)
    p.pesos[seat] += n
    p.tell(tell.EARNED, seat, NONE, n, tell.BANK, NONE, p.why())
    p.count = p.place
    return next_victim(p, seat)


def next_victim(p: State, seat: i64) -> bool:
    """The next later seat that has a worker or cube and no protection; True if there is none."""
    p.victim = NONE
    while p.count + 1 < p.box.seats:
        p.count += 1
        victim = p.at_place(p.count)
        if p.is_protected(victim):
            p.tell(tell.PROTECTED, victim, TAX_COLLECTOR, 1, NONE, NONE, H_035)
        elif p.workers[victim] > 0 or every(p.cubes[victim]) > 0:  # HA-32
            p.victim = victim
            p.step = steps.TAX_SEAT
            return False
    return True


def taxable(p: State) -> i64:
    """What the victim can lose: a cube of a colour, or a worker (H-038, HA-30)."""
    found = present(p.cubes[p.victim], COLOURS)
    return found | 1 << WORKER_PIECE if p.workers[p.victim] > 0 else found


def check_tax(p: State, piece: i64) -> i64:
    """A piece that the victim has."""
    return reasons.ALLOWED if taxable(p) >> piece & 1 else reasons.NOTHING_TO_TAX


def tax(p: State, seat: i64, piece: i64) -> bool:
    """The victim loses one piece of the collector's choice; True if it was the last victim."""
    if piece == WORKER_PIECE:
        p.lose_workers(p.victim, 1, p.why())
    else:
        p.box_cubes(p.victim, piece, 1, p.why())
    if every(p.boxed) == ALL_CUBES:  # H-032: over at once, nobody else is taxed
        return True
    return next_victim(p, seat)


def hire(p: State, seat: i64) -> bool:
    """Two workers for the first to carry this out in the round, else one (H-039, H-046, HA-27)."""
    n: i64 = 1 if p.hired else 2
    if p.hired == 0:
        p.tell(tell.FIRST, seat, WORKER, 1, NONE, NONE, H_046)
    p.hired = 1
    p.gain_workers(seat, n, p.why())
    return True


def is_last(p: State) -> bool:
    """Whether nobody follows in the order."""
    return p.place + 1 == p.box.seats


def in_reach(p: State, seat: i64) -> i64:
    """Later seats; if nobody follows, all others (H-041, HA-15)."""
    found: i64 = 0
    for place in range(0 if is_last(p) else p.place + 1, p.box.seats):
        found |= 1 << p.at_place(place)
    return found & ~(1 << seat)


def check_rob(p: State, seat: i64, victim: i64) -> i64:
    """A seat in reach without protection (H-041, HA-13 to HA-15)."""
    if victim >= p.box.seats:
        return reasons.NO_SEAT
    if victim == seat:
        return reasons.IS_SELF
    if in_reach(p, seat) >> victim & 1 == 0:
        return reasons.NOT_LATER
    return reasons.PROTECTED if p.is_protected(victim) else reasons.ALLOWED


def victims(p: State, seat: i64) -> i64:
    """The seats that can be robbed, at once for all; must agree with check_rob()."""
    found = in_reach(p, seat)
    for other in range(p.box.seats):
        if found >> other & 1 and p.is_protected(other):
            found &= ~(1 << other)
    return found


def begin_theft(p: State, seat: i64) -> bool:
    """Compulsory where there is a victim (H-041, H-042, HA-48)."""
    p.step = steps.ROB_PESOS if p.card == PESO_THIEF else steps.ROB_CUBES
    if victims(p, seat) != 0:
        return False
    why: i64 = HA_15 if is_last(p) else HA_14
    p.tell(tell.PROTECTED, seat, p.card, 1, NONE, NONE, why)
    return True


def rob_pesos(p: State, seat: i64, victim: i64) -> None:
    """Half of the victim's pesos, rounded down (H-041, HA-16, HA-17)."""
    n = p.pesos[victim] // 2
    p.pesos[victim] -= n
    p.pesos[seat] += n
    p.tell(tell.STOLEN, seat, NONE, n, tell.SEAT + victim, NONE, p.why())


def rob_cubes(p: State, seat: i64, victim: i64) -> bool:
    """One cube, or up to two from who has more than three coloured; True if he has none."""
    p.victim = victim
    p.stolen = 0
    p.count = 2 if coloured(p.cubes[victim]) > MANY else 1
    p.step = steps.STEAL_CUBES
    if every(p.cubes[victim]) > 0:
        return False
    p.tell(tell.SKIPPED, seat, MATERIAL_THIEF, 1, NONE, NONE, HA_18)
    return True


def stealable(p: State) -> i64:
    """The colours of the victim's cubes."""
    return present(p.cubes[p.victim], COLOURS)


def check_steal(p: State, colour: i64) -> i64:
    """A cube that the victim has (H-042)."""
    return reasons.ALLOWED if stealable(p) >> colour & 1 else reasons.NOTHING_TO_STEAL


def can_stop_stealing(p: State) -> bool:
    """The first cube must be taken, the second may be (HA-18)."""
    return p.stolen == 1


def steal(p: State, seat: i64, colour: i64) -> bool:
    """A cube changes hands; True if no more may be taken (H-042, HA-18)."""
    p.cubes[p.victim] -= some(colour, 1)
    p.gain_cubes(seat, colour, 1, tell.SEAT + p.victim, p.why())
    p.count -= 1
    p.stolen += 1
    return p.count == 0 or every(p.cubes[p.victim]) == 0


def deal_black(p: State, seat: i64) -> bool:
    """Two cubes from the bag for the first of the round, else one (H-043, H-046, HA-22, HA-25)."""
    n: i64 = 1 if p.dealt else 2
    if p.dealt == 0:
        p.tell(tell.FIRST, seat, BLACK_MARKET, 1, NONE, NONE, H_046)
    p.dealt = 1
    if n > every(p.bag):
        n = every(p.bag)
    if n == 0:
        p.tell(tell.SKIPPED, seat, BLACK_MARKET, 1, NONE, NONE, HA_22)
        return True
    p.count = n
    p.after = steps.CARD
    p.step = steps.DRAW_CUBE
    return False


def take_pesos(p: State, seat: i64) -> bool:
    """Half of the pesos in the centre, rounded up (H-044)."""
    n = (p.centre_pesos + 1) // 2
    p.centre_pesos -= n
    p.pesos[seat] += n
    p.tell(tell.TAKEN, seat, NONE, n, tell.CENTRE, NONE, p.why())
    return True


def begin_mama(p: State, seat: i64) -> bool:
    """Half of the debris and half of the coloured cubes, rounded up (H-045, HA-19)."""
    debris = (count(p.centre, DEBRIS) + 1) // 2
    p.centre -= some(DEBRIS, debris)
    p.gain_cubes(seat, DEBRIS, debris, tell.CENTRE, p.why())
    p.count = (coloured(p.centre) + 1) // 2
    p.step = steps.PICK_CUBES
    return p.count == 0


def pickable(p: State) -> i64:
    """Coloured cubes in the centre."""
    return present(p.centre, COLOURED)


def check_pick(p: State, colour: i64) -> i64:
    """A coloured cube in the centre (H-045)."""
    return reasons.ALLOWED if pickable(p) >> colour & 1 else reasons.NOTHING_TO_PICK


def pick(p: State, seat: i64, colour: i64) -> bool:
    """One coloured cube of choice; True when half are taken."""
    p.centre -= some(colour, 1)
    p.gain_cubes(seat, colour, 1, tell.CENTRE, p.why())
    p.count -= 1
    return p.count == 0
