"""Who is told, beside a browser test: a mail server, and one address for hooks and pushes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import socket
from threading import Condition, Thread
from typing import Any, Final, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

PATIENCE: Final = 30.0  # seconds


class Call(NamedTuple):
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


class Box:
    """What has come, from whichever thread."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self._news = Condition()

    def put(self, thing: Any) -> None:
        with self._news:
            self.came.append(thing)
            self._news.notify_all()

    def wait(self, fits: Callable[[Any], bool]) -> Any:
        """The first that fits, as soon as it is there."""
        with self._news:
            assert self._news.wait_for(lambda: any(map(fits, self.came)), PATIENCE), "nothing came"
            return next(filter(fits, self.came))

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        """A mail has come."""
        assert isinstance(envelope.content, bytes)
        self.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@contextmanager
def mailing() -> Iterator[tuple[Box, str]]:
    """A mail server, and its address."""
    box = Box()
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    running = Controller(box, hostname="127.0.0.1", port=port)
    running.start()
    yield box, f"smtp://127.0.0.1:{port}"
    running.stop()


@contextmanager
def receiving() -> Iterator[tuple[Box, str]]:
    """A receiver of calls, and its address."""
    box = Box()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): text for name, text in self.headers.items()}
            self.send_response(201)
            self.end_headers()
            box.put(Call(self.path, headers, body))

        def log_message(self, format: str, *args: Any) -> None:
            """Says nothing."""

    running = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    Thread(target=running.serve_forever, daemon=True).start()
    yield box, f"http://127.0.0.1:{running.server_address[1]}"
    running.shutdown()
    running.server_close()
