"""A player's own components as text: checked, and compared with our reconstruction.

Reading TOML from strangers can take long, so the server does it in a process of its own; here
nothing opens a file, whatever the text says.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from malecon.games import releases
from malecon.games.catalog import digest
from malecon.games.findings import Finding, found
from malecon.games.registry import find
from malecon.games.wording import Words

MOST_BYTES: Final = 65_536
LONGEST_LINE: Final = 300  # a key of many dots costs the reader the square of its length
MOST_FINDINGS: Final = 100
_LINE: Final = re.compile(r"\(at line (\d+), ")
_DEEP: Final = "it is nested too deeply"

Written = dict[str, Any]  # tables as a file holds them


class WordedFinding(msgspec.Struct, frozen=True):
    """A finding in somebody's language."""

    place: str
    part: str
    text: str


class Checked(msgspec.Struct, frozen=True):
    """What is wrong with a text, at most so much; the whole tables if nothing is."""

    findings: list[WordedFinding]
    tables: Written | None = None
    differ: list[str] = []  # the places of cards that differ from our reconstruction


def check(game: str, text: str, printed: Written | None = None, language: str = "en") -> Checked:
    """A text of tables that are to replace some of the printed ones, or of ours."""
    catalog = find(game).catalog
    default = catalog.printed() if printed is None else catalog.read(printed)
    given = _read(text)
    if isinstance(given, Finding):
        wrong = [given]
    else:
        wrong = list(catalog.check(given, default))[:MOST_FINDINGS]
    if wrong or isinstance(given, Finding):
        words = Words(language)
        return Checked([WordedFinding(one.place, one.part, words.finding(one)) for one in wrong])
    tables = catalog.written(catalog.replaced(given, default))
    return Checked([], tables, list(differing(game, tables)))


def _read(text: str) -> dict[str, object] | Finding:
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            count = {"n": len(line), "most": LONGEST_LINE, "row": number}
            return found("", "line-length", str(number), **count)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        return found("", "toml", why=_DEEP)
    except ValueError as error:
        at = _LINE.search(str(error))
        return found("", "toml", at[1] if at else "", why=str(error)[:LONGEST_LINE])


def reconstruction(game: str) -> Written:
    """Our own tables, as a file holds them."""
    catalog = find(game).catalog
    return catalog.written(catalog.printed())


def differing(game: str, tables: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """The places of cards, boards and prices that our reconstruction does not have like this."""
    ours = reconstruction(game)
    for name, table in tables.items():
        for key, value in table.items():
            if ours[name].get(key) != value:
                yield f"{name}.{key}"


@cache
def _ours(game: str) -> frozenset[str]:
    catalog = find(game).catalog
    return frozenset({digest(catalog.printed()), digest(catalog.read(releases.components(game)))})


def is_ours(game: str, components_hash: str) -> bool:
    """Whether components are a reconstruction of ours, today's or that of a release."""
    return components_hash in _ours(game)
