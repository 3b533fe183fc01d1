"""A guided round: what is seen at each step, as updates of a table would tell it."""

import msgspec
from msgspec import Struct

from malecon.games.event import Event
from malecon.games.offers import Offer


class GuideUpdate(Struct):
    events: list[Event]  # since the last one
    view: msgspec.Raw
    waiting: list[int]
    offer: Offer | None


class GuideStep(Struct):
    say: str
    chapter: str  # empty where none begins
    move: str  # empty where there is only something to read
    at: list[str]
    paragraph: str
    is_later: bool  # after a part of the game that is not shown
    updates: list[GuideUpdate]


class Guide(Struct):
    game: str
    edition: str
    options: dict[str, str]
    seat: int
    names: list[str]
    steps: list[GuideStep]
