"""All pieces of a game, counted wherever they lie: what no action may change."""

from typing import Any

from malecon.engine.bits import size
from malecon.engine.cuba.turn import Cuba
from malecon.engine.havana import hands
from malecon.engine.havana.kinds import ALL_CARDS
from malecon.engine.havana.turn import Havana
from malecon.engine.position import CHANCE, Position
from malecon.games.cuba.names import KINDS


def everything(position: Position) -> Any:
    """All pieces of a game, wherever they lie."""
    if isinstance(position, Cuba):
        return pieces_of_cuba(position)
    assert isinstance(position, Havana)
    return pieces_of_havana(position)


def pieces_of_cuba(p: Cuba) -> dict[str, Any]:
    ships = [*(p.ship[place] for place in range(4) if p.ship[place] >= 0)]
    ships += [ship for ship in range(15) if p.unseen >> ship & 1]
    ships += [p.tail >> 4 * i & 15 for i in range(p.tail_length)]
    tiles = [p.tiles_left, *(p.tiles[seat] for seat in range(p.box.seats))]
    money = p.bank + sum(p.pesos[seat] for seat in range(p.box.seats))
    return {
        "pieces": counted(p),
        "ships": sorted(ships),
        "tiles": sum(tiles),
        "money": money if p.bank >= 0 else None,
    }


def counted(p: Cuba) -> list[int]:
    """How many pieces of each kind there are."""
    found = []
    for kind in range(len(KINDS)):
        total = (p.supply >> 5 * kind & 31) + (p.market >> 5 * kind & 31)
        total += sum(p.held(seat, kind) for seat in range(p.box.seats))
        for place in range(4):
            if p.ship[place] >= 0:
                ship = p.box.components.ships[p.ship[place]]
                loaded = p.loaded[place]
                total += sum(loaded >> i & 1 for i, space in enumerate(ship) if space == kind)
        found.append(total)
    return found


def pieces_of_havana(p: Havana) -> dict[str, Any]:
    seats = range(p.box.seats)
    cubes = p.bag + p.centre + p.boxed + sum(p.cubes[seat] for seat in seats)
    money = p.bank + p.centre_pesos + sum(p.pesos[seat] for seat in seats)
    for seat in seats:
        hand, discard, shown = p.hand[seat], p.discard[seat], p.open[seat]
        assert hand + discard + shown == hand | discard | shown == ALL_CARDS
        worth = sum(p.box.components.points[b] for b in range(36) if p.buildings[seat] >> b & 1)
        assert worth == p.points[seat]
        assert size(p.unknown[seat] & hand) == p.unsure[seat]
        assert hands.can_be_hand(p, seat, hand)
    rows = [p.rows[row] >> 6 * i & 63 for row in range(2) for i in range(p.lengths[row])]
    owned = [b for seat in seats for b in range(36) if p.buildings[seat] >> b & 1]
    pile = [b for b in range(36) if p.draw_pile >> b & 1]
    assert len({*rows, *owned, *pile}) == len(rows) + len(owned) + len(pile)
    assert len(pile) % 4 == 0 or p.to_move() == CHANCE
    return {
        "cubes": cubes,
        "workers": p.supply_workers + sum(p.workers[seat] for seat in seats),
        "money": money if p.bank >= 0 else None,
    }
