"""The table of HAVANA's buildings: its form, and what can be wrong with it in words.

A player's own table names all buildings. Their numbers in the engine follow its order.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from malecon.engine.havana.kinds import BUILDINGS
from malecon.engine.havana.rules import Components
from malecon.games.catalog import Catalog, is_whole
from malecon.games.findings import Finding, found, unknown, word

PRICED: Final = ("brick", "sandstone", "loam", "glass", "debris", "pesos", "workers")

_NAME: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
_LONGEST_NAME: Final = 30
_MOST_POINTS: Final = 9
_DEAREST: Final = 9
_LEAST_TOTAL: Final = 58  # below, three seats could buy all and none reach its target (H-002)


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points and price as the file gives them."""

    vp: int
    brick: int = 0
    sandstone: int = 0
    loam: int = 0
    glass: int = 0
    debris: int = 0
    pesos: int = 0
    workers: int = 0
    architect: bool = False


class HavanaTables(msgspec.Struct, frozen=True):
    """All that is printed. The names stand apart, since a hash of tables has no order."""

    names: tuple[str, ...]  # as moves write them
    buildings: tuple[Building, ...]


def problems(given: Mapping[str, object], default: HavanaTables) -> Iterator[Finding]:
    """What is wrong with tables that are to replace the default ones."""
    yield from unknown("", given, CATALOG.names)
    table = given.get("buildings", {})
    if not isinstance(table, Mapping):
        yield found("buildings", "no-table", came=word(table))
    elif "buildings" in given:
        yield from _buildings(table)


def replaced(given: Mapping[str, object], default: HavanaTables) -> HavanaTables:
    """The tables to play with; the given ones must have no problems."""
    return read(given) if given else default


def read(tables: Mapping[str, object]) -> HavanaTables:
    """Tables that have no problems and leave nothing out."""
    buildings = msgspec.convert(tables["buildings"], dict[str, Building])
    return HavanaTables(tuple(map(_written, buildings)), tuple(buildings.values()))


def written(printed: HavanaTables) -> dict[str, Any]:
    """The tables as a file would hold them."""
    buildings = map(msgspec.to_builtins, printed.buildings)
    return {"buildings": dict(zip(printed.names, buildings, strict=True))}


def built(printed: HavanaTables) -> Components:
    """The tables as the engine wants them."""

    def column(key: str) -> bytes:
        return bytes(getattr(building, key) for building in printed.buildings)

    prices = {key: column(key) for key in PRICED}
    return Components(points=column("vp"), architect=column("architect"), **prices)


CATALOG: Final = Catalog(
    game="havana",
    names=("buildings",),
    read=read,
    check=problems,
    replaced=replaced,
    written=written,
    built=built,
)


def _buildings(table: Mapping[object, object]) -> Iterator[Finding]:
    if len(table) != BUILDINGS:
        yield found("buildings", "building-count", n=len(table), most=BUILDINGS)
    seen: set[str] = set()
    for name, building in table.items():
        if not isinstance(name, str) or len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
            yield found("buildings", "name", str(name), came=word(name), most=_LONGEST_NAME)
        elif _written(name) in seen:
            yield found("buildings", "name-twice", name, came=_written(name))
        else:
            seen.add(_written(name))
            yield from _building(f"buildings.{name}", building)
    points = [building.get("vp") for building in table.values() if isinstance(building, Mapping)]
    total = sum(vp for vp in points if is_whole(vp, 1, _MOST_POINTS))
    if len(table) == BUILDINGS and total < _LEAST_TOTAL:
        yield found("buildings", "points", n=total, least=_LEAST_TOTAL)


def _building(place: str, building: object) -> Iterator[Finding]:
    if not isinstance(building, Mapping):
        yield found(place, "building", came=word(building))
        return
    yield from unknown(place, [str(key) for key in building], Building.__struct_fields__)
    vp = building.get("vp")
    if not is_whole(vp, 1, _MOST_POINTS):
        yield found(place, "amount", "vp", what="vp", came=word(vp), least=1, most=_MOST_POINTS)
    amounts = {key: building.get(key, 0) for key in PRICED}
    for key, amount in amounts.items():
        if not is_whole(amount, 0, _DEAREST):
            yield found(place, "amount", key, what=key, came=word(amount), least=0, most=_DEAREST)
    if not isinstance(building.get("architect", False), bool):
        yield found(place, "architect", "architect", came=word(building["architect"]))
    if all(amount == 0 for amount in amounts.values()):  # the architect is not used up (H-022)
        yield found(place, "free")


def _written(name: str) -> str:
    return name.replace("_", "-")
