"""What people agree on: to stop, to play again, and what becomes of who keeps them waiting."""

from collections.abc import Set
from typing import Final

import msgspec
from msgspec import Struct, field

from malecon.server.paces import Pace
from malecon.server.storage.rows import SeatRow
from malecon.server.table.seating import PEOPLE
from malecon.server.vote import Vote

STOP: Final = "stop"
REMATCH: Final = "rematch"
CLOCK: Final = "clock"  # from now on, where there is none
BOT: Final = "bot"  # for a seat that has long been asked
SET: Final = "pace"  # the row that says that the clock is agreed on
# Rows after which a seat holds nobody up: what is asked because of it is asked no more.
_GOES_ON: Final = ("play", "stand", "resign")


class Wanted(Struct, omit_defaults=True):
    """What a clock that somebody asks for is, and because of which seats, as a row stores it."""

    pace: Pace
    whom: list[int]


class OpenQuestion(Struct):
    """Who has said what; `whom` are the seats that are asked and keep the others waiting."""

    agreed: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)
    whom: set[int] = field(default_factory=set)
    pace: Pace | None = None

    def answer(self, seat: int, agree: bool) -> None:
        if agree and not self.agreed:
            self.declined.clear()
        (self.agreed if agree else self.declined).add(seat)
        (self.declined if agree else self.agreed).discard(seat)


class Votes:
    """Who has said what to the questions of a table; the first yes asks a question anew."""

    def __init__(self) -> None:
        self._questions: dict[str, OpenQuestion] = {}

    def count(self, kind: str, seat: int, text: str) -> None:
        """A row of the log, which may be a vote."""
        if kind in _GOES_ON:
            self._goes_on(seat)
        elif kind == SET:  # which settles what was asked because of who keeps others waiting
            self._questions = {n: one for n, one in self._questions.items() if not one.whom}
        word, _, about = text.partition(" ")
        if kind not in (STOP, REMATCH, CLOCK, BOT) or word not in ("yes", "no"):
            return
        name = f"{BOT}-{about}" if kind == BOT else kind
        if kind == CLOCK and about:
            wanted = msgspec.json.decode(about, type=Wanted)
            self._questions[name] = OpenQuestion(whom=set(wanted.whom), pace=wanted.pace)
        elif name not in self._questions:
            self._questions[name] = OpenQuestion(whom={int(about)} if kind == BOT else set())
        self._questions[name].answer(seat, word == "yes")

    def _goes_on(self, seat: int) -> None:
        for name, question in list(self._questions.items()):
            if seat in question.whom:
                question.whom.discard(seat)
                if not question.whom:
                    del self._questions[name]

    def find(self, name: str) -> OpenQuestion:
        """How a question stands; a new one if nobody has asked it."""
        return self._questions.get(name) or OpenQuestion()

    def is_first(self, kind: str, seat: int) -> bool:
        """Whether a seat has asked a question, and nobody has agreed yet."""
        return self.find(kind).agreed == {seat}

    def shown(self) -> dict[str, Vote]:
        """The open questions, for everybody."""
        return {
            name: Vote(
                sorted(question.agreed),
                sorted(question.declined),
                sorted(question.whom),
                question.pace,
            )
            for name, question in self._questions.items()
            if question.agreed
        }

    def would_pass(self, name: str, asked: Set[int], seat: int) -> bool:
        """Whether all seats that are asked agree, once one more does."""
        return asked <= self.find(name).agreed | {seat}

    def is_rematch_answered(self, asked: Set[int]) -> bool:
        """Whether all seats that are asked have said if they want another game."""
        question = self.find(REMATCH)
        return asked <= question.agreed | question.declined

    def plays_again(self, row: SeatRow) -> bool:
        """Whether a person sits at the rematch, too."""
        return row.state in PEOPLE and row.seat in self.find(REMATCH).agreed
