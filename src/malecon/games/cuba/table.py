"""Everything that lies open on the table, by name: the part that views and snapshots share."""

from typing import Any

from malecon.engine.cuba import steps
from malecon.engine.cuba.tiles import WAREHOUSE
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import names

PLACES = ("sea", "1", "2", "3")
AFTER = ("setup", "turn", "office", "round")


def opened(p: Cuba) -> dict[str, Any]:
    """The public part of a position."""
    return {
        "round": p.round,
        "step": names.STEPS[p.step],
        "turn": p.seat,
        "start": p.start if p.start >= 0 else None,
        "lap": p.lap,
        "market": names.lanes(p.market, 3, names.CARGO),
        "supply": names.lanes(p.supply, 0, names.KINDS),
        "bank": p.bank if p.bank >= 0 else None,
        "buildings_left": names.members(p.tiles_left, names.TILES),
        "markers": names.members(p.markers, names.ALTERNATIVES),
        "harbour": {name: _ship(p, place) for place, name in enumerate(PLACES)},
        "pile": {
            "unseen": [
                ship + 1 for ship in range(len(p.box.components.ships)) if p.unseen >> ship & 1
            ],
            "tail": [(p.tail >> 4 * i & 15) + 1 for i in range(p.tail_length)],
        },
        "law_piles": {
            group: names.members(p.law_piles >> 6 * i & 63, names.LAWS[6 * i : 6 * i + 6])
            for i, group in enumerate(names.GROUPS)
        },
        "proposals": {group: law(p.proposals[i]) for i, group in enumerate(names.GROUPS)},
        "laws": {group: law(p.laws[i]) for i, group in enumerate(names.GROUPS)},
        "passed": names.members(p.passed, names.GROUPS),
        "vetoed": _vetoed(p),
        "church": p.church if p.church >= 0 else None,
        "town_hall": p.town_hall if p.town_hall >= 0 else None,
        "votes": [p.votes[seat] for seat in range(p.box.seats)],
        "taxed": seats(p.taxed, p.box.seats),
        "asked": seats(p.asked, p.box.seats),
        "answered": seats(p.answered, p.box.seats),
        "progress": progress(p),
        "players": [_player(p, seat) for seat in range(p.box.seats)],
    }


def law(number: int) -> str | None:
    return names.LAWS[number] if number >= 0 else None


def seats(mask: int, count: int) -> list[int]:
    return [seat for seat in range(count) if mask >> seat & 1]


def _ship(p: Cuba, place: int) -> dict[str, Any] | None:
    ship = p.ship[place]
    if ship < 0:
        return None
    spaces = p.box.components.ships[ship]
    return {
        "ship": ship + 1,
        "spaces": [names.KINDS[kind] for kind in spaces],
        "loaded": [bool(p.loaded[place] >> space & 1) for space in range(5)],
    }


def _vetoed(p: Cuba) -> dict[str, Any] | None:
    if p.vetoed_group < 0:
        return None
    return {"group": names.GROUPS[p.vetoed_group], "round": p.vetoed_round}


def progress(p: Cuba) -> dict[str, Any]:
    """How far the turn at hand has come."""
    tiles = names.BUILDINGS if p.step == steps.CHOOSE_SITE else names.TILES
    return {
        "count": p.count,
        "spare": p.spare,
        "harvested": names.members(p.fields_used, names.FIELDS),
        "bought": names.members(p.bought, names.KINDS),
        "sold": names.members(p.sold, names.KINDS),
        "used": names.members(p.used, names.TILES),
        "tile": tiles[p.tile] if p.tile >= 0 else None,
        "dock": p.dock if p.dock >= 0 else None,
        "cargo": names.KINDS[p.cargo] if p.cargo >= 0 else None,
        "after": AFTER[p.after],
    }


def _player(p: Cuba, seat: int) -> dict[str, Any]:
    revealed = p.hand[seat] == 0 and p.fifth[seat] >= 0
    return {
        "points": p.points[seat],
        "sources": sources(p, seat),
        "pesos": p.pesos[seat],
        "yard": names.lanes(p.stock[seat], 0, names.KINDS),
        "warehouse": names.lanes(p.stock[seat], 8, names.PRODUCTS),
        "board": names.BOARDS[p.board[seat]],
        "pawn": names.FIELDS[p.pawn[seat]],
        "buildings": buildings(p, seat),
        "hand": names.members(p.hand[seat], names.CHARACTERS),
        "played": played(p, seat),
        "fifth": names.CHARACTERS[p.fifth[seat]] if revealed else None,
    }


def sources(p: Cuba, seat: int) -> dict[str, int]:
    """Where a seat's points came from."""
    packed = p.sources[seat]
    return {name: packed >> 10 * i & 1023 for i, name in enumerate(names.SOURCES)}


def buildings(p: Cuba, seat: int) -> dict[str, str]:
    """A seat's tiles by field."""
    on = names.lanes(p.fields[seat], 0, names.FIELDS)
    return {field: names.TILES[tile - 1] for field, tile in on.items() if tile}


def played(p: Cuba, seat: int) -> list[str]:
    """This round's cards of a seat in order."""
    cards = [p.played[seat] >> 3 * lap & 7 for lap in range(4)]
    return [names.CHARACTERS[card - 1] for card in cards if card]


def warehouse_field(p: Cuba, seat: int) -> int:
    """The field printed as warehouse on a seat's board."""
    return p.box.components.plantations[p.board[seat]].index(8)


assert names.TILES[WAREHOUSE] == "warehouse"
