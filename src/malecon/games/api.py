"""What every game offers to the outside, and the registry of games."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from malecon.engine.position import Position
from malecon.games import upgrades
from malecon.games.catalog import Catalog, digest
from malecon.games.errors import BadMove, BadOption, BadSeats, UnknownSettings, shown
from malecon.games.event import Event, Move, Reason
from malecon.games.forms import Forms
from malecon.games.numbering import Numbering
from malecon.games.settings import Answer, Settings, set_to


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal move as the page shows it: its notation, its place on the board, its effect."""

    move: str
    place: str = ""
    effect: tuple[Event, ...] = ()


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One visible thing that is not offered, and why."""

    move: str
    reason: Reason
    place: str = ""


class Offer(msgspec.Struct, frozen=True):
    """All that a seat can do now, and what it cannot."""

    ask: str
    moves: tuple[Choice, ...]
    refused: tuple[Refusal, ...]


class Game(ABC):
    """A game with its settings chosen: edition, options, components, seats. It never changes."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[range]
    piles: ClassVar[tuple[str, ...]]
    catalog: ClassVar[Catalog[Any, Any]]
    rules_fields: ClassVar[tuple[str, ...]]
    new_rules: ClassVar[Callable[[], Any]]
    numbering: ClassVar[Numbering]
    forms: ClassVar[Forms]

    resolved: Settings
    seats: int
    edition: str
    options: dict[str, str]
    components_hash: str

    @abstractmethod
    def __init__(self, settings: Settings) -> None:
        """A game is its settings and nothing that is looked up."""
        self.resolved = settings
        self.seats = self.check_seats(settings.seats)
        self.edition, self.options = settings.edition, settings.options
        self.printed: Any = self.catalog.read(settings.components)
        self.components_hash = digest(self.printed)
        self.rules: Any = set_to(type(self).new_rules(), self.complete(settings.rules))

    @classmethod
    def default_rules(cls) -> dict[str, Answer]:
        """Every field of Rules as the engine sets it where no option does."""
        rules = cls.new_rules()
        return {field: getattr(rules, field) for field in cls.rules_fields}

    @classmethod
    def complete(cls, rules: Mapping[str, Answer]) -> dict[str, Answer]:
        """Every field of Rules: games that began before one was added have its answer of then."""
        found: dict[str, Answer] = {**upgrades.answers(cls.name), **rules}
        if found.keys() != set(cls.rules_fields):
            unlike = sorted(found.keys() ^ set(cls.rules_fields))
            raise UnknownSettings(
                f"The rules of {cls.name} are not {', '.join(map(shown, unlike))}."
            )
        return found

    @abstractmethod
    def new(self) -> Position:
        """The position before anything is drawn."""

    @abstractmethod
    def decode(self, encoded: bytes) -> Position:
        """The position that encode() gave as bytes."""

    @abstractmethod
    def write(self, action: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def read(self, text: str) -> list[int]:
        """The actions that a text can mean, the likeliest first."""

    @abstractmethod
    def events(self, told: list[int]) -> list[Event]:
        """What the engine told, as events."""

    @abstractmethod
    def shared_view(self, position: Position) -> dict[str, Any]:
        """What everybody may know: built field by field."""

    @abstractmethod
    def own_view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, is shown besides, or in the place of something shared."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.shared_view(position) | self.own_view(position, seat)

    @abstractmethod
    def from_view(self, view: Mapping[str, Any], seed: int) -> Position:
        """A position consistent with a view."""

    @abstractmethod
    def snapshot(self, position: Position) -> dict[str, Any]:
        """The whole position by name (docs/snapshot.md)."""

    @abstractmethod
    def from_snapshot(self, snapshot: Mapping[str, Any]) -> Position:
        """The position that a snapshot describes; BadSnapshot if there can be none such."""

    @abstractmethod
    def why_not(self, position: Position, seat: int, action: int) -> Reason | None:
        """Why a seat cannot play an action now; None if it can."""

    @abstractmethod
    def offer(self, position: Position, seat: int) -> Offer:
        """All that a seat can do now, and what it cannot."""

    @abstractmethod
    def heading(self, position: Position) -> str:
        """The part of the game that a position stands in, as records name it."""

    @abstractmethod
    def ends_turn(self, action: int) -> bool:
        """Whether an action gives the turn away."""

    @abstractmethod
    def sealed_step(self, position: Position) -> int:
        """Which step of sealed choices a position stands in; negative if in none."""

    def is_sealed(self, position: Position) -> bool:
        """Whether choices made now are kept from the others until the last is in."""
        return self.sealed_step(position) >= 0

    @abstractmethod
    def is_open(self, position: Position) -> bool:
        """Whether nothing that was chosen is kept from anybody."""

    @abstractmethod
    def sources(self, position: Position) -> list[dict[str, int]]:
        """Per seat, where its points came from."""

    @abstractmethod
    def winners(self, position: Position) -> tuple[int, ...]:
        """The seats in the lead, ties broken as far as the rules break them."""

    def settings(self) -> dict[str, Any]:
        """What views and snapshots say of the game itself."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seats": self.seats,
            "edition": self.edition,
            "options": dict(self.options),
            "components": self.components_hash,
        }

    def encode(self, position: Position) -> bytes:
        """A position in the form that this game's stored hashes are taken over."""
        return self.forms.encode(position, self.resolved.form)

    def keeps_secret(self, action: int) -> bool:
        """Whether others do not see such a choice as long as the game goes on."""
        return False

    def ending(self, position: Position) -> dict[str, str | int]:
        """What there is to say of how a game has ended; words are counted, numbers averaged."""
        return {}

    def parse(self, text: str) -> list[int]:
        """Like read(), but BadMove for what cannot be read."""
        found = self.read(text)
        if not found:
            raise BadMove(f"{shown(text)} is not a move of {self.name}.")
        return found

    def legal(self, position: Position, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        return [Move(self.write(action), action) for action in position.legal(seat)]

    @classmethod
    def check_seats(cls, seats: object) -> int:
        """The number of seats, refused if the game is not for so many."""
        counts = cls.seat_counts
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in counts:
            raise BadSeats(
                f"{cls.name} is for {counts.start} to {counts.stop - 1} seats, not {shown(seats)}."
            )
        return seats


def all_games() -> dict[str, type[Game]]:
    """The games by name."""
    from malecon.games.cuba.game import CubaGame
    from malecon.games.havana.game import HavanaGame

    return {"cuba": CubaGame, "havana": HavanaGame}


def find(name: str) -> type[Game]:
    """The game of a name."""
    known = all_games()
    if not isinstance(name, str) or name not in known:
        raise BadOption(f"There is no game {shown(name)}; the games are {', '.join(known)}.")
    return known[name]


def game(
    name: str,
    *,
    seats: int = 4,
    edition: str | None = None,
    components: Any = None,
    **options: object,
) -> Game:
    """A game with its settings; an unknown name, edition, option or value is refused by name."""
    return game_with(options, name, seats=seats, edition=edition, components=components)


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
    from malecon.games.opening import chosen

    settings = chosen(name, seats=seats, edition=edition, components=components, values=options)
    return find(name)(settings)


def game_of(settings: Settings) -> Game:
    """The game of resolved settings, whatever editions and components are like today."""
    return find(settings.game)(settings)
