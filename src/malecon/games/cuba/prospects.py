"""What may come of a choice: harvests, cargo, what a building or a law would bring."""

from collections.abc import Callable
from typing import Final

from malecon.engine.bits import first
from malecon.engine.cuba import (
    actions,
    buildings,
    course,
    kinds,
    laws,
    plantation,
    scoring,
    steps,
    tell,
)
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import events, moves, names
from malecon.games.cuba.offer import place
from malecon.games.cuba.phases import phase
from malecon.games.event import Event
from malecon.games.prospects import Preview, Prospect

# Steps that belong to the choice before them: of pieces given or loaded alike any will do.
_ALIKE: Final = (steps.GIVE_PIECES, steps.LOAD_SHIP)
_GOES_ON: Final = (*_ALIKE, steps.OFFICE_DOCK, steps.OFFICE_LOAD)
_SHOWS_NEXT: Final = (steps.PLACE_PAWN, steps.CHOOSE_DOCK, steps.OFFICE_DOCK)
_TOLD_BY_CARDS: Final = (steps.USE_BUILDINGS, steps.CHOOSE_DOCK)  # others are open on the board


def preview(p: Cuba, seat: int) -> Preview:
    """What may come of each choice of a seat."""
    ahead = {moves.write(action): tuple(_of(p, seat, action)) for action in p.legal(seat)}
    return Preview(tuple(_laws(p)), {move: found for move, found in ahead.items() if found})


def _of(p: Cuba, seat: int, action: int) -> list[Prospect]:
    if p.asked or action <= actions.DONE:
        return []
    if p.step == steps.USE_BUILDINGS:
        return [Prospect("all", effect=tuple(_best(p, seat, action)))]
    if p.step == steps.CHOOSE_BUILDING:
        site = actions.ON + first(plantation.sites(p, seat))
        return [_foreman(p, seat, _played(p, seat, action), site)]
    if p.step == steps.CHOOSE_SITE:
        return [*_lost(p, seat, action - actions.ON), _foreman(p, seat, p, action)]
    if p.step == steps.PLAY_CARD:
        after = _played(p, seat, action)
        return _next(after, seat, _best) if after.step in _TOLD_BY_CARDS else []
    return _after(p, seat, action) if p.step in _SHOWS_NEXT else []


def _after(p: Cuba, seat: int, action: int) -> list[Prospect]:
    """What could be chosen next: the fields of the pawn's cross, the cargo of a ship."""
    after = _played(p, seat, action)
    found = _next(after, seat, _told)
    if p.step == steps.PLACE_PAWN:
        fields = plantation.cross(after, seat)
        crossed = [name for i, name in enumerate(names.FIELDS) if fields >> i & 1]
        found += [Prospect("cross", f"field {name}") for name in crossed]
        return [*found, Prospect("free", n=after.spare)]
    return [*found, Prospect("all", effect=tuple(_best(p, seat, action)))]


def _next(p: Cuba, seat: int, told: Callable[[Cuba, int, int], list[Event]]) -> list[Prospect]:
    further = [one for one in p.legal(seat) if one > actions.DONE]
    return [
        Prospect("next", place(p, one), moves.write(one), effect=tuple(told(p, seat, one)))
        for one in further
    ]


def _played(p: Cuba, seat: int, action: int) -> Cuba:
    after = p.copy()
    after.play(seat, action)
    return after


def _told(p: Cuba, seat: int, action: int) -> list[Event]:
    after = p.copy()
    after.listen()
    after.play(seat, action)
    return events.named(after.hear())


def _best(p: Cuba, seat: int, action: int) -> list[Event]:
    """A choice and what belongs to it, so that it brings most."""
    after = p.copy()
    after.listen()
    after.play(seat, action)
    told = events.named(after.hear())
    if after.step not in _GOES_ON or not after.is_asked(seat):
        return told
    further = [one for one in after.legal(seat) if one > actions.DONE]
    if after.step in _ALIKE:
        further = further[:1]
    return told + max((_best(after, seat, one) for one in further), key=_worth, default=[])


def _worth(told: list[Event]) -> tuple[int, int]:
    points = sum(event.n for event in told if event.event == "scored")
    return points, sum(event.n for event in told if event.event == "earned")


def _lost(p: Cuba, seat: int, field: int) -> list[Prospect]:
    """What a field gives no more once a building stands on it (C-070)."""
    kind = p.box.yields(p.board[seat], field)
    if kind == kinds.WAREHOUSE_FIELD:
        return []
    name = names.FIELDS[field]
    lost = Event("moved", seat, names.KINDS[kind], n=1, source="yard", target=name)
    return [Prospect("lost", f"field {name}", effect=(lost,))]


def _foreman(before: Cuba, seat: int, p: Cuba, site: int) -> Prospect:
    """What the foreman could do with a building, were he the next, with what is left then."""
    after = _played(p, seat, site)
    tile = first(after.tiles[seat] & ~before.tiles[seat])
    course.clear_turn(after)
    buildings.begin(after, seat)
    after.step = steps.USE_BUILDINGS
    use = actions.USE + tile
    can_use = after.legal(seat).count(use) > 0
    effect = tuple(_best(after, seat, use)) if can_use else ()
    return Prospect("later", f"tile {names.TILES[tile]}", moves.write(use), effect=effect)


def _laws(p: Cuba) -> list[Prospect]:
    """What each law that is in force or proposed brings every seat, were it carried out now."""
    is_known = phase(p) >= tell.PARLIAMENT  # whose card has how many votes (C-108)
    there = [
        (f"{where} {name}", group, on_board[group])
        for group, name in enumerate(names.GROUPS)
        for where, on_board in (("law", p.laws), ("proposal", p.proposals))
    ]
    return [
        Prospect("law", where, effect=tuple(_law(p, group, law)))
        for where, group, law in there
        if law != kinds.NONE and (is_known or law != laws.SUBSIDY_VOTES)
    ]


def _law(p: Cuba, group: int, law: int) -> list[Event]:
    """A tax or levy that all pay who can, a subsidy."""
    after = p.copy()
    after.laws[group] = law
    after.taxed = 0
    after.listen()
    if group == laws.TAX:
        scoring.ask_tax(after)
        for seat in _asked(after):
            scoring.meet_tax(after, seat)
    elif group == laws.LEVY:
        scoring.ask_levy(after)
        for seat in _asked(after):
            answer = actions.PAY + first(scoring.levy_answers(after, seat))
            scoring.meet_levy(after, seat, answer)
    elif group == laws.SUBSIDY:
        scoring.subsidise(after)
    told = events.named(after.hear())
    return [event for event in told if event.event in ("paid", "moved", "scored")]


def _asked(p: Cuba) -> list[int]:
    return [seat for seat in range(p.box.seats) if p.asked >> seat & 1]
