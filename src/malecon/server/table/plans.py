"""Turns planned ahead, and those queued to be played when their seat is asked.

All of it is computed from what that seat may know. A queued turn is no row of the log.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from malecon.games.ahead import Ahead
from malecon.games.errors import MaleconError
from malecon.games.match import Match
from malecon.server import wire
from malecon.server.refusal import Refusal, of
from malecon.server.storage.rows import QueuedTurn
from malecon.server.table import permissions
from malecon.server.table.state import Change, TableState

WAITING: Final = "waiting"


def ahead(match: Match, seat: int, moves: Sequence[str], *, skips: bool = False) -> Ahead:
    """The next turn of a seat with these moves, as far as they are possible."""
    found = Ahead(match.game, match.view(seat))
    try:
        found.play(moves, skips=skips)
    except MaleconError as error:
        raise of(error) from None
    return found


def planned(
    at: TableState, seat: int, moves: Sequence[str], *, skips: bool = False
) -> wire.Planned:
    """What somebody's plan comes to."""
    match_log = at.begun()
    match = match_log.match
    found = ahead(match, seat, moves, skips=skips)
    return wire.Planned(
        seat=seat,
        n=match_log.n(seat),
        why=found.why,
        moves=found.moves,
        effects=found.effects,
        certain=found.certain,
        mark=found.mark,
        stuck=found.stuck,
        has_ended=found.has_ended,
        view=msgspec.Raw(msgspec.json.encode(match.game.view(found.position, seat))),
        offer=found.offer(),
    )


def queue(at: TableState, seat: int, moves: Sequence[str], mark: str) -> Change:
    """A turn is to be played when its seat is asked; refused if it is not what was shown."""
    permissions.check_plays_itself(at.seats[seat])
    match = at.begun().match
    if seat in match.waiting:
        raise Refusal("queue/asked", "It is your turn: play it.")
    found = ahead(match, seat, moves)
    if found.why:
        raise Refusal("queue/none", f"There is no turn to plan now ({found.why}).")
    if found.stuck is not None or found.mark != mark or found.is_drawn:
        raise Refusal("queue/other", "It would not come to what you were shown; look again.")
    return Change(seat=seat, queued=QueuedTurn(seat, found.moves, found.mark))


def withdraw(at: TableState, seat: int) -> Change:
    """No queued turn any more."""
    if seat not in at.queued:
        raise Refusal("queue/empty", "No turn of yours is queued.")
    return Change(seat=seat, queued=QueuedTurn(seat, [], "", "none"))


def played(at: TableState, seat: int) -> Change:
    """The queued turn of a seat that is asked, if it comes to what was shown."""
    turn = at.queued[seat]
    try:
        found = ahead(at.begun().match, seat, turn.moves)
    except Refusal:  # an update has changed how moves are written
        return Change(seat=seat, queued=void(turn, "illegal"))
    if found.stuck is not None or found.why:
        move = found.stuck.move if found.stuck is not None else ""
        return Change(seat=seat, queued=void(turn, "illegal", move))
    if found.mark != turn.mark or found.is_drawn:
        return Change(seat=seat, queued=void(turn, "effect"))
    done = msgspec.structs.replace(turn, state="played")
    return Change(seat=seat, moves=turn.moves, queued=done)


def void(turn: QueuedTurn, why: str, move: str = "") -> QueuedTurn:
    """A turn that will not be played."""
    return msgspec.structs.replace(turn, state="void", why=why, move=move)


def told(turn: QueuedTurn) -> bytes:
    """What its person is told of it."""
    about = wire.Queued(turn.seat, turn.moves, turn.state, turn.why, turn.move)
    return wire.encode("queued", about)
