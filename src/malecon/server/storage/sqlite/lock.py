"""A data folder has one owner: a lock that ends with the process, however that ends."""

import os
import sys
import time
from pathlib import Path
from typing import Final

from malecon.server.storage.failures import Taken

FILE: Final = "malecon.lock"
PATIENCE: Final = 2.0  # seconds; a killed predecessor may still be on its way out
_AGAIN: Final = 0.05

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30  # locked bytes cannot be read, and the owner's number should be

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The lock of one folder.

    Files that Python opens are not inherited by programs started later, so bots' workers, which
    outlive a killed server by a moment, do not hold it.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file = -1

    def take(self, patience: float = PATIENCE) -> None:
        """Own the folder from now on; Taken if somebody else does."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        until = time.monotonic() + patience
        while True:
            try:
                _lock(file)
                break
            except OSError:
                if time.monotonic() >= until:
                    os.close(file)
                    raise Taken(self._sentence()) from None
                time.sleep(_AGAIN)
        os.ftruncate(file, 0)
        os.write(file, b"%d\n" % os.getpid())
        self._file = file

    def free(self) -> None:
        """Let the next one have the folder. The file stays: who waits has it open already."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _sentence(self) -> str:
        try:
            owner = int(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            owner = 0
        who = f"process {owner}" if owner else "another process"
        folder = self._path.parent
        return (
            f"{folder} belongs to a server that is running ({who}); end that one first, or name"
            " another folder with --data. Nothing was changed."
        )
