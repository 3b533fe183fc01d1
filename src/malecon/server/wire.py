"""Every message of the socket and every body of the HTTP routes (docs/protocol.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from malecon.games.api import Offer
from malecon.games.event import Event

Seat = Annotated[int, Meta(ge=0, le=8)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Colour = Literal["red", "blue", "green", "yellow", "purple"]


# Paces


class NoPace(Struct, tag_field="kind", tag="none", frozen=True, forbid_unknown_fields=True):
    """Nobody is pressed for time."""


class LivePace(Struct, tag_field="kind", tag="live", frozen=True, forbid_unknown_fields=True):
    """A bank of time for the whole game, and something more for each turn."""

    bank: Annotated[int, Meta(ge=10_000, le=86_400_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class TurnPace(Struct, tag_field="kind", tag="turn", frozen=True, forbid_unknown_fields=True):
    """So long for each time that a seat is asked."""

    turn: Annotated[int, Meta(ge=60_000, le=2_592_000_000)]


Pace = NoPace | LivePace | TurnPace


# Bodies of requests


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What all bodies share: nothing unknown is passed over."""


class AboutMe(Body):
    name: Line | None = None
    colour: Colour | None = None
    language: Word | None = None


class Carry(Body):
    token: Token


class BotSeat(Body):
    bot: Word


class Opening(Body):
    game: Word
    seats: Seat
    edition: Word | None = None
    options: dict[str, str] = {}  # the game says which
    listed: bool = False
    several: bool = False
    pace: Pace = NoPace()
    who: Annotated[list[Literal["me", "open"] | BotSeat], Meta(max_length=9)] | None = None


class Fork(Body):
    step: Count
    listed: bool = False
    several: bool = False
    pace: Pace = NoPace()
    who: Annotated[list[Literal["me", "open"] | BotSeat], Meta(max_length=9)] | None = None


class Join(Body):
    token: Token
    seat: Seat | None = None
    name: Line | None = None


class Sit(Body):
    seat: Seat | None = None
    name: Line | None = None


class Leave(Body):
    seat: Seat


class PutBot(Body):
    bot: Word | None


class Begin(Body):
    bot: Word | None = None


class Listing(Body):
    listed: bool
    several: bool | None = None


class Remove(Body):
    seat: Seat


class PassOn(Body):
    seat: Seat | None = None
    person: Word | None = None


class Upload(Body):
    record: Annotated[str, Meta(max_length=262_144)]


# Answers


class Me(Struct):
    person: str
    name: str
    colour: str
    language: str


class Problem(Struct):
    error: str
    message: str


class SeatInfo(Struct):
    seat: int
    state: str
    name: str
    person: str | None
    colour: str
    bot: str | None
    present: bool


class Result(Struct):
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    ending: dict[str, str | int]
    seed: str


class Forked(Struct):
    table: str
    step: int


class Table(Struct):
    table: str
    game: str
    edition: str
    options: dict[str, str]
    state: str
    listed: bool
    several: bool
    removed: bool
    pace: Pace
    owner: str
    commitment: str
    opened: int
    changed: int
    seats: list[SeatInfo]
    yours: list[int]
    forked: Forked | None
    rematch: str | None
    waiting: list[int]
    heading: str
    result: Result | None


class Tables(Struct):
    tables: list[Table]


class Opened(Struct):
    table: Table
    invitation: str
    watch: str


class Kept(Struct):
    table: Table


class Link(Struct):
    token: str
    path: str


class OneTimeLink(Struct):
    token: str
    path: str
    expires: int


class OptionInfo(Struct, omit_defaults=True):
    default: str
    values: list[str]
    least: int | None = None
    most: int | None = None


class GameInfo(Struct):
    seats: list[int]
    editions: dict[str, str]
    edition: str
    options: dict[str, OptionInfo]


class Games(Struct):
    games: dict[str, GameInfo]
    bots: list[str]
    languages: list[str]
    colours: list[str]
    version: str


class LogLine(Struct):
    at: int
    event: Event
    text: str


class Log(Struct):
    lines: list[LogLine]
    at: int


class Frame(Struct):
    step: int
    heading: str
    seat: int | None
    moves: list[str]
    events: list[Event]
    view: dict[str, Any]


class Replay(Struct):
    steps: int
    frames: list[Frame]


class Chat(Struct):
    k: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


class ChatPage(Struct):
    chat: list[Chat]


class Health(Struct):
    status: str
    version: str
    store: str
    pulse: int  # milliseconds since the server last stored that it is up
    workers: int
    workers_dead: int
    tasks_dead: int
    tasks_restarted: int
    tables_damaged: int  # that somebody asked for since the start


# Messages to the server


class Hello(Body):
    n: dict[Annotated[str, Meta(pattern=r"^([0-8]|watch)$")], Count] = {}
    seats: Annotated[list[Seat], Meta(max_length=9)] | None = None


class Play(Body):
    n: Count
    id: Key
    moves: Annotated[list[Line], Meta(min_length=1, max_length=40)]
    seat: Seat | None = None


class Undo(Body):
    n: Count
    id: Key
    seat: Seat | None = None


class Wish(Body):
    """Resign, or ask a bot to stand in."""

    id: Key
    seat: Seat | None = None
    bot: Word | None = None


class Back(Body):
    id: Key
    seat: Seat | None = None


class Agree(Body):
    id: Key
    agree: bool
    seat: Seat | None = None


class AskOffer(Body):
    seat: Seat | None = None


class Say(Body):
    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Body):
    person: Word
    on: bool


class Ping(Body):
    pass


class Message(Body):
    """Exactly one field is set; its name says what the message is."""

    hello: Hello | UnsetType = UNSET
    play: Play | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET
    restart: Undo | UnsetType = UNSET
    resign: Wish | UnsetType = UNSET
    stand: Wish | UnsetType = UNSET
    back: Back | UnsetType = UNSET
    stop: Agree | UnsetType = UNSET
    rematch: Agree | UnsetType = UNSET
    offer: AskOffer | UnsetType = UNSET
    chat: Say | UnsetType = UNSET
    mute: Mute | UnsetType = UNSET
    ping: Ping | UnsetType = UNSET


# Messages from the server


class Clock(Struct):
    left: int
    runs: bool


class RowInfo(Struct, omit_defaults=True):
    kind: str
    seat: int | None = None
    bot: str | None = None
    why: str | None = None
    agree: bool | None = None
    table: str | None = None


class Update(Struct):
    seat: int | None
    n: int
    at: int
    events: list[Event]
    view: dict[str, Any] | msgspec.Raw
    waiting: list[int]
    offer: Offer | None
    can_undo: bool
    draft: int
    since: int
    clocks: list[Clock] | None
    row: RowInfo | None


class Welcome(Struct):
    table: Table
    follows: list[int]
    chat: list[Chat]
    muted: list[str]
    now: int


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


class OverMessage(Struct):
    result: Result


class Muted(Struct):
    persons: list[str]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Message)


def encode(name: str, content: object) -> bytes:
    """A message to a client: one key, which says what it is."""
    return b'{"' + name.encode() + b'":' + _ENCODER.encode(content) + b"}"


def decode(text: bytes | str) -> tuple[str, Body]:
    """The name and content of a client's message; msgspec.MsgspecError if it is none."""
    message = _DECODER.decode(text)
    found = [
        (name, content)
        for name in Message.__struct_fields__
        if (content := getattr(message, name)) is not UNSET
    ]
    if len(found) != 1:
        raise msgspec.ValidationError(f"A message has exactly one key, not {len(found)}.")
    return found[0]
