"""Whose bot thinks next: people who wait come first, and everybody has a fair share.

Questions wait in ranks; a lower rank is served when nobody of a higher one waits. If it has waited
in vain for long, one of it has its share as if it were of the highest. When a bot has answered a
person, bots among themselves are held back for a moment, because often the next bot at that table
is asked at once. Within a rank those go first who have used least: an address, at it the owner of a
table, and then the question that waited longest.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Final

HERE: Final = 0  # a person who plays there is at the table
AWAY: Final = 1  # people play there, and none of them is at the table
ADVICE: Final = 2  # somebody asks a coach
WATCHED: Final = 3  # bots among themselves, and somebody looks on
UNSEEN: Final = 4  # bots among themselves

PATIENCE: Final = (0.0, 2.0, 10.0, 10.0, 10.0)  # seconds that a rank waits for those above it
HOLD: Final = 0.05  # seconds in which the next bot at a person's table is waited for
HOLD_MOST: Final = 0.5  # but bots among themselves wait no longer than this because of that
_KEPT: Final = 1000  # accounts beside each other; of more, those that want nothing are forgotten


class Asker(ABC):
    """Somebody who waits for a worker."""

    @property
    @abstractmethod
    def accounts(self) -> tuple[Hashable, ...]:
        """Whose share it uses, the widest first; it does not change."""

    @abstractmethod
    def rank(self) -> int | None:
        """How urgent it is at the moment; None if nobody wants to know any more."""


class Account:
    """What somebody has used, in seconds. Who comes anew starts level with who was served last."""

    def __init__(self, above: "Account | None" = None, key: Hashable = None) -> None:
        self.above = above
        self.key = key
        self.spent = 0.0
        self.level = 0.0  # what the account below that was served last had used by then
        self.wants = 0  # questions that wait or are thought about
        self.below: dict[Hashable, Account] = {}
        # Who waits, by rank: accounts or, at the bottom, questions in the order they came.
        self.open: list[dict[Account, None]] = [{} for _ in PATIENCE]
        self.askers: list[dict[Asker, int]] = [{} for _ in PATIENCE]

    def find(self, keys: tuple[Hashable, ...]) -> "Account":
        """The account below this one that has these keys."""
        found = self
        for key in keys:
            if key not in found.below:
                found.below[key] = Account(found, key)
            found = found.below[key]
        return found

    def add(self, asker: Asker, rank: int, number: int) -> None:
        """Somebody waits; who came earlier has a lower number."""
        self.askers[rank][asker] = number
        account = self
        while account.above is not None:
            account.spent = max(account.spent, account.above.level)
            account.above.open[rank][account] = None
            account = account.above

    def remove(self, asker: Asker, rank: int) -> None:
        """Somebody does not wait any more."""
        del self.askers[rank][asker]
        account = self
        while account.above is not None and not account.open[rank] and not account.askers[rank]:
            del account.above.open[rank][account]
            account = account.above

    def first(self, ranks: list[int]) -> Asker:
        """Who is next of those that wait in these ranks; there is somebody."""
        account = self
        while waiting := [below for rank in ranks for below in account.open[rank]]:
            account = min(waiting, key=_spent)
        lines = (iter(account.askers[rank].items()) for rank in ranks if account.askers[rank])
        return min(map(next, lines), key=_number)[0]

    def charge(self, seconds: float) -> None:
        """So much was used, here and above."""
        account = self
        while account.above is not None:
            account.above.level = max(account.above.level, account.spent)
            account.spent += seconds
            account = account.above

    def correct(self, seconds: float) -> None:
        """What was charged was too little, or too much."""
        account = self
        while account.above is not None:
            account.spent += seconds
            account = account.above

    def want(self, more: int) -> None:
        """So many questions more, or fewer; accounts that nobody needs go when there are many."""
        account = self
        while account.above is not None:
            account.wants += more
            above = account.above
            if not account.wants and len(above.below) > _KEPT:
                del above.below[account.key]
            account = above


def _spent(account: Account) -> float:
    return account.spent


def _number(waiting: tuple[Asker, int]) -> int:
    return waiting[1]


class Shares:
    """Everybody who waits for a worker."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._all = Account()
        self._waiting: dict[Asker, tuple[Account, int]] = {}
        self._taken: dict[Asker, tuple[Account, int, float]] = {}
        self._came = 0
        self._held = 0.0  # until then bots among themselves are held back
        self._since = [0.0 for _ in PATIENCE]  # since when a rank has waited unserved

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, asker: Asker) -> None:
        """Somebody waits from now on; once, however often it is put."""
        rank = asker.rank()
        if rank is None or asker in self._waiting:
            return
        account = self._all.find(asker.accounts)
        account.want(1)
        self._add(asker, account, rank)

    def moved(self, asker: Asker) -> None:
        """Its rank may have changed."""
        if asker in self._waiting:
            self._look(asker)

    def take(self) -> Asker | None:
        """The next one, unless nobody is; `used` is to be called when it was thought about."""
        while ranks := self._next_ranks():
            asker = self._all.first(ranks)
            _, before = self._waiting[asker]
            rank = self._look(asker)
            if rank is not None and rank == before:
                account = self._remove(asker)
                self._since[rank] = self._now()
                self._taken[asker] = account, rank, 0.0
                return asker
        return None

    def expect(self, asker: Asker, seconds: float) -> None:
        """What somebody who was taken will use: workers beside it do not all serve the same."""
        account, rank, _ = self._taken[asker]
        account.charge(seconds)
        self._taken[asker] = account, rank, seconds

    def used(self, asker: Asker, seconds: float) -> None:
        """What it has used in truth."""
        account, rank, expected = self._taken.pop(asker)
        account.correct(seconds - expected)
        account.want(-1)
        if rank == HERE:
            self._held = self._now() + HOLD

    def _next_ranks(self) -> list[int]:
        """The highest rank in which somebody waits, and those below that have waited too long."""
        waiting = [rank for rank, line in enumerate(self._all.open) if line]
        now = self._now()
        if not waiting or (waiting[0] > AWAY and self._is_held(waiting[0], now)):
            return []
        late = [rank for rank in waiting[1:] if now - self._since[rank] > PATIENCE[rank]]
        return [waiting[0], *late]

    def _is_held(self, rank: int, now: float) -> bool:
        return now < self._held and now - self._since[rank] < HOLD_MOST

    def _look(self, asker: Asker) -> int | None:
        """The rank that it has now, where it is moved to; None if it was dropped."""
        _, before = self._waiting[asker]
        rank = asker.rank()
        if rank != before:
            account = self._remove(asker)
            if rank is None:
                account.want(-1)
            else:
                self._add(asker, account, rank)
        return rank

    def _add(self, asker: Asker, account: Account, rank: int) -> None:
        if not self._all.open[rank]:
            self._since[rank] = self._now()
        self._came += 1
        account.add(asker, rank, self._came)
        self._waiting[asker] = account, rank

    def _remove(self, asker: Asker) -> Account:
        account, rank = self._waiting.pop(asker)
        account.remove(asker, rank)
        return account
