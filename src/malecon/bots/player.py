"""A bot in a seat of a match: it is asked, its answer is played, its budget lasts for the turn."""

import hashlib
from typing import Final

from malecon.bots.api import FULL, Bot, Budget
from malecon.games.match import Match

SHARE: Final = 0.75  # of what is left of a turn's budget, each time the bot is asked


class TurnBudget:
    """What may still be spent on a turn; after a draw a bot is asked again in the same turn."""

    def __init__(self, full: Budget) -> None:
        self.full = full
        self.left = 1.0

    def take(self) -> Budget:
        """The budget of one answer."""
        part = SHARE * self.left
        self.left -= part
        return Budget(nodes=int(part * self.full.nodes), ms=part * self.full.ms)

    def refill(self) -> None:
        """A new turn."""
        self.left = 1.0


class BotPlayer:
    """Who sits in a seat if no person does."""

    def __init__(self, bot: Bot, seat: int, *, budget: Budget = FULL, seed: bytes = b"") -> None:
        self.bot = bot
        self.seat = seat
        self.turn_budget = TurnBudget(budget)
        self.seed = seed

    def play(self, match: Match) -> None:
        """Play what the bot answers, up to the next draw, reveal or turn."""
        sealed = match.game.is_sealed(match.position)
        for action in self.answer(match):
            match.play(match.game.write(action), seat=self.seat)
            if sealed or match.game.ends_turn(action):
                self.turn_budget.refill()

    def answer(self, match: Match) -> list[int]:
        """The actions that the bot wants, from its view alone; an only choice costs nothing."""
        legal = match.position.legal(self.seat)
        if len(legal) == 1:
            return legal
        seed = seed_of(self.seed, self.seat, len(match.log))
        return self.bot.choose(
            match.game, match.view(self.seat), legal, self.turn_budget.take(), seed
        )


def seed_of(seed: bytes, seat: int, n: int) -> int:
    """A number of 62 bits for each seat and each moment of a match."""
    digest = hashlib.sha256(seed + f":{seat}:{n}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
