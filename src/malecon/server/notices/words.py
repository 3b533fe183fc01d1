"""What the server itself writes to people: server/words/*.ftl, with the games' own names."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

_FALLBACK: Final = "en"


def say(language: str, key: str, **variables: str | int) -> str:
    """A sentence in somebody's language, or in English where there is no such file."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, "every message has a text of its own"
    text, problems = bundle.format_pattern(pattern, dict(variables))
    if problems:
        raise problems[0]
    return str(text)


def has(language: str, key: str) -> bool:
    """Whether there is a message of this key."""
    return bool(_bundle(language).has_message(key))


@cache
def _bundle(language: str) -> FluentBundle:
    folder = files("malecon.server").joinpath("words")
    known = folder.joinpath(f"{language}.ftl").is_file()
    name = language if known else _FALLBACK
    bundle = FluentBundle([name], use_isolating=False)
    text = folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
