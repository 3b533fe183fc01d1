"""How long the event loop is held: the CPU of every callback, measured as it runs."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Held:
    """The callbacks of a while, the longest first."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self.callbacks = 0
        self.worst_gap = 0.0

    def note(self, seconds: float, handle: Any) -> None:
        self.callbacks += 1
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(handle)


@contextmanager
def held() -> Iterator[Held]:
    """Measure the CPU of this thread in each callback, with a server's habits of collecting."""
    found = Held()
    run = asyncio.events.Handle._run
    thresholds = gc.get_threshold()

    def measured(self: asyncio.events.Handle) -> None:
        began = time.thread_time()
        try:
            run(self)
        finally:
            found.note(time.thread_time() - began, self)

    gc.collect()
    gc.set_threshold(1_000, 20, 1_000_000)
    asyncio.events.Handle._run = measured  # type: ignore[method-assign]
    try:
        yield found
    finally:
        asyncio.events.Handle._run = run  # type: ignore[method-assign]
        gc.set_threshold(*thresholds)


async def heartbeat(found: Held) -> None:
    """Notes how much later than asked for the loop comes round, until cancelled."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(0.001)
        found.worst_gap = max(found.worst_gap, time.monotonic() - began - 0.001)
