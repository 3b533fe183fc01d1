"""Memory that is not needed any more goes back to the system.

Rooms hold no circles, so that they are freed when they are thrown away. What the C library has
freed it keeps, unless it is told to give it back (glibc only; elsewhere nothing is done).
"""

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Final

OFTEN: Final = (1_000, 20, 1_000_000)  # young objects as ever, old ones not by themselves
PAUSE: Final = 60.0  # seconds between two looks for circles


async def collect(is_deserted: Callable[[], bool]) -> None:
    """Look for circles of garbage among what is new: a look at all takes tenths of a second.

    What has outlived a look is left alone until nobody is connected, with a socket or without.
    """
    gc.set_threshold(*OFTEN)
    while True:
        gc.freeze()
        await asyncio.sleep(PAUSE)
        if is_deserted():
            gc.unfreeze()
        gc.collect()


async def give_back() -> None:
    """Return free pages to the system; other threads run on meanwhile."""
    gc.collect()
    if sys.platform == "linux":
        await asyncio.to_thread(_trim)


def _trim() -> None:
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):  # another C library
        return
