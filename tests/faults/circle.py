"""People who play one game after another, whatever happens to the server."""

import asyncio
import random
from itertools import zip_longest
from pathlib import Path
from typing import Any

from msgspec import Struct

from tests.faults.journal import Journal, Wrong
from tests.server.client import Choose, Person, Player, Refusing, fickle


class Setting(Struct, frozen=True):
    """A table: `seating` has a person's number for each seat, -1 for a bot."""

    game: str
    seating: tuple[int, ...]
    options: dict[str, str] = {}

    @property
    def who(self) -> list[Any]:
        """The seats as the opener asks for them."""
        kinds: dict[int, Any] = {-1: {"bot": "random"}, 0: "me"}
        return [kinds.get(person, "open") for person in self.seating]


# Both games, all kinds of sealed choices, several seats for one person, bots.
TABLES = (
    Setting("cuba", (0, 1)),
    Setting("cuba", (0, 1, 2), {"secret_delegate": "yes"}),
    Setting("cuba", (0, 1, 0, 2), {"secret_delegate": "yes", "hidden_money": "yes"}),
    Setting("cuba", (0, 1, 2, 3, 4)),
    Setting("cuba", (0, 1, -1)),
    Setting("havana", (0, 1)),
    Setting("havana", (0, 1, 2, 3)),
    Setting("havana", (0, 1, 1, -1)),
)


class Circle:
    """The people of one table."""

    def __init__(
        self, port: int, folder: Path, setting: Setting, seed: int, choose: Choose = fickle,
        pause: float = 0.0,
    ) -> None:  # fmt: skip
        self.setting = setting
        self.games = 0
        self.players: list[Player] = []
        self.acknowledged = 0
        self.breaks = 0
        self._folder = folder
        self._choose = choose
        self._pause = pause
        self._rng = random.Random(seed)
        self._people = [
            Person(port, f"seat {number}") for number in range(max(setting.seating) + 1)
        ]
        self._journals: list[Journal] = []
        self._leaving = False

    async def play(self) -> None:
        """Game after game, until it is time to leave and every command is answered."""
        for person in self._people:
            await person.arrive()
        self._journals = [Journal(self._folder, person.person) for person in self._people]
        try:
            table = await self._open()
            while not self._leaving:
                await self._game(table)
                if not self._leaving:
                    self.games += 1
                    table = await self._next()
        finally:
            for journal in self._journals:
                journal.close()

    def __str__(self) -> str:
        chairs = [
            f"seat {chair.seat} at {chair.n}, waiting for {chair.waiting}, pending {chair.pending},"
            f" offered {chair.moves[:2]}, stood in {chair.is_stood_in}"
            for player in self.players
            for chair in player.chairs.values()
        ]
        return "; ".join([self.setting.game, f"{self.games} games", *chairs])

    @property
    def heard(self) -> int:
        """How many acknowledgements have come, also in the game that goes on."""
        return self.acknowledged + sum(player.acknowledged for player in self.players)

    def leave(self) -> None:
        """No new commands; who waits for an answer waits for it still."""
        self._leaving = True
        for player in self.players:
            player.leaving = True

    async def _game(self, table: str) -> None:
        self.acknowledged = self.heard
        self.players = [
            Player(
                person, table, journal, self._choose, self._rng.getrandbits(32), pause=self._pause
            )
            for person, journal in zip(self._people, self._journals, strict=True)
        ]
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
        self.breaks += sum(player.breaks for player in self.players)
        if not self._leaving:
            await asyncio.gather(*(self._check_events(player) for player in self.players))

    async def _check_events(self, player: Player) -> None:
        """What was told piece by piece over many connections is what is told at once."""
        for seat, events in (await player.fresh_events()).items():
            heard = player.chairs[seat].events
            if heard != events:
                pairs = zip_longest(heard, events)
                at, differ = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1])
                counts = f"{len(heard)} heard, {len(events)} told"
                wrong = f"seat {seat}: events differ in the end ({counts}) at {at}: {differ}"
                player.journal.write(Wrong(player.table, wrong))

    async def _next(self) -> str:
        if self._rng.random() < 0.5:
            agreed = await asyncio.gather(*(player.agree_to_rematch() for player in self.players))
            return agreed[0]
        return await self._open()

    async def _open(self) -> str:
        setting = self.setting
        opening = {"game": setting.game, "seats": len(setting.seating), "who": setting.who}
        opened = await self._people[0].request(
            "POST", "/api/tables", opening | {"options": setting.options}
        )
        for seat, number in enumerate(setting.seating):
            if number > 0:
                await self._sit(self._people[number], opened["invitation"], seat)
        table: str = opened["table"]["table"]
        return table

    async def _sit(self, person: Person, invitation: str, seat: int) -> None:
        try:
            await person.request("POST", "/api/join", {"token": invitation, "seat": seat})
        except Refusing as refusing:  # the answer to the first try was lost
            if refusing.error not in ("seat/own", "table/begun"):
                raise
