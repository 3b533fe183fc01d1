"""From a shape to a position, refusing what cannot be read (docs/snapshot.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from malecon.engine.bits import unit
from malecon.engine.cuba import actions, buildings, steps
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.course import LAPS
from malecon.engine.cuba.kinds import FOREMAN
from malecon.engine.cuba.tiles import TILES
from malecon.engine.cuba.turn import Cuba, new
from malecon.engine.rng import Rng
from malecon.games.cuba import invariants, moves, names, project
from malecon.games.cuba.shape import (
    CubaPlayer,
    CubaProgress,
    CubaShip,
    CubaSnapshot,
    CubaTable,
    CubaView,
)
from malecon.games.errors import BadSnapshot, shown
from malecon.games.snapshot_fields import index, mask, maybe, number, seats

_IN_TURN = range(steps.USE_BUILDINGS, steps.REST + 1)


def from_snapshot(box: Box, given: Mapping[str, Any]) -> Cuba:
    """The position that a snapshot describes; BadSnapshot if there can be none such."""
    try:
        s = msgspec.convert(given, CubaSnapshot)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSnapshot(f"The snapshot is not of the documented form: {error}.") from error
    p = _position(box, s, s.sealed, s.delegates)
    invariants.check(p)
    return p


def from_view(box: Box, seen: CubaView, seed: int) -> Cuba:
    """A position that fits a view, what it hides filled in at random.

    Views are made from positions, so this one is taken to be of a possible position.
    """
    p = _position(box, seen, _sealed_choices(seen), _delegates(seen))
    p.resample(-1 if seen.seat is None else seen.seat, Rng(seed))
    return p


def _position(
    box: Box, s: CubaTable, sealed: Sequence[str | None], delegates: Sequence[str | None]
) -> Cuba:
    per_seat: dict[str, Sequence[object]] = {
        "players": s.players, "votes": s.votes, "sealed": sealed, "delegates": delegates
    }  # fmt: skip
    for key, entries in per_seat.items():
        if len(entries) != box.seats:
            raise BadSnapshot(f"{key} has {len(entries)} entries, not {box.seats}.")
    p = new(box)
    _board(p, s)
    _parliament(p, s)
    for seat, player in enumerate(s.players):
        _player(p, seat, player)
    _progress(p, s.progress)
    _secrets(p, sealed, delegates)
    return p


def _sealed_choices(seen: CubaView) -> list[str | None]:
    """The seat's own sealed choice, and for others any that keeps the form."""
    found = [
        _placeholder(seen, seat) if seat in seen.answered else None
        for seat in range(len(seen.players))
    ]
    if seen.seat is not None:
        found[seen.seat] = seen.sealed
    return found


def _placeholder(seen: CubaView, seat: int) -> str:
    if seen.step == "delegate":
        return f"delegate {seen.players[seat].hand[0]}"
    return "bid 0" if seen.step in ("bid", "bid-again") else "decline"


def _delegates(seen: CubaView) -> list[str | None]:
    """The seat's own delegate, and for others any card."""
    found = [player.hand[0] if _has_delegate(seen, player) else None for player in seen.players]
    if seen.seat is not None:
        found[seen.seat] = seen.delegate
    return found


def _has_delegate(seen: CubaView, player: CubaPlayer) -> bool:
    """In the variant every seat has one from the first card on until parliament."""
    in_actions = seen.options["secret_delegate"] == "yes" and seen.round > 0
    asked = seen.step in ("delegate", "draw-law", "over") or not player.hand
    return in_actions and not asked


def _seat(p: Cuba, key: str, value: int | None) -> int:
    return -1 if value is None else number(key, value, p.box.seats - 1)


def _counts(key: str, counts: dict[str, int], first: int, known: Sequence[str]) -> int:
    for kind in counts:
        index(key, kind, known)
    return sum(number(kind, n, 31) * unit(first + known.index(kind)) for kind, n in counts.items())


def _whole(key: str, given: Mapping[Any, object], known: Sequence[str]) -> None:
    if set(given) != set(known):
        raise BadSnapshot(f"{key} must name {', '.join(known)}, each once.")


def _board(p: Cuba, s: CubaTable) -> None:
    p.round = number("round", s.round, 6)
    p.step = index("step", s.step, names.STEPS)
    p.seat = number("turn", s.turn, p.box.seats - 1)
    p.start = _seat(p, "start", s.start)
    p.lap = number("lap", s.lap, 4)
    _whole("market", s.market, names.CARGO)
    _whole("supply", s.supply, names.KINDS)
    p.market = _counts("market", s.market, 3, names.CARGO)
    p.supply = _counts("supply", s.supply, 0, names.KINDS)
    p.bank = -1 if s.bank is None else number("bank", s.bank, 195)
    p.tiles_left = mask("buildings_left", s.buildings_left, names.TILES[:TILES])
    p.markers = mask("markers", s.markers, names.ALTERNATIVES)
    ships = names.SHIPS[: len(p.box.components.ships)]
    p.unseen = mask("pile.unseen", map(str, s.pile.unseen), ships)
    mask("pile.tail", map(str, s.pile.tail), ships)
    p.tail = sum(ship - 1 << 4 * i for i, ship in enumerate(s.pile.tail))
    p.tail_length = len(s.pile.tail)
    _whole("harbour", s.harbour, names.PLACES)
    for at, place in enumerate(names.PLACES):
        _ship(p, at, s.harbour[place])


def _ship(p: Cuba, place: int, there: CubaShip | None) -> None:
    p.ship[place] = -1
    p.loaded[place] = 0
    if there is not None:
        p.ship[place] = number("ship", there.ship, len(p.box.components.ships), 1) - 1
        number("the number of a ship's spaces", len(there.loaded), 5, 5)
        p.loaded[place] = sum(cargo << space for space, cargo in enumerate(there.loaded))


def _parliament(p: Cuba, s: CubaTable) -> None:
    for key in ("law_piles", "proposals", "laws"):
        _whole(key, getattr(s, key), names.GROUPS)
    p.law_piles = 0
    for i, group in enumerate(names.GROUPS):
        cards = names.LAWS[6 * i : 6 * i + 6]
        p.law_piles |= mask(f"law_piles.{group}", s.law_piles[group], cards) << 6 * i
        proposal = maybe(f"proposals.{group}", s.proposals[group], cards)
        p.proposals[i] = proposal + 6 * i if proposal >= 0 else -1
        p.laws[i] = maybe(f"laws.{group}", s.laws[group], names.LAWS)
    p.passed = mask("passed", s.passed, names.GROUPS)
    p.vetoed_group = -1 if s.vetoed is None else index("group", s.vetoed.group, names.GROUPS)
    p.vetoed_round = 0 if s.vetoed is None else number("vetoed.round", s.vetoed.round, 6, 1)
    p.church = _seat(p, "church", s.church)
    p.town_hall = _seat(p, "town_hall", s.town_hall)
    for seat, votes in enumerate(s.votes):
        p.votes[seat] = number("votes", votes, 9999)
    p.taxed = seats("taxed", s.taxed, p.box.seats)
    p.asked = seats("asked", s.asked, p.box.seats)
    p.answered = seats("answered", s.answered, p.box.seats)


def _player(p: Cuba, seat: int, own: CubaPlayer) -> None:
    _whole("sources", own.sources, names.SOURCES)
    sources = [number("sources", own.sources[name], 1023) for name in names.SOURCES]
    p.points[seat] = number("points", own.points, 1023)
    p.sources[seat] = sum(points << 10 * i for i, points in enumerate(sources))
    p.pesos[seat] = number("pesos", own.pesos, actions.MOST_PESOS)
    yard = _counts("yard", own.yard, 0, names.KINDS)
    p.stock[seat] = yard + _counts("warehouse", own.warehouse, 8, names.PRODUCTS)
    p.board[seat] = index("board", own.board, names.BOARDS)
    p.pawn[seat] = index("pawn", own.pawn, names.FIELDS)
    _buildings(p, seat, own.buildings)
    p.hand[seat] = mask("hand", own.hand, names.CHARACTERS)
    mask("played", own.played, names.CHARACTERS)
    if len(own.played) > LAPS:
        raise BadSnapshot(f"Seat {seat} has played {len(own.played)} cards; a round has {LAPS}.")
    cards = [names.CHARACTERS.index(card) for card in own.played]
    p.played[seat] = sum(card + 1 << 3 * lap for lap, card in enumerate(cards))
    p.fifth[seat] = maybe("fifth", own.fifth, names.CHARACTERS)


def _buildings(p: Cuba, seat: int, on: Mapping[str, str]) -> None:
    p.built[seat] = 0
    p.tiles[seat] = 0
    p.fields[seat] = 0
    for name, building in on.items():
        field = index("buildings", name, names.FIELDS)
        tile = index("buildings", building, names.TILES[:TILES])
        if field == project.warehouse_field(p, seat):
            raise BadSnapshot(f"{name} of seat {seat} is its warehouse; nothing can stand there.")
        if p.tiles_left >> tile & 1 or any(p.tiles[other] >> tile & 1 for other in range(seat + 1)):
            raise BadSnapshot(f"There is only one {building}, and it is in two places.")
        p.built[seat] |= 1 << field
        p.tiles[seat] |= 1 << tile
        p.fields[seat] += (tile + 1) * unit(field)


def _progress(p: Cuba, s: CubaProgress) -> None:
    p.count = number("count", s.count, 99)
    p.spare = number("spare", s.spare, 2)
    p.fields_used = mask("harvested", s.harvested, names.FIELDS)
    p.bought = mask("bought", s.bought, names.KINDS)
    p.sold = mask("sold", s.sold, names.KINDS)
    p.tile = maybe("tile", s.tile, names.TILES)
    p.dock = -1 if s.dock is None else number("dock", s.dock, 3, 1)
    p.cargo = maybe("cargo", s.cargo, names.KINDS)
    p.after = index("after", s.after, project.AFTER)
    in_turn = p.step in _IN_TURN or (p.step == steps.DRAW_SHIP and p.after == steps.AFTER_OFFICE)
    if in_turn and project.played(p, p.seat)[-1:] == [names.CHARACTERS[FOREMAN]]:
        buildings.begin(p, p.seat)
    p.used = mask("used", s.used, names.TILES)


def _secrets(p: Cuba, sealed: Sequence[str | None], delegates: Sequence[str | None]) -> None:
    for seat, choice in enumerate(sealed):
        if (choice is not None) != bool(p.answered >> seat & 1):
            raise BadSnapshot(f"Seat {seat} has answered or has not: sealed and answered differ.")
        if choice is not None:
            p.sealed[seat] = _sealed(p, seat, choice)
    for seat, card in enumerate(delegates):
        if card is not None:
            p.fifth[seat] = index("delegates", card, names.CHARACTERS)


def _sealed(p: Cuba, seat: int, text: str) -> int:
    """What the engine keeps of a sealed choice, which the seat must have been able to make."""
    unanswered = p.copy()
    unanswered.answered = 0
    legal = unanswered.legal(seat)
    for action in moves.read(text):
        if action in legal:
            if p.step == steps.SEND_DELEGATE:
                return action - actions.DELEGATE
            bid = p.step in (steps.BID_VOTES, steps.BID_AGAIN)
            return action - actions.BID if bid else action
    raise BadSnapshot(f"Seat {seat} cannot have sealed {shown(text)}.")
