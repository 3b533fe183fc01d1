"""How bots are asked: by seats, within a budget for the turn, and without what they may not see."""

from collections.abc import Callable, Mapping
from typing import Any

from malecon.arena.table import ArenaTable, Chair
from malecon.bots.api import Bot, Budget, never, seat_of
from malecon.bots.peeker import Peeker
from malecon.bots.player import SHARE
from malecon.engine.rng import Rng
from malecon.games.api import Game
from malecon.games.match import Match
from malecon.games.view import View

FULL = Budget(nodes=1600)


class Listener(Bot):
    """Plays anything and remembers what it was asked."""

    name = "listener"

    def __init__(self) -> None:
        self.views: list[View] = []
        self.legal: list[list[int]] = []
        self.budgets: list[int] = []
        self.seeds: list[int] = []

    def choose(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> list[int]:
        self.views.append(view)
        self.legal.append(legal)
        self.budgets.append(budget.nodes)
        self.seeds.append(seed)
        return [legal[Rng(seed).below(len(legal))]]


class Spy(Peeker, Listener):
    """A listener who is told what the others have sealed."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[int, Mapping[int, str]]] = []

    choose = Listener.choose

    def choose_seeing(
        self,
        game: Game,
        view: View,
        legal: list[int],
        budget: Budget,
        seed: int,
        sealed: Mapping[int, str],
    ) -> list[int]:
        self.told.append((seat_of(view), sealed))
        return self.choose(game, view, legal, budget, seed)


def played(bots: list[Bot], name: str = "cuba") -> ArenaTable:
    chairs = [Chair(bot, FULL) for bot in bots]
    table = ArenaTable(Match(name, seats=len(bots), seed=5), chairs, b"whim")
    table.play()
    return table


def test_a_bot_is_shown_the_view_of_its_seat() -> None:
    bots = [Listener() for _ in range(3)]
    table = played(list(bots))
    assert table.match.over
    for seat, bot in enumerate(bots):
        assert {view.seat for view in bot.views} == {seat}


def test_only_choices_are_not_asked_for() -> None:
    bots = [Listener() for _ in range(2)]
    table = played(list(bots))
    assert min(len(legal) for bot in bots for legal in bot.legal) > 1
    asked = sum(len(bot.legal) for bot in bots)
    assert asked < sum(entry.seat >= 0 for entry in table.match.log)


def test_every_question_has_its_own_seed() -> None:
    bots = [Listener() for _ in range(3)]
    played(list(bots))
    seeds = [seed for bot in bots for seed in bot.seeds]
    assert len(set(seeds)) == len(seeds)
    again = [Listener() for _ in range(3)]
    played(list(again))
    assert seeds == [seed for bot in again for seed in bot.seeds]


def test_budget_lasts_for_a_turn() -> None:
    """All choices of a turn share one budget, and every turn has a new one."""
    bot = Listener()
    table = played([bot, Listener()])
    first = int(SHARE * FULL.nodes)
    assert bot.budgets[0] == first
    assert bot.budgets.count(first) == len(table.chairs[0].turns)
    for before, after in zip(bot.budgets, bot.budgets[1:], strict=False):
        assert after in (first, before - int(SHARE * before)) or after < before
    assert len(bot.budgets) > 2 * len(table.chairs[0].turns)


def test_peeker_is_asked_last_and_told_what_the_others_sealed() -> None:
    spy = Spy()
    table = played([spy, Listener(), Listener()])
    assert spy.told
    bids = 0
    for seat, sealed in spy.told:
        assert seat == 0
        assert set(sealed) <= {1, 2}
        bids += all(text.startswith("bid") for text in sealed.values()) and len(sealed) == 2
    assert bids > 1
    assert table.match.over


def test_peeker_is_told_what_was_chosen_in_truth() -> None:
    spy = Spy()
    table = played([Listener(), spy, Listener()], "havana")
    first = dict(spy.told[0][1])
    log = table.match.log
    for seat, text in first.items():
        mine = [table.match.game.write(entry.action) for entry in log if entry.seat == seat]
        assert ", ".join(mine[:2]) == text
    assert set(first) == {0, 2}


def test_others_are_asked_by_seats() -> None:
    order: list[int] = []

    class Orderly(Listener):
        def choose(self, *asked: Any, **more: Any) -> list[int]:
            order.append(asked[1].seat)
            return super().choose(*asked, **more)

    played([Orderly() for _ in range(3)], "havana")
    assert order[:6] == [0, 0, 1, 1, 2, 2]  # two cards each, laid in secret
