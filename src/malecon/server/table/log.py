"""A match and its rows: how the log grows, and how it is played again.

Nothing here waits, sends or saves. Who has seen how much of it is in seen_log.py.
"""

import hashlib
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import msgspec

from malecon.engine.position import CHANCE
from malecon.games.errors import IllegalMove, MaleconError
from malecon.games.match import Match
from malecon.games.score_sheet import Entry
from malecon.server.refusal import Refusal, of
from malecon.server.storage.games import game_at
from malecon.server.storage.rows import LogRow, TableRow
from malecon.server.table import permissions
from malecon.server.table.permissions import Viewer as Viewer
from malecon.server.table.seen_log import ALL, NOBODY, Noted, SeenLog, alike
from malecon.server.table.takebacks import TakeBacks

NO_ACTION: Final = -1
MOVES: Final = ("play", "auto", "draw")
HASH_BYTES: Final = 16
# Who plays for whom, who is on holiday, whom the clock gave some grace, which clock was agreed on:
# people read it in the log.
NOTED: Final = ("stand", "back", "resign", "holiday", "grace", "pace", "sit")


def first_match(table: TableRow) -> Match:
    """The match of a table before its first draw."""
    played = game_at(table)
    match = Match(played, seed=table.seed, draws=False)
    if table.origin is not None:
        match.begin_at(msgspec.json.decode(table.origin))
    match.unproved = table.unproved
    return match


def fingerprint(match: Match) -> bytes:
    """The hash of a position, as rows store it."""
    return hashlib.sha256(match.game.encode(match.position)).digest()[:HASH_BYTES]


class MatchLog(SeenLog):
    """The game of a table, row by row."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.fresh: list[LogRow] = []  # made and not yet taken by take_rows
        self.takebacks = TakeBacks(match.seats)
        self.since = [0] * match.seats  # per seat, how many events there were after its last row
        self._is_old = False  # while a stored row is played again, which is not made anew

    def take_rows(self) -> list[LogRow]:
        """The rows made since the last time."""
        taken, self.fresh = self.fresh, []
        return taken

    # Growing

    def begin(self) -> None:
        """The first row, and what chance decides before anybody is asked."""
        self._note("begin")
        self._follow()

    def play(self, seat: int, moves: Sequence[str | int]) -> None:
        """All of these moves or none; a sealed choice that may still be changed is replaced."""
        match = self.match
        simple = len(moves) == 1 and seat in match.waiting
        mark = None if simple else self._mark()
        try:
            if seat not in match.waiting and match.can_undo(seat) and self._is_sealed():
                self.takebacks.check(seat)
                self._take_back("restart", seat)
            self._check_asked(seat)
            for number, move in enumerate(moves, 1):
                self._play_one(seat, move, is_last=number == len(moves))
        except (Refusal, MaleconError) as error:
            if mark is not None:
                self._reset(mark)
            raise error if isinstance(error, Refusal) else of(error) from None

    def undo(self, seat: int, kind: str) -> None:
        """Take back a choice (`undo`) or the whole turn (`restart`)."""
        self.takebacks.check(seat)
        try:
            self._take_back(kind, seat)
        except IllegalMove as error:
            raise of(error) from None

    def note(self, kind: str, seat: int = NO_ACTION, text: str = "") -> None:
        """A row that moves nothing: who plays for whom, who agrees to what."""
        self._note(kind, seat, text)

    def again(self, row: LogRow) -> None:
        """Play a stored row again; ValueError if that cannot be."""
        self._is_old = True
        try:
            self.redo(row)
        finally:
            self._is_old = False

    def redo(self, row: LogRow) -> None:
        """Play a row again and make a new one of it."""
        match row.kind:
            case "play" | "auto" | "draw":
                action = self.match.game.numbering.action(row.action)
                if action not in self.match.position.legal(row.seat):
                    raise ValueError(f"row {row.n} is not possible")
                self._enter(row.kind, row.seat, action)
            case "undo" | "restart":
                # Rows of the first version name no choice: their undo took all sealed ones back.
                every = row.action == NO_ACTION and self._is_sealed()
                self._take_back("restart" if every else row.kind, row.seat)
            case _:
                self._note(row.kind, row.seat, row.text)

    def _check_asked(self, seat: int) -> None:
        permissions.check_asked(self.match.waiting, self.match.over, seat)

    def _play_one(self, seat: int, move: str | int, is_last: bool) -> None:
        match = self.match
        step = match.game.sealed_step(match.position)
        self._enter("play", seat, self._action(seat, move))
        drew = self._follow()
        if is_last:
            return
        opened = step >= 0 and match.game.sealed_step(match.position) != step
        if drew or opened or seat not in match.waiting:
            raise Refusal("move/too-far", "Moves after a draw, a reveal or the turn's end.")

    def _action(self, seat: int, move: str | int) -> int:
        """The action that a person wrote, or that a bot named by its number."""
        if isinstance(move, str):
            return self.match.action(move, seat)
        if move not in self.match.position.legal(seat):
            raise IllegalMove(f"There is no action {move} now.")
        return move

    def _follow(self) -> bool:
        """All that follows by itself; whether anything was drawn."""
        drew = False
        while True:
            before = self._before()
            entry = self.match.follow()
            if entry is None:
                return drew
            drew = drew or entry.seat == CHANCE
            self._moved("draw" if entry.seat == CHANCE else "auto", entry, before)

    def _enter(self, kind: str, seat: int, action: int) -> None:
        before = self._before()
        entry = Entry(seat, action)
        if kind == "play":
            self.match.choose_as(entry)
        else:
            self.match.follow_as(entry)
        self._moved(kind, entry, before)

    def _before(self) -> tuple[int, int]:
        return len(self.match.events), self.match.game.sealed_step(self.match.position)

    def _moved(self, kind: str, entry: Entry, before: tuple[int, int]) -> None:
        match = self.match
        told, step = before
        news = match.events[told:]
        kept = [self._heard(index, told) for index in range(len(self._kept))]
        self._hear(told)
        is_sealed = step >= 0 and match.game.sealed_step(match.position) == step
        self._grow(kind, entry.seat, entry.action, "", kept, entry.seat if is_sealed else ALL)
        if step >= 0:
            self._hide(entry.seat, news)
        if not is_sealed:
            self.takebacks.settled(match.settled)

    def _take_back(self, kind: str, seat: int) -> None:
        match = self.match
        was_sealed, entries = self._is_sealed(), len(match.log)
        action = NO_ACTION
        if was_sealed and kind == "undo":
            action = next((e.action for e in reversed(match.log) if e.seat == seat), NO_ACTION)
        stay, tail = match.take_back(seat, -1 if kind == "undo" else 0)
        self.takebacks.took(seat, entries - len(match.log))
        same = alike(tail, match.events[stay:])
        kept, old, new = stay + same, tail[same:], match.events[stay + same :]
        gone = [event for event in old if event not in new]
        for number, since in enumerate(self.since):
            if since > kept:
                self.since[number] = kept + sum(event not in gone for event in old[: since - kept])
        left = [self._left(index, old, new, kept) for index in range(len(self._kept))]
        for unheard in self._unheard:
            del unheard[bisect_left(unheard, kept) :]
        self._hear(kept)
        self._grow(kind, seat, action, "", left, seat if was_sealed else ALL)
        if was_sealed:
            self._hide(seat, gone)

    def _note(self, kind: str, seat: int = NO_ACTION, text: str = "") -> None:
        told = len(self.match.events)
        kept = [self._heard(index, told) for index in range(len(self._kept))]
        if kind in NOTED:
            heading = self.match.game.heading(self.match.position)
            self.notes.append(Noted(self.rows, kind, seat, text, heading))
        self._grow(kind, seat, NO_ACTION, text, kept, NOBODY)

    def _grow(
        self, kind: str, seat: int, action: int, text: str, kept: list[int], touched: int
    ) -> None:
        for index, number in enumerate(kept):
            self._kept[index].append(number)
        self._touched.append(touched)
        if kind == "play":
            self.since[seat] = len(self.match.events)
        if not self._is_old:
            hash = fingerprint(self.match) if touched != NOBODY else b""
            stored = self.match.game.numbering.stored(action) if action >= 0 else action
            self.fresh.append(LogRow(self.rows, kind, seat, stored, text, None, 0, hash, ""))
        self.rows += 1

    def _is_sealed(self) -> bool:
        return self.match.game.is_sealed(self.match.position)

    def _mark(self) -> dict[str, object]:
        return {
            "match": self.match.copy(), "rows": self.rows, "fresh": self.fresh[:],
            "since": self.since[:], "takebacks": self.takebacks.copy(),
            "_kept": [kept[:] for kept in self._kept], "_touched": self._touched[:],
            "_unseen": [unseen[:] for unseen in self._unseen],
            "_unheard": [unheard[:] for unheard in self._unheard],
        }  # fmt: skip

    def _reset(self, mark: dict[str, object]) -> None:
        match = self.match
        self.__dict__.update(mark)
        assert isinstance(self.match, Match)
        match.reset(self.match)
        self.match = match
