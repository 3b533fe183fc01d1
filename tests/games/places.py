"""Places in a snapshot, such as `players.0.yard.wood`: all there are, and other values there."""

import copy
from collections.abc import Iterator, Mapping
from typing import Any


def places(part: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Every place in a snapshot and what is there."""
    for key, inside in part.items() if isinstance(part, dict) else enumerate(part):
        yield f"{prefix}{key}", inside
        if isinstance(inside, dict | list):
            yield from places(inside, f"{prefix}{key}.")


def within(part: Any, place: str) -> tuple[Any, Any]:
    """What holds a place, and its key there."""
    *path, last = place.split(".")
    for key in path:
        part = part[int(key) if isinstance(part, list) else key]
    return part, int(last) if isinstance(part, list) else last


def changed(good: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A snapshot with other values at some places."""
    snapshot = copy.deepcopy(dict(good))
    for place, value in changes.items():
        part, key = within(snapshot, place)
        part[key] = value
    return snapshot


def without(good: Mapping[str, Any], place: str) -> dict[str, Any]:
    """A snapshot without something."""
    snapshot = copy.deepcopy(dict(good))
    part, key = within(snapshot, place)
    del part[key]
    return snapshot
