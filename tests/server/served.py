"""A server on a loopback port in the test's own event loop, and people who play on it."""

import asyncio
import itertools
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from malecon.server.app import application, port_of, server
from malecon.server.notices.options import NoticeOptions
from malecon.server.service.limits import Limits
from malecon.server.service.service import Service
from malecon.server.service.service_time import LONGEST
from malecon.server.storage.store import Store
from malecon.server.workers.bots import said
from malecon.server.workers.jobs import Jobs
from malecon.server.workers.questions import Job, Question

WIDE = Limits(
    message_rate=1e6, message_burst=1e6, request_rate=1e6, request_burst=1e6, address_rate=1e6,
    address_burst=1e6, identity_rate=1e6, identity_burst=1e6, chat_rate=1e6, chat_burst=1e6,
    page_rate=1e6, page_burst=1e6, address_chat_rate=1e6, address_chat_burst=1e6, row_rate=1e6,
    row_burst=1e6, address_row_rate=1e6, address_row_burst=1e6, new_tables=1e6,
    address_new_tables=1e6, records=1e6, address_records=1e6, listed=1e6, address_listed=1e6,
    connection_rate=1e6, connection_burst=1e6, check_rate=1e6, check_burst=1e6,
    address_check_rate=1e6, address_check_burst=1e6, plan_rate=1e6, plan_burst=1e6,
    address_plan_rate=1e6, address_plan_burst=1e6, sign_in_rate=1e6, sign_in_burst=1e6,
    searches=1e6, address_searches=1e6, address_looking=1e6, new_clubs=1e6, address_new_clubs=1e6,
)  # fmt: skip
PATIENCE = 10.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all, instead of 20 ms for each
Answer = Callable[[list[int]], None]


class Time:
    """Clocks that move when the test says so: the one on the wall and the steady one."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0
        self.service: Service | None = None  # which is up
        self._steady = 0.0

    def __call__(self) -> float:
        return self.seconds

    def steady(self) -> float:
        return self._steady

    def sleep(self, seconds: float) -> None:
        """Time goes by, and no server notices: it is down, or stopped."""
        self.seconds += seconds
        self._steady += seconds

    def pass_by(self, seconds: float) -> None:
        """Time goes by at a server that is up and looks at the clock all the while."""
        assert self.service is not None
        whole, rest = divmod(seconds, LONGEST)
        for step in (*[LONGEST] * int(whole), rest):
            self.sleep(step)
            self.service.service_time()


class FirstMove(Jobs):
    """Bots that answer at once with their first legal move, as long as they are awake.

    Who asks a coach is answered by one that thinks, in this process.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[Job, Answer]] = []
        self.is_awake = True

    def ask(self, question: Question) -> None:
        job = question.job()
        if job is None:
            return
        if job.is_advice:
            job.ms = 5.0
            asyncio.get_running_loop().call_soon(question.hear, said(job), job)
            return
        self.asked.append((job, question.answer))
        if self.is_awake:
            asyncio.get_running_loop().call_soon(question.answer, job.legal[:1])

    def workers(self) -> int:
        return 1

    async def close(self) -> None:
        self.is_awake = False


class Server:
    """A running server."""

    def __init__(self, service: Service, port: int, jobs: FirstMove) -> None:
        self.service = service
        self.port = port
        self.jobs = jobs
        self.url = f"http://127.0.0.1:{port}"
        self._people: list[Person] = []

    async def person(self, name: str | None = None) -> "Person":
        """Somebody new; with a name, an identity."""
        found = Person(self)
        self._people.append(found)
        if name is not None:
            assert (await found.post("/api/me", name=name)).status_code == 201
        return found

    async def table(
        self, names: str, game: str = "cuba", **opening: Any
    ) -> tuple[str, list["Person"]]:
        """A table that has begun, with people on the first seats."""
        seats = opening.pop("seats", len(names.split()))
        while True:
            people = [await self.person(name) for name in names.split()]
            opened = await people[0].open(game, seats, **opening)
            for person in people[1:]:
                joined = await person.post("/api/join", token=opened["invitation"])
                assert joined.status_code == 200, joined.text
            table = opened["table"]["table"]
            begun = (await people[0].get(f"/api/tables/{table}")).json()
            if game != "havana" or len(begun["waiting"]) != 1:
                return table, people
            # One seat may have to swap a building first (H-008): not a table to test with, nor
            # people, who would have that game among theirs.

    async def leave(self) -> None:
        for person in self._people:
            await person.http.aclose()


class Person:
    """A client: cookies and sockets."""

    def __init__(self, at: Server) -> None:
        self.at = at
        self.http = httpx.AsyncClient(base_url=at.url, timeout=PATIENCE, verify=NO_TLS)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def put(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.put(path, json=body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.http.delete(path)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def open(self, game: str = "cuba", seats: int = 2, **opening: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", game=game, seats=seats, **opening)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @property
    def cookie(self) -> str:
        return f"malecon={self.http.cookies['malecon']}"

    def socket(self, table: str, query: str = "", **headers: str) -> "Socket":
        if "malecon" in self.http.cookies:
            headers.setdefault("Cookie", self.cookie)
        url = f"ws://127.0.0.1:{self.at.port}/api/tables/{table}/socket{query}"
        return Socket(url, headers)


class Socket:
    """A socket that remembers the last update of every seat it follows."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._connecting = connect(url, additional_headers=headers, compression=None)
        self.wire: ClientConnection
        self.last: dict[int | None, dict[str, Any]] = {}
        self.events: dict[int | None, list[Any]] = {}
        self.queued: dict[int, dict[str, Any]] = {}  # what has become of queued turns
        self.keys = (f"key-{id(self)}-{number}" for number in itertools.count())

    async def __aenter__(self) -> "Socket":
        self.wire = await self._connecting.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.wire.close()

    async def say(self, name: str, **content: Any) -> None:
        await self.wire.send(msgspec.json.encode({name: content}).decode())

    async def hear(self) -> tuple[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.wire.recv()
        ((name, content),) = msgspec.json.decode(text).items()
        if name == "update":
            seat = content["seat"]
            self.last[seat] = content
            self.events[seat] = self.events.get(seat, [])[: content["at"]] + content["events"]
        elif name == "queued":
            self.queued[content["seat"]] = content
        return name, content

    async def until(self, *names: str) -> Any:
        """The next message of one of these names."""
        while True:
            name, content = await self.hear()
            if name in names:
                return content

    async def hello(self, **content: Any) -> Any:
        """Say hello; the welcome. Updates have been heard, too."""
        await self.say("hello", **content)
        welcome = await self.until("welcome")
        if welcome["table"]["state"] != "open":
            for _ in welcome["follows"] or [None]:
                await self.until("update")
        return welcome

    async def look(self, looking: bool) -> None:
        """Say whether the person looks at the table; when it is done it is known."""
        await self.wire.send(msgspec.json.encode({"looking": looking}).decode())
        await self.say("ping")
        await self.until("pong")

    async def command(self, name: str, **content: Any) -> tuple[str, Any]:
        """Send a command; its ack or refusal."""
        content.setdefault("id", next(self.keys))
        await self.say(name, **content)
        while True:
            answer, about = await self.hear()
            if answer in ("ack", "refused") and about["id"] == content["id"]:
                return answer, about

    async def play(self, *moves: str, seat: int = 0, **content: Any) -> tuple[str, Any]:
        """Play for a seat."""
        content.setdefault("n", self.last[seat]["n"])
        return await self.command("play", seat=seat, moves=list(moves), **content)

    async def asked(self) -> int:
        """Listen until a seat that is followed here is asked; that seat."""
        while True:
            for seat, last in self.last.items():
                if last["offer"] and seat is not None:
                    return seat
            await self.hear()

    def offered(self, seat: int) -> list[str]:
        """The moves that a seat is offered."""
        return [choice["move"] for choice in self.last[seat]["offer"]["moves"]]

    async def caught_up(self, seat: int, n: int) -> None:
        """Listen until a seat has seen so much of the log."""
        await self.waiting_for(lambda: self.last[seat]["n"] >= n)

    async def waiting_for(self, is_so: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not is_so():
            await self.hear()


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    limits: Limits = WIDE,
    time: Time | None = None,
    store: Store | None = None,
    jobs: Callable[[], Jobs] | None = None,
    proxies: Sequence[str] = (),
    components: Mapping[str, dict[str, Any]] | None = None,
    notices: NoticeOptions | None = None,
) -> AsyncIterator[Server]:
    """A server in this event loop."""
    bots = FirstMove()
    options: dict[str, Any] = {"now": time, "steady": time.steady} if time is not None else {}
    options |= {"proxies": proxies, "components": components, "notices": notices}
    app = application(folder, limits=limits, jobs=jobs or (lambda: bots), store=store, **options)
    if time is not None:
        time.service = app.service
    running = server(app, "127.0.0.1", 0)
    task = asyncio.ensure_future(running.serve())
    while not running.started:
        assert not task.done(), task
        await asyncio.sleep(0.005)
    found = Server(app.service, port_of(running), bots)
    try:
        yield found
    finally:
        await found.leave()
        running.should_exit = True
        await task


def run(work: Awaitable[None], patience: float = 60.0) -> None:
    """Run a test's coroutine."""

    async def bounded() -> None:
        async with asyncio.timeout(patience):
            await work

    asyncio.run(bounded())


async def play_to_the_end(*sockets: Socket) -> dict[str, Any]:
    """Everybody plays the first move that is offered, until the game is over."""

    async def play(socket: Socket) -> Any:
        asked = ""
        while True:
            offered = next((u for u in socket.last.values() if u["offer"]), None)
            if offered is not None and not asked:
                asked = next(socket.keys)
                move = offered["offer"]["moves"][-1]["move"]
                seat, n = offered["seat"], offered["n"]
                await socket.say("play", id=asked, seat=seat, n=n, moves=[move])
            name, content = await socket.hear()
            if name in ("ack", "refused") and content["id"] == asked:
                assert name == "ack" or content["error"] in ("move/stale", "table/over"), content
                asked = ""
            if name == "over":
                return content["result"]

    results = await asyncio.gather(*(play(socket) for socket in sockets))
    return dict(results[0])
