"""Logs as one JSON object per line: what happened, never who with a secret or which words."""

import logging
import sys
import time
import traceback
from collections import defaultdict
from typing import Any, Final

import msgspec

from malecon import __version__

VERSION: Final = __version__
LINES: Final = 30  # of one kind in a minute; what is left out is counted
_MINUTE: Final = 60.0
_SECRETS: Final = ("secret", "token", "cookie", "seed", "text", "body", "query")


class _Kind:
    """Lines of one kind: when the minute began, how many were written, how many not."""

    def __init__(self) -> None:
        self.since = float("-inf")
        self.written = 0
        self.left_out = 0

    def is_let_through(self, now: float) -> bool:
        if now - self.since >= _MINUTE:
            self.since, self.written = now, 0
        self.written += 1
        self.left_out += self.written > LINES
        return self.written <= LINES


_kinds: defaultdict[tuple[str, object, object], _Kind] = defaultdict(_Kind)


def note(what: str, /, **fields: Any) -> None:
    """One line on standard error, unless there were many of its kind: a flood fills no disk."""
    kind = _kinds[what, fields.get("level"), fields.get("error")]
    if not kind.is_let_through(time.monotonic()):
        return
    if kind.left_out:
        fields["left_out"], kind.left_out = kind.left_out, 0
    kept = {name: value for name, value in fields.items() if name not in _SECRETS}
    line = {"at": round(time.time(), 3), "what": what, **kept}
    sys.stderr.write(msgspec.json.encode(line, enc_hook=str).decode() + "\n")


def failed(what: str, error: BaseException | None, /, **fields: Any) -> None:
    """A bug, with where it was found; its message may hold what somebody sent, so it stays out."""
    where = traceback.extract_tb(error.__traceback__)[-6:] if error is not None else []
    places = [f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno}" for frame in where]
    note(what, error=type(error).__name__, where=places, **fields)


class _Lines(logging.Handler):
    """What libraries log, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            failed(record.name, error)
        else:
            note(record.name, level=record.levelname, said=record.getMessage()[:200])


def listen(*loggers: str) -> None:
    """Write what these libraries warn of, instead of what they would write themselves."""
    for name in loggers:
        found = logging.getLogger(name)
        found.setLevel(logging.WARNING)
        found.propagate = False
        if not any(isinstance(handler, _Lines) for handler in found.handlers):
            found.addHandler(_Lines())
