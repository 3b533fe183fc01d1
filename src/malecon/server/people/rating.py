"""Ratings follow from the stored results, a few at a time, whenever a process was killed."""

import asyncio
from typing import Final

from malecon.server.people.ratings import Book, keys
from malecon.server.storage.failures import Conflict
from malecon.server.storage.results import RatedGame, Ratings, ResultStore

AT_ONCE: Final = 50  # games in one transaction


class RatingWork:
    """Rates games as they end, and those that ended while nobody was up."""

    def __init__(self, store: ResultStore) -> None:
        self._store = store
        self._ended = asyncio.Event()

    def wake(self) -> None:
        """A game has ended."""
        self._ended.set()

    async def run(self) -> None:
        """For as long as the server is up."""
        while True:
            self._ended.clear()
            await rate(self._store)
            await self._ended.wait()


async def rate(store: ResultStore) -> int:
    """Rate what has not been rated yet; how many games that were."""
    done = 0
    while some := await _rate_some(store):
        done += some
    return done


async def rate_again(store: ResultStore) -> int:
    """Rate everything from the beginning."""
    await store.clear_ratings()
    done = await rate(store)
    await store.drop_forgotten_ratings()
    return done


def is_contest(game: RatedGame) -> bool:
    """Whether at least one person has met somebody."""
    subjects = {who.subject for who in game.players}
    return len(subjects) > 1 and not all(who.is_bot for who in game.players)


async def _rate_some(store: ResultStore) -> int:
    through = (await store.ratings((), ())).through
    games = await store.unrated(through, AT_ONCE)
    if not games:
        return 0
    known = await store.ratings(*keys(games))
    if known.through != through:
        raise Conflict("Somebody else rates these games.")
    book = Book(known)
    for game in games:
        if is_contest(game):
            book.take(game)
    await store.put_ratings(Ratings(book.ratings, book.pairings, games[-1].k), through)
    return len(games)
