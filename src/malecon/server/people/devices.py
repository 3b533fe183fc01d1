"""What a device is called in the list of its person: browser and system, and nothing finer."""

import hashlib
from typing import Final

# The first that is found counts: browsers name those before them, too.
_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def named(agent: str) -> tuple[str, str]:
    """Browser and system by a User-Agent header; empty where nobody knows."""
    return _first(_BROWSERS, agent), _first(_SYSTEMS, agent)


def public_id(secret: bytes) -> str:
    """What a device or a passkey is called in requests; it tells nothing of what it is made of."""
    return hashlib.sha256(b"device:" + secret).hexdigest()[:16]


def _first(signs: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in signs if sign in agent), "")
