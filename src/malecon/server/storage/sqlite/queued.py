"""Queued turns in SQL."""

import sqlite3
from collections.abc import Sequence

import msgspec

from malecon.server.storage.rows import QueuedTurn


def put(db: sqlite3.Connection, table: str, queued: Sequence[QueuedTurn]) -> None:
    """Keep these in the place of those of their seats."""
    for turn in queued:
        if turn.state == "none":
            db.execute("DELETE FROM queued WHERE match=? AND seat=?", (table, turn.seat))
            continue
        moves = msgspec.json.encode(turn.moves).decode()
        db.execute(
            "INSERT INTO queued VALUES (?,?,?,?,?,?,?) ON CONFLICT DO UPDATE SET"
            " moves=excluded.moves, mark=excluded.mark, state=excluded.state, why=excluded.why,"
            " move=excluded.move",
            (table, turn.seat, moves, turn.mark, turn.state, turn.why, turn.move),
        )


def of(db: sqlite3.Connection, table: str) -> list[QueuedTurn]:
    """Those of a table."""
    found = db.execute(
        "SELECT seat, moves, mark, state, why, move FROM queued WHERE match=? ORDER BY seat",
        (table,),
    )
    return [
        QueuedTurn(seat, msgspec.json.decode(moves, type=list[str]), *rest)
        for seat, moves, *rest in found
    ]
