"""The parent of `malecon serve`: starts the server again when it ended without being told to.

The child is the same command, started anew. The two hold the ends of a socket pair: the child says
on it where it serves, and notices by its end that the parent is gone, however that went.
"""

import os
import select
import signal
import socket
import subprocess
import threading
import time
from contextlib import suppress
from typing import Final

from malecon.server import logs
from malecon.server.storage.sqlite.writer import UNSURE

VARIABLE: Final = "MALECON_PARENT"  # the child's end of the pair, and the port of the last child
# Python's own allocator gives back whole megabytes only, and something small is left in each.
GIVES_BACK: Final = {"PYTHONMALLOC": "malloc", "MALLOC_ARENA_MAX": "2"}
BROKEN: Final = 70  # the status of a server that a bug has ended
FIRST_WAIT: Final = 0.5  # seconds before a restart; doubled each time
LONGEST_WAIT: Final = 30.0
HEALTHY: Final = 60.0  # seconds up, after which the waits begin anew
ENDING: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
ENDED: Final = (0, -signal.SIGTERM, -signal.SIGINT)  # uvicorn closes, then dies of its signal


class Parent:
    """The parent, as the child sees it."""

    def __init__(self, said: str) -> None:
        file, _, port = said.partition(" ")
        self.port = int(port or 0)
        self.is_back = self.port > 0
        self._socket = socket.socket(fileno=int(file))
        self._socket.set_inheritable(False)  # bots' workers must not keep it open
        threading.Thread(target=self._watch, name="malecon-parent", daemon=True).start()

    def ready(self, port: int) -> None:
        """Tell the parent that and where the server serves."""
        with suppress(OSError):
            self._socket.sendall(b"%d" % port)

    def _watch(self) -> None:
        with suppress(OSError):
            self._socket.recv(1)
        os._exit(UNSURE)  # nobody knows of this process any more


def parent() -> Parent | None:
    """The parent, for a process that has one."""
    said = os.environ.pop(VARIABLE, "")
    for name in GIVES_BACK if said else ():
        os.environ.pop(name, None)  # it is for the server, not for the bots that it starts
    return Parent(said) if said else None


def is_abnormal(status: int) -> bool:
    """Whether a server that ended with a status is to be started again."""
    return status in (UNSURE, BROKEN) or (status < 0 and status not in ENDED)


class ServerKeeper:
    """Keeps one server running until it is told to end, or ends in good order."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._port = 0  # where a server has served
        self._is_ending = False
        # Signals come as bytes, so that none is lost between a look and a wait.
        self._signals, wakes = socket.socketpair()
        wakes.setblocking(False)
        self._wakes = wakes
        signal.set_wakeup_fd(wakes.fileno())
        for number in (*ENDING, signal.SIGCHLD):
            signal.signal(number, lambda *_: None)

    def run(self) -> int:
        """Until the end; the status of the last server."""
        wait = FIRST_WAIT
        while True:
            began = time.monotonic()
            status = self._serve()
            if self._is_ending or not self._port or not is_abnormal(status):
                return 0 if status in ENDED else status if status > 0 else 128 - status
            if time.monotonic() - began >= HEALTHY:
                wait = FIRST_WAIT
            logs.note("restart", status=status, wait=wait)
            if self._is_told_to_end(wait):
                return 0
            wait = min(wait * 2, LONGEST_WAIT)

    def _serve(self) -> int:
        """One server from its start to its end; its status."""
        ours, theirs = socket.socketpair()
        with ours:
            with theirs:
                said = f"{theirs.fileno()} {self._port or ''}"
                child = subprocess.Popen(
                    self._command,
                    env=GIVES_BACK | os.environ | {VARIABLE: said},
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,  # a Ctrl-C comes to the parent alone, who passes it on
                )
            while child.poll() is None:
                number = self._signal(None)
                if number in ENDING:
                    self._is_ending = True
                    child.send_signal(signal.SIGINT if number == signal.SIGINT else signal.SIGTERM)
            ours.setblocking(False)
            with suppress(OSError):
                self._port = int(ours.recv(16) or self._port)
        return child.returncode

    def _is_told_to_end(self, within: float) -> bool:
        until = time.monotonic() + within
        while (left := until - time.monotonic()) > 0:
            if self._signal(left) in ENDING:
                return True
        return False

    def _signal(self, within: float | None) -> int:
        """The next signal; 0 if there was none in time."""
        ready, _, _ = select.select([self._signals], [], [], within)
        return self._signals.recv(1)[0] if ready else 0
