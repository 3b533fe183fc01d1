"""Who plays with whom in a league: groups by lot or by strength, and who goes up and down."""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def lot(seed: bytes, name: str) -> bytes:
    """What decides where nothing else does: anybody can compute it from the published seed."""
    return hmac.digest(seed, name.encode(), hashlib.sha256)


def sizes(count: int, most: int) -> list[int]:
    """Groups of at most so many, as few as possible, none smaller by two than another."""
    groups = -(-count // most)
    return [count // groups + (number < count % groups) for number in range(groups)]


def by_lot(people: Sequence[T], most: int) -> list[list[T]]:
    """Groups in the order in which people were drawn."""
    found: list[list[T]] = []
    for size in sizes(len(people), most):
        first = sum(map(len, found))
        found.append(list(people[first : first + size]))
    return found


def by_strength(people: Sequence[T], most: int) -> list[list[T]]:
    """Groups that are equally strong: dealt to and fro, the strongest first."""
    wanted = sizes(len(people), most)
    found: list[list[T]] = [[] for _ in wanted]
    order = list(range(len(wanted)))
    left = list(people)
    while left:
        for group in order:
            if left and len(found[group]) < wanted[group]:
                found[group].append(left.pop(0))
        order.reverse()
    return found


def up_and_down(groups: Sequence[Sequence[T]], moves: int) -> list[list[T]]:
    """Groups after a season, each in the order of its standings: the first ones go up, the last
    ones down, as many from either side."""
    found = [list(group) for group in groups]
    for upper in range(len(groups) - 1):
        many = crossing(groups, upper, moves)
        rise, fall = groups[upper + 1][:many], groups[upper][len(groups[upper]) - many :]
        found[upper] = [one for one in found[upper] if one not in fall] + list(rise)
        found[upper + 1] = list(fall) + [one for one in found[upper + 1] if one not in rise]
    return found


def crossing(groups: Sequence[Sequence[T]], upper: int, moves: int) -> int:
    """How many go down from a group, and up from the next: nobody both up and down."""
    return min(moves, len(groups[upper]) // 2, len(groups[upper + 1]) // 2)


def strongest_first(
    people: Sequence[T], strength: Callable[[T], float], chance: Callable[[T], bytes]
) -> list[T]:
    """By strength, and by lot where that is equal."""
    return sorted(people, key=lambda one: (-strength(one), chance(one)))
