"""Where friends can open the table: the addresses of this machine, and one as a QR code."""

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
# Home networks first: of several addresses the first becomes the QR code.
_USUAL: Final = ("192.168.", "10.", "172.")


def local_url(host: str, port: int) -> str:
    """What somebody at this machine opens."""
    is_here = host in EVERYWHERE or host == "localhost" or _is_loopback(host)
    return _url("localhost" if is_here else host, port)


def network_urls(host: str, port: int) -> list[str]:
    """What friends in the same network open, the most likely first; none on loopback alone."""
    if host not in EVERYWHERE:
        return [] if host == "localhost" or _is_loopback(host) else [_url(host, port)]
    found = sorted(
        {address for address in machine_addresses() if _is_reachable(address)}, key=_likelihood
    )
    return [_url(address, port) for address in found]


def machine_addresses() -> list[str]:
    """All IPv4 addresses of this machine's network adapters."""
    import ifaddr

    return [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]


def qr_code(url: str) -> str:
    """An address as a QR code for a terminal; two rows of squares per line."""
    import io

    import segno

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _is_loopback(host: str) -> bool:
    address = _parsed(host)
    return address is not None and address.is_loopback


def _is_reachable(host: str) -> bool:
    address = _parsed(host)
    return address is not None and not (address.is_loopback or address.is_link_local)


def _likelihood(host: str) -> tuple[int, str]:
    place = next((n for n, start in enumerate(_USUAL) if host.startswith(start)), len(_USUAL))
    return place, host
