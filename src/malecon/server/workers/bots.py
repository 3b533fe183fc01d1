"""The bots that can take a seat, and how one is asked. They see a view and nothing else."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import json

from malecon.bots.api import Budget
from malecon.bots.coach import advise
from malecon.bots.registry import bots, find
from malecon.games.advice import AdvisedPlan
from malecon.server.refusal import Refusal
from malecon.server.storage.games import game_by
from malecon.server.workers.questions import Job

STAND_IN: Final = "rules"


def names() -> list[str]:
    """The bots, in order of strength."""
    return list(bots())


def default() -> str:
    """The bot that stands in where nobody says which one."""
    return STAND_IN


def named(name: str | None) -> str:
    """The name of a bot that there is, or of the one that stands in; refused if there is none."""
    if name is None:
        return default()
    if name not in names():
        raise Refusal("option/bad", f"The bots are {', '.join(names())}.")
    return name


def choose(job: Job, now: Callable[[], float] = monotonic) -> list[int]:
    """What a bot plays. On a busy machine it thinks less: people wait by the clock on the wall."""
    until = now() + job.ms / 1000
    played = game_by(job.settings)
    return find(job.bot).choose(
        played,
        played.read_view(job.view),
        job.legal,
        Budget(ms=job.ms),
        job.seed,
        lambda: now() >= until,
    )


def advice(job: Job, now: Callable[[], float] = monotonic) -> list[AdvisedPlan]:
    """The plans that a coach shows; on a busy machine it thinks less, too."""
    until = now() + job.ms / 1000
    played = game_by(job.settings)
    view = played.read_view(job.view)
    return advise(played, view, job.seed, Budget(ms=job.ms), lambda: now() >= until)


def said(job: Job) -> bytes:
    """What a worker says to a job."""
    return json.encode(advice(job) if job.is_advice else choose(job))
