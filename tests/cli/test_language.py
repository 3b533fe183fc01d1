"""The language of the terminal."""

import pytest

from malecon.cli.language import spoken


def test_the_terminal_speaks_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert spoken() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert spoken() == "fr"
    monkeypatch.setenv("LC_MESSAGES", "de_AT")
    assert spoken() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert spoken() == "en"
