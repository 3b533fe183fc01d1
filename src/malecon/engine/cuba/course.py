"""From turn to turn, phase to phase and round to round (C-038 to C-045, C-083, C-097, C-125 on)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import lane, size, unit
from malecon.engine.cuba import (
    actions,
    buildings,
    harbour,
    laws,
    parliament,
    reasons,
    scoring,
    steps,
    tell,
)
from malecon.engine.cuba.kinds import (
    ALL_CARDS,
    ARCHITECT,
    CITRUS,
    FOREMAN,
    MERCHANT,
    NONE,
    TOBACCO,
    WORKER,
)
from malecon.engine.cuba.paragraphs import C_038, C_041, C_125, C_128, C_129
from malecon.engine.cuba.state import State

LAST_ROUND: Final = 6
LAPS: Final = 4


def begin_round(p: State) -> None:
    """Phase A: one proposal from each pile (C-038, C-039)."""
    p.round += 1
    p.tell(tell.ROUND, NONE, NONE, p.round, NONE, NONE, C_038)
    p.tell(tell.PHASE, NONE, tell.PROPOSALS, 1, NONE, NONE, C_038)
    p.passed = 0
    p.count = 0
    parliament.put_ban_aside(p)
    p.step = steps.DRAW_LAW


def begin_actions(p: State) -> None:
    """Phase B, after the delegates where they are secret (C-041, C-150)."""
    p.count = 0
    if p.box.rules.secret_delegate and p.fifth[0] == NONE:
        p.step = steps.SEND_DELEGATE
        p.asked = (1 << p.box.seats) - 1
        return
    p.tell(tell.PHASE, NONE, tell.ACTIONS, 1, NONE, NONE, C_038)
    p.lap = 0
    p.seat = p.start
    p.step = steps.PLAY_CARD


def check_card(p: State, seat: i64, card: i64) -> i64:
    """A card in hand that does not go to parliament (C-041, C-150)."""
    if p.fifth[seat] == card:
        return reasons.IS_DELEGATE
    return reasons.ALLOWED if p.hand[seat] >> card & 1 else reasons.PLAYED


def play_card(p: State, seat: i64, card: i64) -> None:
    """One character, face up, and its action (C-041, C-042)."""
    p.hand[seat] &= ~(1 << card)
    p.played[seat] += card + 1 << 3 * p.lap
    if p.telling:
        p.tell(tell.CARD, seat, card, p.lap + 1, NONE, NONE, C_041)
    p.count = 0
    if card == WORKER:
        p.step = steps.PLACE_PAWN
    elif card == MERCHANT:
        p.bought = 0
        p.sold = 0
        p.step = steps.TRADE
    elif card == ARCHITECT:
        p.step = steps.CHOOSE_BUILDING
    elif card == FOREMAN:
        buildings.begin(p, seat)
        p.step = steps.USE_BUILDINGS
    else:
        p.step = steps.CHOOSE_DOCK


def next_turn(p: State) -> None:
    """Clockwise, four laps (C-041)."""
    clear_turn(p)
    p.seat = p.next_seat(p.seat)
    p.step = steps.PLAY_CARD
    if p.seat == p.start:
        p.lap += 1
        if p.lap == LAPS:
            end_actions(p)


def clear_turn(p: State) -> None:
    """Nothing of a turn is left behind, so that equal positions are equal."""
    p.count = 0
    p.spare = 0
    p.fields_used = 0
    p.bought = 0
    p.sold = 0
    p.reach = 0
    p.used = 0
    p.tile = NONE
    p.dock = NONE
    p.cargo = NONE
    p.after = 0


def come_to(p: State, seat: i64) -> None:
    """As if the turn of a seat came now, whatever another has begun; it has a card to play."""
    clear_turn(p)
    p.lap = 0
    while p.played[seat] >> 3 * p.lap != 0:
        p.lap += 1
    p.seat = seat
    p.step = steps.PLAY_CARD


def end_actions(p: State) -> None:
    """The new start player, then phase C (C-083, C-085)."""
    parliament.new_start(p)
    p.tell(tell.PHASE, NONE, tell.PARLIAMENT, 1, NONE, NONE, C_038)
    parliament.convene(p)


def seal(p: State, seat: i64, action: i64) -> None:
    """A choice that the others see when the last is in (C-088, C-150, A-84)."""
    step = p.step
    what: i64 = tell.PAYMENT_CHOICE
    value = action
    if step == steps.SEND_DELEGATE:
        what = tell.DELEGATE_CHOICE
        value = action - actions.DELEGATE
    elif step == steps.BID_VOTES or step == steps.BID_AGAIN:
        what = tell.BID_CHOICE
        value = action - actions.BID
    p.sealed[seat] = value
    p.answered |= 1 << seat
    if p.telling:
        p.tell(tell.SEALED, seat, what, 1, NONE, NONE, NONE)
        p.tell(tell.CHOSE, seat, action, 1, NONE, NONE, NONE)
    if p.asked == p.answered:
        unseal_all(p)


def unseal_all(p: State) -> None:
    """The last choice is in."""
    if p.step == steps.SEND_DELEGATE:
        for seat in range(p.box.seats):
            p.fifth[seat] = p.sealed[seat]
            p.sealed[seat] = NONE
        p.asked = 0
        p.answered = 0
        begin_actions(p)
    elif p.step == steps.PAY_TAX:
        scoring.reveal_tax(p)
        collect_levy(p)
    elif p.step == steps.PAY_LEVY:
        scoring.reveal_levy(p)
        carry_out_rest(p)
    else:
        parliament.reveal_bids(p)


def carry_out_laws(p: State) -> None:
    """Phase D, in the order I, II, III, IV (C-097)."""
    p.seat = p.start
    for seat in range(p.box.seats):
        p.votes[seat] = 0
    p.tell(tell.PHASE, NONE, tell.LAWS, 1, NONE, NONE, C_038)
    scoring.ask_tax(p)
    if p.asked == 0:
        collect_levy(p)


def collect_levy(p: State) -> None:
    """Group II."""
    scoring.ask_levy(p)
    if p.asked == 0:
        carry_out_rest(p)


def carry_out_rest(p: State) -> None:
    """Groups III and IV, then the end of the round or of the game (C-103, C-110, A-99)."""
    scoring.subsidise(p)
    scoring.change_market(p)
    p.taxed = 0
    if p.round == LAST_ROUND:
        scoring.finish(p)
    else:
        end_round(p)


def end_round(p: State) -> None:
    """Phase E (C-125 to C-130)."""
    p.tell(tell.PHASE, NONE, tell.END_OF_ROUND, 1, NONE, NONE, C_038)
    for seat in range(p.box.seats):
        lose_products(p, seat)
    if p.markers != 0:
        p.tell(tell.MARKERS_OFF, NONE, NONE, size(p.markers), NONE, NONE, C_128)
    p.markers = 0
    harbour.leave(p)
    p.after = steps.AFTER_ROUND
    if harbour.move_up(p):
        go_on(p)


def lose_products(p: State, seat: i64) -> None:
    """Products left in the yard go to the supply (C-125)."""
    if buildings.products_in_yard(p, seat) == 0:
        return
    for kind in range(CITRUS, TOBACCO + 1):
        n = lane(p.stock[seat], kind)
        p.stock[seat] -= n * unit(kind)
        p.supply += n * unit(kind)
        if n > 0:
            p.tell(tell.MOVED, seat, kind, n, tell.YARD, tell.SUPPLY, C_125)


def cards_back(p: State) -> None:
    """All five characters return to hand (C-129)."""
    for seat in range(p.box.seats):
        p.hand[seat] = ALL_CARDS
        p.played[seat] = 0
        p.fifth[seat] = NONE
    p.after = 0
    p.tell(tell.CARDS_BACK, NONE, NONE, 1, NONE, NONE, C_129)


def go_on(p: State) -> None:
    """The ships have moved up; play goes on where it stood."""
    if p.after == steps.AFTER_OFFICE:
        buildings.finish(p)
    elif p.after == steps.AFTER_TURN:
        next_turn(p)
    else:
        cards_back(p)
        begin_round(p)


def send_off(p: State) -> None:
    """Under the harbour law a completed ship leaves and the others close up (C-124)."""
    harbour.depart(p, p.dock, tell.LAW + laws.HARBOUR_LAW)
    if harbour.move_up(p):
        go_on(p)
