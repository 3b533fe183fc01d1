"""What every bot promises: legal answers from its view alone, repeatable, stoppable, in budget."""

from collections.abc import Iterator

import pytest

from malecon.bots.api import Budget
from malecon.bots.peeker import Peeker
from malecon.bots.player import BotPlayer, TurnBudget
from malecon.bots.registry import bots, experiments, find
from malecon.games.errors import BadOption
from malecon.games.match import Match
from malecon.games.registry import all_games

pytestmark = pytest.mark.slow  # thinking takes its time, most of all interpreted

SMALL = Budget(nodes=600)
TABLES = [(name, seats) for name, found in all_games().items() for seats in found.seat_counts]


def moments(name: str, seed: int, every: int) -> Iterator[tuple[Match, int]]:
    """A match by rules of thumb, stopped before every so many choices."""
    match = Match(name, seats=3, seed=seed)
    players = [BotPlayer(find("rules"), seat, seed=match.seed) for seat in range(3)]
    n = 0
    while not match.over:
        seat = match.waiting[0]
        if match.position.choices(seat) > 1:
            n += 1
            if n % every == 0:
                yield match, seat
        players[seat].play(match)


@pytest.mark.parametrize("bot", bots())
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_bot_plays_every_game_to_its_end(name: str, seats: int, bot: str) -> None:
    options = {"round_limit": 12} if name == "havana" else {}
    match = Match(name, seats=seats, seed=seats, **options)  # type: ignore[arg-type]
    players = [BotPlayer(find(bot), seat, budget=Budget(nodes=60)) for seat in range(seats)]
    while not match.over:
        players[match.waiting[-1]].play(match)
    assert match.winners


@pytest.mark.parametrize("name", all_games())
def test_same_seed_and_nodes_same_answer(name: str) -> None:
    for match, seat in moments(name, 1, 40):
        asked = (match.game, match.view(seat), match.position.legal(seat), SMALL)
        for bot in bots().values():
            assert bot.choose(*asked, 7) == bot.choose(*asked, 7)


@pytest.mark.parametrize("name", all_games())
def test_thinking_stops_when_asked_to_and_still_answers(name: str) -> None:
    for match, seat in moments(name, 2, 40):
        legal = match.position.legal(seat)
        seen: list[bool] = []

        def stopped(seen: list[bool] = seen) -> bool:
            seen.append(True)
            return len(seen) > 2

        answer = find("planner").choose(
            match.game, match.view(seat), legal, Budget(ms=60_000.0), 3, stopped
        )
        assert answer[0] in legal


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("bot", ["rules", "planner"])
def test_answer_plays_as_a_whole(name: str, bot: str) -> None:
    for match, seat in moments(name, 3, 30):
        legal = match.position.legal(seat)
        answer = find(bot).choose(match.game, match.view(seat), legal, SMALL, 5)
        copy = Match.from_snapshot(match.snapshot())
        for action in answer:
            copy.play(match.game.write(action), seat=seat)


def test_bids_are_mixed_where_it_is_close() -> None:
    mixed = dict.fromkeys(bots(), 0)
    for match, seat in moments("cuba", 4, 1):
        legal = match.position.legal(seat)
        if not match.game.write(legal[-1]).startswith("bid "):
            continue
        asked = (match.game, match.view(seat), legal, Budget(nodes=300))
        for name, bot in bots().items():
            mixed[name] += len({bot.choose(*asked, seed)[0] for seed in range(8)}) > 1
    assert all(times >= 2 for times in mixed.values()), mixed


def test_peeker_does_not_outbid_what_it_sees_to_be_beyond_it() -> None:
    answers: dict[str, list[int]] = {"bid 0": [], "bid 100": []}
    for match, _ in moments("cuba", 4, 1):
        legal = match.position.legal(2)
        if match.waiting == (0, 1, 2) and match.game.write(legal[-1]).startswith("bid "):
            for others, found in answers.items():
                rich = match.snapshot()
                for seat in (0, 1):
                    rich["players"][seat]["pesos"] = 100
                view = Match.from_snapshot(rich).view(2)
                asked = (match.game, view, legal, Budget(nodes=6_000), 1)
                [bid] = Peeker().choose_seeing(*asked, {0: others, 1: others})
                found.append(bid - legal[0])
    assert len(answers["bid 0"]) >= 3
    assert sum(answers["bid 100"]) < sum(answers["bid 0"])
    assert answers["bid 100"].count(0) > len(answers["bid 100"]) / 2
    assert "peeker" not in bots()
    assert find("peeker", experiments()).peeks


def test_a_budget_lasts_for_the_turn() -> None:
    turn_budget = TurnBudget(Budget(nodes=1000, ms=100.0))
    taken = [turn_budget.take() for _ in range(9)]
    assert sum(budget.nodes for budget in taken) <= 1000
    assert sum(budget.ms for budget in taken) <= 100.0
    assert taken[0].nodes > taken[1].nodes > 0
    turn_budget.refill()
    assert turn_budget.take() == taken[0]


def test_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="no bot 'deep'; the bots are random, rules, planner"):
        find("deep")
