"""Which files a piece of work opens, asks for or lists, as Python itself reports it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_EVENTS = ("open", "os.listdir", "os.scandir")
_lists: list[list[str]] = []  # a hook cannot be taken away again, so there is one for all


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if _lists and event in _EVENTS and isinstance(arguments[0], str | bytes | os.PathLike):
        name = os.fsdecode(arguments[0])
        for names in _lists:
            names.append(name)


sys.addaudithook(_note)


@contextmanager
def files_opened() -> Iterator[list[str]]:
    """The names of all files that are opened meanwhile, by any thread."""
    names: list[str] = []
    _lists.append(names)
    try:
        yield names
    finally:
        _lists.remove(names)
