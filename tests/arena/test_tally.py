"""Figures over blocks, on games that are made up."""

import json

import pytest

from malecon.arena.block import Block, Outcome, Played
from malecon.arena.tally import Tally
from malecon.arena.uses import counted
from malecon.games.event import Event
from tests.arena.contests import small

CONTEST = small("rules", "random", seats=3)


def seat(bot: int, share: float, rank: float, points: int, **uses: tuple[int, int]) -> Outcome:
    sources = {"ships": points - 1, "laws": 1}
    return Outcome(bot, share, rank, points, sources, [float(points), 1.0], uses)


TALLY = Tally(
    CONTEST,
    [
        Block(
            0,
            [
                Played(
                    0,
                    [
                        seat(0, 0.5, 1.5, 20, dam=(2, 4)),
                        seat(1, 0.5, 1.5, 20, dam=(1, 1)),
                        seat(2, 0.0, 3.0, 8),
                    ],
                    {"ship": (3, 3)},
                ),
                Played(1, [seat(2, 0.0, 2.0, 10), seat(0, 1.0, 1.0, 30), seat(1, 0, 3, 5)], {}),
            ],
        ),
        Block(1, [Played(0, [seat(0, 0, 3, 1), seat(1, 1, 1, 9), seat(2, 0, 2, 2)], {})]),
    ],
)


def test_ties_are_split() -> None:
    assert [block.share for block in TALLY.blocks] == [0.75, 0.0]
    assert TALLY.share == 0.375
    assert TALLY.wins("rules") == 0.5
    assert TALLY.wins("random") == 0.25


def test_means_by_bot() -> None:
    assert TALLY.games == 3
    assert TALLY.rank("rules") == pytest.approx((1.5 + 1 + 3) / 3)
    assert TALLY.points("rules") == 17
    assert TALLY.points("random") == 9


def test_points_by_rank_and_source() -> None:
    assert TALLY.points_by_rank() == pytest.approx([59 / 3, 32 / 3, 14 / 3])
    assert TALLY.winner_sources() == pytest.approx({"ships": (19 + 29 + 8) / 3, "laws": 1})


def test_time_of_turns() -> None:
    time = TALLY.time("rules")
    assert time.mean == pytest.approx((20 + 30 + 1 + 3) / 6)
    assert time.p99 == 30
    assert TALLY.time("nobody").p99 == 0


def test_p99_leaves_out_one_in_a_hundred() -> None:
    turns = [float(ms) for ms in range(1, 101)]
    outcomes = [Outcome(0, 1, 1, 1, {}, turns, {}), Outcome(1, 0, 2, 0, {}, [], {})]
    assert Tally(small(), [Block(0, [Played(0, outcomes, {})])]).time("rules").p99 == 99


def test_figures_for_scripts() -> None:
    found = json.loads(json.dumps(TALLY.figures()))
    assert list(found) == [
        *("candidate", "share", "low", "high", "games"),
        *("mean_rank", "ms_mean", "ms_p99", "forfeits", "scores"),
    ]
    assert (found["candidate"], found["share"], found["games"]) == ("rules", 0.375, 3)
    assert found["scores"] == {"rules": 17, "random": 9}


def test_what_was_done_and_how_they_fared() -> None:
    [mine] = TALLY.uses("rules")
    assert (mine.what, mine.share, mine.rank) == ("dam", 0.5, 1.5)
    assert (mine.per_game, mine.amount, mine.seats) == pytest.approx((2 / 3, 4 / 3, 1 / 3))
    [theirs] = TALLY.uses("random")
    assert theirs.seats == pytest.approx(1 / 6)
    [ship] = TALLY.happenings()
    assert (ship.what, ship.per_game) == ("ship", 1)


def test_events_are_counted_by_what_they_are_about() -> None:
    events = [
        Event("ship", what="7", source="pile", target="dock 1", why="C-025"),
        Event("moved", seat=1, what="rum", source="yard", target="dock 1"),
        Event("moved", seat=1, what="rum", n=2, source="yard", target="supply"),
        Event("ship", what="7", source="dock 1", target="dock 2", why="C-123"),
        Event("moved", seat=0, what="sugar", source="yard", target="dock 2"),
        Event("moved", seat=0, what="sugar", source="yard", target="dock 1"),
        Event("paid", seat=0, n=3, why="C-089"),
        Event("paid", seat=0, n=4, why="C-089"),
        Event("chose", seat=0, what="bid 3", seen=(0,)),
        Event("built", seat=1, what="dam", target="c3"),
    ]
    first, second, nobody = counted(events, 2)
    assert first == {"moved onto ship 7": (1, 1), "moved sugar": (1, 1), "paid C-089": (2, 7)}
    assert second == {"moved onto ship 7": (1, 1), "moved rum": (1, 2), "built dam": (1, 1)}
    assert nobody == {"ship 7 to dock 1, C-025": (1, 1), "ship 7 to dock 2, C-123": (1, 1)}
