"""Clocks of the seats, as plain numbers: whoever asks says what service time it is."""

from typing import Final

from msgspec import Struct, json

from malecon.server import wire

MINUTE: Final = 60_000


class Stored(Struct):
    """Clocks as a row stores them: what was left at a service time, and which ran on."""

    left: list[int]
    running: list[int]
    at: int


class Clocks:
    """How long each seat has left, in milliseconds, and which clocks run since when."""

    def __init__(self, pace: wire.Pace, seats: int) -> None:
        self.pace = pace
        self.left = [self._full()] * seats
        self.running: set[int] = set()
        self.then = 0

    @property
    def are_there(self) -> bool:
        """Whether anybody is timed at all."""
        return not isinstance(self.pace, wire.NoPace)

    def set_running(self, seats: set[int], now: int) -> None:
        """Let the clocks of these seats run; who was asked and is no more gets its due."""
        if not self.are_there:
            return
        self._run_to(now)
        for seat in self.running - seats:
            if isinstance(self.pace, wire.LivePace):
                self.left[seat] = min(self.left[seat] + self.pace.increment, 2**53)
        for seat in seats - self.running:
            if isinstance(self.pace, wire.TurnPace):
                self.left[seat] = self.pace.turn
        self.running = seats

    def give(self, seat: int, now: int) -> None:
        """Something to go on with for who takes a seat back."""
        self._run_to(now)
        least = self.pace.turn if isinstance(self.pace, wire.TurnPace) else MINUTE
        self.left[seat] = max(self.left[seat], least)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is over."""
        passed = self._passed(now)
        return [seat for seat in sorted(self.running) if self.left[seat] <= passed]

    def deadline(self) -> int | None:
        """When the first running clock is at zero."""
        if not self.running:
            return None
        return self.then + min(self.left[seat] for seat in self.running)

    def shown(self, now: int) -> list[wire.Clock] | None:
        """As clients see them."""
        if not self.are_there:
            return None
        passed = self._passed(now)
        return [
            wire.Clock(max(0, left - passed), True) if seat in self.running
            else wire.Clock(max(0, left), False)
            for seat, left in enumerate(self.left)
        ]  # fmt: skip

    def written(self) -> str:
        """As a row stores them."""
        if not self.are_there:
            return ""
        return json.encode(Stored(self.left, sorted(self.running), self.then)).decode()

    def read(self, text: str) -> None:
        """As a row has stored them; what ran has run on since, as long as there was a server."""
        if text:
            stored = json.decode(text, type=Stored)
            self.left, self.running, self.then = stored.left, set(stored.running), stored.at

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
