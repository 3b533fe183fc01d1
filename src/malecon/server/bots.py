"""The bots that can take a seat, and how one is asked. They see a view and nothing else."""

from functools import lru_cache
from typing import Final

import msgspec

from malecon.bots.api import Budget, bots, find
from malecon.games.api import Game, game_with
from malecon.server.jobs import Job

STAND_IN: Final = "rules"


def names() -> list[str]:
    """The bots, in order of strength."""
    return list(bots())


def default() -> str:
    """The bot that stands in where nobody says which one."""
    return STAND_IN


def choose(job: Job) -> list[int]:
    """What a bot plays."""
    settings = msgspec.json.encode([job.game, job.seats, job.edition, job.options])
    return find(job.bot).choose(_game(settings), job.view, job.legal, Budget(ms=job.ms), job.seed)


@lru_cache(maxsize=64)
def _game(settings: bytes) -> Game:
    name, seats, edition, options = msgspec.json.decode(settings)
    return game_with(options, name, seats=seats, edition=edition)
