"""What the server itself writes to people: words/LANGUAGE/server.ftl, with the games' own names."""

from malecon.games import languages


def say(language: str, key: str, **variables: str | int) -> str:
    """A sentence in somebody's language, or in English where that lacks it."""
    bundle = languages.bundle(language, "server")
    pattern = bundle.get_message(key).value
    assert pattern is not None, "every message has a text of its own"
    text, problems = bundle.format_pattern(pattern, dict(variables))
    if problems:
        raise problems[0]
    return str(text)


def has(language: str, key: str) -> bool:
    """Whether there is a message of this key."""
    return bool(languages.bundle(language, "server").has_message(key))
