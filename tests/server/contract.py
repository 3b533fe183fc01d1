"""What the tests of the contract share: every store, and a table that is stored in it.

A new store is one more line of STORES. Tests of a new subject stand in a module of their own,
test_store_contract_SUBJECT.py; tests/test_store_contract.py fails for a promise that none tries.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from malecon.server.storage.rows import Append, Done, Identity, LogRow, NewTable, SeatRow
from malecon.server.storage.sqlite.store import SqliteStore
from malecon.server.storage.store import Store
from tests.server import stocked

Make = Callable[[Path], Store]
STORES: Final[dict[str, Make]] = {"sqlite": SqliteStore}
every_store: Final = pytest.mark.parametrize("make", STORES.values(), ids=STORES.keys())
ANA: Final = Identity(0, "ana", "Ana", "blue", "en")
BEA: Final = Identity(0, "bea", "Bea", "red", "de")


async def opened(store: Store) -> Identity:
    """Start, and open table t of Ana; its second seat is open."""
    await store.start()
    me = await store.make_identity(ANA, b"secret", 1)
    await open_table(store, me, "t", [me.id, None])
    return me


async def open_table(
    store: Store, me: Identity, table: str, who: list[int | str | None], **fields: Any
) -> list[SeatRow]:
    """One more table; its seats."""
    seats = stocked.seated(who)
    row = stocked.table(table, me.id, seats=len(who), **{"state": "open"} | fields)
    await store.open_table(NewTable(row, seats, {"watch": f"link {table}".encode()}))
    return seats


async def done(hand_in: Callable[[Done], None]) -> BaseException | None:
    """Wait until something that was handed in is saved; what went wrong, if anything."""
    future: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    hand_in(future.set_result)
    return await future


async def saved(store: Store, first: int, count: int = 1, **fields: Any) -> BaseException | None:
    """Append rows of Ana's to the log of table t."""
    rows = [LogRow(first + n, "stop", 0, -1, "no", 1, 0, b"", "") for n in range(count)]
    told = {"changed": 1, "service": 1, "due": 7} | fields
    return await done(lambda tell: store.append(Append("t", first, rows, **told), tell))
