"""People and their links in SQLite."""

import hmac
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import msgspec

from malecon.server import logs
from malecon.server.storage.failures import Damaged
from malecon.server.storage.identities import IdentityStore, TokenStore
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import queries, statements
from malecon.server.storage.sqlite.connections import Connections

_SECRET: Final = "INSERT INTO secrets (hash, identity, made) VALUES (?,?,?)"


class SqliteIdentities(Connections, IdentityStore):
    """Who somebody is."""

    async def make_identity(self, identity: Identity, secret: bytes, at: int) -> Identity:
        def make(db: sqlite3.Connection) -> int | None:
            made = db.execute(
                "INSERT INTO identities (person, name, colour, language, made) VALUES (?,?,?,?,?)",
                (identity.person, identity.name, identity.colour, identity.language, at),
            )
            db.execute(_SECRET, (secret, made.lastrowid, at))
            return made.lastrowid

        return msgspec.structs.replace(identity, id=await self._writer.write(make))

    async def change_identity(self, identity: Identity, at: int) -> None:
        await self._execute(
            "UPDATE identities SET named = iif(name = ?1, named, ?2), name=?1, colour=?3,"
            " language=?4 WHERE id=?5 AND NOT gone",
            (identity.name, at, identity.colour, identity.language, identity.id),
        )

    async def identity(self, secret: bytes) -> Identity | None:
        def find(db: sqlite3.Connection) -> Identity | None:
            found = db.execute(
                "SELECT s.hash, i.id, i.person, i.name, i.colour, i.language FROM secrets s"
                " JOIN identities i ON i.id = s.identity WHERE s.hash = ?",
                (secret,),
            ).fetchone()
            if found is None or not hmac.compare_digest(found[0], secret):
                return None
            return Identity(*found[1:])

        return await self._read(find)

    async def add_secret(self, identity: int, secret: bytes, at: int) -> None:
        await self._execute(_SECRET, (secret, identity, at))

    async def forget_identity(self, identity: int, bot: str) -> None:
        await self._writer.write(lambda db: queries.forget(db, identity, bot))

    async def export(self, identity: int) -> dict[str, Any]:
        return await self._read(lambda db: queries.export(db, identity))

    async def rows_by(self, identity: int) -> AsyncIterator[list[dict[str, Any]]]:
        # a read for each part, so that nobody who reads a little waits for who reads much
        for table, first in await self._read(lambda db: list(queries.parts_by(db, identity))):
            try:
                yield await self._read(
                    partial(queries.rows_by, identity=identity, table=table, first=first)
                )
            except Damaged as error:  # what can be read is given out
                logs.failed("export", error, table=table)


class SqliteTokens(Connections, TokenStore):
    """What links are for."""

    async def set_token(
        self, kind: str, subject: str, token: bytes | None, expires: int | None = None
    ) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.void_token(db, kind, subject)
            if token is not None:
                db.execute("INSERT INTO tokens VALUES (?,?,?,?)", (token, kind, subject, expires))
                if kind == "invitation":
                    db.execute("UPDATE removed SET invited=1 WHERE match=?", (subject,))

        await self._writer.write(put)

    async def subject(self, kind: str, token: bytes, now: int) -> str | None:
        return await self._read(lambda db: statements.subject(db, kind, token, now))

    async def use_token(self, kind: str, token: bytes, now: int) -> str | None:
        def use(db: sqlite3.Connection) -> str | None:
            found = statements.subject(db, kind, token, now)
            if found is not None:
                statements.void_token(db, kind, found)
            return found

        used: str | None = await self._writer.write(use)
        return used

    async def was_token(self, kind: str, token: bytes) -> str | None:
        def read(db: sqlite3.Connection) -> str | None:
            return statements.subject(db, f"old-{kind}", token, 0) or statements.subject(
                db, kind, token, 0
            )

        return await self._read(read)
