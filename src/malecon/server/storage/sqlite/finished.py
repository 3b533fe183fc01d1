"""A result as it is written, in the transaction of the move that ended the game."""

import sqlite3
from typing import Final

from malecon.server.storage.results import Finished

LASTING: Final = (  # of identities i
    "(EXISTS (SELECT 1 FROM passkeys p WHERE p.identity = i.id)"
    " OR EXISTS (SELECT 1 FROM recovery r WHERE r.identity = i.id AND r.kept)"
    " OR EXISTS (SELECT 1 FROM channels c WHERE c.identity = i.id AND c.kind = 'mail'"
    " AND c.state = 'on'))"
)


def put_finished(db: sqlite3.Connection, match: str, finished: Finished) -> None:
    """A result; whoever has a name that lasts and wants it so is rated by it."""
    made = db.execute(
        "INSERT INTO finished (match, game, seats, rated, at) VALUES (?,?,?,?,?)",
        (match, finished.game, finished.seats, finished.is_rated, finished.at),
    )
    db.executemany(
        "INSERT INTO places VALUES (?1,?2,?3,?4,?5,?6,?7, ?8 AND (?4 IS NOT NULL OR"
        f" EXISTS (SELECT 1 FROM identities i WHERE i.id = ?3 AND i.rated AND {LASTING})))",
        [
            (
                *(made.lastrowid, place.seat, place.person, place.bot, place.place, place.points),
                *(place.is_whole, finished.is_rated and place.is_whole),
            )
            for place in finished.places
        ],
    )
