"""A name that lasts: passkeys, recovery codes, devices; and what can be used once."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from malecon.server.people import devices, passkeys, recovery
from malecon.server.service.limits import Limits
from tests.server.authenticator import Authenticator
from tests.server.receivers import link_in, mailing
from tests.server.served import Person, Server, Time, run, serving
from tests.server.test_notices import confirmed, with_mail

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PIXEL = (
    "Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/141.0.0.0 Mobile Safari/537.36"
)
RACERS = 16
NONSENSE: list[dict[str, Any]] = [{}, {"id": 3}, {"id": "", "response": []}]


def key_of(at: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{at.port}", "localhost")


async def at_localhost(at: Server, name: str | None = None) -> Person:
    """Somebody whose browser shows the page by a name that knows passkeys."""
    person = await at.person()
    person.http.base_url = httpx.URL(f"http://localhost:{at.port}")
    person.http.headers["host"] = f"localhost:{at.port}"
    if name is not None:
        assert (await person.post("/api/me", name=name)).status_code == 201
    return person


async def with_passkey(at: Server, name: str) -> tuple[Person, Authenticator]:
    ana, key = await at_localhost(at, name), key_of(at)
    asked = (await ana.post("/api/me/passkeys/challenge")).json()["options"]
    added = await ana.post("/api/me/passkeys", credential=key.make(asked))
    assert added.status_code == 201, added.text
    assert added.json()["lasting"]
    return ana, key


async def shown(person: Person, key: Authenticator, **body: Any) -> httpx.Response:
    asked = (await person.post("/api/sign-in/challenge")).json()["options"]
    return await person.post("/api/sign-in/passkey", credential=key.show(asked), **body)


async def code_of(person: Person) -> str:
    made = await person.post("/api/me/recovery")
    assert made.status_code == 201
    assert (await person.post("/api/me/recovery/kept")).json()["lasting"]
    return str(made.json()["code"])


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_passkey_gives_its_person_to_another_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, key = await with_passkey(at, "Ana")
            other = await at_localhost(at)
            assert (await shown(other, key)).json()["name"] == "Ana"
            assert (await other.get("/api/me")).json() == (await ana.get("/api/me")).json()
            keys = (await other.get("/api/me/keys")).json()
            assert [device["here"] for device in keys["devices"]] == [False, True]
            assert [one["host"] for one in keys["passkeys"]] == ["localhost"]

    run(work())


def test_a_passkey_is_asked_for_only_where_browsers_know_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")  # at 127.0.0.1, by plain HTTP
            assert error(await ana.post("/api/me/passkeys/challenge")) == (
                403, "passkey/elsewhere",
            )  # fmt: skip
            assert not (await ana.get("/api/me/keys")).json()["can_passkey"]

    run(work())
    assert passkeys.site("https", "Club.example:8443") == passkeys.Site(
        "https://club.example:8443", "club.example"
    )
    assert passkeys.site("http", "localhost:8000") is not None
    for scheme, host in (("http", "club.example"), ("https", "[::1]:80"), ("https", "10.0.0.1")):
        assert passkeys.site(scheme, host) is None


def test_what_was_not_signed_for_this_place_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, key = await with_passkey(at, "Ana")
            stranger = await at_localhost(at)
            assert error(await shown(stranger, key_of(at))) == (404, "passkey/unknown")
            forged = key_of(at)
            forged.id = key.id
            assert error(await shown(stranger, forged)) == (400, "passkey/bad")
            key.origin = "https://elsewhere.example"
            assert error(await shown(stranger, key)) == (400, "passkey/bad")
            key.origin = f"http://localhost:{at.port}"
            theirs = (await ana.post("/api/me/passkeys/challenge")).json()["options"]
            late = await stranger.post("/api/sign-in/passkey", credential=key.show(theirs))
            assert error(late) == (409, "passkey/late")  # a challenge for making, not for showing
            for nonsense in (*NONSENSE, key.show(theirs) | {"id": "x"}):
                refused = await stranger.post("/api/sign-in/passkey", credential=nonsense)
                assert refused.status_code in (400, 404)
            assert (await stranger.get("/api/me")).json() is None

    run(work())


def test_a_challenge_is_good_once_and_for_five_minutes(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            _, key = await with_passkey(at, "Ana")
            other = await at_localhost(at)
            asked = (await other.post("/api/sign-in/challenge")).json()["options"]
            time.pass_by(301)
            late = await other.post("/api/sign-in/passkey", credential=key.show(asked))
            assert error(late) == (409, "passkey/late")

    run(work())


@pytest.mark.parametrize("way", ["passkey", "code", "carry", "new passkey"])
def test_of_sixteen_who_use_one_thing_once_one_wins(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, key = await with_passkey(at, "Ana")
            body: dict[str, Any]
            if way == "passkey":
                asked = (await ana.post("/api/sign-in/challenge")).json()["options"]
                path, body = "/api/sign-in/passkey", {"credential": key.show(asked)}
            elif way == "new passkey":
                asked = (await ana.post("/api/me/passkeys/challenge")).json()["options"]
                path, body = "/api/me/passkeys", {"credential": key_of(at).make(asked)}
            elif way == "code":
                path, body = "/api/sign-in/recovery", {"code": await code_of(ana)}
            else:
                link = (await ana.post("/api/me/link")).json()
                path, body = "/api/me/carry", {"token": link["token"]}
            racers = [await at_localhost(at) for _ in range(RACERS)]
            if way == "new passkey":
                for racer in racers:
                    racer.http.cookies = ana.http.cookies
            answers = await asyncio.gather(*(racer.post(path, **body) for racer in racers))
            won = [answer for answer in answers if answer.status_code in (200, 201)]
            assert len(won) == 1
            assert {answer.status_code for answer in answers} - {200, 201} <= {404, 409}
            keys = (await ana.get("/api/me/keys")).json()
            is_new = way == "new passkey"
            assert (len(keys["devices"]), len(keys["passkeys"])) == (2 - is_new, 1 + is_new)

    run(work())


def test_a_code_is_good_once_however_it_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            old, code = await code_of(ana), await code_of(ana)
            other = await at.person()
            renewed = await other.post("/api/sign-in/recovery", code=old)
            assert error(renewed) == (404, "code/unknown")
            written = code.upper().replace("-", " ").replace("0", "o").replace("1", "L")
            assert (await other.post("/api/sign-in/recovery", code=written)).json()["name"] == "Ana"
            again = await (await at.person()).post("/api/sign-in/recovery", code=code)
            assert error(again) == (404, "code/unknown")
            assert not (await ana.get("/api/me/keys")).json()["lasting"]

    run(work())


def test_codes_are_long_and_guessed_slowly(tmp_path: Path) -> None:
    assert len(recovery.WORDS) == len(set(recovery.WORDS)) == 128
    assert len({recovery.new_code() for _ in range(1_000)}) == 1_000
    assert recovery.hashed("marea-4F7KQ") == recovery.hashed(" MAREA 4f7kq ")

    async def work() -> None:
        limits = Limits(sign_in_burst=3, sign_in_rate=0.001)
        async with serving(tmp_path, limits=limits) as at:
            guesser = await at.person()
            found = [await guesser.post("/api/sign-in/recovery", code="faro") for _ in range(4)]
            assert [answer.status_code for answer in found] == [404, 404, 404, 429]
            assert found[-1].headers["retry-after"]

    run(work())


def test_who_plays_as_a_guest_is_asked_before_it_signs_in_as_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            code = await code_of(await at.person("Ana"))
            guest = await at.person("Guest")
            table = (await guest.open())["table"]["table"]
            refused = await guest.post("/api/sign-in/recovery", code=code)
            assert error(refused) == (403, "identity/other")
            own = await code_of(guest)  # now there is a way back
            assert (await guest.post("/api/sign-in/recovery", code=code)).json()["name"] == "Ana"
            assert (await guest.get("/api/me/tables")).json()["tables"] == []
            assert (await guest.post("/api/sign-in/recovery", code=own)).json()["name"] == "Guest"
            mine = (await guest.get("/api/me/tables")).json()["tables"]
            assert [one["table"] for one in mine] == [table]

    run(work())


def test_who_leaves_a_guest_behind_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            code = await code_of(await at.person("Ana"))
            guest = await at.person("Guest")
            await guest.open()
            left = await guest.post("/api/sign-in/recovery", code=code, leave=True)
            assert left.json()["name"] == "Ana"

    run(work())


def test_signing_out_there_ends_what_is_open_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, _) = await at.table("Ana Bea")
            alone = (await ana.get("/api/me/keys")).json()["devices"][0]["id"]
            kept = await ana.http.delete(f"/api/me/devices/{alone}")
            assert error(kept) == (409, "device/last")
            other = await at.person()
            await other.post("/api/sign-in/recovery", code=await code_of(ana))
            there = next(
                device["id"]
                for device in (await ana.get("/api/me/keys")).json()["devices"]
                if not device["here"]
            )
            async with other.socket(table) as socket:
                await socket.hello()
                assert (await ana.http.delete(f"/api/me/devices/{there}")).status_code == 204
                with pytest.raises(ConnectionClosed):
                    await socket.until("nothing more")
            assert (await other.get("/api/me")).json() is None
            assert (await ana.get("/api/me")).json()["name"] == "Ana"
            assert (await ana.http.delete(f"/api/me/devices/{there}")).status_code == 404

    run(work())


def test_a_device_is_named_coarsely_and_by_the_day(tmp_path: Path) -> None:
    assert devices.named(FIREFOX) == ("Firefox", "Linux")
    assert devices.named(PIXEL) == ("Chrome", "Android")
    assert devices.named("curl/8") == ("", "")

    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana = await at.person("Ana")
            ana.http.headers["user-agent"] = FIREFOX
            for hours in (1, 2, 30):
                time.pass_by(hours * 3_600)
                await ana.get("/api/me")
                (device,) = (await ana.get("/api/me/keys")).json()["devices"]
                assert (device["browser"], device["system"]) == ("Firefox", "Linux")
                assert device["used"] == int(time()) // 86_400 * 86_400_000

    run(work())


def test_being_forgotten_takes_every_key_along(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, key = await with_passkey(at, "Ana")
            code = await code_of(ana)
            told = (await ana.get("/api/me/export")).json()
            assert (len(told["passkeys"]), len(told["recovery"])) == (1, 1)
            assert (await ana.http.delete("/api/me")).status_code == 204
            other = await at_localhost(at)
            assert error(await shown(other, key)) == (404, "passkey/unknown")
            refused = await other.post("/api/sign-in/recovery", code=code)
            assert error(refused) == (404, "code/unknown")

    run(work())


def test_a_passkey_and_a_code_can_be_taken_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, key = await with_passkey(at, "Ana")
            await code_of(ana)
            (passkey,) = (await ana.get("/api/me/keys")).json()["passkeys"]
            assert (await ana.http.delete(f"/api/me/passkeys/{passkey['id']}")).status_code == 204
            assert (await ana.http.delete("/api/me/recovery")).status_code == 204
            keys = (await ana.get("/api/me/keys")).json()
            assert not keys["lasting"]
            assert (keys["passkeys"], keys["recovery"]) == ([], None)
            assert error(await shown(await at_localhost(at), key)) == (404, "passkey/unknown")

    run(work())


def test_a_link_by_mail_is_good_once_and_asking_tells_nobody_anything(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            mailing() as letters,
            serving(tmp_path, notices=with_mail(letters)) as at,
        ):
            ana = await at.person("Ana")
            await confirmed(ana, letters, "ana@example.org")
            keys = (await ana.get("/api/me/keys")).json()
            assert (keys["lasting"], keys["mails"]) == (True, ["ana@example.org"])
            other = await at.person()
            for address in ("nobody@example.org", "no address", "ana@example.org"):
                answer = await other.post("/api/sign-in/mail", address=address)
                assert (answer.status_code, answer.content) == (202, b"null")
            mail = (await letters.wait(2))[1]
            token = link_in(mail, "/sign-in/")
            page = await other.get(f"/sign-in/{token}")  # looking does nothing
            assert (page.status_code, (await other.get("/api/me")).json()) == (200, None)
            racers = [await at.person() for _ in range(RACERS)]
            answers = await asyncio.gather(
                *(racer.post("/api/sign-in/link", token=token) for racer in racers)
            )
            assert sorted(answer.status_code for answer in answers) == [200] + 15 * [404]
            assert len(letters.came) == 2

    run(work())


def test_without_mail_no_link_is_offered(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            nobody = await at.person()
            assert (await nobody.get("/api/sign-in")).json() == {"passkey": False, "mail": False}
            refused = await nobody.post("/api/sign-in/mail", address="ana@example.org")
            assert refused.json()["error"] == "channel/none"

    run(work())
