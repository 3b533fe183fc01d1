"""Clocks of the seats, as plain numbers: whoever asks says what service time it is."""

from collections.abc import Set
from typing import Final

from msgspec import json

from malecon.server import wire
from malecon.server.paces import HOUR
from malecon.server.storage.rows import StoredClocks

MINUTE: Final = 60_000
HALF_A_DAY: Final = 12 * HOUR


class Clocks:
    """How long each seat has left, in milliseconds, and which clocks run since when."""

    def __init__(self, pace: wire.Pace, seats: int) -> None:
        self.pace = pace
        self.left = [self._full()] * seats
        self.running: set[int] = set()
        self.standing: set[int] = set()  # of those who are asked and on holiday
        self.in_grace: set[int] = set()  # of those who are asked and have used up their time
        self.asked: dict[int, int] = {}  # without clocks: the seats that are asked, and since when
        self.then = 0

    @property
    def are_there(self) -> bool:
        """Whether anybody is timed at all."""
        return not isinstance(self.pace, wire.NoPace)

    def set_running(self, seats: set[int], now: int, standing: Set[int] = frozenset()) -> None:
        """Let the clocks of these seats run; who was asked and is no more gets its due.

        Those of others who are asked stand, and go on from there.
        """
        if not self.are_there:
            self.asked = {seat: self.asked.get(seat, now) for seat in seats}
            return
        self._run_to(now)
        before, asked = self.running | self.standing, seats | standing
        for seat in before - asked:
            if isinstance(self.pace, wire.LivePace):
                self.left[seat] = min(self.left[seat] + self.pace.increment, 2**53)
        for seat in asked - before:
            if isinstance(self.pace, wire.TurnPace):
                self.left[seat] = self.pace.turn
        self.running, self.standing = seats, set(standing)
        self.in_grace &= asked

    def give(self, seat: int, now: int) -> None:
        """Something to go on with for who takes a seat back."""
        self._run_to(now)
        least = self.pace.turn if isinstance(self.pace, wire.TurnPace) else MINUTE
        self.left[seat] = max(self.left[seat], least)

    def give_grace(self, seat: int, now: int) -> None:
        """Something more for who has nothing left, counted from when it was so."""
        self._run_to(now)
        self.left[seat] += self.grace
        self.in_grace.add(seat)

    @property
    def grace(self) -> int:
        """How much that is: a quarter of a turn, where turns take half a day; else nothing."""
        if not isinstance(self.pace, wire.TurnPace) or self.pace.turn < HALF_A_DAY:
            return 0
        return min(self.pace.turn // 4, HALF_A_DAY)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is over."""
        passed = self._passed(now)
        return [seat for seat in sorted(self.running) if self.left[seat] <= passed]

    def deadline(self) -> int | None:
        """When the first running clock is at zero."""
        if not self.running:
            return None
        return self.then + min(self.left[seat] for seat in self.running)

    def deadline_of(self, seat: int) -> int:
        """When the running clock of a seat is at zero."""
        return self.then + self.left[seat]

    def shown(self, now: int) -> list[wire.Clock] | None:
        """As clients see them."""
        if not self.are_there:
            return None
        passed = self._passed(now)
        return [
            wire.Clock(
                max(0, left - passed if seat in self.running else left),
                seat in self.running,
                seat in self.in_grace,
            )
            for seat, left in enumerate(self.left)
        ]

    def written(self) -> str:
        """As a row stores them."""
        if not self.are_there and not self.asked:
            return ""
        left = self.left if self.are_there else []
        stored = StoredClocks(
            left,
            sorted(self.running),
            self.then,
            sorted(self.standing),
            sorted(self.in_grace),
            self.asked,
        )
        return json.encode(stored).decode()

    def read(self, text: str) -> None:
        """As a row has stored them; what ran has run on since, as long as there was a server."""
        if text:
            stored = json.decode(text, type=StoredClocks)
            self.asked = stored.asked
            if self.are_there:
                self.left, self.running, self.then = stored.left, set(stored.running), stored.at
                self.standing, self.in_grace = set(stored.standing), set(stored.grace)

    def stood_still(self, since: int, until: int) -> None:
        """Nobody's time ran between two service times."""
        self.then += max(0, until - max(since, self.then))
        for seat, then in self.asked.items():
            self.asked[seat] = then + max(0, until - max(since, then))

    def _passed(self, now: int) -> int:
        # A row can be a moment younger than the pulse that a killed server went on from.
        return max(0, now - self.then)

    def _run_to(self, now: int) -> None:
        for seat in self.running:
            self.left[seat] -= self._passed(now)
        self.then = now

    def _full(self) -> int:
        match self.pace:
            case wire.LivePace(bank=bank):
                return bank
            case wire.TurnPace(turn=turn):
                return turn
        return 0
