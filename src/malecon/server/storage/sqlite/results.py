"""Results and ratings in SQLite."""

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Any, Final

from malecon.server.storage.failures import Conflict
from malecon.server.storage.results import (
    Pairing,
    PairKey,
    Profile,
    RatedGame,
    RatedPlayer,
    Rating,
    RatingKey,
    Ratings,
    ResultStore,
    Rival,
    Shared,
    Totals,
    Visible,
)
from malecon.server.storage.sqlite.connections import Connections
from malecon.server.storage.sqlite.finished import LASTING

_PROFILE: Final = (
    "SELECT i.id, i.person, i.name, i.colour, i.language, i.made, i.visible, i.rated,"
    f" {LASTING} FROM identities i WHERE i.person=? AND NOT i.gone"
)
_MET: Final = (
    "SELECT 1 FROM seats a CROSS JOIN seats b ON b.match = a.match AND b.identity = ?2"
    " WHERE a.identity = ?1"
)
_PAGES: Final = (
    "SELECT DISTINCT i.person FROM json_each(?1) asked CROSS JOIN identities i"
    f" ON i.person = asked.value WHERE NOT i.gone AND {LASTING}"
    " AND (i.visible = 'everybody' OR i.id IS ?2 OR"
    f" (i.visible = 'mates' AND EXISTS ({_MET.replace('?1', 'i.id')}))) ORDER BY i.person"
)
_TALLIES: Final = (
    "SELECT f.game, f.seats, count(*), sum(p.place = 1), avg(p.points), sum(p.whole)"
    " FROM places p CROSS JOIN finished f ON f.k = p.k WHERE p.identity = ?"
    " GROUP BY f.game, f.seats ORDER BY f.game, f.seats"
)
# Of whom the viewer may see the page.
_RIVALS: Final = (
    "SELECT i.person, i.name, i.colour, count(*), sum(a.place < b.place), sum(a.place > b.place),"
    " max(f.at) FROM places a CROSS JOIN places b ON b.k = a.k AND b.seat <> a.seat"
    " CROSS JOIN finished f ON f.k = a.k CROSS JOIN identities i ON i.id = b.identity"
    " WHERE a.identity = ?1 AND NOT i.gone AND (i.visible = 'everybody' OR i.id IS ?2 OR"
    f" (i.visible = 'mates' AND (?1 IS ?2 OR EXISTS ({_MET.replace('?1', 'i.id')}))))"
    " GROUP BY i.id ORDER BY count(*) DESC, max(f.at) DESC LIMIT ?3"
)
_SHARED: Final = (
    "SELECT f.match, m.name, f.game, f.at, a.place, b.place FROM places a"
    " CROSS JOIN places b ON b.k = a.k AND b.identity = ?2 CROSS JOIN finished f ON f.k = a.k"
    " CROSS JOIN matches m ON m.id = f.match WHERE a.identity = ?1 ORDER BY a.k DESC LIMIT ?3"
)
_UNRATED: Final = "SELECT k, game, seats, at FROM finished WHERE rated AND k > ? ORDER BY k LIMIT ?"
_PLAYERS: Final = (
    "SELECT coalesce(CAST(identity AS TEXT), bot), identity IS NULL, place FROM places"
    " WHERE k=? AND counts ORDER BY seat"
)
_RATING: Final = "mu, sigma, games, with_people"


class SqliteResults(Connections, ResultStore):
    """Results and what follows from them."""

    async def set_privacy(self, identity: int, visible: Visible, is_rated: bool) -> None:
        await self._execute(
            "UPDATE identities SET visible=?, rated=? WHERE id=? AND NOT gone",
            (visible, is_rated, identity),
        )

    async def profile(self, person: str) -> Profile | None:
        def read(db: sqlite3.Connection) -> Profile | None:
            found = db.execute(_PROFILE, (person,)).fetchone()
            if found is None:
                return None
            values: list[Any] = [*found[:-2], bool(found[-2]), bool(found[-1])]
            return Profile(*values)

        return await self._read(read)

    async def has_met(self, one: int, other: int) -> bool:
        def read(db: sqlite3.Connection) -> bool:
            return db.execute(f"{_MET} LIMIT 1", (one, other)).fetchone() is not None

        return await self._read(read)

    async def pages_seen(self, persons: Sequence[str], viewer: int | None) -> list[str]:
        asked = (json.dumps(list(persons)), viewer)
        return await self._read(lambda db: [row[0] for row in db.execute(_PAGES, asked)])

    async def tallies(self, identity: int) -> list[Totals]:
        return await self._read(
            lambda db: [Totals(*row) for row in db.execute(_TALLIES, (identity,))]
        )

    async def rivals(self, identity: int, viewer: int | None, limit: int) -> list[Rival]:
        asked = (identity, viewer, limit)
        return await self._read(lambda db: [Rival(*row) for row in db.execute(_RIVALS, asked)])

    async def shared(self, mine: int, theirs: int, limit: int) -> list[Shared]:
        asked = (mine, theirs, limit)
        return await self._read(lambda db: [Shared(*row) for row in db.execute(_SHARED, asked)])

    async def ratings_of(self, identity: int) -> dict[RatingKey, Rating]:
        return await self._read(lambda db: _ratings(db, "subject = ?", (str(identity),)))

    async def bots_ratings(self) -> dict[RatingKey, Rating]:
        # every bot begins with a letter
        return await self._read(lambda db: _ratings(db, "subject >= 'A'", ()))

    async def unrated(self, after: int, limit: int) -> list[RatedGame]:
        def read(db: sqlite3.Connection) -> list[RatedGame]:
            found = db.execute(_UNRATED, (after, limit)).fetchall()
            return [RatedGame(k, game, seats, at, _players(db, k)) for k, game, seats, at in found]

        return await self._read(read)

    async def ratings(
        self, ratings: Collection[RatingKey], pairings: Collection[PairKey]
    ) -> Ratings:
        def read(db: sqlite3.Connection) -> Ratings:
            found = Ratings(through=db.execute("SELECT k FROM rated").fetchone()[0])
            for key in ratings:
                found.ratings |= _ratings(db, "game=? AND seats=? AND subject=?", key)
            for pair in pairings:
                met = "SELECT n, at FROM pairings WHERE game=? AND one=? AND other=?"
                for row in db.execute(met, pair):
                    found.pairings[pair] = Pairing(*row)
            return found

        return await self._read(read)

    async def put_ratings(self, changed: Ratings, after: int) -> None:
        def put(db: sqlite3.Connection) -> None:
            went_on = db.execute("UPDATE rated SET k=? WHERE k=?", (changed.through, after))
            if went_on.rowcount != 1:
                raise Conflict(f"The ratings are not those after game {after}.")
            db.executemany(
                f"INSERT INTO ratings (game, seats, subject, {_RATING}) VALUES (?,?,?,?,?,?,?)"
                " ON CONFLICT DO UPDATE SET mu=excluded.mu, sigma=excluded.sigma,"
                " games=excluded.games, with_people=excluded.with_people",
                [
                    (*key, one.mu, one.sigma, one.games, one.with_people)
                    for key, one in changed.ratings.items()
                ],
            )
            db.executemany(
                "INSERT INTO pairings VALUES (?,?,?,?,?)"
                " ON CONFLICT DO UPDATE SET n=excluded.n, at=excluded.at",
                [(*key, pair.n, pair.at) for key, pair in changed.pairings.items()],
            )

        await self._writer.write(put)

    async def drop_forgotten_ratings(self) -> None:
        gone = "SELECT CAST(id AS TEXT) FROM identities WHERE gone"
        await self._execute(f"DELETE FROM ratings WHERE subject IN ({gone})", ())

    async def clear_ratings(self) -> None:
        def clear(db: sqlite3.Connection) -> None:
            for statement in (
                "DELETE FROM ratings", "DELETE FROM pairings", "UPDATE rated SET k=0",
            ):  # fmt: skip
                db.execute(statement)

        await self._writer.write(clear)


def _players(db: sqlite3.Connection, k: int) -> list[RatedPlayer]:
    return [RatedPlayer(who, bool(bot), place) for who, bot, place in db.execute(_PLAYERS, (k,))]


def _ratings(db: sqlite3.Connection, where: str, values: Any) -> dict[RatingKey, Rating]:
    found = db.execute(f"SELECT game, seats, subject, {_RATING} FROM ratings WHERE {where}", values)
    return {row[:3]: Rating(*row[3:]) for row in found}
