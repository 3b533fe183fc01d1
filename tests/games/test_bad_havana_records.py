"""Records of HAVANA that were changed, cut off or made up: each is refused by name."""

from functools import partial

import pytest

from malecon import BadRecord, Match, load
from malecon.games.record import steps, verified
from tests.games.refusals import refusal
from tests.games.test_bad_records import accepted, other
from tests.havana import havana, play

pytestmark = pytest.mark.slow


def begun() -> Match:
    """Setup and the first turns of a game."""
    match = Match("havana", seats=2, seed=1, stall_limit=7)
    play(match, 0, "lay siesta", "lay debris")
    play(match, 1, "lay protection", "lay architect")
    play(match, 0, "do siesta", "end")
    return play(match, 1, "do protection", "end")


KEPT_BACK = begun().record().splitlines()
REVEALED = begun().record(reveal=True).splitlines()
FROM_SNAPSHOT = play(havana(seats=2), 0, "do siesta", "end").record().splitlines()


def test_the_records_of_these_tests_are_good() -> None:
    for lines in (KEPT_BACK, REVEALED):
        assert load("\n".join(lines)).position.encode() == begun().position.encode()
    assert load("\n".join(FROM_SNAPSHOT)).log[-1].seat == 0
    assert verified("\n".join(REVEALED)) == 12 + 5 + 3


@pytest.mark.parametrize("lines", [KEPT_BACK, REVEALED], ids=["kept back", "revealed"])
def test_no_character_of_a_record_can_be_changed(lines: list[str]) -> None:
    for at, line in enumerate(lines):
        assert accepted(lines, at, list(range(len(line)))) == []


def test_no_line_of_a_record_that_begins_with_a_snapshot_can_be_changed() -> None:
    for at, line in enumerate(FROM_SNAPSHOT):
        assert accepted(FROM_SNAPSHOT, at, list(range(0, len(line), 7))) == []


@pytest.mark.parametrize("at", [i for i, line in enumerate(REVEALED) if line])
def test_a_changed_line_is_refused_in_one_sentence(at: int) -> None:
    line = REVEALED[at]
    for column in (0, len(line) // 2, len(line) - 1):
        changed = line[:column] + other(line[column]) + line[column + 1 :]
        text = "\n".join([*REVEALED[:at], changed, *REVEALED[at + 1 :]])
        refusal(BadRecord, partial(load, text))


@pytest.mark.parametrize("at", [i for i, line in enumerate(REVEALED) if line])
def test_a_line_that_is_left_out(at: int) -> None:
    refusal(BadRecord, lambda: load("\n".join(REVEALED[:at] + REVEALED[at + 1 :])))


def test_a_record_that_is_cut_off_anywhere() -> None:
    text = "\n".join(REVEALED)
    for end in range(len(text)):
        refusal(BadRecord, partial(load, text[:end]))


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("game havana", "game cuba"),
        ("edition nl", "edition de"),
        ("seats 2", "seats 5"),
        ("seats 2", "seats 1"),
        ("stall_limit 7", "stall_limit 0"),
        ("stall_limit 7", "stall_limit 100"),
        ("stall_limit 7", "stall_limit x"),
        ("stall_limit 7", "rebid no"),
        ('"form":2', '"form":3'),
        ("seats 2", "seats 2\nsnapshot {}"),
        ("setup\n", "round 1\n"),
        ("setup\n", "setup\n1: lay siesta\n"),
        ("setup\n", "setup\n-- cube brick\n"),
        ("1: lay siesta", "1: lay palace"),
        ("1: lay siesta", "3: lay siesta"),
        (", lay debris", ", lay siesta"),
        ("1: do siesta", "1: do mama"),
        ("1: do siesta", "2: do siesta"),
        ("end | 0", "end | 1"),
        ("hash ", "1: end | 0\nhash "),
    ],
)
def test_lines_that_cannot_be(line: str, instead: str) -> None:
    text = "\n".join(REVEALED) + "\n"
    assert line in text
    changed = text.replace(line, instead, 1)
    assert refusal(BadRecord, lambda: load(changed)).startswith("Line ")
    refusal(BadRecord, lambda: list(steps(changed)))
