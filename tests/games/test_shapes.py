"""Views and snapshots have one shape: typed, read back from their JSON, and as documented."""

import re
from pathlib import Path
from typing import Any, assert_type, get_args

import msgspec
import pytest

from malecon import Match
from malecon.games.choosing import game
from malecon.games.cuba.shape import CubaOwn, CubaPublic, CubaSnapshot, CubaTable, CubaView
from malecon.games.havana.names import Row
from malecon.games.havana.shape import (
    HavanaOwn,
    HavanaPublic,
    HavanaSnapshot,
    HavanaTable,
    HavanaView,
)
from malecon.games.registry import all_games

DOCS = (Path(__file__).parents[2] / "docs" / "snapshot.md").read_text(encoding="utf-8")


def test_the_views_of_a_match_are_typed() -> None:
    assert_type(Match(game("cuba", seats=3), seed=1).view(2), CubaView)
    assert_type(Match(game("havana"), seed=1).view(None), HavanaView)
    assert_type(Match(game("cuba", seats=3), seed=1).view(2).players[0].pesos, int)
    assert_type(Match(game("havana"), seed=1).view(0).hand, list[str] | None)


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("seat", [0, None])
def test_a_view_is_read_back_from_its_json(name: str, seat: int | None) -> None:
    match = Match(name, seats=2, seed=1)
    view = match.view(seat)
    assert match.game.read_view(msgspec.json.encode(view)) == view


@pytest.mark.parametrize(
    ("table", "public", "own", "view"),
    [
        (CubaTable, CubaPublic, CubaOwn, CubaView),
        (HavanaTable, HavanaPublic, HavanaOwn, HavanaView),
    ],
)
def test_a_view_is_what_everybody_knows_and_what_is_a_seats_own(
    table: type[msgspec.Struct],
    public: type[msgspec.Struct],
    own: type[msgspec.Struct],
    view: type[msgspec.Struct],
) -> None:
    mine = {field.name: field for field in msgspec.structs.fields(own)}
    shared = [name for name in mine if name in public.__struct_fields__]
    besides = [name for name in mine if name not in shared]
    assert view.__struct_fields__ == (*public.__struct_fields__, *besides)
    assert all(mine[name].default is msgspec.UNSET for name in shared)
    assert set(table.__struct_fields__) < set(public.__struct_fields__)
    types = {field.name: field.type for field in msgspec.structs.fields(view)}
    assert {name: types[name] for name in besides} == {name: mine[name].type for name in besides}


@pytest.mark.parametrize("secret", ["sealed", "delegate", "hand", "discard", "laid"])
def test_what_a_seat_keeps_to_itself_is_not_public(secret: str) -> None:
    assert secret not in {*CubaPublic.__struct_fields__, *HavanaPublic.__struct_fields__}
    assert secret in {*CubaOwn.__struct_fields__, *HavanaOwn.__struct_fields__}


def keys(struct: type[msgspec.Struct], above: str = "") -> set[str]:
    """The keys of a struct and of the structs in it, with dots as docs/snapshot.md writes them."""
    found = set()
    for field in msgspec.structs.fields(struct):
        name = above + field.encode_name
        parts = inside(field.type)
        below = f"{name}.PLACE." if field.name == "harbour" else f"{name}."
        found |= {name, *(key for part in parts for key in keys(part, below))}
        if field.name == "rows":
            found |= {f"{name}.{row}" for row in get_args(Row)}
    return found


def inside(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [found for part in get_args(kind) for found in inside(part)]


def documented(part: str) -> set[str]:
    """The keys in the first column of the tables of a part of docs/snapshot.md."""
    return set(re.findall(r"^\| `([\w.]+)` \|", part, re.MULTILINE))


@pytest.mark.parametrize(("name", "shape"), [("CUBA", CubaSnapshot), ("HAVANA", HavanaSnapshot)])
def test_every_key_of_a_snapshot_is_documented(name: str, shape: type[msgspec.Struct]) -> None:
    parts = [part for part in DOCS.split("\n## ") if part.startswith(f"{name}: ")]
    steps = re.compile(r"^\| step \|.*?\n\n", re.MULTILINE | re.DOTALL)
    assert documented("\n".join(steps.sub("", f"{part}\n\n") for part in parts)) == keys(shape)


@pytest.mark.parametrize(
    ("name", "table", "view"),
    [("CUBA", CubaTable, CubaView), ("HAVANA", HavanaTable, HavanaView)],
)
def test_what_a_view_holds_besides_is_documented(
    name: str, table: type[msgspec.Struct], view: type[msgspec.Struct]
) -> None:
    part = DOCS.split(f"\n| view of {name} |")[1].split("\n\n")[0]
    settings = {"game", "rules", "seats", "edition", "options", "components"}
    own = set(view.__struct_fields__) - set(table.__struct_fields__) - settings
    assert documented(part) == own
