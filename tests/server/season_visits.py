"""What people of a season do when they come: play, sit down, look for others, take seats back."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, Final

from msgspec import Struct, field

from tests.server.season_notices import Looked, Told
from tests.server.served import Person, Server, Socket

# All happens at full hours and no clock is ever due at one, so that nothing is due twice at a look.
TURN: Final = 84_600_000  # milliseconds
PACE: Final = {"kind": "turn", "turn": TURN}
MOVES: Final = 60  # in one visit, at most


class Someone(Struct):
    """A person of the season: how reliable, when on holiday, and since when gone."""

    name: str
    person: str = ""
    cookies: dict[str, str] = field(default_factory=dict)
    zeal: float = 0.8
    fate: str = ""  # vanished, left or forgotten
    holidays: list[dict[str, str]] = field(default_factory=list)

    def at(self, server: Server) -> Person:
        found = Person(server)
        found.http.cookies.update(self.cookies)
        return found

    def is_away(self, day: str) -> bool:
        return any(one["first"] <= day <= one["last"] for one in self.holidays)


class Visits(ABC):
    """People who come, and what they saw and did that no log says."""

    def __init__(self, games: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.games = games
        self.counts: Counter[str] = Counter()
        self.looked: list[Looked] = []
        self.told: Counter[Told] = Counter()  # that the logs do not say, or not any more

    @abstractmethod
    async def settle(self, server: Server) -> None:
        """Wait until nothing is due, nobody thinks, and everybody has been told."""

    async def visit(self, server: Server, one: Someone, may_begin: bool) -> None:
        """Play where one is asked; sometimes look for people, or ask one to play again."""
        person = one.at(server)
        try:
            for table in (await person.get("/api/me/tables")).json()["tables"]:
                kept = any(seat["kept_for"] == one.person for seat in table["seats"])
                if kept and table["state"] == "open":
                    await person.post(f"/api/tables/{table['table']}/sit")
                    self.counts["invitations taken"] += 1
                elif table["state"] == "running" and table["yours"]:
                    await self.move(server, one, person, table)
                await self.settle(server)
            if may_begin and self.counts["games"] < self.games and self.rng.random() < 0.15:
                await self.seek(person)
        finally:
            await person.http.aclose()

    async def seek(self, person: Person) -> None:
        people = (await person.get("/api/me/people")).json()["people"]
        if people and self.rng.random() < 0.3:
            mate = self.rng.choice(people)["person"]
            who = ["me", {"person": mate}]
            opened = await person.open("havana", 2, who=who, pace=PACE)
            at = opened["table"]["opened"]
            self.told[Told(mate, opened["table"]["table"], "invitation", at)] += 1
            self.counts["kept seats"] += 1
            return
        await person.http.delete("/api/me/pairing")
        found = await person.post(
            "/api/me/pairing", game="havana", seats=[2, 3], languages=["en"],
            pace=PACE, bots_after=TURN, look_for=2 * TURN,
        )  # fmt: skip
        assert found.status_code == 200, found.text
        self.counts["searches"] += 1

    async def move(
        self, server: Server, one: Someone, person: Person, table: dict[str, Any]
    ) -> None:
        """Play a turn, half of the times by a page that is looked at, or take a seat back."""
        seats = {seat["seat"]: seat["state"] for seat in table["seats"]}
        mine = table["yours"][0]
        if seats[mine] == "resigned" or not (mine in table["waiting"] or seats[mine] == "stand-in"):
            return
        async with person.socket(table["table"]) as socket:
            await socket.hello()
            if self.rng.random() < 0.5:
                await self.play_on(socket, mine, seats[mine])
                return
            log = server.service.rooms[table["table"]].begun()
            await socket.look(True)
            first = log.rows
            await self.play_on(socket, mine, seats[mine])
            await self.settle(server)
            await socket.look(False)
            self.looked.append(Looked(one.person, table["table"], first, log.rows))

    async def play_on(self, socket: Socket, mine: int, state: str) -> None:
        """Until the turn is over."""
        if state == "stand-in":
            await socket.command("back", seat=mine)
            self.counts["taken back"] += 1
        for _ in range(MOVES):
            if not socket.last[mine]["offer"]:
                return
            answer, _ = await socket.play(self.rng.choice(socket.offered(mine)), seat=mine)
            self.counts["moves" if answer == "ack" else "refused"] += 1
