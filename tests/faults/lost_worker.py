"""What becomes of the games when no process can be started in which bots think."""

import os
import signal

from tests.faults.evening import Evening
from tests.faults.shim import NO_MORE, PIPE


async def no_worker(evening: Evening) -> None:
    """It is said, people play on, and as soon as a worker can be started bots do, too."""

    async def has_worker() -> bool:
        return bool(evening.workers())

    await evening.until(has_worker, "a bot thinks")
    evening.shim.fail(PIPE, NO_MORE)
    for worker in evening.workers():
        os.kill(worker, signal.SIGKILL)
    await evening.was_hit()
    await evening.is_failing()
    evening.shim.heal()
    await evening.is_fine()
    await evening.until(has_worker, "a bot thinks again")
    await evening.plays_on()
