"""What a coach promises: playable plans that begin differently, facts that are true, one view."""

from math import isclose

import pytest

from malecon.bots.api import Budget
from malecon.bots.coach import PLANS, advise
from malecon.engine.coaching import Coaching, different, lost, shares
from malecon.games.advice import AdvisedPlan
from malecon.games.match import Match
from malecon.games.registry import all_games
from tests.bots.test_bots import moments

pytestmark = pytest.mark.slow

SMALL = Budget(nodes=4_000)


def advised(match: Match, seat: int, seed: int = 1) -> list[AdvisedPlan]:
    return advise(match.game, match.view(seat), seed, SMALL)


@pytest.mark.parametrize("name", all_games())
def test_plans_play_as_a_whole_and_bring_what_they_say(name: str) -> None:
    for match, seat in moments(name, 5, 25):
        for plan in advised(match, seat):
            copy = Match.from_snapshot(match.snapshot(), draws=False)
            is_sealed = copy.game.is_sealed(copy.position)
            before = copy.scores[seat]
            for move in plan.moves:
                copy.choose(move, seat)
                while len(copy.position.legal(seat)) == 1 and move != plan.moves[-1]:
                    if copy.game.ends_turn(copy.position.legal(seat)[0]):
                        break
                    copy.follow()
            assert is_sealed or copy.scores[seat] - before >= plan.now


@pytest.mark.parametrize("name", all_games())
def test_plans_begin_with_legal_moves_and_lead_to_different_positions(name: str) -> None:
    for match, seat in moments(name, 6, 25):
        plans = advised(match, seat)
        assert 0 < len(plans) <= PLANS
        assert {plan.moves[0] for plan in plans} <= {str(move) for move in match.legal(seat)}
        assert len({plan.moves for plan in plans}) == len(plans)


def test_plans_for_a_card_play_different_cards() -> None:
    for match, seat in moments("cuba", 6, 3):
        if (
            match.view(seat).step == "card"
            and match.view(seat).phase == "actions"
            and len(match.position.legal(seat)) >= PLANS
        ):
            assert len({plan.moves[0] for plan in advised(match, seat)}) == PLANS


@pytest.mark.parametrize("name", all_games())
def test_the_same_view_the_same_advice(name: str) -> None:
    for match, seat in moments(name, 7, 50):
        assert advised(match, seat) == advised(match, seat)


@pytest.mark.parametrize("name", all_games())
def test_chances_are_shares_of_one_and_the_best_comes_first(name: str) -> None:
    for match, seat in moments(name, 8, 40):
        plans = advised(match, seat)
        assert [plan.share for plan in plans] == sorted(
            (plan.share for plan in plans), reverse=True
        )
        for plan in plans:
            assert 0 <= plan.share <= 100
            assert plan.low <= plan.points + 0.5
            assert plan.rival is None or plan.rival.share >= plan.share
        chances = shares(match.position, match.position.evaluate())
        assert isclose(sum(chances), 1.0)


def test_a_loss_is_counted_for_the_seat_that_has_it() -> None:
    by_zero = [5, 0, 3, 2, 21, 20, 125]
    from_one = [5, 0, 3, 4, 21, 20, 7]
    told = [*by_zero, *from_one]
    assert lost(told, 0, [5, -1, 125]) == 2
    assert lost(told, 1, [5, -1, 125]) == 0
    assert lost(told, 1, [5, 20, -1]) == 6
    assert lost(told, 0, [5, 20, -1]) == 0


def test_a_plan_that_begins_alike_is_no_other_plan() -> None:
    match, seat = next(moments("cuba", 9, 20))
    search = Coaching(match.position, seat, 1, 2, 3, [])
    search.propose(20)
    found = different(search.plans, 3)
    assert len({plan.actions[0] for plan in found}) == len(found)
    assert found[0] is search.plans[0]
