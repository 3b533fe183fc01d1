"""Fluent files as tests read them: their entries, and what each needs to be told."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects what a message needs to be told."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(folder: Path, language: str) -> tuple[ast.Message | ast.Term, ...]:
    """All entries of a folder in a language, those of single pages included."""
    files = [path / f"{language}.ftl" for path in (folder, folder / "pages") if path.is_dir()]
    body = parse("\n".join(file.read_text("utf-8") for file in files)).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return tuple(entry for entry in body if isinstance(entry, ast.Message | ast.Term))


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """What each message needs, without the number, which only some languages inflect by."""
    found = {}
    for entry in entries(folder, language):
        reader = Variables()
        reader.visit(entry)
        found[entry.id.name] = reader.found - {"n"}
    return found
