"""What a client needs of the server's messages, and nothing more: the rest is skipped unread."""

from typing import Any

import msgspec
from msgspec import Struct


class Choice(Struct):
    """A legal move."""

    move: str


class Offer(Struct):
    """What a seat can do now."""

    ask: str
    moves: list[Choice]


class Update(Struct):
    """What a client needs of an update."""

    seat: int | None
    n: int
    at: int
    events: list[dict[str, Any]]
    waiting: list[int]
    offer: Offer | None
    can_undo: bool


class Ack(Struct):
    """Done and stored."""

    id: str
    seat: int
    n: int


class Refusal(Struct):
    """Nothing has changed."""

    id: str
    error: str
    message: str


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    seed: str


class SeatInfo(Struct):
    """Who plays a seat."""

    seat: int
    state: str


class Table(Struct):
    """A table and how far it is."""

    table: str
    state: str
    seats: list[SeatInfo]
    yours: list[int]
    rematch: str | None
    result: Result | None


class Welcome(Struct):
    """The first answer on a socket."""

    table: Table
    follows: list[int]


class Offered(Struct):
    """The answer to a question for the offer."""

    seat: int
    n: int
    offer: Offer | None


class Over(Struct):
    """The game has ended."""

    result: Result


class Message(Struct):
    """A message from the server; exactly one field is there."""

    update: Update | None = None
    ack: Ack | None = None
    refused: Refusal | None = None
    welcome: Welcome | None = None
    table: Table | None = None
    offer: Offered | None = None
    over: Over | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode
