"""What lists are found by, in SQL: each statement by an index, however much is stored.

Rows have no index on who made them, which would cost at every move. Whoever made a row has, or had,
a seat at its table, so that the rows are found from the seats.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

ENDED: Final = "('over', 'stopped', 'closed')"
AT_ONCE: Final = 2_000  # rows of a log that are looked through at a time

_LOBBY: Final = (
    "SELECT * FROM (SELECT id FROM matches WHERE state='open' AND listed=1"
    " ORDER BY changed DESC LIMIT ?1)"
    " UNION ALL SELECT * FROM (SELECT id FROM matches WHERE state='running' AND listed=1"
    " ORDER BY changed DESC LIMIT ?1) LIMIT ?1"
)
_TABLES_OF: Final = (
    "SELECT m.id FROM (SELECT match AS id FROM seats WHERE identity = ?1"
    " UNION SELECT match FROM seats WHERE kept = ?1"
    " UNION SELECT id FROM matches WHERE owner = ?1) mine CROSS JOIN matches m ON m.id = mine.id"
    " WHERE (?2 IS NULL OR m.state = ?2"
    f" OR (?2 = 'ended' AND m.state IN {ENDED}) OR (?2 = 'current' AND m.state NOT IN {ENDED}))"
    " AND (?3 IS NULL OR (m.opened, m.id) < (SELECT opened, id FROM matches WHERE id = ?3))"
    " ORDER BY m.opened DESC, m.id DESC LIMIT ?4"
)
_TURNS_OF: Final = (
    "SELECT DISTINCT m.id FROM seats s CROSS JOIN matches m ON m.id = s.match"
    " WHERE s.identity = ?1 AND s.state = 'person' AND m.state = 'running'"
    " AND instr(m.waiting, s.seat) ORDER BY m.due IS NULL, m.due, m.id LIMIT ?2"
)
_OWNED: Final = "SELECT count(*) FROM matches WHERE owner=? AND state IN ('open', 'running')"
_LISTED: Final = "SELECT count(*) FROM matches WHERE owner=? AND state='open' AND listed"
_FORGET: Final = (
    "DELETE FROM secrets WHERE identity=?1",
    "DELETE FROM passkeys WHERE identity=?1",
    "DELETE FROM recovery WHERE identity=?1",
    "DELETE FROM challenges WHERE identity=?1",
    "DELETE FROM ratings WHERE subject=CAST(?1 AS TEXT)",
    "DELETE FROM tokens WHERE kind IN ('carry', 'old-carry', 'sign-in', 'old-sign-in')"
    " AND subject=CAST(?1 AS TEXT)",
    "UPDATE chat SET text='' WHERE identity=?1",
    "DELETE FROM mutes WHERE identity=?1",
    "DELETE FROM removed WHERE identity=?1",
    "DELETE FROM tokens WHERE kind IN ('mail', 'old-mail') AND subject IN"
    " (SELECT id FROM channels WHERE identity=?1)",
    "DELETE FROM outbox WHERE identity=?1",
    "DELETE FROM batches WHERE identity=?1",
    "DELETE FROM channels WHERE identity=?1",
    "DELETE FROM notice_settings WHERE identity=?1",
    "DELETE FROM holidays WHERE identity=?1",
    "DELETE FROM searches WHERE identity=?1",
    "DELETE FROM removed_members WHERE identity=?1",
    "DELETE FROM league_players WHERE identity=?1 AND division < 0",
    "UPDATE league_players SET has_left=1 WHERE identity=?1",
    "UPDATE seats SET kept=NULL WHERE kept=?1",
    "DELETE FROM queued WHERE (match, seat) IN (SELECT match, seat FROM seats WHERE identity=?1)",
    "UPDATE seats SET state='gone', bot=NULL WHERE identity=?1"
    f" AND (SELECT state FROM matches WHERE id = match) IN {ENDED}",
    "UPDATE identities SET name='', colour='', language='', gone=1, visible='nobody', rated=0"
    " WHERE id=?1",
)
# Where a table is frozen nobody has got up: if it is ever played on, a bot has the seat.
_GET_UP: Final = (
    "UPDATE seats SET state='open', identity=NULL, bot=NULL WHERE identity=?1"
    " AND (SELECT state FROM matches WHERE id = match) = 'open'",
    "UPDATE matches SET goes_on=1 WHERE id IN"
    " (SELECT match FROM seats WHERE identity=?1 AND state <> 'gone') AND state='running'",
    "UPDATE seats SET state='gone', bot=coalesce(bot, ?2) WHERE identity=?1 AND state <> 'gone'"
    " AND (SELECT state FROM matches WHERE id = match) = 'running'",
    "UPDATE matches SET owner=NULL WHERE owner=?1 AND state IN ('open', 'running')",
)
_EXPORT: Final = {
    "person": "SELECT person, name, colour, language, made, visible, rated FROM identities"
    " WHERE id=?",
    "devices": "SELECT browser, system, made, used FROM secrets WHERE identity=?",
    "passkeys": "SELECT hex(id) AS id, host, made, used FROM passkeys WHERE identity=?",
    "recovery": "SELECT made, kept FROM recovery WHERE identity=?",
    "results": 'SELECT f.match AS "table", p.place, p.points, p.whole, p.counts, f.at'
    " FROM places p JOIN finished f ON f.k = p.k WHERE p.identity=?",
    "ratings": "SELECT game, seats, mu, sigma, games FROM ratings WHERE subject=CAST(? AS TEXT)",
    "seats": 'SELECT match AS "table", seat, state, colour FROM seats WHERE identity=?',
    "queued": 'SELECT q.match AS "table", q.seat, q.moves, q.state FROM queued q'
    " JOIN seats s ON s.match = q.match AND s.seat = q.seat WHERE s.identity=?",
    "seats_kept": 'SELECT match AS "table", seat FROM seats WHERE kept=?',
    "chat": 'SELECT match AS "table", k, text, at FROM chat WHERE identity=?',
    "mutes": 'SELECT match AS "table", person FROM mutes WHERE identity=?',
    "leagues": "SELECT club, season, division, has_left FROM league_players WHERE identity=?",
    "clubs": "SELECT club, role, since FROM members WHERE identity=?",
    "searches": "SELECT game, seats, languages, state FROM searches WHERE identity=?",
    "removed": 'SELECT match AS "table" FROM removed WHERE identity=?',
    "channels": "SELECT kind, address, form, state, made, failures, said FROM channels"
    " WHERE identity=?",
    "notices": 'SELECT kind, match AS "table", seat, at, state FROM outbox WHERE identity=?',
    "notice_settings": "SELECT CAST(content AS TEXT) AS content FROM notice_settings"
    " WHERE identity=?",
    "holidays": "SELECT first, last, state FROM holidays WHERE identity=?",
}
_ROWS_BY: Final = (  # without n, which counts what others chose unseen
    'SELECT match AS "table", kind, seat, action, text, at FROM rows'
    " WHERE match=?1 AND n BETWEEN ?2 AND ?2 + ?3 - 1 AND by=?4 AND kind <> 'draw'"
    # what followed by itself from my move is mine only at my own seats: others' may be sealed
    " AND (kind <> 'auto' OR seat IN (SELECT seat FROM seats WHERE match=?1 AND identity=?4))"
    " ORDER BY n"
)


def going_on(db: sqlite3.Connection, after: str, limit: int) -> list[str]:
    """Tables where something follows by itself."""
    found = "SELECT id FROM matches WHERE goes_on = 1 AND id > ? ORDER BY id LIMIT ?"
    return ids(db, found, (after, limit))


def due(db: sqlite3.Connection, by: int, limit: int) -> list[str]:
    """Tables whose first clock is at zero by a service time."""
    return ids(db, "SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT ?", (by, limit))


def lobby(db: sqlite3.Connection, limit: int) -> list[str]:
    """Listed tables: the open ones, then the running ones, the last changed first."""
    return ids(db, _LOBBY, (limit,))


def tables_of(
    db: sqlite3.Connection, identity: int, state: str | None, before: str | None, limit: int
) -> list[str]:
    """The tables that somebody owns or has a seat at, the newest first."""
    return ids(db, _TABLES_OF, (identity, state, before, limit))


def turns_of(db: sqlite3.Connection, identity: int, limit: int) -> list[str]:
    """The running tables where somebody plays and is asked, the first due first."""
    return ids(db, _TURNS_OF, (identity, limit))


def owned(db: sqlite3.Connection, identity: int) -> int:
    """How many open and running tables somebody owns."""
    count: int = db.execute(_OWNED, (identity,)).fetchone()[0]
    return count


def listed(db: sqlite3.Connection, identity: int) -> int:
    """How many open tables of somebody are in the lobby."""
    count: int = db.execute(_LISTED, (identity,)).fetchone()[0]
    return count


def forget(db: sqlite3.Connection, identity: int, bot: str) -> None:
    """Take out all that is about a person; its games stay, and a bot has its seats."""
    for statement in _GET_UP:
        with suppress(sqlite3.DatabaseError):  # a damaged table keeps nobody from being forgotten
            db.execute(statement, (identity, bot)[: 1 + ("?2" in statement)])
    for club in ids(db, "SELECT club FROM members WHERE identity=?", (identity,)):
        leave_club(db, club, identity)
    for statement in _FORGET:
        db.execute(statement, (identity,))


def leave_club(db: sqlite3.Connection, club: str, identity: int) -> None:
    """Somebody is in a club no more; the longest member organises one without an organiser."""
    db.execute("DELETE FROM members WHERE club=? AND identity=?", (club, identity))
    if not organisers(db, club):
        db.execute(
            "UPDATE members SET role='organiser' WHERE club=?1 AND identity ="
            " (SELECT identity FROM members WHERE club=?1 ORDER BY since, identity LIMIT 1)",
            (club,),
        )


def organisers(db: sqlite3.Connection, club: str) -> int:
    """How many organisers a club has."""
    asked = "SELECT count(*) FROM members WHERE club=? AND role='organiser'"
    count: int = db.execute(asked, (club,)).fetchone()[0]
    return count


def export(db: sqlite3.Connection, identity: int) -> dict[str, Any]:
    """What is stored about a person, but for its rows."""
    found = {name: _dicts(db, statement, (identity,)) for name, statement in _EXPORT.items()}
    return found | {"person": found["person"][0]}


def parts_by(db: sqlite3.Connection, identity: int) -> Iterator[tuple[str, int]]:
    """The parts of logs, by table and first row, that can hold rows of a person."""
    for table, length in db.execute(
        "SELECT DISTINCT s.match, m.n FROM seats s CROSS JOIN matches m ON m.id = s.match"
        " WHERE s.identity=? ORDER BY s.match",
        (identity,),
    ):
        for first in range(0, length, AT_ONCE):
            yield table, first


def rows_by(db: sqlite3.Connection, identity: int, table: str, first: int) -> list[dict[str, Any]]:
    """The rows of a person in one part of a log."""
    return _dicts(db, _ROWS_BY, (table, first, AT_ONCE, identity))


def ids(db: sqlite3.Connection, statement: str, values: Sequence[object]) -> list[str]:
    """The first column."""
    return [row[0] for row in db.execute(statement, values)]


def _dicts(
    db: sqlite3.Connection, statement: str, values: Sequence[object]
) -> list[dict[str, Any]]:
    found = db.execute(statement, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]
