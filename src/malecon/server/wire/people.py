"""Bodies and answers about names that last, and about people as others see them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from malecon.server.storage.results import Visible
from malecon.server.wire.fields import Body, Token


class NewPasskey(Body):
    credential: dict[str, Any]  # as PublicKeyCredential.toJSON() has it


class ShowPasskey(Body):
    credential: dict[str, Any]
    leave: bool = False  # who this device has been until now


class ShowCode(Body):
    code: Annotated[str, Meta(min_length=1, max_length=128)]
    leave: bool = False


class AskForLink(Body):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ShowLink(Body):
    token: Token
    leave: bool = False


class Privacy(Body):
    visible: Visible | None = None
    rated: bool | None = None


class Challenge(Struct):
    options: dict[str, Any]  # as PublicKeyCredential.parse…OptionsFromJSON() takes it


class SignInWays(Struct):
    passkey: bool
    mail: bool


class RecoveryCode(Struct):
    code: str


class PasskeyInfo(Struct):
    id: str
    host: str
    made: int
    used: int  # 0: never


class RecoveryInfo(Struct):
    made: int
    kept: bool


class DeviceInfo(Struct):
    id: str
    browser: str
    system: str
    made: int
    used: int
    here: bool


class MyKeys(Struct):
    lasting: bool
    passkeys: list[PasskeyInfo]
    recovery: RecoveryInfo | None
    mails: list[str]  # confirmed addresses
    devices: list[DeviceInfo]
    can_mail: bool  # whether this server sends mails
    can_passkey: bool  # whether passkeys can be made where this was asked
    visible: Visible
    rated: bool
    running: int
    games: int


class PointsInfo(Struct):
    points: int
    error: int
    games: int
    people: int  # games of these against other people


class BotRating(Struct):
    bot: str
    points: int
    error: int


class RatingInfo(Struct):
    game: str
    all: PointsInfo
    seats: dict[str, PointsInfo]  # from 20 games with so many seats on
    bots: list[BotRating]


class TallyInfo(Struct):
    game: str
    seats: int
    games: int
    won: int
    points: float


class RivalInfo(Struct):
    person: str
    name: str
    colour: str
    games: int
    before: int
    behind: int
    last: int


class SharedGame(Struct):
    table: str
    name: str
    game: str
    at: int
    mine: int
    theirs: int


class Together(Struct):
    games: int
    before: int  # how often I came first
    behind: int
    last: list[SharedGame]


class PagesSeen(Struct):
    """Who has a page that the caller may see."""

    persons: list[str]


class PersonInfo(Struct):
    person: str
    name: str
    colour: str
    language: str
    since: int
    is_me: bool
    finished: float | None  # the share of games that were played to the end
    ratings: list[RatingInfo]
    together: Together | None
    results: list[TallyInfo]
    rivals: list[RivalInfo]
