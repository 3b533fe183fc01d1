"""How strong somebody is: Plackett-Luce over the results that count, in the order of their ends."""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from openskill.models import PlackettLuce

from malecon.server.storage.results import (
    Pairing,
    PairKey,
    RatedGame,
    Rating,
    RatingKey,
    Ratings,
)

ALL: Final = 0  # the rating of a game with any number of seats
OWN_COUNT: Final = 20  # games with a number of seats that make a rating of its own worth showing
REPEAT: Final = 4.0  # games of a pair after which one more counts a quarter
EARLY: Final = 5  # games of somebody that count in full, whoever they are against
HALF_LIFE: Final = 180 * 86_400_000  # milliseconds after which a pairing is half forgotten
FIRST: Final = (25.0, 25.0 / 3)  # before the first game
SCALE: Final = 24.0  # points a step: then 400 points are about ten to one, as people know it
MIDDLE: Final = 1500

_MODEL: Final = PlackettLuce()


class Book:
    """Ratings and pairings to which results are added; only what these need has to be in it."""

    def __init__(self, known: Ratings) -> None:
        self.ratings = dict(known.ratings)
        self.pairings = dict(known.pairings)

    def take(self, game: RatedGame) -> None:
        """One more result."""
        shares = self._shares(game)
        for seats in (ALL, game.seats):
            self._rate(game, seats, shares)
        for pair in _pairs(game):
            self.pairings[pair] = Pairing(self._met(pair, game.at) + 1, game.at)

    def _rate(self, game: RatedGame, seats: int, shares: dict[str, float]) -> None:
        before = [self._rating(game.game, seats, who.subject) for who in game.players]
        teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = _MODEL.rate(teams, ranks=[float(who.place) for who in game.players])
        people = sum(not who.is_bot for who in game.players)
        for subject in shares:
            mine = [at for at, who in enumerate(game.players) if who.subject == subject]
            old = before[mine[0]]
            mu = sum(after[at][0].mu for at in mine) / len(mine)
            variance = sum(after[at][0].sigma ** 2 for at in mine) / len(mine)
            share = shares[subject]
            is_bot = game.players[mine[0]].is_bot
            self.ratings[game.game, seats, subject] = Rating(
                mu=old.mu + share * (mu - old.mu),
                sigma=math.sqrt(old.sigma**2 + share * (variance - old.sigma**2)),
                games=old.games + 1,
                with_people=old.with_people + (people > (not is_bot)),
            )

    def _rating(self, game: str, seats: int, subject: str) -> Rating:
        return self.ratings.get((game, seats, subject)) or Rating(*FIRST)

    def _shares(self, game: RatedGame) -> dict[str, float]:
        """How much a game counts for each: for all that it has met there, on average."""
        found: dict[str, list[float]] = {who.subject: [] for who in game.players}
        for pair in _pairs(game):
            _, one, other = pair
            # By the square all games of a pair together count as a few, however many they play.
            weight = (1 + self._met(pair, game.at) / REPEAT) ** -2
            found[one].append(weight * self._trust(game.game, one, other))
            found[other].append(weight * self._trust(game.game, other, one))
        return {who: sum(weights) / len(weights) for who, weights in found.items() if weights}

    def _trust(self, game: str, mine: str, theirs: str) -> float:
        """Who has played little says little of who has played much: names are made quickly."""
        my_games = self._rating(game, ALL, mine).games
        if my_games < EARLY:
            return 1.0
        return min(1.0, 3 * self._rating(game, ALL, theirs).games / my_games)

    def _met(self, pair: PairKey, at: int) -> float:
        """How often two have met, with what is long ago half forgotten."""
        met = self.pairings.get(pair)
        return met.n * 0.5 ** (max(0, at - met.at) / HALF_LIFE) if met is not None else 0.0


def _pairs(game: RatedGame) -> list[PairKey]:
    subjects = sorted({who.subject for who in game.players})
    return [(game.game, one, other) for one, other in combinations(subjects, 2)]


def keys(games: Sequence[RatedGame]) -> tuple[set[RatingKey], set[PairKey]]:
    """What of the book some results need."""
    ratings = {
        (game.game, seats, who.subject)
        for game in games
        for who in game.players
        for seats in (ALL, game.seats)
    }
    return ratings, {pair for game in games for pair in _pairs(game)}


def points(rating: Rating) -> tuple[int, int]:
    """A rating as people read it, and how far it may be off.

    One deviation: openskill's are wide, and hold the truth in 19 of 20 cases.
    """
    return round(MIDDLE + SCALE * (rating.mu - FIRST[0])), round(SCALE * rating.sigma)
