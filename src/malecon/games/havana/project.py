"""From a position to its shapes: what lies open, what a seat may know, the whole of it.

A view is put together from what is allowed, never by striking out secrets.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from malecon.engine.bits import size
from malecon.engine.havana import hands, street
from malecon.engine.havana.state import Box
from malecon.engine.havana.steps import DRAW_BUILDING, LAY_FIRST, SWAP_END
from malecon.engine.havana.turn import Havana
from malecon.games.havana import names
from malecon.games.havana.phases import SETUP, phase
from malecon.games.havana.purchase import purchase
from malecon.games.havana.shape import (
    HavanaCards,
    HavanaKnown,
    HavanaOwn,
    HavanaPile,
    HavanaPlayer,
    HavanaPrice,
    HavanaProgress,
    HavanaPublic,
    HavanaSnapshot,
    HavanaTable,
)
from malecon.games.sets import members, seats_in


def public(
    p: Havana,
    buildings: tuple[str, ...],
    prices: dict[str, HavanaPrice],
    game: Mapping[str, Any],
) -> HavanaPublic:
    """All that lies open, and what saves the page from knowing rules: the same for everybody."""
    shared = HavanaPublic(
        **asdict(table(p, buildings)),
        **game,
        waiting=list(seats_in(p.waiting())),
        phase=phase_name(p),
        target=p.box.target,
        ends=_ends(p, buildings),
        protected=[seat for seat in range(p.box.seats) if p.is_protected(seat)],
        prices=dict(prices),
    )
    if p.step == LAY_FIRST:
        shared.players = players(p, buildings, None)
    return shared


def players(p: Havana, buildings: tuple[str, ...], me: int | None) -> list[HavanaPlayer]:
    """While cards are laid: until a seat has laid both, nobody else sees that one of them is."""
    found = [player(p, seat, buildings) for seat in range(p.box.seats)]
    for seat, seen in enumerate(found):
        if seat != me and not p.answered >> seat & 1:
            seen.laid_count = 0
            seen.hand_count = size(p.hand[seat])
    return found


def own(p: Havana, seat: int | None, buildings: tuple[str, ...]) -> HavanaOwn:
    """What a seat knows besides: its own cards and purchase."""
    if seat is None:
        return HavanaOwn()
    hidden = cards(p, seat)
    mine = HavanaOwn(
        seat=seat,
        hand=hidden.hand,
        discard=hidden.discard,
        laid=hidden.laid,
        next_number=next_number(p, seat, p.laid[seat]),
        purchase=purchase(p, seat, buildings),
    )
    if p.step == LAY_FIRST and p.laid[seat] and not p.answered >> seat & 1:
        mine.players = players(p, buildings, seat)  # it sees that it has laid one of two
    return mine


def next_number(p: Havana, seat: int, laid: int) -> int | None:
    """The number of the cards that will lie open when some are revealed; none before there are
    two."""
    opened = hands.open_next(p, seat, laid)
    return hands.number_of(opened) if laid and size(opened) == hands.OPEN else None


def snapshot(p: Havana, buildings: tuple[str, ...]) -> HavanaSnapshot:
    """The whole position."""
    return HavanaSnapshot(
        **asdict(table(p, buildings)), cards=[cards(p, seat) for seat in range(p.box.seats)]
    )


def cards(p: Havana, seat: int) -> HavanaCards:
    """The cards of a seat that others do not see."""
    return HavanaCards(
        hand=names.cards_in(p.hand[seat] & ~p.laid[seat]),
        discard=names.cards_in(p.discard[seat]),
        laid=names.cards_in(p.laid[seat]),
    )


def prices(box: Box, buildings: tuple[str, ...]) -> dict[str, HavanaPrice]:
    """Points and prices of all buildings."""
    return {name: _price(box, i) for i, name in enumerate(buildings)}


def _price(box: Box, building: int) -> HavanaPrice:
    printed = box.components
    cubes = {name: printed.cubes[i][building] for i, name in enumerate(names.COLOURS)}
    return HavanaPrice(
        points=printed.points[building],
        **cubes,
        pesos=printed.pesos[building],
        workers=printed.workers[building],
        architect=bool(printed.architect[building]),
    )


def table(p: Havana, buildings: tuple[str, ...]) -> HavanaTable:
    """All that lies open, the part that views and snapshots share."""
    return HavanaTable(
        round=p.round,
        step=names.STEPS[p.step],
        turn=p.seat,
        place=p.place,
        order=[p.at_place(place) for place in range(p.box.seats)] if p.round else [],
        rows={name: row(p, i, buildings) for i, name in enumerate(names.ROWS)},
        pile=members(p.draw_pile, buildings),
        bag=names.cubes_of(p.bag),
        centre=names.cubes_of(p.centre) | {"pesos": p.centre_pesos},
        box=names.cubes_of(p.boxed),
        workers=p.supply_workers,
        bank=p.bank if p.bank >= 0 else None,
        removed=bool(p.removed),
        hired=bool(p.hired),
        dealt=bool(p.dealt),
        sold=bool(p.sold),
        idle=p.idle,
        ended=names.ENDINGS[p.ended] if p.ended >= 0 else None,
        asked=list(seats_in(p.asked)),
        answered=list(seats_in(p.answered)),
        progress=progress(p, buildings),
        players=[player(p, seat, buildings) for seat in range(p.box.seats)],
    )


def phase_name(p: Havana) -> str | None:
    """The phase of the round; None before the first."""
    now = phase(p)
    return names.PHASES[now] if now != SETUP else None


def _ends(p: Havana, buildings: tuple[str, ...]) -> dict[str, str]:
    """The building at each end that has one; a single building is the left end (HA-39)."""
    found = ((name, street.at_end(p, end)) for end, name in enumerate(names.ENDS))
    return {name: buildings[building] for name, building in found if building >= 0}


def row(p: Havana, number: int, buildings: tuple[str, ...]) -> list[str]:
    """A row of buildings from left to right."""
    return [buildings[p.rows[number] >> 6 * i & 63] for i in range(p.lengths[number])]


def progress(p: Havana, buildings: tuple[str, ...]) -> HavanaProgress:
    """How far the turn at hand has come."""
    swapping = p.step == SWAP_END
    return HavanaProgress(
        carried=names.cards_in(p.carried),
        card=names.CARDS[p.card] if p.card >= 0 else None,
        victim=p.victim if p.victim >= 0 else None,
        stolen=p.stolen,
        count=0 if swapping else p.count,
        swap=buildings[p.count] if swapping else None,
        buying=names.ENDS[p.end_bought] if p.end_bought >= 0 else None,
        replaced={colour: n for colour, n in names.cubes_of(p.replaced).items() if n},
        replaced_workers=p.replaced_workers,
        row=names.ROWS[p.row] if p.step == DRAW_BUILDING else None,
        after=names.AFTER[p.after],
    )


def player(p: Havana, seat: int, buildings: tuple[str, ...]) -> HavanaPlayer:
    laid = size(p.laid[seat])
    return HavanaPlayer(
        points=p.points[seat],
        pesos=p.pesos[seat],
        workers=p.workers[seat],
        cubes=names.cubes_of(p.cubes[seat]),
        buildings=members(p.buildings[seat], buildings),
        open=names.cards_in(p.open[seat]),
        number=hands.number(p, seat) if p.open[seat] else None,
        covered=names.CARDS[p.covers[seat]] if p.covers[seat] >= 0 else None,
        hand_count=size(p.hand[seat]) - laid,
        discard_count=size(p.discard[seat]),
        laid_count=laid,
        known=known(p, seat),
    )


def known(p: Havana, seat: int) -> HavanaKnown:
    """What the others can know of a seat's hidden cards."""
    return HavanaKnown(
        hand=names.cards_in(hands.surely_in_hand(p, seat)),
        discard=names.cards_in(hands.surely_discarded(p, seat)),
        unknown=names.cards_in(p.unknown[seat]),
        unknown_in_hand=p.unsure[seat],
        piles=[
            HavanaPile(names.cards_in(cards), hands.least(p, seat, at))
            for at in reversed(range(hands.MOST_PILES))
            if (cards := hands.pile(p, seat, at))
        ],
    )
