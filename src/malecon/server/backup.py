"""A copy of the store as it was at one moment, taken while the server goes on."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from malecon.server import schema
from malecon.server.sqlite import FILE

PAGES: Final = 2000  # copied at a time; a whole copy in one step would be begun again at each write


def copied(folder: Path, file: Path) -> int:
    """Copy the store of a folder; the size of the copy. An existing file is replaced at the end."""
    source_path = folder / FILE
    if not source_path.is_file():
        raise FileNotFoundError(2, "there is no store here", str(folder))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    source = schema.connect(str(source_path), reading=True)
    target = sqlite3.connect(part)
    try:
        source.execute("BEGIN")  # in the write-ahead log a reader keeps its moment
        source.execute("SELECT count(*) FROM matches").fetchone()
        target.execute("PRAGMA journal_mode = DELETE")
        source.backup(target, pages=PAGES)
        found = target.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise OSError(f"the copy is damaged: {found}")
    finally:
        target.close()
        source.close()
    os.replace(part, file)
    return file.stat().st_size
