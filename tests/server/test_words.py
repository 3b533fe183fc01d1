"""The server's own words: each key once, the same in every language, and all that it says."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.fluent_files import keys, languages_with, variables

SERVER = Path(__file__).parents[2] / "src/malecon/server"
every_language = pytest.mark.parametrize("language", languages_with("server"))


@every_language
def test_no_key_stands_twice(language: str) -> None:
    known = Counter(keys(language, "server"))
    assert [key for key, times in known.items() if times > 1] == []


@every_language
def test_keys_and_variables_are_those_of_english(language: str) -> None:
    assert variables(language, "server") == variables("en", "server")


def test_every_key_that_the_server_says_is_there() -> None:
    said = {
        key
        for path in SERVER.rglob("*.py")
        for key in re.findall(r'\bsay\(\s*[\w.]+,\s*"([a-z][a-z-]*)"', path.read_text("utf-8"))
    }
    assert len(said) > 5
    assert sorted(said - variables("en", "server").keys()) == []
