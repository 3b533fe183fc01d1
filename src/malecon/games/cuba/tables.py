"""The tables of CUBA's printed components: their form, and what can be wrong with them in words.

What a player's own tables leave out stays as it is, except that [ships] must name all fifteen.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

import msgspec

from malecon.engine.cuba.kinds import (
    CIGARS,
    CITRUS,
    RUM,
    STONE,
    SUGAR,
    TOBACCO,
    WAREHOUSE_FIELD,
    WATER,
    WOOD,
)
from malecon.engine.cuba.rules import Components
from malecon.games.catalog import Catalog, is_whole, unknown
from malecon.games.cuba.names import BOARDS, SHIPS
from malecon.games.errors import shown

FIELDS: Final = {
    "W": WAREHOUSE_FIELD,
    "L": WATER,
    "M": STONE,
    "F": WOOD,
    "T": TOBACCO,
    "S": SUGAR,
    "C": CITRUS,
}
CARGO: Final = {"S": SUGAR, "C": CITRUS, "T": TOBACCO, "R": RUM, "G": CIGARS}

_FIELDS_OF_A_BOARD: Final = {"W": 1, "L": 1, "M": 2, "F": 2, "T": 2, "S": 2, "C": 2}
_ROWS: Final = 3
_COLUMNS: Final = 4
_SPACES_OF_A_SHIP: Final = 5
_SHORTEST_ROW: Final = {"product": 3, "goods": 2}
_DEAREST: Final = 9
_DEAREST_SUPPLY: Final = 20


class Market(msgspec.Struct, frozen=True):
    product_row: list[int]
    goods_row: list[int]
    buy_from_supply: int
    sell_to_supply: dict[str, int]
    start: dict[str, int]


class Tables(msgspec.Struct, frozen=True):
    """All that is printed, letters as in the file."""

    market: Market
    plantations: dict[str, list[str]]
    ships: dict[str, str]


def problems(given: Mapping[str, object], default: Tables) -> Iterator[str]:
    """What is wrong with tables that are to replace some of the default ones."""
    yield from unknown("", given, Tables.__struct_fields__)
    for name in Tables.__struct_fields__:
        table = given.get(name, {})
        if not isinstance(table, Mapping):
            yield f"{name}: {shown(table)}, expected a table"
        elif name == "market":
            yield from _market(msgspec.structs.asdict(default.market) | _named(table))
        elif name == "plantations":
            yield from _plantations(_named(table))
        elif name in given:
            yield from _ships(_named(table))


def replaced(given: Mapping[str, object], default: Tables) -> Tables:
    """The tables to play with; the given ones must have no problems."""
    tables = msgspec.to_builtins(default)
    for name, table in given.items():
        assert isinstance(table, Mapping)
        tables[name] |= _named(table)
    return read(tables)


def read(tables: Mapping[str, object]) -> Tables:
    """Tables that have no problems and leave nothing out."""
    return msgspec.convert(tables, Tables)


def written(printed: Tables) -> dict[str, Any]:
    """The tables as a file would hold them."""
    found: dict[str, Any] = msgspec.to_builtins(printed)
    return found


def built(printed: Tables) -> Components:
    """The tables as the engine wants them."""
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
        ships=[_kinds(printed.ships[number], CARGO) for number in sorted(printed.ships, key=int)],
    )


CATALOG: Final = Catalog(
    game="cuba",
    names=Tables.__struct_fields__,
    read=read,
    check=problems,
    replaced=replaced,
    written=written,
    built=built,
)


def _kinds(letters: str, kinds: Mapping[str, int]) -> bytes:
    return bytes(kinds[letter] for letter in letters)


def _market(market: dict[str, object]) -> Iterator[str]:
    yield from unknown("market: ", market, Market.__struct_fields__)
    yield from _groups("sell_to_supply", market["sell_to_supply"])
    yield from _groups("start", market["start"])
    above = 1
    for group in _SHORTEST_ROW:
        row = market[f"{group}_row"]
        trouble = _row(row, _SHORTEST_ROW[group])
        if trouble:
            yield f"market.{group}_row: {trouble}"
            continue
        prices = msgspec.convert(row, list[int])
        above = max(above, prices[0])
        yield from _sold(market["sell_to_supply"], group, prices[-1])
        yield from _begun(market["start"], group, len(prices))
    buy = market["buy_from_supply"]
    if not is_whole(buy, above + 1, _DEAREST_SUPPLY):
        yield (
            f"market.buy_from_supply: {shown(buy)}, expected a whole number from {above + 1}"
            f" (above the first price of each row) to {_DEAREST_SUPPLY}"
        )


def _row(row: object, shortest: int) -> str:
    if not isinstance(row, list | tuple):
        return f"{shown(row)}, expected a list of prices"
    if not shortest <= len(row) <= _DEAREST:
        return f"{len(row)} prices, expected {shortest} to {_DEAREST}"
    for price in row:
        if not is_whole(price, 1, _DEAREST):
            return f"price {shown(price)}, expected whole numbers from 1 to {_DEAREST}"
    for dear, cheap in pairwise(row):
        if cheap >= dear:
            return f"price {cheap} after {dear}, expected each price below the one before"
    return ""


def _groups(name: str, groups: object) -> Iterator[str]:
    if not isinstance(groups, Mapping):
        yield f"market.{name}: {shown(groups)}, expected a table of product and goods"
        return
    yield from unknown(f"market.{name}: ", groups, _SHORTEST_ROW)
    for group in _SHORTEST_ROW:
        if group not in groups:
            yield f"market.{name}: {group} is missing, expected product and goods"


def _sold(prices: object, group: str, last: int) -> Iterator[str]:
    if isinstance(prices, Mapping) and group in prices and not is_whole(prices[group], 1, last):
        yield (
            f"market.sell_to_supply.{group}: {shown(prices[group])},"
            f" expected a whole number from 1 to {last} (the last price of the row)"
        )


def _begun(units: object, group: str, spaces: int) -> Iterator[str]:
    if isinstance(units, Mapping) and group in units and not is_whole(units[group], 0, spaces):
        yield (
            f"market.start.{group}: {shown(units[group])},"
            f" expected a whole number from 0 to {spaces} (the spaces of the row)"
        )


def _plantations(boards: dict[str, object]) -> Iterator[str]:
    yield from unknown("plantations: ", boards, BOARDS)
    for name in BOARDS:
        if name in boards:
            for trouble in _board(boards[name]):
                yield f"plantations.{name}: {trouble}"


def _board(rows: object) -> Iterator[str]:
    if not isinstance(rows, list | tuple) or len(rows) != _ROWS:
        yield f"{shown(rows)}, expected 12 fields as {_ROWS} rows of {_COLUMNS} letters"
        return
    troubles = [
        f"row {number}: {trouble}"
        for number, row in enumerate(rows, 1)
        for trouble in _letters(row, _COLUMNS, FIELDS)
    ]
    yield from troubles or _field_counts("".join(rows))


def _field_counts(fields: str) -> Iterator[str]:
    for letter, count in _FIELDS_OF_A_BOARD.items():
        if fields.count(letter) != count:
            yield f"letter {letter} {fields.count(letter)} times, expected {count}"


def _ships(ships: dict[str, object]) -> Iterator[str]:
    yield from unknown("ships: ", ships, SHIPS)
    missing = [number for number in SHIPS if number not in ships]
    if missing:
        yield f"ships: {', '.join(missing)} missing, expected all of 1 to {len(SHIPS)}"
    for number in SHIPS:
        if number in ships:
            for trouble in _letters(ships[number], _SPACES_OF_A_SHIP, CARGO):
                yield f"ships.{number}: {trouble}"


def _letters(word: object, length: int, known: Collection[str]) -> Iterator[str]:
    if not isinstance(word, str):
        yield f"{shown(word)}, expected {length} letters"
        return
    if len(word) != length:
        yield f"{shown(word)} has {len(word)} letters, expected {length}"
    for letter in sorted(set(word) - set(known)):
        yield f"unknown letter {shown(letter)}, expected one of {' '.join(known)}"


def _named(table: Mapping[object, object]) -> dict[str, object]:
    return {str(key): value for key, value in table.items()}
