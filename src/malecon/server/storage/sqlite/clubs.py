"""Clubs in SQLite."""

import sqlite3
from typing import Any, Final

from malecon.server.storage.clubs import ClubRow, ClubStore, MemberRow
from malecon.server.storage.failures import Conflict
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import queries
from malecon.server.storage.sqlite.connections import Connections

_CLUB: Final = (
    "SELECT c.id, c.name, c.code, c.made,"
    " (SELECT count(*) FROM members WHERE club = c.id) FROM clubs c"
)
_CLUBS_OF: Final = (
    f"{_CLUB.replace(' FROM clubs c', ', m.role FROM members m JOIN clubs c ON c.id = m.club')}"
    " WHERE m.identity = ? ORDER BY m.since"
)
_MEMBERS: Final = (
    "SELECT i.id, i.person, i.name, i.colour, i.language, m.role, m.since FROM members m"
    " JOIN identities i ON i.id = m.identity WHERE m.club = ?"
    " ORDER BY m.role = 'organiser' DESC, m.since, i.id"
)
_TABLES: Final = (
    "SELECT id FROM matches WHERE club = ?1 AND iif(?2 = 'current', state IN ('open', 'running'),"
    " state IN ('over', 'stopped'))"
    " AND (?3 IS NULL OR (changed, id) < (SELECT changed, id FROM matches WHERE id = ?3))"
    " ORDER BY changed DESC, id DESC LIMIT ?4"
)


class SqliteClubs(Connections, ClubStore):
    """Clubs, their members and their tables."""

    async def open_club(self, club: ClubRow, organiser: int) -> None:
        def put(db: sqlite3.Connection) -> None:
            values = (club.id, club.name, club.code, club.made)
            db.execute("INSERT INTO clubs VALUES (?,?,?,?)", values)
            db.execute(
                "INSERT INTO members VALUES (?,?,'organiser',?)", (club.id, organiser, club.made)
            )

        await self._writer.write(put)

    async def club(self, club: str) -> ClubRow | None:
        return await self._read(lambda db: _club(db, "WHERE c.id = ?", club))

    async def club_by_code(self, code: str) -> ClubRow | None:
        return await self._read(lambda db: _club(db, "WHERE c.code = ?", code))

    async def change_club(self, club: str, name: str) -> None:
        await self._execute("UPDATE clubs SET name=? WHERE id=?", (name, club))

    async def set_code(self, club: str, code: str) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("UPDATE clubs SET code=? WHERE id=?", (code, club))
            db.execute("DELETE FROM removed_members WHERE club=?", (club,))

        await self._writer.write(put)

    async def clubs_of(self, identity: int) -> list[tuple[ClubRow, str]]:
        def read(db: sqlite3.Connection) -> list[tuple[ClubRow, str]]:
            found = db.execute(_CLUBS_OF, (identity,))
            return [(ClubRow(*row[:5]), row[5]) for row in found]

        return await self._read(read)

    async def members(self, club: str) -> list[MemberRow]:
        def read(db: sqlite3.Connection) -> list[MemberRow]:
            found = db.execute(_MEMBERS, (club,))
            return [MemberRow(Identity(*row[:5]), *row[5:]) for row in found]

        return await self._read(read)

    async def role(self, club: str, identity: int) -> str | None:
        return await self._read(lambda db: _role(db, club, identity))

    async def join_club(self, club: str, identity: int, at: int, most: int) -> str:
        def join(db: sqlite3.Connection) -> str:
            asked = "SELECT 1 FROM removed_members WHERE club=? AND identity=?"
            if db.execute(asked, (club, identity)).fetchone():
                return "removed"
            count = "SELECT count(*) FROM members WHERE club=?"
            if not _role(db, club, identity) and db.execute(count, (club,)).fetchone()[0] >= most:
                return "full"
            db.execute(
                "INSERT INTO members VALUES (?,?,'member',?) ON CONFLICT DO NOTHING",
                (club, identity, at),
            )
            return "member"

        joined: str = await self._writer.write(join)
        return joined

    async def leave_club(self, club: str, identity: int, *, removed: bool = False) -> None:
        def leave(db: sqlite3.Connection) -> None:
            queries.leave_club(db, club, identity)
            if removed:
                db.execute(
                    "INSERT INTO removed_members VALUES (?,?) ON CONFLICT DO NOTHING",
                    (club, identity),
                )

        await self._writer.write(leave)

    async def set_role(self, club: str, identity: int, role: str) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE members SET role=? WHERE club=? AND identity=?", (role, club, identity)
            )
            if _role(db, club, identity) is None or not queries.organisers(db, club):
                raise Conflict("A club has an organiser.")

        await self._writer.write(put)

    async def club_tables(self, club: str, state: str, before: str | None, limit: int) -> list[str]:
        return await self._read(lambda db: queries.ids(db, _TABLES, (club, state, before, limit)))

    async def club_results(self, club: str) -> int:
        asked = "SELECT count(*) FROM matches WHERE club=? AND state='over'"
        return await self._read(lambda db: int(db.execute(asked, (club,)).fetchone()[0]))


def _club(db: sqlite3.Connection, where: str, value: str) -> ClubRow | None:
    found: tuple[Any, ...] | None = db.execute(f"{_CLUB} {where}", (value,)).fetchone()
    return ClubRow(*found) if found is not None else None


def _role(db: sqlite3.Connection, club: str, identity: int) -> str | None:
    asked = "SELECT role FROM members WHERE club=? AND identity=?"
    found = db.execute(asked, (club, identity)).fetchone()
    return str(found[0]) if found is not None else None
