"""From a shape to a position, refusing what cannot be read (docs/snapshot.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from malecon.engine.havana import hands
from malecon.engine.havana.state import Box
from malecon.engine.havana.turn import Havana, new
from malecon.engine.rng import Rng
from malecon.games.errors import BadSnapshot
from malecon.games.havana import invariants, names
from malecon.games.havana.shape import (
    HavanaCards,
    HavanaPlayer,
    HavanaProgress,
    HavanaSnapshot,
    HavanaTable,
    HavanaView,
)
from malecon.games.snapshot_fields import index, mask, maybe, number, seats


def from_snapshot(box: Box, buildings: tuple[str, ...], given: Mapping[str, Any]) -> Havana:
    """The position that a snapshot describes; BadSnapshot if there can be none such."""
    try:
        s = msgspec.convert(given, HavanaSnapshot)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSnapshot(f"The snapshot is not of the documented form: {error}.") from error
    p = _position(box, buildings, s, s.cards)
    invariants.check(p)
    return p


def from_view(box: Box, buildings: tuple[str, ...], seen: HavanaView, seed: int) -> Havana:
    """A position that fits a view, what it hides filled in at random.

    Views are made from positions, so this one is taken to be of a possible position.
    """
    cards = [_cards(seen, seat) for seat in range(len(seen.players))]
    p = _position(box, buildings, seen, cards)
    p.resample(-1 if seen.seat is None else seen.seat, Rng(seed))
    return p


def _position(
    box: Box, buildings: tuple[str, ...], s: HavanaTable, cards: Sequence[HavanaCards]
) -> Havana:
    per_seat: dict[str, Sequence[object]] = {"players": s.players, "cards": cards}
    for key, entries in per_seat.items():
        if len(entries) != box.seats:
            raise BadSnapshot(f"{key} has {len(entries)} entries, not {box.seats}.")
    p = new(box)
    _table(p, s, buildings)
    _progress(p, s.progress, buildings)
    for seat, player in enumerate(s.players):
        _player(p, seat, player, cards[seat], buildings)
    return p


def _cards(seen: HavanaView, seat: int) -> HavanaCards:
    """Hidden cards that fit a view: the seat's own, and for others any that keep the form."""
    if seat == seen.seat:
        return HavanaCards(hand=seen.hand or [], discard=seen.discard or [], laid=seen.laid or [])
    player = seen.players[seat]
    known = player.known
    # Who holds the cards of the earliest piles holds enough of every pile.
    piles = [*(pile.cards for pile in known.piles), known.unknown]
    unknown = list(dict.fromkeys(card for pile in piles for card in pile))
    at = known.unknown_in_hand
    hand = [*known.hand, *unknown[:at]]
    laid = player.laid_count
    return HavanaCards(hand=hand[laid:], discard=[*known.discard, *unknown[at:]], laid=hand[:laid])


def _cubes(key: str, counts: Mapping[str, int]) -> int:
    for colour in counts:
        index(key, colour, names.COLOURS)
    return sum(
        number(colour, counts.get(colour, 0), 80) << 7 * i for i, colour in enumerate(names.COLOURS)
    )


def _table(p: Havana, s: HavanaTable, buildings: tuple[str, ...]) -> None:
    count = p.box.seats
    p.round = number("round", s.round, 9999)
    p.step = index("step", s.step, names.STEPS)
    p.seat = number("turn", s.turn, count - 1)
    p.place = number("place", s.place, count - 1)
    if sorted(s.order) != (list(range(count)) if s.round > 0 else []):
        raise BadSnapshot("order must name every seat once, and nobody before round 1.")
    p.order = sum(seat << 3 * place for place, seat in enumerate(s.order))
    if set(s.rows) != set(names.ROWS):
        raise BadSnapshot(f"rows must name {', '.join(names.ROWS)}, each once.")
    for i, row in enumerate(s.rows[name] for name in names.ROWS):
        number("the number of buildings in a row", len(row), 6)
        places = [index("rows", name, buildings) for name in row]
        p.rows[i] = sum(building << 6 * at for at, building in enumerate(places))
        p.lengths[i] = len(row)
    p.draw_pile = mask("pile", s.pile, buildings)
    centre = dict(s.centre)
    p.centre_pesos = number("centre.pesos", centre.pop("pesos", -1), 9999)
    p.bag, p.centre, p.boxed = _cubes("bag", s.bag), _cubes("centre", centre), _cubes("box", s.box)
    p.supply_workers = number("workers", s.workers, 15)
    p.bank = -1 if s.bank is None else number("bank", s.bank, 108)
    p.removed, p.hired, p.dealt, p.sold = int(s.removed), int(s.hired), int(s.dealt), int(s.sold)
    p.idle = number("idle", s.idle, 9999)
    p.ended = maybe("ended", s.ended, names.ENDINGS)
    p.asked = seats("asked", s.asked, p.box.seats)
    p.answered = seats("answered", s.answered, p.box.seats)


def _progress(p: Havana, s: HavanaProgress, buildings: tuple[str, ...]) -> None:
    p.carried = mask("carried", s.carried, names.CARDS)
    p.card = maybe("card", s.card, names.CARDS)
    p.victim = -1 if s.victim is None else number("victim", s.victim, p.box.seats - 1)
    p.stolen = number("stolen", s.stolen, 2)
    p.count = number("count", s.count, 80)
    if s.swap is not None:
        p.count = index("swap", s.swap, buildings)
    p.end_bought = maybe("buying", s.buying, names.ENDS)
    p.replaced = _cubes("replaced", s.replaced)
    p.replaced_workers = number("replaced_workers", s.replaced_workers, 15)
    p.row = 0 if s.row is None else index("row", s.row, names.ROWS)
    p.after = index("after", s.after, names.AFTER)


def _player(
    p: Havana, seat: int, own: HavanaPlayer, cards: HavanaCards, buildings: tuple[str, ...]
) -> None:
    p.points[seat] = number("points", own.points, 999)
    p.pesos[seat] = number("pesos", own.pesos, 9999)
    p.workers[seat] = number("workers", own.workers, 15)
    p.cubes[seat] = _cubes("cubes", own.cubes)
    p.buildings[seat] = mask("buildings", own.buildings, buildings)
    p.open[seat] = mask("open", own.open, names.CARDS)
    p.covers[seat] = maybe("covered", own.covered, names.CARDS)
    p.laid[seat] = mask("laid", cards.laid, names.CARDS)
    p.hand[seat] = mask("hand", [*cards.hand, *cards.laid], names.CARDS)
    p.discard[seat] = mask("discard", cards.discard, names.CARDS)
    p.unknown[seat] = mask("unknown", own.known.unknown, names.CARDS)
    p.unsure[seat] = number("unknown_in_hand", own.known.unknown_in_hand, 13)
    number("the number of piles", len(own.known.piles), hands.MOST_PILES)
    for pile in own.known.piles:
        taken = mask("piles", pile.cards, names.CARDS)
        hands.keep(p, seat, taken, number("at_least", pile.at_least, 13, 1))
