"""The table of HAVANA at one moment, and the few ways in which pieces, pesos and points move."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from malecon.engine.havana import tell
from malecon.engine.havana.cubes import count, some
from malecon.engine.havana.kinds import BUILDINGS, COLOURS, NONE, PROTECTION
from malecon.engine.havana.rules import UNLIMITED, Components, Rules
from malecon.engine.position import Position

TARGETS: Final = bytes([0, 0, 25, 20, 15])  # by number of seats (H-002)


class Box:
    """What all positions of a match share."""

    def __init__(self, rules: Rules, components: Components, seats: int) -> None:
        self.rules: Rules = rules
        self.components: Components = components
        self.seats: i64 = seats
        self.target: i64 = TARGETS[seats]
        self.none: vec[i64] = vec[i64]([0] * seats)
        self.prices: bytes = b"".join(components.cubes)  # colour after colour
        self.rows: vec[i64] = price_rows(components)

    def price(self, building: i64, colour: i64) -> i64:
        """How many cubes of a colour a building costs."""
        return self.prices[BUILDINGS * colour + building]


def price_rows(components: Components) -> vec[i64]:
    """The cubes that each building costs, as a row of counts."""
    rows = vec[i64]()
    for building in range(BUILDINGS):
        row: i64 = 0
        for colour in range(COLOURS):
            row += some(colour, components.cubes[colour][building])
        rows = append(rows, row)
    return rows


class State(Position):
    """Every field in the order of the table. Cubes are rows of counts, sets are masks."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.round: i64 = 0
        self.step: i64 = 0  # what is asked now (steps.py)
        self.seat: i64 = 0  # whose turn it is
        self.place: i64 = 0  # the turn's place in the order
        self.order: i64 = 0  # seats in turn order, three bits each
        # the street and the plaza
        self.rows: vec[i64] = box.none  # top and bottom, six bits a building
        self.lengths: vec[i64] = box.none
        self.row: i64 = 0  # the row that is being filled
        self.draw_pile: i64 = 0  # buildings to come, in an order that nobody knows
        self.bag: i64 = 0
        self.centre: i64 = 0
        self.centre_pesos: i64 = 0
        self.boxed: i64 = 0  # cubes out of the game
        self.supply_workers: i64 = 0
        self.bank: i64 = 0
        self.removed: i64 = 0  # whether Conservation has removed a building this round
        self.hired: i64 = 0  # whether Worker has been carried out this round
        self.dealt: i64 = 0  # whether Black market has been carried out this round
        self.sold: i64 = 0  # whether a building has left a row this round
        self.idle: i64 = 0  # rounds in a row in which none has
        self.ended: i64 = NONE
        # simultaneous choices
        self.asked: i64 = 0
        self.answered: i64 = 0
        # the seats
        self.points: vec[i64] = box.none
        self.pesos: vec[i64] = box.none
        self.workers: vec[i64] = box.none
        self.cubes: vec[i64] = box.none
        self.buildings: vec[i64] = box.none
        self.hand: vec[i64] = box.none
        self.discard: vec[i64] = box.none
        self.open: vec[i64] = box.none
        self.laid: vec[i64] = box.none  # cards face down on the table, as a set
        self.covers: vec[i64] = box.none  # the open card under the new one
        self.unknown: vec[i64] = box.none  # cards that others cannot place
        self.unsure: vec[i64] = box.none  # how many of them are in hand
        # unknown cards that earlier Renewals took from: piles of 13 bits, the latest lowest, and
        # how many of each are in hand at least, four bits a pile
        self.piles: vec[i64] = box.none
        self.at_least: vec[i64] = box.none
        # the turn
        self.carried: i64 = 0  # cards carried out
        self.card: i64 = NONE  # being carried out
        self.victim: i64 = NONE
        self.stolen: i64 = 0  # cubes taken from the victim
        self.count: i64 = 0  # units of the step at hand: drawn, stolen, picked
        self.end_bought: i64 = NONE  # the end whose price is being paid
        self.replaced: i64 = 0  # cubes to be replaced by debris
        self.replaced_workers: i64 = 0
        self.after: i64 = 0  # where play goes on when chance has drawn

    def copy_into(self, other: "State") -> None:
        """Give another position of the same box all fields of this one."""
        other.round = self.round
        other.step = self.step
        other.seat = self.seat
        other.place = self.place
        other.order = self.order
        other.rows = self.rows[:]
        other.lengths = self.lengths[:]
        other.row = self.row
        other.draw_pile = self.draw_pile
        other.bag = self.bag
        other.centre = self.centre
        other.centre_pesos = self.centre_pesos
        other.boxed = self.boxed
        other.supply_workers = self.supply_workers
        other.bank = self.bank
        other.removed = self.removed
        other.hired = self.hired
        other.dealt = self.dealt
        other.sold = self.sold
        other.idle = self.idle
        other.ended = self.ended
        other.asked = self.asked
        other.answered = self.answered
        other.points = self.points[:]
        other.pesos = self.pesos[:]
        other.workers = self.workers[:]
        other.cubes = self.cubes[:]
        other.buildings = self.buildings[:]
        other.hand = self.hand[:]
        other.discard = self.discard[:]
        other.open = self.open[:]
        other.laid = self.laid[:]
        other.covers = self.covers[:]
        other.unknown = self.unknown[:]
        other.unsure = self.unsure[:]
        other.piles = self.piles[:]
        other.at_least = self.at_least[:]
        other.carried = self.carried
        other.card = self.card
        other.victim = self.victim
        other.stolen = self.stolen
        other.count = self.count
        other.end_bought = self.end_bought
        other.replaced = self.replaced
        other.replaced_workers = self.replaced_workers
        other.after = self.after

    def columns(self) -> list[vec[i64]]:
        """The fields that hold several numbers, in the order of the table."""
        found = [self.rows, self.lengths, self.points, self.pesos, self.workers, self.cubes]
        found += [self.buildings, self.hand, self.discard, self.open, self.laid, self.covers]
        found += [self.unknown, self.unsure, self.piles, self.at_least]
        return found

    def numbers(self) -> list[int]:
        """Every field as plain numbers: the single ones, then the columns."""
        found: list[int] = [self.round, self.step, self.seat, self.place, self.order]
        found += [self.draw_pile, self.bag, self.centre, self.centre_pesos, self.boxed]
        found += [self.supply_workers, self.bank, self.removed, self.hired, self.dealt]
        found += [self.sold, self.idle, self.ended, self.asked, self.answered, self.carried]
        found += [self.card, self.victim, self.count, self.end_bought, self.replaced]
        found += [self.replaced_workers, self.after, self.row, self.stolen]
        for column in self.columns():
            for number in column:
                found.append(number)
        return found

    def set_numbers(self, given: list[int]) -> None:
        """Take every field from plain numbers; must agree with numbers()."""
        (self.round, self.step, self.seat, self.place, self.order) = given[0:5]
        (self.draw_pile, self.bag, self.centre, self.centre_pesos, self.boxed) = given[5:10]
        (self.supply_workers, self.bank, self.removed, self.hired, self.dealt) = given[10:15]
        (self.sold, self.idle, self.ended, self.asked, self.answered, self.carried) = given[15:21]
        (self.card, self.victim, self.count, self.end_bought, self.replaced) = given[21:26]
        (self.replaced_workers, self.after, self.row, self.stolen) = given[26:30]
        at = 30
        for column in self.columns():
            for i in range(len(column)):
                column[i] = given[at]
                at += 1

    def why(self) -> i64:
        """The card being carried out, as a reason."""
        return tell.CARD_REASON + self.card

    def at_place(self, place: i64) -> i64:
        """The seat that has a place in the order."""
        return (self.order >> 3 * place) & 7

    def gain_cubes(self, seat: i64, colour: i64, n: i64, source: i64, why: i64) -> None:
        """Cubes into a seat's stock; the caller has taken them away elsewhere."""
        self.cubes[seat] += some(colour, n)
        if self.telling and n > 0:
            self.tell(tell.MOVED, seat, colour, n, source, tell.STOCK, why)

    def box_cubes(self, seat: i64, colour: i64, n: i64, why: i64) -> None:
        """Cubes of a seat out of the game (H-021, HA-23)."""
        self.cubes[seat] -= some(colour, n)
        self.boxed += some(colour, n)
        if self.telling and n > 0:
            self.tell(tell.MOVED, seat, colour, n, tell.STOCK, tell.BOX, why)

    def gain_workers(self, seat: i64, n: i64, why: i64) -> None:
        """Workers from the supply, as far as there are any (H-039, HA-25)."""
        if n > self.supply_workers:
            n = self.supply_workers
        self.supply_workers -= n
        self.workers[seat] += n
        if self.telling:
            if n > 0:
                self.tell(tell.MOVED, seat, COLOURS, n, tell.SUPPLY, tell.STOCK, why)
            else:
                self.tell(tell.SKIPPED, seat, self.card, 1, NONE, NONE, why)

    def lose_workers(self, seat: i64, n: i64, why: i64) -> None:
        """Workers back to the supply."""
        self.workers[seat] -= n
        self.supply_workers += n
        if self.telling and n > 0:
            self.tell(tell.MOVED, seat, COLOURS, n, tell.STOCK, tell.SUPPLY, why)

    def pay(self, seat: i64, n: i64, why: i64) -> None:
        """Pesos to the bank."""
        self.pesos[seat] -= n
        if self.bank != UNLIMITED:
            self.bank += n
        if self.telling and n > 0:
            self.tell(tell.PAID, seat, NONE, n, NONE, tell.BANK, why)

    def withdraw(self, n: i64) -> i64:
        """Pesos out of the bank, as far as it has them (HA-24)."""
        if self.bank != UNLIMITED:
            if n > self.bank:
                n = self.bank
            self.bank -= n
        return n

    def is_protected(self, seat: i64) -> bool:
        """Protection lies open: no thief and no tax collector (H-035, HA-11, HA-12)."""
        return self.open[seat] >> PROTECTION & 1 == 1

    def has_cube(self, seat: i64, colour: i64) -> bool:
        """Whether a seat has a cube of a colour."""
        return count(self.cubes[seat], colour) > 0
