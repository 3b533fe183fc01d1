"""Bodies and answers about the one who asks."""

from msgspec import Struct

from malecon.server.wire.fields import Body, Colour, Line, Token, Word


class AboutMe(Body):
    name: Line | None = None
    colour: Colour | None = None
    language: Word | None = None


class Carry(Body):
    token: Token
    leave: bool = False  # who this device has been until now


class Me(Struct):
    person: str
    name: str
    colour: str
    language: str


class OneTimeLink(Struct):
    token: str
    path: str
    expires: int


class Turn(Struct):
    """A table that waits for me, and how I want to be told of such a one now."""

    table: str
    game: str
    name: str
    ways: list[str]


class Turns(Struct):
    turns: list[Turn]
