"""Writes what the page takes from the Python side: message types, views, components.

python web/dev/wire.py          writes web/src/wire.ts, views.ts and catalog.ts
python web/dev/wire.py --check  says whether they are up to date
"""

import json
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from malecon.games import api, event
from malecon.games.api import game
from malecon.games.cuba import names as cuba_names
from malecon.games.cuba import shape as cuba_shape
from malecon.games.havana import names as havana_names
from malecon.games.havana import shape as havana_shape
from malecon.server import wire

SRC = Path(__file__).parents[1] / "src"
HEAD = "// Made by web/dev/wire.py from the Python side. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module declares, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


def written(kind: Any, prefix: str = "") -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Any or kind is msgspec.Raw:
        return "unknown"
    if kind is msgspec.UnsetType:
        return "undefined"
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return written(args[0], prefix)
    if origin is Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin in (typing.Union, types.UnionType):
        if any(_is_view(arg) for arg in args):
            return "View"
        return " | ".join(dict.fromkeys(written(arg, prefix) for arg in args))
    if origin in (list, tuple):
        inner = written(args[0], prefix)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return "View" if _is_view(kind) else f"Record<string, {written(args[1], prefix)}>"
    return prefix + kind.__name__


def _is_view(kind: Any) -> bool:
    return get_origin(kind) is dict and get_args(kind)[1] is Any


def interface(struct: type[msgspec.Struct], prefix: str = "") -> str:
    """A struct as an interface; what may be left out is optional."""
    config = struct.__struct_config__
    lines = [f"export interface {prefix}{struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    for field in msgspec.structs.fields(struct):
        is_left_out = config.omit_defaults and not field.required
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{'?' if is_left_out else ''}: {written(field.type, prefix)};")
    return "\n".join([*lines, "}"])


def messages() -> str:
    """Every message and body of the server."""
    parts = [
        HEAD,
        "// What a seat may know; views.ts has its form for each game.",
        "export type View = Record<string, unknown>;",
    ]
    shared = [event.Event, event.Reason, api.Choice, api.Refusal, api.Offer]
    parts += [interface(struct) for struct in shared]
    parts += [interface(struct) for struct in structs(wire) if struct is not wire.Body]
    return "\n".join(parts) + "\n"


def views() -> str:
    """Snapshots of both games; views hold the same keys and more."""
    parts = [HEAD]
    parts += [interface(struct, "Cuba") for struct in structs(cuba_shape) if _has_fields(struct)]
    parts += [
        interface(struct, "Havana") for struct in structs(havana_shape) if _has_fields(struct)
    ]
    return "\n".join(parts) + "\n"


def _has_fields(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__struct_fields__)


def catalog() -> str:
    """What is printed on the pieces of CUBA: plantations, costs of buildings, spaces of ships."""
    from malecon.engine.cuba import tiles

    box = typing.cast(Any, game("cuba")).box
    other = typing.cast(Any, game("cuba", rum_cafe="two_water")).box
    costs = {
        name: {"wood": tiles.COST_WOOD[i], "stone": tiles.COST_STONE[i], "water": box.cost_water[i]}
        for i, name in enumerate(cuba_names.BUILDINGS)
    }
    dearer = {
        f"{name} rum_cafe two_water": {**costs[name], "water": other.cost_water[i]}
        for i, name in enumerate(cuba_names.BUILDINGS)
        if other.cost_water[i] != box.cost_water[i]
    }
    ships = {
        i + 1: [cuba_names.KINDS[kind] for kind in spaces]
        for i, spaces in enumerate(box.components.ships)
    }
    boards = {
        name: [cuba_names.LANDSCAPES[kind] for kind in fields]
        for name, fields in zip(cuba_names.BOARDS, box.components.plantations, strict=True)
    }
    tables = {
        "BOARDS": boards,
        "BUILDINGS": list(cuba_names.BUILDINGS),
        "COSTS": costs | dearer,
        "SHIPS": ships,
        "LAWS": list(cuba_names.LAWS),
        "FIELDS": list(cuba_names.FIELDS),
        "KINDS": list(cuba_names.KINDS),
        "CHARACTERS": list(cuba_names.CHARACTERS),
    }
    return constants(tables)


def havana_catalog() -> str:
    """What is printed on the pieces of HAVANA: digits of cards; prices are in the view."""
    from malecon.engine.havana.kinds import DIGITS

    return constants(
        {
            "DIGITS": dict(zip(havana_names.CARDS, DIGITS, strict=True)),
            "COLOURED": list(havana_names.COLOURED),
            "BUILDINGS": list(typing.cast(Any, game("havana")).buildings),
        }
    )


def constants(tables: dict[str, Any]) -> str:
    """Tables as a module of constants."""
    lines = [
        f"export const {name} = {json.dumps(value)} as const;" for name, value in tables.items()
    ]
    return "\n".join([HEAD, *lines]) + "\n"


def main() -> None:
    made = {
        "wire.ts": messages(),
        "views.ts": views(),
        "cuba/catalog.ts": catalog(),
        "havana/catalog.ts": havana_catalog(),
    }
    stale = [name for name, text in made.items() if _read(SRC / name) != text]
    if "--check" in sys.argv:
        sys.exit(f"Not up to date: {', '.join(stale)}; run web/dev/wire.py." if stale else 0)
    for name in stale:
        (SRC / name).write_text(made[name], encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    main()
