"""Data files to Rules and Components, checked and hashed.

A player may replace any table of the printed components by a file or a dict of the same form; what
it leaves out stays as in data/cuba.toml, except that [ships] must name all fifteen.
"""

import hashlib
import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from malecon.engine.cuba.rules import Components, Rules
from malecon.games import cuba_tables, options
from malecon.games.cuba_tables import BOARDS, CARGO, FIELDS, SHIPS, Tables
from malecon.games.errors import BadComponents, shown

Source = str | os.PathLike[str] | Mapping[str, object] | None


def rules_for(edition: str, chosen: Mapping[str, object]) -> tuple[Rules, dict[str, str]]:
    """The rules of an edition with the chosen options, and every option with its value."""
    values = options.resolve("cuba", edition, chosen)
    rules = Rules()
    for field, answer in options.settings("cuba", values).items():
        setattr(rules, field, answer)
    return rules, values


def components(source: Source = None) -> tuple[Components, str]:
    """The printed components to play with and the hash of their tables."""
    effective = tables(source)
    return _built(effective), _hash(effective)


def tables(source: Source = None) -> Tables:
    """The tables to play with: the default ones with the player's own in their place."""
    given = _given(source)
    found = list(cuba_tables.problems(given, _default()))
    if found:
        raise _bad(source, *found)
    return cuba_tables.replaced(given, _default())


def problems(source: Source) -> list[str]:
    """Everything wrong with a player's own tables, in words; empty if they can be played with."""
    try:
        tables(source)
    except BadComponents as error:
        return list(error.problems)
    return []


def replaces(source: Source) -> tuple[str, ...]:
    """The names of the tables that a player's file gives."""
    given = _given(source)
    return tuple(name for name in Tables.__struct_fields__ if name in given)


def _given(source: Source) -> Mapping[str, object]:
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


def _built(printed: Tables) -> Components:
    market = printed.market
    return Components(
        product_row=bytes(market.product_row),
        goods_row=bytes(market.goods_row),
        buy_from_supply=market.buy_from_supply,
        sell_product=market.sell_to_supply["product"],
        sell_goods=market.sell_to_supply["goods"],
        start_products=market.start["product"],
        start_goods=market.start["goods"],
        plantations=[_kinds("".join(printed.plantations[name]), FIELDS) for name in BOARDS],
        ships=[_kinds(printed.ships[number], CARGO) for number in SHIPS],
    )


def _kinds(letters: str, kinds: Mapping[str, int]) -> bytes:
    return bytes(kinds[letter] for letter in letters)


def _hash(printed: Tables) -> str:
    """SHA-256 of the tables as compact JSON with sorted keys: stored matches hold it."""
    return hashlib.sha256(msgspec.json.encode(printed, order="sorted")).hexdigest()


@cache
def _default() -> Tables:
    text = files("malecon.games").joinpath("data/cuba.toml").read_bytes()
    return msgspec.toml.decode(text, type=Tables, strict=True)
