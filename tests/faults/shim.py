"""Builds shim.c, which stands between a server and its disk, and talks to it: see there."""

import ctypes
import errno
import mmap
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct

SOURCE: Final = Path(__file__).with_name("shim.c")

# What can fail; several together by |.
WRITE: Final = 1
EXTEND: Final = 2
SYNC: Final = 4
READ: Final = 8
CREATE: Final = 16
PIPE: Final = 32  # without one no process can be started

FULL: Final = errno.ENOSPC
BROKEN: Final = errno.EIO
NO_MORE: Final = errno.EMFILE
LIE: Final = 0  # of a sync: it is said to be done and is not
KILL: Final = -1  # in place of an error: the process is killed where it stands

ALWAYS: Final = -1
RULES: Final = 8
_OFFSET: Final = struct.Struct("=q")
_RULE: Final = struct.Struct("=iiiii44s")
_HEADER: Final = struct.Struct("=IB3xiiQq")


def lacking() -> str:
    """What lacks to build and use it, or nothing."""
    if not sys.platform.startswith("linux"):
        return "LD_PRELOAD as we use it is Linux's"
    return "" if shutil.which("cc") else "there is no C compiler"


def need() -> None:
    """Pass a test over where something lacks, but never on the build machine."""
    reason = lacking()
    if reason and os.environ.get("CI") == "true":
        pytest.fail(f"Tests of a failing disk did not run: {reason}.")
    if reason:
        pytest.skip(f"Tests of a failing disk did not run: {reason}.")


@cache
def library() -> Path:
    """The shim, built once for each run."""
    folder = tempfile.TemporaryDirectory(prefix="malecon-shim-")
    _KEPT.append(folder)
    made = Path(folder.name) / "shim.so"
    command = ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(made), str(SOURCE)]
    subprocess.run([*command, "-ldl"], check=True, timeout=120)
    return made


_KEPT: Final[list["tempfile.TemporaryDirectory[str]"]] = []  # until the end of the run


class Shim:
    """The shim for one folder: the environment of its server, the failures, and the trace."""

    def __init__(self, folder: Path, beside: Path, *, record: bool = False) -> None:
        self.trace = beside / "trace"
        self._size = _OFFSET.size + RULES * _RULE.size
        path = beside / "control"
        path.write_bytes(bytes(self._size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), self._size)
        self.environment = {
            "LD_PRELOAD": str(library()),
            "MALECON_SHIM_FOLDER": str(folder.resolve()),
            "MALECON_SHIM_CONTROL": str(path),
        }
        if record:
            self.environment["MALECON_SHIM_TRACE"] = str(self.trace)

    def fail(
        self, operations: int, error: int, name: str = "", *,
        times: int = ALWAYS, after: int = 0, rule: int = 0,
    ) -> None:  # fmt: skip
        """From now on let operations on files with such an end of their name fail."""
        self.heal(rule)
        place = _OFFSET.size + rule * _RULE.size
        _RULE.pack_into(self._map, place, 0, error, after, times, 0, name.encode())
        ctypes.c_int32.from_buffer(self._map, place).value = operations  # last: now it is on

    def heal(self, rule: int = 0) -> None:
        """No failures any more."""
        place = _OFFSET.size + rule * _RULE.size
        ctypes.c_int32.from_buffer(self._map, place).value = 0

    def hits(self, rule: int = 0) -> int:
        """How often something failed since the rule was set."""
        hits: int = _RULE.unpack_from(self._map, _OFFSET.size + rule * _RULE.size)[4]
        return hits

    def jump(self, seconds: float) -> None:
        """Move the server's wall clock; 0 is true time."""
        _OFFSET.pack_into(self._map, 0, int(seconds * 1e9))


class Note(Struct, frozen=True):
    """One entry of a trace.

    c create, t truncate, w write, u unlink, r rename (data: the new name), b and s the begin and
    the end of a sync, a an answer to a client.
    """

    what: str
    process: int
    name: str
    inode: int
    at: int
    data: bytes


def notes(trace: Path) -> Iterator[Note]:
    """All that a trace tells, in order."""
    content = memoryview(trace.read_bytes())
    place = 0
    while place < len(content):
        length, what, process, named, inode, at = _HEADER.unpack_from(content, place)
        data = bytes(content[place + _HEADER.size : place + _HEADER.size + length])
        yield Note(chr(what), process, data[:named].decode(), inode, at, data[named:])
        place += _HEADER.size + length
