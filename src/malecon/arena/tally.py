"""What the blocks of a contest say."""

from collections import Counter
from collections.abc import Iterator
from math import ceil
from statistics import fmean
from typing import Any

import msgspec

from malecon.arena.block import Block, Outcome
from malecon.arena.contest import Contest
from malecon.arena.interval import interval

_DIGITS = 4


class Time(msgspec.Struct, frozen=True):
    """Milliseconds of CPU for one turn."""

    mean: float
    p99: float


class Use(msgspec.Struct, frozen=True):
    """How often something happened, and how those fared who did it."""

    what: str
    per_game: float
    amount: float  # the numbers told of it, per game
    seats: float = 0.0  # who did it, of all
    share: float = 0.0  # of the victory, theirs
    rank: float = 0.0  # theirs


class Tally:
    """Figures over blocks, in the order of the blocks."""

    def __init__(self, contest: Contest, blocks: list[Block]) -> None:
        self.contest = contest
        self.blocks = blocks
        self.games = sum(len(block.games) for block in blocks)

    @property
    def candidate(self) -> str:
        """The name of the bot in question."""
        return self.contest.bots[0]

    @property
    def share(self) -> float:
        """The candidate's share of the victories; a shared one counts in parts."""
        return fmean(block.share for block in self.blocks)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which shares the true one lies, with 95 % confidence."""
        return interval([block.share for block in self.blocks])

    @property
    def names(self) -> list[str]:
        """Every bot once, the candidate first."""
        return list(dict.fromkeys(self.contest.bots))

    def outcomes(self, name: str) -> Iterator[Outcome]:
        """How the games ended for all seats of a bot."""
        for block in self.blocks:
            for game in block.games:
                for outcome in game.outcomes:
                    if self.contest.bots[outcome.bot] == name:
                        yield outcome

    def wins(self, name: str) -> float:
        """The share of the victory that one seat of this bot has on average."""
        return fmean(outcome.share for outcome in self.outcomes(name))

    def points(self, name: str) -> float:
        """The mean points of a bot."""
        return fmean(outcome.points for outcome in self.outcomes(name))

    def rank(self, name: str) -> float:
        """The mean rank of a bot."""
        return fmean(outcome.rank for outcome in self.outcomes(name))

    def time(self, name: str) -> Time:
        """What the turns of a bot take."""
        turns = sorted(ms for outcome in self.outcomes(name) for ms in outcome.turns)
        if not turns:
            return Time(0.0, 0.0)
        return Time(fmean(turns), turns[ceil(0.99 * len(turns)) - 1])

    def points_by_rank(self) -> list[float]:
        """The mean points of the first, the second and so on."""
        rows = [
            sorted((seat.points for seat in game.outcomes), reverse=True)
            for block in self.blocks
            for game in block.games
        ]
        return [fmean(row) for row in zip(*rows, strict=True)]

    def winner_sources(self) -> dict[str, float]:
        """Where the winner's points came from; shared victories count in parts."""
        sums: dict[str, float] = {}
        for block in self.blocks:
            for game in block.games:
                for seat in game.outcomes:
                    for source, points in seat.sources.items():
                        sums[source] = sums.get(source, 0.0) + seat.share * points
        return {source: total / self.games for source, total in sums.items()}

    def uses(self, name: str) -> list[Use]:
        """What the seats of a bot did, by name of what was done."""
        outcomes = list(self.outcomes(name))
        found: dict[str, list[Outcome]] = {}
        for outcome in outcomes:
            for what in outcome.uses:
                found.setdefault(what, []).append(outcome)
        return [
            Use(
                what,
                sum(seat.uses[what][0] for seat in seats) / self.games,
                sum(seat.uses[what][1] for seat in seats) / self.games,
                len(seats) / len(outcomes),
                fmean(seat.share for seat in seats),
                fmean(seat.rank for seat in seats),
            )
            for what, seats in sorted(found.items())
        ]

    def forfeits(self, name: str) -> dict[str, int]:
        """How many games a bot lost before their end, by why."""
        return dict(Counter(seat.forfeit for seat in self.outcomes(name) if seat.forfeit))

    def happenings(self) -> list[Use]:
        """What happened to nobody in particular."""
        sums: dict[str, tuple[int, int]] = {}
        for block in self.blocks:
            for game in block.games:
                for what, (times, total) in game.uses.items():
                    before = sums.get(what, (0, 0))
                    sums[what] = (before[0] + times, before[1] + total)
        return [
            Use(what, times / self.games, total / self.games)
            for what, (times, total) in sorted(sums.items())
        ]

    def figures(self) -> dict[str, Any]:
        """The summary that scripts read."""
        low, high = self.bounds
        time = self.time(self.candidate)
        return {
            "candidate": self.candidate,
            "share": round(self.share, _DIGITS),
            "low": round(low, _DIGITS),
            "high": round(high, _DIGITS),
            "games": self.games,
            "mean_rank": round(self.rank(self.candidate), _DIGITS),
            "ms_mean": round(time.mean, _DIGITS),
            "ms_p99": round(time.p99, _DIGITS),
            "forfeits": {name: self.forfeits(name) for name in self.names},
            "scores": {name: round(self.points(name), _DIGITS) for name in self.names},
        }
