"""Whether a store contains all that its head has seen, and how its host accepts one that does not.

Nothing here writes into a store: it is read by connections that cannot, so that what is left of a
damaged log stays for whoever can make something of it.
"""

import sqlite3
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from malecon.server.storage.sqlite import database, head
from malecon.server.storage.sqlite.head import Seen
from malecon.server.storage.sqlite.lock import Lock

TRIES: Final = 3  # a server that runs may go on between the look at the head and the next
PAUSE: Final = 0.05
ASIDE: Final = ".old"


class Found(Struct):
    """What a database, or its main file alone, says of itself."""

    store: str
    commits: int
    main: int
    chain: str  # the hash at the commit that the head has seen last


def loss(path: Path) -> str:
    """What a store lacks, in words; nothing if it has all, or no head that says otherwise."""
    said = ""
    for number in range(TRIES):
        if number:
            time.sleep(PAUSE)
        said = _loss(path)
        if not said:
            break
    return said


def _loss(path: Path) -> str:
    try:
        seen = head.seen(path.with_name(head.FILE))
    except ValueError as error:
        return str(error)
    if seen is None:
        return ""
    if not path.is_file() or not path.stat().st_size:  # SQLite would begin a new one
        return f"the store is empty, and {_commits(seen.commits)} were in it"
    found = _found(path, seen)
    if found is None or found.store != seen.store:
        return f"this is another store than the one that {head.FILE} belongs to"
    if found.commits < seen.commits:
        missing = seen.commits - found.commits
        return f"the last {_commits(missing)} of {seen.commits} are missing"
    if found.chain != seen.hash:
        return f"its log is another than the one that {head.FILE} has seen"
    if _is_older(path, seen):
        return f"{path.name} is older than the log {path.name}-wal beside it"
    return ""


def _commits(number: int) -> str:
    return "1 commit" if number == 1 else f"{number} commits"


def _is_older(path: Path, seen: Seen) -> bool:
    """Whether the main file alone is of a time before the log was last brought into it."""
    alone = _found(path, seen, alone=True)
    return alone is not None and alone.main < seen.main


def _found(path: Path, seen: Seen, *, alone: bool = False) -> Found | None:
    """None if there is no head in it, or it cannot be read."""
    try:
        if alone:  # without the log, in which whatever is unfinished here is whole
            uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            db = sqlite3.connect(uri, uri=True)
        else:
            db = database.connect(str(path), reading=True)
        try:
            store, main = db.execute("SELECT store, main FROM head").fetchone()
            if alone:
                return Found(store.hex(), 0, main, "")
            commits = db.execute("SELECT max(commits) FROM chain").fetchone()[0]
            at = db.execute("SELECT hash FROM chain WHERE commits=?", (seen.commits,)).fetchone()
        finally:
            db.close()
    except (sqlite3.Error, TypeError):
        return None
    return Found(store.hex(), commits or 0, main, at[0].hex() if at else "")


def accept(path: Path) -> tuple[str, list[str]]:
    """Let a store start as it is; what is lost by that, in words, and what was put aside."""
    lock = Lock(path.parent)
    lock.take()
    try:
        said = loss(path)
        return said, _put_aside(path) if said else []
    finally:
        lock.free()


def _put_aside(path: Path) -> list[str]:
    """The head, and before SQLite reads it a log that does not belong to the main file."""
    file, log = path.with_name(head.FILE), path.with_name(f"{path.name}-wal")
    moved = [file]
    if log.exists() and log.stat().st_size and not _belongs(path, file):
        moved.append(log)
        path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    for each in moved:
        each.replace(f"{each}{ASIDE}")
    return [f"{each.name}{ASIDE}" for each in moved]


def _belongs(path: Path, file: Path) -> bool:
    """Whether main file and log are of one store and time."""
    try:
        seen = head.seen(file)
    except ValueError:
        return True
    if seen is None:
        return True
    both, alone = _found(path, seen), _found(path, seen, alone=True)
    if alone is None or alone.store != seen.store:
        return both is not None
    is_ours = both is not None and both.store == seen.store
    is_known = both is not None and (both.commits < seen.commits or both.chain == seen.hash)
    return is_ours and is_known and alone.main >= seen.main
