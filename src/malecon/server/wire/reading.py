"""Answers to who reads a game: its log, its steps, its chat."""

import msgspec
from msgspec import Struct

from malecon.games.event import Event


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
    view: msgspec.Raw


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
