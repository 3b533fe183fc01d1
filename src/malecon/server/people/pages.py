"""A person's page: games, results, ratings, and who came before whom."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from malecon.server import wire
from malecon.server.people.ratings import ALL, OWN_COUNT, points
from malecon.server.refusal import not_found
from malecon.server.storage.results import (
    FOR_ALL,
    FOR_MATES,
    Profile,
    Rating,
    RatingKey,
    ResultStore,
    Rival,
    Totals,
)
from malecon.server.storage.rows import Identity

RIVALS: Final = 50
SHARED: Final = 10


async def page(store: ResultStore, person: str, me: Identity | None) -> wire.PersonInfo:
    """Somebody's page; the same refusal for who is not there and who does not want to be seen."""
    profile = await store.profile(person)
    if profile is None or not await is_seen(store, profile, me):
        raise not_found()
    who = profile.identity
    tallies = await store.tallies(who)
    rivals = await store.rivals(who, me.id if me is not None else None, RIVALS)
    is_me = me is not None and me.id == who
    return wire.PersonInfo(
        person=profile.person,
        name=profile.name,
        colour=profile.colour,
        language=profile.language,
        since=profile.made,
        is_me=is_me,
        finished=_finished(tallies),
        ratings=_ratings(await store.ratings_of(who), await store.bots_ratings()),
        together=None if me is None or is_me else await _together(store, me, profile, rivals),
        results=[
            wire.TallyInfo(one.game, one.seats, one.games, one.won, round(one.points, 1))
            for one in tallies
        ],
        rivals=[
            msgspec.convert(msgspec.to_builtins(one), wire.RivalInfo)
            for one in rivals
            if me is None or is_me or one.person != me.person
        ],
    )


async def is_seen(store: ResultStore, profile: Profile, me: Identity | None) -> bool:
    """Whether somebody may see a page."""
    if profile.visible == FOR_ALL or (me is not None and me.id == profile.identity):
        return True
    if me is None or profile.visible != FOR_MATES:
        return False
    return await store.has_met(me.id, profile.identity)


def _finished(tallies: Sequence[Totals]) -> float | None:
    games = sum(one.games for one in tallies)
    return round(sum(one.whole for one in tallies) / games, 3) if games else None


async def _together(
    store: ResultStore, me: Identity, profile: Profile, rivals: Sequence[Rival]
) -> wire.Together | None:
    mine = next((one for one in rivals if one.person == me.person), None)
    if mine is None:
        return None
    last = await store.shared(me.id, profile.identity, SHARED)
    return wire.Together(
        games=mine.games,
        before=mine.behind,  # as seen from the other side
        behind=mine.before,
        last=[msgspec.convert(msgspec.to_builtins(one), wire.SharedGame) for one in last],
    )


def _ratings(
    mine: Mapping[RatingKey, Rating], bots: Mapping[RatingKey, Rating]
) -> list[wire.RatingInfo]:
    return [
        wire.RatingInfo(
            game=game,
            all=_shown(rating),
            seats={
                str(count): _shown(one)
                for (other, count, _), one in sorted(mine.items())
                if other == game and count != ALL and one.games >= OWN_COUNT
            },
            bots=[
                wire.BotRating(bot, *points(one))
                for (other, count, bot), one in sorted(bots.items())
                if other == game and count == ALL
            ],
        )
        for (game, seats, _), rating in sorted(mine.items())
        if seats == ALL
    ]


def _shown(rating: Rating) -> wire.PointsInfo:
    return wire.PointsInfo(*points(rating), rating.games, rating.with_people)
