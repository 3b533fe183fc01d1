"""The table of CUBA at one moment, and the few ways in which pieces, pesos and points move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import filled, lane, unit
from malecon.engine.cuba import tell
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.kinds import CITRUS, NOBODY, NONE, TOBACCO
from malecon.engine.cuba.rules import UNLIMITED
from malecon.engine.position import Position

STORED: Final = 5  # a product's lane in the warehouse is its lane in the yard and this
PRODUCT_LANES: Final = 0b111111111111111 << 5 * CITRUS
SEA: Final = 0  # place of the ship outside; 1, 2 and 3 are the docks


class State(Position):
    """Every field in the order of the board. Counts are rows of lanes (bits.py), sets are masks."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.round: i64 = 0
        self.step: i64 = 0  # what is asked now (steps.py)
        self.seat: i64 = 0  # whose turn it is
        self.start: i64 = NOBODY  # the start player
        self.lap: i64 = 0
        # the board
        self.market: i64 = 0
        self.supply: i64 = 0
        self.bank: i64 = 0
        self.tiles_left: i64 = 0
        self.markers: i64 = 0  # covered alternatives
        self.ship: vec[i64] = box.none  # at sea and in docks 1 to 3
        self.loaded: vec[i64] = box.none  # their occupied spaces
        self.unseen: i64 = 0  # ships of the pile in an order that nobody knows
        self.tail: i64 = 0  # ships under them in the order all saw, four bits each
        self.tail_length: i64 = 0
        # parliament
        self.law_piles: i64 = 0
        self.proposals: vec[i64] = box.none
        self.laws: vec[i64] = box.none
        self.passed: i64 = 0  # groups with a law passed this round
        self.vetoed_group: i64 = NONE  # group and round of the latest veto (C-145)
        self.vetoed_round: i64 = 0
        self.church: i64 = NOBODY  # who may still veto this round
        self.town_hall: i64 = NOBODY  # who used it this round
        self.votes: vec[i64] = box.none
        self.taxed: i64 = 0  # seats that met this round's tax
        self.asked: i64 = 0  # seats in a simultaneous choice
        self.answered: i64 = 0
        self.sealed: vec[i64] = box.none  # what they chose
        # the seats
        self.points: vec[i64] = box.none
        self.sources: vec[i64] = box.none  # where points came from, ten bits each
        self.pesos: vec[i64] = box.none
        self.stock: vec[i64] = box.none  # yard lanes 0 to 7, warehouse lanes 8 to 10
        self.board: vec[i64] = box.none
        self.pawn: vec[i64] = box.none
        self.built: vec[i64] = box.none  # fields with a building
        self.tiles: vec[i64] = box.none  # tiles owned
        self.fields: vec[i64] = box.none  # twelve lanes: the tile on the field, plus one
        self.hand: vec[i64] = box.none
        self.played: vec[i64] = box.none  # this round's cards in order, three bits each, plus one
        self.fifth: vec[i64] = box.none  # the card for parliament
        # the turn
        self.count: i64 = 0  # units of the step at hand: taken, given, loaded, drawn
        self.spare: i64 = 0  # product fields still free of water
        self.fields_used: i64 = 0
        self.bought: i64 = 0
        self.sold: i64 = 0
        self.reach: i64 = 0  # tiles in the pawn's cross
        self.used: i64 = 0
        self.tile: i64 = NONE  # being built or used
        self.dock: i64 = NONE
        self.cargo: i64 = NONE  # what the large office loads
        self.after: i64 = 0  # where play goes on when the ships have moved up

    def copy_into(self, other: "State") -> None:
        """Give another position of the same box all fields of this one."""
        other.round = self.round
        other.step = self.step
        other.seat = self.seat
        other.start = self.start
        other.lap = self.lap
        other.market = self.market
        other.supply = self.supply
        other.bank = self.bank
        other.tiles_left = self.tiles_left
        other.markers = self.markers
        other.ship = self.ship[:]
        other.loaded = self.loaded[:]
        other.unseen = self.unseen
        other.tail = self.tail
        other.tail_length = self.tail_length
        other.law_piles = self.law_piles
        other.proposals = self.proposals[:]
        other.laws = self.laws[:]
        other.passed = self.passed
        other.vetoed_group = self.vetoed_group
        other.vetoed_round = self.vetoed_round
        other.church = self.church
        other.town_hall = self.town_hall
        other.votes = self.votes[:]
        other.taxed = self.taxed
        other.asked = self.asked
        other.answered = self.answered
        other.sealed = self.sealed[:]
        other.points = self.points[:]
        other.sources = self.sources[:]
        other.pesos = self.pesos[:]
        other.stock = self.stock[:]
        other.board = self.board[:]
        other.pawn = self.pawn[:]
        other.built = self.built[:]
        other.tiles = self.tiles[:]
        other.fields = self.fields[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.fifth = self.fifth[:]
        other.count = self.count
        other.spare = self.spare
        other.fields_used = self.fields_used
        other.bought = self.bought
        other.sold = self.sold
        other.reach = self.reach
        other.used = self.used
        other.tile = self.tile
        other.dock = self.dock
        other.cargo = self.cargo
        other.after = self.after

    def rows(self) -> list[vec[i64]]:
        """The fields that hold several numbers, in the order of the board."""
        found = [self.ship, self.loaded, self.proposals, self.laws, self.votes, self.sealed]
        found += [self.points, self.sources, self.pesos, self.stock, self.board, self.pawn]
        found += [self.built, self.tiles, self.fields, self.hand, self.played, self.fifth]
        return found

    def numbers(self) -> list[int]:
        """Every field as plain numbers: the single ones, then the rows."""
        found: list[int] = [self.round, self.step, self.seat, self.start, self.lap]
        found += [self.market, self.supply, self.bank, self.tiles_left, self.markers]
        found += [self.unseen, self.tail, self.tail_length, self.law_piles, self.passed]
        found += [self.vetoed_group, self.vetoed_round, self.church, self.town_hall]
        found += [self.taxed, self.asked, self.answered, self.count, self.spare]
        found += [self.fields_used, self.bought, self.sold, self.reach, self.used]
        found += [self.tile, self.dock, self.cargo, self.after]
        for row in self.rows():
            for number in row:
                found.append(number)
        return found

    def set_numbers(self, given: list[int]) -> None:
        """Take every field from plain numbers; must agree with numbers()."""
        (self.round, self.step, self.seat, self.start, self.lap) = given[0:5]
        (self.market, self.supply, self.bank, self.tiles_left, self.markers) = given[5:10]
        (self.unseen, self.tail, self.tail_length, self.law_piles, self.passed) = given[10:15]
        (self.vetoed_group, self.vetoed_round, self.church, self.town_hall) = given[15:19]
        (self.taxed, self.asked, self.answered, self.count, self.spare) = given[19:24]
        (self.fields_used, self.bought, self.sold, self.reach, self.used) = given[24:29]
        (self.tile, self.dock, self.cargo, self.after) = given[29:33]
        at = 33
        for row in self.rows():
            for i in range(len(row)):
                row[i] = given[at]
                at += 1

    def held(self, seat: i64, kind: i64) -> i64:
        """How many of a kind a seat has in yard and warehouse together (C-044)."""
        stock = self.stock[seat]
        if kind >= CITRUS and kind <= TOBACCO:
            return lane(stock, kind) + lane(stock, kind + STORED)
        return lane(stock, kind)

    def holds(self, seat: i64) -> i64:
        """The kinds of which a seat has any, as a mask."""
        stock = self.stock[seat]
        return filled(stock | (stock >> 5 * STORED) & PRODUCT_LANES)

    def gain(self, seat: i64, kind: i64, n: i64, source: i64, why: i64) -> i64:
        """Take up to n of a kind from the supply into the yard (C-053, C-131)."""
        there = lane(self.supply, kind)
        if n > there:
            n = there
        pieces = n << 5 * kind
        self.supply -= pieces
        self.stock[seat] += pieces
        if self.telling and n > 0:
            self.tell(tell.MOVED, seat, kind, n, source, tell.YARD, why)
        return n

    def draw_from(self, seat: i64, kind: i64) -> i64:
        """Take one of a kind out of a seat's stock, the yard first (A-44); the place it left."""
        if lane(self.stock[seat], kind) > 0:
            self.stock[seat] -= unit(kind)
            return tell.YARD
        self.stock[seat] -= unit(kind + STORED)
        return tell.WAREHOUSE

    def spend(self, seat: i64, kind: i64, n: i64, why: i64) -> None:
        """Hand n of a kind to the supply (C-020, C-139)."""
        for _ in range(n):
            place = self.draw_from(seat, kind)
            self.supply += unit(kind)
            if self.telling:
                self.tell(tell.MOVED, seat, kind, 1, place, tell.SUPPLY, why)

    def pay(self, seat: i64, n: i64, why: i64) -> None:
        """Pesos to the bank."""
        self.pesos[seat] -= n
        if self.bank != UNLIMITED:
            self.bank += n
        if self.telling and n > 0:
            self.tell(tell.PAID, seat, NONE, n, NONE, tell.BANK, why)

    def earn(self, seat: i64, n: i64, why: i64) -> None:
        """Pesos from the bank, as far as it has them (A-06)."""
        if self.bank != UNLIMITED:
            if n > self.bank:
                n = self.bank
            self.bank -= n
        self.pesos[seat] += n
        self.tell(tell.EARNED, seat, NONE, n, tell.BANK, NONE, why)

    def score(self, seat: i64, n: i64, source: i64, why: i64) -> None:
        """Points at once (C-043); past 80 they simply add up (C-133)."""
        self.points[seat] += n
        self.sources[seat] += n << (10 * source)
        if self.telling and n > 0:
            self.tell(tell.SCORED, seat, source, n, NONE, NONE, why)

    def next_seat(self, seat: i64) -> i64:
        """The seat that follows clockwise."""
        return seat + 1 if seat + 1 < self.box.seats else 0
