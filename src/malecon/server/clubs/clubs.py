"""Clubs: a link to join, tables for members alone, and organisers who keep order."""

from collections.abc import Awaitable, Callable
from typing import Final

from malecon.server import identity as identities
from malecon.server import names, wire
from malecon.server.refusal import Refusal, not_found
from malecon.server.service import owner
from malecon.server.service.draft import Draft, change
from malecon.server.service.listing import listed
from malecon.server.service.service import Service
from malecon.server.storage.clubs import ORGANISER, ClubRow, MemberRow
from malecon.server.storage.failures import Conflict
from malecon.server.storage.rows import Identity
from malecon.server.table import permissions, seating, telling

CLUB_NAME: Final = 40  # letters
TABLES: Final = 100  # open and running ones that are shown
RESULTS: Final = 20  # on one page
REMOVED: Final = 1008  # the close code of who may not be here

Leaving = Callable[[int, str], Awaitable[None]]  # who leaves which club


class ClubService:
    """What people do with clubs."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._store = service.store
        self.on_leaving: Leaving | None = None  # what else follows

    async def open(self, me: Identity, name: str, address: str) -> wire.Club:
        """A new club, organised by who opens it."""
        called = names.clean(name, CLUB_NAME)
        await self._check_room_for(me)
        self.service.gate.club(me.id, address)
        row = ClubRow(identities.new_id(), called, identities.new_id(), self.service.now())
        await self._store.open_club(row, me.id)
        return await self.shown(me, row.id)

    async def mine(self, me: Identity) -> list[wire.ClubInfo]:
        """The clubs that somebody is in."""
        found = await self._store.clubs_of(me.id)
        return [wire.ClubInfo(club.id, club.name, club.members, role) for club, role in found]

    async def shown(self, me: Identity, club: str) -> wire.Club:
        """A club as its members see it; not there for others."""
        row, role = await self.entered(me, club)
        members = await self._store.members(club)
        finishes = await self._store.finishes([member.who.id for member in members])
        shown = names.told_apart(
            (member.since, member.who.person, member.who.name) for member in members
        )
        return wire.Club(
            club=row.id,
            name=row.name,
            made=row.made,
            code=row.code,
            role=role,
            members=[
                wire.Member(
                    one.who.person, shown[one.who.person], one.who.colour,
                    finishes[one.who.id].ended, finishes[one.who.id].finished, one.role, one.since,
                    ("identity", one.who.id) in self.service.sockets,
                )
                for one in members
            ],
            tables=await self._tables(me, club, "current", None, TABLES),
            results=await self._store.club_results(club),
        )  # fmt: skip

    async def results(self, me: Identity, club: str, before: str | None) -> list[wire.Table]:
        """Games of a club that have ended, the last first."""
        await self.entered(me, club)
        return await self._tables(me, club, "ended", before, RESULTS)

    async def invited(self, me: Identity | None, code: str) -> wire.ClubInfo:
        """The club that a link is for."""
        club = await self._by_code(code)
        role = await self._store.role(club.id, me.id) if me is not None else None
        return wire.ClubInfo(club.id, club.name, club.members, role)

    async def join(self, me: Identity, code: str) -> wire.Club:
        """Come into a club by its link."""
        club = await self._by_code(code)
        if await self._store.role(club.id, me.id) is None:
            await self._check_room_for(me)
            most = int(self.service.limits.members)
            joined = await self._store.join_club(club.id, me.id, self.service.now(), most)
            if joined == "removed":
                said = "An organiser has removed you; only a new link lets you in."
                raise Refusal("club/removed", said)
            if joined == "full":
                raise Refusal("limit/members", f"A club has at most {most} members.")
        return await self.shown(me, club.id)

    async def leave(self, me: Identity, club: str) -> None:
        """Go; running games go on."""
        await self.entered(me, club)
        await self._go(me.id, club, removed=False)

    async def remind(self, me: Identity, club: str, table: str, seat: int) -> None:
        """Remind who is asked at a table: organisers do so, and who plays there."""
        _, role = await self.entered(me, club)
        room = await self.service.room(table)
        if room.table.club != club or seat >= len(room.seats):
            raise not_found()
        if role != ORGANISER and not room.seats_of(me):
            raise Refusal("club/not-yours", "That is for organisers and for who plays there.")
        await room.until_saved()
        row = room.seats[seat]
        permissions.check_reminded(row, room.waiting, me, seat in room.holidays)
        self.service.gate.remind(table, seat)
        now, due = self.service.now(), self.service.service_time()
        await self._store.tell(table, telling.reminder(room, seat, me.person, now, due))

    # What organisers do

    async def rename(self, me: Identity, club: str, name: str) -> wire.Club:
        """Another name for the club."""
        await self.led(me, club)
        await self._store.change_club(club, names.clean(name, CLUB_NAME))
        return await self.shown(me, club)

    async def new_link(self, me: Identity, club: str) -> wire.Club:
        """Another link to join; the old one is void."""
        await self.led(me, club)
        await self._store.set_code(club, identities.new_id())
        return await self.shown(me, club)

    async def set_role(self, me: Identity, club: str, person: str, role: str) -> wire.Club:
        """Make somebody an organiser, or an ordinary member."""
        await self.led(me, club)
        member = await self._member(club, person)
        try:
            await self._store.set_role(club, member.who.id, role)
        except Conflict:
            said = "A club has an organiser: make somebody else one first. Nothing was changed."
            raise Refusal("club/last", said) from None
        return await self.shown(me, club)

    async def remove(self, me: Identity, club: str, person: str) -> wire.Club:
        """Remove a member, who comes back only by a new link."""
        await self.led(me, club)
        member = await self._member(club, person)
        if member.who.id == me.id:
            raise Refusal("club/last", "That is you: leave the club instead. Nothing was changed.")
        await self._go(member.who.id, club, removed=True)
        return await self.shown(me, club)

    # In common

    async def _go(self, identity: int, club: str, *, removed: bool) -> None:
        await self._store.leave_club(club, identity, removed=removed)
        if self.on_leaving is not None:
            await self.on_leaving(identity, club)
        for table in await self._store.club_tables(club, "current", None, TABLES):
            await self._get_up(identity, table)

    async def _get_up(self, identity: int, table: str) -> None:
        """Whoever is in a club no more has no seat at its open tables, and looks on at none."""
        try:
            room = await self.service.room(table)
        except Refusal:
            return

        def go(draft: Draft) -> None:
            if draft.table.state == "open" and any(
                identity in (row.identity, row.kept) for row in draft.seats
            ):
                seating.vacate(draft.seats, identity)
                owner.hand_on(draft, identity)

        await change(self.service, room, go)
        for subscriber in list(room.subscribers):
            me = subscriber.identity
            if me is not None and me.id == identity and not room.seats_of(me):
                subscriber.cut(REMOVED)

    async def _tables(
        self, me: Identity, club: str, state: str, before: str | None, limit: int
    ) -> list[wire.Table]:
        ids = await self._store.club_tables(club, state, before, limit)
        return listed(self.service, me, await self._store.tables(ids))

    async def entered(self, me: Identity, club: str) -> tuple[ClubRow, str]:
        """A club that somebody is in, and the role there; not there for others."""
        row, role = await self._store.club(club), await self._store.role(club, me.id)
        if row is None or role is None:
            raise not_found()
        return row, role

    async def led(self, me: Identity, club: str) -> None:
        """Refused to all but organisers."""
        _, role = await self.entered(me, club)
        if role != ORGANISER:
            raise Refusal("club/not-yours", "Only an organiser of the club may do that.")

    async def _member(self, club: str, person: str) -> MemberRow:
        for member in await self._store.members(club):
            if member.who.person == person:
                return member
        raise Refusal("club/no-member", "Nobody of that id is in the club.")

    async def _by_code(self, code: str) -> ClubRow:
        club = await self._store.club_by_code(code)
        if club is None or not club.members:
            raise not_found()
        return club

    async def _check_room_for(self, me: Identity) -> None:
        if len(await self._store.clubs_of(me.id)) >= self.service.limits.clubs:
            raise Refusal("limit/clubs", "You are in as many clubs as one can be in.")
