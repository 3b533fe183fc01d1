"""Makes a store with a table in every state, and a dozen records, as this version leaves them.

    python -m tests.stored.make FOLDER

Run once for a version; what it made is kept for ever and opened by test_stored.py. `story.json`
says who sits where, with which secrets, and how every table looked to each of its people.
"""

import asyncio
import gzip
import json
import random
import shutil
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from malecon import Match
from malecon.server.storage.sqlite.connections import FILE
from tests.server.served import Person, Server, Socket, Time, serving

LIVE = {"kind": "live", "bank": 600_000, "increment": 15_000}
DAILY = {"kind": "turn", "turn": 86_400_000}
LONGEST = 3_000  # moves of one game
Stop = Callable[[Match], bool]


class Story:
    """People, their tables, and how each looks at the end."""

    def __init__(self, at: Server, time: Time, rng: random.Random) -> None:
        self.at = at
        self.time = time
        self.rng = rng
        self.people: dict[str, Person] = {}
        self.tables: dict[str, dict[str, Any]] = {}

    async def person(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = await self.at.person(name)
        return self.people[name]

    async def seat(self, title: str, names: str, game: str, **opening: Any) -> str:
        """A table with these people on its first seats; it begins if that makes it full."""
        people = [await self.person(name) for name in names.split()]
        opened = await people[0].open(game, **opening)
        for person in people[1:]:
            joined = await person.post("/api/join", token=opened["invitation"])
            assert joined.status_code == 200, joined.text
        table: str = opened["table"]["table"]
        self.note(title, table, names.split(), opened["invitation"], opened["watch"])
        return table

    def note(
        self, title: str, table: str, names: list[str], invitation: str = "", watch: str = ""
    ) -> None:
        self.tables[title] = {
            "table": table, "people": names, "invitation": invitation, "watch": watch,
        }  # fmt: skip

    async def play(self, title: str, until: Stop) -> None:
        """Everybody plays at random until something is so, or to the end."""
        table = self.tables[title]["table"]
        room = await self.at.service.room(table)
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(self.people[name].socket(table))
                for name in dict.fromkeys(self.tables[title]["people"])
            ]
            for socket in sockets:
                await socket.hello()
            for _ in range(LONGEST):
                assert room.match_log is not None
                match = room.match_log.match
                if match.over or until(match):
                    return
                await self._play_one(room, match, sockets)
        raise AssertionError(f"{title} does not get there")

    async def _play_one(self, room: Any, match: Match, sockets: list[Socket]) -> None:
        asked = [seat for seat in match.waiting if room.seats[seat].state == "person"]
        if not asked:  # a bot is at it, or will be when the store has caught up
            await room.until_saved()
            await asyncio.sleep(0)
            return
        seat = self.rng.choice(asked)
        socket = next(socket for socket in sockets if seat in socket.last)
        await socket.caught_up(seat, room.match_log.n(seat))
        self.time.pass_by(self.rng.random() * 3)
        move = self.rng.choice([str(move) for move in match.legal(seat)])
        answer = await socket.play(move, seat=seat)
        assert answer[0] == "ack", answer

    async def look(self) -> dict[str, Any]:
        """How every table looks, to each of its people and to who watches."""
        for told in self.tables.values():
            table = told["table"]
            someone = self.people[told["people"][0]]
            shown = (await someone.get(f"/api/tables/{table}")).json()
            told |= {key: shown[key] for key in ("game", "state", "waiting", "heading", "result")}
            told["seats"] = [seat["state"] for seat in shown["seats"]]
            told["viewers"] = await self._viewers(told)
        secrets = {name: person.http.cookies["malecon"] for name, person in self.people.items()}
        return {"people": secrets, "tables": self.tables}

    async def _viewers(self, told: dict[str, Any]) -> dict[str, Any]:
        viewers: dict[str, Any] = {}
        if told["state"] == "open":
            return viewers
        for name in dict.fromkeys(told["people"]):
            async with self.people[name].socket(told["table"]) as socket:
                await socket.hello()
                for seat, last in socket.last.items():
                    viewers["watch" if seat is None else str(seat)] = {
                        "n": last["n"], "events": len(socket.events[seat]),
                        "moves": socket.offered(seat) if last["offer"] and seat is not None else [],
                        "view": last["view"], "clocks": last["clocks"],
                    }  # fmt: skip
        return viewers


def never(_: Match) -> bool:
    return False


def after(moves: int) -> Stop:
    return lambda match: len(match.log) >= moves


def sealed_and_partly_chosen(match: Match) -> bool:
    """One seat or more has chosen in secret, others have not."""
    return match.game.is_sealed(match.position) and 0 < len(match.waiting) < match.seats


async def tell(story: Story) -> None:
    """A table in every state."""
    await _open_ones(story)
    await _running_ones(story)
    await _ended_ones(story)
    await _descendants(story)


async def _open_ones(story: Story) -> None:
    await story.seat("open-listed", "Ana Bo", "cuba", seats=4, listed=True, pace=LIVE)
    bot_last = ["me", "open", {"bot": "rules"}]
    await story.seat("open-invited", "Cy", "havana", seats=3, pace=DAILY, who=bot_last)


async def _running_ones(story: Story) -> None:
    await story.seat("cuba-sealed", "Ana Bo Cy", "cuba", seats=3, edition="de", pace=LIVE)
    await story.play("cuba-sealed", sealed_and_partly_chosen)

    secret = {"secret_delegate": "yes"}
    await story.seat("cuba-delegate", "Di Ana", "cuba", seats=2, edition="nl", options=secret)
    await story.play("cuba-delegate", sealed_and_partly_chosen)

    while True:  # not one that begins with a swap (H-008)
        table = await story.seat("havana-sealed", "Bo Di", "havana", seats=2, pace=LIVE)
        room = await story.at.service.room(table)
        assert room.match_log is not None
        if len(room.match_log.match.waiting) == 2:
            break
    await story.play("havana-sealed", sealed_and_partly_chosen)

    await story.seat("cuba-stand-in", "Ana Bo Cy Di Eva", "cuba", seats=5, edition="fr", pace=DAILY)
    await story.play("cuba-stand-in", after(40))
    story.at.jobs.is_awake = False
    await _command(story, "cuba-stand-in", "Bo", "stand", bot="rules")
    story.at.jobs.is_awake = True

    three = ["me", "open", "open", {"bot": "random"}]
    await story.seat("havana-resigned", "Eva Bo Cy", "havana", seats=4, pace=DAILY, who=three)
    await story.play("havana-resigned", after(30))
    story.at.jobs.is_awake = False
    await _command(story, "havana-resigned", "Cy", "resign", bot="rules")
    await _talk(story, "havana-resigned")
    story.at.jobs.is_awake = True

    hot = ["me", "me", {"bot": "rules"}]
    await story.seat("cuba-hot-seat", "Eva", "cuba", seats=3, edition="en", who=hot)
    await story.play("cuba-hot-seat", after(60))

    await story.seat("cuba-zh", "Cy Di", "cuba", seats=2, edition="zh", pace=LIVE)
    await story.play("cuba-zh", after(25))


async def _ended_ones(story: Story) -> None:
    hidden = {"hidden_money": "yes"}
    await story.seat("cuba-over", "Ana Bo", "cuba", seats=2, edition="fr", options=hidden)
    await story.play("cuba-over", never)
    await story.seat("havana-over", "Cy Di Eva", "havana", seats=3)
    await story.play("havana-over", never)
    await story.seat("cuba-stopped", "Bo Eva", "cuba", seats=2)
    await story.play("cuba-stopped", after(50))
    await _agree(story, "cuba-stopped", "stop")


async def _descendants(story: Story) -> None:
    """A fork, a rematch and a record that was played elsewhere."""
    ana = story.people["Ana"]
    over = story.tables["cuba-over"]["table"]
    who = ["me", {"bot": "rules"}]
    forked = await ana.post(f"/api/tables/{over}/fork", step=60, who=who, pace=LIVE)
    story.note("cuba-fork", forked.json()["table"]["table"], ["Ana"])
    await story.play("cuba-fork", after(30))

    await _agree(story, "havana-over", "rematch")
    source = story.tables["havana-over"]["table"]
    eva = story.people["Eva"]
    while (again := (await eva.get(f"/api/tables/{source}")).json()["rematch"]) is None:
        await asyncio.sleep(0.01)
    story.note("havana-rematch", again, ["Cy", "Di", "Eva"])
    await story.play("havana-rematch", after(20))

    kept = await ana.post("/api/records", record=recorded("havana", 4, 11, None).record())
    story.note("havana-kept", kept.json()["table"]["table"], ["Ana"])


async def _command(story: Story, title: str, name: str, command: str, **content: Any) -> None:
    async with story.people[name].socket(story.tables[title]["table"]) as socket:
        await socket.hello()
        answer = await socket.command(command, **content)
        assert answer[0] == "ack", answer


async def _agree(story: Story, title: str, command: str) -> None:
    for name in story.tables[title]["people"]:
        await _command(story, title, name, command, agree=True)


async def _talk(story: Story, title: str) -> None:
    table = story.tables[title]["table"]
    async with story.people["Eva"].socket(table) as socket:
        welcome = await socket.hello()
        await socket.say("chat", id="hola", text="hola")
        await socket.until("chat")
        other = next(seat["person"] for seat in welcome["table"]["seats"] if seat["name"] == "Bo")
        await socket.say("mute", person=other, on=True)
        await socket.until("muted")


def recorded(game: str, seats: int, seed: int, moves: int | None, **options: Any) -> Match:
    """A game at random, to its end or for so many moves."""
    rng = random.Random(seed)
    match = Match(game, seats=seats, seed=seed, **options)
    while not match.over and (moves is None or len(match.log) < moves):
        seat = rng.choice(match.waiting)
        match.play(rng.choice(match.legal(seat)), seat=seat)
    return match


def records() -> dict[str, Match]:
    """A dozen: both games, several editions and options, whole, broken off, and from a snapshot."""
    found = {
        "cuba-de-2": recorded("cuba", 2, 1, None, edition="de"),
        "cuba-fr-3": recorded("cuba", 3, 2, None, edition="fr"),
        "cuba-en-5": recorded("cuba", 5, 3, None, edition="en"),
        "cuba-zh-4-hidden-money": recorded("cuba", 4, 4, None, edition="zh", hidden_money="yes"),
        "cuba-nl-4-secret-delegate": recorded(
            "cuba", 4, 5, 90, edition="nl", secret_delegate="yes"
        ),
        "cuba-de-3-broken-off": recorded("cuba", 3, 6, 70, edition="de", sides="mixed"),
        "havana-2": recorded("havana", 2, 7, None),
        "havana-3": recorded("havana", 3, 8, None),
        "havana-4": recorded("havana", 4, 9, None),
        "havana-4-broken-off": recorded("havana", 4, 10, 40),
    }
    for name in ("cuba-de-3-broken-off", "havana-4-broken-off"):
        match = Match.from_snapshot(found[name].snapshot(), seed=12)
        rng = random.Random(13)
        while not match.over:
            seat = rng.choice(match.waiting)
            match.play(rng.choice(match.legal(seat)), seat=seat)
        found[name.replace("broken-off", "taken-up")] = match
    return found


async def store(folder: Path) -> None:
    """The store as a kill leaves it, most of it still in the write-ahead log."""
    time = Time()
    time.seconds = 1_790_000_000.0
    data = folder / "data"
    async with serving(data, time=time) as at:
        story = Story(at, time, random.Random(1))
        await tell(story)
        await at.service.store.beat(at.service.service_time())
        told = await story.look()
        for name in (FILE, f"{FILE}-wal"):
            packed = gzip.compress((data / name).read_bytes(), mtime=0)
            (folder / f"{name}.gz").write_bytes(packed)
    (folder / "story.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    shutil.rmtree(data)


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "records").mkdir(parents=True, exist_ok=True)
    asyncio.run(store(folder))
    for name, match in records().items():
        (folder / "records" / f"{name}.txt").write_text(match.record(), encoding="utf-8")


if __name__ == "__main__":
    main()
