"""How a group of a league stands: points by place, ties by the share of all points at the table."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from malecon.server import wire
from malecon.server.clubs.draw import lot
from malecon.server.storage.leagues import LeaguePlayer, LeagueTable
from malecon.server.storage.rows import SeatRow, TableRow

Played = tuple[LeagueTable, TableRow, list[SeatRow]]


class Score(Struct):
    """What a player has come to in a season."""

    player: LeaguePlayer
    played: int = 0
    points: int = 0
    share: float = 0.0  # the sum over its tables; all play the same number
    wins: int = 0
    forfeits: int = 0


def points(seats: int, place: int) -> int:
    """For a place at a table: 6, 4, 2, 1 with four seats."""
    return 2 * (seats - 1 - place) or 1


def standings(
    players: Sequence[LeaguePlayer], played: Sequence[Played], seed: bytes
) -> list[Score]:
    """A group in order; `played` are its tables."""
    scores = {player.who.id: Score(player) for player in players}
    for about, table, seats in played:
        if table.state == "over" and table.result is not None:
            _count(scores, about, msgspec.json.decode(table.result, type=wire.Result), seats)
    return sorted(
        scores.values(),
        key=lambda one: (-one.points, -one.share, -one.wins, lot(seed, one.player.who.person)),
    )


def _count(
    scores: dict[int, Score], about: LeagueTable, result: wire.Result, seats: Sequence[SeatRow]
) -> None:
    total = sum(result.scores) or 1
    finished: dict[int, tuple[bool, int]] = {}
    for row in seats:
        if row.identity not in scores:
            continue
        score = scores[row.identity]
        score.played += 1
        if row.state != "person" and row.identity not in (about.present or ()):
            score.forfeits += 1  # a bot has finished for it, which counts as last
            continue
        finished[row.identity] = (row.seat in result.winners, result.scores[row.seat])
        score.share += result.scores[row.seat] / total
        score.wins += row.seat in result.winners
    for who, reached in finished.items():
        place = sum(other > reached for other in finished.values())
        scores[who].points += points(len(seats), place)


def strengths(ended: Sequence[tuple[TableRow, list[SeatRow]]], game: str) -> dict[int, float]:
    """How strong people are by games that have ended: their mean share, 1 for as good as others."""
    shares: dict[int, list[float]] = {}
    for table, seats in ended:
        if table.game != game or table.state != "over" or table.result is None:
            continue
        result = msgspec.json.decode(table.result, type=wire.Result)
        for row in seats:
            if row.identity is not None and row.state == "person":
                share = len(seats) * result.scores[row.seat] / (sum(result.scores) or 1)
                shares.setdefault(row.identity, []).append(share)
    return {who: sum(found) / len(found) for who, found in shares.items()}
