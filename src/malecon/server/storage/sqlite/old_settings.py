"""Settings of tables that the first version stored by hash and edition: found by a migration."""

import sqlite3
from typing import Final

import msgspec

from malecon.games import forms, opening
from malecon.games.errors import MaleconError
from malecon.games.settings import Settings
from malecon.server.storage.sqlite.statements import settings_number

FORMAT: Final = 9  # the number of this step


def to_resolved(db: sqlite3.Connection) -> None:
    """Every table carries what it is played by; one that nobody knows any more keeps none."""
    db.execute("CREATE TABLE settings (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT")
    # The oldest format that a program must know to open this store: this one. A later step that
    # an earlier program survives leaves it as it is.
    db.execute(
        "CREATE TABLE format (one INTEGER PRIMARY KEY CHECK (one = 1), oldest INTEGER NOT NULL)"
        " STRICT"
    )
    db.execute("INSERT INTO format (one, oldest) VALUES (1, ?)", (FORMAT,))
    db.execute("ALTER TABLE matches ADD COLUMN settings INTEGER REFERENCES settings")
    found = db.execute(
        "SELECT id, game, seats, edition, options, components, origin FROM matches"
    ).fetchall()
    numbers: dict[str, int | None] = {}
    for table, *stored in found:
        text = resolved(*stored)
        if text not in numbers:
            numbers[text] = settings_number(db, text)
        db.execute("UPDATE matches SET settings=? WHERE id=?", (numbers[text], table))


def resolved(
    game: str, seats: int, edition: str, options: str, components: str, origin: str | None
) -> str:
    """What a table of the first version was played by, or nothing if no release had it."""
    try:
        if origin is not None:
            found = opening.in_snapshot(msgspec.json.decode(origin))
        else:
            found = opening.stored_by_the_first_release(
                game, seats=seats, edition=edition, components_hash=components,
                values=msgspec.json.decode(options),
            )  # fmt: skip
    except (MaleconError, msgspec.MsgspecError):
        return ""
    first: Settings = msgspec.structs.replace(found, form=forms.LIST)
    return first.encode().decode()
