"""Which positions can be: pieces all there, and the table as the course of the game leaves it."""

from typing import Final

from malecon.engine.bits import size
from malecon.engine.cuba import laws, steps
from malecon.engine.cuba.kinds import ARCHITECT, FOREMAN, MAYOR, MERCHANT, WORKER
from malecon.engine.cuba.rules import COMMON, INDIVIDUAL
from malecon.engine.cuba.setup import MATERIALS_EACH
from malecon.engine.cuba.tiles import (
    BLACK_MARKET,
    BUILDING_KINDS,
    CHURCH,
    LARGE_OFFICE,
    LIGHTHOUSE,
    SMALL_OFFICE,
    TAKES_MOST,
    TOWN_HALL,
    kind_of,
)
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import names
from malecon.games.errors import BadSnapshot

_SETUP: Final = (
    steps.DRAW_START, steps.DRAW_BOARD, steps.CHOOSE_SIDE, steps.TAKE_PIECES
)  # fmt: skip
_SEALED: Final = (
    steps.SEND_DELEGATE, steps.BID_VOTES, steps.BID_AGAIN, steps.PAY_TAX, steps.PAY_LEVY
)  # fmt: skip
_CARD_OF: Final = {
    steps.PLACE_PAWN: WORKER,
    steps.HARVEST_FIELDS: WORKER,
    steps.TRADE: MERCHANT,
    steps.CHOOSE_BUILDING: ARCHITECT,
    steps.CHOOSE_SITE: ARCHITECT,
    steps.CHOOSE_DOCK: MAYOR,
    steps.LOAD_SHIP: MAYOR,
} | dict.fromkeys(range(steps.USE_BUILDINGS, steps.VETO_NOW + 1), FOREMAN)
_TILE_OF: Final = {
    steps.GIVE_PIECES: tuple(k for k in range(BUILDING_KINDS) if TAKES_MOST[k]),
    steps.CONVERT_CARGO: (BLACK_MARKET,),
    steps.OFFICE_DOCK: (SMALL_OFFICE, LARGE_OFFICE),
    steps.OFFICE_LOAD: (SMALL_OFFICE, LARGE_OFFICE),
    steps.CALL_SHIP: (LIGHTHOUSE,),
    steps.SWAP_SHIP: (LIGHTHOUSE,),
    steps.VETO_NOW: (CHURCH,),
}


def check(p: Cuba) -> None:
    """Refuse a position that no game can reach."""
    for part in (_pieces, _tiles, _boards, _ships, _laws, _money, _course, _cards, _turn, _choices):
        part(p)
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
    _refuse_if(there != 25, f"There are {there} building tiles, not 25.")

    for tile, seat in ((TOWN_HALL, p.town_hall), (CHURCH, p.church)):
        if seat >= 0 and not p.tiles[seat] >> tile & 1:
            raise BadSnapshot(f"Seat {seat} cannot have used a {names.TILES[tile]}: it has none.")


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
    if p.round > 0 and p.step != steps.DRAW_SHIP:
        lacking = [place for place in range(4) if p.ship[place] < 0]
        due = [3] if p.round == 1 else []
        _refuse_if(lacking != due, "Sea and docks must hold a ship each, but dock 3 in round 1.")


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
    in_session = steps.SEND_DELEGATE <= p.step <= steps.ENACT_LAWS
    lacking = sum(p.proposals[i] < 0 for i in range(4))
    _refuse_if(in_session and lacking > 1, "At most one proposal can have been vetoed.")
    _refuse_if(p.vetoed_round > p.round, "The latest veto is of a round to come.")


def _money(p: Cuba) -> None:
    total = p.box.rules.bank
    _refuse_if(
        (total < 0) != (p.bank < 0), "bank must be a number exactly if the bank option is one."
    )
    there = p.bank + sum(p.pesos[seat] for seat in range(p.box.seats))
    _refuse_if(total >= 0 and there != total, f"Bank and seats have {there} pesos, not {total}.")
    for seat in range(p.box.seats):
        parts = sum(p.sources[seat] >> 10 * i & 1023 for i in range(5))
        _refuse_if(
            parts != p.points[seat], f"The sources of seat {seat} do not add up to its points."
        )


def _course(p: Cuba) -> None:
    step = names.STEPS[p.step]
    in_setup = p.step in _SETUP or (p.step == steps.DRAW_SHIP and p.round == 0)
    _refuse_if(in_setup != (p.round == 0), f"There is no step {step} in round {p.round}.")
    _refuse_if(p.round > 0 and p.start < 0, "From round 1 on there is a start player.")


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
        secret = p.fifth[seat] >= 0 and bool(hand)
        in_play = p.step == steps.PLAY_CARD or (due > 0 and bool(hand))
        _refuse_if(
            secret and not (p.fifth[seat] in hand and p.box.rules.secret_delegate),
            f"Seat {seat} cannot have that delegate.",
        )
        _refuse_if(
            p.box.rules.secret_delegate and in_play and not secret,
            f"Seat {seat} has sent no delegate.",
        )


def _turn(p: Cuba) -> None:
    step = names.STEPS[p.step]
    card = _CARD_OF.get(p.step)
    latest = (p.played[p.seat] >> 3 * p.lap & 7) - 1 if p.lap < 4 else -1
    if card is not None and latest != card:
        raise BadSnapshot(f"Step {step} needs the {names.CHARACTERS[card]} to have been played.")
    tiles = _TILE_OF.get(p.step)
    if tiles is not None:
        own = p.tile >= 0 and p.tiles[p.seat] >> p.tile & 1 and kind_of(p.tile) in tiles
        _refuse_if(not own, f"Step {step} needs a building of that kind in use.")
    sited = p.step == steps.CHOOSE_SITE
    _refuse_if(sited and not 0 <= p.tile < BUILDING_KINDS, "Step site needs a building to place.")
    loading = p.step in (steps.LOAD_SHIP, steps.OFFICE_LOAD)
    _refuse_if(loading and p.dock < 0, f"Step {step} needs a dock.")


def _choices(p: Cuba) -> None:
    step = names.STEPS[p.step]
    together = p.step in _SEALED
    _refuse_if(together != (p.asked != 0), f"In step {step} the wrong seats are asked.")
    _refuse_if(p.answered & ~p.asked, "A seat has answered that was not asked.")
    _refuse_if(p.asked and p.asked == p.answered, "All seats that were asked have answered.")
    variant = p.box.rules.secret_delegate
    _refuse_if(
        p.step == steps.SEND_DELEGATE and not variant, "Delegates are not secret in this game."
    )
