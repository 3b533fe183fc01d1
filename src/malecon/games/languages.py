"""The languages there are words for: one folder each in malecon/words, and nowhere listed."""

from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from malecon.games.grammar import FUNCTIONS

FALLBACK: Final = "en"
PARTS: Final = ("games", "guides", "page", "pages", "server")  # the files of a language


@cache
def _languages() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in folder().iterdir() if found.is_dir()))


def languages() -> list[str]:
    """The languages there are words for."""
    return list(_languages())


def known(language: str) -> str:
    """The language of a tag: `de` for `de-AT` or `de_AT.UTF-8`, and English for an unknown one."""
    return next((name for name in (language, _first(language)) if name in _languages()), FALLBACK)


def preferred(wishes: str) -> str:
    """The first of a browser's wishes, `fr-CH, de;q=0.8`, that there are words for."""
    ranked = []
    for wish in wishes.split(","):
        tag, _, quality = wish.strip().partition(";q=")
        with suppress(ValueError):
            ranked.append((-float(quality or 1), tag))
    tags = [tag for _, tag in sorted(ranked, key=lambda one: one[0])]
    return next((known(tag) for tag in tags if _first(tag) in _languages()), FALLBACK)


def _first(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0].lower()


def folder() -> Traversable:
    """Where the folders of the languages are."""
    return files("malecon").joinpath("words")


def text(language: str, part: str) -> str:
    """One file of a language; nothing where it has none."""
    found = folder().joinpath(language, f"{part}.ftl")
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def bundle(language: str, *parts: str) -> FluentBundle:
    """Some files of a language; what they lack is there in English, message by message."""
    found = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for name in dict.fromkeys((FALLBACK, language)):
        for part in parts:
            found.add_resource(FluentResource(text(name, part)), allow_overrides=True)
    return found
