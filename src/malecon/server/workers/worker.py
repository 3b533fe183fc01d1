"""A worker: a process of low priority that thinks for bots."""

import os
import signal
from multiprocessing.connection import Connection
from typing import Final

from msgspec import json

NICENESS: Final = 10
READY: Final = b"ready"


def work(pipe: Connection) -> None:
    """A worker: questions in, answers out, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    from malecon.server.workers import bots
    from malecon.server.workers.questions import Job

    try:
        pipe.send_bytes(READY)
        while True:
            job = json.decode(pipe.recv_bytes(), type=Job)
            pipe.send_bytes(bots.said(job))
    except (EOFError, OSError):  # nobody asks any more
        return
