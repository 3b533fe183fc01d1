"""What a table of a season waits for: somebody by name, or nobody any more."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from malecon.server.storage.rows import StoredClocks
from tests.server.season_notices import rows_of


def standing(store: Path, now: int, gone: set[str]) -> tuple[Counter[str], list[str]]:
    """How many tables are over or wait for what; and those that wait for nobody who could come."""
    found: Counter[str] = Counter()
    stuck = []
    for id, state, due, waiting in rows_of(store, "SELECT id, state, due, waiting FROM matches"):
        seats = rows_of(
            store, "SELECT s.seat, s.state, i.person, k.person FROM seats s LEFT JOIN identities i"
            " ON i.id = s.identity LEFT JOIN identities k ON k.id = s.kept WHERE s.match = ?", id,
        )  # fmt: skip
        if state == "running":
            what = _running(store, id, due, set(map(int, waiting)), seats, now, gone)
        elif state == "open":
            what = _open(seats, gone)
        else:
            what = state
        found[what or "stuck"] += 1
        if not what:
            stuck.append(f"{id}: {state}, asked {waiting!r}, due {due} at {now}, {seats}")
    return found, stuck


def _running(
    store: Path, id: str, due: int | None, asked: set[int], seats: list[Any], now: int,
    gone: set[str],
) -> str:  # fmt: skip
    people = {person for _, state, person, _ in seats if state in ("person", "stand-in")}
    if not any(state == "person" for _, state, _, _ in seats):
        return "paused, its people are gone" if people <= gone else "paused, somebody may come back"
    ((text,),) = rows_of(store, "SELECT clocks FROM rows WHERE match=? ORDER BY n DESC LIMIT 1", id)
    clocks = msgspec.json.decode(text, type=StoredClocks)
    playing = {seat for seat, state, _, _ in seats if state == "person"}
    if not asked or asked - playing:
        return ""  # a bot is asked and does not answer
    if asked <= {*clocks.standing}:
        return "waiting for somebody on holiday"
    is_timed = asked <= {*clocks.running, *clocks.standing} and due is not None and due > now
    return "waiting for somebody whose clock runs" if is_timed else ""


def _open(seats: list[Any], gone: set[str]) -> str:
    kept = {person for _, state, _, person in seats if state == "open" and person}
    if not kept:
        return ""
    return "open, kept for who is gone" if kept <= gone else "open, kept for somebody"


def ran_out(store: Path, holidays: dict[str, list[dict[str, str]]]) -> list[str]:
    """The tables and times at which the clock of somebody on holiday was at zero.

    In the first hour of a holiday it may have been so in the hour before.
    """
    found = []
    for table, at, person in rows_of(
        store, "SELECT r.match, r.at, i.person FROM rows r JOIN seats s ON s.match = r.match"
        " AND s.seat = r.seat JOIN identities i ON i.id = s.identity"
        " WHERE r.kind = 'grace' OR r.kind = 'stand' AND r.text LIKE '% clock'",
    ):  # fmt: skip
        when = datetime.fromtimestamp(at / 1000, UTC)
        days = {one.date().isoformat() for one in (when, when - timedelta(hours=1))}
        for holiday in holidays.get(person, []):
            if all(holiday["first"] <= day <= holiday["last"] for day in days):
                found.append(f"{table} at {when}")
    return found
