"""Writes what the page takes from the Python side: message types, views, components.

python web/dev/wire.py          writes web/src/wire.ts, views.ts, catalog.ts and lit.ts
python web/dev/wire.py --check  says whether they are up to date
"""

import json
import sys
import textwrap
import types
import typing
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from malecon.engine.cuba.kinds import MATERIAL_KINDS, WATER
from malecon.games import advice, event, offers, prospects
from malecon.games.choosing import game
from malecon.games.cuba import acts as cuba_acts
from malecon.games.cuba import lit as cuba_lit
from malecon.games.cuba import names as cuba_names
from malecon.games.cuba import shape as cuba_shape
from malecon.games.cuba.tables import CARGO, FIELDS
from malecon.games.havana import acts as havana_acts
from malecon.games.havana import lit as havana_lit
from malecon.games.havana import names as havana_names
from malecon.games.havana import shape as havana_shape
from malecon.server import paces, vote, wire

SRC = Path(__file__).parents[1] / "src"
HEAD = "// Made by web/dev/wire.py from the Python side. Do not edit.\n"
OWN: dict[type[msgspec.Struct], type[msgspec.Struct]] = {
    cuba_shape.CubaView: cuba_shape.CubaOwn,
    havana_shape.HavanaView: havana_shape.HavanaOwn,
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module or a package declares, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and f"{found.__module__}.".startswith(f"{module.__name__}.")
    ]


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is msgspec.Raw:
        return "View"  # which the server encodes before it sends it
    if kind is Any:
        return "unknown"
    if kind is msgspec.UnsetType:
        return "undefined"
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return written(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin in (list, tuple):
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    return str(kind.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface that extends its base; what may be left out is optional."""
    config = struct.__struct_config__
    bases = _bases(struct)
    inherited = {name for base in bases for name in base.__struct_fields__}
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    lines = [f"export interface {struct.__name__}{extends} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    for field in msgspec.structs.fields(struct):
        if field.name in inherited or _is_everybodys(field, struct):
            continue
        is_left_out = config.omit_defaults and not field.required
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{'?' if is_left_out else ''}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def _bases(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """What an interface extends: the struct's base, and of a view also what is a seat's own."""
    base = struct.__base__
    found = [base] if base is not None and issubclass(base, msgspec.Struct) else []
    if struct.__name__.endswith("View"):
        found.append(OWN[struct])
    return [one for one in found if one.__struct_fields__]


def _is_everybodys(field: msgspec.structs.FieldInfo, struct: type[msgspec.Struct]) -> bool:
    """Whether a seat's own has a field only to see differently what everybody sees."""
    return struct in OWN.values() and field.default is msgspec.UNSET


def messages() -> str:
    """Every message and body of the server."""
    parts = [HEAD, 'import type { View } from "./views";\n']
    shared: list[type[msgspec.Struct]] = [
        event.Event,
        event.Lack,
        event.Reason,
        offers.Choice,
        offers.NotOffered,
        offers.Offer,
        prospects.Prospect,
        prospects.Preview,
        advice.Risk,
        advice.LikelierSeat,
        advice.AdvisedPlan,
    ]
    parts += [interface(struct) for struct in shared]
    parts += [
        interface(struct)
        for struct in [*structs(paces), *structs(vote), *structs(wire)]
        if struct is not wire.Body
    ]
    return "\n".join(parts) + "\n"


def views() -> str:
    """What a seat may know of each game; what only snapshots hold is left out."""
    modules = (cuba_shape, havana_shape)
    found = [struct for module in modules for struct in structs(module) if _is_shown(struct)]
    kinds = [struct.__name__ for struct in found if struct.__name__.endswith("View")]
    alias = f"export type View = {' | '.join(kinds)};"
    return "\n".join([HEAD, *(interface(struct) for struct in found), alias]) + "\n"


def _is_shown(struct: type[msgspec.Struct]) -> bool:
    return _has_fields(struct) and not struct.__name__.endswith(("Snapshot", "Cards"))


def _has_fields(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__struct_fields__)


def catalog() -> str:
    """What is printed on the pieces of CUBA: plantations, costs of buildings, spaces of ships."""
    box = typing.cast(Any, game("cuba")).box
    other = typing.cast(Any, game("cuba", rum_cafe="two_water")).box
    costs = {
        name: {
            cuba_names.KINDS[material]: box.cost(i, material) for material in range(MATERIAL_KINDS)
        }
        for i, name in enumerate(cuba_names.BUILDINGS)
    }
    dearer = {
        f"{name} rum_cafe two_water": {**costs[name], "water": other.cost(i, WATER)}
        for i, name in enumerate(cuba_names.BUILDINGS)
        if other.cost(i, WATER) != box.cost(i, WATER)
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
        "CARGO": {letter: cuba_names.KINDS[kind] for letter, kind in CARGO.items()},
        "LAND": {letter: cuba_names.LANDSCAPES[kind] for letter, kind in FIELDS.items()},
        "KINDS": list(cuba_names.KINDS),
        "CHARACTERS": list(cuba_names.CHARACTERS),
        "ACTS": msgspec.to_builtins(cuba_acts.ROWS),
    }
    return constants(tables)


def havana_catalog() -> str:
    """What is printed on the pieces of HAVANA: digits of cards; prices are in the view."""
    from malecon.engine.havana.kinds import DIGITS

    return constants(
        {
            "DIGITS": dict(zip(havana_names.CARDS, DIGITS, strict=True)),
            "BUILDINGS": list(typing.cast(Any, game("havana")).buildings),
            "ACTS": msgspec.to_builtins(havana_acts.ROWS),
        }
    )


def constants(tables: dict[str, Any]) -> str:
    """Tables as a module of constants."""
    lines = [f"export const {name} = {_literal(value)} as const;" for name, value in tables.items()]
    return "\n".join([HEAD, *lines]) + "\n"


def _literal(value: dict[str, Any] | list[str]) -> str:
    """Names and numbers as JSON: a dict with a line for each entry, a list in full lines."""
    if isinstance(value, list):
        return "[\n" + _wrapped(json.dumps(value)[1:-1], "  ") + ",\n]"
    entries = [f"{json.dumps(str(key))}: {json.dumps(one)}," for key, one in value.items()]
    return "\n".join(["{", *(_wrapped(entry, "    ")[2:] for entry in entries), "}"])


def _wrapped(text: str, indent: str) -> str:
    return textwrap.fill(
        text,
        110,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def main() -> None:
    made = {
        "wire.ts": messages(),
        "views.ts": views(),
        "cuba/catalog.ts": catalog(),
        "havana/catalog.ts": havana_catalog(),
        "cuba/lit.ts": constants({"RULES": dict(cuba_lit.RULES)}),
        "havana/lit.ts": constants({"RULES": dict(havana_lit.RULES)}),
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
