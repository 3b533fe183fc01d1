"""The bots that can take a seat, and how one is asked. They see a view and nothing else."""

from typing import Final

from malecon.bots.api import Budget, bots, find
from malecon.server.jobs import Job
from malecon.server.settled import game_by

STAND_IN: Final = "rules"


def names() -> list[str]:
    """The bots, in order of strength."""
    return list(bots())


def default() -> str:
    """The bot that stands in where nobody says which one."""
    return STAND_IN


def choose(job: Job) -> list[int]:
    """What a bot plays."""
    played = game_by(job.settings)
    return find(job.bot).choose(played, job.view, job.legal, Budget(ms=job.ms), job.seed)
