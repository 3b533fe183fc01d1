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
from malecon.games.catalog import Catalog, is_whole
from malecon.games.cuba.names import BOARDS, SHIPS
from malecon.games.findings import Finding, found, unknown, word

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


class CubaTables(msgspec.Struct, frozen=True):
    """All that is printed, letters as in the file."""

    market: Market
    plantations: dict[str, list[str]]
    ships: dict[str, str]


def problems(given: Mapping[str, object], default: CubaTables) -> Iterator[Finding]:
    """What is wrong with tables that are to replace some of the default ones."""
    yield from unknown("", given, CubaTables.__struct_fields__)
    for name in CubaTables.__struct_fields__:
        table = given.get(name, {})
        if not isinstance(table, Mapping):
            yield found(name, "no-table", came=word(table))
        elif name == "market":
            yield from _market(msgspec.structs.asdict(default.market) | _named(table))
        elif name == "plantations":
            yield from _plantations(_named(table))
        elif name in given:
            yield from _ships(_named(table))


def replaced(given: Mapping[str, object], default: CubaTables) -> CubaTables:
    """The tables to play with; the given ones must have no problems."""
    tables = msgspec.to_builtins(default)
    for name, table in given.items():
        assert isinstance(table, Mapping)
        tables[name] |= _named(table)
    return read(tables)


def read(tables: Mapping[str, object]) -> CubaTables:
    """Tables that have no problems and leave nothing out."""
    return msgspec.convert(tables, CubaTables)


def written(printed: CubaTables) -> dict[str, Any]:
    """The tables as a file would hold them."""
    found: dict[str, Any] = msgspec.to_builtins(printed)
    return found


def built(printed: CubaTables) -> Components:
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
    names=CubaTables.__struct_fields__,
    read=read,
    check=problems,
    replaced=replaced,
    written=written,
    built=built,
)


def _kinds(letters: str, kinds: Mapping[str, int]) -> bytes:
    return bytes(kinds[letter] for letter in letters)


def _market(market: dict[str, object]) -> Iterator[Finding]:
    yield from unknown("market", market, Market.__struct_fields__)
    yield from _groups("sell_to_supply", market["sell_to_supply"])
    yield from _groups("start", market["start"])
    above = 1
    for group in _SHORTEST_ROW:
        row = market[f"{group}_row"]
        trouble = _row(f"market.{group}_row", row, _SHORTEST_ROW[group])
        if trouble is not None:
            yield trouble
            continue
        prices = msgspec.convert(row, list[int])
        above = max(above, prices[0])
        yield from _sold(market["sell_to_supply"], group, prices[-1])
        yield from _begun(market["start"], group, len(prices))
    buy = market["buy_from_supply"]
    if not is_whole(buy, above + 1, _DEAREST_SUPPLY):
        place = "market.buy_from_supply"
        yield found(place, "buy", came=word(buy), least=above + 1, most=_DEAREST_SUPPLY)


def _row(place: str, row: object, shortest: int) -> Finding | None:
    if not isinstance(row, list | tuple):
        return found(place, "prices", came=word(row))
    if not shortest <= len(row) <= _DEAREST:
        return found(place, "price-count", n=len(row), least=shortest, most=_DEAREST)
    for price in row:
        if not is_whole(price, 1, _DEAREST):
            return found(place, "price", came=word(price), most=_DEAREST)
    for dear, cheap in pairwise(row):
        if cheap >= dear:
            return found(place, "price-order", n=cheap, most=dear)
    return None


def _groups(name: str, groups: object) -> Iterator[Finding]:
    if not isinstance(groups, Mapping):
        yield found(f"market.{name}", "groups", came=word(groups))
        return
    yield from unknown(f"market.{name}", groups, _SHORTEST_ROW)
    for group in _SHORTEST_ROW:
        if group not in groups:
            yield found(f"market.{name}", "group-missing", group, came=group)


def _sold(prices: object, group: str, last: int) -> Iterator[Finding]:
    if isinstance(prices, Mapping) and group in prices and not is_whole(prices[group], 1, last):
        yield found(f"market.sell_to_supply.{group}", "sold", came=word(prices[group]), most=last)


def _begun(units: object, group: str, spaces: int) -> Iterator[Finding]:
    if isinstance(units, Mapping) and group in units and not is_whole(units[group], 0, spaces):
        yield found(f"market.start.{group}", "start", came=word(units[group]), most=spaces)


def _plantations(boards: dict[str, object]) -> Iterator[Finding]:
    yield from unknown("plantations", boards, BOARDS)
    for name in BOARDS:
        if name in boards:
            yield from _board(f"plantations.{name}", boards[name])


def _board(place: str, rows: object) -> Iterator[Finding]:
    if not isinstance(rows, list | tuple) or len(rows) != _ROWS:
        yield found(place, "fields", came=word(rows), n=_ROWS, most=_COLUMNS)
        return
    troubles = [
        trouble
        for number, row in enumerate(rows, 1)
        for trouble in _letters(place, row, _COLUMNS, FIELDS, number)
    ]
    yield from troubles or _field_counts(place, "".join(rows))


def _field_counts(place: str, fields: str) -> Iterator[Finding]:
    for letter, count in _FIELDS_OF_A_BOARD.items():
        if fields.count(letter) != count:
            yield found(place, "field-count", came=letter, n=fields.count(letter), most=count)


def _ships(ships: dict[str, object]) -> Iterator[Finding]:
    yield from unknown("ships", ships, SHIPS)
    missing = [number for number in SHIPS if number not in ships]
    if missing:
        yield found("ships", "ships-missing", came=", ".join(missing), most=len(SHIPS))
    for number in SHIPS:
        if number in ships:
            yield from _letters(f"ships.{number}", ships[number], _SPACES_OF_A_SHIP, CARGO)


def _letters(
    place: str, letters: object, length: int, known: Collection[str], row: int = 0
) -> Iterator[Finding]:
    part = str(row) if row else ""
    if not isinstance(letters, str):
        yield found(place, "no-letters", part, came=word(letters), most=length, row=row)
        return
    if len(letters) != length:
        came = word(letters)
        yield found(place, "letter-count", part, came=came, n=len(letters), most=length, row=row)
    for letter in sorted(set(letters) - set(known)):
        yield found(place, "letter", part, came=word(letter), known=" ".join(known), row=row)


def _named(table: Mapping[object, object]) -> dict[str, object]:
    return {str(key): value for key, value in table.items()}
