"""The bots of a room: which seats are asked, how urgent that is, and what comes of it."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, Final

from msgspec import Raw, json

from malecon.bots.api import FULL
from malecon.bots.player import TurnBudget
from malecon.server.table import seating
from malecon.server.table.interface import RoomServices, Subscriber
from malecon.server.table.state import TableState
from malecon.server.workers import shares
from malecon.server.workers.questions import Job, Question

WATCHABLE: Final = 1.0  # seconds before each answer where people only look on
Play = Callable[[int, list[int]], None]  # what a bot wants to play on its seat


class BotSeats:
    """All bots of a room; each seat has at most one question that waits."""

    def __init__(self, services: RoomServices[Any], seats: int) -> None:
        self.services = services
        self.questions: dict[int, SeatQuestion] = {}
        self.budgets = [TurnBudget(FULL) for _ in range(seats)]
        self._pause: asyncio.TimerHandle | None = None  # for those who look on

    @property
    def is_idle(self) -> bool:
        """Whether no bot is thinking, or is to think."""
        return not self.questions and self._pause is None

    def ask(self, at: TableState, play: Play) -> None:
        """Let the bots think whose seats are asked: slowly for who looks on, or not at all."""
        if not at.is_left_to_bots:
            self._ask(at, play)
        elif not at.is_paused and self._pause is None:
            loop = asyncio.get_running_loop()
            self._pause = loop.call_later(WATCHABLE, self._go_on, at, play)

    def _go_on(self, at: TableState, play: Play) -> None:
        self._pause = None
        if not at.is_paused:
            self._ask(at, play)

    def _ask(self, at: TableState, play: Play) -> None:
        for seat in at.waiting:
            asked = self.questions.get(seat)
            if seating.bot_of(at.seats[seat]) is None or (asked and not asked.is_overtaken):
                continue
            self.questions[seat] = question = SeatQuestion(self, at, seat, play)
            self.services.think(question)

    def moved(self) -> None:
        """Somebody has come or gone: it may be more urgent now, or less."""
        for question in self.questions.values():
            self.services.moved(question)

    def abandon(self) -> None:
        """Nobody waits for an answer any more."""
        if self._pause is not None:
            self._pause.cancel()
        questions, self.questions = self.questions, {}
        for question in questions.values():
            self.services.moved(question)


class SeatQuestion(Question):
    """A bot is to think for a seat."""

    def __init__(self, bots: BotSeats, at: TableState, seat: int, play: Play) -> None:
        self._bots = bots
        self._at = at
        self._seat = seat
        self._play = play
        self._accounts = _accounts(at)
        self._row: int | None = None  # where the log stood when it was put into words

    @property
    def is_overtaken(self) -> bool:
        """Whether the position that is thought about has passed."""
        match_log = self._at.match_log
        return self._row is not None and (
            match_log is None or match_log.is_stale(self._seat, self._row)
        )

    @property
    def is_wanted(self) -> bool:
        """Whether this is still the question of its seat."""
        return self._bots.questions.get(self._seat) is self

    @property
    def accounts(self) -> tuple[Hashable, ...]:
        return self._accounts

    def rank(self) -> int | None:
        if not self.is_wanted:
            return None
        if any(row.state == "person" for row in self._at.seats):
            return shares.HERE if _player_here(self._at) else shares.AWAY
        return shares.WATCHED if self._at.subscribers else shares.UNSEEN

    def job(self) -> Job | None:
        if not self.is_wanted:
            return None
        at, seat = self._at, self._seat
        bot = seating.bot_of(at.seats[seat])
        match_log = at.match_log
        if match_log is None or bot is None or seat not in at.waiting:
            del self._bots.questions[seat]
            return None
        self._row = match_log.rows
        match = match_log.match
        return Job(
            table=at.table.id, row=match_log.rows, seat=seat, bot=bot,
            settings=at.table.settings, view=Raw(json.encode(match.view(seat))),
            legal=match.position.legal(seat), ms=self._bots.budgets[seat].take().ms,
        )  # fmt: skip

    def answer(self, actions: list[int]) -> None:
        """A bot's answer; one that comes too late is not played."""
        if not self.is_wanted:
            self._bots.services.counted("jobs_late")
            return
        at, seat = self._at, self._seat
        is_late = self.is_overtaken or seating.bot_of(at.seats[seat]) is None or not at.is_running
        del self._bots.questions[seat]
        if is_late:
            self._bots.services.counted("jobs_late")
            self._bots.ask(at, self._play)
            return
        match = at.begun().match
        if match.game.is_sealed(match.position) or match.game.ends_turn(actions[-1]):
            self._bots.budgets[seat].refill()
        self._play(seat, actions)


def _player_here(at: TableState) -> Subscriber | None:
    """Somebody who plays at a table and has a socket there."""
    people = {row.identity for row in at.seats if row.state == "person"}
    here = (
        subscriber
        for subscriber in at.subscribers
        if subscriber.identity and subscriber.identity.id in people
    )
    return next(here, None)


def _accounts(at: TableState) -> tuple[Hashable, ...]:
    """Whose share a table uses: who makes many identities still has one address to play from."""
    owner = at.table.owner
    player = _player_here(at)
    return (player.address if player is not None else ("owner", owner), owner)
