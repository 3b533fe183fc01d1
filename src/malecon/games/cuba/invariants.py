"""Which positions can be: pieces all there, and the table as the course of the game leaves it."""

from typing import Final

from malecon.engine.bits import size
from malecon.engine.cuba import harbour, laws, steps, tell
from malecon.engine.cuba.buildings import products_in_yard
from malecon.engine.cuba.kinds import NONE
from malecon.engine.cuba.rules import COMMON, INDIVIDUAL, MIXED
from malecon.engine.cuba.setup import MATERIALS_EACH, STARTING_PESOS
from malecon.engine.cuba.state import SEA
from malecon.engine.cuba.tiles import TILES
from malecon.engine.cuba.turn import Cuba, new
from malecon.games.cuba import invariants_parliament, invariants_turn, names
from malecon.games.cuba.phases import SETUP, phase
from malecon.games.errors import BadSnapshot

LAST_ROUND: Final = 6
# More than anybody can come by in a round: even who sells every token of the game, even who loads
# every ship and has every building. So no number outgrows its place before the game ends.
EARNED_IN_A_ROUND: Final = 653
SCORED_IN_A_ROUND: Final = 150
_SETUP_STEPS: Final = (
    steps.DRAW_START, steps.DRAW_BOARD, steps.CHOOSE_SIDE, steps.TAKE_PIECES
)  # fmt: skip
_SEALED: Final = (
    steps.SEND_DELEGATE, steps.BID_VOTES, steps.BID_AGAIN, steps.PAY_TAX, steps.PAY_LEVY
)  # fmt: skip


def check(p: Cuba) -> None:
    """Refuse a position that no game can reach."""
    for part in (_pieces, _tiles, _boards, _ships, _laws, _money, _course, _cards, _choices):
        part(p)
    now = phase(p)
    if now == SETUP:
        _setup(p)
    if now == tell.ACTIONS:
        invariants_turn.check(p)
    else:
        _between_turns(p, now)
    invariants_parliament.check(p, now)
    if p.step != steps.GAME_OVER and not p.legal(p.to_move()):
        raise BadSnapshot(f"Nobody could go on from step {names.STEPS[p.step]}.")


def _refuse_if(wrong: object, sentence: str) -> None:
    if wrong:
        raise BadSnapshot(sentence)


def _pieces(p: Cuba) -> None:
    rules = p.box.rules
    for kind, name in enumerate(names.KINDS):
        total = MATERIALS_EACH if kind < 3 else rules.products_each
        total = rules.goods_each if kind > 5 else total
        market = p.market >> 5 * kind & 31
        there = (p.supply >> 5 * kind & 31) + market
        there += sum(p.held(seat, kind) for seat in range(p.box.seats))
        for place in range(4):
            if p.ship[place] >= 0:
                there += size(p.box.ship_spaces(p.ship[place], kind) & p.loaded[place])
        _refuse_if(there != total, f"There are {there} pieces of {name}, not {total}.")
        printed = p.box.components
        spaces = len(printed.goods_row if kind > 5 else printed.product_row)
        _refuse_if(market > spaces, f"The market has {spaces} spaces for {name}, not {market}.")


def _tiles(p: Cuba) -> None:
    there = size(p.tiles_left) + sum(size(p.tiles[seat]) for seat in range(p.box.seats))
    _refuse_if(there != TILES, f"There are {there} building tiles, not {TILES}.")


def _boards(p: Cuba) -> None:
    own = [p.board[seat] for seat in range(p.box.seats) if p.board[seat] > 0]
    _refuse_if(own and p.box.rules.sides == COMMON, "All boards must show the common side.")
    _refuse_if(len(own) > len(set(own)), "Two seats cannot have the same individual board.")
    lacking = p.box.rules.sides == INDIVIDUAL and p.round > 0 and len(own) < p.box.seats
    _refuse_if(lacking, "All boards must show their individual sides.")


def _ships(p: Cuba) -> None:
    ships = range(len(p.box.components.ships))
    there = [ship for ship in ships if p.unseen >> ship & 1]
    there += [p.tail >> 4 * i & 15 for i in range(p.tail_length)]
    there += [p.ship[place] for place in range(4) if p.ship[place] >= 0]
    _refuse_if(
        sorted(there) != list(ships),
        f"Each of the {len(ships)} ships must be in one place: pile, sea or dock.",
    )
    full = [place for place in range(4) if p.ship[place] >= 0]
    _refuse_if(
        full not in _places_taken(p),
        "Sea and docks must hold a ship each, but dock 3 in round 1, or the next is to be drawn.",
    )
    swaps = p.box.rules.lighthouse_swaps_dock
    wrong = p.loaded[SEA] == harbour.FULL if swaps else p.loaded[SEA]
    _refuse_if(wrong, "The ship at sea cannot have been loaded like that.")


def _places_taken(p: Cuba) -> tuple[list[int], ...]:
    """Which places can have a ship, sea first: the docks close up before another one is drawn."""
    if p.step != steps.DRAW_SHIP:
        return ([0, 1, 2] if p.round < 2 else [0, 1, 2, 3],)
    if p.round == 0:
        return (list(range(1, p.count + 1)),)
    return [], [3], [2, 3], [1, 2, 3]


def _laws(p: Cuba) -> None:
    for i, group in enumerate(names.GROUPS):
        law = p.laws[i]
        if law >= 0 and law // 6 != i and law != 24 + i:
            raise BadSnapshot(f"{names.LAWS[law]} is not a law of group {group}.")
        for number in (p.proposals[i], law):
            if 0 <= number < 24 and (p.law_piles >> number & 1 or p.proposals[i] == law):
                raise BadSnapshot(f"{names.LAWS[number]} is in two places.")
        drawn = p.round if p.step != steps.DRAW_LAW or i < p.count else p.round - 1
        left = size(p.law_piles >> 6 * i & 63)
        _refuse_if(left != 6 - drawn, f"Pile {group} has {left} laws, not {6 - drawn}.")
    _refuse_if(p.laws[laws.TAX] < 0 or p.laws[laws.LEVY] < 0, "A tax and a levy are in force.")


def _money(p: Cuba) -> None:
    total = p.box.rules.bank
    _refuse_if(
        (total < 0) != (p.bank < 0), "bank must be a number exactly if the bank option is one."
    )
    there = p.bank + sum(p.pesos[seat] for seat in range(p.box.seats))
    _refuse_if(total >= 0 and there != total, f"Bank and seats have {there} pesos, not {total}.")
    for seat in range(p.box.seats):
        own = [p.sources[seat] >> 10 * i & 1023 for i in range(5)]
        _refuse_if(
            sum(own) != p.points[seat], f"The sources of seat {seat} do not add up to its points."
        )
        owned = 2 * size(p.tiles[seat]) if p.step == steps.GAME_OVER else 0
        _refuse_if(
            own[tell.OWNED] != owned, "Buildings score two points each, when the game is over."
        )
        rounds = p.round if p.step != steps.GAME_OVER else p.round + 1
        _refuse_if(
            p.points[seat] > SCORED_IN_A_ROUND * rounds
            or p.pesos[seat] > STARTING_PESOS + EARNED_IN_A_ROUND * p.round,
            f"Seat {seat} cannot have come by so much in {p.round} rounds.",
        )


def _course(p: Cuba) -> None:
    step = names.STEPS[p.step]
    in_setup = p.step in _SETUP_STEPS or (p.step == steps.DRAW_SHIP and p.round == 0)
    _refuse_if(in_setup != (p.round == 0), f"There is no step {step} in round {p.round}.")
    drawn = p.round > 0 or p.step > steps.DRAW_START
    _refuse_if(drawn != (p.start >= 0), "There is a start player once one is drawn.")
    now = phase(p)
    laps = range(4) if now == tell.ACTIONS else (4,)
    if now == SETUP or (now == tell.PROPOSALS and p.round == 1):
        laps = (0,)
    _refuse_if(p.lap not in laps, f"Step {step} does not come up in lap {p.lap}.")
    last = p.round == LAST_ROUND
    _refuse_if(
        now == tell.END_OF_ROUND and last != (p.step == steps.GAME_OVER),
        "The game is over when its last round is.",
    )


def _setup(p: Cuba) -> None:
    """Before round 1 the table is as it was laid out, but for the pieces that seats take."""
    laid_out = new(p.box)
    untouched = (laid_out.market, laid_out.tiles_left, laid_out.markers, list(laid_out.laws))
    _refuse_if(
        (p.market, p.tiles_left, p.markers, list(p.laws)) != untouched,
        "Market, buildings, markers and laws are untouched before round 1.",
    )
    _refuse_if(any(p.loaded[place] for place in range(4)), "No ship is loaded before round 1.")
    sides = p.box.rules.sides
    _refuse_if(p.step == steps.DRAW_BOARD and sides == COMMON, "All boards show the common side.")
    _refuse_if(p.step == steps.CHOOSE_SIDE and sides != MIXED, "Nobody chooses a side here.")
    for seat in range(p.box.seats):
        place = (seat - p.start) % p.box.seats - (p.seat - p.start) % p.box.seats
        taken = (4 if place < 0 else p.count if place == 0 else 0) if _is_picking(p) else 0
        materials = sum(p.stock[seat] >> 5 * kind & 31 for kind in range(3))
        products = sum(p.stock[seat] >> 5 * kind & 31 for kind in range(3, 6))
        fits = (materials, products) == (min(taken, 2), max(taken - 2, 0))
        fits = fits and not p.stock[seat] >> 5 * 6 and p.pesos[seat] == STARTING_PESOS
        _refuse_if(not fits, f"Seat {seat} begins with ten pesos and takes four pieces.")
        dealt = seat < p.count if p.step == steps.DRAW_BOARD else p.step > steps.DRAW_BOARD
        chosen = sides == MIXED and (place < 0 or (place == 0 and p.step == steps.TAKE_PIECES))
        own = dealt and sides != COMMON
        right = p.board[seat] > 0 if own else p.board[seat] == 0
        _refuse_if(
            not right and not (own and chosen), f"Seat {seat} has another board than it was dealt."
        )


def _is_picking(p: Cuba) -> bool:
    return p.step in (steps.CHOOSE_SIDE, steps.TAKE_PIECES)


def _between_turns(p: Cuba, now: int) -> None:
    """Nothing of a turn is left where there is none."""
    most = {
        steps.DRAW_SHIP: (0, 2 if now == SETUP else 0),
        steps.DRAW_START: (3, 3),
        steps.DRAW_BOARD: (0, p.box.seats - 1),
        steps.DRAW_LAW: (0, 3),
        steps.TAKE_PIECES: (0, 4),
    }
    least, last = most.get(p.step, (0, 0))
    left = (p.spare, p.fields_used, p.bought, p.sold, p.used)
    none = (p.tile, p.dock, p.cargo)
    sailing = p.step == steps.DRAW_SHIP and now == tell.END_OF_ROUND
    _refuse_if(
        any(left)
        or any(number != NONE for number in none)
        or not least <= p.count <= last
        or p.after != (steps.AFTER_ROUND if sailing else steps.AFTER_SETUP),
        f"Nothing of a turn is left in step {names.STEPS[p.step]}.",
    )
    if sailing:
        yards = any(products_in_yard(p, seat) for seat in range(p.box.seats))
        _refuse_if(p.markers or yards, "Markers and loose products are gone by now.")
    _refuse_if(now == tell.PROPOSALS and p.markers, "Markers are gone by now.")


def _due(p: Cuba, seat: int) -> int:
    """How many cards a seat has played when it is so far in the round."""
    if p.step in (steps.DRAW_LAW, steps.SEND_DELEGATE) or p.round == 0:
        return 0
    if p.step >= steps.VETO_IN_PARLIAMENT or p.lap == 4:
        return 4
    seats = p.box.seats
    earlier = (seat - p.start) % seats < (p.seat - p.start) % seats
    playing = seat == p.seat and p.step != steps.PLAY_CARD
    return p.lap + (1 if earlier or playing else 0)


def _cards(p: Cuba) -> None:
    sends = p.box.rules.secret_delegate
    for seat in range(p.box.seats):
        cards = [(p.played[seat] >> 3 * lap & 7) - 1 for lap in range(4)]
        played = [card for card in cards if card >= 0]
        hand = [card for card in range(5) if p.hand[seat] >> card & 1]
        sent = [p.fifth[seat]] if p.fifth[seat] >= 0 and not hand else []
        _refuse_if(
            sorted(played + hand + sent) != [0, 1, 2, 3, 4],
            f"Seat {seat} does not hold each of its five cards once.",
        )
        due = _due(p, seat)
        _refuse_if(len(played) != due, f"Seat {seat} has played {len(played)} cards, not {due}.")
        _refuse_if(
            bool(sent) != (phase(p) >= tell.PARLIAMENT),
            f"Seat {seat} has shown its fifth card or has not.",
        )
        secret = p.fifth[seat] >= 0 and bool(hand)
        _refuse_if(
            secret and not (p.fifth[seat] in hand and sends and phase(p) == tell.ACTIONS),
            f"Seat {seat} cannot have that delegate.",
        )
        _refuse_if(
            sends and phase(p) == tell.ACTIONS and not secret,
            f"Seat {seat} has sent no delegate.",
        )


def _choices(p: Cuba) -> None:
    step = names.STEPS[p.step]
    together = p.step in _SEALED
    _refuse_if(together != (p.asked != 0), f"In step {step} the wrong seats are asked.")
    _refuse_if(p.answered & ~p.asked, "A seat has answered that was not asked.")
    _refuse_if(p.asked and p.asked == p.answered, "All seats that were asked have answered.")
    every = (1 << p.box.seats) - 1
    all_asked = p.step not in (steps.SEND_DELEGATE, steps.BID_VOTES) or p.asked == every
    _refuse_if(not all_asked, f"In step {step} all seats are asked.")
    variant = p.box.rules.secret_delegate
    _refuse_if(
        p.step == steps.SEND_DELEGATE and not variant, "Delegates are not secret in this game."
    )
