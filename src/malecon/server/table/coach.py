"""Advice for who plays alone: what a bot would do, thought about by the workers of the bots.

It waits like bots and behind all that people wait for, knows the view of its seat, and is told to
who has asked and to nobody else. Nothing of it is stored, and no row or number tells of it.
"""

import asyncio
from collections.abc import Hashable
from typing import Any, Final

from msgspec import DecodeError, Raw, ValidationError, json

from malecon.bots.api import FULL
from malecon.games.advice import AdvisedPlan
from malecon.server import wire
from malecon.server.refusal import Refusal
from malecon.server.table import permissions, seating
from malecon.server.table.attended import AttendedTable
from malecon.server.table.interface import Subscriber
from malecon.server.workers import shares
from malecon.server.workers.questions import Job, Question

LONGEST: Final = 8.0  # seconds after which somebody is told that all bots are busy


def ask(at: AttendedTable[Any], subscriber: Subscriber, asked: wire.AskCoach) -> None:
    """Let a bot think about what it would do on somebody's seat; Refusal if it may not."""
    me = permissions.player(subscriber.identity)
    seat = permissions.own_seat(at.seats_of(me), asked.seat)
    rated = at.table.rated and not seating.is_shared(at.seats)
    permissions.check_coached(rated, at.seats, me)
    permissions.check_plays_itself(at.seats[seat])
    permissions.check_asked(at.waiting, not at.is_running, seat)
    question = CoachQuestion(at, subscriber, asked.id, seat)
    before, subscriber.advice = subscriber.advice, question
    if isinstance(before, CoachQuestion):
        before.give_way()
    question.wait()
    at.services.think(question)


class CoachQuestion(Question):
    """A question to the coach; who asks again has changed its mind about the one before."""

    def __init__(self, at: AttendedTable[Any], subscriber: Subscriber, key: str, seat: int) -> None:
        self._at = at
        self._subscriber = subscriber
        self._key = key
        self._seat = seat
        self._n = -1
        self._accounts = (subscriber.address, at.table.owner)
        self._patience: asyncio.TimerHandle | None = None

    @property
    def accounts(self) -> tuple[Hashable, ...]:
        return self._accounts

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return self._subscriber.advice is self and self._subscriber in self._at.subscribers

    def wait(self) -> None:
        """Be answered within a while, if only that nobody has time."""
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(LONGEST, self._refuse, "coach/busy")

    def rank(self) -> int | None:
        return shares.ADVICE if self.is_wanted else None

    def job(self) -> Job | None:
        if not self.is_wanted:
            self._end()
            return None
        if self._seat not in self._at.waiting:
            self._refuse("move/stale")
            return None
        match_log = self._at.begun()
        self._n = match_log.n(self._seat)
        match = match_log.match
        return Job(
            table=self._at.table.id, row=self._n, seat=self._seat, bot="planner",
            settings=self._at.table.settings, view=Raw(json.encode(match.view(self._seat))),
            legal=match.position.legal(self._seat), ms=FULL.ms, is_advice=True,
        )  # fmt: skip

    def answer(self, actions: list[int]) -> None:
        """Nobody plays by advice."""
        raise AssertionError("advice is plans")

    def hear(self, said: bytes, job: Job) -> bool:
        try:
            plans = json.decode(said, type=list[AdvisedPlan])
        except (DecodeError, ValidationError):
            return False
        if self._at.match_log is None or self._at.match_log.n(self._seat) != self._n:
            self._refuse("move/stale")
        else:
            advice = wire.Advice(self._key, self._seat, self._n, plans)
            self._tell(wire.encode("advice", advice))
        return True

    def miss(self, job: Job) -> None:
        self._refuse("coach/busy")

    def give_way(self) -> None:
        """Its asker has asked something else."""
        self._end()
        self._at.services.moved(self)

    def _refuse(self, error: str) -> None:
        refusal = Refusal(error, _SAID[error])
        self._tell(wire.encode("refused", wire.Refused(self._key, error, refusal.message)))

    def _end(self) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def _tell(self, message: bytes) -> None:
        self._end()
        if self.is_wanted:
            self._subscriber.advice = None
            self._at.after_saving(lambda: self._subscriber.send(message))
            self._at.services.moved(self)


_SAID: Final = {
    "coach/busy": "All bots are busy now; ask again in a moment.",
    "move/stale": "The table has changed meanwhile; ask again.",
}
