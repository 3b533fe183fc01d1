"""Events name their paragraph by a constant, so that a search for its number finds them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon.engine.cuba import paragraphs as cuba
from malecon.engine.havana import paragraphs as havana
from malecon.games.cuba import events as cuba_events
from malecon.games.havana import events as havana_events

ENGINE = Path(__file__).parents[2] / "src" / "malecon" / "engine"
WHY = "why"


def trees(game: str) -> dict[str, ast.Module]:
    """The modules of a game's engine, and what all games share."""
    files = [*sorted((ENGINE / game).glob("*.py")), ENGINE / "position.py"]
    return {file.stem: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def places_of_why(found: dict[str, ast.Module]) -> dict[str, int]:
    """Functions that are told why, and which argument that is."""
    places = {}
    for tree in found.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args if argument.arg != "self"]
                if WHY in names:
                    places[node.name] = names.index(WHY)
    return places


def reasons(tree: ast.Module, places: dict[str, int]) -> Iterator[ast.expr]:
    """Every expression that says why: an argument, or a value kept under that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = (
                node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            )
            if called in places and places[called] < len(node.args):
                yield node.args[places[called]]
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == WHY for target in targets):
                yield node.value


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_no_event_names_its_paragraph_by_a_bare_number(game: str) -> None:
    found = trees(game)
    places = places_of_why(found)
    assert "tell" in places
    bare = [
        f"{module}.py:{said.lineno}: {ast.unparse(said)}"
        for module, tree in found.items()
        for said in reasons(tree, places)
        if any(is_number(node) for node in ast.walk(said))
    ]
    assert bare == []


def declared(game: str) -> list[str]:
    """The paragraphs and rulings that a game's engine names."""
    text = (ENGINE / game / "paragraphs.py").read_text(encoding="utf-8")
    return re.findall(r"^([A-Z]+_[0-9]+): Final", text, re.MULTILINE)


def test_a_paragraph_of_cuba_is_named_as_people_read_it() -> None:
    names = declared("cuba")
    assert [cuba_events.reason(getattr(cuba, name)) for name in names] == [
        name.replace("_", "-") for name in names
    ]


def test_a_paragraph_of_havana_is_named_as_people_read_it() -> None:
    names = declared("havana")
    assert [havana_events.reason(getattr(havana, name)) for name in names] == [
        name.replace("_", "-") for name in names
    ]


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_every_named_paragraph_is_used(game: str) -> None:
    used = {
        node.id
        for module, tree in trees(game).items()
        if module != "paragraphs"
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
    }
    assert [name for name in declared(game) if name not in used] == []
