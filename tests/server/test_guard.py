"""What keeps strangers, floods and accidents out."""

import asyncio
import re
import socket as sockets
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from malecon.server.refusal import Refusal
from malecon.server.service.limits import Buckets, Limits
from malecon.server.storage.sqlite.connections import FILE
from tests.server.served import WIDE, Time, run, serving


def test_foreign_origins_are_refused_for_sockets_and_posts(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            for origin in ("https://evil.example", "null", f"{at.url}0"):
                headers = {"Origin": origin}
                refused = await ana.http.post("/api/me", json={}, headers=headers)
                assert refused.status_code == 403
                assert refused.json()["error"] == "origin/foreign"
                with pytest.raises(InvalidStatus) as caught:
                    await ana.socket(table, Origin=origin).__aenter__()
                assert caught.value.response.status_code == 403
            own = await ana.http.post("/api/me", json={}, headers={"Origin": at.url})
            assert own.status_code == 200
            async with ana.socket(table, Origin=at.url) as socket:
                await socket.hello()

    run(work())


def test_strangers_cannot_open_the_socket_of_a_private_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, _ = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            eve = await at.person("Eve")
            for query in ("", "?watch=wrong", "?watch="):
                with pytest.raises(InvalidStatus) as caught:
                    await eve.socket(table, query).__aenter__()
                assert caught.value.response.status_code == 404
                assert b"not-found" in caught.value.response.body

    run(work())


def test_messages_of_more_than_64_kilobytes_end_the_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                await socket.wire.send("x" * 70_000)
                with pytest.raises(ConnectionClosed) as caught:
                    await socket.until("nothing")
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1009
            large = await ana.http.post("/api/me", content=b'{"name":"' + b"x" * 70_000 + b'"}')
            assert large.status_code == 413
            assert large.json()["error"] == "request/too-large"

    run(work())


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            async with ana.socket(table) as socket:
                await socket.hello()
                before = dict(socket.last)
                for text in ("", "{", "[]", "{}", '{"play":{}}', '{"ping":{},"hello":{}}', "1",
                             '{"play":{"n":-1,"id":"a","moves":["end"]}}', '{"dance":{}}',
                             '{"play":{"n":1,"id":"ü","moves":["end"]}}', "\ud83d".encode(
                                 "utf-8", "surrogatepass").decode("latin-1")):  # fmt: skip
                    await socket.wire.send(text)
                    refused = await socket.until("refused")
                    assert refused["error"] == "request/bad"
                await socket.say("ping")
                await socket.until("pong")
                for _ in range(20):
                    await socket.wire.send(b"\x00")
                with pytest.raises(ConnectionClosed) as caught:
                    await socket.until("nothing")
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1008
            async with ana.socket(table) as socket:
                await socket.hello()
                assert socket.last == before

    run(work())


def test_rates_are_limited_per_identity_first_and_address_second(tmp_path: Path) -> None:
    async def work() -> None:
        slow = msgspec.structs.replace(WIDE, message_rate=0, message_burst=5)
        async with serving(tmp_path, limits=slow) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                for _ in range(4):
                    await first.say("ping")
                    await first.until("pong")
                await first.say("ping")
                assert (await first.until("refused"))["error"] == "limit/rate"
                await second.say("ping")
                await second.until("pong")
        narrow = msgspec.structs.replace(WIDE, address_rate=0, address_burst=3)
        async with serving(tmp_path, limits=narrow) as at:
            eve = await at.person()
            answers = [(await eve.get("/api/games")).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]
            assert (await eve.get("/health")).status_code == 200

    run(work())


def test_tables_sockets_and_newcomers_are_counted(tmp_path: Path) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(WIDE, tables=1, sockets=2, identity_rate=0, identity_burst=1)
        async with serving(tmp_path, limits=few) as at:
            ana = await at.person("Ana")
            table = (await ana.open())["table"]["table"]
            more = await ana.post("/api/tables", game="cuba", seats=2)
            assert (more.status_code, more.json()["error"]) == (429, "limit/tables")
            async with ana.socket(table), ana.socket(table):
                with pytest.raises(InvalidStatus) as caught:
                    await ana.socket(table).__aenter__()
                assert caught.value.response.status_code == 429
            eve = await at.person()
            assert (await eve.post("/api/me", name="Eve")).status_code == 429

    run(work())


def test_a_bucket_fills_with_time() -> None:
    time = Time()
    bucket = Buckets(2.0, 3.0, time)
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(Refusal) as caught:
        bucket.take("a")
    assert caught.value.wait == 0.5
    bucket.take("b")
    time.seconds += 0.5
    bucket.take("a")


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana,) = await at.table("Ana", who=["me", "me"], seats=2)
            loop = asyncio.get_running_loop()
            with sockets.socket() as deaf:
                deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
                deaf.setblocking(False)
                await loop.sock_connect(deaf, ("127.0.0.1", at.port))
                handshake = (
                    f"GET /api/tables/{table}/socket HTTP/1.1", "Host: 127.0.0.1",
                    f"Cookie: {ana.cookie}", "Upgrade: websocket", "Connection: Upgrade",
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
                )  # fmt: skip
                await loop.sock_sendall(deaf, "\r\n".join((*handshake, "\r\n")).encode())
                assert b" 101 " in await loop.sock_recv(deaf, 4096)
                hello = b'{"hello":{}}'
                await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello), *[0] * 4]) + hello)
                while table not in at.service.rooms or not at.service.rooms[table].subscribers:
                    await asyncio.sleep(0.01)
                room = at.service.rooms[table]
                async with ana.socket(table) as socket:
                    await socket.hello()
                    big = b'{"chat":"' + b"x" * 200_000 + b'"}'
                    for _ in range(60):
                        room.subscribers[0].send(big)
                    while len(room.subscribers) > 1:
                        await asyncio.sleep(0.01)
                    assert at.service.metrics.count("cut_off") > 0
                    await socket.say("ping")
                    await socket.until("pong")

    run(work())


def test_secrets_and_tokens_are_stored_as_hashes(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open()
            link = (await ana.post("/api/me/link")).json()["token"]
            secrets = [ana.http.cookies["malecon"], opened["invitation"], opened["watch"], link]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert len(stored) > 10_000
        for secret in secrets:
            assert secret.encode() not in stored
        db = sqlite3.connect(tmp_path / FILE)
        assert {len(row[0]) for row in db.execute("SELECT hash FROM tokens")} == {32}
        assert {len(row[0]) for row in db.execute("SELECT hash FROM secrets")} == {32}
        db.close()

    run(work())


def test_errors_are_json_and_name_no_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            bad = [
                await ana.http.post("/api/tables", content=b"{"),
                await ana.http.post("/api/tables", json={"game": "chess", "seats": 2}),
                await ana.http.post("/api/tables", json={"game": "cuba", "seats": 7}),
                await ana.http.post("/api/tables", json={"game": "cuba", "seats": 2, "x": 1}),
                await ana.http.post(
                    "/api/tables", json={"game": "cuba", "seats": 2, "options": {"tax": "no"}}
                ),
                await ana.http.get("/api/tables/NOPE"),
                await ana.http.get("/api/nothing"),
                await ana.http.put("/api/me"),
                await ana.http.get("/api/me/tables?state=odd"),
            ]
            for answer in bad:
                assert 400 <= answer.status_code < 500
                assert set(answer.json()) == {"error", "message"}
                assert "Traceback" not in answer.text
            nobody = await at.person()
            assert (await nobody.get("/api/me")).json() is None
            assert (await nobody.get("/api/me/tables")).json()["error"] == "identity/none"

    run(work())


def test_every_page_forbids_inline_script(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person()
            for path in ("/", "/join/abc", "/api/games", "/health", "/api/nothing"):
                answer: httpx.Response = await ana.get(path)
                policy = answer.headers["content-security-policy"]
                rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
                assert rules["default-src"] == "'none'"
                assert rules["script-src"] == "'self'"
                assert answer.headers["x-content-type-options"] == "nosniff"
            written_there = re.findall(r"<script(?![^>]* src=)", (await ana.get("/")).text)
            assert written_there == []
            for name in ("../../server/app.py", "%2e%2e/x", "a//b", ""):
                assert (await ana.get(f"/assets/{name}")).status_code == 404

    run(work())


def test_health_and_description(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person()
            health = await ana.get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "fine")
            assert (await ana.get("/metrics")).status_code == 404
            described = (await ana.get("/schema/openapi.json")).json()
            assert "/api/tables/{table}/fork" in described["paths"]
            assert set((await ana.get("/api/games")).json()["games"]) == {"cuba", "havana"}

    run(work())


def test_limits_are_changed_by_name() -> None:
    assert Limits().changed(("tables=5",)).tables == 5
    for bad in ("tabels=5", "tables=many", "tables=-1", "tables"):
        with pytest.raises(ValueError, match="imit"):
            Limits().changed((bad,))
