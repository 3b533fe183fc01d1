"""Fluent files as tests read them: their entries, and what each needs to be told."""

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from malecon.games import languages


class Variables(Visitor):
    """Collects what a message needs to be told."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def languages_with(part: str) -> list[str]:
    """The languages that have a file; the others say it in English."""
    return [language for language in languages.languages() if languages.text(language, part)]


@cache
def entries(language: str, *parts: str) -> tuple[ast.Message | ast.Term, ...]:
    """All entries of some files of a language."""
    found: list[ast.Message | ast.Term] = []
    for part in parts:
        body = parse(languages.text(language, part)).body
        assert [entry for entry in body if isinstance(entry, ast.Junk)] == [], (language, part)
        found += [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return tuple(found)


def keys(language: str, *parts: str) -> list[str]:
    """The keys of messages; terms are a language's own affair."""
    return [one.id.name for one in entries(language, *parts) if isinstance(one, ast.Message)]


def variables(language: str, *parts: str) -> dict[str, set[str]]:
    """What each message needs, without the number, which only some languages inflect by."""
    found = {}
    for entry in entries(language, *parts):
        if isinstance(entry, ast.Message):
            reader = Variables()
            reader.visit(entry)
            found[entry.id.name] = reader.found - {"n"}
    return found
