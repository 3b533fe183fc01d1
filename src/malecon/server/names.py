"""What people are called: names that can be read, and told apart at one table."""

# ruff: noqa: RUF001  letters that look alike are what this is about

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from malecon.server.refusal import Refusal

LENGTH: Final = 24  # letters as people count them
CODES: Final = 96  # numbers of Unicode, of which an emoji can take ten
MARKS: Final = 3  # accents and the like on one letter

_ZWNJ, _ZWJ, _KEYCAP = "\u200c", "\u200d", "\u20e3"
_SHOWN_AS: Final = "\ufe0e\ufe0f"  # as text, as an emoji
_INVISIBLE: Final = set(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd"
    "\ufdfd"  # a whole sentence in one letter
    "\U00016fe4\U0001d159\U0001d173"
)
# Scripts in which letters are joined or kept apart by ZWJ and ZWNJ, as their letters are named.
_JOINING: Final = (
    "ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI",
    "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR",
    "TIBETAN", "BALINESE", "JAVANESE",
)  # fmt: skip
_BAD: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me")

_DIACRITICS: Final = (*range(10, 37), *range(200, 241))  # classes of marks that are easily missed

# What is taken for a Latin letter, in pairs: capitals, then small ones.
_CAPITALS: Final = (
    "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Аa Вb Еe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx"
)
_SMALL: Final = (
    "αa γy εe ηn ιi κk νv οo ρp τt υu χx ωw аa вb гr еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq"
    " ԝw һh օo ոn սu հh զq ցg ıi ɩi ɡg ɑa øo łl đd ħh 0o 1l |l"
)
_ALIKE: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))


def _table(pairs: str) -> dict[int, str]:
    return {ord(pair[0]): pair[1] for pair in pairs.split()}


_FROM_CAPITALS: Final = _table(_CAPITALS)
_FROM_SMALL: Final = _table(_SMALL)


def clean(name: str, most: int = LENGTH) -> str:
    """A name as it is kept; refused if others could not read it."""
    spaced = (" " if _kind(c) == "Zs" else c for c in unicodedata.normalize("NFC", name).strip())
    found = " ".join(word for word in "".join(spaced).split(" ") if word)
    if not 1 <= _length(found) <= most or len(found) > CODES * most // LENGTH:
        raise Refusal("request/bad", f"A name has 1 to {most} letters.")
    marks = 0
    for at, letter in enumerate(found):
        marks = marks + 1 if _kind(letter)[0] == "M" else 0
        if marks > MARKS or not _is_fine(found, at):
            raise Refusal(
                "request/bad",
                f"A name has letters that can be seen; the one at {at + 1} (U+{ord(letter):04X})"
                " cannot stand there.",
            )
    return found


def told_apart(people: Iterable[tuple[int, str, str]]) -> dict[str, str]:
    """By person what each is called at one table; who has had a name there longest keeps it.

    Others whose name looks the same get a number. `people` are since when, the person and the name.
    """
    shown: dict[str, str] = {}
    taken: set[str] = set()
    for _, person, name in sorted(people):
        if person in shown:
            continue  # one person on two seats
        number, called = 1, name
        while skeleton(called) in taken:
            number += 1
            called = f"{name} {number}"
        taken.add(skeleton(called))
        shown[person] = called
    return shown


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What is left of a name at a quick look: equal for names that are taken for each other."""
    plain = unicodedata.normalize("NFKD", name).translate(_FROM_CAPITALS).casefold()
    plain = unicodedata.normalize("NFKD", plain)
    bones = "".join(letter for letter in plain if _is_bone(letter)).translate(_FROM_SMALL)
    for seen, meant in _ALIKE:
        bones = bones.replace(seen, meant)
    return bones or plain


def _is_bone(letter: str) -> bool:
    """Whether a letter makes a difference at a quick look."""
    if letter in _INVISIBLE or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0000":
        return False
    if _kind(letter)[0] == "M":
        return unicodedata.combining(letter) not in _DIACRITICS
    return _kind(letter)[0] in "LN" or _kind(letter) == "So" or letter == "|"


def _is_fine(name: str, at: int) -> bool:
    """Whether a letter can be seen, or does something there that can."""
    letter = name[at]
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if letter == _ZWJ and _is_picture(after):
        return _is_picture(before) or before in (*_SHOWN_AS, _KEYCAP)
    if letter in (_ZWJ, _ZWNJ):
        return before != "" and _script(before) in _JOINING and _script(after) == _script(before)
    if letter in _SHOWN_AS:
        return _is_picture(before) or before in tuple("#*0123456789")
    if "\U000e0100" <= letter <= "\U000e01ef":
        return _script(before) == "CJK"  # which of several forms of a letter
    if letter == _KEYCAP:
        return before in tuple("#*0123456789\ufe0f")
    if "\ufe00" <= letter <= "\ufe0f" or letter in _INVISIBLE:
        return False
    if _kind(letter)[0] == "M" and before in ("", " "):
        return False
    return _kind(letter) not in _BAD


def _length(name: str) -> int:
    """How many letters people see: marks and what is joined to a picture do not count."""
    whole = unicodedata.normalize("NFKC", name)
    return sum(
        _kind(letter)[0] != "M"
        and letter not in (_ZWJ, _ZWNJ)
        and not (at and whole[at - 1] == _ZWJ and _is_picture(letter))
        and not "\U0001f3fb" <= letter <= "\U0001f3ff"
        for at, letter in enumerate(whole)
    )


def _is_picture(letter: str) -> bool:
    return letter != "" and _kind(letter) in ("So", "Sk", "Sm", "Po", "Pd") and letter > "\x7f"


def _script(letter: str) -> str:
    return unicodedata.name(letter, " ").split(" ")[0] if letter else ""


def _kind(letter: str) -> str:
    return unicodedata.category(letter)
