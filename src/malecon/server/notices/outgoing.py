"""Calls to addresses that a visitor chose: public ones only, looked up each time, never shown.

A name is looked up once for a call and the connection goes to that very address, so that a name
which leads elsewhere a moment later leads nowhere. Nothing is followed, and of an answer only its
status is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from malecon.games.errors import BadOption, shown
from malecon.server.notices.ways import REFUSED, TIMEOUT, UNREACHED, Receipt
from malecon.server.refusal import Refusal

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SECONDS: Final = 5.0  # for all of a call, from the look-up to the status
ANSWER_BYTES: Final = 1024
LOOK_UPS: Final = 8  # at a time; others wait, for their five seconds
URL_CHARACTERS: Final = 1000
UNICAST: Final = ipaddress.ip_network("2000::/3")  # outside it are mapped addresses and NAT64
# What leads on to an address of IPv4 that could be anybody's: 6to4, Teredo, and 6to4's relays.
TUNNELS: Final[tuple[Network, ...]] = (
    ipaddress.ip_network("2002::/16"),
    ipaddress.ip_network("2001::/32"),
    ipaddress.ip_network("192.88.99.0/24"),
)


class CallTarget(NamedTuple):
    """Where a call goes."""

    url: SplitResult
    host: str
    port: int
    path: str


def is_public(address: Address) -> bool:
    """Whether anybody could be called there, and not only this machine or its neighbours."""
    if isinstance(address, ipaddress.IPv6Address) and address not in UNICAST:
        return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address in tunnel for tunnel in TUNNELS if tunnel.version == address.version)


def networks(given: Sequence[str]) -> list[Network]:
    """Networks as a host writes them; refused if one is none."""
    try:
        return [ipaddress.ip_network(text) for text in given]
    except ValueError as error:
        raise BadOption(f"--allow-notices-to is an address or a network: {error}.") from None


def target(url: str) -> CallTarget:
    """Where an address leads; refused if it is none that can be called at all."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _bad(url) from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("https", "http") or not host or not is_plain:
        raise _bad(url)
    if parts.username is not None or parts.password is not None or len(url) > URL_CHARACTERS:
        raise _bad(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return CallTarget(parts, host, port or (443 if parts.scheme == "https" else 80), path)


def _bad(url: str) -> Refusal:
    said = f"An address begins with https:// and has no name or password in it, not {shown(url)}."
    return Refusal("channel/bad", said)


class Outgoing:
    """Calls out; the host may allow networks of its own, which may also speak plain HTTP."""

    def __init__(
        self,
        allowed: Sequence[str] = (),
        context: ssl.SSLContext | None = None,
        look_up: Callable[[str, int], list[str]] | None = None,
    ) -> None:
        self._allowed = networks(allowed)
        self._look_up = look_up or _look_up
        self._context = context or ssl.create_default_context()
        self._look_ups = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="malecon-names")

    async def check(self, url: str) -> None:
        """Refused if an address cannot be called, as far as that can be known before."""
        found = target(url)
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self._addresses(found)
        except (OSError, TimeoutError, UnicodeError):
            raise Refusal("channel/bad", f"Nobody knows {shown(found.host)}.") from None
        if not addresses:
            said = "Only https addresses of public machines are called, unless the host allows it."
            raise Refusal("channel/forbidden", said)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Receipt:
        """POST, and how it ended; never raises for what the other side does."""
        try:
            found = target(url)
        except Refusal:
            return Receipt(False, REFUSED)
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self._addresses(found)
                if not addresses:
                    return Receipt(False, REFUSED)
                return await self._first(found, addresses, _request(found, headers, body))
        except TimeoutError:
            return Receipt(False, TIMEOUT)
        except (OSError, UnicodeError, ValueError, EOFError):
            return Receipt(False, UNREACHED)

    async def close(self) -> None:
        """Look nothing up any more."""
        self._look_ups.shutdown(wait=False, cancel_futures=True)

    async def _addresses(self, found: CallTarget) -> list[str]:
        """All addresses of a host; none if one of them may not be called."""
        known = await asyncio.get_running_loop().run_in_executor(
            self._look_ups, self._look_up, found.host, found.port
        )
        addresses = [ipaddress.ip_address(text) for text in known]
        if not all(self._may_call(address, found.url.scheme) for address in addresses):
            return []
        return known

    def _may_call(self, address: Address, scheme: str) -> bool:
        if any(address in network for network in self._allowed):
            return True
        return scheme == "https" and is_public(address)

    async def _first(self, found: CallTarget, addresses: list[str], request: bytes) -> Receipt:
        """Call the first address that can be reached."""
        for address in addresses[:-1]:
            try:
                return await self._call(found, address, request)
            except OSError:
                continue
        return await self._call(found, addresses[-1], request)

    async def _call(self, found: CallTarget, address: str, request: bytes) -> Receipt:
        is_secure = found.url.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address, found.port, limit=ANSWER_BYTES,
            ssl=self._context if is_secure else None,
            server_hostname=found.host if is_secure else None,
        )  # fmt: skip
        try:
            writer.write(request)
            await writer.drain()
            status = await _status(reader)
        finally:
            writer.transport.abort()  # the rest of the answer is nobody's business
        return Receipt(200 <= status < 300, str(status), is_gone=status == 410)


def _look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def _request(found: CallTarget, headers: Mapping[str, str], body: bytes) -> bytes:
    fields = {
        "Host": found.url.netloc,
        "User-Agent": "Malecon",
        "Accept": "*/*",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {found.path} HTTP/1.1", *(f"{name}: {text}" for name, text in fields.items())]
    if any("\r" in line or "\n" in line for line in lines):
        raise ValueError("a header has one line")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of an answer; of interim ones the next."""
    read = 0
    while True:
        line = await reader.readline()
        read += len(line)
        words = line.split(b" ")
        if not line or read > ANSWER_BYTES:
            raise ValueError("no status")
        if words[0].startswith(b"HTTP/1.") and len(words) > 1:
            status = int(words[1])
            if status >= 200:
                return status
