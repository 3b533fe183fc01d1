"""Which of the tables that are stored already go on by themselves. Found once, by a migration."""

import sqlite3

BOTS = "('bot', 'stand-in', 'resigned', 'gone')"
PEOPLE = "('person', 'stand-in', 'resigned')"


def find_going_on(db: sqlite3.Connection) -> None:
    """Where a bot is asked, where all seats are taken, and where all want a rematch."""
    db.execute("ALTER TABLE matches ADD COLUMN goes_on INTEGER NOT NULL DEFAULT 0")
    db.execute("CREATE INDEX matches_going_on ON matches (goes_on) WHERE goes_on = 1")
    db.execute(  # a table of the very first version does not say who is asked
        "UPDATE matches SET goes_on = 1 WHERE state = 'running' AND EXISTS (SELECT 1 FROM seats s"
        f" WHERE s.match = matches.id AND s.bot IS NOT NULL AND s.state IN {BOTS}"
        " AND (waiting = '' OR instr(waiting, s.seat)))"
    )
    db.execute(
        "UPDATE matches SET goes_on = 1 WHERE state = 'open' AND NOT EXISTS"
        " (SELECT 1 FROM seats s WHERE s.match = matches.id AND s.state = 'open')"
    )
    people = f"FROM seats s WHERE s.match = matches.id AND s.state IN {PEOPLE}"
    wants = "coalesce((SELECT text FROM rows r WHERE r.match = s.match AND r.kind = 'rematch'"
    wants += " AND r.seat = s.seat ORDER BY r.n DESC LIMIT 1), 'no')"
    db.execute(
        "UPDATE matches SET goes_on = 1 WHERE state IN ('over', 'stopped') AND rematch IS NULL"
        f" AND EXISTS (SELECT 1 {people}) AND NOT EXISTS (SELECT 1 {people} AND {wants} <> 'yes')"
    )
