"""A season with a clock that is turned by hand: people who play, forget, leave or are forgotten.

Everybody has a webhook. When the season is over people still come until their games are, and then
every table must be over or wait for somebody by name, and everybody must have been told everything
exactly once (`season_notices.py` knows from the logs what that is).

python -m tests.server.season --people 30 --days 60 --games 200
"""

import argparse
import asyncio
import sys
import tempfile
import time as real
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import msgspec

from malecon.server.notices.options import NoticeOptions
from malecon.server.service.audit import audited
from malecon.server.storage.sqlite.connections import FILE
from tests.server.season_end import ran_out, standing
from tests.server.season_notices import Receiver, expected, rows_of
from tests.server.season_visits import TURN, Someone, Visits
from tests.server.served import WIDE, Server, Time, serving

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
VISITS: Final = 3  # in a day, of who comes every time
LATE: Final = 40  # days after the season in which games come to their end
FALLEN: Final = 5.0  # seconds, after which tables go on whose people were forgotten
PATIENCE: Final = 60.0
LEAGUE: Final = {"name": "League", "game": "havana", "seats": 3, "rounds": 3, "days": 6,
                 "pause": 2, "turn": TURN}  # fmt: skip
LIMITS: Final = msgspec.structs.replace(
    WIDE, notice_wait=0, notice_gap=0, new_channels=1e6, address_new_channels=1e6
)
NOTICES: Final = NoticeOptions(url="https://play.example.org", allowed=("127.0.0.0/8",))


class Season(Visits):
    """What the season has come to."""

    def __init__(
        self, folder: Path, people: int, days: int, games: int, seed: int, late: int
    ) -> None:
        super().__init__(games, seed)
        self.days, self.late = days, late
        self.people = [Someone(f"Guest {n}", zeal=0.5 + 0.5 * (n % 3 > 0)) for n in range(people)]
        self.folder = folder
        self.time = Time()
        self.hooks = Receiver()
        self.club = ""
        self.seasons: set[int] = set()
        self.now = 0  # the last service time

    @property
    def present(self) -> list[Someone]:
        return [one for one in self.people if not one.fate]

    @property
    def gone(self) -> set[str]:
        return {one.person for one in self.people if one.fate}

    @property
    def store(self) -> Path:
        return self.folder / FILE

    @property
    def today(self) -> str:
        return self.date(0)

    def date(self, later: int) -> str:
        now = datetime.fromtimestamp(self.time(), UTC) + timedelta(days=later)
        return now.date().isoformat()

    async def play(self, restart_every: int) -> None:
        """All days, with a restart now and then."""
        listening = await asyncio.start_server(self.hooks.serve, "127.0.0.1", 0)
        self.hooks.port = listening.sockets[0].getsockname()[1]
        last = self.days + self.late
        for first in range(0, last, restart_every):
            async with serving(
                self.folder, limits=LIMITS, time=self.time, notices=NOTICES
            ) as server:
                self.counts["starts"] += 1
                if not first:
                    await self.found(server)
                for day in range(first, min(first + restart_every, last)):
                    await self.day(server, day)
                    if day >= self.days and self.is_done():
                        last = day
                        break
            if last < first + restart_every:
                break
            self.time.sleep(5 * DAY)  # a server that is down holds it against nobody
        listening.close()

    async def found(self, server: Server) -> None:
        """Everybody arrives; most are in the club and its league."""
        for one in self.people:
            person = one.at(server)
            me = (await person.post("/api/me", name=one.name)).json()
            one.cookies, one.person = dict(person.http.cookies), me["person"]
            url = self.hooks.url_of(one.person)
            added = await person.post("/api/me/notices/channels", kind="webhook", address=url)
            assert added.status_code == 201, added.text
            await person.http.aclose()
        async with self.people[0].at(server).http as http:
            opened = (await http.post("/api/clubs", json={"name": "Harbour"})).json()
            self.club = opened["club"]
            await http.post(f"/api/clubs/{self.club}/league", json=LEAGUE)
        for one in self.people:
            async with one.at(server).http as http:
                await http.post(f"/api/club-links/{opened['code']}", json={})
                await http.post(f"/api/clubs/{self.club}/league/join")
        await self.organise(server, "begin")

    async def organise(self, server: Server, what: str) -> None:
        async with self.people[0].at(server).http as http:
            done = await http.post(f"/api/clubs/{self.club}/league/{what}")
            assert done.status_code == 200, done.text

    async def day(self, server: Server, day: int) -> None:
        """People come at their hours, do something, and time goes by."""
        if day < self.days:
            await self.fates(server, day)
        elif day == self.days:
            await self.organise(server, "end")
        hours: dict[int, list[Someone]] = {hour: [] for hour in range(24)}
        for one in self.present:
            for _ in range(VISITS):
                if self.rng.random() < one.zeal:
                    hours[self.rng.randrange(24)].append(one)
        for hour in range(24):
            await self.hour(server)
            for one in hours[hour]:
                if not one.is_away(self.today):
                    await self.visit(server, one, day < self.days)
                    await self.settle(server)
        await self.look(server)

    async def hour(self, server: Server) -> None:
        """An hour goes by, and all that is due by then happens."""
        self.time.pass_by(HOUR)
        await server.service.holidays.look()
        await self.settle(server)

    async def settle(self, server: Server) -> None:
        until = real.monotonic() + PATIENCE
        while busy := await self.busy(server):
            assert real.monotonic() < until, busy
            await server.service.office.delivery.look()
            await asyncio.sleep(0.005)

    async def busy(self, server: Server) -> dict[str, Any]:
        """What is still to happen at this hour."""
        service, store = server.service, server.service.store
        delivery = service.office.delivery
        now = self.now = service.service_time()
        found = {
            "rooms": [id for id, room in service.rooms.items() if not room.is_settled],
            "bots": await store.going_on("", 1),
            "clocks": await store.due(now, 1),
            "searches": await store.searches_due(now, 1),
            "leagues": await store.leagues_due(now, 1),
            "notices": await store.ripe(now, 1),
            "calls": await store.due_batches(now, False, 1),
            "calls again": await store.due_batches(now, True, 1),
            "calls under way": [one for one in delivery._under_way.values() if one],
        }
        return {what: busy for what, busy in found.items() if busy}

    async def fates(self, server: Server, day: int) -> None:
        """Some go on holiday, some vanish or leave, one is forgotten; the organiser stays."""
        for number, one in enumerate(self.present):
            if number % 3 and day % 20 == number % 20 and not one.is_away(self.today):
                days = {"first": self.date(1), "last": self.date(self.rng.randrange(4, 9))}
                one.holidays.append(days)
                person = one.at(server)
                mine = (await person.get("/api/me/notices")).json()["holidays"]
                answer = await person.put("/api/me/notices/holidays", holidays=[*mine, days])
                assert answer.status_code == 200, answer.text
                await person.http.aclose()
                self.counts["holidays"] += 1
        if day in (self.days // 4, self.days // 2) and len(self.present) > 3:
            for fate in ("vanished", "left", "forgotten")[: 1 + 2 * (day > self.days // 4)]:
                one = self.rng.choice(self.present[1:])
                one.fate = fate
                self.counts[fate] += 1
                await self.go(server, one)
                self.time.pass_by(FALLEN)
                await self.settle(server)

    async def go(self, server: Server, one: Someone) -> None:
        """Leave the club and all tables, or be forgotten; who vanishes does nothing."""
        person = one.at(server)
        if one.fate == "left":
            await person.post(f"/api/clubs/{self.club}/leave")
            for table in (await person.get("/api/me/tables")).json()["tables"]:
                if table["state"] == "running" and table["yours"]:
                    async with person.socket(table["table"]) as socket:
                        await socket.hello()
                        await socket.command("resign", seat=table["yours"][0])
        elif one.fate == "forgotten":
            known = expected(self.store, self.looked, self.now)
            self.told.update({told: n for told, n in known.items() if told.person == one.person})
            assert (await person.delete("/api/me")).status_code == 204
        await person.http.aclose()

    async def look(self, server: Server) -> None:
        """Nobody is stuck: where a person is asked, something happens in time."""
        _, stuck = standing(self.store, server.service.service_time(), self.gone)
        assert not stuck, stuck
        async with self.people[0].at(server).http as http:
            league = (await http.get(f"/api/clubs/{self.club}/league")).json()
        self.seasons.add(league["season"])
        begun = rows_of(self.store, "SELECT count(*) FROM matches WHERE n > 0")
        self.counts["games"] = begun[0][0]

    def is_done(self) -> bool:
        """Whether nobody who still comes has anything to play."""
        found, _ = standing(self.store, self.now, self.gone)
        return not any(what.startswith(("waiting", "paused, some")) for what in found)


def lived(
    people: int, days: int, games: int, seed: int, restart_every: int, late: int = LATE
) -> Season:
    """A season from its first day to its last; then the store and all notices are proved."""
    with tempfile.TemporaryDirectory() as folder:
        season = Season(Path(folder), people, days, games, seed, late)
        asyncio.run(season.play(restart_every))
        report = audited(Path(folder))
        assert report.problems == [], report.problems
        prove(season)
    return season


def prove(season: Season) -> None:
    """Every table is where it may be, and everybody has been told everything once."""
    found, stuck = standing(season.store, season.now, season.gone)
    assert not stuck, stuck
    season.counts.update({f"tables: {what}": n for what, n in found.items()})
    holidays = {one.person: one.holidays for one in season.people}
    late = ran_out(season.store, holidays)
    assert not late, f"clocks that ran out on holiday: {late}"
    wanted = season.told + expected(season.store, season.looked, season.now)
    heard = Counter(season.hooks.told.values())
    assert not season.hooks.wrong, season.hooks.wrong
    missing, invented = list(wanted - heard), list(heard - wanted)
    assert not missing, f"{len(missing)} of {wanted.total()} were not told: {missing[:5]}"
    assert not invented, f"{len(invented)} were told for nothing: {invented[:5]}"
    told = Counter(one.kind for one in heard.elements())
    season.counts.update({f"notices: {kind}": n for kind, n in told.items()})
    again = sum(times > 1 for times in season.hooks.times.values())
    season.counts["notices that came again under their id"] = again


def main() -> int:
    """A whole season, told."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, number in (("people", 30), ("days", 60), ("games", 200), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=number)
    asked = parser.parse_args()
    began = real.monotonic()
    season = lived(asked.people, asked.days, asked.games, asked.seed, restart_every=9)
    told = [f"{number:7d} {name}" for name, number in sorted(season.counts.items())]
    told.append(f"{len(season.seasons):7d} league seasons")
    told.append(f"{real.monotonic() - began:7.0f} seconds")
    told.append("Nobody was stuck, and every notice was told once.")
    sys.stdout.write("\n".join([*told, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
