"""Opening tables, sitting down, leaving, going on from a step: all that happens around a game."""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from malecon.games import record
from malecon.games.api import Game, game_with
from malecon.games.chance import SEED_BYTES
from malecon.games.errors import MaleconError
from malecon.games.match import Match
from malecon.server import identity, replay, seating, updates, wire
from malecon.server.course import Course, first_match
from malecon.server.house import House
from malecon.server.refusal import Refusal, not_found, of, unsaved
from malecon.server.room import ENDED, Room
from malecon.server.store import Conflict, Identity, LogRow, Opening, SeatRow, TableRow

INVITATION: Final = "invitation"
WATCH: Final = "watch"
EVERY: Final = -1
Who = Sequence[str | wire.BotSeat] | None


class Tables:
    """What people do with tables."""

    def __init__(self, house: House) -> None:
        self.house = house
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
        row = self._row(me.id, played, opening.listed, opening.pace)
        return await self._open(me, row, opening.who)

    async def fork(self, me: Identity, room: Room, fork: wire.Fork) -> wire.Opened:
        """Open a table that goes on from a step of an ended game."""
        if room.course is None or room.table.state not in ENDED:
            raise Refusal("table/running", "A game can be forked when it has ended.")
        match = replay.at_step(room.table, room.course.match.log, fork.step)
        if match.over:
            raise Refusal("table/over", "The game was over at this step.")
        row = self._row(me.id, match.game, fork.listed, fork.pace)
        row.origin = msgspec.json.encode(match.snapshot()).decode()
        row.forked, row.forked_step = room.table.id, fork.step
        return await self._open(me, row, fork.who)

    def _row(self, owner: int | None, played: Game, listed: bool, pace: wire.Pace) -> TableRow:
        now = self.house.now()
        return TableRow(
            id=identity.new_id(),
            game=played.name,
            edition=played.edition,
            options=dict(played.options),
            seats=played.seats,
            rules=played.rules_version,
            components=played.components_hash,
            pace=msgspec.json.encode(pace),
            listed=listed,
            owner=owner,
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
        room = await self.house.room(row.id)  # begins by itself if it is full
        await settled(room)
        return wire.Opened(seating.table(room, me), tokens[INVITATION], tokens[WATCH])

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
                _take(seat, me)
            seats.append(seat)
        return seats

    async def keep(self, me: Identity, text: str) -> wire.Table:
        """Keep a record that replays."""
        try:
            match = await asyncio.to_thread(record.load, text)
        except MaleconError as error:
            raise of(error) from None
        row = self._row(me.id, match.game, False, wire.NoPace())
        row.seed, row.unproved = match.seed, match.unproved
        row.origin = msgspec.json.encode(match.origin).decode() if match.origin else None
        row.state = "over" if match.over else "stopped"
        course, rows = await asyncio.to_thread(self._kept_rows, row, match)
        row.n = len(rows)
        row.result = updates.result_of(course.match)
        seats = [SeatRow(n, "gone", identity.COLOURS[n]) for n in range(row.seats)]
        await self.house.store.open_table(Opening(row, seats, {}, rows))
        return seating.described(row, seats, me)

    def _kept_rows(self, row: TableRow, match: Match) -> tuple[Course, list[LogRow]]:
        course = Course(first_match(row))
        now = self.house.now()
        course.note("begin")
        rows = course.take_rows()
        for entry in replay.rows_of(match, now):
            course.redo(entry)
            rows += course.take_rows()
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
        row = self._row(old.owner, room.course.match.game, old.listed, room.pace)
        row.state = "open"
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

    # Sitting down and leaving

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

    async def sit(self, me: Identity, room: Room, seat: int | None) -> wire.Table:
        """Sit down on a seat, or on the first open one."""
        mine = room.seats_of(me)
        if seat is None and mine:
            return await shown_table(room, me)
        if seat in mine:
            raise Refusal("seat/own", "You sit there already.")
        _check_open(room)
        free = [row for row in room.seats if row.state == "open"]
        if seat is not None:
            free = [row for row in free if row.seat == seat]
        if not free:
            raise Refusal("seat/taken", "That seat is taken.")
        taken = {row.colour for row in room.seats if row.state != "open"}
        free[0].colour = identity.free_colour(me.colour, taken)
        _take(free[0], me)
        _recolour(room)
        await self._seated(room)
        return await shown_table(room, me)

    async def leave(self, me: Identity, room: Room, seat: int) -> wire.Table:
        """Get up; in a running game a bot stands in."""
        seat = seating.own(room, me, seat)
        if room.table.state == "open":
            room.seats[seat] = SeatRow(seat, "open", room.seats[seat].colour)
            await self._seated(room)
        elif room.is_running and room.course is not None:
            if room.seats[seat].state == "person":
                first = room.course.rows
                room.commit(first, me.id, seating.put_stand_in(room, seat, None, "left"))
                await settled(room)
        else:
            raise Refusal("table/over", "The game has ended.")
        return await shown_table(room, me)

    async def put_bot(self, room: Room, seat: int, bot: str | None) -> None:
        """Put a bot on an open seat, or take it away."""
        _check_open(room)
        if seat >= len(room.seats):
            raise Refusal("seats/bad", f"There is no seat {seat}.")
        row = room.seats[seat]
        if row.state not in ("open", "bot"):
            raise Refusal("seat/taken", "Somebody sits there.")
        row.bot = None if bot is None else self.house.default_bot(bot)
        row.state = "open" if bot is None else "bot"
        await self._seated(room)

    async def begin(self, room: Room, bot: str | None) -> None:
        """Begin with bots on the open seats."""
        _check_open(room)
        name = self.house.default_bot(bot)
        for row in room.seats:
            if row.state == "open":
                row.state, row.bot = "bot", name
        await self._seated(room)

    async def _seated(self, room: Room) -> None:
        room.table.changed = self.house.now()
        try:
            seats, changed = room.copied_seats(), room.table.changed
            await self.house.store.set_seats(room.table.id, seats, changed)
        except Conflict:
            self.house.throw_away(room)
            raise Refusal("table/begun", "The game has begun.") from None
        await self._begin_if_full(room)
        room.tell_table()

    async def _begin_if_full(self, room: Room) -> None:
        if room.table.state == "open" and room.is_full:
            room.begin()
            await settled(room)

    async def forget(self, me: Identity) -> None:
        """Bots take the seats of who wants to be forgotten."""
        store = self.house.store
        mine = [
            table
            for state in ("open", "running")
            for table in await store.tables_of(me.id, state, None, EVERY)
        ]
        for table in mine:
            room = await self.house.room(table)
            for seat in room.seats_of(me):
                await self._vacate(room, seat)
        await store.forget_identity(me.id)
        for room in list(self.house.rooms.values()):
            if any(seat.identity == me.id for seat in room.seats):
                self.house.throw_away(room)  # names are read anew

    async def _vacate(self, room: Room, seat: int) -> None:
        if room.table.state == "open":
            room.seats[seat] = SeatRow(seat, "open", room.seats[seat].colour)
            await self._seated(room)
        elif room.is_running and room.course is not None:
            first = room.course.rows
            room.commit(first, None, seating.put_stand_in(room, seat, None, "deleted"))
            await settled(room)


async def shown_table(room: Room, me: Identity | None) -> wire.Table:
    """A table as somebody sees it, once that is saved."""
    table = seating.table(room, me)
    await settled(room)
    return table


async def settled(room: Room) -> None:
    """Wait until all that is in the log is saved."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    failure = unsaved()
    room.after_saving(partial(_finish, future, None), partial(_finish, future, failure))
    await future


def _finish(future: "asyncio.Future[None]", failure: Refusal | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)


def _take(seat: SeatRow, me: Identity) -> None:
    seat.state, seat.identity, seat.name, seat.person = "person", me.id, me.name, me.person
    seat.bot = None


def _check_open(room: Room) -> None:
    if room.table.state != "open":
        raise Refusal("table/begun", "The game has begun.")


def _recolour(room: Room) -> None:
    """Open seats and bots make room for the colours that people have."""
    taken = {row.colour for row in room.seats if row.state == "person"}
    for row in room.seats:
        if row.state != "person":
            row.colour = identity.free_colour(row.colour, taken)
            taken.add(row.colour)
