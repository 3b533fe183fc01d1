"""People who look for people, in SQLite."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from malecon.server.storage.failures import Conflict
from malecon.server.storage.pairing import BotTable, CompanionRow, Finishes, PairingStore, SearchRow
from malecon.server.storage.rows import Identity, NewTable
from malecon.server.storage.sqlite import statements
from malecon.server.storage.sqlite.connections import Connections

LATELY: Final = 500  # tables of a person that are looked at
_WHO: Final = "i.id, i.person, i.name, i.colour, i.language"
_SEARCH: Final = (
    f"SELECT {_WHO}, s.game, s.seats, s.pace, s.languages, s.began, s.until, s.bots, s.state,"
    " s.match FROM searches s JOIN identities i ON i.id = s.identity"
)
_LOOK: Final = (
    "INSERT INTO searches VALUES (?,?,?,?,?,?,?,?,?,'looking',NULL) ON CONFLICT DO UPDATE SET"
    " game=excluded.game, seats=excluded.seats, pace=excluded.pace, languages=excluded.languages,"
    " began=excluded.began, until=excluded.until, bots=excluded.bots, due=excluded.due,"
    " state='looking', match=NULL WHERE state <> 'paired'"
)
# A table that goes on without somebody who has left it counts as one that was not finished.
_WITH_BOTS: Final = (
    "SELECT m.id, m.seats, (SELECT group_concat(b.seat) FROM seats b WHERE b.match = m.id"
    " AND b.state = 'bot') AS played, group_concat(s.languages)"
    " FROM searches s INDEXED BY searches_paired CROSS JOIN matches m ON m.id = s.match"
    " WHERE s.game = ? AND s.pace = ? AND s.state = 'paired' AND m.state = 'running'"
    " AND m.heading IN ('setup', 'round 1') GROUP BY m.id HAVING played IS NOT NULL"
    " ORDER BY m.opened LIMIT ?"
)
_FINISHES: Final = (
    "SELECT count(DISTINCT s.match),"
    " count(DISTINCT iif(m.state = 'over' AND s.state = 'person', s.match, NULL))"
    " FROM (SELECT match, state FROM seats WHERE identity = ?1 LIMIT ?2) s"
    " CROSS JOIN matches m ON m.id = s.match"
    " WHERE (m.state = 'over' OR (m.state = 'running' AND s.state <> 'person')) AND EXISTS"
    " (SELECT 1 FROM seats o WHERE o.match = s.match AND o.identity <> ?1)"
)
_COMPANIONS: Final = (
    f"SELECT {_WHO}, count(DISTINCT m.id), max(m.changed), m.id FROM"
    " (SELECT DISTINCT match FROM seats WHERE identity = ?1 LIMIT ?2) mine"
    " CROSS JOIN matches m ON m.id = mine.match CROSS JOIN seats o ON o.match = m.id"
    " CROSS JOIN identities i ON i.id = o.identity"
    " WHERE m.state NOT IN ('open', 'closed') AND o.identity <> ?1 AND NOT i.gone"
    " GROUP BY i.id ORDER BY max(m.changed) DESC LIMIT ?3"
)
_KNOWN: Final = (
    f"SELECT {_WHO}, (SELECT count(*) FROM seats s CROSS JOIN matches m ON m.id = s.match"
    " WHERE s.kept = i.id AND m.owner = ?1 AND m.state = 'open')"
    " FROM identities i WHERE i.person = ?2 AND NOT i.gone AND (EXISTS"
    " (SELECT 1 FROM members mine JOIN members other ON other.club = mine.club"
    " WHERE mine.identity = ?1 AND other.identity = i.id) OR EXISTS"
    " (SELECT 1 FROM seats mine CROSS JOIN seats other ON other.match = mine.match"
    " CROSS JOIN matches m ON m.id = mine.match WHERE mine.identity = ?1 AND other.identity = i.id"
    " AND m.state NOT IN ('open', 'closed')))"
)


class SqlitePairing(Connections, PairingStore):
    """Searches, and what is known of people as companions."""

    async def look(self, search: SearchRow) -> SearchRow:
        def put(db: sqlite3.Connection) -> SearchRow:
            db.execute(
                _LOOK,
                (
                    search.who.id, search.game, statements.text(search.seats), search.pace,
                    statements.text(search.languages), search.began, search.until, search.bots,
                    search.due,
                ),
            )  # fmt: skip
            (kept,) = _found(db, "WHERE s.identity = ?", (search.who.id,))
            return kept

        kept: SearchRow = await self._writer.write(put)
        return kept

    async def search(self, identity: int) -> SearchRow | None:
        found = await self._read(lambda db: _found(db, "WHERE s.identity = ?", (identity,)))
        return found[0] if found else None

    async def looking(self, game: str, pace: bytes, limit: int) -> list[SearchRow]:
        asked = "WHERE s.game = ? AND s.pace = ? AND s.state = 'looking' ORDER BY s.began LIMIT ?"
        return await self._read(lambda db: _found(db, asked, (game, pace, limit)))

    async def looking_for(self) -> dict[str, int]:
        asked = "SELECT game, count(*) FROM searches WHERE state = 'looking' GROUP BY game"
        return await self._read(lambda db: dict(db.execute(asked).fetchall()))

    async def searches_due(self, by: int, limit: int) -> list[SearchRow]:
        asked = "WHERE s.state = 'looking' AND s.due <= ? ORDER BY s.due LIMIT ?"
        return await self._read(lambda db: _found(db, asked, (by, limit)))

    async def end_search(self, identity: int) -> SearchRow | None:
        def end(db: sqlite3.Connection) -> list[SearchRow]:
            found = _found(db, "WHERE s.identity = ?", (identity,))
            db.execute("DELETE FROM searches WHERE identity = ?", (identity,))
            return found

        found = await self._writer.write(end)
        return found[0] if found else None

    async def give_up(self, identity: int, by: int) -> None:
        await self._execute(
            "UPDATE searches SET state='over'"
            " WHERE identity = ? AND state = 'looking' AND until <= ?",
            (identity, by),
        )

    async def pair(self, opening: NewTable, identities: Sequence[int]) -> None:
        def put(db: sqlite3.Connection) -> None:
            statements.open_table(db, opening)
            marks = ",".join("?" * len(identities))
            found = db.execute(
                "UPDATE searches SET state='paired', match=?"
                f" WHERE state = 'looking' AND identity IN ({marks})",
                (opening.table.id, *identities),
            )
            if found.rowcount != len(identities):
                raise Conflict("Somebody looks no more.")
            self._head.note(opening.table.id, opening.rows)

        await self._writer.write(put)

    async def with_bots(self, game: str, pace: bytes, limit: int) -> list[BotTable]:
        def read(db: sqlite3.Connection) -> list[BotTable]:
            return [
                BotTable(table, seats, _numbers(bots), msgspec.json.decode(f"[{languages}]"))
                for table, seats, bots, languages in db.execute(_WITH_BOTS, (game, pace, limit))
            ]

        return await self._read(read)

    async def finishes(self, identities: Sequence[int]) -> dict[int, Finishes]:
        def read(db: sqlite3.Connection) -> dict[int, Finishes]:
            return {
                who: Finishes(*db.execute(_FINISHES, (who, LATELY)).fetchone())
                for who in identities
            }

        return await self._read(read)

    async def known(self, identity: int, person: str) -> tuple[Identity, int] | None:
        def read(db: sqlite3.Connection) -> tuple[Identity, int] | None:
            found = db.execute(_KNOWN, (identity, person)).fetchone()
            return (Identity(*found[:5]), found[5]) if found is not None else None

        return await self._read(read)

    async def companions(self, identity: int, limit: int) -> list[CompanionRow]:
        def read(db: sqlite3.Connection) -> list[CompanionRow]:
            found = db.execute(_COMPANIONS, (identity, LATELY, limit))
            return [CompanionRow(Identity(*row[:5]), *row[5:]) for row in found]

        return await self._read(read)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def _found(db: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[SearchRow]:
    return [_search(row) for row in db.execute(f"{_SEARCH} {where}", values)]


def _search(row: tuple[Any, ...]) -> SearchRow:
    game, seats, pace, languages, began, until, bots, state, table = row[5:]
    return SearchRow(
        who=Identity(*row[:5]),
        game=game,
        seats=msgspec.json.decode(seats, type=list[int]),
        pace=pace,
        languages=msgspec.json.decode(languages, type=list[str]),
        began=began,
        until=until,
        bots=bots,
        state=state,
        table=table,
    )
