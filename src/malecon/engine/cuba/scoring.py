"""Phase D and the end: tax, levy, subsidy, market laws, final points (C-097 to C-113, C-134)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import lane, size
from malecon.engine.cuba import laws, market, reasons, steps, tell
from malecon.engine.cuba.actions import DECLINE, KIND_PAIRS, PAY, PAY_PAIR
from malecon.engine.cuba.kinds import CITRUS, NONE, TOBACCO, WATER
from malecon.engine.cuba.paragraphs import (
    A_79,
    A_87,
    C_097,
    C_098,
    C_100,
    C_102,
    C_103,
    C_135,
    C_136,
)
from malecon.engine.cuba.state import State

LAW_MET: Final = 2
BOTH_MET: Final = 1
SUBSIDY_CAP: Final = 7
MARKET_LAW_UNITS: Final = 2


def tax_due(p: State, seat: i64) -> i64:
    """The tax in force for a seat (C-099, A-43)."""
    law = p.laws[laws.TAX]
    if law == laws.PRINTED_TAX:
        return 2
    if law == laws.TAX_BUILDINGS:
        return size(p.tiles[seat])
    return law + 1


def ask_tax(p: State) -> None:
    """Who can pay is asked, who cannot is skipped; nothing due is paid (C-098, A-84, A-87)."""
    p.step = steps.PAY_TAX
    p.asked = 0
    p.answered = 0
    p.taxed = 0
    law = p.laws[laws.TAX]
    seat = p.start
    for _ in range(p.box.seats):
        due = tax_due(p, seat)
        if due == 0:
            if p.box.rules.building_tax_zero_paid:
                meet_tax(p, seat)
            else:
                p.tell(tell.SKIPPED, seat, law, 1, NONE, NONE, A_87)
        elif p.pesos[seat] >= due:
            p.asked |= 1 << seat
        else:
            p.tell(tell.SKIPPED, seat, law, 1, NONE, NONE, C_098)
        seat = p.next_seat(seat)


def meet_tax(p: State, seat: i64) -> None:
    """The tax is paid and scores."""
    law = p.laws[laws.TAX]
    p.tell(tell.MET, seat, law, 1, NONE, NONE, C_098)
    p.pay(seat, tax_due(p, seat), C_098)
    p.score(seat, LAW_MET, tell.LAW_POINTS, tell.LAW + law)
    p.taxed |= 1 << seat


def reveal_tax(p: State) -> None:
    """All answers at once, scored clockwise from the start player (A-84)."""
    seat = p.start
    for _ in range(p.box.seats):
        if p.asked >> seat & 1:
            if p.sealed[seat] == PAY:
                meet_tax(p, seat)
            else:
                p.tell(tell.DECLINED, seat, p.laws[laws.TAX], 1, NONE, NONE, C_098)
            p.sealed[seat] = NONE
        seat = p.next_seat(seat)
    p.asked = 0
    p.answered = 0


def levy_kind(p: State) -> i64:
    """The one kind that the levy asks for, or NONE if it asks for two of a class (C-101)."""
    law = p.laws[laws.LEVY]
    if law == laws.PRINTED_LEVY:
        return CITRUS
    if law == laws.LEVY_WATER:
        return WATER
    if law >= laws.LEVY_MATERIALS:
        return NONE
    return CITRUS + law - laws.LEVY_CITRUS


def check_levy(p: State, seat: i64, answer: i64) -> i64:
    """An answer that the law knows, with the pieces for it (C-101, A-85)."""
    if answer == DECLINE:
        return reasons.ALLOWED
    if levy_kind(p) != NONE:
        known = answer == PAY
    else:
        pair = answer - PAY_PAIR
        known = pair >= 0 and (pair >= 6) == (p.laws[laws.LEVY] == laws.LEVY_PRODUCTS)
    if not known:
        return reasons.NOT_ASKED_FOR
    return reasons.ALLOWED if levy_answers(p, seat) >> (answer - PAY) & 1 else reasons.CANNOT_PAY


def levy_answers(p: State, seat: i64) -> i64:
    """Ways to pay the levy, as a mask counted from PAY; without DECLINE (A-85, A-89, A-90)."""
    kind = levy_kind(p)
    if kind != NONE:
        return 1 if p.held(seat, kind) > 0 else 0
    products = p.laws[laws.LEVY] == laws.LEVY_PRODUCTS
    base: i64 = CITRUS if products else 0
    offset: i64 = PAY_PAIR - PAY + (6 if products else 0)
    holds = p.holds(seat)
    found: i64 = 0
    for pair in range(6):
        one: i64 = KIND_PAIRS[2 * pair]
        two: i64 = KIND_PAIRS[2 * pair + 1]
        if holds >> (base + one) & holds >> (base + two) & 1:
            if one != two or p.held(seat, base + one) > 1:
                found |= 1 << (offset + pair)
    return found


def levy_kinds(p: State, answer: i64) -> list[int]:
    """The pieces that an answer pays: one of the kind that is asked for, or two (C-101)."""
    if answer == PAY:
        return [levy_kind(p)]
    pair = answer - PAY_PAIR
    base: i64 = 0
    if pair >= 6:
        pair -= 6
        base = CITRUS
    return [base + KIND_PAIRS[2 * pair], base + KIND_PAIRS[2 * pair + 1]]


def ask_levy(p: State) -> None:
    """Who can pay is asked, who cannot is skipped (C-100, A-84)."""
    p.step = steps.PAY_LEVY
    p.asked = 0
    p.answered = 0
    seat = p.start
    for _ in range(p.box.seats):
        if levy_answers(p, seat) != 0:
            p.asked |= 1 << seat
        else:
            p.tell(tell.SKIPPED, seat, p.laws[laws.LEVY], 1, NONE, NONE, C_100)
        seat = p.next_seat(seat)


def reveal_levy(p: State) -> None:
    """All answers at once; tax and levy together bring one point more (C-100, C-102, A-88)."""
    law = p.laws[laws.LEVY]
    seat = p.start
    for _ in range(p.box.seats):
        if p.asked >> seat & 1:
            if p.sealed[seat] == DECLINE:
                p.tell(tell.DECLINED, seat, law, 1, NONE, NONE, C_100)
            else:
                meet_levy(p, seat, p.sealed[seat])
            p.sealed[seat] = NONE
        seat = p.next_seat(seat)
    p.asked = 0
    p.answered = 0


def meet_levy(p: State, seat: i64, answer: i64) -> None:
    """The levy is paid and scores."""
    law = p.laws[laws.LEVY]
    p.tell(tell.MET, seat, law, 1, NONE, NONE, C_100)
    for kind in levy_kinds(p, answer):
        p.spend(seat, kind, 1, C_100)
    p.score(seat, LAW_MET, tell.LAW_POINTS, tell.LAW + law)
    if p.taxed >> seat & 1:
        p.score(seat, BOTH_MET, tell.LAW_POINTS, C_102)


def subsidise(p: State) -> None:
    """Everybody scores by the subsidy in force; nothing is paid (C-103)."""
    law = p.laws[laws.SUBSIDY]
    if law == NONE:
        return
    seat = p.start
    for _ in range(p.box.seats):
        points = subsidy(p, seat, law)
        if points == 0:
            p.tell(tell.SKIPPED, seat, law, 1, NONE, NONE, C_103)
        p.score(seat, points, tell.LAW_POINTS, tell.LAW + law)
        seat = p.next_seat(seat)


def subsidy(p: State, seat: i64, law: i64) -> i64:
    """The points of one seat (C-104 to C-109)."""
    if law == laws.SUBSIDY_BUILDINGS:
        return size(p.tiles[seat])
    if law == laws.SUBSIDY_MATERIALS:
        return size(p.box.material_fields[p.board[seat]] & ~p.built[seat])
    if law == laws.SUBSIDY_PRODUCTS:
        return size(p.box.product_fields[p.board[seat]] & ~p.built[seat])
    if law == laws.SUBSIDY_VOTES:
        return p.fifth[seat] + 1
    amount = lane(p.stock[seat], WATER) if law == laws.SUBSIDY_WATER else p.pesos[seat] // 3
    return amount if amount < SUBSIDY_CAP else SUBSIDY_CAP


def change_market(p: State) -> None:
    """Two of each product leave or join the market (C-111 to C-113, A-79)."""
    law = p.laws[laws.MISCELLANEOUS]
    if law != laws.SCARCITY and law != laws.SURPLUS:
        return
    if p.box.rules.market_law_once and p.passed >> laws.MISCELLANEOUS & 1 == 0:
        p.tell(tell.SKIPPED, NONE, law, 1, NONE, NONE, A_79)
        return
    before = p.market
    for kind in range(CITRUS, TOBACCO + 1):
        if law == laws.SCARCITY:
            market.remove(p, kind, MARKET_LAW_UNITS, tell.LAW + law)
        else:
            market.refill(p, kind, MARKET_LAW_UNITS, tell.LAW + law)
    if p.market == before:
        p.tell(tell.SKIPPED, NONE, law, 1, NONE, NONE, C_097)


def finish(p: State) -> None:
    """Two points per own building, then the game is over (C-134, C-135)."""
    for seat in range(p.box.seats):
        p.score(seat, 2 * size(p.tiles[seat]), tell.OWNED, C_135)
    p.step = steps.GAME_OVER
    best = winners(p)
    for seat in range(p.box.seats):
        if best >> seat & 1:
            p.tell(tell.OVER, seat, NONE, p.points[seat], NONE, NONE, C_136)


def winners(p: State) -> i64:
    """Most points, then most pesos; equals share the victory (C-136, A-86)."""
    most: i64 = -1
    found: i64 = 0
    for seat in range(p.box.seats):
        rank = p.points[seat] * 10000 + p.pesos[seat]
        if rank > most:
            most = rank
            found = 0
        if rank == most:
            found |= 1 << seat
    return found
