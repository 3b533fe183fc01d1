"""Data files to components, checked and hashed, for any game.

A player may replace tables of the printed components by a file or a dict of the same form; what it
leaves out stays as in data/GAME.toml.
"""

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeGuard, TypeVar

import msgspec

from malecon.games.errors import BadComponents, shown
from malecon.games.findings import Finding

Source = str | os.PathLike[str] | Mapping[str, object] | None
Given = Mapping[str, object]
Tables = TypeVar("Tables")
Components = TypeVar("Components")


@dataclass(frozen=True)
class Catalog(Generic[Tables, Components]):
    """The printed components of one game."""

    game: str
    names: tuple[str, ...]  # the tables that a file may hold
    read: Callable[[Given], Tables]  # tables that leave nothing out and have no problems
    check: Callable[
        [Given, Tables], Iterable[Finding]
    ]  # what is wrong with those that replace some
    replaced: Callable[[Given, Tables], Tables]  # with given ones that have no problems
    written: Callable[[Tables], dict[str, Any]]  # as a file would hold them; read() takes it back
    built: Callable[[Tables], Components]

    def components(self, source: Source = None) -> tuple[Components, str]:
        """The printed components to play with and the hash of their tables."""
        effective = self.tables(source)
        return self.built(effective), digest(effective)

    def tables(self, source: Source = None, printed: Tables | None = None) -> Tables:
        """The tables to play with: the printed ones with the player's own in their place."""
        given = _given(source)
        default = self.printed() if printed is None else printed
        found = list(self.check(given, default))
        if found:
            raise _bad(source, *map(in_english, found))
        return self.replaced(given, default)

    def printed(self) -> Tables:
        """Our reconstruction: the tables of data/GAME.toml."""
        return self.read(_default(self.game))

    def problems(self, source: Source) -> list[str]:
        """Everything wrong with a player's own tables; empty if they can be played with."""
        try:
            self.tables(source)
        except BadComponents as error:
            return list(error.problems)
        return []

    def replaces(self, source: Source) -> tuple[str, ...]:
        """The names of the tables that a player's file gives."""
        given = _given(source)
        return tuple(name for name in self.names if name in given)


def digest(tables: object) -> str:
    """SHA-256 of the tables as compact JSON with sorted keys: stored matches hold it."""
    return hashlib.sha256(msgspec.json.encode(tables, order="sorted")).hexdigest()


def in_english(finding: Finding) -> str:
    """A finding and its place, as `malecon check` prints it."""
    from malecon.games.wording import Words  # only now: who finds nothing wrong needs no words

    said = Words("en").finding(finding)
    return f"{finding.place}: {said}" if finding.place else said


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether this is a whole number of that span."""
    return type(value) is int and least <= value <= most


def _given(source: Source) -> Given:
    if source is None:
        return {}
    if isinstance(source, Mapping):
        return source
    if not isinstance(source, str | os.PathLike):
        raise BadComponents(f"components are a file or a table, not {shown(source)}")
    return _read(Path(source))


def _read(path: Path) -> dict[str, object]:
    if not path.is_file():
        raise _bad(path, "there is no such file")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise _bad(path, f"the file cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise _bad(path, f"line {line} is not UTF-8 text") from error
    except (ValueError, RecursionError) as error:
        raise _bad(path, f"the file is not TOML: {error}") from error


def _bad(source: Source, *found: str) -> BadComponents:
    if source is None or isinstance(source, Mapping):
        return BadComponents(*found)
    return BadComponents(*(f"{os.fspath(source)}: {problem}" for problem in found))


@cache
def _default(game: str) -> dict[str, object]:
    return tomllib.loads(files("malecon.games").joinpath(f"data/{game}.toml").read_text("utf-8"))
