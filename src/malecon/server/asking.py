"""The bots of a room: which seats are asked, how urgent that is, and what comes of it."""

from collections.abc import Hashable
from typing import TYPE_CHECKING
from weakref import ref

from malecon.bots.api import FULL
from malecon.bots.player import Purse
from malecon.server import seating, shares
from malecon.server.host import Guest
from malecon.server.jobs import Job, Question
from malecon.server.refusal import Refusal

if TYPE_CHECKING:
    from malecon.server.room import Room


class Asking:
    """All bots of a room; each seat has at most one question that waits."""

    def __init__(self, room: "Room") -> None:
        self._room = ref(room)  # not a circle, which only a rare search would find and free
        self.questions: dict[int, SeatQuestion] = {}
        self.purses = [Purse(FULL) for _ in room.seats]

    @property
    def room(self) -> "Room":
        """Whose bots they are; whoever asks has that room."""
        room = self._room()
        assert room is not None
        return room

    def abandon(self) -> None:
        """Nobody waits for an answer any more."""
        self.questions.clear()

    @property
    def is_idle(self) -> bool:
        """Whether no bot is thinking, or is to think."""
        return not self.questions

    def ask(self) -> None:
        """Let the bots think whose seats are asked."""
        room = self.room
        if room.course is None or not room.is_running:
            return
        for seat in room.course.match.waiting:
            asked = self.questions.get(seat)
            if seating.bot_of(room, seat) is None or (asked and not asked.is_overtaken):
                continue
            self.questions[seat] = question = SeatQuestion(self, seat)
            room.host.think(question)

    def moved(self) -> None:
        """Somebody has come or gone: it may be more urgent now, or less."""
        for question in self.questions.values():
            self.room.host.moved(question)


class SeatQuestion(Question):
    """A bot is to think for a seat."""

    def __init__(self, asking: Asking, seat: int) -> None:
        self._asking = asking
        self._room = asking.room
        self._seat = seat
        self._accounts = _accounts(asking.room)
        self._row: int | None = None  # where the log stood when it was put into words

    @property
    def is_overtaken(self) -> bool:
        """Whether the position that is thought about has passed."""
        course = self._room.course
        return self._row is not None and (course is None or course.is_stale(self._seat, self._row))

    @property
    def accounts(self) -> tuple[Hashable, ...]:
        return self._accounts

    def rank(self) -> int | None:
        room = self._room
        if room.is_gone or self._asking.questions.get(self._seat) is not self:
            return None
        if any(row.state == "person" for row in room.seats):
            return shares.HERE if _player_here(room) else shares.AWAY
        return shares.WATCHED if room.guests else shares.UNSEEN

    def job(self) -> Job | None:
        room, seat = self._room, self._seat
        if room.is_gone or self._asking.questions.get(seat) is not self:
            return None
        bot = seating.bot_of(room, seat)
        course = room.course
        if course is None or not room.is_running or bot is None or seat not in course.match.waiting:
            del self._asking.questions[seat]
            return None
        self._row = course.rows
        match = course.match
        return Job(
            table=room.table.id, row=course.rows, seat=seat, bot=bot,
            settings=room.table.settings, view=match.view(seat), legal=match.position.legal(seat),
            ms=self._asking.purses[seat].take().ms,
        )  # fmt: skip

    def answer(self, actions: list[int]) -> None:
        """A bot's answer; one that comes too late is not played."""
        room, seat = self._room, self._seat
        if self._asking.questions.get(seat) is not self or room.is_gone:
            room.host.counted("jobs_late")
            return
        is_late = self.is_overtaken or seating.bot_of(room, seat) is None or not room.is_running
        del self._asking.questions[seat]
        if is_late:
            room.host.counted("jobs_late")
            self._asking.ask()
        else:
            self._play(actions)

    def _play(self, actions: list[int]) -> None:
        course = self._room.course
        assert course is not None
        first = course.rows
        match = course.match
        if match.game.is_sealed(match.position) or match.game.ends_turn(actions[-1]):
            self._asking.purses[self._seat].refill()
        try:
            course.play(self._seat, actions)
        except Refusal:
            course.play(self._seat, actions[:1])
        self._room.commit(first, None, None)


def _player_here(room: "Room") -> Guest | None:
    """Somebody who plays at a table and has a socket there."""
    people = {row.identity for row in room.seats if row.state == "person"}
    here = (guest for guest in room.guests if guest.identity and guest.identity.id in people)
    return next(here, None)


def _accounts(room: "Room") -> tuple[Hashable, ...]:
    """Whose share a table uses: who makes many identities still has one address to play from."""
    owner = room.table.owner
    player = _player_here(room)
    return (player.address if player is not None else ("owner", owner), owner)
