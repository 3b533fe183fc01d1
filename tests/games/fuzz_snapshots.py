"""Snapshots of real games with one to three things changed: whatever is accepted must be a game.

An accepted position is played to the end at random. Nothing is ever negative, pieces and money stay
what they were, points add up and stay within reason, somebody can always go on, and every position
on the way is one that its own snapshot describes. `make fuzz-snapshots` tries a hundred thousand.
"""

import argparse
import contextlib
import copy
import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from malecon import BadSnapshot
from malecon.engine.cuba import actions as cuba
from malecon.engine.cuba.turn import Cuba
from malecon.engine.havana.turn import Havana
from malecon.engine.position import OVER, Position
from malecon.games.api import Game
from malecon.games.registry import all_games
from tests.games.places import places, within
from tests.laws.pieces import everything
from tests.laws.walk import random_game, sampled, walk

Snapshot = dict[str, Any]

OF_THE_GAME = ("format", "game", "rules", "seats", "edition", "options", "components")
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 12, 15, 31, 80, 99, 195, 653, 1023, 4095)
FROM_A_GAME = 12  # positions taken from each random game
CHANGED = 25  # forms that each of them is changed into
COUNTED = 9  # pieces are counted after the first actions, then after every so manyth
SHOWN = (0, 1, 2, 101)  # where a view and an offer are looked at
SAMPLE = 37  # of the positions on the way, every so manyth is written and read again


class Broken(AssertionError):
    """A law does not hold after a snapshot that was accepted."""


def source(name: str, number: int) -> tuple[Game, list[Snapshot]]:
    """Random game number n, and snapshots of some of its positions."""
    played = random_game(name, number)
    every = Random(number).randrange(5, 40)
    found = sampled(played, number, every)
    taken = [written(played, position) for position, _, _ in found]
    return played, Random(number).sample(taken, min(FROM_A_GAME, len(taken)))


def written(played: Game, position: Position) -> Snapshot:
    """A snapshot as it comes out of a file."""
    found: Snapshot = msgspec.json.decode(msgspec.json.encode(played.snapshot(position)))
    return found


def mutants(snapshots: list[Snapshot], chosen: Random) -> Iterator[Snapshot]:
    """Each snapshot in several changed forms."""
    for snapshot in snapshots:
        for _ in range(CHANGED):
            yield mutant(snapshot, snapshots, chosen)


def mutant(snapshot: Snapshot, others: list[Snapshot], chosen: Random) -> Snapshot:
    """A snapshot with one to three things changed."""
    found: Snapshot = msgspec.json.decode(msgspec.json.encode(snapshot))
    ways = [_number, _moved, _moved, _swapped, _stepped, _copied, _copied, _listed, _handed]
    for _ in range(chosen.randint(1, 3)):
        with contextlib.suppress(KeyError, IndexError, TypeError):  # there is no such place here
            chosen.choice(ways)(found, chosen.choice(others), chosen)
    return found


def _places(snapshot: Snapshot, kinds: type | tuple[type, ...]) -> list[str]:
    return [
        place
        for place, value in places(snapshot)
        if place.split(".")[0] not in OF_THE_GAME
        and isinstance(value, kinds)
        and (kinds is bool or not isinstance(value, bool))
    ]


def _value(snapshot: Snapshot, place: str) -> Any:
    part, key = within(snapshot, place)
    return part[key]


def _set(snapshot: Snapshot, place: str, value: Any) -> None:
    part, key = within(snapshot, place)
    part[key] = copy.deepcopy(value)


def _number(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """A number becomes a little more or less, nothing, or large; a yes becomes a no."""
    place = chosen.choice(_places(found, int) + _places(found, bool))
    value = _value(found, place)
    if isinstance(value, bool):
        _set(found, place, not value)
    else:
        _set(found, place, chosen.choice((value - 1, value + 1, 0, chosen.choice(NUMBERS))))


def _alike(found: Snapshot, kinds: type | tuple[type, ...], chosen: Random) -> list[str]:
    """Two places of one name, such as the wood of two yards."""
    by_name: dict[str, list[str]] = {}
    for place in _places(found, kinds):
        by_name.setdefault(place.split(".")[-1], []).append(place)
    several = [alike for alike in by_name.values() if len(alike) > 1]
    return chosen.sample(chosen.choice(several), 2) if several else []


def _moved(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """Some of one number is added to another of its name: pieces change place."""
    pair = _alike(found, int, chosen)
    if pair:
        old, new = pair
        n = chosen.choice((1, 2, _value(found, old)))
        _set(found, old, _value(found, old) - n)
        _set(found, new, _value(found, new) + n)


def _swapped(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """Two values of one name change places."""
    pair = _alike(found, (int, str, list, dict), chosen)
    if pair:
        one, two = (_value(found, place) for place in pair)
        _set(found, pair[0], two)
        _set(found, pair[1], one)


def _stepped(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """Another step, sometimes with all that belongs to it elsewhere."""
    found["step"] = other["step"]
    for key in ("progress", "asked", "answered", "sealed", "turn", "lap", "place", "votes"):
        if key in other and chosen.random() < 0.6:
            found[key] = copy.deepcopy(other[key])


def _copied(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """Something as it is elsewhere."""
    place = chosen.choice([place for place, _ in places(other)])
    if place.split(".")[0] not in OF_THE_GAME:
        _set(found, place, _value(other, place))


def _listed(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """A list loses one of its entries, or gets one of another list."""
    lists = _places(found, list)
    place, another = chosen.choice(lists), chosen.choice(lists)
    value = list(_value(found, place))
    if value and chosen.random() < 0.5:
        value.pop(chosen.randrange(len(value)))
    else:
        value += chosen.sample(_value(found, another), min(1, len(_value(found, another))))
    _set(found, place, value)


def _handed(found: Snapshot, other: Snapshot, chosen: Random) -> None:
    """One entry goes from a list to another: a card is played, a building changes its row."""
    lists = [place for place in _places(found, list) if _value(found, place)]
    old = chosen.choice(lists)
    kind = type(_value(found, old)[0])
    fitting = [place for place in _places(found, list) if _is_of(_value(found, place), kind)]
    new = chosen.choice(fitting)
    entries = list(_value(found, old))
    entry = entries.pop(chosen.randrange(len(entries)))
    _set(found, old, entries)
    _set(found, new, [*_value(found, new), entry])


def _is_of(values: list[Any], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def try_one(played: Game, snapshot: Snapshot, seed: int) -> bool:
    """Whether a snapshot is accepted; Broken if it is and breaks a law."""
    try:
        position = played.from_snapshot(snapshot)
    except BadSnapshot:
        return False
    try:
        keeps_the_laws(played, position, seed)
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}") from error
    return True


def keeps_the_laws(played: Game, position: Position, seed: int) -> None:
    """Play to the end, and look at everything on the way."""
    expected = everything(position)
    at_first = max(position.scores())
    steps = 0
    _is_itself(played, position)
    for steps, (now, mover, _) in enumerate(walk(played, seed, position)):
        assert now.choices(mover) > 0, "nobody can go on"
        _is_in_bounds(played, now)
        if steps < COUNTED or steps % COUNTED == 0:
            assert everything(now) == expected, "pieces"
            _adds_up(played, now)
        if steps % SAMPLE == 0:
            _is_itself(played, now)
        if steps in SHOWN:
            _is_shown(played, now, steps % played.seats)
    assert position.to_move() == OVER
    assert everything(position) == expected, "pieces"
    _is_in_bounds(played, position)
    _adds_up(played, position)
    _is_itself(played, position)
    assert max(position.scores()) - at_first < 500, "points"


def _is_itself(played: Game, position: Position) -> None:
    again = played.from_snapshot(written(played, position))
    assert again.encode() == position.encode(), "another position than its snapshot's"


def _is_shown(played: Game, position: Position, seat: int) -> None:
    """A view can be played from, and an offer names what is legal."""
    view = played.view(position, seat)
    assert played.view(played.from_view(view, 1), seat) == view, "views"
    offered = {choice.move for choice in played.offer(position, seat).moves}
    assert offered == {str(move) for move in played.legal(position, seat)}, "offers"


def _is_in_bounds(played: Game, position: Position) -> None:
    seats = range(played.seats)
    assert isinstance(position, Cuba | Havana)
    assert position.bank >= -1, "bank"
    most = cuba.MOST_PESOS if isinstance(position, Cuba) else 9999
    assert all(0 <= position.pesos[seat] <= most for seat in seats), "pesos"
    if isinstance(position, Havana):
        assert position.centre_pesos >= 0, "centre"
        assert position.supply_workers >= 0, "workers"
        assert all(position.workers[seat] >= 0 for seat in seats), "workers"
    else:
        assert all(position.votes[seat] >= 0 for seat in seats), "votes"


def _adds_up(played: Game, position: Position) -> None:
    scores = position.scores()
    assert 0 <= min(scores) <= max(scores) < 1024, "points"
    assert [sum(own.values()) for own in played.sources(position)] == scores, "sources"


def run(name: str, tries: int, first: int, stop: bool = True) -> Counter[str]:
    """Try so many changed snapshots of one game; how many were accepted and what was found."""
    found: Counter[str] = Counter()
    for number in itertools.count(first):
        played, snapshots = source(name, number)
        for at, snapshot in enumerate(mutants(snapshots, Random(number))):
            if found["tried"] == tries:
                return found
            found["tried"] += 1
            try:
                found["accepted"] += try_one(played, snapshot, number + at)
            except Broken as error:
                if stop:
                    raise
                found[f"{snapshot['step']}: {str(error)[:100]}"] += 1
                sys.stdout.write(f"{name} game {number}, form {at}: {error}\n")
                sys.stdout.write(f"  {_differs(snapshot, snapshots)}\n"[:1000] + "\n")
                sys.stdout.flush()
    return found


def _differs(snapshot: Snapshot, snapshots: list[Snapshot]) -> dict[str, Any]:
    """What was changed: the fewest places in which it differs from one of the originals."""
    best: dict[str, Any] | None = None
    mine = {place: value for place, value in places(snapshot) if not isinstance(value, dict)}
    for other in snapshots:
        theirs = dict(places(other))
        diff = {
            place: [theirs.get(place), value]
            for place, value in mine.items()
            if theirs.get(place) != value
        }
        if best is None or len(diff) < len(best):
            best = diff
    return best or {}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=50_000, help="changed snapshots of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first random game")
    parser.add_argument("--game", choices=list(all_games()), help="only one of the games")
    parser.add_argument("--go-on", action="store_true", help="count what is found, do not stop")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else list(all_games()):
        found = run(name, asked.tries, asked.first, not asked.go_on)
        sys.stdout.write(f"{name}: {dict(found)}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
