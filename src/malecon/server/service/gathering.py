"""Tables that the service opens for people: all seats are taken, and the game begins by itself."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from malecon.games.opening import game_with
from malecon.games.options import choices
from malecon.server import identity
from malecon.server.paces import Pace
from malecon.server.service.service import Service
from malecon.server.storage.rows import Identity, NewTable, SeatRow
from malecon.server.table import opening, seating
from malecon.server.table.opening import INVITATION, WATCH
from malecon.server.workers import bots


class Gathering(Struct, kw_only=True):
    """Who is to play what; a bot has the seats of nobody."""

    game: str
    people: Sequence[Identity | None]
    pace: Pace
    language: str = ""  # whose edition is played, if there is one
    name: str = ""


def opened_for(service: Service, asked: Gathering) -> NewTable:
    """A table as the store opens it; the first person owns it."""
    editions = choices(asked.game).editions
    played = game_with(
        {}, asked.game, seats=len(asked.people),
        edition=asked.language if asked.language in editions else None,
        components=service.components.site(asked.game),
    )  # fmt: skip
    row = opening.new_row(played, service.now())
    row.pace, row.name, row.rated = msgspec.json.encode(asked.pace), asked.name, True
    owner = next((person for person in asked.people if person is not None), None)
    if owner is not None:
        row.owner, row.owner_person = owner.id, owner.person
    tokens = {kind: identity.digest(identity.new_secret()) for kind in (INVITATION, WATCH)}
    return NewTable(row, _seats(asked.people, service.now()), tokens)


def _seats(people: Sequence[Identity | None], now: int) -> list[SeatRow]:
    taken: set[str] = set()
    seats = []
    for number, person in sorted(enumerate(people), key=lambda pair: pair[1] is None):
        colour = identity.free_colour(person.colour if person is not None else "", taken)
        taken.add(colour)
        seat = SeatRow(number, "bot", colour, bot=bots.default())
        if person is not None:
            seating.take(seat, person, now)
        seats.append(seat)
    return sorted(seats, key=lambda seat: seat.seat)
