"""Opening tables, going on from a step, keeping records, playing again; and who may see a table."""

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from malecon.games import record
from malecon.games.api import Game, game_with
from malecon.games.chance import SEED_BYTES
from malecon.games.errors import MaleconError
from malecon.games.match import Match
from malecon.server import identity, replay, seating, updates, wire
from malecon.server.course import Course, first_match
from malecon.server.house import House
from malecon.server.owner import INVITATION, WATCH
from malecon.server.rebuilding import Pauses
from malecon.server.refusal import Refusal, not_found, of
from malecon.server.room import ENDED, Room, settled
from malecon.server.settled import begun_now
from malecon.server.store import Failed, Identity, LogRow, Opening, SeatRow, TableRow

Who = Sequence[str | wire.BotSeat] | None


class Tables:
    """What people do with tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._replaying = asyncio.Lock()
        house.again = self.play_again

    # Opening

    async def open(self, me: Identity, opening: wire.Opening) -> wire.Opened:
        """Open a table; it begins at once if no seat is open."""
        try:
            played = game_with(
                opening.options, opening.game, seats=opening.seats, edition=opening.edition
            )
        except MaleconError as error:
            raise of(error) from None
        row = self._row(me, played, opening)
        return await self._open(me, row, opening.who)

    async def fork(self, me: Identity, room: Room, fork: wire.Fork) -> wire.Opened:
        """Open a table that goes on from a step of an ended game."""
        if room.course is None or room.table.state not in ENDED:
            raise Refusal("table/running", "A game can be forked when it has ended.")
        match = replay.at_step(room.table, room.course.match.log, fork.step)
        if match.over:
            raise Refusal("table/over", "The game was over at this step.")
        row = self._row(me, begun_now(match.game), fork)
        row.origin = msgspec.json.encode(match.snapshot()).decode()
        row.forked, row.forked_step = room.table.id, fork.step
        return await self._open(me, row, fork.who)

    def _row(
        self, me: Identity | None, played: Game, asked: wire.Opening | wire.Fork | None = None
    ) -> TableRow:
        now = self.house.now()
        return TableRow(
            id=identity.new_id(),
            game=played.name,
            edition=played.edition,
            options=dict(played.options),
            seats=played.seats,
            rules=played.rules_version,
            components=played.components_hash,
            settings=played.resolved.encode().decode(),
            pace=msgspec.json.encode(asked.pace if asked else wire.NoPace()),
            listed=asked is not None and asked.listed,
            several=asked is not None and asked.several,
            owner=me.id if me else None,
            owner_person=me.person if me else "",
            seed=secrets.token_bytes(SEED_BYTES),
            state="open",
            opened=now,
            changed=now,
        )

    async def _open(self, me: Identity, row: TableRow, who: Who) -> wire.Opened:
        if await self.house.store.owned(me.id) >= self.house.limits.tables:
            raise Refusal("limit/tables", "You have too many open or running tables.")
        seats = self._seats(me, row.seats, who)
        tokens = {kind: identity.new_secret() for kind in (INVITATION, WATCH)}
        hashes = {kind: identity.digest(token) for kind, token in tokens.items()}
        await self.house.store.open_table(Opening(row, seats, hashes))
        return wire.Opened(await self._begun(me, row, seats), tokens[INVITATION], tokens[WATCH])

    async def _begun(self, me: Identity, row: TableRow, seats: list[SeatRow]) -> wire.Table:
        """A new table, which begins by itself if it is full; if not now, then when it is seen."""
        try:
            room = await self.house.room(row.id)
            await settled(room)
        except (Failed, Refusal):
            return seating.described(row, seats, me)  # opened it is, and that is saved
        return seating.table(room, me)

    def _seats(self, me: Identity, count: int, who: Who) -> list[SeatRow]:
        given: Sequence[str | wire.BotSeat] = who or ["me", *["open"] * (count - 1)]
        if len(given) != count:
            raise Refusal("seats/bad", f"who names {len(given)} seats; there are {count}.")
        seats: list[SeatRow] = []
        for number, entry in enumerate(given):
            taken = {seat.colour for seat in seats}
            wanted = me.colour if entry == "me" else ""
            seat = SeatRow(number, "open", identity.free_colour(wanted, taken))
            if isinstance(entry, wire.BotSeat):
                seat.state, seat.bot = "bot", self.house.default_bot(entry.bot)
            elif entry == "me":
                seating.take(seat, me, self.house.now())
            seats.append(seat)
        return seats

    async def keep(self, me: Identity, text: str) -> wire.Table:
        """Keep a record that replays; one at a time, because threads take the loop's time."""
        async with self._replaying:
            row, course, rows = await asyncio.to_thread(self._replayed, me, text)
        row.n = len(rows)
        row.result = updates.result_of(course.match)
        seats = [SeatRow(n, "gone", identity.COLOURS[n]) for n in range(row.seats)]
        await self.house.store.open_table(Opening(row, seats, {}, rows))
        return seating.described(row, seats, me)

    def _replayed(self, me: Identity, text: str) -> tuple[TableRow, Course, list[LogRow]]:
        pace = Pauses()
        try:
            for match in record.loading(text):  # noqa: B007
                pace.pause()
        except MaleconError as error:
            raise of(error) from None
        row = self._row(me, match.game)
        row.seed, row.unproved = match.seed, match.unproved
        row.origin = msgspec.json.encode(match.origin).decode() if match.origin else None
        row.state = "over" if match.over else "stopped"
        return row, *self._kept_rows(row, match, pace)

    def _kept_rows(self, row: TableRow, match: Match, pace: Pauses) -> tuple[Course, list[LogRow]]:
        course = Course(first_match(row))
        now = self.house.now()
        course.note("begin")
        rows = course.take_rows()
        for entry in replay.rows_of(match, now):
            course.redo(entry)
            rows += course.take_rows()
            pace.pause()
        course.note("stopped" if row.state == "stopped" else "kept")
        rows += course.take_rows()
        for made in rows:
            made.at = now
        return course, rows

    async def play_again(self, room: Room) -> None:
        """A rematch: the same settings and people, seats moved on by one."""
        if room.table.rematch is not None or room.course is None:
            return
        old = room.table
        row = self._row(None, begun_now(room.course.match.game))
        row.pace, row.listed, row.several = old.pace, old.listed, old.several
        row.owner, row.owner_person = old.owner, old.owner_person
        seats = [
            msgspec.structs.replace(seat, seat=(seat.seat + 1) % len(room.seats))
            for seat in room.seats
        ]
        for seat in seats:
            if seat.state in ("stand-in", "resigned"):
                seat.state, seat.bot = "person", None
            elif seat.state == "gone":
                seat.state, seat.bot = "bot", self.house.default_bot(None)
        room.table.rematch = row.id
        tokens = {kind: identity.digest(identity.new_secret()) for kind in (INVITATION, WATCH)}
        opening = Opening(row, sorted(seats, key=lambda s: s.seat), tokens)
        first = room.course.rows
        room.course.note("rematch", text=row.id)
        room.commit(first, None, wire.RowInfo("rematch", table=row.id), rematch=opening)
        await settled(room)
        await self.house.room(row.id)

    # Finding one

    async def invited(self, token: str) -> Room:
        """The table that an invitation is for."""
        return await self._by_token(INVITATION, token)

    async def watched(self, token: str) -> Room:
        """The table that a watch link is for."""
        return await self._by_token(WATCH, token)

    async def check_seen(
        self, room: Room, me: Identity | None, watch: str, invitation: str = ""
    ) -> None:
        """Who may see a table: its people, who was let in by a link, and all while it is listed."""
        owns = me is not None and room.table.owner == me.id
        if room.table.listed or owns or room.seats_of(me):
            return
        for kind, token in ((WATCH, watch), (INVITATION, invitation)):
            if token:
                digest = identity.digest(token)
                found = await self.house.store.subject(kind, digest, self.house.now())
                if found == room.table.id:
                    return
        raise not_found()

    async def _by_token(self, kind: str, token: str) -> Room:
        found = await self.house.store.subject(kind, identity.digest(token), self.house.now())
        if found is None:
            raise not_found()
        return await self.house.room(found)


async def shown_table(room: Room, me: Identity | None) -> wire.Table:
    """A table as somebody sees it, once that is saved."""
    table = seating.table(room, me)
    await settled(room)
    return table
