"""Games and their settings: chosen now, found for the first release, or read and checked.

Only here are editions, options and printed components looked up.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from malecon.games import forms, options, releases, upgrades
from malecon.games.api import Game
from malecon.games.catalog import Source, digest
from malecon.games.errors import BadComponents, BadOption, BadSnapshot, UnknownSettings, shown
from malecon.games.registry import find
from malecon.games.settings import FORMAT, Answer, Settings

SNAPSHOT: Final = "malecon snapshot 2"
FIRST_SNAPSHOT: Final = "malecon snapshot 1"
_FEW: Final = 3  # problems that a sentence names
FIRST_RULES: Final = 1  # the version that the first release stored


def game_with(
    options: Mapping[str, object],
    name: str,
    *,
    seats: int = 4,
    edition: str | None = None,
    components: Any = None,
) -> Game:
    """The same with the options as a table, for all that was read and not written in Python.

    So no name in it can become a parameter of ours: `components` would open a file.
    """
    settings = chosen(name, seats=seats, edition=edition, components=components, values=options)
    return find(name)(settings)


def chosen(
    name: str,
    *,
    seats: int = 4,
    edition: str | None = None,
    components: Source = None,
    values: Mapping[str, object],
) -> Settings:
    """The settings of a game that is opened now: seats, edition and options, then components."""
    kind = find(name)
    known = options.choices(name)
    edition = known.default if edition is None else edition
    seats = kind.check_seats(seats)
    resolved = options.resolve(name, edition, values, known)
    return Settings(
        game=name,
        seats=seats,
        edition=edition,
        options=resolved,
        rules=kind.default_rules() | options.settings(resolved, known),
        components=kind.catalog.written(kind.catalog.tables(components)),
    )


def stored_by_the_first_release(
    name: str,
    *,
    seats: int,
    edition: str,
    components_hash: str,
    values: Mapping[str, object],
    components: Source = None,
) -> Settings:
    """The settings of a game of which only these are known."""
    kind = find(name)
    known = releases.choices(name)
    resolved = options.resolve(name, edition, values, known)
    printed = kind.catalog.read(releases.components(name))
    tables = kind.catalog.tables(components, printed)
    if digest(tables) != components_hash:
        raise UnknownSettings(f"No release had the components {shown(components_hash)}.")
    return Settings(
        game=name,
        seats=kind.check_seats(seats),
        edition=edition,
        options=resolved,
        rules=options.settings(resolved, known),
        components=kind.catalog.written(tables),
        form=forms.LIST,
    )


def checked(settings: Settings) -> Settings:
    """Settings that came from outside; refused if nobody can have played by them."""
    kind = find(settings.game)
    kind.check_seats(settings.seats)
    if settings.format > FORMAT or settings.form not in (forms.LIST, forms.NAMED):
        raise UnknownSettings("The settings are of a later version than this program knows.")
    _check_choices(kind, settings)
    for field, answer in kind.complete(settings.rules).items():
        if not any(_same(answer, value) for value in _possible(kind, field)):
            raise UnknownSettings(f"Rule {field} cannot be {shown(answer)}.")
    _check_components(kind, settings.components)
    return settings


def _check_choices(kind: type[Game], settings: Settings) -> None:
    """Edition and options are for people to read: they are ones that a release has had."""
    known = (releases.choices(kind.name), options.choices(kind.name))
    if not any(settings.edition in choices.editions for choices in known):
        raise BadOption(f"There is no edition {shown(settings.edition)} of {kind.name}.")
    for name, value in settings.options.items():
        found = [choices.options[name] for choices in known if name in choices.options]
        if not found:
            raise BadOption(f"{kind.name} has no option {shown(name)}.")
        if all(option.answers(value) is None for option in found):
            raise BadOption(f"Option {name} cannot be {shown(value)}.")


def _same(answer: Answer, value: Answer) -> bool:
    return type(answer) is type(value) and answer == value


def _check_components(kind: type[Game], components: dict[str, Any]) -> None:
    missing = [name for name in kind.catalog.names if name not in components]
    if missing:
        raise BadComponents(*(f"{name}: missing" for name in missing))
    given = msgspec.json.encode(components)  # where true is not 1
    printed = kind.catalog.read(releases.components(kind.name))
    if given == msgspec.json.encode(kind.catalog.written(printed)):
        return
    if given != msgspec.json.encode(kind.catalog.written(kind.catalog.tables(components))):
        raise BadComponents("the tables leave something out, or do not have its usual form")


def _possible(kind: type[Game], field: str) -> Iterator[Answer]:
    """Every answer that a release has offered for a field of Rules."""
    yield kind.default_rules()[field]
    if field in upgrades.answers(kind.name):
        yield upgrades.answers(kind.name)[field]
    for known in (options.choices(kind.name), releases.choices(kind.name)):
        for option in known.options.values():
            yield from (sets[field] for sets in option.values.values() if field in sets)
            if option.number is not None and option.number.field == field:
                yield from range(option.number.least, option.number.most + 1)


def in_snapshot(snapshot: Mapping[str, Any], components: Source = None) -> Settings:
    """The settings of the game that a snapshot is of; its hashes are of the newest form."""
    for key in ("game", "rules", "seats", "edition", "options", "components"):
        if key not in snapshot:
            raise BadSnapshot(f"The snapshot lacks {shown(key)}.")
    if snapshot["format"] == SNAPSHOT:
        return _carried(snapshot)
    if not isinstance(snapshot["options"], Mapping):
        raise BadSnapshot(f"options is {shown(snapshot['options'])}; expected a table.")
    if type(snapshot["rules"]) is not int or snapshot["rules"] != FIRST_RULES:
        raise BadSnapshot(f"A snapshot of format 1 is of rules {FIRST_RULES}.")
    try:
        found = stored_by_the_first_release(
            snapshot["game"],
            seats=snapshot["seats"],
            edition=snapshot["edition"],
            components_hash=snapshot["components"],
            values=snapshot["options"],
            components=components,
        )
    except UnknownSettings:
        raise BadSnapshot("The snapshot was made with other components than these.") from None
    return msgspec.structs.replace(found, form=forms.NEWEST)


def _carried(snapshot: Mapping[str, Any]) -> Settings:
    """The settings that a snapshot carries itself."""
    if "form" not in snapshot:
        raise BadSnapshot("The snapshot lacks 'form'.")
    given = {key: snapshot[key] for key in Settings.__struct_fields__ if key in snapshot}
    try:
        return checked(msgspec.convert(given | {"format": FORMAT}, Settings))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadSnapshot(f"The settings are not of the documented form: {error}.") from error
    except (BadComponents, UnknownSettings) as error:
        said = "; ".join(map(str, error.args[:_FEW])).rstrip(".")
        raise BadSnapshot(f"The snapshot cannot be played: {said}.") from error


def read(encoded: bytes | str) -> Settings:
    """Settings out of a record, checked."""
    try:
        found = msgspec.json.decode(encoded, type=Settings)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadOption(f"The settings cannot be read: {error}.") from error
    return checked(found)
