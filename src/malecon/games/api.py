"""What every game offers to the outside."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from malecon.engine.position import Position
from malecon.games import upgrades
from malecon.games.acts import Rows
from malecon.games.advice import Loss
from malecon.games.catalog import Catalog, digest
from malecon.games.errors import BadMove, BadSeats, UnknownSettings, shown
from malecon.games.event import Event, Move, Reason
from malecon.games.forms import Forms
from malecon.games.numbering import Numbering
from malecon.games.offers import Offer
from malecon.games.prospects import Preview
from malecon.games.settings import Answer, Settings, set_to
from malecon.games.whole import whole

if TYPE_CHECKING:
    # A bare Game is one of any position and view; from Python 3.13 on typing can say that, too.
    from typing_extensions import TypeVar

    P = TypeVar("P", bound=Position, default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
    V = TypeVar("V")


class Game(ABC, Generic[P, V]):
    """A game with its settings chosen: edition, options, components, seats. It never changes.

    P is its position and V what a seat may know of one.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[range]
    piles: ClassVar[tuple[str, ...]]
    catalog: ClassVar[Catalog[Any, Any]]
    rules_fields: ClassVar[tuple[str, ...]]
    new_rules: ClassVar[Callable[[], Any]]
    numbering: ClassVar[Numbering]
    forms: ClassVar[Forms]
    act_rows: ClassVar[Rows]
    horizon: ClassVar[int]  # how many rounds a playout tells more about than evaluate() alone
    losses: ClassVar[tuple[Loss, ...]]

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
    def new(self) -> P:
        """The position before anything is drawn."""

    @abstractmethod
    def decode(self, encoded: bytes) -> P:
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
    def public(self, position: P) -> msgspec.Struct:
        """What everybody may know: the first fields of a view."""

    @abstractmethod
    def own(self, position: P, seat: int | None) -> msgspec.Struct:
        """The other fields of a view, and public ones that this seat sees differently if set."""

    def view(self, position: P, seat: int | None) -> V:
        """What a seat, or a spectator, may know."""
        return self.seen(self.public(position), self.own(position, seat))

    @abstractmethod
    def seen(self, public: msgspec.Struct, own: msgspec.Struct) -> V:
        """A view, put together."""

    @abstractmethod
    def read_view(self, encoded: bytes) -> V:
        """A view that was encoded as JSON."""

    @abstractmethod
    def from_view(self, view: V, seed: int) -> P:
        """A position consistent with a view."""

    @abstractmethod
    def come_to(self, position: P, seat: int) -> str:
        """Go on to the next turn of a seat that is not asked, as if it came now; why not, if
        nobody can say how it would be: the game has not begun (`setup`) or is `over`, the seat has
        had all its turns of this `round`, or others choose now what it depends on (`phase`)."""

    @abstractmethod
    def snapshot(self, position: P) -> dict[str, Any]:
        """The whole position by name (docs/snapshot.md)."""

    @abstractmethod
    def from_snapshot(self, snapshot: Mapping[str, Any]) -> P:
        """The position that a snapshot describes; BadSnapshot if there can be none such."""

    @abstractmethod
    def why_not(self, position: P, seat: int, action: int) -> Reason | None:
        """Why a seat cannot play an action now; None if it can."""

    @abstractmethod
    def offer(self, position: P, seat: int) -> Offer:
        """All that a seat can do now, and what it cannot."""

    @abstractmethod
    def preview(self, position: P, seat: int) -> Preview:
        """What may come of a seat's choices; the position is one made from that seat's view."""

    @abstractmethod
    def heading(self, position: P) -> str:
        """The part of the game that a position stands in, as records name it."""

    @abstractmethod
    def phase(self, position: P) -> str:
        """The phase of the round by name, as views have it; empty before the first round."""

    @abstractmethod
    def ends_turn(self, action: int) -> bool:
        """Whether an action gives the turn away."""

    @abstractmethod
    def sealed_step(self, position: P) -> int:
        """Which step of sealed choices a position stands in; negative if in none."""

    def is_sealed(self, position: P) -> bool:
        """Whether choices made now are kept from the others until the last is in."""
        return self.sealed_step(position) >= 0

    @abstractmethod
    def is_open(self, position: P) -> bool:
        """Whether nothing that was chosen is kept from anybody."""

    @abstractmethod
    def sources(self, position: P) -> list[dict[str, int]]:
        """Per seat, where its points came from."""

    @abstractmethod
    def winners(self, position: P) -> tuple[int, ...]:
        """The seats in the lead, ties broken as far as the rules break them."""

    def settings(self) -> dict[str, Any]:
        """What views say of the game itself."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seats": self.seats,
            "edition": self.edition,
            "options": dict(self.options),
            "components": self.components_hash,
        }

    def encode(self, position: P) -> bytes:
        """A position in the form that this game's stored hashes are taken over."""
        return self.forms.encode(position, self.resolved.form)

    def keeps_secret(self, action: int) -> bool:
        """Whether others do not see such a choice as long as the game goes on."""
        return False

    def ending(self, position: P) -> dict[str, str | int]:
        """What there is to say of how a game has ended; words are counted, numbers averaged."""
        return {}

    def parse(self, text: str) -> list[int]:
        """Like read(), but BadMove for what cannot be read."""
        found = self.read(text)
        if not found:
            raise BadMove(f"{shown(text)} is not a move of {self.name}.")
        return found

    def legal(self, position: P, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        return [Move(self.write(action), action) for action in position.legal(seat)]

    @classmethod
    def check_seats(cls, seats: object) -> int:
        """The number of seats, refused if the game is not for so many."""
        counts = cls.seat_counts
        found = whole(seats)
        if found is None or found not in counts:
            raise BadSeats(
                f"{cls.name} is for {counts.start} to {counts.stop - 1} seats, not {shown(seats)}."
            )
        return found
