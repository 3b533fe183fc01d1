"""Which positions can be: pieces all there, and the table as the course of the game leaves it."""

from typing import Final

from malecon.engine.bits import bit, size
from malecon.engine.havana import course, hands, scoring, steps, street
from malecon.engine.havana.cubes import coloured, count, every
from malecon.engine.havana.kinds import (
    ALL_CARDS,
    BLACK_MARKET,
    BUILDINGS,
    COLOURED,
    CONSERVATION,
    MAMA,
    MATERIAL_THIEF,
    PESO_THIEF,
    RENEWAL,
    TAX_COLLECTOR,
)
from malecon.engine.havana.turn import Havana
from malecon.games.errors import BadSnapshot
from malecon.games.havana import invariants_turn, names

_CARD_OF: Final = {
    steps.RENEW: RENEWAL,
    steps.CONSERVE: CONSERVATION,
    steps.TAX_SEAT: TAX_COLLECTOR,
    steps.ROB_PESOS: PESO_THIEF,
    steps.ROB_CUBES: MATERIAL_THIEF,
    steps.STEAL_CUBES: MATERIAL_THIEF,
    steps.PICK_CUBES: MAMA,
}
# Far more than a game brings, and few enough that what is still to come outgrows no place.
MOST_MONEY: Final = 5000


def check(p: Havana) -> None:
    """Refuse a position that no game can reach."""
    for part in (
        _cubes,
        _workers,
        _buildings,
        _money,
        _cards,
        _course,
        _choices,
        _laying,
        _draws,
        _turn,
    ):
        part(p)
    invariants_turn.check(p)
    if p.step != steps.GAME_OVER and not p.legal(p.to_move()):
        raise BadSnapshot(f"Nobody could go on from step {names.STEPS[p.step]}.")


def _refuse_if(wrong: object, sentence: str) -> None:
    if wrong:
        raise BadSnapshot(sentence)


def _cubes(p: Havana) -> None:
    for colour, name in enumerate(names.COLOURS):
        there = count(p.bag, colour) + count(p.centre, colour) + count(p.boxed, colour)
        there += sum(count(p.cubes[seat], colour) for seat in range(p.box.seats))
        total = course.DEBRIS_CUBES if name == "debris" else course.CUBES_EACH
        _refuse_if(there != total, f"There are {there} cubes of {name}, not {total}.")


def _workers(p: Havana) -> None:
    there = p.supply_workers + sum(p.workers[seat] for seat in range(p.box.seats))
    _refuse_if(there != course.WORKERS, f"There are {there} workers, not {course.WORKERS}.")


def _buildings(p: Havana) -> None:
    seen = p.draw_pile
    rows = [p.rows[r] >> 6 * i & 63 for r in range(2) for i in range(p.lengths[r])]
    masks = [bit(building) for building in rows] + [p.buildings[s] for s in range(p.box.seats)]
    for mask in masks:
        _refuse_if(seen & mask, "A building is in two places.")
        seen |= mask
    for seat in range(p.box.seats):
        worth = sum(p.box.components.points[b] for b in range(36) if p.buildings[seat] & bit(b))
        _refuse_if(
            worth != p.points[seat], f"Seat {seat} has {p.points[seat]} points, not {worth}."
        )
    if p.step in (steps.DRAW_BUILDING, steps.GAME_OVER):
        return
    _refuse_if(size(p.draw_pile) % 4, "The pile holds a multiple of four.")
    short = 2 in (p.lengths[0], p.lengths[1])
    _refuse_if(short and p.draw_pile, "A row of two is refilled while the pile lasts.")
    none = not p.draw_pile and not p.lengths[0] and not p.lengths[1]
    _refuse_if(none, "No building is left: the game is over.")
    best = max(p.points[seat] for seat in range(p.box.seats))
    _refuse_if(best >= p.box.target, f"A seat has {best} points: the game is over.")


def _money(p: Havana) -> None:
    total = p.box.rules.bank
    _refuse_if(
        (total < 0) != (p.bank < 0), "bank must be a number exactly if the bank option is one."
    )
    there = p.bank + p.centre_pesos + sum(p.pesos[seat] for seat in range(p.box.seats))
    _refuse_if(total >= 0 and there != total, f"There are {there} pesos, not {total}.")
    _refuse_if(there > MOST_MONEY, f"There are {there} pesos; no game comes to {MOST_MONEY}.")


def _cards(p: Havana) -> None:
    for seat in range(p.box.seats):
        hand, discard, shown = p.hand[seat], p.discard[seat], p.open[seat]
        once = not (hand & discard or hand & shown or discard & shown)
        _refuse_if(
            not once or hand | discard | shown != ALL_CARDS,
            f"Seat {seat} does not hold each of its thirteen cards once.",
        )
        due = 2 if p.round > 0 else 0
        _refuse_if(size(shown) != due, f"Seat {seat} has {size(shown)} open cards, not {due}.")
        _memory(p, seat)
        covered = p.covers[seat]
        _refuse_if(
            covered >= 0 and not shown >> covered & 1, f"Seat {seat} covers a card not open."
        )


def _memory(p: Havana, seat: int) -> None:
    """Unknown cards fit the hand, and piles that Renewal took from are kept as hands.py says."""
    unknown, n = p.unknown[seat], p.unsure[seat]
    _refuse_if(
        unknown & p.open[seat] or size(unknown & p.hand[seat]) != n,
        f"The unknown cards of seat {seat} do not fit its hand.",
    )
    _refuse_if(
        unknown and not 0 < n < size(unknown),
        f"Unknown cards of seat {seat} are surely in hand or surely discarded.",
    )
    at = 0
    while least := hands.least(p, seat, at):
        cards = hands.pile(p, seat, at)
        within = not cards & ~unknown and 0 < size(cards) - least < size(unknown) - n
        _refuse_if(
            not within or not 0 < least < n,
            f"The piles that Renewal of seat {seat} took from are not each part of the next.",
        )
        unknown, n, at = cards, least, at + 1
    _refuse_if(
        not hands.can_be_hand(p, seat, p.hand[seat]),
        f"Seat {seat} holds fewer cards than it took from a pile by Renewal.",
    )


def _course(p: Havana) -> None:
    step = names.STEPS[p.step]
    in_setup = p.step in (steps.SWAP_CARD, steps.SWAP_END, steps.LAY_FIRST)
    _refuse_if(in_setup and p.round > 0, f"There is no step {step} in round {p.round}.")
    needs_round = steps.DO_CARD <= p.step <= steps.LAY_CARD
    _refuse_if(needs_round and p.round == 0, f"There is no step {step} in the setup.")
    restocking = p.step == steps.DRAW_CUBE and p.after == steps.RESTOCK
    if p.round > 0 and p.step != steps.GAME_OVER and not restocking:
        _refuse_if(p.at_place(p.place) != p.seat, "turn and place in the order differ.")
    card = _CARD_OF.get(p.step)
    if card is not None:
        carried = p.card == card and p.open[p.seat] >> card & 1 and p.carried >> card & 1
        _refuse_if(not carried, f"Step {step} needs its card to be carried out.")
    victim = p.step in (steps.TAX_SEAT, steps.STEAL_CUBES)
    _refuse_if(victim != (p.victim >= 0), f"Step {step} does not fit the victim.")
    _refuse_if((p.step == steps.PAY_PRICE) != (p.end_bought >= 0), f"Step {step} buys nothing.")
    laying = p.step == steps.LAY_CARD
    _refuse_if(laying and p.covers[p.seat] < 0, "A card is laid on an open one.")
    _refuse_if((p.ended >= 0) != (p.step == steps.GAME_OVER), "ended does not fit the step.")
    full = every(p.boxed) == scoring.ALL_CUBES
    _refuse_if(full and p.step != steps.GAME_OVER, "All cubes are used up: the game is over.")


def _choices(p: Havana) -> None:
    together = p.step == steps.LAY_FIRST
    _refuse_if(together != (p.asked != 0), "The wrong seats are asked.")
    _refuse_if(p.answered & ~p.asked, "A seat has answered that was not asked.")
    _refuse_if(p.asked and p.asked == p.answered, "All seats that were asked have answered.")
    for seat in range(p.box.seats):
        laid = size(p.laid[seat])
        answered = bool(p.answered >> seat & 1)
        _refuse_if(together and (laid == 2) != answered, f"Seat {seat} has laid {laid} cards.")
        _refuse_if(laid > 2 or (not together and laid > 1), f"Seat {seat} has laid {laid} cards.")


def _laying(p: Havana) -> None:
    """Who has covered and laid a card: in phase 3 those whose turn has been."""
    resting = p.step == steps.REST and p.round > 0
    in_phase_three = resting or p.step in (steps.COVER_CARD, steps.LAY_CARD)
    for seat in range(p.box.seats):
        place = next((i for i in range(p.box.seats) if p.at_place(i) == seat), 0)
        had_turn = in_phase_three and place < p.place
        now = in_phase_three and place == p.place
        covers = had_turn or (now and p.step != steps.COVER_CARD)
        lays = had_turn or (now and resting)
        _refuse_if((p.covers[seat] >= 0) != covers, f"Seat {seat} has covered a card or has not.")
        laid = p.step != steps.LAY_FIRST and bool(p.laid[seat]) != lays
        _refuse_if(laid and p.step != steps.GAME_OVER, f"Seat {seat} has laid a card or has not.")
        low = p.round > 0 and p.step != steps.GAME_OVER and size(p.hand[seat]) < 3
        _refuse_if(low, f"Seat {seat} takes its discard pile back at two cards in hand.")


def _draws(p: Havana) -> None:
    """What chance is to draw, and what for."""
    after = names.AFTER[p.after]
    if p.step == steps.DRAW_BUILDING and p.round == 0:
        laid = p.lengths[0] + p.lengths[1]
        fits = after == "setup" and p.count == laid < 12 and p.row == (laid >= 6)
        fits = fits and p.lengths[0] == min(laid, 6)  # the top row first (H-007)
        _refuse_if(not fits, "The street is laid out row by row.")
        _refuse_if(size(p.draw_pile) + laid != BUILDINGS, "No building leaves the game at setup.")
    elif p.step == steps.DRAW_BUILDING:
        fits = after in ("card", "shopping") and p.count < 4 and p.lengths[p.row] == 2 + p.count
        _refuse_if(not fits, "A refill puts four buildings into a row of two.")
        even = (size(p.draw_pile) + p.count) % 4 == 0
        _refuse_if(not even or not p.draw_pile, "The pile is too small for the refill.")
    elif p.step == steps.DRAW_CUBE and after == "setup-cubes":
        fits = p.round == 0 and p.count < p.box.seats + 3
        _refuse_if(not fits, "The first cubes are drawn before round 1.")
    elif p.step == steps.DRAW_CUBE:
        most = 2 if after == "card" else 3
        fits = after in ("card", "restock") and 1 <= p.count <= min(most, every(p.bag))
        _refuse_if(not fits or p.round == 0, "That many cubes cannot be drawn now.")
        _refuse_if((after == "card") != (p.card == BLACK_MARKET), "No card draws cubes now.")


def _turn(p: Havana) -> None:
    """The card or purchase at hand."""
    shown = p.open[p.seat]
    _refuse_if(p.carried & ~shown, "Only open cards are carried out.")
    _refuse_if(p.step == steps.DO_CARD and p.carried, "A second card follows by itself.")
    if p.step == steps.PICK_CUBES:
        half = (coloured(p.centre) + 1) // 2
        _refuse_if(not 1 <= p.count <= half, f"Mama takes up to {half} cubes now.")
    if p.step == steps.STEAL_CUBES:
        fits = p.victim != p.seat and every(p.cubes[p.victim]) > 0
        most = 2 - p.stolen
        _refuse_if(not fits or not 1 <= p.count <= most, "There is no such theft.")
    if p.step == steps.TAX_SEAT:
        _refuse_if(p.victim == p.seat, "Nobody taxes himself.")
    if p.step == steps.PAY_PRICE:
        _purchase(p)


def _purchase(p: Havana) -> None:
    building = street.at_end(p, p.end_bought)
    _refuse_if(building < 0, "There is no building at that end.")
    cubes = 0
    for colour in range(COLOURED):
        instead = count(p.replaced, colour)
        least = street.missing(p, p.seat, building, colour)
        fits = least <= instead <= p.box.price(building, colour)
        _refuse_if(not fits, f"{instead} of {names.COLOURS[colour]} cannot be replaced.")
        cubes += instead
    _refuse_if(count(p.replaced, COLOURED), "Debris is not replaced.")
    workers = p.replaced_workers
    least = street.missing_workers(p, p.seat, building)
    fits = least <= workers <= p.box.components.workers[building]
    _refuse_if(not fits, f"{workers} workers cannot be replaced.")
    can = street.can_pay(p, p.seat, building, cubes, workers)
    _refuse_if(not can, "The price cannot be paid like that.")
