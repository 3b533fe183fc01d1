"""Settings of a game: chosen now, found for a game of the first release, or read and checked.

Only here are editions, options and printed components looked up.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from malecon.games import forms, options, releases, upgrades
from malecon.games.api import Game, find
from malecon.games.catalog import Source, digest
from malecon.games.errors import BadComponents, BadOption, BadSnapshot, UnknownSettings, shown
from malecon.games.settings import FORMAT, Answer, Settings

SNAPSHOT: Final = "malecon snapshot 2"
FIRST_SNAPSHOT: Final = "malecon snapshot 1"
FIRST_RULES: Final = 1  # the version that the first release stored
_MOST_OPTIONS: Final = 100


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
    rules = kind.complete(settings.rules)
    for field, answer in rules.items():
        if not any(answer is value or answer == value for value in _possible(kind, field)):
            raise BadOption(f"Rule {field} cannot be {shown(answer)}.")
    few = len(settings.options) <= _MOST_OPTIONS and len(settings.edition) <= _MOST_OPTIONS
    if not few or any(len(key + value) > _MOST_OPTIONS for key, value in settings.options.items()):
        raise BadOption("The options are too many or too long.")
    _check_components(kind, settings.components)
    return settings


def _check_components(kind: type[Game], components: dict[str, Any]) -> None:
    missing = [name for name in kind.catalog.names if name not in components]
    if missing:
        raise BadComponents(*(f"{name}: missing" for name in missing))
    printed = kind.catalog.read(releases.components(kind.name))
    if components != kind.catalog.written(printed):
        kind.catalog.tables(components)


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
        return checked(_converted(snapshot))
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


def _converted(snapshot: Mapping[str, Any]) -> Settings:
    given = {key: snapshot[key] for key in Settings.__struct_fields__ if key in snapshot}
    try:
        return msgspec.convert(given | {"format": FORMAT}, Settings)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadSnapshot(f"The settings are not of the documented form: {error}.") from error


def read(encoded: bytes | str) -> Settings:
    """Settings out of a record, checked."""
    try:
        found = msgspec.json.decode(encoded, type=Settings)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadOption(f"The settings cannot be read: {error}.") from error
    return checked(found)
