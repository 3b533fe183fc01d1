"""From turn to turn, phase to phase and round to round (H-013 to H-017, H-027 to H-030)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import bit, first, size
from malecon.engine.havana import cards, hands, scoring, steps, street, tell
from malecon.engine.havana.cubes import every, some
from malecon.engine.havana.kinds import BUILDINGS, COLOURED, DEBRIS, NONE, ROW
from malecon.engine.havana.paragraphs import H_009, H_010, H_011, H_013, H_027, H_028
from malecon.engine.havana.rules import UNLIMITED
from malecon.engine.havana.state import State

WORKERS: Final = 15
CUBES_EACH: Final = 10
DEBRIS_CUBES: Final = 40
STARTING_CENTRE: Final = 4
RESTOCK_CUBES: Final = 3
RESTOCK_PESOS: Final = 3
OLDEST: Final = 0  # HA-02


def lay_out(p: State) -> None:
    """The table before the first building is turned up (H-003 to H-010)."""
    for colour in range(COLOURED):
        p.bag += some(colour, CUBES_EACH)
    p.bag += some(DEBRIS, DEBRIS_CUBES)
    p.supply_workers = WORKERS
    p.draw_pile = bit(BUILDINGS) - 1
    p.bank = p.box.rules.bank
    if p.bank != UNLIMITED:
        p.bank -= STARTING_CENTRE + p.box.seats
    p.centre_pesos = STARTING_CENTRE
    p.step = steps.DRAW_BUILDING
    p.after = steps.SETUP


def building_drawn(p: State, building: i64) -> None:
    """Chance has turned up a building."""
    street.deal(p, building)
    if p.round > 0:
        if p.count == street.NEW_IN_ROW:
            p.row = 0
            refilled(p)
        return
    if p.count == ROW:
        p.row = 1
    elif p.count == 2 * ROW:
        p.row = 0
        street_laid(p)


def refilled(p: State) -> None:
    """The row is full again; play goes on where it stood."""
    p.count = 0
    if p.after == steps.CARD:
        p.after = 0
        next_card(p, p.seat)
    else:
        p.after = 0
        p.step = steps.BUY_BUILDING


def street_laid(p: State) -> None:
    """Where no end is low the oldest player brings one there (H-008)."""
    p.count = 0
    if street.low_in_pile(p) != 0:
        p.seat = OLDEST
        p.step = steps.SWAP_CARD
    else:
        draw_first_cubes(p)


def draw_first_cubes(p: State) -> None:
    """One cube for each seat, then three for the centre (H-009, H-010)."""
    p.count = 0
    p.seat = 0
    p.after = steps.SETUP_CUBES
    p.step = steps.DRAW_CUBE


def cube_drawn(p: State, colour: i64) -> None:
    """Chance has drawn a cube from the bag."""
    p.bag -= some(colour, 1)
    if p.after == steps.SETUP_CUBES:
        first_cube_drawn(p, colour)
    elif p.after == steps.CARD:
        p.gain_cubes(p.seat, colour, 1, tell.BAG, p.why())
        p.count -= 1
        if p.count == 0:
            p.after = 0
            next_card(p, p.seat)
    else:
        to_centre(p, colour, H_027)
        p.count -= 1
        if p.count == 0:
            p.after = 0
            restocked(p)


def first_cube_drawn(p: State, colour: i64) -> None:
    """Seats first, then the centre."""
    if p.count < p.box.seats:
        p.gain_cubes(p.count, colour, 1, tell.BAG, H_009)
    else:
        to_centre(p, colour, H_010)
    p.count += 1
    if p.count == p.box.seats + RESTOCK_CUBES:
        p.count = 0
        p.after = 0
        p.step = steps.LAY_FIRST
        p.asked = (1 << p.box.seats) - 1


def to_centre(p: State, colour: i64, why: i64) -> None:
    """A cube from the bag to the centre."""
    p.centre += some(colour, 1)
    p.tell(tell.MOVED, NONE, colour, 1, tell.BAG, tell.CENTRE, why)


def lay_first(p: State, seat: i64, card: i64, action: i64) -> None:
    """Two cards face down; when all have laid them they are revealed (H-011)."""
    p.laid[seat] |= 1 << card
    if p.telling:
        p.tell(tell.CHOSE, seat, action, 1, NONE, NONE, H_011)
    if size(p.laid[seat]) < hands.OPEN:
        return
    p.answered |= 1 << seat
    p.tell(tell.SEALED, seat, 0, 1, NONE, NONE, H_011)
    if p.answered == p.asked:
        p.asked = 0
        p.answered = 0
        hands.reveal(p)
        begin_round(p)


def begin_round(p: State) -> None:
    """Phase 1: the order is fixed, the first seat carries out its cards (H-013, H-014)."""
    p.round += 1
    p.tell(tell.ROUND, NONE, NONE, p.round, NONE, NONE, H_013)
    p.tell(tell.PHASE, NONE, tell.ACTIONS, 1, NONE, NONE, H_013)
    p.removed = 0
    p.hired = 0
    p.dealt = 0
    p.sold = 0
    hands.line_up(p)
    p.place = 0
    begin_turn(p)


def begin_turn(p: State) -> None:
    """Both open cards in the order the seat likes (H-015)."""
    p.seat = p.at_place(p.place)
    p.carried = 0
    p.step = steps.DO_CARD


def come_to(p: State, seat: i64, place: i64) -> None:
    """As if the turn of a seat came now, in this phase or in phase 3; what another has begun is
    broken off."""
    in_phase_three = p.step >= steps.COVER_CARD or place < p.place
    p.card = NONE
    p.victim = NONE
    p.stolen = 0
    p.count = 0
    p.after = 0
    street.clear_purchase(p)
    p.place = place
    begin_turn(p)
    if in_phase_three:
        p.place = 0  # where it does not matter, and nobody is asked for a card before it ends
        p.seat = seat
        p.step = steps.COVER_CARD


def do_card(p: State, seat: i64, card: i64) -> None:
    """Carry out a card; the next follows when it is finished."""
    if cards.carry_out(p, seat, card):
        next_card(p, seat)


def next_card(p: State, seat: i64) -> None:
    """A card is finished: the other one, then purchases (H-015, H-019, HA-36)."""
    p.card = NONE
    p.victim = NONE
    p.stolen = 0
    p.count = 0
    if scoring.is_over(p, seat):  # tax may have boxed the last cube
        return
    left = p.open[seat] & ~p.carried
    if left != 0:
        do_card(p, seat, first(left))
    else:
        p.step = steps.BUY_BUILDING


def conserved(p: State, seat: i64) -> None:
    """A building was removed: refill, or go on (HA-34)."""
    if scoring.is_over(p, seat):
        return
    if not street.refill(p, steps.CARD):
        next_card(p, seat)


def bought(p: State, seat: i64) -> None:
    """A purchase is done: the game may be over, a row may be short (HA-40)."""
    p.step = steps.BUY_BUILDING
    if not scoring.is_over(p, seat):
        street.refill(p, steps.SHOPPING)


def end_turn(p: State, seat: i64) -> None:
    """The next in the order; after the last comes the next phase."""
    if p.telling:
        p.tell(tell.TURN_ENDED, seat, NONE, 1, NONE, NONE, NONE)
    if p.round == 0:
        draw_first_cubes(p)
        return
    in_phase_three = p.laid[seat] != 0
    p.carried = 0
    p.place += 1
    if p.place < p.box.seats:
        p.seat = p.at_place(p.place)
        p.step = steps.COVER_CARD if in_phase_three else steps.DO_CARD
    elif in_phase_three:
        p.place = 0
        hands.reveal(p)
        begin_round(p)
    else:
        restock(p)


def restock(p: State) -> None:
    """Phase 2: three pesos and three cubes to the centre (H-027)."""
    p.place = 0
    p.tell(tell.PHASE, NONE, tell.RESTOCK, 1, NONE, NONE, H_013)
    n = p.withdraw(RESTOCK_PESOS)
    p.centre_pesos += n
    p.tell(tell.RESTOCKED, NONE, NONE, n, tell.BANK, tell.CENTRE, H_027)
    p.count = every(p.bag)
    if p.count > RESTOCK_CUBES:
        p.count = RESTOCK_CUBES
    if p.count == 0:
        restocked(p)
        return
    p.after = steps.RESTOCK
    p.step = steps.DRAW_CUBE


def restocked(p: State) -> None:
    """Phase 3: new cards in the same order (H-028)."""
    if scoring.round_is_last(p):
        return
    p.tell(tell.PHASE, NONE, tell.CARDS, 1, NONE, NONE, H_013)
    p.seat = p.at_place(0)
    p.step = steps.COVER_CARD


def lay_card(p: State, seat: i64, card: i64, action: i64) -> None:
    """The new card lies face down on the one it covers (H-028, HA-06)."""
    p.laid[seat] = 1 << card
    if p.telling:
        p.tell(tell.LAID, seat, p.covers[seat], 1, NONE, NONE, H_028)
        p.tell(tell.CHOSE, seat, action, 1, NONE, NONE, H_028)
    p.step = steps.REST
