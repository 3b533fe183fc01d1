"""Each paragraph, ruling and scenario has a test named by it, or a reason why it has none."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
NUMBER = re.compile(r"(?<=_)(S[CH]_\d{2}|[CH]_\d{3}|A_\d{2,3}|HA_\d{2})(?=_|$)")

PARAGRAPHS = {f"C-{number:03}" for number in range(1, 152)}
PARAGRAPHS |= {f"H-{number:03}" for number in range(1, 49)}
RULINGS = {f"A-{number:02}" for number in range(1, 105)}
RULINGS |= {f"HA-{number:02}" for number in range(1, 50)}
DROPPED = {13, 14, 17, 20, 24, 35, 38, 49, 50, 55, 60, 64, 67, 70, 72, 74, 76, 80, 85}
DROPPED_OF_HAVANA = {10, 15, 18, 26, 31, 39, 41, 44, 47, 49, 51}
SCENARIOS = {f"SC-{number:02}" for number in range(1, 88) if number not in DROPPED}
SCENARIOS |= {f"SH-{number:02}" for number in range(1, 54) if number not in DROPPED_OF_HAVANA}

WITHOUT_BEHAVIOUR = {
    "C-010": "two tiles of cardboard; C-144 and C-147 say what they do",
    "C-011": "pawns and scoring markers; C-032 and C-043 say what they do",
    "C-017": "short-rules sheets",
    "C-024": "where the black markers wait; C-065 and C-128 say when they move",
    "C-096": "agreements at the table are no move",
    "C-132": "there is no move for it; A-09 holds that nobody touches what others own",
    "A-05": "money is a number, so there are no coins to change",
}


def names() -> list[str]:
    """The names of all tests of rules and of the games outside the engine."""
    files = [*TESTS.glob("rules/*.py"), *TESTS.glob("games/**/*.py")]
    return [
        node.name
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


TESTED = {found.replace("_", "-") for name in names() for found in NUMBER.findall(name)}


def test_every_paragraph_has_a_test_or_a_reason() -> None:
    assert sorted(PARAGRAPHS - TESTED - set(WITHOUT_BEHAVIOUR)) == []


def test_every_ruling_has_a_test_or_a_reason() -> None:
    assert sorted(RULINGS - TESTED - set(WITHOUT_BEHAVIOUR)) == []


def test_every_scenario_has_a_test() -> None:
    assert sorted(SCENARIOS - TESTED) == []


def test_nothing_has_both_a_test_and_a_reason() -> None:
    assert sorted(TESTED & set(WITHOUT_BEHAVIOUR)) == []


def test_no_test_is_named_by_a_number_that_does_not_exist() -> None:
    assert sorted(TESTED - PARAGRAPHS - RULINGS - SCENARIOS) == []


def test_no_two_tests_of_a_file_have_the_same_name() -> None:
    files = [*TESTS.glob("rules/*.py"), *TESTS.glob("games/**/*.py")]
    twice = []
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        twice += [f"{file.name}: {name}" for name in set(found) if found.count(name) > 1]
    assert twice == []
