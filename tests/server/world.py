"""Tables in every state, with everybody at them who may want something."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import InvalidStatus

from tests.server.served import Person, Server, Socket

WHO_MAY: Final = Path(__file__).with_name("who_may.toml")
COLUMNS: Final = ("nobody", "stranger", "spectator", "seat", "other", "owner")
ROLES: Final = (*COLUMNS, "organiser")  # the last by a key of its own
OPEN: Final = ("open", "listed", "club", "league", "season")
IN_CLUBS: Final = ("club", "league", "season")
LEAGUE: Final = {"name": "Autumn", "game": "havana", "seats": 2}
ANSWERS: Final = (
    *(
        "welcome",
        "ack",
        "pong",
        "offer",
        "planned",
        "preview",
        "advice",
        "chat",
        "muted",
        "refused",
    ),
)
KEYLESS: Final = ("hello", "ping", "offer", "plan", "preview", "mute")
UNANSWERED: Final = ("looking",)  # which are yes or no themselves


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """Something that can be asked, and what it comes to for whom."""

    at: str
    who: str
    send: dict[str, Any] | None = None
    organiser: str | None = None

    def expected(self) -> Iterator[tuple[str, str]]:
        """Every role and what it comes to."""
        columns = dict(zip(COLUMNS, self.who.split(), strict=True))
        for role in ROLES:
            yield role, columns.get(role) or getattr(self, role) or columns["stranger"]


def rows() -> dict[str, Row]:
    """The whole table."""
    return msgspec.convert(tomllib.loads(WHO_MAY.read_text(encoding="utf-8")), dict[str, Row])


class World:
    """A table in some state."""

    def __init__(self, at: Server) -> None:
        self.at = at
        self.people: dict[str, Person] = {}
        self.links: dict[str, str] = {}

    async def come(self, state: str) -> "World":
        """Let everybody come, and the table come to a state."""
        for role in ROLES:
            self.people[role] = await self.person(role)
        if state in IN_CLUBS:
            await self._open_club(state)
        game, seats = ("cuba", 4) if state in OPEN else ("havana", 3)
        alone = {"who": ["me", {"bot": "random"}, {"bot": "random"}], "rated": False}
        await self._open(
            game, seats, listed=state == "listed", **(alone if state == "alone" else {})
        )
        if state == "played":
            await self._say("seat", "play", seat=1, n=0, moves=[await self._move()])
        elif state == "laid":
            for _ in range(2):
                await self._say("seat", "play", seat=1, n=0, moves=[await self._move()])
        elif state == "stood":
            await self._say("seat", "stand", seat=1)
        elif state == "over":
            for role in ("owner", "seat", "other"):
                await self._say(role, "stop", agree=True)
        return self

    async def person(self, role: str) -> Person:
        """Somebody for a role; nobody has no name."""
        return await self.at.person(None if role == "nobody" else role)

    async def _open_club(self, state: str) -> None:
        people = self.people
        club = (await people["organiser"].post("/api/clubs", name="Harbour")).json()
        self.links |= {"club": club["club"], "club_code": club["code"]}
        league = f"/api/clubs/{club['club']}/league"
        for role in ("owner", "seat", "other"):
            await people[role].post(f"/api/club-links/{club['code']}")
        if state != "club":
            await people["organiser"].post(league, **LEAGUE)
            for role in ("owner", "seat"):
                await people[role].post(f"{league}/join")
        if state == "season":
            await people["organiser"].post(f"{league}/begin")

    async def _open(self, game: str, seats: int, *, listed: bool, **about: Any) -> None:
        club = {"club": self.links["club"]} if "club" in self.links else {}
        while True:
            opened = await self.people["owner"].open(game, seats, listed=listed, **club, **about)
            self.links |= {name: opened[name] for name in ("invitation", "watch")}
            self.links["table"] = opened["table"]["table"]
            for role in () if about else ("seat", "other"):
                await self.people[role].post("/api/join", token=opened["invitation"])
            table = await self.table()
            if game != "havana" or len(table["waiting"]) == seats:
                self.links["person"] = table["seats"][1]["person"] or ""
                return

    async def table(self) -> dict[str, Any]:
        """The table as its owner sees it, without who is just here and how long it has waited."""
        found = (await self.people["owner"].get(f"/api/tables/{self.links['table']}")).json()
        for seat in found["seats"]:
            del seat["present"], seat["asked"], seat["away"]
        return dict(found)

    async def ask(self, role: str, heading: str, row: Row) -> str:
        """What it comes to for somebody: yes, or the key of the refusal."""
        method, path = (await self.fill(heading)).split()[:2]
        if method == "socket":
            return await self._answer(role, path, await self._filled(row.send or {}))
        if role == "spectator":
            path += f"{'&' if '?' in path else '?'}watch={self.links['watch']}"
        body = None if row.send is None else await self._filled(row.send)
        answer = await self.people[role].http.request(method, path, json=body)
        return "yes" if answer.status_code < 400 else str(answer.json()["error"])

    async def fill(self, text: str) -> str:
        """A text with its placeholders filled in."""
        if "{carry}" in text:
            link = await (await self.at.person("carried")).post("/api/me/link")
            text = text.replace("{carry}", link.json()["token"])
        if "{code}" in text:
            made = await (await self.at.person("recovered")).post("/api/me/recovery")
            text = text.replace("{code}", made.json()["code"])
        if "{device}" in text:
            keys = (await self.people["seat"].get("/api/me/keys")).json()
            text = text.replace("{device}", keys["devices"][0]["id"])
        if "{move}" in text:
            text = text.replace("{move}", await self._move())
        if "{record}" in text:
            record = await self.people["owner"].get(f"/api/tables/{self.links['table']}/record")
            text = text.replace("{record}", msgspec.json.encode(record.text).decode()[1:-1])
        for name, value in self.links.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    async def _filled(self, send: dict[str, Any]) -> dict[str, Any]:
        filled = await self.fill(msgspec.json.encode(send).decode())
        return dict(msgspec.json.decode(filled))

    async def _move(self) -> str:
        async with self._socket("seat") as socket:
            await socket.hello()
            return socket.offered(1)[0]

    async def _say(self, role: str, name: str, **content: Any) -> None:
        assert await self._answer(role, name, content) == "yes", (role, name, content)

    async def _answer(self, role: str, name: str, content: dict[str, Any]) -> str:
        """What a message comes to."""
        try:
            async with self._socket(role) as socket:
                if name != "hello":
                    await socket.hello()
                if "n" in content:
                    content |= {"n": socket.last.get(1, {"n": 0})["n"]}
                if name not in KEYLESS + UNANSWERED:
                    content |= {"id": next(socket.keys)}
                if name in UNANSWERED:
                    await socket.wire.send(msgspec.json.encode({name: True}).decode())
                    name, content = "ping", {}
                await socket.say(name, **content)
                answer = await socket.until(*ANSWERS)
                return str(answer.get("error", "yes"))
        except InvalidStatus as refused:
            return str(msgspec.json.decode(refused.response.body)["error"])

    def _socket(self, role: str) -> Socket:
        watch = f"?watch={self.links['watch']}" if role == "spectator" else ""
        return self.people[role].socket(self.links["table"], watch)
