"""Chat in SQLite."""

import sqlite3
from collections.abc import Sequence

import msgspec

from malecon.server.storage.rows import ChatRow, Notice
from malecon.server.storage.sqlite import outbox
from malecon.server.storage.sqlite.connections import Connections
from malecon.server.storage.tables import ChatStore


class SqliteChat(Connections, ChatStore):
    """What people say at tables."""

    async def say(
        self, table: str, line: ChatRow, key: str, notices: Sequence[Notice] = ()
    ) -> ChatRow:
        def put(db: sqlite3.Connection) -> ChatRow:
            who = (table, line.identity, key)
            made = db.execute(
                "INSERT INTO chat SELECT ?1, coalesce(max(k) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM chat"
                " WHERE match = ?1 ON CONFLICT DO NOTHING",
                (*who, line.seat, line.text, line.at),
            )
            if made.rowcount:
                outbox.put(db, table, notices)
            kept = db.execute(
                "SELECT k, seat, text, at FROM chat WHERE match=? AND identity=? AND key=?", who
            ).fetchone()
            return msgspec.structs.replace(line, k=kept[0], seat=kept[1], text=kept[2], at=kept[3])

        said: ChatRow = await self._writer.write(put)
        return said

    async def chat(self, table: str, before: int | None, limit: int) -> list[ChatRow]:
        def read(db: sqlite3.Connection) -> list[ChatRow]:
            found = db.execute(
                "SELECT c.k, c.identity, i.person, i.name, c.seat, c.text, c.at FROM chat c"
                " JOIN identities i ON i.id = c.identity"
                " WHERE c.match = ?1 AND (?2 IS NULL OR c.k < ?2) ORDER BY c.k DESC LIMIT ?3",
                (table, before, limit),
            )
            return [ChatRow(*line) for line in found][::-1]

        return await self._read(read)

    async def set_mute(self, table: str, identity: int, person: str, on: bool) -> None:
        statement = (
            "INSERT INTO mutes VALUES (?,?,?) ON CONFLICT DO NOTHING"
            if on
            else "DELETE FROM mutes WHERE match=? AND identity=? AND person=?"
        )
        await self._execute(statement, (table, identity, person))
