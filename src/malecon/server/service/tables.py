"""Opening tables, going on from a step, keeping records, playing again; and who may see a table."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from malecon.games import record
from malecon.games.api import Game
from malecon.games.errors import MaleconError
from malecon.games.match import Match
from malecon.games.opening import game_with
from malecon.games.own_components import Written, is_ours
from malecon.server import identity, names, wire
from malecon.server.refusal import Refusal, not_found, of
from malecon.server.service.rebuilding import Pauses
from malecon.server.service.service import Service
from malecon.server.storage.failures import Failed
from malecon.server.storage.games import begun_now
from malecon.server.storage.rows import Identity, LogRow, NewTable, SeatRow, TableRow
from malecon.server.table import (
    description,
    opening,
    permissions,
    replay,
    seating,
    telling,
    updates,
)
from malecon.server.table.frozen import FrozenTable
from malecon.server.table.log import MatchLog, first_match
from malecon.server.table.opening import INVITATION, WATCH
from malecon.server.table.room import Room
from malecon.server.table.state import ENDED
from malecon.server.workers import bots

Who = Sequence[str | wire.SeatFor] | None
TABLE_NAME: Final = 40  # letters


class TableService:
    """What people do with tables."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._replaying = asyncio.Lock()

    # Opening

    async def open(
        self, me: Identity, asked: wire.Opening, own: Written | None = None
    ) -> wire.Opened:
        """Open a table, with own components if there are any; it begins if no seat is open."""
        try:
            played = game_with(
                asked.options, asked.game, seats=asked.seats, edition=asked.edition,
                components=own or self.service.components.site(asked.game),
            )  # fmt: skip
        except MaleconError as error:
            raise of(error) from None
        row = self._row(me, played, asked)
        row.club = await self._club_of(me, asked)
        return await self._open(me, row, asked.who)

    async def _club_of(self, me: Identity, asked: wire.Opening) -> str | None:
        """The club that a table is opened for, by one of its members and for them alone."""
        if asked.club is None:
            return None
        if await self.service.store.role(asked.club, me.id) is None:
            raise not_found()
        if asked.listed:
            raise Refusal("club/members", "A table of a club is for its members alone.")
        return asked.club

    async def fork(self, me: Identity, room: Room, fork: wire.Fork) -> wire.Opened:
        """Open a table that goes on from a step of an ended game."""
        if room.match_log is None or room.table.state not in ENDED:
            raise Refusal("table/running", "A game can be forked when it has ended.")
        match = replay.at_step(room.table, room.match_log.match.log, fork.step)
        if match.over:
            raise Refusal("table/over", "The game was over at this step.")
        row = self._row(me, begun_now(match.game), fork)
        row.origin = msgspec.json.encode(match.snapshot()).decode()
        row.forked, row.forked_step = room.table.id, fork.step
        return await self._open(me, row, fork.who)

    def _row(
        self, me: Identity | None, played: Game, asked: wire.Opening | wire.Fork | None = None
    ) -> TableRow:
        row = opening.new_row(played, self.service.now())
        if asked is not None:
            row.pace = msgspec.json.encode(asked.pace)
            row.listed, row.several = asked.listed, asked.several
        if isinstance(asked, wire.Opening):
            row.name = names.clean(asked.name, TABLE_NAME) if asked.name else ""
            row.rated = asked.rated and is_ours(row.game, row.components)
        if me is not None:
            row.owner, row.owner_person = me.id, me.person
        return row

    async def _open(self, me: Identity, row: TableRow, who: Who) -> wire.Opened:
        if await self.service.store.owned(me.id) >= self.service.limits.tables:
            raise Refusal("limit/tables", "You have too many open or running tables.")
        seats = await self._seats(me, row.seats, who)
        tokens = {kind: identity.new_secret() for kind in (INVITATION, WATCH)}
        hashes = {kind: identity.digest(token) for kind, token in tokens.items()}
        due = self.service.service_time() + self.service.notice_wait
        invited = telling.invitations(seats, self.service.now(), due)
        await self.service.store.open_table(NewTable(row, seats, hashes, notices=invited))
        return wire.Opened(await self._begun(me, row, seats), tokens[INVITATION], tokens[WATCH])

    async def _begun(self, me: Identity, row: TableRow, seats: list[SeatRow]) -> wire.Table:
        """A new table, which begins by itself if it is full; if not now, then when it is seen."""
        try:
            room = await self.service.room(row.id)
            await room.until_saved()
        except (Failed, Refusal):
            return description.described(row, seats, me)  # opened it is, and that is saved
        return description.table(room, me)

    async def _seats(self, me: Identity, count: int, who: Who) -> list[SeatRow]:
        given: Sequence[str | wire.SeatFor] = who or ["me", *["open"] * (count - 1)]
        if len(given) != count:
            raise Refusal("seats/bad", f"who names {len(given)} seats; there are {count}.")
        seats: list[SeatRow] = []
        for number, entry in enumerate(given):
            taken = {seat.colour for seat in seats}
            wanted = me.colour if entry == "me" else ""
            seat = SeatRow(number, "open", identity.free_colour(wanted, taken))
            if isinstance(entry, wire.SeatFor) and entry.person is not None:
                seating.keep(seat, await self.known(me, entry.person))
            elif isinstance(entry, wire.SeatFor):
                seat.state, seat.bot = "bot", bots.named(entry.bot)
            elif entry == "me":
                seating.take(seat, me, self.service.now())
            seats.append(seat)
        return seats

    async def known(self, me: Identity, person: str) -> Identity:
        """Somebody for whom a seat can be kept; refused where that would be a stranger."""
        found = await self.service.store.known(me.id, person)
        if found is None:
            said = "A seat is kept for people whom you have played with; this is none of them."
            raise Refusal("person/unknown", said)
        if found[1] >= self.service.limits.invitations:
            said = "You keep too many seats for this person already; nothing was changed."
            raise Refusal("limit/invitations", said)
        return found[0]

    async def keep(self, me: Identity, text: str) -> wire.Table:
        """Keep a record that replays; one at a time, because threads take the loop's time."""
        async with self._replaying:
            row, match_log, rows = await asyncio.to_thread(self._replayed, me, text)
        row.n = len(rows)
        row.result = updates.result_of(match_log.match)
        seats = [SeatRow(n, "gone", identity.COLOURS[n]) for n in range(row.seats)]
        await self.service.store.open_table(NewTable(row, seats, {}, rows))
        return description.described(row, seats, me)

    def _replayed(self, me: Identity, text: str) -> tuple[TableRow, MatchLog, list[LogRow]]:
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

    def _kept_rows(
        self, row: TableRow, match: Match, pace: Pauses
    ) -> tuple[MatchLog, list[LogRow]]:
        match_log = MatchLog(first_match(row))
        now = self.service.now()
        match_log.note("begin")
        rows = match_log.take_rows()
        for entry in replay.rows_of(match, now):
            match_log.redo(entry)
            rows += match_log.take_rows()
            pace.pause()
        match_log.note("stopped" if row.state == "stopped" else "kept")
        rows += match_log.take_rows()
        for made in rows:
            made.at = now
        return match_log, rows

    # Finding one

    async def invited(self, token: str) -> Room | FrozenTable:
        """The table that an invitation is for; who comes too late is told why."""
        room = await self._by_token(INVITATION, token)
        if room is not None:
            return room
        known = await self.service.store.was_token(INVITATION, identity.digest(token))
        if known is None:
            raise not_found()
        if (await self.service.readable(known)).table.state == "closed":
            raise Refusal("table/closed", "The table was closed.")
        raise Refusal("link/void", "The host has renewed or withdrawn this invitation.")

    async def watched(self, token: str) -> Room | FrozenTable:
        """The table that a link is for; an invitation is good for watching, too."""
        room = await self._by_token(WATCH, token) or await self._by_token(INVITATION, token)
        if room is None:
            raise not_found()
        return room

    async def check_seen(
        self, room: Room | FrozenTable, me: Identity | None, watch: str, invitation: str = ""
    ) -> None:
        """Who may see a table: its people, who was let in by a link, and all while it is listed."""
        if permissions.is_visible(room.table, room.seats, me):
            return
        if room.table.club is not None:
            await self.check_member(room, me)
            return
        links = [(WATCH, watch)]
        if me is None or room.removed.get(me.id) is not False:
            links += [(INVITATION, watch), (INVITATION, invitation)]
        now = self.service.now()
        linked = [
            await self.service.store.subject(kind, identity.digest(token), now)
            for kind, token in links
            if token
        ]
        permissions.check_link(room.table, linked)

    async def check_member(self, room: Room | FrozenTable, me: Identity | None) -> None:
        """A table of a club is there for its members alone, whatever link others have."""
        club = room.table.club
        if club is None or seating.is_theirs(room.table, room.seats, me):
            return
        if me is None or await self.service.store.role(club, me.id) is None:
            raise not_found()

    async def _by_token(self, kind: str, token: str) -> Room | FrozenTable | None:
        found = await self.service.store.subject(kind, identity.digest(token), self.service.now())
        return await self.service.readable(found) if found is not None else None


def playable(found: Room | FrozenTable) -> Room:
    """A table where something can be changed; Frozen if nothing can."""
    if isinstance(found, FrozenTable):
        raise found.refusal
    return found


async def shown_table(room: Room | FrozenTable, me: Identity | None) -> wire.Table:
    """A table as somebody sees it, once that is saved."""
    if isinstance(room, FrozenTable):
        return room.described(me)
    table = description.table(room, me)
    await room.until_saved()
    return table
