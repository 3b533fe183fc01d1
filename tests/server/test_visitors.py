"""Who a request is from: the cookie, the address behind a proxy, and how it came."""

import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from malecon.games.errors import BadOption
from malecon.server.http import exposition
from malecon.server.http.proxies import Proxies, place
from malecon.server.identity import secret_in
from tests.server.raw import HANDSHAKE, get
from tests.server.served import WIDE, run, serving

FOREIGN = (
    'prefs={"theme":"dark"}',
    'a="unclosed',
    "=; ==;;; ;",
    "malecon=; malecon=nö; malecon=a b",
    "xmalecon=wrong; malecon2=wrong",
    '"; \\\\\\"',
)


@pytest.mark.parametrize("other", FOREIGN)
def test_foreign_cookies_do_not_hide_ours(tmp_path: Path, other: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            for headers in (
                (f"Cookie: {other}; {ana.cookie}",),
                (f"Cookie: {ana.cookie}; {other}",),
                (f"Cookie: {other}", f"Cookie: {ana.cookie}"),
            ):
                me = await get(at.port, "/api/me", *headers)
                assert (me.status, me.json and me.json["name"]) == (200, "Ana")

    run(work())


def test_the_secret_may_be_quoted_and_has_its_letters() -> None:
    assert secret_in(['malecon="abc-_9"']) == "abc-_9"
    assert secret_in(["malecon = abc "]) == "abc"
    assert secret_in(["malecon=first; malecon=second"]) == "first"
    assert secret_in([f"malecon={'x' * 129}"]) is None
    assert secret_in(['malecon="', 'malecon=""', "malecon", "", ";"]) is None


def test_no_cookie_costs_more_than_its_length(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            slashes = "\\" * 60_000
            began = time.process_time()
            long = await get(at.port, "/api/me", f'Cookie: a="{slashes}"')
            assert (long.status, long.json["error"]) == (431, "request/headers-too-large")
            short = await get(at.port, "/api/me", f'Cookie: a="{slashes[:16_000]}"')
            assert (short.status, short.json) == (200, None)
            assert time.process_time() - began < 1.0  # http.cookies takes 13 s for the first

    run(work())


def test_long_headers_and_urls_are_refused_before_all_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, _ = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            socket = f"/api/tables/{table}/socket"
            for upgrade in ((), HANDSHAKE):
                for length in (4_200, 15_000, 70_000):
                    url = f"{socket}?watch={'x' * length}"
                    found = await get(at.port, url, *upgrade)
                    assert (found.status, found.json["error"]) == (414, "request/url-too-long")
                for headers in (["A: " + "x" * 17_000], ["B: " + "y" * 90] * 190, ["C:"] * 5_000):
                    found = await get(at.port, socket, *upgrade, *headers)
                    assert (found.status, found.json["error"]) == (431, "request/headers-too-large")
                assert set(found.json) == {"error", "message"}
                assert found.headers["content-type"] == "application/json"
                assert "default-src 'none'" in found.headers["content-security-policy"]
            many = await get(at.port, socket, *HANDSHAKE, *["B: y"] * 200)
            assert (many.status, many.json["error"]) == (400, "request/bad")
            long = f"/api/lobby?{'x' * 4_000}"
            assert (await get(at.port, long, "A: " + "x" * 16_000)).status == 200

    run(work())


def test_what_is_no_json_and_no_host_is_a_bad_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            for body in (b'{"name": "\xff\xfe"}', b'"\xed\xa0\x80"', b"[" * 30_000):
                found = await ana.http.post("/api/me", content=body)
                assert (found.status_code, found.json()["error"]) == (400, "request/bad")
            for host in ("a@b:c", "h:99999", "[::1", "a b", "h:80:90", "é"):
                bad = await get(at.port, "/api/me/tables?state=odd", host=host)
                assert (bad.status, bad.json["error"]) == (400, "request/bad"), host
            for host in ("table.example:8088", "[::1]:80", "[fe80::1]", "my_box", ""):
                assert (await get(at.port, "/api/me", host=host)).status == 200, host

    run(work())


def test_the_cookie_is_secure_exactly_if_it_came_by_tls(tmp_path: Path) -> None:
    async def work() -> None:
        by_tls = {"Host": "malecon.example", "X-Forwarded-Proto": "https"}
        async with serving(tmp_path) as at:
            plain = await (await at.person()).http.post("/api/me", json={}, headers=by_tls)
            assert "Secure" not in plain.headers["set-cookie"]
        async with serving(tmp_path, proxies=["loopback"]) as at:
            ana = await at.person()
            secure = await ana.http.post("/api/me", json={}, headers=by_tls)
            assert secure.headers["set-cookie"].endswith("; Secure")
            plain = await (await at.person()).http.post(
                "/api/me", json={}, headers=by_tls | {"X-Forwarded-Proto": "http"}
            )
            assert "Secure" not in plain.headers["set-cookie"]

    run(work())


def test_the_cookie_is_renewed_as_it_is_used(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            again = (await ana.get("/api/me")).headers["set-cookie"]
            assert again.startswith(f"{ana.cookie}; ")
            assert f"Max-Age={400 * 86_400};" in again
            assert "set-cookie" not in (await (await at.person()).get("/api/me")).headers

    run(work())


def test_nobody_is_many_by_a_header_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(WIDE, address_rate=0, address_burst=3)
        forwarded = [f"X-Forwarded-For: 192.0.2.{number}" for number in range(6)]
        async with serving(tmp_path, limits=few) as at:
            found = [(await get(at.port, "/api/games", header)).status for header in forwarded]
            assert found == [200, 200, 200, 429, 429, 429]
        async with serving(tmp_path, limits=few, proxies=["127.0.0.0/8"]) as at:
            found = [(await get(at.port, "/api/games", header)).status for header in forwarded]
            assert found == [200] * 6
            forged = [header.replace(": ", ": 198.51.100.7, ") for header in forwarded]
            again = [f"X-Forwarded-For: 10.9.{n}.1, 192.0.2.77" for n in range(4)]
            assert [(await get(at.port, "/api/games", header)).status for header in again] == [
                *(200, 200, 200, 429)
            ]
            assert (await get(at.port, "/api/games", forged[0])).status == 200

    run(work())


def test_the_right_most_address_that_is_no_proxy_counts() -> None:
    def seen(headers: dict[str, str], client: str = "10.0.0.1") -> str:
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"client": (client, 1), "scheme": "http", "headers": pairs}
        Proxies(["10.0.0.0/8", "2001:db8::1"]).see_through(scope)
        return str(scope["client"][0])

    key = "x-forwarded-for"
    assert seen({key: "203.0.113.1, 192.0.2.9, 10.0.0.7"}) == "192.0.2.9"
    assert seen({key: "192.0.2.9:4711"}, "::ffff:10.0.0.1") == "192.0.2.9"
    assert seen({key: '"[2001:db8::9]:80"'}, "2001:db8::1") == "2001:db8::9"
    assert seen({key: "203.0.113.1, unknown"}) == "10.0.0.1"
    assert seen({}) == "10.0.0.1"
    assert seen({key: "192.0.2.9"}, "11.0.0.1") == "11.0.0.1"
    assert not Proxies().trusts("127.0.0.1")
    for bad in ("proxy.example", "10.0.0.0/99", ""):
        with pytest.raises(BadOption, match="trusted proxy"):
            Proxies([bad])


def test_one_ipv6_customer_is_one_address() -> None:
    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place("::ffff:192.0.2.1") == place("192.0.2.1")
    assert place("fe80::1") != place("fe80::2")
    assert place("nowhere") == "nowhere"


def test_origins_are_compared_with_the_host_that_the_proxy_was_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        named = {"X-Forwarded-Host": "table.example", "Origin": "https://table.example"}
        async with serving(tmp_path, proxies=["loopback"]) as at:
            table, (ana,) = await at.table("Ana", who=["me", {"bot": "random"}], seats=2)
            async with ana.socket(table, **named) as socket:
                await socket.hello()
            evil = named | {"Origin": "https://evil.example"}
            with pytest.raises(InvalidStatus):
                await ana.socket(table, **evil).__aenter__()
        async with serving(tmp_path) as at:
            with pytest.raises(InvalidStatus):
                await at_home(ana.cookie, at, table, named)

    async def at_home(cookie: str, at: object, table: str, headers: dict[str, str]) -> None:
        from tests.server.served import Person, Server

        assert isinstance(at, Server)
        await Person(at).socket(table, Cookie=cookie, **headers).__aenter__()

    run(work())


def test_metrics_have_a_listener_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            assert (await get(at.port, "/metrics")).status == 404
            counters = await exposition.expose("127.0.0.1", 0, lambda: exposition.text(at.service))
            await counters.start_serving()
            port = counters.sockets[0].getsockname()[1]
            found = await get(port, "/metrics")
            assert found.status == 200
            assert b"malecon_sockets 0.0\n" in found.body
            assert (await get(port, "/")).status == 404
            assert (await get(port, "/metrics", method="POST")).status == 404
            counters.close()
        assert exposition.listener("[::1]:9100") == ("::1", 9100)
        for bad in ("9100", ":9100", "localhost:", "localhost:99999", "localhost:²"):
            with pytest.raises(BadOption, match="HOST:PORT"):
                exposition.listener(bad)

    run(work())
