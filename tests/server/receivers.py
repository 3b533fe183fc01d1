"""Who is told: a webhook's receiver and a mail server, both real, that keep what they were sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import msgspec
from aiosmtpd.smtp import SMTP, Envelope

PATIENCE = 10.0


class Call(NamedTuple):
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What the body says."""
        return msgspec.json.decode(self.body)


class Box:
    """Things that come, and who waits for them."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self._news = asyncio.Condition()

    async def put(self, thing: Any) -> None:
        """Something has come."""
        async with self._news:
            self.came.append(thing)
            self._news.notify_all()

    async def wait(self, count: int, patience: float = PATIENCE) -> list[Any]:
        """Wait until so many things have come; all of them."""
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: len(self.came) >= count)
        return self.came


class Hooks(Box):
    """A receiver of webhooks; `answer` says what it answers the next one with."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Callable[[], bytes | None] = lambda: _status(204)
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            first = (await reader.readline()).decode().split()
            if not first:  # whoever called was killed before it had said anything
                return
            headers = {}
            while (line := (await reader.readline()).decode().strip()) != "":
                name, _, text = line.partition(":")
                headers[name.lower()] = text.strip()
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            answer = self.answer()
            if answer is None:  # says nothing, until the other side has had enough
                await reader.read()
                return
            await self.put(Call(first[1], headers, body))
            writer.write(answer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError, IndexError):
            pass
        finally:
            writer.close()


def _status(number: int, *headers: str, body: str = "") -> bytes:
    lines = [f"HTTP/1.1 {number} Some", f"Content-Length: {len(body)}", *headers]
    return "\r\n".join([*lines, "", body]).encode()


def status(number: int, *headers: str, body: str = "") -> Callable[[], bytes]:
    """Always the same answer."""
    return lambda: _status(number, *headers, body=body)


@asynccontextmanager
async def receiving() -> AsyncIterator[Hooks]:
    """A receiver of webhooks in this event loop."""
    found = Hooks()
    listening = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = listening.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        listening.close()


class Letters(Box):
    """A mail server; it refuses what `refuses` names."""

    def __init__(self) -> None:
        super().__init__()
        self.port = 0
        self.refuses = ""

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Somebody is to get a mail."""
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        """A mail has come."""
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        await self.put(mail)
        return "250 OK"


@asynccontextmanager
async def mailing() -> AsyncIterator[Letters]:
    """A mail server in this event loop."""
    found = Letters()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(found, loop=loop), "127.0.0.1", 0)
    found.port = listening.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        listening.close()


def text_of(mail: EmailMessage) -> str:
    """The plain text of a mail."""
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage, path: str) -> str:
    """The token of the link to a page in a mail."""
    return text_of(mail).split(path, 1)[1].split()[0]
