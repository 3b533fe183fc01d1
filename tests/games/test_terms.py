"""Every thing is called what the rule book of the language calls it, on table and page alike."""

import tomllib
from pathlib import Path

import pytest

from malecon.games import languages

TABLE = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
TERMS: dict[str, dict[str, str]] = TABLE["terms"]
OTHERWISE: dict[str, dict[str, str]] = TABLE["otherwise"]


def said(language: str, key: str) -> str:
    for part in ("games", "page", "pages"):
        bundle = languages.bundle(language, part)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            return str(bundle.format_pattern(pattern, {"n": 3})[0])
    raise KeyError(key)


@pytest.mark.parametrize("language", languages.languages())
def test_names_are_those_of_the_rule_books(language: str) -> None:
    wrong = {
        key: (said(language, key), terms[language])
        for key, terms in TERMS.items()
        if language in terms and language not in OTHERWISE.get(key, {})
        if said(language, key).lower() != terms[language].lower()
    }
    assert wrong == {}


def test_what_is_called_otherwise_is_called_so_and_has_a_reason() -> None:
    for key, exceptions in OTHERWISE.items():
        assert exceptions["why"], key
        for language in exceptions.keys() - {"why"}:
            assert said(language, key) == exceptions[language], (key, language)
            assert said(language, key).lower() != TERMS[key][language].lower(), (key, language)
