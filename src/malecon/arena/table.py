"""One game between bots, which are shown their views and nothing else."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from malecon.bots import registry
from malecon.bots.api import Bot, Budget, Forfeit
from malecon.bots.engine import EngineBot
from malecon.bots.peeker import Peeker
from malecon.bots.player import TurnBudget, seed_of
from malecon.bots.rules import RulesBot
from malecon.engine.position import CHANCE
from malecon.games.errors import IllegalMove
from malecon.games.event import Event
from malecon.games.match import Match

LATE: Final = 3.0  # times its budget: whoever needs more for an answer loses the game
GRACE: Final = 500.0  # and so many milliseconds, for what the machine does meanwhile


class Chair:
    """A bot in its seat: what is left of its budget, and the CPU time of its turns."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.forfeit = ""  # why somebody else plays for it, in a word
        self.reason = ""  # and in a sentence
        self.turn_budget = TurnBudget(budget)
        self.turns: list[float] = []  # in milliseconds
        self.is_fresh = True  # nothing was asked in this turn

    def begin(self) -> None:
        """A new turn."""
        self.turn_budget.refill()
        self.is_fresh = True

    def time(self, ask: Callable[[], list[int]]) -> list[int]:
        """An answer, its time added to the turn's."""
        begun = process_time()
        answer = ask()
        spent = (process_time() - begun) * 1000
        full = self.turn_budget.full.ms
        if full and spent > LATE * full + GRACE:
            raise Forfeit("time", f"{self.bot.name} thought {spent:.0f} ms of {full:g}.")
        if self.is_fresh:
            self.turns.append(0.0)
            self.is_fresh = False
        self.turns[-1] += spent
        return answer


class ArenaTable:
    """A match and its bots, by seat."""

    def __init__(self, match: Match, chairs: Sequence[Chair], seed: bytes) -> None:
        self.match = match
        self.chairs = chairs
        self.seed = seed
        self.turn = CHANCE  # the seat whose turn has not passed

    def play(self) -> None:
        """Play to the end."""
        while not self.match.over:
            seat = self.next_seat()
            if seat != self.turn:
                self.chairs[seat].begin()
            self.ask(seat)
        for chair in self.chairs:
            if isinstance(chair.bot, EngineBot):
                chair.bot.over(self.match.position.scores(), list(self.match.winners))

    def ask(self, seat: int) -> None:
        """Let a seat play; with an answer that is none its bot loses, and `rules` plays on."""
        chair = self.chairs[seat]
        try:
            self.carry_out(seat, self.plan(seat))
        except Forfeit as forfeit:
            chair.forfeit, chair.reason = forfeit.why, str(forfeit)
        except Exception as error:
            if chair.bot.name in registry.experiments():
                raise  # a fault of ours is loud
            chair.forfeit = "illegal" if isinstance(error, IllegalMove) else "exception"
            chair.reason = repr(error)
        else:
            return
        if isinstance(chair.bot, EngineBot):
            chair.bot.close()
        chair.bot = RulesBot()

    def next_seat(self) -> int:
        """Who is asked: by seats, those last who are shown what the others have sealed."""
        return min(self.match.waiting, key=lambda seat: (self.chairs[seat].bot.peeks, seat))

    def plan(self, seat: int) -> list[int]:
        """What a seat wants to play; an only choice is not asked for and costs nothing."""
        legal = self.match.position.legal(seat)
        if len(legal) == 1:
            return legal
        return self.chairs[seat].time(self._question(seat, legal))

    def carry_out(self, seat: int, plan: list[int]) -> None:
        """Play a plan, and see whether the turn passes with it."""
        match = self.match
        if not plan:
            raise Forfeit("empty", f"{self.chairs[seat].bot.name} answered with no move.")
        begun = len(match.log)
        step = match.game.sealed_step(match.position)
        for action in plan:
            if action not in match.position.legal(seat):
                raise IllegalMove(f"{action} is not a legal action here.")
            match.play(match.game.write(action), seat=seat)
        passes = match.game.sealed_step(match.position) != step or any(
            entry.seat not in (seat, CHANCE) or match.game.ends_turn(entry.action)
            for entry in match.log[begun:]
        )
        self.turn = CHANCE if passes else seat

    def _question(self, seat: int, legal: list[int]) -> Callable[[], list[int]]:
        """The call of a bot, with all that it is shown made ready before the clock runs."""
        match, chair = self.match, self.chairs[seat]
        view = match.view(seat)
        budget = chair.turn_budget.take()
        seed = seed_of(self.seed, seat, len(match.log))
        bot = chair.bot
        if isinstance(bot, Peeker) and match.game.is_sealed(match.position):
            seen = sealed(match.events, seat)
            return lambda: bot.choose_seeing(match.game, view, legal, budget, seed, seen)
        return lambda: bot.choose(match.game, view, legal, budget, seed)


def sealed(events: Sequence[Event], seat: int) -> dict[int, str]:
    """What others have sealed since something was last revealed; several choices by commas."""
    chosen: dict[int, list[str]] = {}
    for event in reversed(events):
        if event.event == "chose" and event.seat is not None:
            chosen.setdefault(event.seat, []).insert(0, event.what)
        elif event.event != "sealed" and event.seen is None:
            break
    return {other: ", ".join(chosen[other]) for other in sorted(chosen) if other != seat}
