"""Connections that are held open, slow, empty or flooded, and what they cost everybody else."""

import asyncio
import resource
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from malecon.server.http.crowd import allow_more_files
from malecon.server.service.limits import Limits
from tests.server.raw import HANDSHAKE, answer, exchange, get
from tests.server.served import WIDE, Server, Socket, run, serving
from tests.server.serving import GENEROUS
from tests.server.serving import Server as Process

linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
OURS = {name: GENEROUS[name] for name in ("request_rate", "request_burst", "identity_burst")}


@linux
def test_a_thousand_half_open_connections_do_not_stop_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        allow_more_files()  # for our own ends
        server = Process(tmp_path / "store", limits=OURS)
        server.start()
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (900, 900))
        try:
            await server.ready()
            with ExitStack() as stack:
                for number in range(1_000):
                    half = stack.enter_context(socket.socket())
                    half.settimeout(10)
                    half.connect(("127.0.0.1", server.port))
                    if number % 2:
                        half.sendall(b"GET / HTTP/1.1\r\nHost:")
                for local in ("127.0.0.1", "127.0.0.2"):  # the same place, and another one
                    for _ in range(5):
                        began = time.monotonic()
                        assert await asyncio.to_thread(health, server.port, local) == 200
                        assert time.monotonic() - began < 5.0
        finally:
            server.end()
        assert server.trouble() == ""

    run(work())


def health(port: int, local: str) -> int:
    with socket.create_connection(("127.0.0.1", port), 20, (local, 0)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        return int(line.recv(64).split()[1])


@linux
def test_the_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    async def work() -> None:
        server = Process(tmp_path / "store")
        server.start()
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (300, 3_000))
        try:
            await server.ready()
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (3_000, 3_000)
        finally:
            server.end()

    run(work())


def test_slow_requests_are_ended(tmp_path: Path) -> None:
    hasty = msgspec.structs.replace(WIDE, head_seconds=0.3, body_seconds=0.6, idle_seconds=1)
    line = "GET /health HTTP/1.1\r\nHost: here\r\n"
    post = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"

    async def work() -> None:
        async with serving(tmp_path, limits=hasty) as at:
            for sent, status, least, most in (
                ("", 0, 0.3, 3),
                ("GET /he", 408, 0.3, 3),
                (line, 408, 0.3, 3),
                (f"{post}Content-Length: 50\r\n\r\n", 408, 0.6, 3),
                (f'{post}Content-Length: 50\r\n\r\n{{"name":', 408, 0.6, 3),
                (f"{post}Transfer-Encoding: chunked\r\n\r\n1\r\n{{\r\n", 408, 0.6, 3),
                (f"{line}\r\n", 200, 1, 4),  # and then nothing more
            ):
                began = time.monotonic()
                found = answer(await exchange(at.port, sent.encode()))
                assert found.status == status, sent
                assert least * 0.9 <= time.monotonic() - began < most, sent
                if status == 408:
                    assert found.json["error"] == "request/slow"

    run(work())


def test_a_request_that_drips_is_ended_in_time(tmp_path: Path) -> None:
    hasty = msgspec.structs.replace(WIDE, head_seconds=0.5)

    async def dripped(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ended = asyncio.ensure_future(reader.read())
        began = time.monotonic()
        for letter in "GET /health HTTP/1.1\r\nA: " + "b" * 1_000:
            if (await asyncio.wait([ended], timeout=0.02))[0]:
                break
            writer.write(letter.encode())
        assert time.monotonic() - began < 5
        writer.close()
        try:
            return await ended
        except ConnectionResetError:  # a letter crossed the answer, which is lost then
            return b""

    async def work() -> None:
        async with serving(tmp_path, limits=hasty) as at:
            answers = [await dripped(at.port) for _ in range(5)]
            assert any(b"request/slow" in answer for answer in answers)

    run(work())


def test_connections_of_one_address_are_limited_but_for_a_trusted_proxy(tmp_path: Path) -> None:
    few = msgspec.structs.replace(WIDE, address_connections=3)

    async def stay(at: Server, count: int) -> int:
        """Sockets, which do not give way; how many more can come."""
        table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
        await ana.http.aclose()
        open_here = [ana.socket(table) for _ in range(count)]
        for found in open_here:
            await found.__aenter__()
        status = (await get(at.port, "/health")).status
        for found in open_here:
            await found.__aexit__(None, None, None)
        return status

    async def work() -> None:
        async with serving(tmp_path, limits=few) as at:
            assert await stay(at, 2) == 200
            assert await stay(at, 3) == 429
        async with serving(tmp_path, limits=few, proxies=["loopback"]) as at:
            assert await stay(at, 3) == 200

    run(work())


def test_who_connects_again_and_again_is_heard_late_and_others_are_not(tmp_path: Path) -> None:
    slow = msgspec.structs.replace(WIDE, connection_rate=0.0, connection_burst=3)

    async def said(at: Server, address: str) -> tuple[bytes, bool]:
        """The status, and whether it took long."""
        began = time.monotonic()
        link = asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0))
        reader, writer = await link
        writer.write(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        try:
            async with asyncio.timeout(10):
                return (await reader.read())[9:12], time.monotonic() - began > 0.9
        finally:
            writer.close()

    async def work() -> None:
        async with serving(tmp_path, limits=slow) as at:
            assert [await said(at, "127.0.0.2") for _ in range(3)] == [(b"200", False)] * 3
            assert await said(at, "127.0.0.2") == (b"200", True)
            assert await said(at, "127.0.0.3") == (b"200", False)
        async with serving(tmp_path, limits=slow, proxies=["loopback"]) as at:
            assert [await said(at, "127.0.0.2") for _ in range(5)] == [(b"200", False)] * 5

    run(work())


@pytest.mark.parametrize("kind", ["frames", "messages"])
def test_a_socket_that_floods_pings_is_closed(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        async with serving(tmp_path, limits=Limits()) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as flood, bea.socket(table) as other:
                await flood.hello()
                await other.hello()
                with pytest.raises(ConnectionClosed) as caught:
                    await many_times(
                        flood.wire.ping if kind == "frames" else lambda: flood.say("ping"), flood
                    )
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1008
                await other.say("ping")
                await other.until("pong")

    run(work())


def test_text_that_is_none_ends_the_socket_however_often_it_comes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
            path = f"GET /api/tables/{table}/socket HTTP/1.1"
            lines = (path, "Host: h", f"Cookie: {ana.cookie}", *HANDSHAKE, "", "")
            writer.write("\r\n".join(lines).encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\x81\x81\0\0\0\0\xff" * 3)
            assert (await reader.read())[2:4] == (1007).to_bytes(2, "big")
            writer.close()

    run(work())
    assert "InvalidState" not in "".join(capfd.readouterr())


def test_a_refused_handshake_is_answered_and_no_failure_of_ours(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
            lines = ("GET /api/tables/nowhere/socket HTTP/1.1", "Host: h", *HANDSHAKE, "", "")
            writer.write("\r\n".join(lines).encode())
            told = await reader.read()
            assert b" 404 " in told.split(b"\r\n")[0]
            assert b'"error"' in told
            writer.close()

    run(work())
    assert "ERROR" not in "".join(capfd.readouterr())


async def many_times(send: Callable[[], Awaitable[Any]], flood: Socket) -> None:
    for _ in range(20_000):
        await send()
    await flood.until("nothing")


async def too_often(flood: Socket) -> None:
    for _ in range(400):
        await flood.say("ping")
        await flood.until("pong", "refused")


def test_a_socket_that_goes_on_over_its_rate_is_closed(tmp_path: Path) -> None:
    slow = msgspec.structs.replace(WIDE, message_rate=1, message_burst=100)

    async def work() -> None:
        async with serving(tmp_path, limits=slow) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            async with ana.socket(table) as flood:
                await flood.hello()
                with pytest.raises(ConnectionClosed) as caught:
                    await too_often(flood)
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1008

    run(work())


def test_every_route_has_a_limit(tmp_path: Path) -> None:
    few = msgspec.structs.replace(WIDE, page_rate=0, page_burst=2, address_rate=0, address_burst=2)

    async def work() -> None:
        for path in ("/", "/health", "/assets/x.js", "/schema/openapi.json", "/api/lobby", "/x"):
            async with serving(tmp_path, limits=few) as at:
                found = [(await get(at.port, path)).status for _ in range(3)]
                assert found[1] != 429, path
                assert found[2] == 429, path

    run(work())


def test_twenty_people_behind_one_address_can_load_the_page_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, limits=Limits()) as at:
            ask = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
            last = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            found = await asyncio.gather(*(exchange(at.port, ask * 39 + last) for _ in range(20)))
            assert {heard.count(b"HTTP/1.1 200 OK\r\n") for heard in found} == {40}

    run(work())
