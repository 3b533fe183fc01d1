"""malecon words: what the words of a language lack, have too much, or say at too great length."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from typing import Any

import click

from malecon.games import languages

KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
EXAMPLE = "…"  # what stands for a name in a message that is measured


@click.command()
@click.argument("language", type=click.Choice(languages.languages()))
def words(language: str) -> None:
    """List what is missing, unused or too long in the words of LANGUAGE.

    What is too long is only told, for no language can shorten everything.
    """
    found = [
        line
        for part in languages.PARTS
        for line in (*_keys(language, part), *_long(language, part))
    ]
    for line in found:
        click.echo(line)
    count = len(found)
    click.echo(f"{language}: {count or 'nothing'} to look at")
    raise SystemExit(1 if any(not line.startswith("long ") for line in found) else 0)


def _keys(language: str, part: str) -> list[str]:
    """What one file lacks, and what English does not have."""
    ours = KEY.findall(languages.text(language, part))
    english = KEY.findall(languages.text(languages.FALLBACK, part))
    missing, unused = apart(ours, english)
    return [
        *(f"missing  {part}.ftl: {key}" for key in missing),
        *(f"unused   {part}.ftl: {key}" for key in unused),
    ]


def apart(ours: Sequence[str], english: Sequence[str]) -> tuple[list[str], list[str]]:
    """The keys that are missing, and those that nobody says."""
    return [key for key in english if key not in ours], [key for key in ours if key not in english]


def _long(language: str, part: str) -> list[str]:
    places = tomllib.loads(languages.folder().joinpath("lengths.toml").read_text("utf-8"))["places"]
    keys = KEY.findall(languages.text(language, part))
    return [
        f"long     {part}.ftl: {key} ({n} of {place['most']} signs, {place['where']}): {said}"
        for place in places
        for key in keys
        if _stands(key, place)
        for said in [_said(language, part, key)]
        for n in [max(map(signs, _parts(said, place)))]
        if n > place["most"]
    ]


def _stands(key: str, place: dict[str, Any]) -> bool:
    return bool(re.fullmatch(place["keys"], key)) and not re.fullmatch(
        place.get("besides", "-"), key
    )


def _parts(said: str, place: dict[str, Any]) -> list[str]:
    return re.split("[ \N{SOFT HYPHEN}]", said) if place.get("breaks") else [said]


def signs(text: str) -> int:
    """How much room a text needs: Han signs are twice as wide, soft hyphens seldom seen."""
    seen = text.replace("\N{SOFT HYPHEN}", "")
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in seen)


def _said(language: str, part: str, key: str) -> str:
    bundle = languages.bundle(language, "games", part)
    pattern = bundle.get_message(key).value
    assert pattern is not None, "every message has a text of its own"
    return str(bundle.format_pattern(pattern, {"n": 2, "what": EXAMPLE})[0])
