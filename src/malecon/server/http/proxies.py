"""Where a request really comes from: proxies are believed if the host has named them."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from malecon.games.errors import BadOption, shown

LOOPBACK: Final = "loopback"
NOWHERE: Final = "nowhere"
_LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
_SITE_BITS: Final = 64  # what one IPv6 customer has at least
_SECURE: Final = {"http": "https", "ws": "wss"}

Network = IPv4Network | IPv6Network


class Proxies:
    """The proxies whose word is believed; nobody's, unless the host has said so."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [
            _network(text)
            for name in named
            for text in (_LOOPBACK if name == LOOPBACK else (name,))
        ]

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a proxy of ours."""
        if not self._networks:
            return False
        try:
            found = ip_address(_plain(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def see_through(self, scope: Any) -> None:
        """Put who asked, how and whom in the place of the proxy that hands it on."""
        client = scope.get("client")
        if client is None or not self.trusts(client[0]):
            return
        told: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            if name.startswith(b"x-forwarded-"):
                parts = bytes(value).decode("latin-1").split(",")
                told.setdefault(name, []).extend(part.strip() for part in parts)
        scope["client"] = (self._visitor(client[0], told.get(b"x-forwarded-for", [])), 0)
        if told.get(b"x-forwarded-proto", [""])[-1].lower() in _SECURE.values():
            scope["scheme"] = _SECURE.get(scope["scheme"], scope["scheme"])
        host = told.get(b"x-forwarded-host", [""])[-1]
        if host:
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [(b"host", host.encode("latin-1")), *others]

    def _visitor(self, proxy: str, chain: list[str]) -> str:
        """The right-most address that is no proxy of ours; what is left of it anybody can write."""
        found = proxy
        for entry in reversed(chain):
            address = _without_port(entry)
            try:
                ip_address(_plain(address))
            except ValueError:
                break
            found = address
            if not self.trusts(address):
                break
        return found


@lru_cache(4096)
def place(address: str) -> str:
    """What counts as one address: for IPv6 the network, in which a visitor has any number."""
    try:
        found = ip_address(_plain(address))
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not (found.is_loopback or found.is_link_local):
        return str(ip_network((int(found) >> _SITE_BITS << _SITE_BITS, _SITE_BITS)))
    return str(found)


def _plain(address: str) -> str:
    """An IPv4 address that came in by an IPv6 socket is one."""
    return address[7:] if address.lower().startswith("::ffff:") and "." in address else address


def _without_port(entry: str) -> str:
    entry = entry.strip('"')
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption(
            f"A trusted proxy is an address, a network or {LOOPBACK}, not {shown(text)}."
        ) from None
