"""A whole position from its description, refusing what cannot be read (docs/snapshot.md)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from malecon.engine.bits import bit
from malecon.engine.havana.state import Box
from malecon.engine.havana.turn import Havana, new
from malecon.games.errors import BadSnapshot, shown
from malecon.games.havana import names, plausible
from malecon.games.havana.shape import Cards, Player, Progress, Snapshot


def restored(box: Box, buildings: tuple[str, ...], given: Mapping[str, Any]) -> Havana:
    """The position that a snapshot describes; BadSnapshot if there can be none such."""
    try:
        s = msgspec.convert(given, Snapshot)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSnapshot(f"The snapshot is not of the documented form: {error}.") from error
    for key in ("players", "cards"):
        if len(getattr(s, key)) != box.seats:
            raise BadSnapshot(f"{key} has {len(getattr(s, key))} entries, not {box.seats}.")
    p = new(box)
    _table(p, s, buildings)
    _progress(p, s.progress, buildings)
    for seat, player in enumerate(s.players):
        _player(p, seat, player, s.cards[seat], buildings)
    plausible.check(p)
    return p


def _number(key: str, value: int, most: int, least: int = 0) -> int:
    if not least <= value <= most:
        raise BadSnapshot(f"{key} is {shown(value)}; expected a number from {least} to {most}.")
    return value


def _index(key: str, value: str, known: Sequence[str]) -> int:
    if value not in known:
        few = known if len(known) < 20 else (*known[:5], "…")
        raise BadSnapshot(f"{key} is {shown(value)}; expected one of {', '.join(few)}.")
    return known.index(value)


def _maybe(key: str, value: str | None, known: Sequence[str]) -> int:
    return -1 if value is None else _index(key, value, known)


def _mask(key: str, values: Iterable[str], known: Sequence[str]) -> int:
    found = 0
    for value in values:
        member = bit(_index(key, value, known))
        if found & member:
            raise BadSnapshot(f"{key} names {shown(value)} twice.")
        found |= member
    return found


def _seats(p: Havana, key: str, values: list[int]) -> int:
    return _mask(key, map(str, values), [str(seat) for seat in range(p.box.seats)])


def _cubes(key: str, counts: Mapping[str, int]) -> int:
    for colour in counts:
        _index(key, colour, names.COLOURS)
    return sum(
        _number(colour, counts.get(colour, 0), 80) << 7 * i
        for i, colour in enumerate(names.COLOURS)
    )


def _table(p: Havana, s: Snapshot, buildings: tuple[str, ...]) -> None:
    seats = p.box.seats
    p.round = _number("round", s.round, 9999)
    p.step = _index("step", s.step, names.STEPS)
    p.seat = _number("turn", s.turn, seats - 1)
    p.place = _number("place", s.place, seats - 1)
    if sorted(s.order) != (list(range(seats)) if s.round > 0 else []):
        raise BadSnapshot("order must name every seat once, and nobody before round 1.")
    p.order = sum(seat << 3 * place for place, seat in enumerate(s.order))
    for number, row in enumerate((s.rows.top, s.rows.bottom)):
        _number("the number of buildings in a row", len(row), 6)
        places = [_index("rows", name, buildings) for name in row]
        p.rows[number] = sum(building << 6 * i for i, building in enumerate(places))
        p.lengths[number] = len(row)
    p.draw_pile = _mask("pile", s.pile, buildings)
    centre = dict(s.centre)
    p.centre_pesos = _number("centre.pesos", centre.pop("pesos", -1), 9999)
    p.bag, p.centre, p.boxed = _cubes("bag", s.bag), _cubes("centre", centre), _cubes("box", s.box)
    p.supply_workers = _number("workers", s.workers, 15)
    p.bank = -1 if s.bank is None else _number("bank", s.bank, 108)
    p.removed, p.hired, p.dealt, p.sold = int(s.removed), int(s.hired), int(s.dealt), int(s.sold)
    p.idle = _number("idle", s.idle, 9999)
    p.ended = _maybe("ended", s.ended, names.ENDINGS)
    p.asked = _seats(p, "asked", s.asked)
    p.answered = _seats(p, "answered", s.answered)


def _progress(p: Havana, s: Progress, buildings: tuple[str, ...]) -> None:
    p.carried = _mask("carried", s.carried, names.CARDS)
    p.card = _maybe("card", s.card, names.CARDS)
    p.victim = -1 if s.victim is None else _number("victim", s.victim, p.box.seats - 1)
    p.stolen = _number("stolen", s.stolen, 2)
    p.count = _number("count", s.count, 80)
    if s.swap is not None:
        p.count = _index("swap", s.swap, buildings)
    p.end_bought = _maybe("buying", s.buying, names.ENDS)
    p.replaced = _cubes("replaced", s.replaced)
    p.replaced_workers = _number("replaced_workers", s.replaced_workers, 15)
    p.row = 0 if s.row is None else _index("row", s.row, names.ROWS)
    p.after = _index("after", s.after, names.AFTER)


def _player(p: Havana, seat: int, own: Player, cards: Cards, buildings: tuple[str, ...]) -> None:
    p.points[seat] = _number("points", own.points, 999)
    p.pesos[seat] = _number("pesos", own.pesos, 9999)
    p.workers[seat] = _number("workers", own.workers, 15)
    p.cubes[seat] = _cubes("cubes", own.cubes)
    p.buildings[seat] = _mask("buildings", own.buildings, buildings)
    p.open[seat] = _mask("open", own.open, names.CARDS)
    p.covers[seat] = _maybe("covered", own.covered, names.CARDS)
    p.laid[seat] = _mask("laid", cards.laid, names.CARDS)
    p.hand[seat] = _mask("hand", [*cards.hand, *cards.laid], names.CARDS)
    p.discard[seat] = _mask("discard", cards.discard, names.CARDS)
    p.unknown[seat] = _mask("unknown", own.known.unknown, names.CARDS)
    p.unsure[seat] = _number("unknown_in_hand", own.known.unknown_in_hand, 13)
