"""Passkeys, recovery codes and devices in SQLite."""

import sqlite3
from collections.abc import Callable
from typing import Final

from malecon.server.storage.keys import Device, KeyRing, KeyStore, NewDevice, Passkey, Recovery
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import statements
from malecon.server.storage.sqlite.connections import Connections

_PASSKEY: Final = "SELECT id, identity, key, count, host, made, used FROM passkeys"
_MAILS: Final = (
    "SELECT address FROM channels WHERE identity=? AND kind='mail' AND state='on' ORDER BY made"
)
_DEVICE: Final = "SELECT hash, browser, system, made, used FROM secrets"


class SqliteKeys(Connections, KeyStore):
    """How somebody is known again."""

    async def key_ring(self, identity: int) -> KeyRing:
        def read(db: sqlite3.Connection) -> KeyRing:
            mine = " WHERE identity=? ORDER BY made", (identity,)
            code = db.execute("SELECT made, kept FROM recovery WHERE identity=?", (identity,))
            found = code.fetchone()
            return KeyRing(
                [Passkey(*row) for row in db.execute(_PASSKEY + mine[0], mine[1])],
                Recovery(found[0], bool(found[1])) if found is not None else None,
                [address for (address,) in db.execute(_MAILS, mine[1])],
                [Device(*row) for row in db.execute(_DEVICE + mine[0], mine[1])],
            )

        return await self._read(read)

    async def language_of(self, identity: int) -> str:
        def read(db: sqlite3.Connection) -> str:
            found = db.execute("SELECT language FROM identities WHERE id=?", (identity,)).fetchone()
            return str(found[0]) if found and found[0] else "en"

        return await self._read(read)

    async def note_device(self, device: NewDevice) -> None:
        await self._execute(
            "UPDATE secrets SET browser=?, system=?, used=? WHERE hash=?",
            (device.browser, device.system, device.at, device.secret),
        )

    async def device(self, secret: bytes) -> Device | None:
        def read(db: sqlite3.Connection) -> Device | None:
            found = db.execute(f"{_DEVICE} WHERE hash=?", (secret,)).fetchone()
            return Device(*found) if found is not None else None

        return await self._read(read)

    async def drop_device(self, identity: int, secret: bytes) -> None:
        await self._execute("DELETE FROM secrets WHERE identity=? AND hash=?", (identity, secret))

    async def add_challenge(
        self, challenge: bytes, identity: int | None, now: int, expires: int
    ) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM challenges WHERE expires <= ?", (now,))
            db.execute("INSERT INTO challenges VALUES (?,?,?)", (challenge, identity, expires))

        await self._writer.write(put)

    async def add_passkey(self, challenge: bytes, passkey: Passkey, most: int) -> bool:
        def put(db: sqlite3.Connection) -> bool:
            if not _answered(db, challenge, passkey.identity, passkey.made):
                return False
            added = db.execute(
                "INSERT INTO passkeys SELECT ?1,?2,?3,?4,?5,?6,?7"
                " WHERE (SELECT count(*) FROM passkeys WHERE identity=?2) < ?8"
                " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE id=?1)",
                (
                    *(passkey.id, passkey.identity, passkey.key, passkey.count, passkey.host),
                    *(passkey.made, passkey.used, most),
                ),
            )
            return added.rowcount == 1

        return bool(await self._writer.write(put))

    async def passkey(self, id: bytes) -> Passkey | None:
        def read(db: sqlite3.Connection) -> Passkey | None:
            found = db.execute(f"{_PASSKEY} WHERE id=?", (id,)).fetchone()
            return Passkey(*found) if found is not None else None

        return await self._read(read)

    async def drop_passkey(self, identity: int, id: bytes) -> None:
        await self._execute("DELETE FROM passkeys WHERE identity=? AND id=?", (identity, id))

    async def sign_in_by_passkey(
        self, challenge: bytes, passkey: Passkey, device: NewDevice
    ) -> Identity | None:
        def find(db: sqlite3.Connection) -> int | None:
            if not _answered(db, challenge, None, device.at):
                return None
            known = db.execute(
                "UPDATE passkeys SET count=?, used=? WHERE id=?",
                (passkey.count, device.at, passkey.id),
            )
            return passkey.identity if known.rowcount else None

        return await self._sign_in(find, device)

    async def set_recovery(self, identity: int, code: bytes | None, at: int) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM recovery WHERE identity=?", (identity,))
            if code is not None:
                db.execute("INSERT INTO recovery VALUES (?,?,?,0)", (code, identity, at))

        await self._writer.write(put)

    async def keep_recovery(self, identity: int) -> None:
        await self._execute("UPDATE recovery SET kept=1 WHERE identity=?", (identity,))

    async def sign_in_by_code(self, code: bytes, device: NewDevice) -> Identity | None:
        def find(db: sqlite3.Connection) -> int | None:
            found = db.execute(
                "DELETE FROM recovery WHERE hash=? RETURNING identity", (code,)
            ).fetchone()
            return int(found[0]) if found is not None else None

        return await self._sign_in(find, device)

    async def sign_in_by_token(self, kind: str, token: bytes, device: NewDevice) -> Identity | None:
        def find(db: sqlite3.Connection) -> int | None:
            found = statements.subject(db, kind, token, device.at)
            if found is None:
                return None
            statements.void_token(db, kind, found)
            return int(found)

        return await self._sign_in(find, device)

    async def _sign_in(
        self, find: Callable[[sqlite3.Connection], int | None], device: NewDevice
    ) -> Identity | None:
        def put(db: sqlite3.Connection) -> Identity | None:
            who = find(db)
            found = db.execute(
                "SELECT id, person, name, colour, language FROM identities WHERE id=? AND NOT gone",
                (who,),
            ).fetchone()
            if found is None:
                return None
            db.execute("DELETE FROM secrets WHERE hash=?", (device.instead_of,))
            db.execute(
                "INSERT INTO secrets (hash, identity, made, browser, system, used)"
                " VALUES (?,?,?,?,?,?)",
                (device.secret, who, device.at, device.browser, device.system, device.at),
            )
            return Identity(*found)

        signed_in: Identity | None = await self._writer.write(put)
        return signed_in


def _answered(db: sqlite3.Connection, challenge: bytes, identity: int | None, now: int) -> bool:
    """Whether a challenge was open, which it is no more."""
    used = db.execute(
        "DELETE FROM challenges WHERE hash=? AND identity IS ? AND expires > ?",
        (challenge, identity, now),
    )
    return used.rowcount == 1
