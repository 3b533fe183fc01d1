"""What a sentence may ask of a name; web/tests/wording.test.ts asks the page the same."""

import pytest

from malecon.games.event import Event
from malecon.games.grammar import Name, begins, capital, ends, form, gender
from malecon.games.wording import Words


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ana", "vowel"), ("Élodie", "vowel"), ("Œuvre", "vowel"), ("Yves", "vowel"),
        ("Yara", "other"), ("Hugo", "h"), ("Bo", "other"),
        ("\N{CJK UNIFIED IDEOGRAPH-738B}", "other"),
        ("3", "other"), ("", "other"),
    ],
)  # fmt: skip
def test_a_name_begins_with_a_vowel_whatever_its_accent(name: str, expected: str) -> None:
    assert begins(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Lucas", "s"),
        ("Beatrix", "s"),
        ("Groß", "s"),
        ("Ana", "vowel"),
        ("Jan", "other"),
        ("", "other"),
    ],
)
def test_a_name_ends_as_possessives_need_it(name: str, expected: str) -> None:
    assert ends(name) == expected


def test_a_beginning_can_be_one_of_some() -> None:
    """Spanish says e before i and hi, but not before hie."""
    said = [begins(name, among="hie hi i") for name in ("Inés", "hierro", "Hilda", "Ana")]
    assert said == ["i", "hie", "hi", "other"]


def test_the_forms_of_a_name_know_better_than_its_letters() -> None:
    hall = Name("halle", {"begins": "other", "gender": "f", "the": "la halle"}.get)
    assert (begins(hall), gender(hall), form(hall, "the")) == ("other", "f", "la halle")
    assert (form(hall, "of"), gender("halle"), capital("élan")) == ("halle", "other", "Élan")


def test_a_person_is_no_thing_and_keeps_its_name() -> None:
    assert form("Ana", "the") == "Ana"


def test_a_name_in_the_log_is_counted_as_before() -> None:
    cigars = Words("en").name("kind", "cigars", 1)
    assert (cigars, form(cigars, "count"), form(cigars, "the")) == ("cigar", "cigar", "cigar")
    assert Words("en").event(Event("round", n=2)) == "Round 2 begins."
