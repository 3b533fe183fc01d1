"""Ratings find the order of people, and say no more than they know."""

import asyncio
from pathlib import Path

from click.testing import CliRunner

from malecon.cli.ratings import ratings as command
from malecon.server.people import rating
from malecon.server.people.ratings import ALL, SCALE, Book, points
from malecon.server.storage.results import (
    Finished,
    Place,
    RatedGame,
    RatedPlayer,
    Rating,
    Ratings,
    placed,
)
from malecon.server.storage.rows import Append, Identity, NewTable
from malecon.server.storage.sqlite.store import SqliteStore
from tests.server import stocked
from tests.server.rating_season import season
from tests.server.served import run

PEOPLE = ("Ana", "Bea", "Carl", "Dora")


def test_the_order_of_thirty_people_is_found_in_3000_games() -> None:
    found = season(1)
    assert found.spearman >= 0.9
    inside = [abs(found.error(who)) <= 1 for who in found.truth]
    assert sum(inside) >= 28


def test_thrown_and_farmed_games_move_a_rating_by_less_than_its_error() -> None:
    honest = season(3, games=1_500)
    crooked = season(3, games=1_500, thrown=100, farmed=150)
    for who in ("0", "1", "2"):
        moved = crooked.found[who].mu - honest.found[who].mu
        assert abs(moved) < crooked.found[who].sigma
        assert abs(crooked.error(who)) < 1


def test_a_pair_that_throws_300_games_stays_within_its_error() -> None:
    crooked = season(1, thrown=300)  # the seed of the first ten at which this is hardest
    for who in ("0", "1"):
        assert abs(crooked.error(who)) < 1


def game(k: int, *order: str, at: int = 0) -> RatedGame:
    players = [RatedPlayer(who, who.isalpha(), place) for place, who in enumerate(order, 1)]
    return RatedGame(k, "cuba", len(order), at, players)


def test_a_pair_that_meets_again_and_again_counts_less_and_less() -> None:
    book = Book(Ratings())
    gained = []
    for k in range(40):
        before = book.ratings.get(("cuba", ALL, "1"), Rating(25.0, 25 / 3)).mu
        book.take(game(k, "1", "2"))
        gained.append(book.ratings["cuba", ALL, "1"].mu - before)
    assert gained[0] > 4 * gained[5] > 20 * gained[39] > 0
    assert book.ratings["cuba", ALL, "1"].sigma > 2


def test_a_bot_on_two_seats_is_one_bot() -> None:
    book = Book(Ratings())
    book.take(game(0, "7", "planner", "planner"))
    assert book.ratings["cuba", 3, "planner"].games == 1
    mine = book.ratings["cuba", ALL, "7"]
    assert (mine.games, mine.with_people) == (1, 0)
    assert points(mine)[0] > 1500 > points(book.ratings["cuba", ALL, "planner"])[0]
    assert points(Rating(25.0, 25 / 3)) == (1500, round(SCALE * 25 / 3))


def test_places_follow_winners_first_then_points() -> None:
    assert placed([50, 60, 60, 40], [2]) == [3, 2, 1, 4]
    assert placed([50, 60, 60, 40], [1, 2]) == [3, 1, 1, 4]
    assert placed([5, 5], [0]) == [1, 2]


class Evenings:
    """A store of results that no game had to be played for."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.people: list[Identity] = []
        self._n = 0

    async def arrive(self) -> None:
        await self.store.start()
        for name in PEOPLE:
            who = Identity(0, name.lower(), name, "blue", "en")
            made = await self.store.make_identity(who, name.encode(), 1)
            self.people.append(made)

    async def keep_names(self, *names: str) -> None:
        for who in self.people:
            if who.name in names:
                await self.store.set_recovery(who.id, who.name.encode(), 1)
                await self.store.keep_recovery(who.id)
                await self.store.set_privacy(who.id, "mates", is_rated=True)

    async def end(self, *order: str, rated: bool = True, stood_in: str = "") -> None:
        """A game of people and bots, who came in this order."""
        self._n += 1
        table = f"t{self._n}"
        numbers = {who.name: who.id for who in self.people}
        seats = stocked.seated([numbers.get(name, name) for name in order])
        row = stocked.table(table, self.people[0].id, seats=len(order))
        await self.store.open_table(NewTable(row, seats, {}))
        places = [
            Place(
                seat, numbers.get(name), None if name in numbers else name, seat + 1, 50 - seat,
                name != stood_in,
            )
            for seat, name in enumerate(order)
        ]  # fmt: skip
        finished = Finished("cuba", len(order), rated, self._n, places)
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        append = Append(table, 0, [], self._n, 1, state="over", seats=seats, finished=finished)
        self.store.append(append, done.set_result)
        assert await done is None

    async def rating(self, name: str) -> Rating | None:
        who = next(one for one in self.people if one.name == name)
        return (await self.store.ratings_of(who.id)).get(("cuba", ALL, str(who.id)))


def test_only_who_keeps_its_name_and_wants_it_is_rated(tmp_path: Path) -> None:
    async def work() -> None:
        at = Evenings(SqliteStore(tmp_path))
        await at.arrive()
        await at.keep_names("Ana", "Bea")
        for _ in range(30):
            await at.end("Ana", "Carl", "Dora")  # guests: a farm
        assert await rating.rate(at.store) == 30
        assert await at.rating("Ana") is None
        await at.end("Ana", "Bea", rated=False)
        await at.end("Ana", "Bea", stood_in="Bea")
        await at.end("planner", "rules", "Carl")  # bots are rated by people only
        await rating.rate(at.store)
        assert await at.rating("Ana") is None
        assert await at.store.bots_ratings() == {}
        await at.end("Carl", "Ana", "planner", "Bea")
        await rating.rate(at.store)
        ana, bea = await at.rating("Ana"), await at.rating("Bea")
        assert ana is not None
        assert bea is not None
        assert (ana.games, bea.games, await at.rating("Carl")) == (1, 1, None)
        assert ana.mu > bea.mu
        await at.store.close()

    run(work())


def test_ratings_are_the_same_however_often_they_are_made(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        at = Evenings(store)
        await at.arrive()
        await at.keep_names(*PEOPLE)
        for k in range(25):
            order = [*PEOPLE[k % 4 :], *PEOPLE[: k % 4]][: 2 + k % 3]
            await at.end(*order, "planner")
            if k % 7 == 0:
                await rating.rate(store)
        await rating.rate(store)
        assert await rating.rate(store) == 0
        before = [await store.ratings_of(who.id) for who in at.people]
        assert await rating.rate_again(store) == 25
        assert [await store.ratings_of(who.id) for who in at.people] == before
        await store.forget_identity(at.people[0].id, "rules")
        await rating.rate_again(store)
        assert [await store.ratings_of(who.id) for who in at.people] == [{}, *before[1:]]
        await store.close()

    run(work())
    done = CliRunner().invoke(command, ["--data", str(tmp_path), "--recompute"])
    assert done.stdout.splitlines()[0] == "25 games rated."
    assert "planner" in done.stdout
