"""Records on disk."""

import os
from pathlib import Path

from malecon.games.errors import BadRecord, shown
from malecon.games.record import FIRST_LINES


def read(file: str) -> str:
    """The text of a record; OSError if it cannot be read, BadRecord if it is no text."""
    try:
        return _path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file}: this is no text, so it is no record.") from error


def save(file: str, text: str) -> None:
    """Write a record whole or not at all, and never over a file of another kind."""
    path = _path(file)
    if path.exists() and not _is_record(path):
        raise BadRecord(f"{file}: this is there already and no record, so it stays as it is.")
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


def _path(file: str) -> Path:
    if not file or "\0" in file:
        raise BadRecord(f"{shown(file)} cannot be the name of a file.")
    return Path(file).expanduser()


def _is_record(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as opened:
        first = opened.readline(100).strip().decode("ascii", "replace")
        return first in ("", *FIRST_LINES.values())
