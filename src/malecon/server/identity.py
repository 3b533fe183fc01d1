"""Who somebody is: secrets, tokens and ids, names and cookies."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final

from malecon.games.languages import languages
from malecon.server import names
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import Identity

COOKIE: Final = "malecon"
COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
SECRET_BYTES: Final = 32
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one; renewed as it is used

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another


def new_secret() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def new_id(length: int = 12) -> str:
    """A public id: of a table, of a person, of a notice."""
    number = secrets.randbelow(len(_LETTERS) ** length)  # one number, as moves make ids, too
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def newcomer(name: str | None, colour: str | None, language: str | None) -> Identity:
    """Somebody who was not here before; the number comes from the store."""
    person = new_id(8)
    return Identity(
        id=0,
        person=person,
        name=names.clean(name) if name is not None else f"Guest {person[:4]}",
        colour=colour or COLOURS[0],
        language=known_language(language or "en"),
    )


def known_language(language: str) -> str:
    """A language that there are words for."""
    if language not in languages():
        raise Refusal("request/bad", f"The languages are {', '.join(languages())}.")
    return language


def free_colour(wanted: str, taken: set[str]) -> str:
    """The colour that somebody gets at a table."""
    order = (wanted, *COLOURS)
    return next((colour for colour in order if colour in COLOURS and colour not in taken), "red")


def secret_in(headers: Iterable[str]) -> str | None:
    """The secret in the Cookie headers, in one pass and whatever the other cookies look like."""
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() != COOKIE:
                continue
            value = value.strip()
            if len(value) > 1 and value[0] == value[-1] == '"':
                value = value[1:-1]
            if _SECRET.fullmatch(value):
                return value
    return None


def cookie(secret: str, *, secure: bool) -> str:
    """The Set-Cookie header that gives a device its secret; an empty one takes it away."""
    age = COOKIE_SECONDS if secret else 0
    end = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{end}"
