"""Logs on standard error: readable on a terminal, else one JSON object per line.

They say what happened, where and why; never a secret, nor words that somebody has sent.
"""

import logging
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from malecon import __version__

VERSION: Final = __version__
LINES: Final = 30  # of one kind in a minute; what is left out is counted
_MINUTE: Final = 60.0
_SECRETS: Final = ("secret", "token", "cookie", "seed", "text", "body", "query", "moves", "action")


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


def _limit(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Drop what comes too often: a flood fills no disk."""
    kind = _kinds[line["event"], line.get("level"), line.get("error")]
    if not kind.is_let_through(time.monotonic()):
        raise structlog.DropEvent
    if kind.left_out:
        line["left_out"], kind.left_out = kind.left_out, 0
    return line


def _keep_secrets(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    for name in _SECRETS:
        line.pop(name, None)
    return line


def _encode(line: Any, **_: object) -> str:
    return msgspec.json.encode(line, enc_hook=str).decode()


def _in_order(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    return {"at": round(time.time(), 3), "what": line.pop("event"), **line}


_LINES: Final[Sequence[Processor]] = (
    _limit,
    _keep_secrets,
    _in_order,
    structlog.processors.JSONRenderer(serializer=_encode),
)
_TERMINAL: Final[Sequence[Processor]] = (
    _limit,
    _keep_secrets,
    structlog.processors.TimeStamper("%H:%M:%S", utc=False),
    structlog.dev.ConsoleRenderer(pad_event_to=12, sort_keys=False),
)


def note(what: str, /, **fields: Any) -> None:
    """One line, unless there were many of its kind."""
    form = _TERMINAL if sys.stderr.isatty() else _LINES
    out = structlog.wrap_logger(
        structlog.WriteLogger(sys.stderr), form, structlog.BoundLogger, context_class=dict
    )
    out.msg(what, **fields)


def failed(what: str, error: BaseException | None, /, **fields: Any) -> None:
    """Something failed: what, where, and why as far as that can be told.

    The message of an error may hold what somebody sent. It is written only where it comes from the
    system or the store.
    """
    where = traceback.extract_tb(error.__traceback__)[-6:] if error is not None else []
    places = [f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno}" for frame in where]
    why = _reason(error)
    if why:
        fields["why"] = why
    note(what, error=type(error).__name__, where=places, **fields)


def _reason(error: BaseException | None) -> str:
    if isinstance(error, OSError):
        return error.strerror or ""
    return str(error) if getattr(error, "is_loggable", False) else ""


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
