"""The league of a club: what its members and organisers do with it."""

from typing import Literal

import msgspec

from malecon.games.errors import MaleconError
from malecon.games.registry import find
from malecon.server import names, wire
from malecon.server.clubs import draw
from malecon.server.clubs.clubs import CLUB_NAME, ClubService
from malecon.server.clubs.seasons import DAY, Seasons, next_season, settings_of
from malecon.server.clubs.standings import Score
from malecon.server.refusal import Refusal, of
from malecon.server.service.service import Service
from malecon.server.storage import leagues
from malecon.server.storage.failures import Conflict
from malecon.server.storage.leagues import LeagueRow, SeasonStep
from malecon.server.storage.rows import Identity


class LeagueService:
    """What members and organisers do with the league, and what becomes of it by itself."""

    def __init__(self, service: Service, clubs: ClubService) -> None:
        self.service = service
        self._store = service.store
        self._clubs = clubs
        self._seasons = Seasons(service)
        clubs.on_leaving = self.forget

    # What members do

    async def shown(self, me: Identity, club: str) -> wire.League | None:
        """The league as members see it."""
        await self._clubs.entered(me, club)
        row = await self._store.league(club)
        return await self._shown(me, row) if row is not None else None

    async def join(self, me: Identity, club: str) -> wire.League:
        """Sign up for the next season."""
        await self._clubs.entered(me, club)
        row = await self._found(club)
        if row.state == leagues.ENDED:
            raise Refusal("league/not-now", "The league has ended; nothing was changed.")
        await self._store.sign_up(club, next_season(row), me.id)
        return await self._shown(me, row)

    async def leave(self, me: Identity, club: str) -> wire.League:
        """Play no more: bots finish the tables of this season."""
        await self._clubs.entered(me, club)
        await self.forget(me.id, club)
        return await self._shown(me, await self._found(club))

    async def forget(self, identity: int, club: str) -> None:
        """Somebody plays no more in a league, if there is one."""
        row = await self._store.league(club)
        if row is None:
            return
        await self._store.drop_player(club, row.season, identity)
        for about in await self._store.league_tables(club, row.season):
            await self._seasons.resign(about.table, identity)

    # What organisers do

    async def set(self, me: Identity, club: str, asked: wire.LeagueSettings) -> wire.League:
        """Found a league, or change one between two seasons."""
        await self._clubs.led(me, club)
        _check(asked)
        asked.name = names.clean(asked.name, CLUB_NAME)
        settings = msgspec.json.encode(asked)
        row = await self._store.league(club)
        if row is None:
            row = LeagueRow(club, settings)
        elif row.state in (leagues.PLAYING, leagues.CLOSING):
            raise Refusal("league/not-now", "A season is being played; nothing was changed.")
        elif row.state == leagues.ENDED:
            row = LeagueRow(club, settings, season=row.season + 1)
        else:
            row.settings = settings
        await self._store.set_league(row)
        return await self._shown(me, row)

    async def begin(self, me: Identity, club: str) -> wire.League:
        """Draw the groups and open the first tables."""
        await self._clubs.led(me, club)
        row = await self._found(club)
        if row.state not in (leagues.SIGNING, leagues.BETWEEN):
            raise Refusal("league/not-now", "The season has begun already; nothing was changed.")
        try:
            has_begun = await self._seasons.begin_season(row)
        except Conflict:
            raise _gone_on() from None
        if not has_begun:
            raise Refusal("league/few", "A league needs two players; nothing was changed.")
        return await self._shown(me, await self._found(club))

    async def extend(self, me: Identity, club: str, days: int) -> wire.League:
        """Give the tables of this round more time."""
        await self._clubs.led(me, club)
        row = await self._found(club)
        if row.state != leagues.PLAYING or row.due is None:
            raise Refusal("league/not-now", "No round is being played; nothing was changed.")
        due = min(row.due + days * DAY, self.service.service_time() + 60 * DAY)
        await self._step(row, SeasonStep(msgspec.structs.replace(row, due=due)))
        return await self._shown(me, await self._found(club))

    async def end(self, me: Identity, club: str) -> wire.League:
        """No more seasons; tables that have begun go on."""
        await self._clubs.led(me, club)
        row = await self._found(club)
        await self._step(
            row, SeasonStep(msgspec.structs.replace(row, state=leagues.ENDED, due=None))
        )
        return await self._shown(me, await self._found(club))

    # In common

    async def _step(self, row: LeagueRow, step: SeasonStep) -> None:
        try:
            await self._store.take_step(row, step)
        except Conflict:
            raise _gone_on() from None

    async def _found(self, club: str) -> LeagueRow:
        row = await self._store.league(club)
        if row is None:
            raise Refusal("league/none", "The club has no league.")
        return row

    async def _shown(self, me: Identity, row: LeagueRow) -> wire.League:
        settings = settings_of(row)
        groups = await self._seasons.groups(row)
        tables = await self._seasons.played(row)
        signed = await self._store.league_players(row.club, next_season(row))
        playing = [one.player for group in groups for one in group]
        now = self.service.service_time()
        return wire.League(
            settings=settings,
            state=row.state,
            season=row.season,
            round=row.round,
            left=None if row.due is None else max(0, row.due - now),
            seed=row.seed.hex(),
            signed=[one.who.person for one in signed if one.division == leagues.WAITING],
            groups=[
                wire.LeagueGroup(
                    [_standing(groups, number, at, settings.moves) for at in range(len(group))],
                    [
                        wire.RoundTable(about.round, table.id, table.state)
                        for about, table, _ in tables
                        if about.division == number
                    ],
                )
                for number, group in enumerate(groups)
            ],
            joined=any(one.who.id == me.id and not one.has_left for one in [*signed, *playing]),
        )


def _standing(groups: list[list[Score]], number: int, at: int, moves: int) -> wire.Standing:
    score, who = groups[number][at], groups[number][at].player.who
    way: Literal["up", "down", ""] = ""
    if number and at < draw.crossing(groups, number - 1, moves):
        way = "up"
    elif number + 1 < len(groups):
        if at >= len(groups[number]) - draw.crossing(groups, number, moves):
            way = "down"
    return wire.Standing(
        person=who.person, name=who.name, colour=who.colour, played=score.played,
        points=score.points, share=round(score.share / (score.played or 1), 4), wins=score.wins,
        forfeits=score.forfeits, left=score.player.has_left or not who.name, way=way,
    )  # fmt: skip


def _check(asked: wire.LeagueSettings) -> None:
    try:
        counts = find(asked.game).seat_counts
    except MaleconError as error:
        raise of(error) from None
    if asked.seats not in counts:
        raise Refusal("seats/bad", f"{asked.game} is played by {counts[0]} to {counts[-1]}.")


def _gone_on() -> Refusal:
    said = "The league has just gone on; look again. Nothing was changed."
    return Refusal("league/not-now", said)
