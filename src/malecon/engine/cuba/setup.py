"""Setting up: the board, the boards of the seats, and the pieces they choose (C-021 to C-037)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import first, lane, unit
from malecon.engine.cuba import laws, reasons, steps, tell
from malecon.engine.cuba.course import begin_round
from malecon.engine.cuba.kinds import ALL_CARDS, CIGARS, CITRUS, NONE, RUM, WAREHOUSE_FIELD
from malecon.engine.cuba.paragraphs import C_025, C_029, C_036
from malecon.engine.cuba.rules import COMMON, MIXED, UNLIMITED
from malecon.engine.cuba.state import SEA, State
from malecon.engine.cuba.tiles import ALL_TILES

STARTING_PESOS: Final = 10
MATERIALS_EACH: Final = 15
START_MATERIALS: Final = 2
START_PIECES: Final = 4


def lay_out(p: State) -> None:
    """The table before the first ship is turned up (C-021 to C-036)."""
    box = p.box
    p.ship = vec[i64]([NONE] * 4)
    p.loaded = vec[i64]([0] * 4)
    p.proposals = vec[i64]([NONE] * 4)
    p.laws = vec[i64]([laws.PRINTED_TAX, laws.PRINTED_LEVY, NONE, NONE])
    for_seats(p)
    for kind in range(3):
        p.supply += MATERIALS_EACH * unit(kind)
    for kind in range(CITRUS, RUM):
        p.market += box.components.start_products * unit(kind)
        p.supply += (box.rules.products_each - box.components.start_products) * unit(kind)
    for kind in range(RUM, CIGARS + 1):
        p.market += box.components.start_goods * unit(kind)
        p.supply += (box.rules.goods_each - box.components.start_goods) * unit(kind)
    p.bank = box.rules.bank
    if p.bank != UNLIMITED:
        p.bank -= STARTING_PESOS * box.seats
    p.tiles_left = ALL_TILES
    p.unseen = (1 << len(box.components.ships)) - 1
    p.law_piles = laws.ALL_LAWS
    p.step = steps.DRAW_SHIP


def for_seats(p: State) -> None:
    """What each seat begins with (C-030)."""
    none = p.box.none
    p.votes = none[:]
    p.points = none[:]
    p.sources = none[:]
    p.pesos = none[:]
    p.stock = none[:]
    p.board = none[:]
    p.pawn = none[:]
    p.built = none[:]
    p.tiles = none[:]
    p.fields = none[:]
    p.hand = none[:]
    p.played = none[:]
    p.fifth = none[:]
    p.sealed = none[:]
    for seat in range(p.box.seats):
        p.pesos[seat] = STARTING_PESOS
        p.hand[seat] = ALL_CARDS
        p.fifth[seat] = NONE
        p.sealed[seat] = NONE
        p.pawn[seat] = first(p.box.kind_fields(0, WAREHOUSE_FIELD))


def draw_ship(p: State, ship: i64) -> None:
    """The first three ships go to dock 1, dock 2 and sea (C-025, C-026)."""
    p.count += 1
    place = p.count if p.count < 3 else SEA
    p.unseen &= ~(1 << ship)
    p.ship[place] = ship
    p.tell(tell.SHIP, NONE, ship, 1, tell.PILE, tell.DOCK + place, C_025)
    if place == SEA:
        p.step = steps.DRAW_START


def draw_start(p: State, seat: i64) -> None:
    """The start player (C-029, A-01)."""
    p.start = seat
    p.tell(tell.START, seat, NONE, 1, NONE, NONE, C_029)
    deal_boards(p)


def draw_board(p: State, board: i64) -> None:
    """An individual board for the next seat (A-02)."""
    p.board[p.count] = board + 1
    p.pawn[p.count] = first(p.box.kind_fields(board + 1, WAREHOUSE_FIELD))
    p.tell(tell.BOARD, p.count, board + 1, 1, NONE, NONE, C_036)
    p.count += 1
    if p.count == p.box.seats:
        begin_picks(p)


def deal_boards(p: State) -> None:
    """One side for all is no draw; individual boards are dealt (C-036, A-02)."""
    p.count = 0
    if p.box.rules.sides == COMMON:
        begin_picks(p)
    else:
        p.step = steps.DRAW_BOARD


def begin_picks(p: State) -> None:
    """The start player first, then clockwise (A-03)."""
    p.seat = p.start
    ask_picks(p)


def ask_picks(p: State) -> None:
    """Where sides are mixed each seat first turns its board (D-07)."""
    p.count = 0
    if p.box.rules.sides == MIXED:
        p.step = steps.CHOOSE_SIDE
    else:
        place_pawn(p, p.seat)


def choose_side(p: State, seat: i64, individual: i64) -> None:
    """Common or individual side of the own board."""
    if individual == 0:
        p.board[seat] = 0
    p.tell(tell.SIDE, seat, p.board[seat], 1, NONE, NONE, C_036)
    place_pawn(p, seat)


def place_pawn(p: State, seat: i64) -> None:
    """The pawn starts on the warehouse (C-032)."""
    p.pawn[seat] = first(p.box.kind_fields(p.board[seat], WAREHOUSE_FIELD))
    p.step = steps.TAKE_PIECES


def check_piece(p: State, kind: i64) -> i64:
    """Two materials, then two products, of those in supply (C-030, A-03)."""
    if lane(p.supply, kind) == 0:
        return reasons.SUPPLY_EMPTY
    if p.count >= START_PIECES or (kind >= CITRUS) != (p.count >= START_MATERIALS):
        return reasons.PAIRS_OF_TWO
    return reasons.ALLOWED


def start_pieces(p: State) -> i64:
    """The pieces that a seat may take now; must agree with check_piece()."""
    found: i64 = 0
    base: i64 = CITRUS if p.count >= START_MATERIALS else 0
    for kind in range(base, base + CITRUS):
        if lane(p.supply, kind) > 0:
            found |= 1 << kind
    return found


def boards_left(p: State) -> i64:
    """Individual boards not yet dealt: bit 0 is the first of them."""
    found: i64 = 0b11111
    for seat in range(p.count):
        found &= ~(1 << (p.board[seat] - 1))
    return found


def next_picks(p: State) -> None:
    """The next seat takes its pieces; after the last the game begins."""
    p.seat = p.next_seat(p.seat)
    if p.seat == p.start:
        begin_round(p)
    else:
        ask_picks(p)
