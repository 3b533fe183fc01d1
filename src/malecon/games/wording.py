"""What people read: names, log sentences, reasons and prompts, out of words/*.ftl.

The files decide everything; here is only how a sentence is looked up, so that another language or
another game needs no code. The page reads the same files in the same way.

A name is a message `family-word`. An attribute of a sentence says in which families the variable of
that name is looked up: with `.what = kind` the word `sugar` becomes the text of `kind-sugar`. What
has no message, like field `b2` or ship `7`, is shown as it is.

An event is told by the first of these messages that exists: `event-NAME-SOURCE-TARGET`, with the
kinds of the two places; `event-NAME-WHAT`; `event-NAME-nobody` if no seat acts; `event-NAME`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from malecon.games.event import Event, Reason

Variables = dict[str, str | int]

_FALLBACK: Final = "en"
_SUFFIX: Final = ".ftl"
_FIELD: Final = "field"  # the kind of a place that has no name of its own
_NONE: Final = "none"  # what $rule is where no reason is given


@cache
def _languages() -> tuple[str, ...]:
    names = (entry.name for entry in files("malecon.games").joinpath("words").iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)))


def languages() -> list[str]:
    """The languages there are words for."""
    return list(_languages())


class Words:
    """The words of one language; what it lacks is said in English, and failing that as its key."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        """Takes `de-AT` for `de` and an unknown language for English; strict ones raise on gaps."""
        known = (language, language.partition("-")[0], _FALLBACK)
        self.language = next(name for name in known if name in _languages())
        self.strict = strict
        self._bundles = [_bundle(name) for name in dict.fromkeys((self.language, _FALLBACK))]

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **variables: str | int) -> str:
        """The message of a key."""
        found = self._find(key)
        if found is None:
            return key
        bundle, message = found
        return self._format(bundle, message.value, variables)

    def name(self, families: str, word: str, n: int | None = None) -> str:
        """The name of a thing in the first family that knows it; n units of it, if said."""
        head, _, number = word.partition(" ")
        for family in families.split():
            if self.has(f"{family}-{word}"):
                return self._counted(f"{family}-{word}", n)
            if number and self.has(f"{family}-{head}"):
                return self.say(f"{family}-{head}", n=number)
        return word

    def does(self, thing: str, options: Mapping[str, str] | None = None) -> str:
        """What a building or law does, `building-dam` say, under the options of a match."""
        key = f"{thing}-does"
        for option, value in (options or {}).items():
            if self.has(f"{key}-{option}-{value}"):
                return self.say(f"{key}-{option}-{value}")
        return self.say(key)

    def seat(self, seat: int, seat_names: Sequence[str] | None = None) -> str:
        """The name of whoever has a seat, or its number, which people count from 1."""
        return seat_names[seat] if seat_names else self.say("seat", n=seat + 1)

    def event(self, event: Event, seat_names: Sequence[str] | None = None) -> str:
        """The log sentence of an event."""
        base = f"event-{event.event}"
        cause = event.why.replace(" ", "-")
        variables: Variables = {
            "seat": "" if event.seat is None else self.seat(event.seat, seat_names),
            "what": event.what,
            "n": event.n,
            "source": event.source,
            "target": event.target,
            "why": self.say(cause) if self.has(cause) else event.why,
            "rule": cause or _NONE,
        }
        key = next((key for key in self._event_keys(base, event) if self.has(key)), base)
        named = self._named(base, variables)
        for place in ("source", "target"):
            kind, _, number = str(variables[place]).partition(" ")
            if kind == "seat" and seat_names:
                named[place] = self.seat(int(number) - 1, seat_names)
        return self.say(key, **named)

    def reason(self, reason: Reason) -> str:
        """The sentence that says why something is not possible."""
        variables: Variables = {
            "what": reason.what,
            "n": reason.n,
            "rule": reason.rule or _NONE,
        }
        return self.say(reason.key, **self._named(reason.key, variables))

    def _event_keys(self, base: str, event: Event) -> Iterator[str]:
        if event.source and event.target:
            yield f"{base}-{self._place(event.source)}-{self._place(event.target)}"
        if event.what:
            yield f"{base}-{event.what}"
        if event.seat is None:
            yield f"{base}-nobody"
        yield base

    def _place(self, place: str) -> str:
        kind = place.partition(" ")[0]
        return kind if self.has(f"place-{kind}") else _FIELD

    def _named(self, key: str, variables: Variables) -> Variables:
        """The variables with names in the place of words, as the attributes of a message ask."""
        found = self._find(key)
        if found is None:
            return variables
        bundle, message = found
        n = int(variables["n"])
        return variables | {
            name: self.name(self._format(bundle, families, {}), str(variables[name]), n)
            for name, families in message.attributes.items()
        }

    def _counted(self, key: str, n: int | None) -> str:
        found = self._find(key)
        if found is None or n is None or "count" not in found[1].attributes:
            return self.say(key)
        bundle, message = found
        return self._format(bundle, message.attributes["count"], {"n": n})

    def _find(self, key: str) -> tuple[FluentBundle, Message] | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                return bundle, bundle.get_message(key)
        if self.strict:
            raise KeyError(key)
        return None

    def _format(
        self, bundle: FluentBundle, pattern: Pattern | None, variables: Mapping[str, str | int]
    ) -> str:
        assert pattern is not None, "every message has a text of its own"
        text, problems = bundle.format_pattern(pattern, dict(variables))
        if problems and self.strict:
            raise problems[0]
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    words = files("malecon.games").joinpath("words").joinpath(language + _SUFFIX)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle
