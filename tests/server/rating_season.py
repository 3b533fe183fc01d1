"""Ratings of people whose strength is known: who plays honestly, who farms guests, who colludes.

python -m tests.server.rating_season --seeds 20
"""

import math
import random
import sys
from collections.abc import Sequence

import msgspec

from malecon.server.people.ratings import ALL, FIRST, SCALE, Book
from malecon.server.storage.results import RatedGame, RatedPlayer, Rating, Ratings

PEOPLE = 30
DAY = 86_400_000
SPREAD = 6.0  # of true strength, in the units of ratings
NOISE = 10.0  # how far luck goes in one game, as the model takes it at three or four seats


class Season(msgspec.Struct):
    """What was believed in the end, and what is true."""

    truth: dict[str, float]
    found: dict[str, Rating]

    def error(self, who: str) -> float:
        """How far above the truth somebody is rated, in units of the error that is shown."""
        rating = self.found[who]
        return (rating.mu - self.truth[who]) / rating.sigma

    @property
    def spearman(self) -> float:
        """How well the order is found."""
        people = sorted(self.truth)
        return spearman([self.truth[who] for who in people], [self.found[who].mu for who in people])


def spearman(ones: Sequence[float], others: Sequence[float]) -> float:
    """The correlation of two orders without ties."""
    n = len(ones)
    far = sum((a - b) ** 2 for a, b in zip(_ranks(ones), _ranks(others), strict=True))
    return 1 - 6 * far / (n * (n * n - 1))


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(at) for at in range(len(values))]


def played(truth: dict[str, float], who: Sequence[str], rng: random.Random) -> list[str]:
    """Who came first, second and so on."""
    luck = {one: truth[one] - NOISE * math.log(-math.log(rng.random())) for one in who}
    return sorted(who, key=luck.__getitem__, reverse=True)


def season(seed: int, *, games: int = 3_000, thrown: int = 0, farmed: int = 0) -> Season:
    """Games among 30 people at random.

    Beside these 1 lets 0 win some games, and 2 beats people who are new each time.
    """
    rng = random.Random(seed)
    truth = {f"{n}": rng.gauss(FIRST[0], SPREAD) for n in range(PEOPLE)}
    mean = sum(truth.values()) / PEOPLE
    truth = {who: mu - mean + FIRST[0] for who, mu in truth.items()}
    book = Book(Ratings())
    for k in range(games):
        who = rng.sample(sorted(truth), rng.choice((2, 3, 4, 5)))
        _take(book, k, played(truth, who, rng), games)
        if thrown and k % (games // thrown) == 0:
            _take(book, k, ["0", "1"], games)
        if farmed and k % (games // farmed) == 0:
            _take(book, k, ["2", f"new {k}"], games)
    found = {who: book.ratings["cuba", ALL, who] for who in truth}
    return Season(truth, found)


def _take(book: Book, k: int, order: Sequence[str], games: int) -> None:
    players = [RatedPlayer(one, False, place) for place, one in enumerate(order, 1)]
    book.take(RatedGame(k, "cuba", len(order), k * 60 * DAY // games, players))


def main(seeds: int) -> None:
    """Figures over several seasons."""
    honest = [season(seed) for seed in range(seeds)]
    found = sorted(one.spearman for one in honest)
    _tell(f"Spearman in {seeds} seasons: least {found[0]:.3f}, median {found[seeds // 2]:.3f}")
    off = [abs(one.error(who)) for one in honest for who in one.truth]
    _tell(f"truth within the error shown: {sum(e <= 1 for e in off) / len(off):.1%} of {len(off)}")
    for count in (50, 100, 300):
        told = [season(seed, thrown=count) for seed in range(seeds)]
        _tell(f"{count} thrown games: {_row('0', honest, told)}; loser {_row('1', honest, told)}")
    for count in (50, 300):
        told = [season(seed, farmed=count) for seed in range(seeds)]
        _tell(f"{count} games against newcomers: {_row('2', honest, told)}")


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")


def _row(who: str, honest: list[Season], other: list[Season]) -> str:
    gained = sorted(
        SCALE * (two.found[who].mu - one.found[who].mu)
        for one, two in zip(honest, other, strict=True)
    )
    errors = sorted(one.error(who) for one in other)
    return (
        f"{gained[len(gained) // 2]:+.0f} points ({gained[0]:+.0f} to {gained[-1]:+.0f}),"
        f" off by {errors[0]:+.2f} to {errors[-1]:+.2f} of the error shown"
    )


if __name__ == "__main__":
    main(int(sys.argv[-1]) if sys.argv[-1].isdigit() else 5)
