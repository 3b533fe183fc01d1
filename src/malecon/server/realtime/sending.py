"""A WebSocket that messages are pushed into without waiting, and that is cut when nobody reads.

uvicorn's own protocol plus a way around ASGI for sending: one encoded message goes to many sockets
in the same moment, and what a client does not read is bounded by its transport's buffer.
"""

import asyncio
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from malecon.server.http import middleware
from malecon.server.http.connection import Upgraded
from malecon.server.refusal import Refusal
from malecon.server.service.limits import FRAMES, OUTBOUND_BYTES, Buckets, Limits

NO_TEXT: Final = 1007
TEXT: Final = 0x81  # the first byte of a frame that is a whole text
AHEAD: Final = 8  # messages that wait for a socket's handler before no more are read
POLICY: Final = 1008
FLOODED_SECONDS: Final = 1.0  # until the line is cut, whatever still comes
PIPE: Final = "malecon.pipe"  # where a handler finds it in the state of its scope


class Pipe(Upgraded, WebSocketsSansIOProtocol):
    """The server's end of a socket."""

    _abort: asyncio.TimerHandle | None = None
    _is_flooded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        application: Any = self.config.app
        limits: Limits = application.service.limits
        rate, burst = FRAMES * limits.message_rate, FRAMES * limits.message_burst
        self._frames = Buckets(rate, burst, self.loop.time)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._abort is not None:
            self._abort.cancel()
        if self.when_lost is not None:
            self.when_lost()

    def data_received(self, data: bytes) -> None:
        if self._is_flooded:
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            refusal = Refusal("request/bad", "This is no handshake of a socket.")
            self.transport.write(middleware.last_word(refusal))
            self.transport.close()

    def handle_events(self) -> None:
        """Hand on what has come; whoever sends a flood, be it of pings, is cut off."""
        count = len(self.conn.events)
        try:
            if self.handshake_complete:
                self._frames.take(None, count)
        except Refusal:
            self._is_flooded = True
            self.close_timeout = FLOODED_SECONDS
            self.end(POLICY)
            return
        super().handle_events()
        if self.transport.is_closing() and self._abort is None:
            # Who has said goodbye and reads no more would stay for ever.
            self._abort = self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["state"][PIPE] = self

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; text that is none ends the socket, and is no failure of ours.

        uvicorn would stop reading with every message and begin again when it was taken, which costs
        two calls of the system: here some may wait.
        """
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        try:
            text = content.decode()
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # and not one of several that came together
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused; uvicorn would log that as a failure of ours

    def push(self, message: bytes) -> bool:
        """Send a text message; False if the client was cut off because it does not read."""
        if not self.handshake_complete or self.conn.state is not State.OPEN or self.close_sent:
            return True
        if self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() + len(message) > OUTBOUND_BYTES:
            self.transport.abort()
            return False
        self.transport.write(frame(message))
        return True

    def end(self, code: int) -> None:
        """Close with a code; a client that does not answer is cut off after a while."""
        if self.conn.state is not State.OPEN or self.transport.is_closing() or self.close_sent:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def frame(message: bytes) -> bytes:
    """A text message as a server writes it (RFC 6455, 5.2), in a tenth of the library's time."""
    size = len(message)
    if size < 126:
        return pack("!BB", TEXT, size) + message
    if size < 65_536:
        return pack("!BBH", TEXT, 126, size) + message
    return pack("!BBQ", TEXT, 127, size) + message
