"""What a sentence may ask of a name: its gender, a form of it, how it begins and how it ends.

Fluent cannot select by an attribute of a variable, so these are functions; the page has the same
ones (web/src/words/grammar.ts). docs/translating.md tells how sentences use them.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

OTHER: Final = "other"  # what is answered where nothing is known
GENDER: Final = "gender"
BEGINS: Final = "begins"
_VOWEL: Final = re.compile(r"[aeiouœæø]|y(?![aeiou])")
_HISS: Final = tuple("sxzß")
_OPEN: Final = tuple("aiouy")


class Name(str):
    """A name in a sentence: its text, and the further forms that its message has as attributes."""

    asked: Callable[[str], str | None]

    def __new__(cls, text: str, asked: Callable[[str], str | None]) -> "Name":
        """The text as it is shown, and how another form of it is found."""
        made = super().__new__(cls, text)
        made.asked = asked
        return made


def _form(of: Any, form: str) -> str | None:
    return of.asked(form) if isinstance(of, Name) else None


def _bare(text: Any) -> str:
    """A text in small letters without accents; numbers have none."""
    plain = unicodedata.normalize("NFD", text if isinstance(text, str) else "")
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).lower()


def gender(of: Any) -> str:
    """GENDER($what): the attribute `.gender` of a name."""
    return _form(of, GENDER) or OTHER


def form(of: Any, form: str) -> Any:
    """FORM($what, form: "the"): an attribute of a name, or the name as it is."""
    return _form(of, form) or of


def begins(of: Any, *, among: str = "") -> str:
    """BEGINS($who): vowel, h or other; the attribute `.begins` of a name knows better.

    BEGINS($then, among: "hie i hi") answers which of these comes first, or other.
    """
    bare = _bare(of)
    if among:
        return next((start for start in among.split() if bare.startswith(start)), OTHER)
    by_letter = "vowel" if _VOWEL.match(bare) else "h" if bare.startswith("h") else OTHER
    return _form(of, BEGINS) or by_letter


def ends(of: Any) -> str:
    """ENDS($who): s where the last sound hisses, vowel after a, i, o, u and y, or other."""
    bare = _bare(of)
    return "s" if bare.endswith(_HISS) else "vowel" if bare.endswith(_OPEN) else OTHER


def capital(of: Any) -> Any:
    """CAPITAL($what): a text with a capital at its beginning, as sentences begin."""
    return of[:1].upper() + of[1:] if isinstance(of, str) else of


FUNCTIONS: Final[dict[str, Any]] = {
    "GENDER": gender,
    "FORM": form,
    "BEGINS": begins,
    "ENDS": ends,
    "CAPITAL": capital,
}
