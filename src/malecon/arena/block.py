"""The same chance played with every rotation of the bots."""

from collections.abc import Collection
from typing import Final

import msgspec

from malecon.arena.contest import Contest
from malecon.arena.table import ArenaTable, Chair
from malecon.arena.uses import Uses, counted
from malecon.games.match import Match

_DIGITS: Final = 3  # of milliseconds


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended for one bot."""

    bot: int  # its number in the contest, 0 for the candidate
    share: float  # of the victory
    rank: float  # from 1; those who are level share the mean of their ranks
    points: int
    sources: dict[str, int]
    turns: list[float]  # milliseconds of CPU
    uses: Uses
    forfeit: str = ""  # why the bot lost before the end


class Played(msgspec.Struct, frozen=True):
    """One game of a block."""

    rotation: int
    outcomes: list[Outcome]  # by seat
    uses: Uses  # what happened to nobody in particular


class Block(msgspec.Struct, frozen=True):
    """The games of one chance."""

    number: int
    games: list[Played]

    @property
    def share(self) -> float:
        """The candidate's share of the victories."""
        shares = [seat.share for game in self.games for seat in game.outcomes if seat.bot == 0]
        return sum(shares) / len(shares)


def play(contest: Contest, number: int) -> tuple[Block, list[str]]:
    """A block, and the records of its games if they are kept."""
    games: list[Played] = []
    records: list[str] = []
    for rotation in range(contest.seats):
        match, played = play_one(contest, number, rotation)
        games.append(played)
        if contest.records:
            records.append(match.record())
    return Block(number, games), records


def play_one(contest: Contest, number: int, rotation: int) -> tuple[Match, Played]:
    """One game of a block."""
    seated = seating(contest.seats, rotation)
    bots = contest.new_bots()
    match = Match(contest.new_game(), seed=contest.chance(number))
    chairs = [Chair(bots[i], contest.budget(i)) for i in seated]
    table = ArenaTable(match, chairs, contest.whim(number, rotation))
    table.play()
    return match, _played(rotation, seated, table)


def seating(seats: int, rotation: int) -> list[int]:
    """Which bot, by its number, sits in each seat: the candidate comes round to all of them."""
    return [(seat - rotation) % seats for seat in range(seats)]


def best_of_the_rest(
    scores: list[int], winners: tuple[int, ...], gone: Collection[int]
) -> tuple[int, ...]:
    """Who wins when some bots have forfeited: they do not."""
    left = [seat for seat in range(len(scores)) if seat not in gone]
    honest = tuple(seat for seat in winners if seat in left)
    if honest or not left:
        return honest
    most = max(scores[seat] for seat in left)
    return tuple(seat for seat in left if scores[seat] == most)


def ranks(scores: list[int], winners: tuple[int, ...], gone: Collection[int] = ()) -> list[float]:
    """The rank of every seat; the rules may break a tie for the victory, and no other."""
    marks = [(seat not in gone, seat in winners, points) for seat, points in enumerate(scores)]
    return [
        1 + sum(other > mark for other in marks) + (marks.count(mark) - 1) / 2 for mark in marks
    ]


def _played(rotation: int, seated: list[int], table: ArenaTable) -> Played:
    match = table.match
    scores = match.position.scores()
    gone = [seat for seat, chair in enumerate(table.chairs) if chair.forfeit]
    winners = best_of_the_rest(scores, match.winners, gone)
    sources = match.game.sources(match.position)
    rank = ranks(scores, winners, gone)
    uses = counted(match.events, match.seats)
    outcomes = [
        Outcome(
            bot=seated[seat],
            share=1 / len(winners) if seat in winners else 0.0,
            rank=rank[seat],
            points=scores[seat],
            sources=sources[seat],
            turns=[round(ms, _DIGITS) for ms in table.chairs[seat].turns],
            uses=uses[seat],
            forfeit=table.chairs[seat].forfeit,
        )
        for seat in range(match.seats)
    ]
    return Played(rotation, outcomes, uses[-1])
