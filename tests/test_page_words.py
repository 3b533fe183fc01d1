"""The page's own words: each key once, and the same keys and variables in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.fluent_files import entries, variables

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web/src/words"
GAMES = ROOT / "src/malecon/games/words"
LANGUAGES = sorted(path.stem for path in PAGE.glob("*.ftl"))
every_language = pytest.mark.parametrize("language", LANGUAGES)

pytestmark = pytest.mark.skipif(not LANGUAGES, reason="the page's source is not here")


@every_language
def test_no_key_stands_twice_on_a_page(language: str) -> None:
    keys = Counter(entry.id.name for folder in (PAGE, GAMES) for entry in entries(folder, language))
    assert [key for key, times in keys.items() if times > 1] == []


@every_language
def test_keys_and_variables_are_those_of_english(language: str) -> None:
    assert variables(PAGE, language) == variables(PAGE, "en")


def test_every_key_that_a_component_says_is_there() -> None:
    known = {entry.id.name for folder in (PAGE, GAMES) for entry in entries(folder, "en")}
    said = {
        key
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".svelte", ".ts"}
        for key in re.findall(r'\bsay\(\s*"([a-z][a-z0-9-]*)"', path.read_text("utf-8"))
    }
    assert len(said) > 100
    assert sorted(said - known) == []
