"""Interrupted, resumed, in one process or in two: the same blocks."""

from pathlib import Path

import msgspec
import pytest

from malecon.arena import block, run
from malecon.arena.block import Block
from malecon.arena.contest import Contest, contest
from malecon.arena.journal import BadJournal, Journal
from malecon.arena.sprt import FEWEST, Sprt
from malecon.bots.api import Budget
from malecon.games.choosing import game
from malecon.games.errors import BadOption, BadSeats
from tests.arena.contests import small, timeless

CONTEST = small()


def last(number: int, jobs: int = 1, journal: Journal | None = None) -> list[Block]:
    blocks = list(run.blocks(CONTEST, number, jobs=jobs, journal=journal))[-1]
    return [timeless(one) for one in blocks]


@pytest.fixture(scope="module")
def expected() -> list[Block]:
    return last(4)


def test_jobs_make_no_difference(expected: list[Block]) -> None:
    assert last(4, jobs=2) == expected


def test_blocks_come_one_by_one_in_their_order(expected: list[Block]) -> None:
    seen = [len(blocks) for blocks in run.blocks(CONTEST, 2)]
    assert seen == [0, 1, 2]
    assert [one.number for one in expected] == [0, 1, 2, 3]


def test_resumed_after_a_cut(expected: list[Block], tmp_path: Path) -> None:
    file = tmp_path / "journal"
    last(3, journal=Journal(str(file), CONTEST))
    whole = file.read_bytes()
    for cut in (10, len(whole) // 2, len(whole) - 1, len(whole)):
        file.write_bytes(whole[:cut])
        journal = Journal(str(file), CONTEST)
        assert len(journal.blocks) == max(0, whole[:cut].count(b"\n") - 1)
        assert last(4, journal=journal) == expected
        assert sorted(Journal(str(file), CONTEST).blocks) == [0, 1, 2, 3]


def test_finished_contest_plays_nothing(expected: list[Block], tmp_path: Path) -> None:
    file = tmp_path / "journal"
    last(2, journal=Journal(str(file), CONTEST))
    before = file.read_bytes()
    assert last(2, journal=Journal(str(file), CONTEST)) == expected[:2]
    assert last(1, journal=Journal(str(file), CONTEST)) == expected[:1]
    assert file.read_bytes() == before


def test_nothing_is_written_before_the_first_block(tmp_path: Path) -> None:
    Journal(str(tmp_path / "journal"), CONTEST)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (small(seed=2), "seed"),
        (small("random"), "bots"),
        (small(nodes=7), "nodes"),
        (small(seats=3), "seats, bots"),
        (small(records=True), "records"),
    ],
)
def test_journal_of_another_contest(other: Contest, named: str, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    Journal(str(file), CONTEST).add(Block(0, []))
    before = file.read_bytes()
    with pytest.raises(BadJournal, match=f"another contest; {named} differ"):
        Journal(str(file), other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", '{"format": "x"}\n', "\0\n\n"])
def test_file_of_another_kind(text: str, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_text(text)
    with pytest.raises(BadJournal, match="no journal"):
        Journal(str(file), CONTEST)
    assert file.read_text() == text


def test_broken_line_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    journal = Journal(str(file), CONTEST)
    journal.add(Block(0, []))
    file.write_bytes(file.read_bytes() + b"{\n")
    with pytest.raises(BadJournal, match="line 3 is no block"):
        Journal(str(file), CONTEST)


def test_early_stop_does_not_depend_on_what_came_first(tmp_path: Path) -> None:
    """Blocks that lie ready behind the decision do not count."""
    won = block.play(CONTEST, 0)[0]
    outcomes = [
        msgspec.structs.replace(seat, share=float(seat.bot == 0)) for seat in won.games[0].outcomes
    ]
    games = [msgspec.structs.replace(won.games[0], outcomes=outcomes)]
    journal = Journal(str(tmp_path / "journal"), CONTEST)
    for number in reversed(range(40)):
        journal.add(Block(number, games))
    test = Sprt(0.4, 0.6, 2)
    blocks = list(run.blocks(CONTEST, 1000, journal=journal, sprt=test))[-1]
    assert test.decision == 0.6
    assert FEWEST <= test.blocks < 40
    assert [one.number for one in blocks] == list(range(test.blocks))


def test_error_in_a_process_is_told() -> None:
    """A contest that cannot be played, found only by the process that plays it."""
    with pytest.raises(BadOption, match="no bot 'nobody'"):
        list(run.blocks(small(bots=("nobody", "random")), 2, jobs=2))


def test_last_bot_takes_the_seats_left() -> None:
    played = game("cuba", seats=5)
    assert contest(played, ["rules"], 1, Budget(1)).bots == ("rules",) * 5
    found = contest(played, ["planner", "rules", "random"], 1, Budget(1))
    assert found.bots == ("planner", "rules", "random", "random", "random")


def test_too_many_bots() -> None:
    with pytest.raises(BadSeats, match="3 bots are too many for 2 seats"):
        contest(game("cuba", seats=2), ["rules"] * 3, 1, Budget(1))
