"""The metrics on a listener of their own: who counts commits notices what is hidden."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from malecon.games.errors import BadOption, shown
from malecon.server.house import House

HEAD_BYTES: Final = 8_192
SECONDS: Final = 10.0
AT_ONCE: Final = 16


def text(house: House) -> str:
    """All counters, as Prometheus reads them."""
    sockets = sum(count for key, count in house.sockets.items() if key[0] == "address")
    gauges = {
        "sockets": float(sockets),
        "rooms": float(len(house.rooms)),
        "jobs_waiting": float(house.jobs.waiting),
        "up_seconds": house.steady() - house.up,
    }
    totals = {
        "commits": float(house.store.commits),
        "jobs": float(house.jobs.done),
        "workers_replaced": float(house.jobs.replaced),
        "tasks_restarted": float(house.tasks.restarted),
        "tasks_failed": float(house.tasks.failed),
        "pulses_failed": float(house.pulse.failed),
    }
    return house.metrics.text(gauges, totals)


def listener(address: str) -> tuple[str, int]:
    """HOST:PORT as a host and a port."""
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise BadOption(
            f"Metrics are at HOST:PORT, for example 127.0.0.1:9100, not {shown(address)}."
        )
    return host.strip("[]"), int(port)


async def expose(host: str, port: int, metrics: Callable[[], str]) -> asyncio.Server:
    """A server that answers GET /metrics and nothing else, once it is started."""
    busy = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal busy
        busy += 1
        try:
            with suppress(OSError, TimeoutError, ValueError, EOFError, asyncio.LimitOverrunError):
                async with asyncio.timeout(SECONDS):
                    if busy <= AT_ONCE:
                        head = await reader.readuntil(b"\r\n\r\n")
                        writer.write(_answer(head, metrics))
                        await writer.drain()
        finally:
            busy -= 1
            writer.close()

    return await asyncio.start_server(answer, host, port, limit=HEAD_BYTES, start_serving=False)


def _answer(head: bytes, metrics: Callable[[], str]) -> bytes:
    method, _, rest = head.partition(b" ")
    is_asked = method == b"GET" and rest.partition(b" ")[0].partition(b"?")[0] == b"/metrics"
    body = metrics().encode() if is_asked else b"Only GET /metrics is here.\n"
    status = b"200 OK" if is_asked else b"404 Not Found"
    return b"".join(
        (
            b"HTTP/1.1 " + status + b"\r\n",
            b"content-type: text/plain; version=0.0.4; charset=utf-8\r\n",
            b"content-length: " + str(len(body)).encode() + b"\r\nconnection: close\r\n\r\n",
            body,
        )
    )
