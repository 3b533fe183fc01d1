"""Which language somebody gets: a folder of words each, and English for all that is not there."""

import pytest

from malecon.games import languages
from malecon.games.wording import Words


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("de-AT", "de"),
        ("de_CH.UTF-8", "de"),
        ("zh-TW", "zh"),
        ("tlh", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_a_tag_leads_to_the_language_of_its_first_part(tag: str, expected: str) -> None:
    assert languages.known(tag) == expected


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ("fr-CH, de;q=0.8", "fr"),
        ("en;q=0.5, de;q=0.8", "de"),
        ("tlh, zh-HK;q=0.9, en;q=0.8", "zh"),
        ("tlh", "en"),
        ("*", "en"),
        ("de;q=much, es", "es"),
        ("", "en"),
    ],
)
def test_a_browser_gets_the_first_of_its_wishes_that_there_is(wishes: str, expected: str) -> None:
    assert languages.preferred(wishes) == expected


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert languages.bundle("tlh", "server").has_message("mail-from")
    assert Words("tlh").say("board-round", n=2) == "Round 2"


def test_every_language_has_every_file() -> None:
    lacking = [
        (language, part)
        for language in languages.languages()
        for part in languages.PARTS
        if not languages.text(language, part)
    ]
    assert lacking == []
