"""Channels, settings, outbox and holidays in SQLite."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from malecon.server.storage.notices import (
    Batch,
    ChannelRow,
    HolidayRow,
    NoticeStore,
    Sorted,
    Waiting,
)
from malecon.server.storage.rows import Done, Notice
from malecon.server.storage.sqlite import outbox
from malecon.server.storage.sqlite.connections import Connections

_FIELDS: Final = ChannelRow.__struct_fields__
_CHANNEL: Final = f"SELECT {', '.join(_FIELDS)} FROM channels"
_NEW: Final = f"INSERT INTO channels ({', '.join(_FIELDS)}) VALUES ({','.join('?' * len(_FIELDS))})"
_HOLIDAY: Final = "SELECT identity, first, last, state FROM holidays"


class SqliteNotices(Connections, NoticeStore):
    """How people are told."""

    async def notice_settings(self, identity: int) -> bytes | None:
        def read(db: sqlite3.Connection) -> bytes | None:
            found = db.execute("SELECT content FROM notice_settings WHERE identity=?", (identity,))
            row = found.fetchone()
            return None if row is None else bytes(row[0])

        return await self._read(read)

    async def set_notice_settings(self, identity: int, settings: bytes) -> None:
        await self._execute(
            "INSERT INTO notice_settings VALUES (?1, ?2)"
            " ON CONFLICT DO UPDATE SET content=excluded.content",
            (identity, settings),
        )

    # Channels

    async def channels(self, identity: int) -> list[ChannelRow]:
        return await self._channels("WHERE identity=? ORDER BY made, id", (identity,))

    async def channel(self, channel: str) -> ChannelRow | None:
        return next(iter(await self._channels("WHERE id=?", (channel,))), None)

    async def with_address(self, kind: str, address: str) -> list[ChannelRow]:
        where = "WHERE kind=? AND address=? AND state IN ('on', 'failing')"
        return await self._channels(where, (kind, address))

    async def _channels(self, where: str, values: Sequence[object]) -> list[ChannelRow]:
        return await self._read(lambda db: _channels(db, where, values))

    async def add_channel(self, channel: ChannelRow, most: int) -> ChannelRow | None:
        def put(db: sqlite3.Connection) -> ChannelRow | None:
            there = _channels(db, "WHERE identity=?", (channel.identity,))
            for old in there:
                if (old.kind, old.address) == (channel.kind, channel.address):
                    return old
            if len(there) >= most:
                return None
            db.execute(_NEW, tuple(getattr(channel, name) for name in _FIELDS))
            return channel

        added: ChannelRow | None = await self._writer.write(put)
        return added

    async def set_channel(self, channel: ChannelRow) -> None:
        await self._writer.write(lambda db: _set_channel(db, channel))

    async def remove_channel(self, identity: int, channel: str) -> bool:
        def remove(db: sqlite3.Connection) -> bool:
            found = db.execute(
                "DELETE FROM channels WHERE id=? AND identity=?", (channel, identity)
            )
            if found.rowcount != 1:
                return False
            db.execute("DELETE FROM batches WHERE channel=?", (channel,))
            db.execute(
                "DELETE FROM tokens WHERE kind IN ('mail', 'old-mail') AND subject=?", (channel,)
            )
            return True

        was_there: bool = await self._writer.write(remove)
        return was_there

    # Mail

    async def count_mail(self, recipient: bytes, what: str, day: int, most: int) -> bool:
        def count(db: sqlite3.Connection) -> bool:
            found = db.execute(
                "SELECT count FROM mails WHERE recipient=? AND what=? AND day=?",
                (recipient, what, day),
            ).fetchone()
            if found is not None and found[0] >= most:
                return False
            db.execute(
                "INSERT INTO mails VALUES (?1, ?2, ?3, 1) ON CONFLICT DO UPDATE SET"
                " count=iif(day=?3, count + 1, 1), day=?3",
                (recipient, what, day),
            )
            return True

        counted: bool = await self._writer.write(count)
        return counted

    async def refuse_mail(self, recipient: bytes) -> None:
        await self._execute("INSERT INTO no_mail VALUES (?) ON CONFLICT DO NOTHING", (recipient,))

    async def is_mail_refused(self, recipient: bytes) -> bool:
        def read(db: sqlite3.Connection) -> bool:
            found = db.execute("SELECT 1 FROM no_mail WHERE recipient=?", (recipient,))
            return found.fetchone() is not None

        return await self._read(read)

    # The outbox

    async def tell(self, table: str, notices: Sequence[Notice]) -> None:
        await self._writer.write(lambda db: outbox.put(db, table, notices))

    def seen(self, identity: int, table: str, done: Done) -> None:
        self._writer.enqueue(lambda db: outbox.see(db, identity, table), done)

    async def ripe(self, by: int, limit: int) -> list[Waiting]:
        return await self._read(lambda db: outbox.ripe(db, by, limit))

    async def coming_hours(self, after: int, by: int, limit: int) -> list[Waiting]:
        return await self._read(lambda db: outbox.hours(db, after, by, limit))

    async def plan(self, channel: str, plan: Sorted) -> None:
        await self._writer.write(lambda db: outbox.plan(db, channel, plan))

    async def hasten(self, notice: Waiting, due: int) -> None:
        await self._execute(
            "UPDATE outbox SET due=? WHERE id=? AND channel=? AND state='waiting'",
            (due, notice.id, notice.channel),
        )

    async def due_batches(self, by: int, again: bool, limit: int) -> list[Batch]:
        def read(db: sqlite3.Connection) -> list[Batch]:
            found = db.execute(
                f"SELECT {outbox.BATCH} FROM batches WHERE state='due' AND (tries > 0) = ?"
                " AND due <= ? ORDER BY due LIMIT ?",
                (again, by, limit),
            )
            return [Batch(*row) for row in found]

        return await self._read(read)

    async def in_batch(self, batch: str) -> list[Waiting]:
        return await self._read(lambda db: outbox.in_batch(db, batch))

    async def settle(self, batch: Batch, channel: ChannelRow | None) -> None:
        def put(db: sqlite3.Connection) -> None:
            outbox.settle(db, batch)
            if channel is not None:
                _set_channel(db, channel)

        await self._writer.write(put)

    async def sweep_notices(self, before: int, dead_before: int, limit: int) -> int:
        swept: int = await self._writer.write(
            lambda db: outbox.sweep(db, before, dead_before, limit)
        )
        return swept

    # Holidays

    async def holidays(self, identity: int) -> list[HolidayRow]:
        return await self._holidays("WHERE identity=? ORDER BY first", (identity,))

    async def open_holidays(self, limit: int) -> list[HolidayRow]:
        return await self._holidays("WHERE state <> 'over' ORDER BY first LIMIT ?", (limit,))

    async def _holidays(self, where: str, values: Sequence[object]) -> list[HolidayRow]:
        def read(db: sqlite3.Connection) -> list[HolidayRow]:
            return [HolidayRow(*row) for row in db.execute(f"{_HOLIDAY} {where}", values)]

        return await self._read(read)

    async def set_holidays(self, identity: int, holidays: Sequence[HolidayRow]) -> None:
        def put(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM holidays WHERE identity=?", (identity,))
            db.executemany(
                "INSERT INTO holidays VALUES (?,?,?,?)",
                [(identity, day.first, day.last, day.state) for day in holidays],
            )

        await self._writer.write(put)

    async def set_holiday(self, holiday: HolidayRow) -> None:
        await self._execute(
            "UPDATE holidays SET state=? WHERE identity=? AND first=? AND last=?",
            (holiday.state, holiday.identity, holiday.first, holiday.last),
        )


def _channels(db: sqlite3.Connection, where: str, values: Sequence[object]) -> list[ChannelRow]:
    found = db.execute(f"{_CHANNEL} {where}", values)
    return [ChannelRow(**dict(zip(_FIELDS, row, strict=True))) for row in found]


def _set_channel(db: sqlite3.Connection, channel: ChannelRow) -> None:
    db.execute(
        "UPDATE channels SET state=?, failures=?, said=?, took=?, said_at=? WHERE id=?",
        (
            channel.state, channel.failures, channel.said, channel.took, channel.said_at,
            channel.id,
        ),
    )  # fmt: skip
