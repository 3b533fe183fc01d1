"""Everything that lies open on the table, by name: the part that views and snapshots share."""

from typing import Any

from malecon.engine.bits import size
from malecon.engine.havana import hands
from malecon.engine.havana.steps import DRAW_BUILDING, SWAP_END
from malecon.engine.havana.turn import Havana
from malecon.games.havana import names


def opened(p: Havana, buildings: tuple[str, ...]) -> dict[str, Any]:
    """The public part of a position."""
    return {
        "round": p.round,
        "step": names.STEPS[p.step],
        "turn": p.seat,
        "place": p.place,
        "order": [p.at_place(place) for place in range(p.box.seats)] if p.round else [],
        "rows": {name: row(p, i, buildings) for i, name in enumerate(names.ROWS)},
        "pile": names.members(p.draw_pile, buildings),
        "bag": names.counts(p.bag),
        "centre": names.counts(p.centre) | {"pesos": p.centre_pesos},
        "box": names.counts(p.boxed),
        "workers": p.supply_workers,
        "bank": p.bank if p.bank >= 0 else None,
        "removed": bool(p.removed),
        "hired": bool(p.hired),
        "dealt": bool(p.dealt),
        "sold": bool(p.sold),
        "idle": p.idle,
        "ended": names.ENDINGS[p.ended] if p.ended >= 0 else None,
        "asked": seats(p.asked, p.box.seats),
        "answered": seats(p.answered, p.box.seats),
        "progress": progress(p, buildings),
        "players": [player(p, seat, buildings) for seat in range(p.box.seats)],
    }


def seats(mask: int, count: int) -> list[int]:
    return [seat for seat in range(count) if mask >> seat & 1]


def row(p: Havana, number: int, buildings: tuple[str, ...]) -> list[str]:
    """A row of buildings from left to right."""
    return [buildings[p.rows[number] >> 6 * i & 63] for i in range(p.lengths[number])]


def progress(p: Havana, buildings: tuple[str, ...]) -> dict[str, Any]:
    """How far the turn at hand has come."""
    swapping = p.step == SWAP_END
    return {
        "carried": names.members(p.carried, names.CARDS),
        "card": names.CARDS[p.card] if p.card >= 0 else None,
        "victim": p.victim if p.victim >= 0 else None,
        "stolen": p.stolen,
        "count": 0 if swapping else p.count,
        "swap": buildings[p.count] if swapping else None,
        "buying": names.ENDS[p.end_bought] if p.end_bought >= 0 else None,
        "replaced": {colour: n for colour, n in names.counts(p.replaced).items() if n},
        "replaced_workers": p.replaced_workers,
        "row": names.ROWS[p.row] if p.step == DRAW_BUILDING else None,
        "after": names.AFTER[p.after],
    }


def player(p: Havana, seat: int, buildings: tuple[str, ...]) -> dict[str, Any]:
    laid = size(p.laid[seat])
    return {
        "points": p.points[seat],
        "pesos": p.pesos[seat],
        "workers": p.workers[seat],
        "cubes": names.counts(p.cubes[seat]),
        "buildings": names.members(p.buildings[seat], buildings),
        "open": names.members(p.open[seat], names.CARDS),
        "number": hands.number(p, seat) if p.open[seat] else None,
        "covered": names.CARDS[p.covers[seat]] if p.covers[seat] >= 0 else None,
        "hand_count": size(p.hand[seat]) - laid,
        "discard_count": size(p.discard[seat]),
        "laid_count": laid,
        "known": known(p, seat),
    }


def known(p: Havana, seat: int) -> dict[str, Any]:
    """What the others can know of a seat's hidden cards."""
    return {
        "hand": names.members(hands.surely_in_hand(p, seat), names.CARDS),
        "discard": names.members(hands.surely_discarded(p, seat), names.CARDS),
        "unknown": names.members(p.unknown[seat], names.CARDS),
        "unknown_in_hand": p.unsure[seat],
        "piles": [
            {"cards": names.members(cards, names.CARDS), "at_least": hands.least(p, seat, at)}
            for at in reversed(range(hands.MOST_PILES))
            if (cards := hands.pile(p, seat, at))
        ],
    }
