"""What becomes of a league by itself: groups are drawn, tables open, deadlines go by service time.

Each step is planned from what is stored and taken in one transaction, only if the league still
stands where it was planned; so neither a restart nor a kill changes anything, and what was not
finished is planned again.
"""

import asyncio
import secrets
from typing import Final

import msgspec

from malecon.games.registry import find
from malecon.server import logs, wire
from malecon.server.clubs import draw
from malecon.server.clubs.clubs import CLUB_NAME
from malecon.server.clubs.standings import Played, Score, standings, strengths
from malecon.server.paces import TurnPace
from malecon.server.refusal import Refusal
from malecon.server.service.gathering import Gathering, opened_for
from malecon.server.service.service import Service
from malecon.server.storage import leagues
from malecon.server.storage.failures import Conflict
from malecon.server.storage.leagues import LeaguePlayer, LeagueRow, SeasonStep
from malecon.server.storage.rows import Identity, NewTable
from malecon.server.table import commands

LOOK: Final = 1.0  # seconds between two looks at what is due
SOME: Final = 100
DAY: Final = 86_400_000  # milliseconds
GRACE: Final = 3_600_000  # in which bots play a table to its end after the deadline
FEWEST: Final = 2  # players
LATELY: Final = 200  # games of a club that its members' strength is told from


class Seasons:
    """The seasons of all leagues."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._store = service.store
        service.loops["leagues"] = self.go_on

    async def go_on(self) -> None:
        """Take the steps that are due, one league after another."""
        while True:
            for club in await self._store.leagues_due(self.service.service_time(), SOME):
                try:
                    await self._go_on(club)
                except Conflict as late:  # somebody was quicker; it is looked at again
                    logs.note("league", late=str(late))
            await asyncio.sleep(LOOK)

    async def _go_on(self, club: str) -> None:
        row = await self._store.league(club)
        if row is None:
            return
        if row.state == leagues.BETWEEN:
            if not await self.begin_season(row):
                waiting = msgspec.structs.replace(row, state=leagues.SIGNING, due=None)
                await self._store.take_step(row, SeasonStep(waiting))
        elif row.state in (leagues.PLAYING, leagues.CLOSING):
            if await self._are_running(row):
                await self._close_round(row)
            else:
                await self._after_round(row)

    async def _are_running(self, row: LeagueRow) -> bool:
        """Whether a table of this round goes on; what is frozen, or bots do not end, does not."""
        if row.state == leagues.CLOSING and row.due is not None:
            if row.due <= self.service.service_time():
                return False
        return any(
            table.state in ("open", "running") and self.service.frozen.of(table) is None
            for about, table, _ in await self.played(row)
            if about.round == row.round
        )

    async def _close_round(self, row: LeagueRow) -> None:
        """The deadline has come: who still plays is noted, then bots play all to the end."""
        now = self.service.service_time()
        if row.due is None or row.due > now:
            return
        for about, table, seats in await self.played(row):
            if about.round == row.round and table.state == "running":
                there = [
                    s.identity for s in seats if s.state == "person" and s.identity is not None
                ]
                await self._store.set_present(table.id, there)
                await self.resign(table.id, None)
        closing = msgspec.structs.replace(row, state=leagues.CLOSING, due=now + GRACE)
        await self._store.take_step(row, SeasonStep(closing))

    async def _after_round(self, row: LeagueRow) -> None:
        settings = settings_of(row)
        if row.round < settings.rounds:
            players = await self._store.league_players(row.club, row.season)
            await self._open_round(row, row, players, row.round + 1)
            return
        due = self.service.service_time() + settings.pause * DAY
        between = msgspec.structs.replace(row, state=leagues.BETWEEN, due=due)
        await self._store.take_step(row, SeasonStep(between))

    async def begin_season(self, row: LeagueRow) -> bool:
        """Draw the groups of the next season; whether there are enough players."""
        season, settings = next_season(row), settings_of(row)
        seed = secrets.token_bytes(16)
        new = [one.who for one in await self._store.league_players(row.club, season)]
        if row.state == leagues.SIGNING:
            chance = {who.id: draw.lot(seed, who.person) for who in new}
            strength = await self._strengths(row) if settings.draw == "strength" else {}
            order = draw.strongest_first(
                new, lambda who: strength.get(who.id, 0.0), lambda who: chance[who.id]
            )
            deal = draw.by_strength if settings.draw == "strength" else draw.by_lot
            groups = deal(order, settings.seats) if order else []
        else:
            stay = [who for group in await self._moved(row) for who in group]
            known = {who.id for who in stay}
            stay += [who for who in new if who.id not in known]
            groups = draw.by_lot(stay, settings.seats) if stay else []
        if sum(map(len, groups)) < FEWEST:
            return False
        players = [
            LeaguePlayer(who, division, place)
            for division, group in enumerate(groups)
            for place, who in enumerate(group)
        ]
        after = msgspec.structs.replace(row, season=season, seed=seed)
        await self._open_round(row, after, players, 1, drawn=True)
        return True

    async def _open_round(
        self, row: LeagueRow, after: LeagueRow, players: list[LeaguePlayer], number: int,
        *, drawn: bool = False,
    ) -> None:  # fmt: skip
        settings = settings_of(row)
        due = self.service.service_time() + settings.days * DAY
        after = msgspec.structs.replace(after, state=leagues.PLAYING, round=number, due=due)
        openings = []
        for division in sorted({player.division for player in players if player.division >= 0}):
            group = [player for player in players if player.division == division]
            opening = self._opening(row.club, settings, group, number)
            if opening is not None:
                openings.append((division, opening))
        await self._store.take_step(row, SeasonStep(after, players if drawn else None, openings))
        for _, opening in openings:
            self.service.wake(opening.table.id)

    def _opening(
        self, club: str, settings: wire.LeagueSettings, group: list[LeaguePlayer], number: int
    ) -> NewTable | None:
        """A table for a group, seats moved on each round; bots have the seats of who has left."""
        people = [
            None if player.has_left or not player.who.name else player.who for player in group
        ]
        people += [None] * (min(find(settings.game).seat_counts) - len(people))
        if all(person is None for person in people):
            return None
        shift = (number - 1) % len(people)
        asked = Gathering(
            game=settings.game,
            people=people[shift:] + people[:shift],
            pace=TurnPace(settings.turn),
            name=f"{settings.name} {chr(ord('A') + group[0].division % 26)}{number}"[:CLUB_NAME],
        )
        opening = opened_for(self.service, asked)
        opening.table.club = club
        return opening

    async def _moved(self, row: LeagueRow) -> list[list[Identity]]:
        """The groups after a season, without who has left, or has finished nothing of it."""
        settings = settings_of(row)
        groups = draw.up_and_down(await self.groups(row), settings.moves)
        return [
            [
                score.player.who
                for score in group
                if not score.player.has_left and score.forfeits < max(1, score.played)
            ]
            for group in groups
        ]

    async def groups(self, row: LeagueRow) -> list[list[Score]]:
        """The groups of this season in the order of their standings."""
        players = await self._store.league_players(row.club, row.season)
        played = await self.played(row)
        divisions = sorted({player.division for player in players if player.division >= 0})
        return [
            standings(
                [player for player in players if player.division == division],
                [one for one in played if one[0].division == division],
                row.seed,
            )
            for division in divisions
        ]

    async def played(self, row: LeagueRow) -> list[Played]:
        tables = await self._store.league_tables(row.club, row.season)
        found = await self._store.tables([about.table for about in tables])
        by_id = {table.id: (table, seats) for table, seats in found}
        return [(about, *by_id[about.table]) for about in tables if about.table in by_id]

    async def resign(self, table: str, identity: int | None) -> None:
        """Somebody, or everybody, plays a table no more: a bot does so for good."""
        try:
            room = await self.service.room(table)
        except Refusal:  # nothing can be done at a frozen table
            return
        for row in room.seats:
            is_meant = row.identity is not None and identity in (None, row.identity)
            if room.is_running and is_meant and row.state in ("person", "stand-in"):
                room.change(commands.resign(room, row.seat, None), None)
        await room.until_saved()

    async def _strengths(self, row: LeagueRow) -> dict[int, float]:
        """How strong members are, by what the club has played of the game lately."""
        ended = await self._store.club_tables(row.club, "ended", None, LATELY)
        return strengths(await self._store.tables(ended), settings_of(row).game)


def settings_of(row: LeagueRow) -> wire.LeagueSettings:
    """How a league is played."""
    return msgspec.json.decode(row.settings, type=wire.LeagueSettings)


def next_season(row: LeagueRow) -> int:
    """The season that one signs up for now."""
    return row.season if row.state == leagues.SIGNING else row.season + 1
