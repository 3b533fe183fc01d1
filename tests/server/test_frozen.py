"""What cannot be played on can be read, by each what that one may know, and harms nobody else."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from malecon.server.service.audit import audited
from malecon.server.storage.failures import Damaged
from malecon.server.storage.rows import Append, Done, LogRow
from malecon.server.storage.sqlite.connections import FILE
from malecon.server.storage.sqlite.store import SqliteStore
from tests.server.served import Person, Server, Socket, Time, run, serving
from tests.server.test_bots import LIVE
from tests.server.test_taking_up import again
from tests.stored.kept import VERSIONS, somebody, unpacked

DAY = 86_400.0
Seen = dict[str, Any]  # by viewer, what a socket was told of the position and of the events


class Scene:
    """A game in the middle, with a sealed choice, that an update or a damage is to befall."""

    def __init__(self, table: str, people: list[Person], watch: str) -> None:
        self.table = table
        self.people = people
        self.watch = watch
        self.seen: Seen = {}
        self.lines: list[str] = []


Stock = Callable[[str], tuple[Path, Scene]]


async def play(at: Server, game: str = "havana", moves: int = 20) -> Scene:
    """Two people play; somebody has sealed a choice and the other has not."""
    table, people = await at.table("Ana Bo", game, pace=LIVE)
    token = (await people[0].post(f"/api/tables/{table}/watch")).json()["token"]
    scene = Scene(table, people, token)
    chosen = random.Random(1)
    room = await at.service.room(table)
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        await first.hello()
        await second.hello()
        for _ in range(3_000):
            assert room.match_log is not None
            match = room.match_log.match
            if len(match.log) >= moves and match.game.is_sealed(match.position):
                if len(match.waiting) == 1:
                    break
            seat = match.waiting[0]
            socket = first if seat == 0 else second
            await socket.caught_up(seat, room.match_log.n(seat))
            move = str(chosen.choice(match.legal(seat)))
            assert (await socket.play(move, seat=seat))[0] == "ack"
    scene.seen = await look(at, scene)
    scene.lines = await lines(at, scene)
    return scene


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, Scene]]:
    """A store with such a game, of each kind, whose server has stopped."""
    found: dict[str, tuple[Path, Scene]] = {}

    async def work(game: str) -> None:
        folder = tmp_path_factory.mktemp(game)
        async with serving(folder) as at:
            found[game] = folder, await play(at, game)

    for game in ("cuba", "havana"):
        run(work(game))
    return found


@pytest.fixture
def store(begun: dict[str, tuple[Path, Scene]], tmp_path: Path) -> Stock:
    """A copy of such a store."""

    def copied(game: str) -> tuple[Path, Scene]:
        folder, scene = begun[game]
        shutil.copytree(folder, tmp_path / "store")
        return tmp_path / "store", scene

    return copied


async def look(at: Server, scene: Scene) -> Seen:
    """What the two people and a stranger with the watch link are told."""
    found = {}
    for name, person in await viewers(at, scene):
        query = f"?watch={scene.watch}" if name == "watch" else ""
        async with person.socket(scene.table, query) as socket:
            await socket.hello()
            ((seat, last),) = socket.last.items()
            found[name] = {"n": last["n"], "view": last["view"], "events": socket.events[seat]}
    return found


async def viewers(at: Server, scene: Scene) -> list[tuple[str, Person]]:
    ana, bo = [await again(at, person) for person in scene.people]
    return [("ana", ana), ("bo", bo), ("watch", await at.person())]


async def lines(at: Server, scene: Scene) -> list[str]:
    bo = await again(at, scene.people[1])
    answer = await bo.get(f"/api/tables/{scene.table}/log")
    assert answer.status_code == 200, answer.text
    return [line["text"] for line in answer.json()["lines"]]


def change(folder: Path, *statements: str) -> None:
    """Straight in the database, as no program of ours would."""
    db = sqlite3.connect(folder / FILE)
    db.execute("PRAGMA foreign_keys = OFF")
    for statement in statements:
        assert db.execute(statement).rowcount > 0, statement
    db.commit()
    db.close()


NO_SETTINGS = ("UPDATE matches SET settings = NULL WHERE n > 10",)
UNKNOWN_RULE = (
    'UPDATE settings SET text = replace(text, \'"rules":{\', \'"rules":{"monsoon":true,\')',
)
_LAST_PLAY = "n = (SELECT max(n) FROM rows r WHERE r.match = rows.match AND r.kind = 'play')"
UNKNOWN_ACTION = (f"UPDATE rows SET action = 60000 WHERE {_LAST_PLAY}",)
GARBAGE = (
    f"UPDATE rows SET seat = 77, kind = 'auto', action = -9, hash = x'00' WHERE {_LAST_PLAY}",
)
WRONG_POSITION = ("UPDATE rows SET hash = x'0102' WHERE n > 8 AND hash <> x''",)
KINDS = {
    "nobody knows what it was played by": ("settings", NO_SETTINGS),
    "a rule that this version does not know": ("settings", UNKNOWN_RULE),
    "an action that this version does not know": ("log", UNKNOWN_ACTION),
    "a row of garbage": ("log", GARBAGE),
    "rows that lead to another position": ("log", WRONG_POSITION),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_a_frozen_table_is_read_by_each_as_it_was_last_seen(
    store: Stock, game: str, kind: str
) -> None:
    folder, scene = store(game)
    why, damage = KINDS[kind]

    async def work() -> None:
        change(folder, *damage)
        async with serving(folder) as at:
            (_, ana), (_, bo), (_, stranger) = await viewers(at, scene)
            told = (await bo.get(f"/api/tables/{scene.table}")).json()
            assert (told["frozen"], told["state"], told["waiting"]) == (why, "running", [])
            assert await look(at, scene) == scene.seen
            assert await lines(at, scene) == scene.lines
            mine = (await ana.get("/api/me/tables")).json()["tables"]
            assert {row["table"]: row["frozen"] for row in mine} == {scene.table: why}
            assert (await stranger.get(f"/api/tables/{scene.table}")).status_code == 404
            for person in (ana, bo):
                replay = await person.get(f"/api/tables/{scene.table}/replay?step=0&count=50")
                assert replay.status_code == 200, replay.text
                assert replay.json()["frames"]
            seats = await ana.get(f"/api/tables/{scene.table}/log?seat=1")
            assert seats.status_code == 403

    run(work())


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_what_nobody_has_kept_is_read_as_far_as_the_log_replays(store: Stock, game: str) -> None:
    folder, scene = store(game)
    change(folder, *GARBAGE, "DELETE FROM last_seen")

    async def work() -> None:
        async with serving(folder) as at:
            found = await look(at, scene)
            for name, last in scene.seen.items():
                events = found[name]["events"]
                assert 0 < len(events) <= len(last["events"])
                assert events == last["events"][: len(events)]
                assert found[name]["n"] <= last["n"]
            (_, ana), (_, _), _ = await viewers(at, scene)
            steps = (await ana.get(f"/api/tables/{scene.table}/replay")).json()["steps"]
            assert steps > 0
            for step in range(steps + 1):
                shown = await ana.get(f"/api/tables/{scene.table}/replay?step={step}")
                assert shown.json()["frames"][0]["view"]["game"] == game
            assert (await ana.get(f"/api/tables/{scene.table}/record")).status_code == 200

    run(work())


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_changed_at_a_frozen_table_and_everybody_is_told_why(
    store: Stock, kind: str
) -> None:
    folder, scene = store("havana")
    why, damage = KINDS[kind]

    async def work() -> None:
        change(folder, *damage)
        before = stored(folder)
        async with serving(folder) as at:
            (_, ana), (_, _), (_, _) = await viewers(at, scene)
            for path, body in CALLS.items():
                refused = await ana.post(f"/api/tables/{scene.table}/{path}", **body)
                assert (refused.status_code, refused.json()["error"]) == (409, "table/frozen"), path
                assert "nothing was changed" in refused.json()["message"]
            async with ana.socket(scene.table) as socket:
                await socket.hello()
                for command, content in WISHES.items():
                    answer, about = await socket.command(command, **content)
                    assert (answer, about["error"]) == ("refused", "table/frozen"), command
                await socket.say("ping")
                assert await socket.hear() == ("pong", {})
            health = (await ana.get("/health")).json()
            assert (health["status"], health["tables_frozen"]) == ("fine", 1)
            assert len(at.jobs.asked) == 0
        assert stored(folder) == before
        assert why in ("settings", "log")

    run(work())


CALLS: dict[str, dict[str, Any]] = {
    "sit": {}, "leave": {"seat": 0}, "seats/1": {"bot": "rules"}, "begin": {},
    "list": {"listed": True}, "remove": {"seat": 1}, "close": {}, "owner": {"seat": 1},
    "invitation": {}, "watch": {}, "fork": {"step": 0},
}  # fmt: skip
WISHES: dict[str, dict[str, Any]] = {
    "play": {"n": 1, "moves": ["end"]}, "undo": {"n": 1}, "restart": {"n": 1}, "resign": {},
    "stand": {}, "back": {}, "stop": {"agree": True}, "rematch": {"agree": True},
    "chat": {"text": "hola"},
}  # fmt: skip


def stored(folder: Path) -> list[Any]:
    """All that is stored about tables and who sits there."""
    db = sqlite3.connect(folder / FILE)
    found = [
        db.execute(f"SELECT * FROM {name}").fetchall()
        for name in ("matches", "rows", "keys", "chat", "settings", "tokens")
    ]
    found.append(db.execute("SELECT match, seat, state, identity, bot FROM seats").fetchall())
    db.close()
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_other_tables_go_on_and_people_are_forgotten(store: Stock, kind: str) -> None:
    folder, scene = store("havana")

    async def work() -> None:
        change(folder, *KINDS[kind][1])
        async with serving(folder) as at:
            (_, ana), (_, bo), _ = await viewers(at, scene)
            assert (await ana.get(f"/api/tables/{scene.table}")).status_code == 200
            opened = await ana.open("havana", who=["me", "me"])
            async with ana.socket(opened["table"]["table"]) as socket:
                await socket.hello()
                seat = await socket.asked()
                assert (await socket.play(socket.offered(seat)[0], seat=seat))[0] == "ack"
            exported = (await ana.get("/api/me/export")).json()
            assert scene.table in {seat["table"] for seat in exported["seats"]}
            assert any(row["table"] == scene.table for row in exported["rows"])
            assert (await ana.http.delete("/api/me")).status_code == 204
            told = (await bo.get(f"/api/tables/{scene.table}")).json()
            assert [seat["state"] for seat in told["seats"]] == ["gone", "person"]
            assert (told["seats"][0]["name"], told["owner"]) == ("", "")

    run(work())


def test_a_table_that_can_be_read_again_goes_on_and_nobody_has_lost_time(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            scene = await play(at)
        change(tmp_path, *UNKNOWN_RULE)
        for _ in range(2):
            async with serving(tmp_path, time=time) as at:
                time.pass_by(DAY)
                bo = await again(at, scene.people[1])
                assert (await bo.get(f"/api/tables/{scene.table}")).json()["frozen"] == "settings"
                time.pass_by(DAY)
        change(tmp_path, "UPDATE settings SET text = replace(text, '\"monsoon\":true,', '')")
        for _ in range(2):
            async with serving(tmp_path, time=time) as at:
                told = await (await again(at, scene.people[1])).get(f"/api/tables/{scene.table}")
                assert told.json()["frozen"] is None
                assert [seat["state"] for seat in told.json()["seats"]] == ["person", "person"]
                assert await look(at, scene) == scene.seen
                room = await at.service.room(scene.table)
                assert room.clocks.deadline() == room.table.due
                assert (
                    min(c.left for c in room.clocks.shown(at.service.service_time()) or []) > 50_000
                )
                time.pass_by(3)
        async with serving(tmp_path, time=time) as at:
            time.pass_by(70)
            await clock_run_out(at, scene)
        assert audited(tmp_path).problems == []

    run(work())


async def clock_run_out(at: Server, scene: Scene) -> None:
    """The clock that had stood still runs, and somebody's time is over."""
    bo = await again(at, scene.people[1])
    while True:
        told = (await bo.get(f"/api/tables/{scene.table}")).json()
        if "stand-in" in [seat["state"] for seat in told["seats"]]:
            return
        await asyncio.sleep(0.05)


def test_a_frozen_table_is_looked_through_once(store: Stock) -> None:
    folder, scene = store("havana")

    class Counting(SqliteStore):
        reads = 0

        async def log(self, table: str, rows: int) -> AsyncIterator[list[LogRow]]:
            self.reads += 1
            async for part in super().log(table, rows):
                yield part

    async def work() -> None:
        change(folder, *GARBAGE)
        counted = Counting(folder)
        async with serving(folder, store=counted) as at:
            await look(at, scene)
            reads = counted.reads
            assert reads <= 3
            for _ in range(5):
                await look(at, scene)
                await lines(at, scene)
            assert counted.reads == reads

    run(work())


def test_a_table_that_cannot_be_written_to_is_frozen_after_its_last_saved_move(
    tmp_path: Path,
) -> None:
    class Torn(SqliteStore):
        torn = ""

        def append(self, append: Append, done: Done) -> None:
            if append.table == self.torn:
                asyncio.get_running_loop().call_soon(done, Damaged("malformed"))
            else:
                super().append(append, done)

    async def work() -> None:
        store = Torn(tmp_path)
        async with serving(tmp_path, store=store) as at:
            scene = await play(at)
            store.torn = scene.table
            async with await one_asked(at, scene) as socket:
                await socket.hello()
                seat = await socket.asked()
                refused = await socket.play(socket.offered(seat)[0], seat=seat)
                assert refused[1]["error"] == "store/failed"
            assert await look(at, scene) == scene.seen
            ana = await again(at, scene.people[0])
            told = (await ana.get(f"/api/tables/{scene.table}")).json()
            assert told["frozen"] == "store"
            assert scene.table not in at.service.rooms
            async with ana.socket(scene.table) as socket:
                await socket.hello()
                assert (await socket.command("resign"))[1]["error"] == "table/frozen"
        async with serving(tmp_path) as at:
            told = (
                await (await again(at, scene.people[0])).get(f"/api/tables/{scene.table}")
            ).json()
            assert told["frozen"] is None

    run(work())


async def one_asked(at: Server, scene: Scene) -> Socket:
    told = (await (await again(at, scene.people[0])).get(f"/api/tables/{scene.table}")).json()
    return (await again(at, scene.people[told["waiting"][0]])).socket(scene.table)


def ended(row: dict[str, Any]) -> bool:
    return row["state"] in ("over", "stopped")


def running(row: dict[str, Any]) -> bool:
    return bool(row["state"] == "running")


@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
@pytest.mark.parametrize("state", [ended, running], ids=["ended", "running"])
def test_cardboard_that_no_release_had_is_frozen_and_never_guessed(
    tmp_path: Path, version: Path, state: Callable[[dict[str, Any]], bool]
) -> None:
    story = unpacked(version, tmp_path / "store", "stopped")
    chosen = [row for row in story["tables"].values() if state(row) and row["people"]]
    tables = [row["table"] for row in chosen]
    marks = ",".join(f"'{table}'" for table in tables)
    change(
        tmp_path / "store",
        f"UPDATE matches SET components = 'ffff', origin = NULL WHERE id IN ({marks})",
    )

    async def work() -> None:
        async with serving(tmp_path / "store") as at:
            for row in chosen:
                person = await somebody(at, story["people"][row["people"][0]])
                told = (await person.get(f"/api/tables/{row['table']}")).json()
                assert (told["frozen"], told["state"]) == ("settings", row["state"])
                assert told["result"] == row["result"]
                async with person.socket(row["table"]) as socket:
                    await socket.say("hello")
                    assert (await socket.until("welcome"))["table"]["frozen"] == "settings"
                    if row["result"]:
                        assert (await socket.until("over"))["result"] == row["result"]
                    refused = await socket.command("rematch", agree=True)
                    assert refused[1]["error"] == "table/frozen"
                read = await person.get(f"/api/tables/{row['table']}/replay")
                assert (read.status_code, read.json()["error"]) == (409, "table/frozen")
            health = (await person.get("/health")).json()
            assert (health["status"], health["tables_frozen"]) == ("fine", len(chosen))
            other = next(row for row in story["tables"].values() if row not in chosen)
            person = await somebody(at, story["people"][other["people"][0]])
            assert (await person.get(f"/api/tables/{other['table']}")).json()["frozen"] is None

    run(work())
