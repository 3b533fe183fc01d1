"""A language made by script: English with every message in brackets and longer than it was.

A visible letter outside of brackets is then one that nobody can translate.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from malecon.games import languages

PSEUDO = "eo"  # of which no folder of words is there; it has no habits that would be in the way
OPEN, LONGER, CLOSE = "⟦", "~~", "⟧"
PLAIN = re.compile(r"locale|language-.*")  # what is no text
LOOKUPS = {"what", "source", "target", "came"}
INSIDE = re.compile(rf"{OPEN}[^{OPEN}{CLOSE}…]*[{CLOSE}…]")  # or cut, where the room is short


def made(text: str) -> str:
    """A file of English words in the language of brackets."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not PLAIN.fullmatch(entry.id.name):
            forms = [one.value for one in entry.attributes if one.id.name not in LOOKUPS]
            for pattern in (entry.value, *forms):
                if pattern is not None:
                    bracket(pattern)
    return FluentSerializer().serialize(resource)


def bracket(pattern: ast.Pattern) -> None:
    # As placeables, so that no blank at their inner ends is lost.
    start, end = (ast.Placeable(ast.StringLiteral(sign)) for sign in (OPEN, LONGER + CLOSE))
    pattern.elements = [start, *pattern.elements, end]


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The language, as long as somebody speaks it."""
    for part in languages.PARTS:
        for language, change in ((languages.FALLBACK, str), (PSEUDO, made)):
            path = folder / language / f"{part}.ftl"
            path.parent.mkdir(exist_ok=True)
            path.write_text(change(languages.text(languages.FALLBACK, part)), encoding="utf-8")
    languages._languages.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "folder", lambda: folder)
        yield PSEUDO
    languages._languages.cache_clear()


def outside(text: str) -> str:
    """What stands outside of all brackets."""
    while text != (text := INSIDE.sub("", text)):
        pass
    return text
