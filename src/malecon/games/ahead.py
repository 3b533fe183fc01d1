"""A seat's next turn, tried on what that seat may know: nothing here has seen the table's position.

It is played as if the turn came now, up to the first draw, reveal or choice of somebody else.
"""

import hashlib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec

from malecon.engine.position import CHANCE, Position
from malecon.games.api import Game
from malecon.games.event import Event, Reason
from malecon.games.offers import NotOffered, Offer
from malecon.games.sets import seats_in

SEED: Final = 0  # of what is filled in for hidden things, on which nothing here depends
MARK: Final = 32  # letters
# What follows from the course of the game and not from a turn.
_NOT_OF_A_TURN: Final = ("phase", "round", "start", "revealed")


class Ahead:
    """A turn as far as it is planned."""

    def __init__(self, game: Game[Any, Any], view: Any) -> None:
        self._game = game
        self.seat: int = view.seat
        self.position: Position = game.from_view(view, SEED)
        self.moves: list[str] = []
        self.effects: list[list[Event]] = []  # by move, with what follows from it by itself
        self.stuck: NotOffered | None = None  # the move that it could not be played on with
        self.has_ended = False  # the turn is given away, or the game is over
        self.is_drawn = False  # the last move comes to something that nobody knows yet
        self.why = self._begin()  # there is nothing to plan; empty if there is

    def _begin(self) -> str:
        if self._is_asked():
            return "sealed" if self.position.is_sealed() else ""
        why = self._game.come_to(self.position, self.seat)
        if not why:
            self._follow()
        return "draw" if self.is_drawn else why

    def play(self, moves: Sequence[str], *, skips: bool = False) -> None:
        """Play on, as far as these moves are possible, or all of them that are; BadMove for what
        cannot be read."""
        for text in moves:
            actions = self._game.parse(text)
            if self.why or self.stuck is not None:
                return
            reasons = [self._why_not(action) for action in actions]
            if None in reasons:
                self._play(actions[reasons.index(None)])
            elif not skips:
                self.stuck = NotOffered(self._game.write(actions[0]), reasons[0] or _ENDED)

    def offer(self) -> Offer | None:
        """What can be chosen next, if anything."""
        if self.why or self.has_ended or self.is_drawn:
            return None
        return self._game.offer(self.position, self.seat)

    @property
    def certain(self) -> int:
        """How many of the moves come before anything is drawn."""
        return len(self.moves) - self.is_drawn

    @property
    def mark(self) -> str:
        """Of these: the same for the same moves with the same effects, and for nothing else."""
        told = msgspec.json.encode([self.moves[: self.certain], self.effects[: self.certain]])
        return hashlib.sha256(told).hexdigest()[:MARK]

    def _play(self, action: int) -> None:
        self.moves.append(self._game.write(action))
        self.effects.append([])
        self._enter(action)
        self._follow()

    def _follow(self) -> None:
        """The only choice of a seat is none, but for ending its turn."""
        while self._is_asked() and self.position.choices(self.seat) == 1:
            action = self.position.legal(self.seat)[0]
            if self._game.ends_turn(action):
                return
            self._enter(action)

    def _enter(self, action: int) -> None:
        ends = self._game.ends_turn(action)
        after = self.position.copy() if ends else self.position  # others' turns are not looked at
        after.listen()
        after.play(self.seat, action)
        told = self._game.events(after.hear())
        if self.effects:
            self.effects[-1] += takewhile(lambda event: event.event not in _NOT_OF_A_TURN, told)
        self.is_drawn = not ends and after.to_move() == CHANCE
        # What is sealed is chosen by several at once, and no longer a turn of this seat.
        self.has_ended = ends or after.is_sealed() or not (self.is_drawn or self._is_asked())

    def _why_not(self, action: int) -> Reason | None:
        if self.has_ended or self.is_drawn:
            return _ENDED
        return self._game.why_not(self.position, self.seat, action)

    def _is_asked(self) -> bool:
        return not self.has_ended and self.seat in seats_in(self.position.waiting())


_ENDED: Final = Reason("reason-not-your-turn")
