"""The step that finds the results of games which ended before results were kept."""

import sqlite3
from typing import Any

import msgspec

from malecon.server.storage.results import placed


def find_results(db: sqlite3.Connection) -> None:
    """Results of whole games, none of which was to be rated."""
    ended = db.execute(
        "SELECT id, game, changed, result FROM matches WHERE state='over' AND origin IS NULL"
        " AND result IS NOT NULL ORDER BY changed, id"
    ).fetchall()
    for match, game, at, result in ended:
        try:
            found = msgspec.json.decode(result)
            places = placed(found["scores"], found["winners"])
        except (msgspec.DecodeError, KeyError, TypeError):
            continue  # what cannot be read is nobody's result
        _put(db, match, game, at, found["scores"], places)


def _put(
    db: sqlite3.Connection, match: str, game: str, at: int, scores: list[int], places: list[int]
) -> None:
    seats: list[Any] = db.execute(
        "SELECT seat, identity, bot, state FROM seats WHERE match=? ORDER BY seat", (match,)
    ).fetchall()
    people = [who for _, who, _, _ in seats if who is not None]
    if len(seats) != len(scores):
        return
    made = db.execute(
        "INSERT INTO finished (match, game, seats, rated, at) VALUES (?,?,?,0,?)",
        (match, game, len(seats), at),
    )
    for seat, who, bot, state in seats:
        person = who if people.count(who) == 1 else None
        own = bot if who is None else None
        row = (made.lastrowid, seat, person, own, places[seat], scores[seat], state == "person")
        db.execute("INSERT INTO places VALUES (?,?,?,?,?,?,?,0)", row)
