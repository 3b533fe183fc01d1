"""The metrics on a listener of their own: who counts commits notices what is hidden."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from malecon.games.errors import BadOption, shown
from malecon.server.service.service import Service

HEAD_BYTES: Final = 8_192
SECONDS: Final = 10.0
AT_ONCE: Final = 16


class ServiceCollector(Collector):
    """What the parts of a server keep anyway, read when somebody asks."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        """The gauges and totals of now."""
        service = self._service
        sockets = sum(count for key, count in service.sockets.items() if key[0] == "address")
        gauges = (
            ("sockets", "Sockets that are open.", sockets),
            ("rooms", "Tables that are in memory.", len(service.rooms)),
            ("jobs_waiting", "Questions that wait for a bot, or are thought about.",
             service.jobs.waiting),
            ("up_seconds", "Seconds since the start.", service.steady() - service.up),
        )  # fmt: skip
        told = service.office.delivery.counts
        totals = (
            ("commits", "Transactions of the store.", service.store.commits),
            ("jobs", "Questions that bots have answered.", service.jobs.done),
            ("workers_replaced", "Workers that died or hung.", service.jobs.replaced),
            ("tasks_restarted", "Loops that failed and were started again.",
             service.tasks.restarted),
            ("tasks_failed", "Work in the background that failed.", service.tasks.failed),
            ("pulses_failed", "Heartbeats that could not be stored.", service.pulse.failed),
            ("notices_told", "Messages to people that arrived.", told["told"]),
            ("notices_failed", "Messages to people that are tried again.", told["failed"]),
            ("notices_dead", "Messages to people that were given up.", told["dead"]),
        )  # fmt: skip
        for name, meaning, value in gauges:
            yield GaugeMetricFamily(f"malecon_{name}", meaning, value)
        for name, meaning, value in totals:
            yield CounterMetricFamily(f"malecon_{name}", meaning, value)


def text(service: Service) -> str:
    """All counters, as Prometheus reads them."""
    parts = (generate_latest(ServiceCollector(service)), generate_latest(service.metrics.registry))
    return b"".join(parts).decode()


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
