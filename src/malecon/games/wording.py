"""What people read: names, log sentences, reasons and prompts, out of words/LANGUAGE/games.ftl.

The files decide everything; here is only how a sentence is looked up, so that another language or
another game needs no code. The page reads the same files in the same way.

A name is a message `family-word`. An attribute of a sentence says in which families the variable of
that name is looked up: with `.what = kind` the word `sugar` becomes the name `kind-sugar`, whose
own attributes are the forms that a sentence can ask for. What has no message, like field `b2` or
ship `7`, is shown as it is.

An event is told by the first of these messages that exists: `event-NAME-SOURCE-TARGET`, with the
kinds of the two places; `event-NAME-WHAT`; `event-NAME-nobody` if no seat acts; `event-NAME`.

An act is told by a message `act-CLAUSE` for each of its clauses, joined by `clauses-more` and, at
the end, `clauses-last`; `act` puts in front who acts. $you is `you` where that is the reader.

What is lacking is a list of `lack-WHAT` or else `lack`, and comes into its sentence as $lacks.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Final

from fluent.runtime.resolver import Message, Pattern

from malecon.games import languages
from malecon.games.acts import Act, Clause
from malecon.games.event import Event, Lack, Reason
from malecon.games.findings import Finding
from malecon.games.grammar import BEGINS, GENDER, Name

Variables = dict[str, str | int]

_FIELD: Final = "field"  # the kind of a place that has no name of its own
_NONE: Final = "none"  # what $rule is where no reason is given
_COUNT: Final = "count"  # the form of a name that its number asks for
_SEVERAL: Final = "pl"  # the gender of several things


class Words:
    """The words of one language; what it lacks is said in English, and failing that as its key."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        """Takes `de-AT` for `de` and an unknown language for English; strict ones raise on gaps."""
        self.language = languages.known(language)
        self.strict = strict
        self._bundle = languages.bundle(self.language, "games")

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **variables: str | int) -> str:
        """The message of a key."""
        found = self._find(key)
        return key if found is None else self._format(found.value, variables)

    def name(self, families: str, word: str, n: int | None = None) -> str:
        """The name of a thing in the first family that knows it; n units of it, if said."""
        head, _, number = word.partition(" ")
        for family in families.split():
            if self.has(f"{family}-{word}"):
                return self._thing(f"{family}-{word}", n)
            if number.isdigit() and self.has(f"{family}-{head}"):
                return self._thing(f"{family}-{head}", int(number))
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
        cause = _word(event.why)
        variables: Variables = {
            "seat": "" if event.seat is None else self.seat(event.seat, seat_names),
            "what": event.what,
            "n": event.n,
            "source": event.source,
            "target": event.target,
            "why": self._cause(event.why),
            "rule": cause or _NONE,
        }
        key = next((key for key in self._event_keys(base, event) if self.has(key)), base)
        named = self._named(base, variables)
        for place in ("source", "target"):
            kind, _, number = str(variables[place]).partition(" ")
            if kind == "seat" and seat_names:
                named[place] = self.seat(int(number) - 1, seat_names)
        return self.say(key, **named)

    def act(self, act: Act, seat_names: Sequence[str] | None = None, me: int | None = None) -> str:
        """The log sentence of an act, to the person in seat `me`; nothing if there is none."""
        if act.is_heading:
            return self.event(act.events[0], seat_names)
        told = [self.event(event, seat_names) for event in act.loose]
        if act.clauses:
            clauses = [self._clause(clause, act, seat_names, me) for clause in act.clauses]
            variables: Variables = {
                "you": _who(act.seat, me),
                "seat": "" if act.seat is None else self.seat(act.seat, seat_names),
                "clauses": self._joined(clauses),
            }
            told.insert(0, self.say("act-nobody" if act.seat is None else "act", **variables))
        return reduce(
            lambda first, then: self.say("act-then", first=first, then=then), told or [""]
        )

    def reason(self, reason: Reason) -> str:
        """The sentence that says why something is not possible, and all that is lacking."""
        rules = dict.fromkeys(filter(None, (reason.rule, *(lack.rule for lack in reason.lacks))))
        variables: Variables = {
            "what": reason.what,
            "n": reason.n,
            "lacks": self._listed([self._lack(lack) for lack in reason.lacks]),
            "rule": self._listed(list(rules), "list-more") or _NONE,
        }
        return self.say(reason.key, **self._named(reason.key, variables))

    def finding(self, finding: Finding) -> str:
        """The sentence that says what is wrong with somebody's own components."""
        key = f"component-{finding.key}"
        return self.say(key, **self._named(key, {"n": 0, "row": 0, **finding.about}))

    def _clause(
        self, clause: Clause, act: Act, seat_names: Sequence[str] | None, me: int | None
    ) -> str:
        key = f"act-{clause.key}"
        found = self._find(key)
        families = {} if found is None else found.attributes
        kind, _, number = clause.source.partition(" ")
        victim = int(number) - 1 if kind == "seat" else None
        variables: Variables = {
            "you": _who(act.seat, me),
            "whom": _who(victim, me),
            "n": clause.n,
            "source": clause.source if victim is None else self.seat(victim, seat_names),
            "target": clause.target,
            "why": self._cause(clause.why),
            "rule": _word(clause.why) or _NONE,
            "key": clause.what[0] if clause.what else _NONE,
            "gives": self._amounts(clause.gives),
            "gets": self._amounts(clause.gets),
            "has": _has(clause),
        }
        variables["what"] = self._listed(clause.what)
        for place, families_there in families.items():
            known_as = self._format(families_there, {})
            words = clause.what if place == "what" else [str(variables[place])]
            names = [self.name(known_as, word, 1) for word in words]
            variables[place] = self._several(names) if place == "what" else names[0]
        return self.say(key, **variables)

    def _cause(self, why: str) -> str:
        return self._thing(_word(why), None) if self.has(_word(why)) else why

    def _several(self, names: Sequence[str]) -> str:
        """Names as a list of which a sentence can ask what it asks of one."""

        def asked(form: str) -> str | None:
            forms = [name.asked(form) if isinstance(name, Name) else None for name in names]
            if len(names) < 2 or form == BEGINS:
                return forms[0] if forms else None
            if form == GENDER:
                return _SEVERAL
            known_forms = [found for found in forms if found is not None]
            return self._listed(known_forms) if len(known_forms) == len(forms) else None

        said = [self.say("act-name", what=name) for name in names]
        return Name(self._listed(said), asked)

    def _amounts(self, amounts: Mapping[str, int]) -> str:
        """Pieces, pesos and points as a list."""
        return self._listed([self._amount(kind, n) for kind, n in amounts.items()])

    def _amount(self, kind: str, n: int) -> str:
        if kind in ("pesos", "points"):
            return self.say(kind, n=n)
        return self.say("amount", n=n, what=self.name("kind cube", kind, n))

    def _joined(self, clauses: Sequence[str]) -> str:
        said = clauses[0]
        for i, clause in enumerate(clauses[1:], 2):
            key = "clauses-last" if i == len(clauses) else "clauses-more"
            said = self.say(key, first=said, then=clause)
        return said

    def _lack(self, lack: Lack) -> str:
        key = f"lack-{lack.what}" if self.has(f"lack-{lack.what}") else "lack"
        variables: Variables = {"what": lack.what, "n": lack.n, "instead": lack.instead}
        return self.say(key, **self._named(key, variables))

    def _listed(self, parts: Sequence[str], last: str = "list-last") -> str:
        """Parts of a sentence as a list: A, B and C; with list-more at the end, too, A, B, C."""
        said = parts[0] if parts else ""
        for i, part in enumerate(parts[1:], 2):
            said = self.say(last if i == len(parts) else "list-more", first=said, then=part)
        return said

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
        n = int(variables["n"])
        return variables | {
            name: self.name(self._format(families, {}), str(variables[name]), n)
            for name, families in found.attributes.items()
        }

    def _thing(self, key: str, n: int | None) -> Name:
        """The name that a message is, n units of it if said, with its other forms."""
        found = self._find(key)
        assert found is not None, "only what is there is a name"
        forms, variables = found.attributes, {"n": 1 if n is None else n}

        def asked(form: str) -> str | None:
            return self._format(forms[form], variables) if form in forms else None

        counted = None if n is None else asked(_COUNT)
        return Name(self._format(found.value, variables) if counted is None else counted, asked)

    def _find(self, key: str) -> Message | None:
        if self._bundle.has_message(key):
            return self._bundle.get_message(key)
        if self.strict:
            raise KeyError(key)
        return None

    def _format(self, pattern: Pattern | None, variables: Mapping[str, str | int]) -> str:
        assert pattern is not None, "every message has a text of its own"
        text, problems = self._bundle.format_pattern(pattern, dict(variables))
        if problems and self.strict:
            raise problems[0]
        return str(text)


def _word(why: str) -> str:
    """A reason as a word to select by."""
    return why.replace(" ", "-")


def _who(seat: int | None, me: int | None) -> str:
    return "you" if seat is not None and seat == me else "other"


def _has(clause: Clause) -> str:
    """Which of its amounts a clause has, as a word to select by."""
    if clause.gives and clause.gets:
        return "both"
    return "gives" if clause.gives else "gets" if clause.gets else _NONE
