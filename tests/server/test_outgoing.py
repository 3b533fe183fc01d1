"""Nobody makes this server call a machine that is not public, nor wait for one."""

import asyncio
import datetime
import ipaddress
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from malecon.games.errors import BadOption
from malecon.server.notices import outgoing
from malecon.server.notices.outgoing import Outgoing, is_public
from malecon.server.refusal import Refusal
from tests.server.receivers import Hooks, receiving, status
from tests.server.served import run

HIDDEN = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "192.88.99.1"),
    *("::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1"),
    *("::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001:db8::1"),
    *("2001:0:7f00:1::", "::7f00:1", "100::1"),
]


@pytest.mark.parametrize("text", HIDDEN)
def test_an_address_that_is_not_everybodys_is_not_called(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", ["8.8.8.8", "162.159.135.232", "2606:4700::1111"])
def test_a_public_address_is_called(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://example.org/", "file:///etc/passwd", "https://", "https://a b/", "example.org"),
        *("https://me:secret@example.org/", "https://example.org:99999/", "https://exämple.org/"),
        *("https://example.org/\r\nX: y", "https://[::1", "https://example.org/" + "x" * 1000),
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="An address begins with https") as refused:
        outgoing.target(url)
    assert refused.value.error == "channel/bad"


def test_loopback_is_called_only_where_the_host_allows_it() -> None:
    async def work() -> None:
        async with receiving() as hooks:
            closed, opened = Outgoing(), Outgoing(["127.0.0.0/8"])
            for url in (hooks.url, hooks.url.replace("127.0.0.1", "localhost")):
                assert (await closed.post(url, {}, b"{}")).said == "refused"
                with pytest.raises(Refusal) as refused:
                    await closed.check(url)
                assert refused.value.error == "channel/forbidden"
            assert (await opened.post(hooks.url, {"X-One": "1"}, b"{}")).arrived
            assert [call.headers["x-one"] for call in hooks.came] == ["1"]
            await closed.close()
            await opened.close()

    run(work())


def test_a_name_that_leads_to_several_is_called_only_if_all_are_public() -> None:
    async def work() -> None:
        caller = Outgoing(look_up=lambda host, port: ["8.8.8.8", "127.0.0.1"])
        assert (await caller.post("https://rebinding.example/", {}, b"")).said == "refused"
        await caller.close()

    run(work())


def test_a_name_is_looked_up_for_each_call_and_the_call_goes_there() -> None:
    async def work() -> None:
        answers = iter([["127.0.0.1"], ["10.0.0.1"]])
        async with receiving() as hooks:
            caller = Outgoing(["127.0.0.1"], look_up=lambda host, port: next(answers))
            url = hooks.url.replace("127.0.0.1", "rebinding.example")
            assert (await caller.post(url, {}, b"")).arrived
            assert (await caller.post(url, {}, b"")).said == "refused"
            assert hooks.came[0].headers["host"] == f"rebinding.example:{hooks.port}"
            await caller.close()

    run(work())


def test_redirects_are_not_followed_and_answers_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(outgoing, "SECONDS", 0.3)
        async with receiving() as hooks:
            caller = Outgoing(["127.0.0.1"])
            hooks.answer = status(302, f"Location: {hooks.url}/other", body="x" * 5000)
            receipt = await caller.post(hooks.url, {}, b"{}")
            assert (receipt.arrived, receipt.said) == (False, "302")
            assert [call.path for call in hooks.came] == ["/hook"]
            for number, gone in ((410, True), (404, False)):
                hooks.answer = status(number)
                assert (await caller.post(hooks.url, {}, b"")).is_gone == gone
            hooks.answer = lambda: b"x" * 100_000  # no status, and no end of the line
            assert (await caller.post(hooks.url, {}, b"")).said == "unreached"
            hooks.answer = lambda: None  # says nothing
            assert (await caller.post(hooks.url, {}, b"")).said == "timeout"
            assert (await caller.post(hooks.url, {"X": "a\r\nY: b"}, b"")).said == "unreached"
            await caller.close()

    run(work())


def test_networks_that_are_none_are_refused() -> None:
    with pytest.raises(BadOption, match="--allow-notices-to"):
        Outgoing(["10.0.0.1/8"])


def certificate(folder: Path, host: str) -> Path:
    """A certificate for a host, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return file


def test_by_https_the_certificate_must_be_that_of_the_name(tmp_path: Path) -> None:
    async def work() -> None:
        file = certificate(tmp_path, "hooks.example")
        served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        served.load_cert_chain(file)
        hooks = Hooks()
        listening = await asyncio.start_server(hooks.serve, "127.0.0.1", 0, ssl=served)
        port = listening.sockets[0].getsockname()[1]
        trusting = ssl.create_default_context(cafile=str(file))
        said = {}
        for name, context in (("trusted", trusting), ("unknown", None)):
            for host in ("hooks.example", "other.example"):
                caller = Outgoing(["127.0.0.1"], context, lambda host, port: ["127.0.0.1"])
                receipt = await caller.post(f"https://{host}:{port}/hook", {}, b"{}")
                said[name, host] = receipt.said
                await caller.close()
        listening.close()
        assert said.pop(("trusted", "hooks.example")) == "204"
        assert set(said.values()) == {"unreached"}
        assert len(hooks.came) == 1

    run(work())
