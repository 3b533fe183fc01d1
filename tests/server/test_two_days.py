"""A game by mail: five people, hours for a turn, the server restarted in between."""

import asyncio
import random
from pathlib import Path

import pytest

import malecon
from malecon.server.service.audit import audited
from tests.faults import agreement, journal
from tests.faults.journal import Journal
from tests.server.client import Chair, Person, Player, any_move
from tests.server.served import Time, serving

HOUR = 3600.0
TURN = 12 * HOUR
DOWN = 20 * HOUR  # longer than anybody may think
MOVES_BETWEEN_RESTARTS = 60


class Mail:
    """People who take their time: every look at the table costs some minutes, once a whole day."""

    def __init__(self, time: Time, seed: int) -> None:
        self.time = time
        self.rng = random.Random(seed)
        self.oversleeps = 3  # so many times somebody forgets about the game
        self.asleep: set[int] = set()

    def choose(self, chair: Chair, rng: random.Random) -> tuple[str, list[str]] | None:
        if chair.is_stood_in:
            self.asleep.discard(chair.seat)  # who had a grace before is stood in for at once
        elif chair.moves:
            if chair.seat in self.asleep:  # through the grace, too
                self.asleep.remove(chair.seat)
                self.time.pass_by(TURN)
                return None
            # Only where nobody else is asked, who would oversleep as well.
            is_alone = chair.waiting == [chair.seat]
            if is_alone and self.oversleeps and self.rng.random() < 0.02:
                self.oversleeps -= 1
                self.asleep.add(chair.seat)
                self.time.pass_by(2 * TURN)
                return None
            self.time.pass_by(self.rng.expovariate(1 / 480.0))
        return any_move(chair, rng)


async def seated(folder: Path, port: int, mail: Mail) -> list[Player]:
    people = [Person(port, f"seat {seat}") for seat in range(5)]
    pace = {"kind": "turn", "turn": int(1000 * TURN)}
    for person in people:
        await person.arrive()
    opened = await people[0].request(
        "POST", "/api/tables", {"game": "cuba", "seats": 5, "pace": pace}
    )
    for person in people[1:]:
        await person.request("POST", "/api/join", {"token": opened["invitation"]})
    return [
        Player(person, opened["table"]["table"], Journal(folder, person.person), mail.choose, seed)
        for seed, person in enumerate(people)
    ]


async def some_moves(players: list[Player], games: list[asyncio.Task[None]]) -> None:
    """Wait until so many more moves are made, or the game is over."""
    before = sum(player.acknowledged for player in players)
    while sum(player.acknowledged for player in players) < before + MOVES_BETWEEN_RESTARTS:
        if all(game.done() for game in games):
            return
        await asyncio.sleep(0.005)


async def two_days(folder: Path) -> None:
    time = Time()
    mail = Mail(time, seed=5)
    began = time.seconds
    (folder / "journals").mkdir()
    players: list[Player] = []
    games: list[asyncio.Task[None]] = []
    starts = down = 0.0
    while not games or not all(game.done() for game in games):
        async with serving(folder / "store", time=time) as server:
            starts += 1
            if not players:
                players = await seated(folder / "journals", server.port, mail)
                games = [asyncio.ensure_future(player.play()) for player in players]
            for player in players:
                player.person.port = server.port
            await some_moves(players, games)
        time.sleep(DOWN)
        down += DOWN
    await asyncio.gather(*games)
    assert starts >= 5
    assert time.seconds - began - down >= 2 * 24 * HOUR
    await check(folder, time, players)


async def check(folder: Path, time: Time, players: list[Player]) -> None:
    """The game has ended as its record says, and everybody was told the same story."""
    async with serving(folder / "store", time=time) as server:
        for player in players:
            player.person.port = server.port
            for seat, events in (await player.fresh_events()).items():
                assert player.chairs[seat].events == events
        text = await players[0].person.text(f"/api/tables/{players[0].table}/record")
    match = malecon.load(text)
    assert match.over
    for player in players:
        player.journal.close()
        assert player.result is not None
        assert tuple(player.result.scores) == match.scores
        assert tuple(player.result.winners) == match.winners
        assert player.result.seed == match.seed.hex()
    report = audited(folder / "store")
    assert report.problems == []
    agreement.compare(journal.read(folder / "journals"), *agreement.stored(folder / "store"))
    # While the server was down longer than a turn, nobody's clock ran: only who overslept was
    # stood in for, unless the server went down just then.
    stood = [row for row in agreement.stored(folder / "store")[0] if row.kind == "stand"]
    back = [row for row in agreement.stored(folder / "store")[0] if row.kind == "back"]
    assert 1 <= len(stood) == len(back) <= 3


@pytest.mark.slow
def test_a_game_of_five_over_days_ends_as_its_record_says(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(two_days(tmp_path), 300))
