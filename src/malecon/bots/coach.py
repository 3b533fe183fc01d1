"""The planner asked for advice: three plans with what is to be expected of them.

It knows the view of its seat and nothing else, like any bot.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from malecon.bots.api import FULL, Budget, never, seat_of
from malecon.bots.planner import SLICE, Stopwatch
from malecon.engine.coaching import Coaching, TriedPlan
from malecon.engine.position import Position
from malecon.games.advice import AdvisedPlan, LikelierSeat, Loss, Risk
from malecon.games.api import Game
from malecon.games.event import Event
from malecon.games.view import View

PLANS: Final = 3
SEARCHED: Final = 0.5  # the part of the budget in which plans are found; in the rest they are tried
FEWEST_TRIES: Final = 8
_AFTER: Final = ("turn-ended", "revealed")
CLEAR: Final = 2.0  # standard errors by which another seat must be ahead to be named
SLIGHT: Final = 5  # what happens less often, in percent, is no risk to speak of


def advise(
    game: Game,
    view: View,
    seed: int,
    budget: Budget = FULL,
    stopped: Callable[[], bool] = never,
) -> list[AdvisedPlan]:
    """The plans that the planner likes best, each beginning differently if it can, best first."""
    root, seat = game.from_view(view, seed), seat_of(view)
    search = Coaching(root, seat, seed, game.horizon, PLANS, _numbers(game.losses))
    clock = Stopwatch(budget, stopped)
    search.propose(clock.plans())
    rounds = max(1, (len(search.plans) - 1).bit_length() - 1)
    for i in range(rounds):
        while not clock.is_past(SEARCHED * (i + 1) / rounds, search.nodes):
            search.run(SLICE)
        if i + 1 < rounds:
            search.halve()
    search.choose()
    while search.fresh < FEWEST_TRIES or not clock.is_past(1.0, search.nodes):
        search.look()
    found = sorted(search.tried, key=lambda tried: -tried.share(seat))
    return [_plan(game, search, tried) for tried in found]


def _numbers(losses: Sequence[Loss]) -> list[int]:
    return [number for loss in losses for number in (loss.event, loss.place, loss.why)]


def _plan(game: Game, search: Coaching, tried: TriedPlan) -> AdvisedPlan:
    seat = search.seat
    chosen = search.chosen(tried.plan)
    return AdvisedPlan(
        moves=tuple(game.write(action) for action in chosen),
        events=tuple(_events(game, search, tried)),
        now=tried.now,
        points=round(tried.mean(), 1),
        points_error=round(tried.doubt(), 1),
        share=_percent(tried.share(seat)),
        share_error=_percent(tried.share_doubt(seat)),
        low=round(tried.low()),
        risks=tuple(_risks(game.losses, tried)),
        rival=_rival(tried, search.root, seat),
    )


def _events(game: Game, search: Coaching, tried: TriedPlan) -> list[Event]:
    """What the plan itself does, to be told as acts; what is revealed after it is only guessed."""
    p = search.root.copy()
    search.forget(p)
    p.listen()
    for action in tried.plan.actions:
        p.play(search.seat, action)
    told = game.events(p.hear())
    return list(takewhile(lambda event: event.event not in _AFTER, told))


def _risks(losses: Sequence[Loss], tried: TriedPlan) -> list[Risk]:
    tries = len(tried.points)
    found = [
        Risk(loss.key, _percent(times / tries), round(amount / times))
        for loss, times, amount in zip(losses, tried.times, tried.amounts, strict=True)
        if times
    ]
    return [risk for risk in found if risk.share >= SLIGHT]


def _rival(tried: TriedPlan, root: Position, seat: int) -> LikelierSeat | None:
    best = max(range(root.seats()), key=tried.share)
    lead = tried.share(best) - tried.share(seat)
    is_clear = lead > CLEAR * tried.share_doubt(seat)
    return None if not is_clear else LikelierSeat(best, _percent(tried.share(best)))


def _percent(share: float) -> int:
    return round(100 * share)
