"""A connection: what may come in on it, how much, and how long it may take.

uvicorn's own protocol with bounds around it: a client that sends slowly, much or nothing is told so
and cut off, before anything of the application has heard of it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from malecon.server.http import middleware
from malecon.server.http.crowd import Crowd
from malecon.server.http.proxies import NOWHERE
from malecon.server.refusal import Refusal
from malecon.server.service.limits import Limits

URL_BYTES: Final = 4_096
HEADER_BYTES: Final = 16_384
READ_BYTES: Final = 8_192  # at a time, so that no single read is much work
ANSWER_SECONDS: Final = 120.0  # until an answer is made and taken
HELD_SECONDS: Final = 1.0  # that who connects too often is not heard
CLOSING_SECONDS: Final = 10.0  # until the last word is taken

HEAD, BODY, IDLE, ANSWER, CLOSING, SOCKET = range(6)  # what is waited for


class Upgraded:
    """What takes over a connection that becomes a socket."""

    when_lost: Callable[[], None] | None = None


class RequestReader(h11.Connection):
    """The reader of requests; it refuses what is too long, and remembers why."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, URL_BYTES + HEADER_BYTES + 64)
        self.wrong = Refusal("request/bad", "This is no HTTP request.")

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == 431:
                line = self.trailing_data[0].partition(b"\n")[0]
                self._refuse(is_url=len(line) > URL_BYTES)
            raise
        if isinstance(event, h11.Request):
            length = sum(len(name) + len(value) + 4 for name, value in event.headers)
            if len(event.target) > URL_BYTES or length > HEADER_BYTES:
                self._refuse(is_url=len(event.target) > URL_BYTES)
                raise h11.RemoteProtocolError(self.wrong.message)
        return event

    def _refuse(self, *, is_url: bool) -> None:
        if is_url:
            said = f"A URL has at most {URL_BYTES} bytes."
            self.wrong = Refusal("request/url-too-long", said)
        else:
            said = f"The headers have at most {HEADER_BYTES} bytes together."
            self.wrong = Refusal("request/headers-too-large", said)


class Connection(H11Protocol):
    """The server's end of an HTTP connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn: RequestReader = RequestReader()
        application: Any = config.app
        self._crowd: Crowd = application.crowd
        self._limits: Limits = application.service.limits
        self.address = NOWHERE
        self._is_counted = False
        self._waits_for = CLOSING
        self._asked: object = None  # the request that the deadline is for
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.address = (get_remote_addr(transport) or (NOWHERE, 0))[0]
        try:
            self._crowd.enter(self)
        except Refusal as refusal:
            self.transport = transport
            self._refuse(refusal)
            return
        self._is_counted = True
        if self._crowd.is_hasty(self):
            self._hold(transport)
        else:
            self._begin(transport)

    def _hold(self, transport: asyncio.Transport) -> None:
        """Leave a connection unread for a while, which costs next to nothing."""
        self.transport = transport
        transport.pause_reading()
        self._crowd.waits(self)
        self._deadline = self.loop.call_later(HELD_SECONDS, self._begin, transport)

    def _begin(self, transport: asyncio.Transport) -> None:
        if hasattr(transport, "max_size"):  # how much asyncio reads at once
            transport.max_size = READ_BYTES
        super().connection_made(transport)
        self._wait_for(HEAD)
        transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(CLOSING)
        self._leave()
        super().connection_lost(exc)

    def give_way(self) -> None:
        """Hang up at once, for somebody else who comes."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        if self._is_counted:
            self._is_counted = False
            self._crowd.leave(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._wait_for(SOCKET)
        pipe = self.transport.get_protocol()
        if isinstance(pipe, Upgraded):
            pipe.when_lost = self._leave

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request of ours."""
        self._refuse(self.conn.wrong)

    # Deadlines

    def _look(self) -> None:
        """See what is waited for now."""
        if self.transport.get_protocol() is not self:
            return
        if self.transport.is_closing():
            self._wait_for(CLOSING)
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for(BODY)
        elif self.conn.their_state is not h11.IDLE:
            self._wait_for(ANSWER)
        else:
            self._wait_for(HEAD if self.conn.trailing_data[0] else IDLE)

    def _wait_for(self, what: int) -> None:
        if (what, self.cycle) == (self._waits_for, self._asked):
            return
        self._waits_for, self._asked = what, self.cycle
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if not self._is_counted:
            return
        (self._crowd.waits if what in (HEAD, BODY, IDLE) else self._crowd.works)(self)
        if what in (IDLE, SOCKET):  # uvicorn's own time-outs run
            return
        seconds = {
            HEAD: self._limits.head_seconds,
            BODY: self._limits.body_seconds,
            ANSWER: ANSWER_SECONDS,
            CLOSING: CLOSING_SECONDS,
        }
        self._deadline = self.loop.call_later(seconds[what], self._late)

    def _late(self) -> None:
        """The client took too long."""
        came = self._waits_for == BODY or (self._waits_for == HEAD and self.conn.trailing_data[0])
        if came:
            self._refuse(Refusal("request/slow", "The request did not come in time."))
        else:
            self.transport.abort()

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, if nothing else is being said, and hang up."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(middleware.last_word(refusal))
        self.transport.close()
        self._wait_for(CLOSING)
