"""What people agree on: to stop a game, to play again."""

from typing import TYPE_CHECKING

from malecon.server import wire
from malecon.server.course import Course
from malecon.server.refusal import Refusal
from malecon.server.seating import Done
from malecon.server.store import LogRow

if TYPE_CHECKING:
    from malecon.server.room import Room


def count(agreed: dict[str, set[int]], row: LogRow) -> None:
    """A vote out of a stored row."""
    if row.kind in agreed:
        _vote(agreed[row.kind], row.seat, row.text == "yes")


def stop(room: "Room", seat: int, agree: bool) -> Done:
    """Agree that the game ends here; it does when all who play themselves agree."""
    course = _noted(room, "stop", seat, agree)
    about = wire.RowInfo("stop", seat, agree=agree)
    playing = {row.seat for row in room.seats if row.state == "person"}
    if agree and playing <= room.agreed["stop"]:
        course.note("stopped")
        room.table.state = "stopped"
        about = wire.RowInfo("stopped")
    return seat, about


def rematch(room: "Room", seat: int, agree: bool) -> Done:
    """Agree to play again."""
    if room.is_running:
        raise Refusal("table/running", "The game still goes on.")
    if room.table.rematch is not None:
        raise Refusal("table/begun", "The rematch has begun.")
    _noted(room, "rematch", seat, agree)
    return seat, wire.RowInfo("rematch", seat, agree=agree)


def want_rematch(room: "Room") -> bool:
    """Whether all people of an ended game want another one and have none yet."""
    people = {row.seat for row in room.seats if row.state in ("person", "stand-in", "resigned")}
    wanted = room.agreed["rematch"]
    return bool(wanted) and people <= wanted and room.table.rematch is None


def _noted(room: "Room", kind: str, seat: int, agree: bool) -> Course:
    assert room.course is not None
    _vote(room.agreed[kind], seat, agree)
    room.course.note(kind, seat, "yes" if agree else "no")
    return room.course


def _vote(agreed: set[int], seat: int, agree: bool) -> None:
    if agree:
        agreed.add(seat)
    else:
        agreed.discard(seat)
