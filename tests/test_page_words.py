"""The page's own words: each key once, and the same keys and variables in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from malecon.games.languages import languages
from tests.fluent_files import keys, languages_with, variables

ROOT = Path(__file__).parents[1]
PAGE = ("page", "pages")
GAMES = ("games", "guides")
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_no_key_stands_twice_on_a_page(language: str) -> None:
    known = Counter(keys(language, *PAGE, *GAMES))
    assert [key for key, times in known.items() if times > 1] == []


@pytest.mark.parametrize("part", PAGE)
@every_language
def test_keys_and_variables_are_those_of_english(language: str, part: str) -> None:
    if language in languages_with(part):
        assert variables(language, part) == variables("en", part)


@pytest.mark.skipif(not (ROOT / "web/src").is_dir(), reason="the page's source is not here")
def test_every_key_that_a_component_says_is_there() -> None:
    known = set(keys("en", *PAGE, *GAMES))
    said = {
        key
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".svelte", ".ts"}
        for key in re.findall(r'\bsay\(\s*"([a-z][a-z0-9-]*)"', path.read_text("utf-8"))
    }
    assert len(said) > 100
    assert sorted(said - known) == []
