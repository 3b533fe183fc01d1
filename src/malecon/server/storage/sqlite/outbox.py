"""The outbox in SQL: written with the move that it is about, emptied by the worker.

A notice is a row for each channel that its person has, so that who has none costs nothing.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

from malecon.server.storage.notices import Batch, Sorted, Waiting
from malecon.server.storage.rows import Notice

_PUT: Final = (
    "INSERT INTO outbox (id, channel, identity, kind, match, seat, n, at, due, state)"
    " SELECT ?1, id, identity, ?3, ?4, ?5, ?6, ?7, ?8, 'waiting' FROM channels"
    " WHERE identity=?2 AND state IN ('on', 'failing')"
)
# Who has not been told of the last line of chat need not be told of the next.
_ONCE: Final = (
    " AND NOT EXISTS (SELECT 1 FROM outbox o INDEXED BY outbox_open WHERE o.match=?4"
    " AND o.channel=channels.id AND o.kind=?3 AND o.state IN ('waiting', 'batched'))"
)
# Nobody is reminded twice in a day of one game, whoever asks for it and whatever was restarted.
_DAILY: Final = (
    " AND NOT EXISTS (SELECT 1 FROM outbox o INDEXED BY outbox_to WHERE o.channel=channels.id"
    " AND o.kind=?3 AND o.match=?4 AND o.at > ?7 - 86400000)"
)
_LIMITED: Final = {"chat": _ONCE, "reminder": _DAILY}
_ANSWER: Final = (
    "UPDATE outbox INDEXED BY outbox_open SET state='answered' WHERE match=? AND seat=?"
    " AND kind IN ('your_turn', 'reminder', 'hour_left') AND state IN ('waiting', 'batched')"
)
_RETIME: Final = (
    "UPDATE outbox INDEXED BY outbox_open SET state='answered' WHERE match=? AND seat=?"
    " AND kind='hour_left' AND state IN ('waiting', 'batched')"
)
_SEEN: Final = (
    "UPDATE outbox INDEXED BY outbox_open SET state='seen' WHERE match=? AND identity=?"
    " AND kind <> 'hour_left' AND state IN ('waiting', 'batched')"
)
_WAITING: Final = (
    "SELECT o.id, o.channel, o.identity, o.kind, o.match, o.at, o.due, m.game, m.name, m.pace,"
    " i.language, EXISTS (SELECT 1 FROM league_tables l WHERE l.match = o.match) FROM outbox o"
)
_JOINED: Final = (
    "CROSS JOIN matches m ON m.id = o.match CROSS JOIN identities i ON i.id = o.identity"
)
_RIPE: Final = (
    f"{_WAITING} INDEXED BY outbox_due {_JOINED}"
    " WHERE o.state='waiting' AND o.due <= ? ORDER BY o.due LIMIT ?"
)
_HOURS: Final = (
    f"{_WAITING} INDEXED BY outbox_due {_JOINED}"
    " WHERE o.state='waiting' AND o.due > ? AND o.due <= ? AND o.kind='hour_left'"
    " ORDER BY o.due LIMIT ?"
)
_IN_BATCH: Final = f"{_WAITING} {_JOINED} WHERE o.batch=? AND o.state='batched' ORDER BY o.at, o.id"
BATCH: Final = "id, channel, identity, made, due, tries, state, said"


def put(db: sqlite3.Connection, table: str, notices: Sequence[Notice]) -> None:
    """Notices for all channels of their people."""
    for told in notices:
        db.execute(
            _PUT + _LIMITED.get(told.kind, ""),
            (told.id, told.identity, told.kind, table, told.seat, told.n, told.at, told.due),
        )


def answer(
    db: sqlite3.Connection, table: str, seats: Sequence[int], retimed: Sequence[int]
) -> None:
    """These seats are not asked any more; of others only the warning is wrong now."""
    for seat in seats:
        db.execute(_ANSWER, (table, seat))
    for seat in retimed:
        db.execute(_RETIME, (table, seat))


def see(db: sqlite3.Connection, identity: int, table: str) -> None:
    """Somebody looks at a table; that an hour is left is told all the same, when it is."""
    db.execute(_SEEN, (table, identity))


def ripe(db: sqlite3.Connection, by: int, limit: int) -> list[Waiting]:
    """What is due."""
    return [Waiting(*row) for row in db.execute(_RIPE, (by, limit))]


def hours(db: sqlite3.Connection, after: int, by: int, limit: int) -> list[Waiting]:
    """Warnings that will be due."""
    return [Waiting(*row) for row in db.execute(_HOURS, (after, by, limit))]


def plan(db: sqlite3.Connection, channel: str, plan: Sorted) -> None:
    """What becomes of notices; those that were answered meanwhile are left alone."""
    change = "UPDATE outbox SET {} WHERE id=? AND channel=? AND state='waiting'"
    for notice, why in plan.dropped.items():
        db.execute(change.format("state=?"), (why, notice, channel))
    for notice, due in plan.later.items():
        db.execute(change.format("due=?"), (due, notice, channel))
    batch = plan.batch
    if batch is None:
        return
    db.execute(f"INSERT INTO batches ({BATCH}) VALUES (?,?,?,?,?,?,?,?)", values(batch))
    for notice in plan.taken:
        db.execute(change.format("state='batched', batch=?"), (batch.id, notice, channel))
    db.execute("UPDATE channels SET told=? WHERE id=?", (batch.due, channel))


def values(batch: Batch) -> tuple[object, ...]:
    """A batch as its row."""
    return (
        batch.id, batch.channel, batch.identity, batch.made, batch.due, batch.tries, batch.state,
        batch.said,
    )  # fmt: skip


def in_batch(db: sqlite3.Connection, batch: str) -> list[Waiting]:
    """What is in a batch."""
    return [Waiting(*row) for row in db.execute(_IN_BATCH, (batch,))]


def settle(db: sqlite3.Connection, batch: Batch) -> None:
    """What became of a batch: due again, told, dead, or answered before it was told."""
    db.execute(
        "UPDATE batches SET due=?, tries=?, state=?, said=? WHERE id=?",
        (batch.due, batch.tries, batch.state, batch.said, batch.id),
    )
    if batch.state in ("told", "dead"):
        db.execute(
            "UPDATE outbox SET state=? WHERE batch=? AND state='batched'", (batch.state, batch.id)
        )


def sweep(db: sqlite3.Connection, before: int, dead_before: int, limit: int) -> int:
    """Delete what is done and old; how much there was."""
    done = db.execute(
        "DELETE FROM outbox WHERE (id, channel) IN (SELECT id, channel FROM outbox"
        " INDEXED BY outbox_old WHERE state NOT IN ('waiting', 'batched') AND at < ?1 LIMIT ?2)",
        (before, limit),
    ).rowcount
    for state, until in (("told", before), ("void", before), ("dead", dead_before)):
        done += db.execute(
            "DELETE FROM batches WHERE id IN"
            " (SELECT id FROM batches WHERE state=? AND made < ? LIMIT ?)",
            (state, until, limit),
        ).rowcount
    return done
