"""The same chance for every rotation, and what is noted of a game."""

import pytest

import malecon
from malecon.arena import block
from malecon.engine.position import CHANCE
from malecon.games.match import Match
from malecon.games.record import verified
from tests.arena.contests import small, timeless


def draws(match: Match) -> list[int]:
    """What chance did before anybody chose."""
    first = next(i for i, entry in enumerate(match.log) if entry.seat != CHANCE)
    return [entry.action for entry in match.log[:first]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_candidate_comes_round_to_every_seat(seats: int) -> None:
    seatings = [block.seating(seats, rotation) for rotation in range(seats)]
    assert [seating.index(0) for seating in seatings] == list(range(seats))
    for seating in seatings:
        first = seating.index(0)
        assert seating[first:] + seating[:first] == list(range(seats))


def test_rotations_of_a_block_have_the_same_chance() -> None:
    contest = small("random", game="cuba", seats=3)
    first, second = (block.play_one(contest, 0, rotation)[0] for rotation in (0, 1))
    other = block.play_one(contest, 1, 0)[0]
    assert first.seed == second.seed != other.seed
    assert draws(first) == draws(second) != draws(other)
    assert first.log != second.log  # the bots' own whims differ


def test_same_contest_same_block() -> None:
    contest = small()
    first, again = (block.play(contest, 3)[0] for _ in range(2))
    assert timeless(first) == timeless(again)
    other = block.play(small(seed=2), 3)[0]
    assert timeless(first) != timeless(other)


def test_block_counts_every_game() -> None:
    contest = small("rules", "random", seats=3)
    played, records = block.play(contest, 0)
    assert records == []
    assert [game.rotation for game in played.games] == [0, 1, 2]
    for game in played.games:
        assert [seat.bot for seat in game.outcomes] == block.seating(3, game.rotation)
        assert sum(seat.share for seat in game.outcomes) == pytest.approx(1)
        assert sum(seat.rank for seat in game.outcomes) == 1 + 2 + 3
        for seat in game.outcomes:
            assert sum(seat.sources.values()) == seat.points
            assert len(seat.turns) > 3
            assert min(seat.turns) >= 0


def test_share_of_a_block_is_the_mean_over_its_games() -> None:
    played, _ = block.play(small(), 0)
    mine = [seat.share for game in played.games for seat in game.outcomes if seat.bot == 0]
    assert played.share == sum(mine) / 2


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([9, 7, 5], (0,), [1, 2, 3]),
        ([5, 9, 7], (1,), [3, 1, 2]),
        ([9, 9, 5], (0, 1), [1.5, 1.5, 3]),
        ([9, 9, 5], (1,), [2, 1, 3]),
        ([9, 9, 9], (1,), [2.5, 1, 2.5]),
        ([7, 9, 7, 7], (1,), [3, 1, 3, 3]),
    ],
)
def test_ranks(scores: list[int], winners: tuple[int, ...], expected: list[float]) -> None:
    assert block.ranks(scores, winners) == expected


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_records_load_and_verify(game: str) -> None:
    contest = small("random", game=game, records=True)
    played, records = block.play(contest, 0)
    for text, noted in zip(records, played.games, strict=True):
        match = malecon.load(text)
        assert match.over
        assert match.scores == tuple(seat.points for seat in noted.outcomes)
        assert verified(text) > 0
