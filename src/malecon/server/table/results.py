"""How a game came out, for the pages of its people and for ratings."""

from malecon.server.storage.results import Finished, Place, placed
from malecon.server.table.state import TableState


def finished(at: TableState, now: int) -> Finished | None:
    """The result of a game that is over; a fork is nobody's, for it began in the middle."""
    match_log, table = at.begun(), at.table
    match = match_log.match
    if table.origin is not None:
        return None
    stood_in = {note.seat for note in match_log.notes if note.kind in ("stand", "resign", "sit")}
    people = [row.identity for row in at.seats if row.identity is not None]
    several = {who for who in people if people.count(who) > 1}
    places = placed(match.scores, match.winners)
    return Finished(
        game=table.game,
        seats=table.seats,
        is_rated=table.rated and not several,
        at=now,
        places=[
            Place(
                seat=row.seat,
                person=row.identity if row.identity not in several else None,
                bot=row.bot if row.identity is None else None,
                place=places[row.seat],
                points=match.scores[row.seat],
                is_whole=row.state in ("person", "bot") and row.seat not in stood_in,
            )
            for row in at.seats
        ],
    )
