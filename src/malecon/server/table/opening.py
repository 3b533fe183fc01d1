"""A new table, and the one that follows an ended game."""

import secrets
from typing import Final

import msgspec

from malecon.games.api import Game
from malecon.games.chance import SEED_BYTES
from malecon.server import identity, wire
from malecon.server.storage.games import begun_now
from malecon.server.storage.rows import NewTable, SeatRow, TableRow
from malecon.server.table.state import Change, Note, TableState
from malecon.server.table.votes import REMATCH
from malecon.server.workers import bots

INVITATION: Final = "invitation"
WATCH: Final = "watch"


def new_row(played: Game, now: int) -> TableRow:
    """A table that nobody owns yet, with a seed of its own."""
    return TableRow(
        id=identity.new_id(),
        game=played.name,
        edition=played.edition,
        options=dict(played.options),
        seats=played.seats,
        rules=played.rules_version,
        components=played.components_hash,
        settings=played.resolved.encode().decode(),
        pace=msgspec.json.encode(wire.NoPace()),
        listed=False,
        owner=None,
        seed=secrets.token_bytes(SEED_BYTES),
        state="open",
        opened=now,
        changed=now,
    )


def rematch(at: TableState, now: int) -> Change:
    """A rematch is opened: the same settings, all who want it, seats moved on by one."""
    row = new_row(begun_now(at.begun().match.game), now)
    row.pace, row.listed, row.several = at.table.pace, at.table.listed, at.table.several
    row.name, row.rated = at.table.name, at.table.rated
    row.club = at.table.club
    tokens = {kind: identity.digest(identity.new_secret()) for kind in (INVITATION, WATCH)}
    seats = sorted((_moved_on(at, seat) for seat in at.seats), key=lambda s: s.seat)
    people = [seat for seat in seats if seat.state == "person"]
    owner = next((seat for seat in people if seat.identity == at.table.owner), people[0])
    row.owner, row.owner_person = owner.identity, owner.person or ""
    return Change(
        seat=0,
        notes=[Note(REMATCH, text=row.id)],
        about=wire.RowInfo(REMATCH, table=row.id),
        rematch=NewTable(row, seats, tokens),
    )


def _moved_on(at: TableState, old: SeatRow) -> SeatRow:
    """A seat of the rematch, with a bot in the place of whoever has not agreed."""
    seat = (old.seat + 1) % len(at.seats)
    if at.votes.plays_again(old):
        return msgspec.structs.replace(old, seat=seat, state="person", bot=None)
    bot = old.bot if old.state == "bot" else bots.default()
    return SeatRow(seat, "bot", old.colour, bot=bot)
