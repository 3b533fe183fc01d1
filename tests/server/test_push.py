"""Web push: read by the browser that it is for, and by nobody else."""

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from malecon.server.notices import push
from malecon.server.refusal import Refusal
from malecon.server.wire.notices import PushKeys, PushSubscription
from tests.server import browsers
from tests.server.receivers import Hooks, status
from tests.server.served import Person, Server, run
from tests.server.test_notices import DAYS, asked_and_other, hooked

# RFC 8291, section 5: the keys, the salt and the message that they give.
SAID = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)
ENDPOINT = "https://push.example.net/abc"


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(push.unpacked(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_is_encrypted_and_read() -> None:
    to = PushSubscription(ENDPOINT, PushKeys(P256DH, AUTH))
    message = push.encrypted(to, SAID, sender=_private(SENDER), salt=push.unpacked(SALT))
    assert push.packed(message) == MESSAGE
    reader = browsers.Browser(_private(READER), push.unpacked(AUTH))
    assert reader.subscribed(ENDPOINT) == to
    assert reader.read(message) == SAID


def test_only_the_browser_that_it_is_for_can_read_it() -> None:
    ana, bo = browsers.new_browser(), browsers.new_browser()
    message = push.encrypted(ana.subscribed(ENDPOINT), SAID)
    assert ana.read(message) == SAID
    with pytest.raises(InvalidTag):
        bo.read(message)
    assert push.encrypted(ana.subscribed(ENDPOINT), SAID) != message


def test_the_longest_message_fits_and_no_longer_one() -> None:
    ana = browsers.new_browser()
    longest = b"x" * push.MOST
    message = push.encrypted(ana.subscribed(ENDPOINT), longest)
    assert ana.read(message) == longest
    assert len(message) == 4096
    with pytest.raises(ValueError, match="at most 3993 bytes"):
        push.encrypted(ana.subscribed(ENDPOINT), longest + b"x")


def test_the_key_is_made_once_and_is_nobody_elses_to_read(tmp_path: Path) -> None:
    first = push.PushKey.kept(tmp_path)
    assert push.PushKey.kept(tmp_path).public == first.public
    assert [file.name for file in tmp_path.iterdir()] == ["push.key"]
    assert stat.S_IMODE((tmp_path / "push.key").stat().st_mode) == 0o600
    (tmp_path / "push.key").write_text("no key")
    with pytest.raises(ValueError, match=r"PEM|key"):
        push.PushKey.kept(tmp_path)


def test_a_push_service_can_check_who_sends(tmp_path: Path) -> None:
    key = push.PushKey.kept(tmp_path)
    sworn = browsers.claims(key.authorization(ENDPOINT, "mailto:host@example.net", 1000))
    assert sworn == {
        "aud": "https://push.example.net",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.net",
        "key": key.public,
    }


def test_a_topic_is_stable_and_fits() -> None:
    assert push.topic("n1") == push.topic("n1") != push.topic("n2")
    assert len(push.topic("n" * 200)) == 32


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [(P256DH[:-4], AUTH), (P256DH, AUTH[:-4]), ("!", AUTH), (P256DH, "!"), ("A" * 87, AUTH)],
)
def test_keys_that_are_none_are_seen_before_anything_is_sent(p256dh: str, auth: str) -> None:
    push.check(PushSubscription(ENDPOINT, PushKeys(P256DH, AUTH)))
    with pytest.raises(Refusal, match="keys that its browser has made"):
        push.check(PushSubscription(ENDPOINT, PushKeys(p256dh, auth)))


async def _subscribe(person: Person, browser: browsers.Browser, endpoint: str) -> dict[str, Any]:
    subscription = msgspec.to_builtins(browser.subscribed(endpoint))
    answer = await person.post(
        "/api/me/notices/channels", kind="push", subscription=subscription, device="Firefox, Linux"
    )
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["channel"]
    return found


async def _play_until_the_other_is_asked(at: Server, hooks: Hooks) -> tuple[str, Person, Any]:
    """A table of days; who was not asked first has a browser that is."""
    table, people = await at.table("Ana Bo", **DAYS)
    mover, other = await asked_and_other(at, table, people)
    browser = browsers.new_browser()
    await _subscribe(other, browser, hooks.url)
    async with mover.socket(table) as socket:
        await socket.hello()
        seat = await socket.asked()
        while seat in socket.last[seat]["waiting"]:
            await socket.play(socket.offered(seat)[-1], seat=seat)
    return table, other, browser


def test_a_browser_is_told_of_its_turn_and_alone_can_read_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (at, hooks):
            table, other, browser = await _play_until_the_other_is_asked(at, hooks)
            (call,) = await hooks.wait(1)
            said = msgspec.json.decode(browser.read(call.body))
            assert said["path"] == f"/table/{table}"
            assert said["title"] == "It is your turn: CUBA"
            assert call.headers["topic"] == push.topic(said["id"])
            assert call.headers["content-encoding"] == "aes128gcm"
            assert (call.headers["urgency"], call.headers["ttl"]) == ("high", "86400")
            key = (await other.get("/api/me/notices")).json()["push_key"]
            sworn = browsers.claims(call.headers["authorization"])
            assert (sworn["key"], sworn["sub"]) == (key, "https://play.example.org")
            assert sworn["aud"] == hooks.url.removesuffix("/hook")

    run(work())


@pytest.mark.parametrize("gone", [404, 410])
def test_a_subscription_that_its_browser_took_back_is_removed(tmp_path: Path, gone: int) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (at, hooks):
            hooks.answer = status(gone)
            _, other, _ = await _play_until_the_other_is_asked(at, hooks)
            await hooks.wait(1)
            while (await other.get("/api/me/notices")).json()["channels"]:
                pass
            channel = await _subscribe(other, browsers.new_browser(), hooks.url)
            assert channel["shown"] == "Firefox, Linux"
            tested = (await other.post(f"/api/me/notices/channels/{channel['id']}/test")).json()
            assert tested["last"]["said"] == str(gone)
            assert (await other.get("/api/me/notices")).json()["channels"] == []

    run(work())


def test_a_subscription_with_bad_keys_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with hooked(tmp_path) as (at, hooks):
            ana = await at.person("Ana")
            subscription = {"endpoint": hooks.url, "keys": {"p256dh": P256DH[:-8], "auth": AUTH}}
            answer = await ana.post(
                "/api/me/notices/channels", kind="push", subscription=subscription
            )
            assert (answer.status_code, answer.json()["error"]) == (400, "channel/bad")
            assert (await ana.get("/api/me/notices")).json()["channels"] == []

    run(work())
