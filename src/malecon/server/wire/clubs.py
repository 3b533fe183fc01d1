"""Bodies and answers about clubs."""

from typing import Literal

from msgspec import Struct

from malecon.server.wire.fields import Body, Line, Seat, Word
from malecon.server.wire.pairing import Ready
from malecon.server.wire.tables import Table


class NameClub(Body):
    name: Line


class JoinClub(Body):
    name: Line | None = None


class Remind(Body):
    """Whom: a seat of a table of the club."""

    table: Word
    seat: Seat


class SetRole(Body):
    role: Literal["organiser", "member"]


class ClubInfo(Struct):
    """A club in a list, or to who has its link; `role` is the caller's, null for no member."""

    club: str
    name: str
    members: int
    role: str | None


class ClubList(Struct):
    clubs: list[ClubInfo]


class Member(Ready):
    """Somebody in a club; `here` at some table just now."""

    role: str
    since: int
    here: bool


class Club(Struct):
    club: str
    name: str
    made: int
    code: str  # the link to join is /c/CODE
    role: str
    members: list[Member]
    tables: list[Table]  # open and running ones
    results: int  # how many games are over
