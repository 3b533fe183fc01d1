"""Messages of the socket from the server."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from malecon.games.advice import AdvisedPlan
from malecon.games.event import Event
from malecon.games.offers import NotOffered, Offer
from malecon.games.prospects import Preview
from malecon.server.paces import Pace
from malecon.server.wire.reading import Chat
from malecon.server.wire.tables import Result, Table


class Clock(Struct, omit_defaults=True):
    left: int
    runs: bool
    grace: bool = False  # what is left is the grace


class RowInfo(Struct, omit_defaults=True):
    kind: str
    seat: int | None = None
    bot: str | None = None
    why: str | None = None
    agree: bool | None = None
    table: str | None = None
    until: str | None = None
    whom: int | None = None
    pace: Pace | None = None


class NoteInfo(Struct, omit_defaults=True):
    """Who plays for whom from an event on, holidays, some grace, a clock agreed on."""

    at: int
    kind: str
    seat: int
    heading: str
    bot: str | None = None
    why: str | None = None
    until: str | None = None
    pace: Pace | None = None


class Update(Struct):
    seat: int | None
    n: int
    at: int
    events: list[Event]
    view: msgspec.Raw
    waiting: list[int]
    offer: Offer | None
    can_undo: bool
    draft: int
    since: int
    clocks: list[Clock] | None
    row: RowInfo | None
    notes: list[NoteInfo] | UnsetType = UNSET


class Welcome(Struct):
    table: Table
    follows: list[int]
    chat: list[Chat]
    muted: list[str]
    now: int
    person: str | None


class Ack(Struct):
    id: str
    seat: int
    n: int


class Refused(Struct):
    id: str
    error: str
    message: str


class OfferMessage(Struct):
    seat: int
    n: int
    offer: Offer


class Planned(Struct):
    """What a plan comes to, if there is anything to plan."""

    seat: int
    n: int
    why: str  # there is nothing to plan; empty if there is
    moves: list[str]
    effects: list[list[Event]]
    certain: int  # how many of the moves come before anything is drawn
    mark: str
    stuck: NotOffered | None  # the move that it could not be played on with
    has_ended: bool
    view: msgspec.Raw
    offer: Offer | None


class Queued(Struct):
    """The queued turn of a seat, or what has become of it."""

    seat: int
    moves: list[str]
    state: str
    why: str
    move: str


class PreviewMessage(Struct):
    seat: int
    n: int
    preview: Preview


class Advice(Struct):
    """The answer to "coach": the best plans first."""

    id: str
    seat: int
    n: int
    plans: list[AdvisedPlan]


class OverMessage(Struct):
    result: Result


class Muted(Struct):
    persons: list[str]


_ENCODER = msgspec.json.Encoder()


def encode(name: str, content: object) -> bytes:
    """A message to a client: one key, which says what it is."""
    return b'{"' + name.encode() + b'":' + _ENCODER.encode(content) + b"}"
