"""Records that were changed, cut off or made up: each is refused with the line that is wrong."""

import time
from typing import Any

import pytest

from malecon import BadRecord, MaleconError, Match, load
from malecon.games import score_sheet
from malecon.games.record import steps, verified
from tests.cuba import FIXTURE, cuba, play
from tests.games.refusals import refusal
from tests.rules.course import dull

pytestmark = pytest.mark.slow

TAKE = "take wood, take stone, take citrus, take sugar, end"


def begun(**options: Any) -> Match:
    """Setup and the first turns of a game."""
    match = Match("cuba", seats=2, seed=7, **options)
    play(match, match.waiting[0], TAKE)
    play(match, match.waiting[0], TAKE)
    play(match, match.waiting[0], "worker, place b2, harvest b2, end")
    return play(match, match.waiting[0], "mayor, dock 1, load citrus, end")


def finished() -> Match:
    """A whole game in which as little happens as possible."""
    match = Match("cuba", seats=2, seed=7)
    while not match.over:
        dull(match)
    return match


def other(character: str) -> str:
    """A character in the place of another: never its capital, never a space for a space."""
    if character.isdigit():
        return str((int(character) + 1) % 10)
    if character.isalpha():
        return chr((ord(character.lower()) - ord("a") + 1) % 26 + ord("a"))
    return "x"


def accepted(lines: list[str], at: int, columns: list[int], components: Any = None) -> list[str]:
    """The changed lines with which the record is taken all the same."""
    found = []
    for column in columns:
        line = lines[at]
        changed = line[:column] + other(line[column]) + line[column + 1 :]
        try:
            load("\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n", components)
        except BadRecord:
            continue
        found.append(changed)
    return found


KEPT_BACK = begun(market_law="once", hidden_money="yes").record().splitlines()
REVEALED = begun(market_law="once", hidden_money="yes").record(reveal=True).splitlines()
WHOLE = finished().record().splitlines()
FROM_SNAPSHOT = play(cuba(seats=2), 0, "worker, place b2, end").record().splitlines()


def test_the_records_of_these_tests_are_good() -> None:
    assert load("\n".join(KEPT_BACK)).position.encode() == begun().position.encode()
    assert load("\n".join(REVEALED)).position.encode() == begun().position.encode()
    assert load("\n".join(WHOLE)).scores == finished().scores
    assert load("\n".join(FROM_SNAPSHOT), FIXTURE).log[-1].seat == 0


@pytest.mark.parametrize("at", [i for i, line in enumerate(KEPT_BACK) if line])
def test_no_character_of_a_record_can_be_changed(at: int) -> None:
    assert accepted(KEPT_BACK, at, list(range(len(KEPT_BACK[at])))) == []


@pytest.mark.parametrize("at", [i for i, line in enumerate(REVEALED) if line])
def test_no_character_of_a_record_with_its_seed_can_be_changed(at: int) -> None:
    assert accepted(REVEALED, at, list(range(len(REVEALED[at])))) == []


@pytest.mark.parametrize("at", [i for i, line in enumerate(WHOLE) if line])
def test_no_line_of_a_whole_game_can_be_changed(at: int) -> None:
    last = len(WHOLE[at]) - 1
    assert accepted(WHOLE, at, [0, last // 2, last]) == []


@pytest.mark.parametrize("at", [i for i, line in enumerate(FROM_SNAPSHOT) if line])
def test_no_character_of_a_record_that_begins_with_a_snapshot_can_be_changed(at: int) -> None:
    columns = list(range(0, len(FROM_SNAPSHOT[at]), 3))
    assert accepted(FROM_SNAPSHOT, at, columns, FIXTURE) == []


@pytest.mark.parametrize("at", [i for i, line in enumerate(WHOLE) if line])
def test_more_space_is_refused_or_does_no_harm(at: int) -> None:
    spaced = "  ".join(WHOLE[at].split(" ")) + " \t"
    try:
        found = load("\n".join([*WHOLE[:at], spaced, *WHOLE[at + 1 :]]))
    except BadRecord:
        assert WHOLE[at].startswith(("malecon", "round"))
    else:
        assert found.position.encode() == finished().position.encode()
        assert found.seed == finished().seed


def test_a_record_that_is_cut_off_anywhere() -> None:
    text = "\n".join(REVEALED)
    for end in range(len(text)):
        with pytest.raises(BadRecord):
            load(text[:end])


@pytest.mark.parametrize("end", range(len(WHOLE)))
def test_a_whole_game_that_is_cut_off_after_any_line(end: int) -> None:
    refusal(BadRecord, lambda: load("\n".join(WHOLE[:end])))


@pytest.mark.parametrize(
    "at", [i for i, line in enumerate(WHOLE) if line.startswith(("--", "1:", "2:", "hash"))]
)
def test_a_turn_or_draw_that_is_left_out(at: int) -> None:
    refusal(BadRecord, lambda: load("\n".join(WHOLE[:at] + WHOLE[at + 1 :])))


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "hello", "hello\nworld\n", "malecon record 2\ngame cuba\n", "malecon record 1",
        "malecon record 1\n\n", "malecon record 1\ngame\n", "{}", "\x00" * 100, "x" * 100_000,
        "malecon record 1\ngame cuba\ngame cuba\n\nhash 0\n", None, 5, b"malecon record 1", [],
    ],
    ids=repr,
)  # fmt: skip
def test_garbage_is_no_record(text: Any) -> None:
    refusal(BadRecord, lambda: load(text))
    refusal(BadRecord, lambda: list(steps(text)))
    refusal(BadRecord, lambda: verified(text))


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("game cuba", "game havana"),
        ("edition de", "edition it"),
        ("seats 2", "seats 6"),
        ("seats 2", "seats 1"),
        ("seats 2", "seats -2"),
        ("seats 2", "seats two"),
        ("seats 2", "seats \u00b2"),
        ("seats 2", "seats " + "2" * 5000),
        ('"form":2', '"form":3'),
        ('"format":1', '"format":2'),
        ('"bank":-1', '"bank":-2'),
        ('"rebid":true', '"rebid":1'),
        ('"rebid":true,', ""),
        ('"rebid":true', '"rebid":true,"lunch":1'),
        ("CCSTR", "CCSTX"),
        ("settings {", "settings ["),
        ("seats 2", "seats 2\nseats 2"),
        ("seats 2", "seats 2\noption colour red"),
        ("seats 2", "seats 2\noption rebid"),
        ("seats 2", "seats 2\noption rebid maybe"),
        ("seats 2", "seats 2\noption rebid no\noption rebid yes"),
        ("seats 2", "seats 2\noption seats 3"),
        ("seats 2", "seats 2\nfoo bar"),
        ("seats 2", "seats 2\nsnapshot 5"),
        ("seats 2", "seats 2\nsnapshot {}"),
        ("seats 2", "seats 2\nsnapshot {"),
        ("seats 2", "seats 2\nsnapshot " + "[" * 100_000),
        ("seats 2", "seats 2\nsnapshot " + "1" * 5000),
        ("setup", "round 1"),
        ("setup", "setup\n1: worker"),
        ("setup", "setup\n3: take wood"),
        ("setup", "setup\n9: take wood"),
        ("setup", "setup\n0: take wood"),
        ("setup", "setup\n--"),
        ("setup", "setup\n-- ship 1, ship 1"),
        ("setup", "setup\n-- ship 16"),
        ("setup", "setup\nend 0 0"),
        ("end | 0", "end | 1"),
        ("end | 0", "end | " + "0" * 5000),
        ("end | 0", "end | -0"),
        ("end | 0", "end | 0 | 0"),
        ("end | 0", "end, | 0"),
        ("end | 0", "| 0"),
        ("hash ", "hash x"),
        ("hash ", "hash\n"),
        ("hash ", "1: end\nhash "),
    ],
)
def test_lines_that_cannot_be(line: str, instead: str) -> None:
    text = begun().record()
    assert line in text
    message = refusal(BadRecord, lambda: load(text.replace(line, instead, 1)))
    assert message.startswith("Line ")


def test_nothing_follows_the_hash() -> None:
    text = begun().record()
    refusal(BadRecord, lambda: load(text + "1: merchant\n"))
    refusal(BadRecord, lambda: load(text + text))


def test_a_record_of_other_components() -> None:
    other_box = FIXTURE | {"plantations": {"common": ["LMSC", "MTFC", "FWST"]}}
    own = "\n".join(FROM_SNAPSHOT)
    assert load(own, FIXTURE).seats == load(own).seats == 2
    assert "components" in refusal(BadRecord, lambda: load(own, other_box))
    assert "components" in refusal(BadRecord, lambda: load(begun().record(), FIXTURE))
    refusal(BadRecord, lambda: load(own, {"boats": {}}))


def test_a_record_without_a_move_can_be_read() -> None:
    new = Match("cuba", seats=2, seed=7, draws=False)
    assert list(steps(new.record()))[-1].position.encode() == new.position.encode()
    middle = cuba(seats=2)
    assert load(middle.record(), FIXTURE).position.encode() == middle.position.encode()


def test_a_seed_that_did_not_draw_the_game() -> None:
    text = begun().record(reveal=True)
    assert verified(text) == 8
    seed = f"seed {7:064x}"
    assert seed in text
    with pytest.raises(MaleconError):
        verified(text.replace(seed, f"seed {8:064x}"))
    refusal(BadRecord, lambda: verified(begun().record()))


def test_a_line_of_very_many_spaces_takes_no_time() -> None:
    at = next(at for at, line in enumerate(WHOLE) if line.startswith("1:"))
    lines = [*WHOLE[:at], WHOLE[at].partition("|")[0] + " " * 250_000 + "x", *WHOLE[at + 1 :]]
    began = time.process_time()
    with pytest.raises(BadRecord, match="is not a move"):
        load("\n".join(lines) + "\n")
    assert time.process_time() - began < 2.0


def test_a_second_hash_is_refused_though_it_is_right() -> None:
    position = WHOLE[-1].split()[1]
    again = f"hash {position} {score_sheet.digest(WHOLE)}"
    with pytest.raises(BadRecord, match="nothing may follow the hash"):
        load("\n".join([*WHOLE, again]) + "\n")
