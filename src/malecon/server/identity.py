"""Who somebody is: secrets, tokens and ids, names and cookies."""

import hashlib
import ipaddress
import secrets
import unicodedata
from http.cookies import CookieError, SimpleCookie
from typing import Final

from malecon.games.wording import languages
from malecon.server.refusal import Refusal
from malecon.server.store import Identity

COOKIE: Final = "malecon"
COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
SECRET_BYTES: Final = 32
NAME_LENGTH: Final = 24
YEARS: Final = 10 * 365 * 86_400

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another


def new_secret() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def new_id(length: int = 12) -> str:
    """A public id: of a table, or of a person."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def newcomer(name: str | None, colour: str | None, language: str | None) -> Identity:
    """Somebody who was not here before; the number comes from the store."""
    person = new_id(8)
    return Identity(
        id=0,
        person=person,
        name=clean_name(name) if name is not None else f"Guest {person[:4]}",
        colour=colour or COLOURS[0],
        language=known_language(language or "en"),
    )


def clean_name(name: str) -> str:
    """A name as it is shown."""
    trimmed = " ".join(name.split())
    printable = not any(unicodedata.category(letter).startswith("C") for letter in trimmed)
    if not 1 <= len(trimmed) <= NAME_LENGTH or not printable:
        raise Refusal("request/bad", f"A name has 1 to {NAME_LENGTH} printable characters.")
    return trimmed


def known_language(language: str) -> str:
    """A language that there are words for."""
    if language not in languages():
        raise Refusal("request/bad", f"The languages are {', '.join(languages())}.")
    return language


def free_colour(wanted: str, taken: set[str]) -> str:
    """The colour that somebody gets at a table."""
    order = (wanted, *COLOURS)
    return next((colour for colour in order if colour in COLOURS and colour not in taken), "red")


def secret_in(header: str) -> str | None:
    """The secret in a Cookie header."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and 0 < len(found.value) <= 128 else None


def cookie(secret: str, host: str) -> str:
    """The Set-Cookie header that gives a device its secret; an empty one takes it away."""
    age = YEARS if secret else 0
    secure = "" if is_local(host) else "; Secure"
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def is_local(host: str) -> bool:
    """Whether a Host header names this machine, so that plain HTTP is safe."""
    name = host.rsplit(":", 1)[0].strip("[]") if not host.endswith("]") else host.strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
