"""Leagues in SQLite."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from malecon.server.storage.failures import Conflict
from malecon.server.storage.leagues import (
    LeaguePlayer,
    LeagueRow,
    LeagueStore,
    LeagueTable,
    SeasonStep,
)
from malecon.server.storage.rows import Identity
from malecon.server.storage.sqlite import queries, statements
from malecon.server.storage.sqlite.connections import Connections

_PLAYERS: Final = (
    "SELECT i.id, i.person, i.name, i.colour, i.language, p.division, p.place, p.has_left"
    " FROM league_players p JOIN identities i ON i.id = p.identity"
    " WHERE p.club = ? AND p.season = ? ORDER BY p.division, p.place, p.identity"
)
_DUE: Final = (
    "SELECT club FROM leagues WHERE due <= ?1 UNION SELECT l.club FROM leagues l"
    " WHERE l.state IN ('playing', 'closing') AND NOT EXISTS (SELECT 1 FROM league_tables t"
    " CROSS JOIN matches m ON m.id = t.match WHERE t.club = l.club AND t.season = l.season"
    " AND t.round = l.round AND m.state IN ('open', 'running')) LIMIT ?2"
)


class SqliteLeagues(Connections, LeagueStore):
    """Leagues, their players and their tables."""

    async def set_league(self, row: LeagueRow) -> None:
        await self._writer.write(lambda db: _put(db, row))

    async def league(self, club: str) -> LeagueRow | None:
        def read(db: sqlite3.Connection) -> LeagueRow | None:
            found = db.execute("SELECT * FROM leagues WHERE club=?", (club,)).fetchone()
            return LeagueRow(*found) if found is not None else None

        return await self._read(read)

    async def take_step(self, before: LeagueRow, step: SeasonStep) -> None:
        def take(db: sqlite3.Connection) -> None:
            at = (before.club, before.season, before.round, before.state, before.due)
            asked = (
                "SELECT 1 FROM leagues WHERE (club, season, round, state)=(?,?,?,?) AND due IS ?"
            )
            if db.execute(asked, at).fetchone() is None:
                raise Conflict("The league has gone on.")
            _put(db, step.row)
            if step.players is not None:
                _draw(db, step.row, step.players)
            for division, opening in step.openings:
                statements.open_table(db, opening)
                self._head.note(opening.table.id, opening.rows)
                db.execute(
                    "INSERT INTO league_tables VALUES (?,?,?,?,?,NULL)",
                    (step.row.club, step.row.season, step.row.round, division, opening.table.id),
                )

        await self._writer.write(take)

    async def sign_up(self, club: str, season: int, identity: int) -> None:
        await self._execute(
            "INSERT INTO league_players VALUES (?,?,?,-1,0,0) ON CONFLICT DO UPDATE SET has_left=0",
            (club, season, identity),
        )

    async def drop_player(self, club: str, season: int, identity: int) -> None:
        def drop(db: sqlite3.Connection) -> None:
            who = (club, season, identity)
            db.execute(
                "DELETE FROM league_players"
                " WHERE club=? AND season>=? AND identity=? AND division < 0",
                who,
            )
            db.execute(
                "UPDATE league_players SET has_left=1 WHERE club=? AND season>=? AND identity=?",
                who,
            )

        await self._writer.write(drop)

    async def league_players(self, club: str, season: int) -> list[LeaguePlayer]:
        def read(db: sqlite3.Connection) -> list[LeaguePlayer]:
            found = db.execute(_PLAYERS, (club, season))
            return [LeaguePlayer(Identity(*row[:5]), row[5], row[6], bool(row[7])) for row in found]

        return await self._read(read)

    async def league_tables(self, club: str, season: int) -> list[LeagueTable]:
        def read(db: sqlite3.Connection) -> list[LeagueTable]:
            found = db.execute(
                "SELECT division, round, match, present FROM league_tables"
                " WHERE club=? AND season=? ORDER BY division, round",
                (club, season),
            )
            return [
                LeagueTable(row[0], row[1], row[2], row[3] and msgspec.json.decode(row[3]))
                for row in found
            ]

        return await self._read(read)

    async def set_present(self, table: str, present: Sequence[int]) -> None:
        await self._execute(
            "UPDATE league_tables SET present=coalesce(present, ?) WHERE match=?",
            (statements.text(list(present)), table),
        )

    async def leagues_due(self, by: int, limit: int) -> list[str]:
        return await self._read(lambda db: queries.ids(db, _DUE, (by, limit)))


def _put(db: sqlite3.Connection, row: LeagueRow) -> None:
    db.execute(
        "INSERT OR REPLACE INTO leagues VALUES (?,?,?,?,?,?,?)", msgspec.structs.astuple(row)
    )


def _draw(db: sqlite3.Connection, row: LeagueRow, players: Sequence[LeaguePlayer]) -> None:
    db.execute("DELETE FROM league_players WHERE club=? AND season=?", (row.club, row.season))
    db.executemany(
        "INSERT INTO league_players VALUES (?,?,?,?,?,?)",
        [
            (row.club, row.season, one.who.id, one.division, one.place, one.has_left)
            for one in players
        ],
    )
