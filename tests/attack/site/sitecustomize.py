"""Watches every Python process of a server from its first moment: which files, how long.

One line per finding is appended to the file that MALECON_WATCH names: `open PATH` for a file
outside the folders in MALECON_WATCH_OK and not named in MALECON_WATCH_EXACT, and `slow SECONDS
WHAT` for a callback of the event loop that took more than 100 ms of processor time.
"""

import os
import sys
import time
from typing import Any
from urllib.parse import unquote, urlsplit

LIMIT = 0.1
_log = os.open(os.environ["MALECON_WATCH"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
_ok = tuple(os.environ["MALECON_WATCH_OK"].split(os.pathsep))
_exact = set(os.environ["MALECON_WATCH_EXACT"].split(os.pathsep))
_FILES = {"open", "os.listdir", "os.scandir", "sqlite3.connect", "os.remove", "os.rename"}


def _note(*words: object) -> None:
    os.write(_log, (" ".join(map(str, words)).replace("\n", "\\n") + "\n").encode())


def _look(event: str, about: tuple[Any, ...]) -> None:
    if event not in _FILES or not about or isinstance(about[0], int):
        return
    path = os.path.abspath(_named(os.fsdecode(about[0] if about[0] is not None else ".")))
    if not path.startswith(_ok) and path not in _exact:
        _note(event, path)


def _named(path: str) -> str:
    """The file that a name or, for a database, an address of one stands for."""
    return unquote(urlsplit(path).path) if path.startswith("file:/") else path


def _whose(handle: Any) -> object:
    """The task that a callback wakes up, or the callback itself."""
    task = getattr(handle._callback, "__self__", None)
    return task if hasattr(task, "get_coro") else handle


def _time_callbacks() -> None:
    from asyncio import events

    run = events.Handle._run

    def timed(handle: events.Handle) -> None:
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > LIMIT:
            _note("slow", f"{took:.3f}", repr(_whose(handle))[:300])

    setattr(events.Handle, "_run", timed)  # noqa: B010


sys.addaudithook(_look)
_time_callbacks()
