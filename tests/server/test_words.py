"""The server's own words: each key once, the same in every language, and all that it says."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.fluent_files import entries, variables

SERVER = Path(__file__).parents[2] / "src/malecon/server"
WORDS = SERVER / "words"
LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(entry.id.name for entry in entries(WORDS, language))
    assert [key for key, times in keys.items() if times > 1] == []


@every_language
def test_keys_and_variables_are_those_of_english(language: str) -> None:
    assert variables(WORDS, language) == variables(WORDS, "en")


def test_every_key_that_the_server_says_is_there() -> None:
    said = {
        key
        for path in SERVER.rglob("*.py")
        for key in re.findall(r'\bsay\(\s*[\w.]+,\s*"([a-z][a-z-]*)"', path.read_text("utf-8"))
    }
    assert len(said) > 5
    assert sorted(said - variables(WORDS, "en").keys()) == []
