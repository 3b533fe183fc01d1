"""Which tables cannot be played on, found out once for each process, and what can be read of them.

That is the part of a log that replays to its stored hashes, or how the table was last seen,
whichever goes further.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final

from malecon.games.registry import all_games
from malecon.server import logs
from malecon.server.refusal import Frozen, WhyFrozen, not_found
from malecon.server.service.rebuilding import Slices
from malecon.server.storage.failures import Failed, is_passing
from malecon.server.storage.rows import Loaded, LogRow, TableRow
from malecon.server.storage.store import Store
from malecon.server.table import last_seen
from malecon.server.table.frozen import FrozenTable, Readable
from malecon.server.table.log import MatchLog, fingerprint, first_match

KEPT: Final = 32  # tables whose readable part is held ready


class FrozenTables:
    """Which tables are frozen, as far as this process has found out."""

    def __init__(self, store: Store, slices: Slices) -> None:
        self.why: dict[str, WhyFrozen] = {}
        self._store = store
        self._slices = slices
        self._ready: OrderedDict[str, Readable] = OrderedDict()
        self._reading: dict[str, asyncio.Task[Readable]] = {}

    def of(self, row: TableRow) -> WhyFrozen | None:
        """Why a table is frozen, as far as that is known without looking at its log."""
        is_known = row.settings and row.game in all_games()
        return self.why.get(row.id) or (None if is_known else "settings")

    async def add(self, table: str, why: WhyFrozen, since: int) -> None:
        """A table is frozen; its clocks stand still from a service time on."""
        self.why[table] = why
        self._ready.pop(table, None)
        try:
            await self._store.stop_clocks(table, since)
        except Failed as error:  # then they stand still for this process alone
            logs.failed("freeze", error, table=table)

    async def read(self, table: str) -> FrozenTable:
        """A frozen table with what can be read of it; refused if not even its settings can be."""
        why = self.why[table]
        try:
            loaded = await self._store.load(table)
        except Exception as error:
            if is_passing(error):
                raise
            raise Frozen(why) from error
        if loaded is None:
            raise not_found()
        return FrozenTable(loaded, why, await self._readable(loaded))

    async def _readable(self, loaded: Loaded) -> Readable:
        """Found out once, for all who ask meanwhile, and held ready for those who ask later."""
        table = loaded.table.id
        if table in self._ready:
            self._ready.move_to_end(table)
            return self._ready[table]
        if table not in self._reading:
            task = asyncio.ensure_future(self._find(loaded))
            self._reading[table] = task
            task.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(self._reading[table])

    async def _find(self, loaded: Loaded) -> Readable:
        row = loaded.table
        match_log = await self._replayed(loaded)
        stored = await self._store.last_seen(row.id)
        last = last_seen.unpacked(stored, row.seats) if stored is not None else None
        if match_log is not None and (last is None or last.rows <= match_log.rows):
            last = last_seen.taken(match_log)
        found = Readable(match_log.match if match_log is not None else None, last)
        self._ready[row.id] = found
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return found

    async def _replayed(self, loaded: Loaded) -> MatchLog | None:
        """The log as far as every row leads to its stored hash."""
        if self.why[loaded.table.id] == "settings":
            return None
        rows = loaded.table.n
        sound, match_log = await self._played(loaded, rows)
        if 0 < sound < rows:  # a row that cannot be played may have been played in part
            sound, match_log = await self._played(loaded, sound)
        return match_log if sound else None

    async def _played(self, loaded: Loaded, rows: int) -> tuple[int, MatchLog | None]:
        """How many of the first rows are sound, and the log after them."""
        match_log = None
        sound = 0
        try:
            match_log = MatchLog(first_match(loaded.table))
            async for part in self._store.log(loaded.table.id, rows):
                waiting = deque(part)
                while waiting:
                    async with self._slices:
                        while waiting and not self._slices.is_over:
                            _play(match_log, waiting.popleft())
                            sound += 1
        except Exception as error:
            if is_passing(error):
                raise
        return sound, match_log


def _play(match_log: MatchLog, row: LogRow) -> None:
    if row.n != match_log.rows:
        raise ValueError(f"row {match_log.rows} is missing")
    match_log.again(row)
    if row.hash and row.hash != fingerprint(match_log.match):
        raise ValueError(f"row {row.n} leads to another position")
