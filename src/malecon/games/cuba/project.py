"""From a position to its shapes: what lies open, what a seat may know, the whole of it.

A view is put together from what is allowed, never by striking out secrets.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from malecon.engine.cuba import actions, course, market, parliament, plantation, steps
from malecon.engine.cuba.kinds import CITRUS
from malecon.engine.cuba.state import STORED
from malecon.engine.cuba.tiles import WAREHOUSE
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import moves, names
from malecon.games.cuba.phases import SETUP, phase
from malecon.games.cuba.shape import (
    CubaOwn,
    CubaPile,
    CubaPlayer,
    CubaPrice,
    CubaProgress,
    CubaPublic,
    CubaShip,
    CubaSnapshot,
    CubaTable,
    CubaVeto,
)
from malecon.games.sets import seats_in

AFTER: Final = ("setup", "turn", "office", "round")
CARD_VOTES: Final = {name: parliament.card_votes(i) for i, name in enumerate(names.CHARACTERS)}


def public(p: Cuba, game: Mapping[str, Any]) -> CubaPublic:
    """All that lies open, and what saves the page from knowing rules: the same for everybody."""
    return CubaPublic(
        **asdict(table(p)),
        **game,
        waiting=list(seats_in(p.waiting())),
        phase=phase_name(p),
        rounds=course.LAST_ROUND,
        laps=course.LAPS,
        card_votes=CARD_VOTES,
        cheapest=names.kinds_in(market.cheapest(p)),
        building_fee=plantation.fee(p),
        prices={name: _price(p, 3 + i) for i, name in enumerate(names.CARGO)},
        payable=[_payable(p, seat) for seat in range(p.box.seats)],
        order=[(max(p.start, 0) + i) % p.box.seats for i in range(p.box.seats)],
        landscapes=[_landscape(p, seat) for seat in range(p.box.seats)],
    )


def own(p: Cuba, seat: int | None) -> CubaOwn:
    """What a seat knows besides: its own secrets, and where its pawn reaches."""
    if seat is None:
        return CubaOwn()
    return CubaOwn(seat, sealed(p, seat), delegate(p, seat), _cross(p, seat), _alone(p, seat))


def snapshot(p: Cuba) -> CubaSnapshot:
    """The whole position."""
    count = p.box.seats
    return CubaSnapshot(
        **asdict(table(p)),
        sealed=[sealed(p, seat) for seat in range(count)],
        delegates=[delegate(p, seat) for seat in range(count)],
    )


def sealed(p: Cuba, seat: int) -> str | None:
    """The choice that a seat has sealed, in notation."""
    if not p.answered >> seat & 1:
        return None
    value = p.sealed[seat]
    if p.step == steps.SEND_DELEGATE:
        return moves.write(actions.DELEGATE + value)
    if p.step in (steps.BID_VOTES, steps.BID_AGAIN):
        return moves.write(actions.BID + value)
    return moves.write(value)


def delegate(p: Cuba, seat: int) -> str | None:
    """The card that a seat has put down for parliament (C-150)."""
    card = p.fifth[seat]
    return names.CHARACTERS[card] if card >= 0 and p.hand[seat] else None


def table(p: Cuba) -> CubaTable:
    """All that lies open, the part that views and snapshots share."""
    return CubaTable(
        round=p.round,
        step=names.STEPS[p.step],
        turn=p.seat,
        start=p.start if p.start >= 0 else None,
        lap=p.lap,
        market=names.cargo_of(p.market >> 5 * CITRUS),
        supply=names.kinds_of(p.supply),
        bank=p.bank if p.bank >= 0 else None,
        buildings_left=names.tiles_in(p.tiles_left),
        markers=names.alternatives_in(p.markers),
        harbour={name: _ship(p, place) for place, name in enumerate(names.PLACES)},
        pile=_pile(p),
        law_piles={
            group: names.laws_in[i](p.law_piles >> 6 * i & 63)
            for i, group in enumerate(names.GROUPS)
        },
        proposals={group: law(p.proposals[i]) for i, group in enumerate(names.GROUPS)},
        laws={group: law(p.laws[i]) for i, group in enumerate(names.GROUPS)},
        passed=names.groups_in(p.passed),
        vetoed=_vetoed(p),
        church=p.church if p.church >= 0 else None,
        town_hall=p.town_hall if p.town_hall >= 0 else None,
        votes=[p.votes[seat] for seat in range(p.box.seats)],
        taxed=list(seats_in(p.taxed)),
        asked=list(seats_in(p.asked)),
        answered=list(seats_in(p.answered)),
        progress=progress(p),
        players=[_player(p, seat) for seat in range(p.box.seats)],
    )


def law(number: int) -> str | None:
    return names.LAWS[number] if number >= 0 else None


def _ship(p: Cuba, place: int) -> CubaShip | None:
    ship = p.ship[place]
    if ship < 0:
        return None
    spaces = p.box.components.ships[ship]
    return CubaShip(
        ship=ship + 1,
        spaces=[names.KINDS[kind] for kind in spaces],
        loaded=[bool(p.loaded[place] >> space & 1) for space in range(5)],
    )


def phase_name(p: Cuba) -> str | None:
    """The phase of the round; None before the first."""
    now = phase(p)
    return names.PHASES[now] if now != SETUP else None


def _cross(p: Cuba, seat: int) -> list[str]:
    """Row and column of the pawn (C-047)."""
    return names.fields_in(plantation.cross(p, seat))


def _alone(p: Cuba, seat: int) -> list[str]:
    """The tiles outside the cross while the foreman is at work, the warehouse included (C-072)."""
    if p.step != steps.USE_BUILDINGS or p.seat != seat:
        return []
    return names.tiles_in((p.tiles[seat] | 1 << WAREHOUSE) & ~p.reach)


def _payable(p: Cuba, seat: int) -> list[str]:
    """The buildings that a seat could pay for now, whoever's turn it is."""
    return names.buildings_in(plantation.buildable(p, seat))


def _pile(p: Cuba) -> CubaPile:
    ships = range(len(p.box.components.ships))
    return CubaPile(
        unseen=[ship + 1 for ship in ships if p.unseen >> ship & 1],
        tail=[(p.tail >> 4 * i & 15) + 1 for i in range(p.tail_length)],
    )


def _vetoed(p: Cuba) -> CubaVeto | None:
    if p.vetoed_group < 0:
        return None
    return CubaVeto(group=names.GROUPS[p.vetoed_group], round=p.vetoed_round)


def progress(p: Cuba) -> CubaProgress:
    """How far the turn at hand has come."""
    tiles = names.BUILDINGS if p.step == steps.CHOOSE_SITE else names.TILES
    return CubaProgress(
        count=p.count,
        spare=p.spare,
        harvested=names.fields_in(p.fields_used),
        bought=names.kinds_in(p.bought),
        sold=names.kinds_in(p.sold),
        used=names.tiles_in(p.used),
        tile=tiles[p.tile] if p.tile >= 0 else None,
        dock=p.dock if p.dock >= 0 else None,
        cargo=names.KINDS[p.cargo] if p.cargo >= 0 else None,
        after=AFTER[p.after],
    )


def _player(p: Cuba, seat: int) -> CubaPlayer:
    revealed = p.hand[seat] == 0 and p.fifth[seat] >= 0
    return CubaPlayer(
        points=p.points[seat],
        sources=sources(p, seat),
        pesos=p.pesos[seat],
        yard=names.kinds_of(p.stock[seat]),
        warehouse=names.products_of(p.stock[seat] >> 5 * (CITRUS + STORED)),
        board=names.BOARDS[p.board[seat]],
        pawn=names.FIELDS[p.pawn[seat]],
        buildings=buildings(p, seat),
        hand=names.characters_in(p.hand[seat]),
        played=played(p, seat),
        fifth=names.CHARACTERS[p.fifth[seat]] if revealed else None,
    )


def sources(p: Cuba, seat: int) -> dict[str, int]:
    """Where a seat's points came from."""
    return names.sources_of(p.sources[seat])


def buildings(p: Cuba, seat: int) -> dict[str, str]:
    """A seat's tiles by field."""
    on = names.tiles_of(p.fields[seat])
    return {field: names.TILES[tile - 1] for field, tile in on.items() if tile}


def played(p: Cuba, seat: int) -> list[str]:
    """This round's cards of a seat in order."""
    cards = [p.played[seat] >> 3 * lap & 7 for lap in range(4)]
    return [names.CHARACTERS[card - 1] for card in cards if card]


def warehouse_field(p: Cuba, seat: int) -> int:
    """The field printed as warehouse on a seat's board."""
    return p.box.components.plantations[p.board[seat]].index(8)


def _price(p: Cuba, kind: int) -> CubaPrice:
    return CubaPrice(
        row=list(market.row(p, kind)),
        buy=market.price(p, kind),
        sell=market.bid_price(p, kind),
    )


def _landscape(p: Cuba, seat: int) -> list[str]:
    fields = p.box.components.plantations[p.board[seat]]
    return [names.LANDSCAPES[kind] for kind in fields]


assert names.TILES[WAREHOUSE] == "warehouse"
