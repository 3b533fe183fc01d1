"""People who look for people: kept in the store, so that neither a closed page nor a restart ends
it, and paired there, so that of two tables only one can have somebody."""

import asyncio
import random
from typing import Final

import msgspec

from malecon.games.errors import MaleconError
from malecon.games.registry import find
from malecon.server import identity as identities
from malecon.server import logs, wire
from malecon.server.paces import Pace
from malecon.server.pairing.matching import Group, nearest, nearest_with_bots, suits
from malecon.server.refusal import Refusal, of
from malecon.server.service.draft import settle
from malecon.server.service.gathering import Gathering, opened_for
from malecon.server.service.service import Service
from malecon.server.storage.failures import Conflict
from malecon.server.storage.pairing import SearchRow
from malecon.server.storage.rows import Identity
from malecon.server.table import commands

LOOK: Final = 0.5  # seconds between two looks for searches that are due
SOME: Final = 100  # searches that are due in one look
CROWD: Final = 300  # people, the longest first, among whom somebody's group is found
MOST_COMPANIONS: Final = 50


class PairingService:
    """What people who look for people can do, and what becomes of it by itself."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._store = service.store
        self._pairing = asyncio.Lock()
        self._from: dict[int, str] = {}  # the address that somebody looks from
        service.loops["pairing"] = self.go_on

    # What people do

    async def look(
        self, me: Identity, asked: wire.LookForPeople, address: str
    ) -> wire.PairingState:
        """Look for people; whoever has just been paired is told that instead."""
        _check(asked)
        self._check_address(me, address)
        now = self.service.service_time()
        bots = None if asked.bots_after is None else now + asked.bots_after
        search = SearchRow(
            who=me,
            game=asked.game,
            seats=sorted(set(asked.seats)),
            pace=msgspec.json.encode(asked.pace),
            languages=list(dict.fromkeys(asked.languages)),
            began=now,
            until=now + asked.look_for,
            bots=bots,
        )
        kept = await self._store.look(search)
        if kept.state == "looking":
            self._from[me.id] = address
            await self._try(kept)
        return await self.shown(me)

    async def shown(self, me: Identity | None) -> wire.PairingState:
        """How somebody's search stands."""
        search = await self._store.search(me.id) if me is not None else None
        counts = await self._store.looking_for()
        if search is None:
            return wire.PairingState("none", counts)
        now = self.service.service_time()
        found = wire.PairingState(
            search.state, counts, table=search.table, game=search.game, seats=search.seats,
            pace=msgspec.json.decode(search.pace, type=Pace), languages=search.languages,
        )  # fmt: skip
        if search.state == "looking":
            group = nearest(await self._waiting(search), search)
            found.people, found.lacking = await self._ready(group), group.lacking
            found.waited = max(0, now - search.began)
            found.left = max(0, search.until - now)
            found.bots_in = None if search.bots is None else max(0, search.bots - now)
        return found

    async def stop(self, me: Identity) -> str | None:
        """Look no more; the table that it has led to meanwhile, if any."""
        self._from.pop(me.id, None)
        ended = await self._store.end_search(me.id)
        return ended.table if ended is not None else None

    async def begin(self, me: Identity) -> wire.PairingState:
        """Let bots have the seats that nobody has taken, now."""
        search = await self._store.search(me.id)
        if search is None or search.state == "over":
            raise Refusal("pairing/none", "You are not looking for people; nothing was begun.")
        if search.state == "looking":
            await self._begin_with_bots(search)
        return await self.shown(me)

    async def companions(self, me: Identity) -> list[wire.Companion]:
        """People whom somebody has played with."""
        found = await self._store.companions(me.id, MOST_COMPANIONS)
        known = await self._store.finishes([one.who.id for one in found])
        return [
            wire.Companion(
                one.who.person, one.who.name, one.who.colour, known[one.who.id].ended,
                known[one.who.id].finished, one.games, one.last, one.table,
            )
            for one in found
        ]  # fmt: skip

    # What follows by itself

    async def go_on(self) -> None:
        """Try all once, as a server may have ended before it could; then those that are due."""
        await self._try_all()
        while True:
            now = self.service.service_time()
            for search in await self._store.searches_due(now, SOME):
                if search.bots is not None and search.bots <= now:
                    await self._begin_with_bots(search)
                else:
                    self._from.pop(search.who.id, None)
                    await self._store.give_up(search.who.id, now)
            await asyncio.sleep(LOOK)

    async def _try_all(self) -> None:
        for search in await self._store.searches_due(1 << 62, SOME * SOME):
            await self._try(search)

    async def _try(self, search: SearchRow) -> None:
        """Begin a table if there are enough people for one."""
        async with self._pairing:
            group = nearest(await self._waiting(search), search)
            if not group.lacking:
                await self._open(group)
            else:
                await self._replace_a_bot(search)

    async def _replace_a_bot(self, search: SearchRow) -> None:
        """Sit down where a bot makes room, if there is such a table."""
        for found in await self._store.with_bots(search.game, search.pace, SOME):
            if not suits(found, search):
                continue
            try:
                room = await self.service.room(found.table)
                now = self.service.now()
                room.change(commands.sit_down(room, found.bots[0], search.who, now), search.who.id)
                await room.until_saved()
                await settle(self.service, room)
            except Refusal as late:  # it has gone on, or the person looks no more
                logs.note("pairing", late=late.error)
                continue
            self._from.pop(search.who.id, None)
            return

    async def _begin_with_bots(self, search: SearchRow) -> None:
        async with self._pairing:
            await self._open(nearest_with_bots(await self._waiting(search), search))

    async def _open(self, group: Group) -> None:
        people: list[Identity | None] = [search.who for search in group.people]
        people += [None] * group.lacking
        random.SystemRandom().shuffle(people)
        first = group.people[0]
        pace = msgspec.json.decode(first.pace, type=Pace)
        asked = Gathering(game=first.game, people=people, pace=pace, language=group.language)
        opening = opened_for(self.service, asked)
        try:
            await self._store.pair(opening, [search.who.id for search in group.people])
        except Conflict as late:  # somebody has gone meanwhile; the others look on
            logs.note("pairing", late=str(late))
            return
        for search in group.people:
            self._from.pop(search.who.id, None)
        self.service.wake(opening.table.id)

    async def _waiting(self, search: SearchRow) -> list[SearchRow]:
        return await self._store.looking(search.game, search.pace, CROWD)

    async def _ready(self, group: Group) -> list[wire.Ready]:
        known = await self._store.finishes([search.who.id for search in group.people])
        return [
            wire.Ready(
                who.person, who.name, who.colour, known[who.id].ended, known[who.id].finished
            )
            for who in (search.who for search in group.people)
        ]

    def _check_address(self, me: Identity, address: str) -> None:
        """So that nobody fills the room with people who are none."""
        others = sum(at == address for who, at in self._from.items() if who != me.id)
        if others >= self.service.limits.address_looking:
            raise Refusal("limit/pairing", "Too many look for people from where you are.")
        self.service.gate.search(me.id, address)


def _check(asked: wire.LookForPeople) -> None:
    try:
        counts = find(asked.game).seat_counts
    except MaleconError as error:
        raise of(error) from None
    if not all(seats in counts for seats in asked.seats):
        raise Refusal("seats/bad", f"{asked.game} is played by {counts[0]} to {counts[-1]}.")
    for language in asked.languages:
        identities.known_language(language)
    if asked.bots_after is not None and asked.bots_after > asked.look_for:
        raise Refusal("request/bad", "Bots cannot come after the looking has ended.")
