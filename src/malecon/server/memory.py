"""Memory that is not needed any more goes back to the system.

Rooms hold no circles, so that they are freed when they are thrown away. What the C library has
freed it keeps, unless it is told to give it back (glibc only; elsewhere nothing is done).
"""

import asyncio
import ctypes
import gc
import sys


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
