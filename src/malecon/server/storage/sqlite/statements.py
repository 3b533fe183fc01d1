"""What the SQLite store reads and writes, in SQL, within a transaction that somebody else holds."""

import hmac
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from malecon.server.storage.failures import Conflict
from malecon.server.storage.rows import (
    Append,
    Away,
    KeyRow,
    LogRow,
    NewTable,
    SeatRow,
    TableChange,
    TableRow,
)
from malecon.server.storage.sqlite import outbox, queued
from malecon.server.storage.sqlite.finished import put_finished

_JOINED: Final = (
    "settings",
    "owner_person",
    "in_league",
)  # fields of a table that stand in other tables
_COLUMNS: Final = tuple(name for name in TableRow.__struct_fields__ if name not in _JOINED)
_TABLE: Final = (
    f"SELECT {', '.join(f'm.{name}' for name in _COLUMNS)},"
    " coalesce(s.text, ''), coalesce(i.person, ''),"
    " EXISTS (SELECT 1 FROM league_tables l WHERE l.match = m.id) FROM matches m"
    " LEFT JOIN settings s ON s.id = m.settings LEFT JOIN identities i ON i.id = m.owner"
)
_SEAT = (
    "SELECT s.match, s.seat, s.state, s.colour, s.identity, s.bot, coalesce(i.name, ''), i.person,"
    " max(s.since, coalesce(i.named, 0)), s.kept, coalesce(k.name, ''), k.person"
    " FROM seats s LEFT JOIN identities i ON i.id = s.identity"
    " LEFT JOIN identities k ON k.id = s.kept"
)
# A row is as good as a pulse, but not every row is worth a page of its own in the log of the disk.
_PULSE: Final = "UPDATE pulse SET service = ?1 WHERE service < ?1 - 250"
_ROW = "n, kind, seat, action, text, by, at, hash, clocks"
_KEY = "identity, id, wish, first, last, answer"

Key = tuple[int, str]  # an identity and what it called its command


def open_table(db: sqlite3.Connection, opening: NewTable) -> None:
    """A new table."""
    table = opening.table
    values = {name: getattr(table, name) for name in _COLUMNS}
    values |= {"options": text(table.options), "settings": settings_number(db, table.settings)}
    values["goes_on"] = begins(table.state, opening.seats)
    marks = ",".join("?" * len(values))
    db.execute(f"INSERT INTO matches ({','.join(values)}) VALUES ({marks})", tuple(values.values()))
    put_seats(db, table.id, opening.seats)
    for kind, token in opening.tokens.items():
        db.execute("INSERT INTO tokens VALUES (?,?,?,NULL)", (token, kind, table.id))
    put_rows(db, table.id, opening.rows)
    outbox.put(db, table.id, opening.notices)


def settings_number(db: sqlite3.Connection, settings: str) -> int | None:
    """The row of settings, which many tables share; none if nobody knows them."""
    if not settings:
        return None
    db.execute("INSERT INTO settings (text) VALUES (?) ON CONFLICT DO NOTHING", (settings,))
    found = db.execute("SELECT id FROM settings WHERE text=?", (settings,)).fetchone()
    return int(found[0])


def append(db: sqlite3.Connection, append: Append) -> None:
    """Rows that continue a log; Conflict if they do not."""
    if append.rematch is not None:
        open_table(db, append.rematch)
    continued = db.execute(
        "UPDATE matches SET n=?, changed=?, waiting=?, heading=?, phase=?, due=?, goes_on=?,"
        " state=coalesce(?, state), pace=coalesce(?, pace),"
        " rematch=coalesce(?, rematch), result=coalesce(?, result) WHERE id=? AND n=?",
        (
            append.first + len(append.rows), append.changed, append.waiting, append.heading,
            append.phase, append.due, append.goes_on, append.state, append.pace,
            append.rematch and append.rematch.table.id, append.result, append.table, append.first,
        ),
    )  # fmt: skip
    if continued.rowcount != 1:
        raise Conflict(f"The log of {append.table} does not end at {append.first}.")
    put_rows(db, append.table, append.rows)
    db.execute(_PULSE, (append.service,))
    if append.key is not None:
        key = append.key
        db.execute(
            "INSERT INTO keys VALUES (?,?,?,?,?,?,?)",
            (append.table, key.identity, key.id, key.command, key.first, key.last, key.answer),
        )
    if append.seats is not None:
        put_seats(db, append.table, append.seats)
    if append.paired is not None:
        _pair(db, append.table, append.paired)
    if append.finished is not None:
        put_finished(db, append.table, append.finished)
    queued.put(db, append.table, append.queued)
    outbox.answer(db, append.table, append.answered, append.retimed)
    outbox.put(db, append.table, append.notices)


def _pair(db: sqlite3.Connection, table: str, identity: int) -> None:
    """Somebody looks for people no more and sits at a table; Conflict if it has not looked."""
    found = db.execute(
        "UPDATE searches SET state='paired', match=? WHERE state='looking' AND identity=?",
        (table, identity),
    )
    if found.rowcount != 1:
        raise Conflict("Somebody looks no more.")


def put_rows(db: sqlite3.Connection, table: str, rows: Sequence[LogRow]) -> None:
    """Rows of a log."""
    db.executemany(
        f"INSERT INTO rows (match, {_ROW}) VALUES (?,?,?,?,?,?,?,?,?,?)",
        [(table, *msgspec.structs.astuple(row)) for row in rows],
    )


def put_seats(db: sqlite3.Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """Who sits where; who sits down is away until a socket is seen."""
    db.executemany(
        "INSERT INTO seats (match, seat, state, colour, identity, bot, since, kept, away)"
        " VALUES (?1,?2,?3,?4,?5,?6,?7,?8, iif(?5 IS NULL, NULL, (SELECT service FROM pulse)))"
        " ON CONFLICT DO UPDATE SET state=excluded.state, colour=excluded.colour,"
        " identity=excluded.identity, bot=excluded.bot, since=excluded.since, kept=excluded.kept,"
        " away=iif(identity IS excluded.identity, away, excluded.away)",
        [(table, s.seat, s.state, s.colour, s.identity, s.bot, s.since, s.kept) for s in seats],
    )


def change_table(db: sqlite3.Connection, change: TableChange) -> None:
    """What people change; Conflict if it came too late."""
    about = (change.listed, change.several, change.owner)
    if change.seats is None:
        db.execute(
            "UPDATE matches SET listed=?, several=?, owner=? WHERE id=?", (*about, change.table)
        )
        return
    found = db.execute(
        "UPDATE matches SET listed=?, several=?, owner=?, changed=?, state=?, goes_on=?"
        " WHERE id=? AND state='open'",
        (*about, change.changed, change.state, begins(change.state, change.seats), change.table),
    )
    if found.rowcount != 1:
        raise Conflict("The table is not open.")
    put_seats(db, change.table, change.seats)
    outbox.put(db, change.table, change.notices)
    db.execute("DELETE FROM removed WHERE match=?", (change.table,))
    db.executemany(
        "INSERT INTO removed VALUES (?,?,?)",
        [(change.table, who, invited) for who, invited in change.removed.items()],
    )
    if change.state == "closed":
        for kind in ("invitation", "watch"):
            void_token(db, kind, change.table)


def removed_from(db: sqlite3.Connection, table: str) -> dict[int, bool]:
    """Who was removed from a table, and whether they were invited anew."""
    found = db.execute("SELECT identity, invited FROM removed WHERE match=?", (table,))
    return {who: bool(invited) for who, invited in found}


def put_away(db: sqlite3.Connection, table: str, away: Away) -> None:
    """Since when people are away."""
    db.executemany(
        "UPDATE seats SET away=? WHERE match=? AND identity=?",
        [(since, table, who) for who, since in away.items()],
    )


def away_in(db: sqlite3.Connection, table: str) -> Away:
    """Since when the people of a table are away; of several seats the one that it left last."""
    return dict(
        db.execute(
            "SELECT identity, iif(count(away) < count(*), NULL, max(away)) FROM seats"
            " WHERE match=? AND identity IS NOT NULL GROUP BY identity",
            (table,),
        ).fetchall()
    )


def begins(state: str, seats: Sequence[SeatRow]) -> bool:
    """Whether all seats are taken, so that the game begins by itself."""
    return state == "open" and all(seat.state != "open" for seat in seats)


def rows_in(
    db: sqlite3.Connection, table: str, first: int = 0, end: int | None = None
) -> list[LogRow]:
    """The log of a table, or its rows from one number to before another."""
    found = db.execute(
        f"SELECT {_ROW} FROM rows WHERE match=?1 AND n >= ?2 AND (?3 IS NULL OR n < ?3) ORDER BY n",
        (table, first, end),
    )
    return [LogRow(*row) for row in found]


def keys_in(db: sqlite3.Connection, table: str, after: Key, rows: int, limit: int) -> list[KeyRow]:
    """Retry keys of a table behind one, of which the log holds what they made."""
    found = db.execute(
        f"SELECT {_KEY} FROM keys WHERE match=? AND (identity, id) > (?, ?) AND last < ?"
        " ORDER BY identity, id LIMIT ?",
        (table, *after, rows, limit),
    )
    return [KeyRow(*key) for key in found]


def all_keys_in(db: sqlite3.Connection, table: str) -> list[KeyRow]:
    """The retry keys of a table in the order of the rows that they made."""
    found = db.execute(f"SELECT {_KEY} FROM keys WHERE match=? ORDER BY first", (table,))
    return [KeyRow(*key) for key in found]


def subject(db: sqlite3.Connection, kind: str, token: bytes, now: int) -> str | None:
    """What a token that has not expired is for."""
    found = db.execute(
        "SELECT hash, subject FROM tokens WHERE hash=? AND kind=?"
        " AND (expires IS NULL OR expires > ?)",
        (token, kind, now),
    ).fetchone()
    if found is None or not hmac.compare_digest(found[0], token):
        return None
    return str(found[1])


def void_token(db: sqlite3.Connection, kind: str, about: str) -> None:
    """A token is good for nothing any more; the last one of each kind is known as what it was."""
    if kind == "watch":
        db.execute("DELETE FROM tokens WHERE kind=? AND subject=?", (kind, about))
        return
    if db.execute("SELECT 1 FROM tokens WHERE kind=? AND subject=?", (kind, about)).fetchone():
        db.execute("DELETE FROM tokens WHERE kind=? AND subject=?", (f"old-{kind}", about))
    db.execute("UPDATE tokens SET kind=? WHERE kind=? AND subject=?", (f"old-{kind}", kind, about))


def tables_in(db: sqlite3.Connection, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats, in the order asked for."""
    marks = ",".join("?" * len(ids))
    tables = {}
    for values in db.execute(
        f"{_TABLE} WHERE m.id IN ({marks})",
        ids,
    ):
        fields = dict(zip((*_COLUMNS, *_JOINED), values, strict=True))
        fields["options"] = msgspec.json.decode(fields["options"])
        for name in ("listed", "several", "rated", "in_league"):
            fields[name] = bool(fields[name])
        tables[values[0]] = TableRow(**fields)
    seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for table, *values in db.execute(
        f"{_SEAT} WHERE s.match IN ({marks}) ORDER BY s.match, s.seat", ids
    ):
        seats[table].append(SeatRow(*values))
    return [(tables[table], seats[table]) for table in ids if table in tables]


def text(value: object) -> str:
    """JSON."""
    return msgspec.json.encode(value).decode()
