"""The rule books of all languages say the same: paragraphs, numbers in them, moves and tables."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "rules"
ENGLISH = RULES / "en"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
OTHERS = [
    (language, book.name)
    for language in LANGUAGES
    if language != "en"
    for book in sorted((RULES / language).glob("*.md"))
]
NUMBER = r"(?:HA|[CHADB])-\d{2,3}"
CITED = re.compile(rf"\b{NUMBER}\b")
CODE = re.compile(r"`[^`]+`")


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The text in pieces that correspond in all languages, each with what it is called: its number
    or else its chapter and what kind of block it is."""
    chapter = "0"
    for block in re.split(r"\n\n+|\n(?=[-|#] ?)", text):
        number = re.match(rf"(?:- )?\*\*({NUMBER})\*\*", block)
        heading = re.match(r"## (\d+)\.", block)
        if heading:
            chapter = heading[1]
        if number:
            yield number[1], block
        elif block.strip():
            kind = block[0] if block[0] in "#-|" else "text"
            yield f"chapter {chapter}, {kind}", block


def numbers(text: str) -> Counter[str]:
    """Amounts: costs, points, counts. Numbers of paragraphs and moves are compared apart."""
    return Counter(re.findall(r"\d+", CITED.sub("", CODE.sub("", text))))


def test_every_language_has_both_games() -> None:
    assert "de" in LANGUAGES
    for language in LANGUAGES:
        for book in ("cuba.md", "havana.md"):
            assert (RULES / language / book).is_file(), f"rules/{language}/{book}"


@pytest.mark.parametrize(("language", "book"), OTHERS)
def test_a_translation_has_the_same_blocks(language: str, book: str) -> None:
    ours = [name for name, _ in parts((RULES / language / book).read_text("utf-8"))]
    theirs = [name for name, _ in parts((ENGLISH / book).read_text("utf-8"))]
    assert ours == theirs


@pytest.mark.parametrize(("language", "book"), OTHERS)
def test_a_translation_has_the_same_amounts(language: str, book: str) -> None:
    ours = parts((RULES / language / book).read_text("utf-8"))
    theirs = parts((ENGLISH / book).read_text("utf-8"))
    for (name, mine), (_, english) in zip(ours, theirs, strict=True):
        assert numbers(mine) == numbers(english), name
        assert Counter(CITED.findall(mine)) == Counter(CITED.findall(english)), name
        if name != "chapter 0, text":  # which explains what “this type” means
            assert Counter(CODE.findall(mine)) == Counter(CODE.findall(english)), name
