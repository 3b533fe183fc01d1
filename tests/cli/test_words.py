"""malecon words: what the words of a language lack."""

import pytest

from malecon.cli.words import apart, signs
from malecon.games.languages import languages
from tests.cli.terminal import refused, run


@pytest.mark.parametrize("language", languages())
def test_every_language_is_complete(language: str) -> None:
    result = run("words", language)
    assert (result.exit_code, "missing" in result.stdout, "unused" in result.stdout) == (
        0, False, False,
    )  # fmt: skip


def test_what_is_missing_and_what_nobody_says_is_told() -> None:
    assert apart(["yes", "perhaps"], ["yes", "no"]) == (["no"], ["perhaps"])


def test_names_that_are_too_long_for_their_place_are_told() -> None:
    assert "tile of a building" in run("words", "de").stdout


def test_han_signs_count_twice_and_soft_hyphens_not_at_all() -> None:
    assert (
        signs("hotel"),
        signs("\N{CJK UNIFIED IDEOGRAPH-5BBE}"),
        signs("ho\N{SOFT HYPHEN}tel"),
    ) == (5, 2, 5)


def test_an_unknown_language_is_refused() -> None:
    assert "tlh" in refused("words", "tlh")
