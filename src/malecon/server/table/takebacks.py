"""How much a seat may take back: plenty for people, too little for a script to fill a log with."""

from typing import Final

from malecon.server.refusal import Refusal

PER_TURN: Final = 300  # choices of one seat
PER_GAME: Final = 5_000


class TakeBacks:
    """How many choices every seat has taken back, in this turn and in all."""

    def __init__(self, seats: int) -> None:
        self.turn = [0] * seats
        self.game = [0] * seats
        self._settled = 0

    def copy(self) -> "TakeBacks":
        kept = TakeBacks(len(self.turn))
        kept.turn, kept.game, kept._settled = self.turn[:], self.game[:], self._settled
        return kept

    def check(self, seat: int) -> None:
        """Refuse to take back more; what is played so far stays, and the game goes on from it."""
        if self.turn[seat] >= PER_TURN:
            said = f"You have taken back {self.turn[seat]} choices in this turn, which must do."
        elif self.game[seat] >= PER_GAME:
            said = f"You have taken back {self.game[seat]} choices in this game, which must do."
        else:
            return
        raise Refusal("limit/undo", f"{said} Nothing has changed: go on from here.")

    def took(self, seat: int, choices: int) -> None:
        """Some choices were taken back."""
        self.turn[seat] += choices
        self.game[seat] += choices

    def settled(self, entries: int) -> None:
        """So much of the log stays for good; if that is more than before, turns begin anew."""
        if entries > self._settled:
            self._settled = entries
            self.turn = [0] * len(self.turn)
